"""What one viewer is shown at a position: painted parts, the question, the log, points by source. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.core.asks import Ask, Choice, ask, told
from terrae.core.errors import MoveError
from terrae.core.events import Event
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.scene import Scene, Seat
from terrae.core.state import State
from terrae.core.wording import good_words, sentence, source_words, words
from terrae.server.table import number_of

HEADING = ("round", "order")  # units above the table
POINTS = "points"
MOST_REASONS = 6


# Painting


def heading(units: dict[str, str]) -> str:
    """What stands above the table: where the game is, and whose turn."""
    return "".join(units.get(unit, "") for unit in HEADING)


def seat_looks(scene: Scene) -> dict[int, dict[str, str]]:
    """How each seat is called and coloured in the picture."""
    return {part.seat: {"faction": part.name, "colour": part.colour} for part in scene.of(Seat)}


def scene_of(game: Game, state: State, names: list[str], viewer: int | None) -> Scene:
    """What a viewer (a seat number, or nobody) may see."""
    return game.scene(game.view(state, None if viewer is None else viewer - 1)).named(names)


def differences(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """The units that changed; a table has the same units from its first move to its last."""
    return {unit: text for unit, text in after.items() if before.get(unit) != text}


# The question


def verb_of(game: Game, text: str) -> str:
    return game.catalogue.parse(text).verb.word


def choice_data(game: Game, choice: Choice) -> dict[str, Any]:
    return {"verb": verb_of(game, choice.move), **choice.data()}


def ask_data(game: Game, state: State, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with everything a person needs to answer it."""
    found: Ask | None = None if state.over else ask(game, state, seat)
    if found is None:
        return None
    kind = next(type(decision).__name__ for decision in state.decisions() if decision.seat == seat)
    return {
        "seat": number_of(seat),
        "question": sentence(found.question),
        "kind": kind,
        "choices": [choice_data(game, choice) for choice in found.choices],
    }


def verbs_data(game: Game, asked: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The verbs of a question, as buttons."""
    verbs = dict.fromkeys(choice["verb"] for choice in asked["choices"]) if asked else ()
    return [{"verb": verb, "label": str(game.sign(verb).label), "icon": game.sign(verb).icon} for verb in verbs]


def waiting(names: list[str], to_move: list[int], over: bool) -> str:
    """What everybody else reads while somebody decides."""
    if over:
        return words("server.over")
    who = [words("server.nature") if seat == 0 else names[seat - 1] for seat in to_move]
    return words("server.waiting", who=", ".join(who))


# The log


def changes(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    """What seats paid, gained or could not use, with the source; the same from the same source is added up."""
    sums: dict[tuple[int, str, str, str], int] = {}
    for event in events:
        kind, what, amount = told(game, event)
        key = (number_of(event.seat), kind, what, source_words(game.name, event.source))
        sums[key] = sums.get(key, 0) + amount
    return [
        {"seat": seat, "kind": kind, "what": good_words(good, amount), "good": good, "amount": amount, "source": source}
        for (seat, kind, good, source), amount in sums.items()
        if amount
    ]


def journal(match: Match, start: int, runs: Sequence[int]) -> list[dict[str, Any]]:
    """The turns after a position: who, from which ply to which, the moves, and what they changed."""
    turns: list[dict[str, Any]] = []
    happened: list[list[Event]] = []
    for ply in range(start + 1, match.ply + 1):
        entry, run, brought = match.log[ply - 1], runs[ply - 1], match.events(ply)
        seat = number_of(entry.seat)
        if turns and turns[-1]["seat"] == seat and run in (0, turns[-1]["run"]):
            turns[-1]["ply"] = ply
            turns[-1]["moves"].append(entry.move.text)
            happened[-1] += brought
        else:
            turns.append({"first": ply, "ply": ply, "seat": seat, "run": run, "moves": [entry.move.text]})
            happened.append(list(brought))
    for turn, brought in zip(turns, happened, strict=True):
        del turn["run"]
        turn["changes"] = changes(match.game, brought)
    return turns


def breakdown(match: Match) -> list[dict[str, Any]]:
    """Points of each seat, and where they came from."""
    scores = match.game.scores(match.state)
    winners = match.game.winners(match.state) if match.over else []
    found: list[dict[str, Any]] = []
    for seat, points in enumerate(scores):
        sources: dict[str, int] = {}
        for source, amount in match.ledger.by_source(seat, POINTS).items():
            name = source_words(match.game.name, source)
            sources[name] = sources.get(name, 0) + amount
        found.append(
            {
                "seat": seat + 1,
                "points": points,
                "sources": {name: amount for name, amount in sources.items() if amount},
                "winner": seat in winners,
            }
        )
    return found


# Why not


def reasons(game: Game, state: State, seat: int, at: str) -> list[str]:
    """Why a part of the picture is not lit for a seat."""
    told = [sentence(line) for line in game.explain(state, seat, at.partition(":")[2] or at)]
    if told or state.over:
        return told
    legal = set(state.moves_of(seat))
    for move in game.catalogue.moves:
        if move in legal or at not in places(game, state, seat, move.text):
            continue
        reason = sentence(game.why_not(state, seat, move))
        if reason not in told:
            told.append(reason)
        if len(told) == MOST_REASONS:
            break
    return told


def places(game: Game, state: State, seat: int, text: str) -> list[str]:
    """The parts a move would be clicked on, also if it is not possible now."""
    try:
        return game.parts(state, game.catalogue.parse(text), seat)
    except (MoveError, LookupError):
        return []
