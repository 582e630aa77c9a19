"""Recorded games for the tests: those that come with the project, and those that only lie beside it."""

from __future__ import annotations

import json
import re
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from terrae.board.wide import members
from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, ROUNDS, TERRAINS
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.snellman import read_script
from terrae.games.terra_mystica.snellman.account import owned_by
from terrae.games.terra_mystica.snellman.importer import Importer
from terrae.games.terra_mystica.snellman.script import Row
from terrae.games.terra_mystica.snellman.settings import setting_of

HERE = Path(__file__).parent / "ledgers"  # games made for this project, with what the site's engine says about them
BESIDE = Path(__file__).parents[3] / "shared" / "ledgers"  # games of other people: read, never copied
NOT_HERE = "games of other people are tested where they lie beside the project"
Expected = dict[str, Any]


def constructed() -> list[Path]:
    return sorted(HERE.glob("*.txt"))


def beside(pattern: str) -> list[Path]:
    """Files beside the project. In a clone without them there are none."""
    return sorted(BESIDE.glob(pattern))


def each_beside(pattern: str) -> list[Any]:
    """Files beside the project as parameters of a test, which is skipped where there are none."""
    return [*beside(pattern)] or [pytest.param(BESIDE, marks=pytest.mark.skip(reason=NOT_HERE))]


def need_them(found: list[Path]) -> None:
    """Skip where the games of others are not there."""
    if not found:
        pytest.skip(NOT_HERE)


def expected_of(path: Path) -> Expected:
    """What the site's engine says about a game."""
    name = f"{path.stem}.json"
    found = path.with_suffix(".json") if path.parent == HERE else BESIDE / "expected" / name
    data: Expected = json.loads(found.read_text(encoding="utf-8"))
    return data


def table_of(expected: Expected) -> str:
    """The ledger table that the site shows for a game."""
    lines = []
    for row in expected["rows"]:
        if "comment" in row:
            lines.append(row["comment"])
            continue
        fields = [row["faction"]]
        for good in ("VP", "C", "W", "P"):
            fields += ["", f"{row[good]} {good}"]
        fields += ["", "/".join(map(str, row["PW"])) + " PW", "", "/".join(map(str, row["CULT"]))]
        fields += [" ".join(map(str, row["leech"].values())), row["commands"]]
        lines.append("\t".join(fields))
    return "\n".join(lines) + "\n"


class Watcher(Importer):
    """An import that stops at the beginning and the end of every round to look at the whole table."""

    def __init__(self, text: str, expected: Expected) -> None:
        script = read_script(text)
        super().__init__(script, Match(GAME, setting_of(script, GAME)))
        self.expected: deque[Expected] = deque(expected["states"])
        self.moments = deque(moments(text))
        self.terrain: dict[str, str] = {}
        self.looked = 0

    def play_row(self, row: Row) -> None:
        while self.moments and self.moments[0] < row.line:
            self.moments.popleft()
            self.look_around()
        super().play_row(row)
        self.check_books()

    def check_books(self) -> None:
        """Our books agree with what a seat owns, unless something still waits for its row."""
        for number, account in self.accounts.items():
            if not account.waiting and not any(self.foretold.values()):
                assert account.owned == owned_by(self.state.seats[number]), number

    def finish(self) -> None:
        while self.expected:
            self.look_around()

    def look_around(self) -> None:
        """Compare everything with the next state that is expected."""
        wanted = self.expected.popleft()
        state = self.state
        where = f"{wanted['at']} of round {wanted['round']}"
        if wanted["at"] == "start":
            assert [self.name_of(seat) for seat in state.order] == wanted["order"], where
            coins = dict(zip([card.name for card in state.box.bonus_cards], state.bonus_coins, strict=True))
            assert {name: coins[name] for name in wanted["bonus_coins"]} == wanted["bonus_coins"], where
        self.terrain |= wanted["terrain_changed"]
        ours = {
            state.land.names[at]: TERRAINS[terrain]
            for terrain, mask in enumerate(state.terrain)
            for at in members(mask)
        }
        assert {name: ours[name] for name in self.terrain} == self.terrain, where
        for name, seen in wanted["factions"].items():
            found = self.seen(name, with_card=wanted["at"] == "start" or wanted["round"] < ROUNDS)
            wanted_of = {key: seen[key] for key in found if key in seen}
            if "unlocked_terrain" in wanted_of:
                wanted_of["unlocked_terrain"] = [name for name in seen["unlocked_terrain"] if name in TERRAINS]
            assert {key: found[key] for key in wanted_of} == wanted_of, (where, name)
        self.looked += 1

    def seen(self, faction: str, with_card: bool) -> Expected:
        """A seat in the words of the expectation."""
        state = self.state
        seat = state.seats[self.seats[faction]]
        account = self.accounts[int(seat.number)]
        return {
            **dict(zip(("VP", "C", "W", "P"), account.owned[:4], strict=True)),
            "PW": account.owned[4:7],
            **dict(zip(CULTS, account.owned[7:], strict=True)),
            "KEY": seat.keys,
            "MAX_P": seat.most_priests,
            "BRIDGE_COUNT": state.box.bridges - seat.bridge_count,
            "buildings": dict(zip(KINDS, seat.counts, strict=True)),
            "locations": {
                state.land.names[at]: KINDS[kind] for kind in range(5) for at in members(seat.standing[kind])
            },
            "ship": seat.shipping,
            "dig": seat.digging,
            "tiles": tiles(state, seat, with_card),
            "town_hexes": sorted(state.land.names[at] for at in members(seat.towns)),
            "color": TERRAINS[seat.home],
            **({"secondary_color": TERRAINS[seat.picked]} if seat.picked != NONE else {}),
            "unlocked_terrain": sorted(name for bit, name in enumerate(TERRAINS) if seat.unlocked >> bit & 1),
        }


def tiles(state: Mystica, seat: Seat, with_card: bool) -> list[str]:
    """The names of the card and tiles a seat holds."""
    box = state.box
    found = [box.bonus_cards[seat.bonus].name] if with_card and seat.bonus != NONE else []
    found += [tile.name for number, tile in enumerate(box.favours) if seat.favours >> number & 1]
    found += [box.towns[tile].name for tile in seat.town_tiles]
    return sorted(found)


def moments(text: str) -> list[int]:
    """The lines of a table at which rounds begin and end, in turn."""
    found: list[int] = []
    for line, words in enumerate(text.splitlines(), 1):
        begins = re.fullmatch(r"Round \d, turn 1", words)
        ends = re.fullmatch(r"Round [2-6] income|Scoring .*", words)
        if begins or (ends and len(found) % 2):
            found.append(line)
    return found
