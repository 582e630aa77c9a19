"""Openings: how a seat began a game, step by step, and how far it came out ahead of its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.state import NATURE

TURNS = 3  # turns of a seat that belong to its opening
DONE = "done"
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


def openings(match: Match) -> list[Opening]:
    """The opening of each seat; none of a game that is not over."""
    if not match.over:
        return []
    game = match.game
    paths: list[list[str]] = [[] for _ in range(match.setting.seats)]
    turns: list[list[list[str]]] = [[] for _ in paths]
    order: list[int] = []
    state, last = match.at(0), -2
    for entry in match.log:
        seat, move = int(entry.seat), entry.move
        now = game.round_of(state)
        if now and not order:
            order = game.turn_order(state)
        if seat != NATURE and move.verb.word in game.openings and not now:
            paths[seat].append(move.text.removeprefix(move.verb.word).strip())
        elif seat != NATURE and (now or not game.openings or paths[seat]):
            if last != seat or not turns[seat]:
                turns[seat].append([])
            turns[seat][-1].append(move.text)
        last = seat
        if all(len(found) > TURNS for found in turns):
            break
        state.play(move, seat)
    return told(game, match, paths, turns, order)


def told(
    game: Game, match: Match, paths: list[list[str]], turns: list[list[list[str]]], order: list[int]
) -> list[Opening]:
    """What was found, seat by seat."""
    end = match.state
    scores = game.scores(end)
    mean = sum(scores) / len(scores)
    order = order or game.turn_order(end) or list(range(len(scores)))
    setup = setup_of(game, game.laid_out(end), match.setting.options)
    found: list[Opening] = []
    for seat, side in enumerate(game.sides(end)):
        first = [] if side == str(seat + 1) else [side]
        path = [*first, *paths[seat], *(words(turn) for turn in turns[seat][:TURNS])]
        place = order.index(seat) + 1 if seat in order else seat + 1
        options = tuple(match.setting.options.items())
        found.append(Opening(game.name, len(scores), place, setup, tuple(path), round(scores[seat] - mean, 2), options))
    return found


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


def from_rows(seats: Iterable[Mapping[str, Any]], turns: Mapping[str, list[Mapping[str, Any]]]) -> list[Opening]:
    """The same from rows of the lab: those of seats, and those of turns by game."""
    games: dict[str, list[Mapping[str, Any]]] = {}
    for row in seats:
        if row["finished"]:
            games.setdefault(str(row["game_id"]), []).append(row)
    found: list[Opening] = []
    for name, rows in games.items():
        mean = sum(row["points"] for row in rows) / len(rows)
        for row in rows:
            own = [turn for turn in turns.get(name, []) if turn["seat"] == row["seat"]]
            played = [words(turn["moves"]) for turn in own if turn["round"] or not row["opening"]][:TURNS]
            path = [*([row["faction"]] if row["faction"] else []), *row["opening"], *played]
            setup = frozenset((thing["kind"].removeprefix("option "), thing["name"]) for thing in row["setup"])
            ahead = round(row["points"] - mean, 2)
            found.append(Opening(row["title"], row["seats"], row["order"] or 1, setup, tuple(path), ahead))
    return found
