"""The view: where in the game a state is, and numbers that agree with the rules."""

from __future__ import annotations

import json

import pytest

from terrae.core.events import Ledger
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.picture.view import view
from terrae.games.terra_mystica.rules.box import CULTS, KINDS
from terrae.games.terra_mystica.rules.rounds import take_income
from terrae.games.terra_mystica.rules.scoring import FINAL_SCORING
from terrae.games.terra_mystica.rules.state import Mystica
from tests.draw.mystica import GAMES, game, positions
from tests.terra_mystica.positions import player, position


def states(name: str, step: int = 7) -> list[Mystica]:
    match = game(name)
    found = []
    for ply in range(0, match.ply + 1, step):
        state = match.at(ply)
        assert isinstance(state, Mystica)
        found.append(state)
    return found


def test_it_is_plain_data_and_the_same_for_everybody() -> None:
    for shown in positions():
        assert json.loads(json.dumps(shown.view)) == shown.view
        for seat in range(len(shown.view["seats"])):
            assert GAME.view(shown.state, seat) == shown.view


def test_phases_of_a_game() -> None:
    """Between the rounds somebody is asked only if there are spades of a cult bonus, or priests that unlock."""
    found = [view(state)["phase"] for state in states("syn15", 1)]
    changes = [phase for number, phase in enumerate(found) if number == 0 or phase != found[number - 1]]
    assert (changes[0], changes[1], changes[-2], changes[-1]) == ("setup", "actions", "actions", "over")
    middle = changes[1:-1]
    assert set(middle[::2]) == {"actions"} and set(middle[1::2]) == {"between"}


def test_looking_changes_nothing() -> None:
    for state in states("syn15", 40):
        before = state.copy()
        view(state)
        assert view(state) == view(before)


@pytest.mark.parametrize("name", GAMES)
def test_the_income_shown_is_the_income_gained(name: str) -> None:
    """At any time of a game; priests beyond the limit and power beyond the bowls are income all the same."""
    for state in states(name, 23):
        for number, shown in enumerate(view(state)["seats"]):
            if not shown["mat"]:
                continue
            trial = state.copy()
            trial.ledger = Ledger()
            seat = trial.seats[number]
            arrivals = int(seat.arrivals)
            take_income(trial, seat)
            gained = {
                good: sum(event.amount for event in trial.ledger.events if event.what in (good, f"wasted-{good}"))
                for good in ("coins", "workers", "priests")
            }
            gained["priests"] += int(seat.arrivals) - arrivals
            gained["power"] = sum(event.amount for event in trial.ledger.events if event.what in ("power", "wasted"))
            assert gained == shown["income"]


@pytest.mark.parametrize("name", GAMES)
def test_structures_open_their_income(name: str) -> None:
    """What stands on the map is off the mat, and each mat has all its structures."""
    for state in states(name, 41):
        shown = view(state)
        for seat in shown["seats"]:
            if not seat["mat"]:
                continue
            for kind in KINDS:
                slots = seat["mat"]["rows"][kind]["slots"]
                assert len(slots) == shown["supply"][kind]
                assert sum(slot["open"] for slot in slots) == len(seat["structures"][kind])
                for place in seat["structures"][kind]:
                    hex_ = shown["hexes"][place]
                    assert (hex_["structure"], hex_["seat"]) == (kind, seat["seat"])


@pytest.mark.parametrize("name", GAMES)
def test_what_would_be_scored_now_is_what_is_scored_at_the_end(name: str) -> None:
    for state in states(name, 61):
        shown = view(state)
        if shown["phase"] in ("setup", "over"):
            continue
        trial = state.copy()
        trial.ledger = Ledger()
        FINAL_SCORING.run(trial)
        for number, seat in enumerate(shown["seats"]):
            by_source = trial.ledger.by_source(number, "points")
            assert by_source.get("final:network", 0) == seat["network"]["points"]
            for cult in CULTS:
                assert by_source.get(f"final:{cult}", 0) == shown["cults"][cult]["points"][str(seat["seat"])]
            if shown["final_tile"]:
                assert by_source.get(f"final:{shown['final_tile']['name']}", 0) == seat["final"]["points"]


def test_needs_of_factions() -> None:
    """Spades by the wheel; one spade for the terrain that ice began on; cult steps, tokens or coins for the others."""
    needs = {
        seat["faction"]: (seat["mat"]["need"], seat["home"], seat["picked"], seat["mat"]["needs"])
        for shown in positions()
        for seat in shown.view["seats"]
        if seat["mat"] and seat["mat"]["needs"]
    }
    what, home, _, by_terrain = needs["darklings"]
    assert (what, home, by_terrain["black"]) == ("spades", "black", 0)
    assert (by_terrain["brown"], by_terrain["yellow"], by_terrain["gray"]) == (1, 2, 3)
    what, home, picked, by_terrain = needs["yetis"]
    assert (what, home, by_terrain[picked]) == ("spades", "ice", 1)
    assert needs["acolytes"][0] == "steps" and set(needs["acolytes"][3].values()) <= {3, 4}
    assert needs["dragonlords"][0] == "tokens" and set(needs["dragonlords"][3].values()) <= {1, 2}
    assert needs["riverwalkers"][0] == "coins" and 0 in needs["riverwalkers"][3].values()


def test_special_actions_and_their_prices() -> None:
    table = position(player("engineers", dwellings="E7"), player("nomads", stronghold="E3"))
    shown = view(table.state)
    (bridge,) = (action for action in shown["seats"][0]["actions"] if action["name"] == "ACTE")
    assert (bridge["once"], bridge["price"]) == (False, {"workers": 2})
    (storm,) = (action for action in shown["seats"][1]["actions"] if action["name"] == "ACTN")
    assert (storm["once"], storm["used"], storm["price"]) == (True, False, {})


def test_an_offer_is_open_until_it_is_answered() -> None:
    table = position(
        player("witches", dwellings="E9"), player("mermaids", posts="E11", dwellings="H5", power=(2, 4, 0))
    )
    table.state.set_terrain(1 << table.state.land.by_name["E10"], 4)
    table.play("build E10")
    (offer,) = view(table.state)["seats"][1]["offers"]
    assert offer == {"seat": 1, "power": 2, "gain": 2, "price": 1, "coins": 0}
    table.play("leech 2 from witches", seat=2)
    assert view(table.state)["seats"][1]["offers"] == []


def test_towns() -> None:
    """Their hexes are marked, and there are as many tiles as towns unless towns grew together."""
    seen = 0
    for shown in positions():
        for seat in shown.view["seats"]:
            in_towns = {name for town in seat["towns"] for name in town if name in shown.view["hexes"]}
            marked = {
                name for name, hex_ in shown.view["hexes"].items() if hex_["seat"] == seat["seat"] and hex_["town"]
            }
            assert in_towns == marked
            assert len(seat["towns"]) <= len(seat["town_tiles"]) + shown.view["granted"].get("towns", 0)
            seen += len(seat["towns"])
    assert seen


def test_what_a_turn_grants() -> None:
    table = position(player("witches", dwellings="A10", power=(0, 0, 12)), player("mermaids", dwellings="H5"))
    assert view(table.state)["granted"] == {"actions": 1}
    assert view(table.state)["active"] == 1
    table.play("action ACT6")
    shown = view(table.state)
    assert shown["granted"] == {"spades": 2}
    assert shown["power_actions"]["ACT6"]["covered"] and not shown["power_actions"]["ACT5"]["covered"]
