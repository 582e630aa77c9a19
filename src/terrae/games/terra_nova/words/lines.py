"""Lines: making a hex habitable and building the house there are one answer."""

from __future__ import annotations

from terrae.core.game import Line, Lines
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.voice import asked
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, Dig
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.words.asks import case_of
from terrae.games.terra_nova.words.case import VALUES
from terrae.games.terra_nova.words.names import VOICE


class Settling(Lines[Nova]):
    """A hex that has become habitable leads to a house on it, if the rules ask for one."""

    def onward(self, state: Nova, seat: int, line: Line) -> list[Move]:
        last = line[-1]
        if last.verb is not HABITABLE or state.over or not isinstance(asked(state, seat), Dig):
            return []
        return [move for move in state.moves_of(seat) if move.verb is BUILD and move.at == last.at]

    def label(self, state: Nova, seat: int, line: Line) -> Message:
        return VOICE.told("line.build", VALUES, case_of(state, asked(state, seat), line[0]))

    def rank(self, state: Nova, seat: int, line: Line) -> int:
        return 1 if line[-1].verb is HABITABLE else 0  # the house first
