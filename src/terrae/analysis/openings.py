"""The opening of each seat beside what usually works: how its side fares, where people begin with it, and how those
fared that took the same tiles.

Where nothing is known, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from terrae.analysis.reasons import signed
from terrae.analysis.usual import Experience, Fared, experience
from terrae.bots.judging import Usual, judge_for
from terrae.bots.registry import levels_in_words
from terrae.core.match import Match
from terrae.core.names import Names, names_of, uses, without_sides
from terrae.core.state import NATURE
from terrae.core.wording import phrase

MOST = 3  # things that are told of one seat, or of the table
FEWEST = 3  # games in which a side must have been seen before its places say something


def opened(match: Match) -> tuple[list[list[str]], list[int]]:
    """By seat where it began, before the first round; and the order of turns then."""
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
    return found, game.turn_order(state)


def openings(match: Match) -> list[tuple[int | None, str]]:
    """What can be said of each seat, and of the table (None) before them; what nothing is known of is left out."""
    game, judge = match.game, judge_for(match.game, "quick")
    seen, names = experience(game.name), names_of(game.name)
    things = [f"{kind} {name}" for kind, laid in game.laid_out(match.state).items() for name in laid]
    told: list[tuple[int | None, str]] = []
    if seen is not None and (words := of_table(seen, names, things)):
        told.append((None, words))
    taken = used(match, names)
    began, order = opened(match)
    for seat, (side, places) in enumerate(zip(game.sides(match.state), began, strict=True)):
        usual = judge.usual(match.setting, side)
        parts = [] if usual is None or (seen is not None and side in seen.sides) else fortune(usual)
        if seen is not None:
            parts += of_side(seen, names, side, things) + of_order(seen, order, seat)
        parts += [] if usual is None else begun(usual, places)
        if seen is not None:
            parts += of_places(seen, side, places) + of_uses(seen, names, taken[seat])
        if parts:
            told.append((seat, "; ".join(parts)))
    return told


def used(match: Match, names: Names) -> list[set[str]]:
    """By seat: what it did or took, in the words of the lab."""
    known = uses(match.game.name)
    found: list[set[str]] = [set() for _ in range(match.setting.seats)]
    for entry in match.log:
        if entry.seat != NATURE:
            found[entry.seat].add(without_sides(known[entry.move.index], names))
    return found


def of_table(seen: Experience, names: Names, things: Iterable[str]) -> str:
    """What lies on the table and gives everybody more, or less, than usual; or that nothing ever does."""
    if seen.even:
        return phrase("analysis.even", games=seen.games, bots=levels_in_words(seen.bots))
    found = [named(names.laid(*key.split(" ", 1)), fared) for key, fared in most(seen.table, things)]
    return phrase("analysis.table", things=", ".join(found)) if found else ""


def of_side(seen: Experience, names: Names, side: str, things: Iterable[str]) -> list[str]:
    """How a side fared in all games, and with what lies on this table."""
    if side not in seen.sides:
        return []
    fared = seen.sides[side]
    low, high = signed(fared.low), signed(fared.high)
    said = [
        phrase(
            "analysis.fared",
            points=signed(fared.points),
            low=low,
            high=high,
            times=fared.count,
            bots=levels_in_words(seen.bots),
        )
    ]
    with_it = most(seen.together, (f"{side} {thing}" for thing in things))
    found = [named(names.laid(*key.split(" ", 2)[1:]), fared) for key, fared in with_it]
    return said + ([phrase("analysis.fared-with", things=", ".join(found))] if found else [])


def of_order(seen: Experience, order: list[int], seat: int) -> list[str]:
    """How seats fared that began at the same place in the order of turns."""
    place = order.index(seat) + 1 if seat in order else 0
    fared = seen.orders.get(str(place))
    return [] if fared is None else [phrase("analysis.fared-order", place=place, points=signed(fared.points))]


def of_places(seen: Experience, side: str, places: Iterable[str]) -> list[str]:
    """How seats fared that began at the same places: beside others of their side, where there are sides."""
    own = f"{side} " if side in seen.sides else ""
    known = most(seen.places, (own + place for place in places))
    found = [named(key.removeprefix(own), fared) for key, fared in known]
    return [phrase("analysis.fared-at", what=", ".join(found))] if found else []


def of_uses(seen: Experience, names: Names, taken: Iterable[str]) -> list[str]:
    """How seats fared that took the same tiles and cards."""
    found = [named(names.use(key), fared) for key, fared in most(seen.uses, taken)]
    return [phrase("analysis.fared-took", what=", ".join(found))] if found else []


def most(known: Mapping[str, Fared], keys: Iterable[str]) -> list[tuple[str, Fared]]:
    """Of all that is known of these, what weighs most."""
    found = {key: known[key] for key in keys if key in known}
    return sorted(found.items(), key=lambda item: (-abs(item[1].points), item[0]))[:MOST]


def named(what: str, fared: Fared) -> str:
    return phrase("analysis.named", what=what, points=signed(fared.points))


def fortune(usual: Usual) -> list[str]:
    """How the side fares beside others, as the bot has it that plays it."""
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
