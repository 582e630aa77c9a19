"""Openings: how a seat began a game, step by step, and how far it came out ahead of its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from terrae.core.game import Game, find_game
from terrae.core.keeping import kept_by_language
from terrae.core.match import Match
from terrae.core.names import Names
from terrae.core.state import NATURE
from terrae.explorer.tale import OPTION, Tale, tale_from_rows, tale_of

TURNS = 3  # turns of a seat that belong to its opening
DONE = "done"
MOST_PLACES = 6  # that a seat takes first, in any title
MOST_TOLD = 4096  # choices whose words are remembered
Span = tuple[int, int]  # from one ply to another
NO_SPAN = (0, 0)
Setup = frozenset[tuple[str, str]]  # what lies on the table, by kind, and the options that are not as usual


@dataclass(frozen=True)
class Opening:
    """What one seat did first in a game that is over."""

    title: str
    seats: int
    order: int  # its place in the first turn order, from 1
    setup: Setup
    path: tuple[str, ...]  # faction, first places, first turns
    ahead: float  # points above the mean of the table
    options: tuple[tuple[str, str], ...] = ()  # by which the same table can be set up
    tale: Tale | None = None  # the game, as far as it is needed to tell the path in words
    spans: tuple[Span, ...] = ()  # where in it each step of the path was played
    by_bots: bool = False  # from a book that comes with the title


@kept_by_language(MOST_TOLD)
def in_words(opening: Opening, depth: int) -> str:
    """A step of the path in words, as far as the game is known from which it comes; else as it is written."""
    first, last = opening.spans[depth] if depth < len(opening.spans) else NO_SPAN
    told = opening.tale.words(first, last) if opening.tale is not None and first < last else ""
    return told or opening.path[depth]


def label_of(names: Names, found: Sequence[Opening], step: str, depth: int) -> str:
    """A step in words: a faction by its name, a place or turn as the first game tells it in which it was taken."""
    if depth == 0 and step in names.sides:
        return names.side(step)
    taken = (one for one in found if len(one.path) > depth and one.path[depth] == step)
    sample = next(taken, None)
    return step if sample is None else in_words(sample, depth)


def openings(match: Match) -> list[Opening]:
    """The opening of each seat; none of a game that is not over."""
    if not match.over:
        return []
    game, end = match.game, match.state
    scores = game.scores(end)
    turns, order = first_turns(match)
    order = order or game.turn_order(end) or list(range(len(scores)))
    begun = [beginning(game, [turn for turn in turns if turn.seat == seat]) for seat in range(len(scores))]
    tale = tale_of(match, last_ply(begun))
    setup = setup_of(game, game.laid_out(end), match.setting.options)
    mean = sum(scores) / len(scores)
    found: list[Opening] = []
    for seat, (side, own) in enumerate(zip(game.sides(end), begun, strict=True)):
        path, spans = with_side("" if side == str(seat + 1) else side, own)
        place = order.index(seat) + 1 if seat in order else seat + 1
        ahead, options = round(scores[seat] - mean, 2), tuple(match.setting.options.items())
        found.append(Opening(game.name, len(scores), place, setup, path, ahead, options, tale, spans))
    return found


def from_rows(
    seats: Iterable[Mapping[str, Any]], turns: Mapping[str, Sequence[Mapping[str, Any]]], *, by_bots: bool = False
) -> list[Opening]:
    """The same from rows of the lab: those of seats, and those of turns by game, nature's among them."""
    games: dict[str, list[Mapping[str, Any]]] = {}
    for row in seats:
        if row["finished"]:
            games.setdefault(str(row["game_id"]), []).append(row)
    found: list[Opening] = []
    for name, rows in games.items():
        game, played = find_game(rows[0]["title"]), turns.get(name, [])
        begun = beginnings(game, rows, played)
        last = last_ply(begun)
        tale = tale_from_rows(game, rows[0], (row for row in played if row["ply"] <= last))
        mean = sum(row["points"] for row in rows) / len(rows)
        for row, own in zip(rows, begun, strict=True):
            path, spans = with_side(row["faction"], own)
            setup = frozenset((thing["kind"].removeprefix(OPTION), thing["name"]) for thing in row["setup"])
            ahead, order = round(row["points"] - mean, 2), row["order"] or 1
            title, count = row["title"], row["seats"]
            found.append(Opening(title, count, order, setup, path, ahead, (), tale, spans, by_bots))
    return found


def beginnings(
    game: Game, seats: Iterable[Mapping[str, Any]], turns: Iterable[Mapping[str, Any]]
) -> list[list[tuple[str, Span]]]:
    """What each seat of a game did first, from rows of the lab."""
    read = [Turn(row["seat"] - 1, row["round"], row["ply"] - 1, row["moves"]) for row in turns]
    return [beginning(game, [turn for turn in read if turn.seat == row["seat"] - 1]) for row in seats]


# Of one game


@dataclass
class Turn:
    """Moves of a seat in a row, in one round."""

    seat: int
    round: int
    first: int  # plies played before it
    moves: list[str]

    @property
    def span(self) -> Span:
        return self.first, self.first + len(self.moves)


def first_turns(match: Match) -> tuple[list[Turn], list[int]]:
    """The turns of a match until every seat has played enough, and the first turn order."""
    game, state = match.game, match.at(0)
    found: list[Turn] = []
    order: list[int] = []
    played = [0] * match.setting.seats  # turns since the first round began, or all where there are no rounds
    for ply, entry in enumerate(match.log):
        seat, now = int(entry.seat), game.round_of(state)
        if now and not order:
            order, played = game.turn_order(state), [0] * match.setting.seats
        if not found or (found[-1].seat, found[-1].round) != (seat, now):
            if min(played) > TURNS + MOST_PLACES:
                break
            found.append(Turn(seat, now, ply, []))
            if seat != NATURE:
                played[seat] += 1
        found[-1].moves.append(entry.move.text)
        state.play(entry.move, seat)
    return found, order


def beginning(game: Game, turns: list[Turn]) -> list[tuple[str, Span]]:
    """What a seat did first, of all its turns: the places it took, then some turns after them."""
    places: list[tuple[str, Span]] = []
    later: list[Turn] = []
    for turn in filter(None, (without_answers(game, turn) for turn in turns)):
        verbs = verbs_of(game, turn)
        taken = [number for number, verb in enumerate(verbs) if verb in game.openings and not turn.round]
        for number in taken:
            text = turn.moves[number].removeprefix(verbs[number]).strip()
            places.append((text, (turn.first + number, turn.first + number + 1)))
        if not taken and (places or turn.round or not game.openings):
            later.append(turn)
    later = later or turns  # all is dealt, and there are no rounds
    return [*places, *((words(turn.moves), turn.span) for turn in later[:TURNS])]


def verbs_of(game: Game, turn: Turn) -> list[str]:
    catalogue = game.catalogue.by_text
    return [catalogue[text].verb.word if text in catalogue else "" for text in turn.moves]


def without_answers(game: Game, turn: Turn) -> Turn | None:
    """What a seat did of its own accord; nothing if it only answered others."""
    own = [number for number, verb in enumerate(verbs_of(game, turn)) if verb not in game.answers]
    if not own:
        return None
    return replace(turn, first=turn.first + own[0], moves=turn.moves[own[0] : own[-1] + 1])


def with_side(side: str, begun: list[tuple[str, Span]]) -> tuple[tuple[str, ...], tuple[Span, ...]]:
    """The path of a seat, and where each step was played; what it plays comes first."""
    found = [*([(side, NO_SPAN)] if side else []), *begun]
    return tuple(step for step, _ in found), tuple(span for _, span in found)


def last_ply(begun: Iterable[Iterable[tuple[str, Span]]]) -> int:
    return max((span[1] for own in begun for _, span in own), default=0)


def words(moves: Iterable[str]) -> str:
    """The moves of a turn, without the word that ends it."""
    kept = [move for move in moves if move != DONE]
    return ", ".join(kept) or DONE


def setup_of(game: Game, things: Mapping[str, list[str]], options: Mapping[str, str]) -> Setup:
    """What lies on the table; tiles of rounds with their round, since their order matters."""
    usual = {option.name: option.default for option in game.options}
    found = {(kind, name) for kind, names in things.items() for name in names}
    found |= {(name, value) for name, value in options.items() if value != usual[name] and name not in things}
    return frozenset(found)
