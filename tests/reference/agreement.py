"""Plays the engine and the reference side by side and stops at the first thing they disagree on.

python -m tests.reference.agreement --games 1000
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
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
OPTIONS += [
    {
        "seats": 3,
        "factions": ["sea-dogs", "inventors", "sand-cats"],
        "round_tiles": ["house", "house", "post", "post", "town"],
        "bonus_tiles": list("ABCEFH"),
    },
    {"seats": 4, "factions": ["fire-sprites", "druids", "sea-dogs", "inventors"], "bonus_tiles": list("ABCDEGH")},
    {"seats": 2, "factions": ["sun-worshippers", "leprechauns"], "variant": "planner", "map": "main"},
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
    """The options as the engine spells them."""
    return {
        name.replace("_", "-"): ",".join(value) if isinstance(value, list) else str(value)
        for name, value in options.items()
        if name != "seats"
    }


def reluctant(moves: list[str], dice: random.Random) -> str:
    """A random move that rarely drops out or spends power on money, so that games grow."""
    move = dice.choice(moves)
    for word in ("drop", "exchange", "done"):
        if move.startswith(word) and dice.random() < 0.9:
            move = dice.choice(moves)
    return move


class Pair:
    """The same game on the engine and on the reference. Any disagreement is an AssertionError that says where."""

    def __init__(self, options: dict[str, Any], name: str = "") -> None:
        self.options = options
        self.name = name
        self.match = Match(GAME, GAME.setting(options["seats"], setting(options)))
        self.reference = ReferenceGame(**options)
        self.log: list[str] = []

    def wrong(self, what: str) -> str:
        return f"{self.options} {self.name} after {self.log}: {what}"

    def questions(self) -> dict[int, list[str]]:
        """What is asked now, by seat; both must ask the same."""
        asked: dict[int, list[str]] = {}
        for decision in self.match.state.decisions():
            seat = 0 if decision.seat == NATURE else int(decision.seat) + 1
            asked[seat] = sorted(move.text for move in decision.moves(self.match.state))
        told = {seat: sorted(moves) for seat, moves in self.reference.questions()}
        assert asked == told, self.wrong(f"engine only {minus(asked, told)}, reference only {minus(told, asked)}")
        assert list(asked) == list(told), self.wrong("order of questions")
        return asked

    def play(self, seat: int, move: str) -> None:
        """Play a move on both; everything that is owned must be equal afterwards."""
        self.log.append(f"{seat}: {move}")
        self.match.play(move, seat - 1)
        self.match.commit()
        self.reference.play(seat, move)
        self.compare()

    def compare(self) -> None:
        mine, theirs = summary(GAME.view(self.match.state)), cast(dict[str, Any], self.reference.summary())
        for told in (mine, theirs):
            for owner in told["seats"]:
                owner["bridges"].sort()
        assert mine == theirs, self.wrong(str(different(mine, theirs)))

    def give(self, seat: int, money: int) -> None:
        """The same gift to a seat in both games: late positions are rare in random play."""
        self.match.state.seats[seat - 1].money += money  # type: ignore[attr-defined]
        self.reference.give_money(seat, money)

    def finish(self) -> None:
        assert self.reference.over, self.wrong("the reference goes on")
        assert GAME.scores(self.match.state) == self.reference.scores(), self.wrong("final points")
        assert [winner + 1 for winner in GAME.winners(self.match.state)] == self.reference.winners()


def compare(options: dict[str, Any], seed: int, verbs: Counter[str] | None = None) -> int:
    """Play one game at random on both; tell how many moves it had."""
    dice = random.Random(f"{seed}/{sorted(options.items())}")
    pair = Pair(options, f"seed {seed}")
    gift = dice.choice([0, 9, 30])  # most games are played with more money than the rules give
    while not pair.match.over:
        asked = pair.questions()
        idle = [other for other in range(1, options["seats"] + 1) if other not in asked]
        if gift and idle and GAME.view(pair.match.state)["round"] and dice.random() < 0.2:
            pair.give(dice.choice(idle), gift)
        seat = dice.choice(list(asked))
        pair.play(seat, reluctant(asked[seat], dice))
    pair.finish()
    if verbs is not None:
        verbs.update(entry.move.verb.word for entry in pair.match.log)
    return pair.match.ply


def minus(one: dict[int, list[str]], other: dict[int, list[str]]) -> dict[int, list[str]]:
    """What only the first of two asks."""
    return {seat: sorted(set(moves) - set(other.get(seat, []))) for seat, moves in one.items()}


def different(mine: Any, theirs: Any, path: str = "") -> list[str]:
    """The places where two summaries differ: engine != reference."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and set(mine) == set(theirs):
        return [line for key in mine for line in different(mine[key], theirs[key], f"{path}.{key}")]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs) and path.endswith("seats"):
        pairs = enumerate(zip(mine, theirs, strict=True), 1)
        return [line for number, pair in pairs for line in different(*pair, f"{path}[{number}]")]
    return [] if mine == theirs else [f"{path}: {mine} != {theirs}"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine with the reference.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    plies = 0
    verbs: Counter[str] = Counter()
    for game in range(arguments.games):
        plies += compare(OPTIONS[game % len(OPTIONS)], arguments.seed + game, verbs)
        if game % 50 == 49:
            print(f"{game + 1} games, {plies} moves: no disagreement", flush=True)
    print(f"{arguments.games} games, {plies} moves, {len(OPTIONS)} kinds of options: no disagreement")
    print(", ".join(f"{verb} {times}" for verb, times in verbs.most_common()))


if __name__ == "__main__":
    main()
