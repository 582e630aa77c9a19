"""Lines: a hex first. What turning it takes, and the dwelling that may follow, are one answer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from terrae.core.asks import Ask, Choice, ask_lines, balance, own_and_later
from terrae.core.events import Ledger
from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import TERRAINS
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.words.names import place_of
from tests.scale import scaled
from tests.terra_mystica.positions import ALL_SETS, Table, player, position

MOST_STEPS = 4  # of a way to turn one hex
GAMES = scaled("games whose lines are played to their end", 6, 40)


def asked(table: Table) -> Ask:
    found = ask_lines(GAME, table.state, table.state.decision.seat)
    assert found is not None
    return found


def at(table: Table, place: str) -> list[Choice]:
    """The answers that a click on a hex offers, in their order."""
    return [choice for choice in asked(table).choices if f"hex:{place}" in choice.at and not choice.covered]


def offered(table: Table, place: str) -> list[str]:
    return [", ".join(choice.moves) for choice in at(table, place)]


def witches(workers: int = 20, coins: int = 100, **more: object) -> Table:
    """Forest is home; F2 lies beside swamp, wasteland and others."""
    return position(
        player("witches", dwellings="F2", workers=workers, coins=coins, **more),  # type: ignore[arg-type]
        player("nomads", dwellings="A2"),
    )


# What is offered, in which order, and what it is called


def test_a_volcano_comes_with_what_it_is_paid_with_and_a_dwelling() -> None:
    """Who pays for a hex with steps on a track chooses the track in the same answer."""
    table = position(player("acolytes", dwellings="F2", cults=(5, 0, 0, 4)), player("nomads", dwellings="A2"))
    place = min(table.reach(1) - {"F2"})
    paid = [choice for choice in at(table, place) if len(choice.moves) == 3]
    assert [choice.moves[0].split()[0] for choice in paid] == ["transform"] * len(paid)
    assert [choice.moves[1][2:] for choice in paid] == ["FIRE", "AIR"] and {choice.verb for choice in paid} == {"build"}
    assert all(choice.moves[2] == f"build {place}" for choice in paid)
    assert str(paid[0].label) == f"{place}: volcano and dwelling, paid with fire"
    table.play(paid[0].moves[0])  # by itself, and then the track
    assert [choice.moves for choice in asked(table).choices if choice.verb == "-"] == [["-3FIRE"], ["-3AIR"]]


def test_a_hex_offers_all_it_can_become_with_its_whole_price() -> None:
    table = witches()
    place = min(table.reach(1) - {"F2"})
    choices = at(table, place)
    assert [choice.verb for choice in choices][:2] == ["build", "transform"]
    best = choices[0]
    assert best.moves[-1] == f"build {place}" and best.moves[0].startswith("dig ")
    spades = int(best.moves[0].removeprefix("dig "))
    assert best.cost == {"workers": 3 * spades + 1, "coins": 2}
    assert str(best.label) == f"{place}: forest and dwelling"
    assert str(choices[1].label).startswith(f"{place}: forest only, {spades} spade")
    goals = [choice.moves[-1].rpartition(" ")[2] for choice in choices[1:]]
    assert goals[0] == "green" and len(set(goals)) == len(goals) > 3


def test_buying_spades_needs_no_button_and_can_be_typed() -> None:
    table = witches()
    digs = [choice for choice in asked(table).choices if choice.moves == [choice.move] and choice.verb == "dig"]
    assert digs and all(choice.covered for choice in digs)
    assert not any(choice.covered for choice in asked(table).choices if choice.verb != "dig")


def test_what_cannot_be_paid_is_not_offered() -> None:
    table = witches(workers=3, coins=100)
    lines = [choice for choice in asked(table).choices if len(choice.moves) > 1]
    assert lines and all(choice.moves[0] == "dig 1" and len(choice.moves) == 2 for choice in lines)
    assert all(choice.cost == {"workers": 3} for choice in lines)


def test_spades_that_were_given_lead_to_a_dwelling_and_may_be_added_to() -> None:
    table = witches(bonus="BON1").play("action BON1")
    place = next(iter(sorted(table.transforms("green"))))
    assert offered(table, place)[:2] == [f"transform {place} to green, build {place}", f"transform {place} to green"]
    far = next(choice for choice in asked(table).choices if choice.moves[0] == "dig 1" and choice.verb == "build")
    assert far.cost == {"workers": 4, "coins": 2}


def test_a_dwelling_before_the_second_spade_is_used_is_warned_of() -> None:
    table = witches(power=(0, 0, 12)).play("action ACT6")
    near = next(choice for choice in asked(table).choices if choice.verb == "build" and choice.warning)
    assert near.moves[0].startswith("transform") and "1 spade" in str(near.warning)


def test_tunnel_and_carpet_are_in_the_price() -> None:
    table = position(player("dwarves", dwellings="E7"), player("nomads", dwellings="A2"))
    jumps = [choice for choice in asked(table).choices if "by tunnel" in str(choice.label)]
    assert jumps and all(choice.cost["workers"] >= 2 + 3 for choice in jumps)
    assert all(choice.gain["points"] >= 4 for choice in jumps)


def test_giants_buy_two_spades_at_once() -> None:
    table = position(player("giants", dwellings="E7"), player("nomads", dwellings="A2"))
    lines = [choice for choice in asked(table).choices if len(choice.moves) > 1]
    assert lines and {choice.moves[0] for choice in lines} == {"dig 2"}
    assert {choice.moves[1].rpartition(" ")[2] for choice in lines} == {"red"}


def test_darklings_pay_priests() -> None:
    table = position(player("darklings", dwellings="E7", priests=1), player("nomads", dwellings="A2"))
    best = next(choice for choice in asked(table).choices if len(choice.moves) == 3)
    assert best.cost == {"priests": 1, "workers": 1, "coins": 2} and best.gain["points"] == 2


# Every faction, in games of any kind


FACTIONS = sorted(faction.mat.key for faction in GAME.components().factions)


def questions(seed: int, factions: str, landscapes: str) -> Iterator[Match]:
    """A random game, at each question of a seat in which spades could be bought or used."""
    dice = random.Random(seed)
    options = {**ALL_SETS, "factions": factions, "landscapes": landscapes}
    match = Match(GAME, GAME.setting(len(factions.split()), options), seed=seed)
    while not match.over:
        moves = match.moves()
        if match.seats_to_move[0] >= 0 and any(move.verb in (DIG, TRANSFORM) for move in moves):
            yield match
        liked = [move for move in moves if move.verb.word not in ("pass", "burn", "convert")]
        match.play(dice.choice(liked if liked and dice.random() < 0.95 else moves))
        match.commit()


def tables() -> list[tuple[int, str, str]]:
    """Factions of different colours that sit together, so that all of them play."""
    dice = random.Random(12)
    found: list[tuple[int, str, str]] = []
    homes = {faction.mat.key: int(faction.mat.home) for faction in GAME.components().factions}
    waiting: list[str] = []
    while len(found) < GAMES:
        waiting = waiting or dice.sample(FACTIONS, len(FACTIONS))
        together: list[str] = []
        for name in [*waiting]:
            if len(together) < 4 and homes[name] not in [homes[other] for other in together]:
                together.append(name)
                waiting.remove(name)
        if len(together) > 1:
            found.append((len(found), " ".join(together), dice.choice(["on", "off"])))
    return found


def turned(state: Mystica, seat: int, *, wander: bool, place: str = "", steps: int = MOST_STEPS) -> Iterator[str]:
    """All that any hex can be turned into by buying and using spades: at once, or wandering from terrain to terrain."""
    for verb in (DIG, TRANSFORM):
        for move in state.moves_by(seat, verb):
            where = place if verb is DIG else place_of(move)
            if place and where != place:
                continue
            if verb is TRANSFORM:
                yield move.text
            if steps > 1 and (wander or verb is DIG):
                trial = state.copy()
                trial.play(move, seat)
                if verb is DIG or trial.turn.worked != NOWHERE:
                    yield from turned(trial, seat, wander=wander, place=where, steps=steps - 1)


def with_home(table: Mystica, seat: int, moves: Iterator[str]) -> set[str]:
    """The hexes that moves turn, and which of them come home."""
    home = f" to {TERRAINS[table.seats[seat].home]}"
    return {word for move in moves for word in (move.split()[1], move if move.endswith(home) else "")}


@pytest.mark.parametrize(("seed", "factions", "landscapes"), tables())
def test_lines_are_legal_end_where_they_said_and_leave_nothing_out(seed: int, factions: str, landscapes: str) -> None:
    for match in questions(seed, factions, landscapes):
        state, seat = match.state, int(match.seats_to_move[0])
        assert isinstance(state, Mystica)
        found = ask_lines(GAME, state, seat)
        assert found is not None
        single = [choice.move for choice in found.choices if len(choice.moves) == 1]
        assert sorted(single) == sorted(move.text for move in state.moves_of(seat))
        for choice in found.choices:
            trial = state.copy()
            trial.ledger = Ledger()
            for text in choice.moves:
                move = GAME.catalogue.parse(text)
                assert move in trial.moves_of(seat), choice.moves
                trial.play(move, seat)
            own, _ = own_and_later(trial.ledger)
            assert balance(GAME, own, seat) == (choice.cost, choice.gain), choice.moves
        last = {choice.moves[-1] for choice in found.choices if choice.verb == "transform"}
        assert set(turned(state, seat, wander=False)) == last
        assert with_home(state, seat, turned(state, seat, wander=True)) == with_home(state, seat, iter(last))
        assert len({tuple(choice.moves) for choice in found.choices}) == len(found.choices)
