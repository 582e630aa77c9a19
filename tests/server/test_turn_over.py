"""A seat that plays on: titles tell when one of its turns is over and the next begins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.turns import turn_over
from terrae.core.voice import asked, kind
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_nova.rules.action import FreeMove
from terrae.games.terramara.rules.clan import Send
from tests.scale import scaled
from tests.server.world import Answer, Person, opened

GAMES = scaled("games of each title whose turns are told apart", 4, 40)


def moves_of(title: str, seed: int, **options: str) -> Iterator[tuple[Match, int, Move]]:
    """A random game, before each move."""
    dice = random.Random(seed)
    match = Match(find_game(title), find_game(title).setting(2, options), seed=seed)
    while not match.over:
        yield match, match.seats_to_move[0], dice.choice(match.moves())
        match.commit()


def in_turn(match: Match, seat: int) -> bool:
    """Is the seat asked what it does in its turn?"""
    return not match.over and seat in match.seats_to_move and kind(asked(match.state, seat)) == "turn"


@pytest.mark.parametrize("seed", range(GAMES))
def test_terra_mystica(seed: int) -> None:
    told = 0
    for match, seat, move in moves_of("terra-mystica", seed, factions="random"):
        assert isinstance(match.state, Mystica)
        before = match.state.turn  # an object of its own for each turn
        match.play(move, seat)
        if match.draft and seat in match.seats_to_move:
            new = in_turn(match, seat) and match.state.turn is not before
            assert turn_over(match, seat) == new, match.log[-3:]
            told += new
    assert told


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", ["terra-nova", "terramara"])
def test_titles_where_a_turn_has_one_action(title: str, seed: int) -> None:
    told = 0
    acted = [True, True]  # since a turn of the seat began
    for match, seat, move in moves_of(title, seed):
        if in_turn(match, seat):
            acted[seat] = False
        match.play(move, seat)
        if seat >= 0:
            action = isinstance(move.verb, Send) if title == "terramara" else not isinstance(move.verb, FreeMove)
            acted[seat] = acted[seat] or action
            if match.draft and seat in match.seats_to_move:
                new = in_turn(match, seat) and acted[seat]
                assert turn_over(match, seat) == new, match.log[-3:]
                told += new
    assert told


async def whole_turn(person: Person, table: str, position: Answer) -> Answer:
    """A draft with one action and what belongs to it."""
    verbs = ("sailing", "post", "build", "habitable")
    action = next(choice["moves"] for choice in position["ask"]["choices"] if choice["verb"] in verbs)
    body = {"ply": position["ply"], "seat": 1}
    tried = await person.post(f"/api/tables/{table}/try", {**body, "draft": action})
    if tried["turn_over"]:
        return tried
    return await person.post(f"/api/tables/{table}/try", {**body, "draft": [*tried["draft"], "done"]})


def test_a_turn_can_be_confirmed_or_followed_by_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            position = await anke.look(table)
            while not any(choice["move"] == "drop" for choice in position["ask"]["choices"]):
                seat, move = await world.choose(table)
                position = await anke.play(table, position, move, seat=seat)
            if position["ask"]["seat"] == 1:  # the other one leaves the round first
                tried = await whole_turn(anke, table, position)
                position = await anke.play(table, position, *tried["draft"], seat=1)
            path = f"/api/tables/{table}/try"
            tiles = await anke.post(path, {"ply": position["ply"], "seat": 2, "draft": ["drop"]})
            tile = tiles["ask"]["choices"][0]["move"]
            position = await anke.play(table, position, "drop", tile, "done", seat=2)
            tried = await whole_turn(anke, table, position)
            assert tried["turn_over"] and tried["ask"]["kind"] == "Turn" and tried["to_move"] == [1]
            body = {"ply": position["ply"], "seat": 1, "draft": [*tried["draft"], "drop"]}
            more = await anke.post(path, body)
            assert not more["turn_over"] and more["ask"]["kind"] == "TakeBonus"
            position = await anke.play(table, position, *tried["draft"], seat=1)
            assert position["ask"]["seat"] == 1 and position["draft"] == []

    asyncio.run(scene())
