"""Plays the engine and the reference side by side and stops at the first thing they disagree on.

python -m tests.reference.agreement --games 1000
"""

from __future__ import annotations

import argparse
import random
from typing import Any, cast

from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.games.terra_nova import GAME
from tests.reference.rules import ReferenceGame

OPTIONS: list[dict[str, Any]] = [
    {"seats": seats, **more}
    for seats in (2, 3, 4)
    for more in (
        {},
        {"order": "dropout"},
        {"map": "alternative"},
        {"map": "two-player", "factions": "random"},
        {"setup": "first-game"},
        {"setup": "first-game", "map": "alternative"},
        {"factions": "random", "first": 2},
    )
] + [
    {"seats": 2, "variant": variant, **more}
    for variant in ("planner", "lucky-digger")
    for more in (
        {"map": "two-player"},
        {"map": "main"},
        {"map": "two-player", "factions": "random"},
        {"map": "main", "order": "dropout"},
    )
]
SEAT_FACTS = (
    "faction", "colour", "money", "points", "power", "sailing", "houses", "posts", "palaces", "bridges",
    "town_hexes", "town_tiles", "bonus", "used", "dropped", "bridges_left", "reach",
)  # fmt: skip


def summary(view: dict[str, Any]) -> dict[str, Any]:
    """What the reference tells, from the engine's view."""
    return {
        "round": view["round"],
        "first": view["first"],
        "terrain": {name: cell["terrain"] for name, cell in view["hexes"].items() if cell["terrain"] != "river"},
        "neutral": list(view["neutral"]),
        "round_tiles": [tile["name"] for tile in view["round_tiles"]],
        "bonus_tiles": {letter: tile["money"] for letter, tile in view["bonus_tiles"].items()},
        "covered": sorted(name for name, action in view["power_actions"].items() if action["covered"]),
        "seats": [{fact: seat[fact] for fact in SEAT_FACTS} for seat in view["seats"]],
    }


def setting(options: dict[str, Any]) -> dict[str, str]:
    return {name: str(value) for name, value in options.items() if name != "seats"}


def reluctant(moves: list[str], dice: random.Random) -> str:
    """A random move that rarely drops out or spends power on money, so that games grow."""
    move = dice.choice(moves)
    for word in ("drop", "exchange", "done"):
        if move.startswith(word) and dice.random() < 0.9:
            move = dice.choice(moves)
    return move


def compare(options: dict[str, Any], seed: int) -> int:
    """Play one game on both; tell how many moves it had. Any disagreement is an AssertionError that says where."""
    dice = random.Random(f"{seed}/{sorted(options.items())}")
    match = Match(GAME, GAME.setting(options["seats"], setting(options)))
    reference = ReferenceGame(**options)
    rich = dice.random() < 0.5  # half of the games are played with more money than the rules give
    log: list[str] = []
    while not match.over:
        where = f"{options} seed {seed} after {log}"
        asked = {
            0 if decision.seat == NATURE else int(decision.seat) + 1: {move.text for move in decision.moves(match.state)}
            for decision in match.state.decisions()
        }
        questions = reference.questions()
        answers = {seat: set(moves) for seat, moves in questions}
        assert asked == answers, f"{where}: engine only {minus(asked, answers)}, reference only {minus(answers, asked)}"
        assert list(asked) == [seat for seat, _ in questions], f"{where}: order of questions"
        seat = dice.choice(list(asked))
        move = reluctant(sorted(asked[seat]), dice)
        if rich and GAME.view(match.state)["round"]:
            enrich(match, reference, [other for other in range(1, options["seats"] + 1) if other not in asked], dice)
        log.append(f"{seat}: {move}")
        match.play(move, seat - 1)
        match.commit()
        reference.play(seat, move)
        mine, theirs = summary(GAME.view(match.state)), cast(dict[str, Any], reference.summary())
        for told in (mine, theirs):
            for owner in told["seats"]:
                owner["bridges"].sort()
        assert mine == theirs, f"{options} seed {seed} after {log}: {different(mine, theirs)}"
    assert reference.over, f"{options} seed {seed}: the reference goes on"
    assert GAME.scores(match.state) == reference.scores()
    assert [winner + 1 for winner in GAME.winners(match.state)] == reference.winners()
    return match.ply


def enrich(match: Match, reference: ReferenceGame, idle: list[int], dice: random.Random) -> None:
    """Now and then the same gift to a seat in both games: late positions are rare in random play."""
    if idle and dice.random() < 0.2:
        seat = dice.choice(idle)
        match.state.seats[seat - 1].money += 9  # type: ignore[attr-defined]
        reference.give_money(seat, 9)


def minus(one: dict[int, set[str]], other: dict[int, set[str]]) -> dict[int, list[str]]:
    return {seat: sorted(moves - other.get(seat, set())) for seat, moves in one.items() if moves - other.get(seat, set())}


def different(mine: Any, theirs: Any, path: str = "") -> list[str]:
    """The places where two summaries differ: engine != reference."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and set(mine) == set(theirs):
        return [line for key in mine for line in different(mine[key], theirs[key], f"{path}.{key}")]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs) and path.endswith("seats"):
        return [line for number, pair in enumerate(zip(mine, theirs, strict=True)) for line in different(*pair, f"{path}[{number + 1}]")]
    return [] if mine == theirs else [f"{path}: {mine} != {theirs}"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine with the reference.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    plies = 0
    for game in range(arguments.games):
        plies += compare(OPTIONS[game % len(OPTIONS)], arguments.seed + game)
        if game % 50 == 49:
            print(f"{game + 1} games, {plies} moves: no disagreement", flush=True)
    print(f"{arguments.games} games, {plies} moves, {len(OPTIONS)} kinds of options: no disagreement")


if __name__ == "__main__":
    main()
