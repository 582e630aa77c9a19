"""Lines: a hex is chosen first. What it takes to turn it, and the dwelling that may follow, are one answer."""

from __future__ import annotations

from terrae.board.wide import SPOTS
from terrae.core.game import Line, Lines
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import CULTS, TERRAINS
from terrae.games.terra_mystica.rules.building import BUILD, DWELLINGS
from terrae.games.terra_mystica.rules.cults import LOWER, PRICES
from terrae.games.terra_mystica.rules.digging import leaps
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.words.asks import label
from terrae.games.terra_mystica.words.names import cult, jump_word, number_of, place_of, terrain, text

HOME, PARTLY = 1, 2  # after those that build


class Groundwork(Lines[Mystica]):
    """Buying spades leads to what they are used for, turning a hex to what it is paid with and to a dwelling there."""

    def onward(self, state: Mystica, seat: int, line: Line) -> list[Move]:
        last = line[-1]
        if last.verb is DIG:
            return [*state.moves_by(seat, TRANSFORM), *state.moves_by(seat, LANDSCAPE)]
        if state.active != seat:
            return []
        if last.verb is TRANSFORM and state.turn.of(PRICES):
            return state.moves_by(seat, LOWER)
        turning = next((move for move in line if move.verb is TRANSFORM), None)
        if turning is not None and last.verb in (TRANSFORM, LOWER):
            at = hex_of(state, turning)
            build = state.land.of(BUILD)[at]
            return [build] if state.turn.of(DWELLINGS) & SPOTS[at] and build in state.moves_by(seat, BUILD) else []
        return []

    def suffices(self, line: Line) -> bool:
        return line[-1].verb not in (DIG, LOWER)

    def label(self, state: Mystica, seat: int, line: Line) -> Message:
        turning = next((move for move in line if move.verb is TRANSFORM), None)
        if turning is None:
            return label(state, line[-1], seat)
        owner = state.seats[seat]
        name = "build" if line[-1].verb is BUILD else "home" if leads_home(owner, turning) else "partly"
        paid = next((move for move in line if move.verb is LOWER), None)
        if paid is not None:
            track = cult(int(paid.at) % len(CULTS))
            return text("line.build-paid", place=place_of(turning), goal=terrain(goal_of(turning)), cult=track)
        jump = leaps(state, owner, hex_of(state, turning))
        bought = sum(int(move.at) + 1 for move in line if move.verb is DIG)
        return text(
            f"line.{name}-jump" if jump else f"line.{name}",
            place=place_of(turning),
            goal=terrain(goal_of(turning)),
            spades=number_of("spade", state.turn.amount("spades") + bought),
            jump=jump_word(owner) if jump else "",
        )

    def rank(self, state: Mystica, seat: int, line: Line) -> int:
        if line[-1].verb is not TRANSFORM:
            return 0
        return HOME if leads_home(state.seats[seat], line[-1]) else PARTLY


def hex_of(state: Mystica, turning: Move) -> int:
    """The hex that a move turns."""
    return int(state.land.hex_at[turning.at // len(TERRAINS)])


def goal_of(turning: Move) -> int:
    """What it turns the hex into."""
    return int(turning.at) % len(TERRAINS)


def leads_home(seat: Seat, turning: Move) -> bool:
    """Does it make home terrain?"""
    return goal_of(turning) == seat.home
