"""The opening of each seat beside what usually works: how its side fares, and where people begin with it.

Where nothing is known, nothing is said.
"""

from __future__ import annotations

from terrae.analysis.reasons import signed
from terrae.bots.judging import Usual, judge_for
from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.core.wording import phrase

FEWEST = 3  # games in which a side must have been seen before its places say something


def opened(match: Match) -> list[list[str]]:
    """By seat: where it began, before the first round."""
    game = match.game
    state = game.start(match.setting)
    found: list[list[str]] = [[] for _ in game.scores(state)]
    for entry in match.log:
        if game.round_of(state):
            break
        word = entry.move.verb.word
        if entry.seat != NATURE and word in game.openings:
            found[entry.seat].append(entry.move.text.removeprefix(word).strip())
        state.play(entry.move, entry.seat)
    return found


def openings(match: Match) -> list[tuple[int, str]]:
    """What can be said of each seat, in words; seats of which nothing is known are left out."""
    judge = judge_for(match.game, "quick")
    told: list[tuple[int, str]] = []
    for seat, (side, places) in enumerate(zip(match.game.sides(match.state), opened(match), strict=True)):
        usual = judge.usual(match.setting, side)
        words = [] if usual is None else [*fortune(usual), *begun(usual, places)]
        if words:
            told.append((seat, "; ".join(words)))
    return told


def fortune(usual: Usual) -> list[str]:
    """How the side fares beside others."""
    return [] if usual.fortune is None else [phrase("analysis.fortune", points=signed(usual.fortune))]


def begun(usual: Usual, places: list[str]) -> list[str]:
    """How many people began where the seat did, and where more of them do."""
    if usual.games < FEWEST or not places:
        return []
    own = [phrase("analysis.begun", place=place, times=usual.places.get(place, 0)) for place in places]
    said = [phrase("analysis.began", games=usual.games, places=", ".join(own))]
    favourite = max(usual.places, key=lambda place: usual.places[place], default="")
    if favourite and favourite not in places:
        said.append(phrase("analysis.favourite", place=favourite, times=usual.places[favourite]))
    return said
