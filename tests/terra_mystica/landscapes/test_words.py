"""Words and pictures at moments that random games hardly ever reach: all that a landscape asks and grants."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.words.reasons import first_reason

from ..positions import Player, Table, player
from .ground import ground, lay


def gift() -> Table:
    me = Player("witches", dwellings="E5 F4", temples="E7", posts="D5", cults=(10, 9, 0, 0))
    table = lay(ground(me, player("giants"), terrain={"F3": "green"}), 1, "E6")
    return table.play("build F3", "+TW1")


def portal() -> Table:
    return ground(Player("chaosmagicians", posts="E5"), player("auren", dwellings="D6")).play("upgrade E5 to SH")


def cheap_advances() -> Table:
    me = Player("alchemists", dwellings="E5", stronghold="A1", coins=5, workers=4)
    return ground(me, player("giants"), terrain={"E6": "brown"}).play("dig 1", "landscape E6")


def free_exchange() -> Table:
    me = Player("giants", dwellings="E5", temples="A1")
    return ground(me, player("auren")).play("dig 2", "landscape E6")


def shift() -> Table:
    return ground(Player("shapeshifters", pick="black", dwellings="E5"), player("giants")).play("dig 1", "landscape E6")


def tokens() -> Table:
    return ground(Player("yetis", pick="black", dwellings="E5"), player("giants")).play("dig 1", "landscape E6")


def coin() -> Table:
    me = Player("nomads", dwellings="E5", posts="F3")
    table = ground(player("giants", dwellings="E7"), me, terrain={"F4": "red"})
    return lay(table, 2, "E6").play("build F4")


def coin_with_full_bowls() -> Table:
    me = Player("nomads", dwellings="E5", posts="F3", power=(0, 0, 12))
    table = ground(player("giants", dwellings="E7"), me, terrain={"F4": "red"})
    return lay(table, 2, "E6").play("build F4")


def growth() -> Table:
    me = Player(
        "swarmlings", sanctuary="A2", stronghold="A3", posts="A4 A5 A6 A7", dwellings="E5", towns="A2 A3 A4 A5 A6 A7"
    )
    return ground(me, player("giants", dwellings="I1"), terrain={"E6": "black"}).play("dig 1", "landscape E6")


def price() -> Table:
    return ground(Player("acolytes", pick="black", dwellings="E5", cults=(3, 4, 2, 0)), player("giants")).play(
        "landscape E6"
    )


def bridge() -> Table:
    me = Player("engineers", dwellings="H6", power=(0, 0, 12))
    return lay(ground(me, player("darklings", dwellings="F5")), 1, "G4").play("action ACT1")


def reef() -> Table:
    return ground(Player("mermaids", dwellings="E5"), player("giants")).play("dig 1")


def reef_alone() -> Table:
    blue = dict.fromkeys(("D3", "E4", "E6", "F3", "D4", "C2"), "blue")
    return ground(Player("mermaids", dwellings="E5", workers=3, shipping=0), player("giants"), terrain=blue)


def second_spade() -> Table:
    me = Player("dwarves", dwellings="E5", power=(0, 0, 6))
    land = {"E6": "green", "F4": "green", "D5": "green"}
    return ground(me, player("giants"), terrain=land).play("action ACT6", "landscape E6")


def drilled() -> Table:
    me = Player("halflings", dwellings="E5", stronghold="A1", power=(0, 0, 6))
    return lay(ground(me, player("giants", dwellings="I1"), terrain={"F4": "gray"}), 1, "E6").play("action ACT6")


def temple_spade() -> Table:
    me = Player("icemaidens", pick="black", dwellings="E5", posts="E7")
    return lay(ground(me, player("giants"), terrain={"F3": "blue"}), 1, "E6").play("upgrade E7 to TE", "+FAV9")


def storm() -> Table:
    return ground(Player("nomads", posts="F3", stronghold="E5"), player("giants")).play("action ACTN")


def tunnel_by_cult() -> Table:
    me = Player("dwarves", dwellings="E5", cults=(0, 0, 4, 0), workers=0)
    table = lay(ground(me, player("giants"), terrain={"H4": "green"}), 1, "E7")
    table.pass_turn()
    return table.pass_turn()


def altar_on_the_map() -> Table:
    table = ground(Player("acolytes", pick="black", dwellings="E5", cults=(5, 4, 2, 0)), player("auren"))
    return lay(table, 1, "E6").play("transform F3 to volcano")


def pond() -> Table:
    table = lay(ground(Player("dragonlords", pick="black", dwellings="E5"), player("giants")), 1, "E6")
    table.pass_turn()
    return table.pass_turn()


def palace() -> Table:
    return ground(Player("riverwalkers", pick="black", dwellings="E5", priests=1), player("giants"))


MOMENTS = {
    moment.__name__: (moment, said)
    for moment, said in (
        (gift, "Your new town: points, or steps on a cult track?"),
        (portal, "Where does your Chaos Portal go? It is free"),
        (cheap_advances, "Your Gloomy Workshop makes an advance cheaper: use it, or go on?"),
        (free_exchange, "Your Cave of Wisdom makes an advance cheaper: use it, or go on?"),
        (shift, "Your Spectral Polestar lets you change your home terrain: to which one?"),
        (tokens, "Take 2 power tokens from your landscape?"),
        (coin, "Giants offer you power: do you take it?"),
        (coin_with_full_bowls, "Giants offer you power: do you take it?"),
        (growth, "Your town has grown: choose another town tile (you get 1 town tile)"),
        (price, "On which cult track do you go down 3 steps to pay for your new land?"),
        (bridge, "Where do you build? You have 1 bridge to place"),
        (reef, "Which hex do you turn? You have bought 1 spade"),
        (reef_alone, "Round 1, your turn: choose an action"),
        (second_spade, "Which hex do you turn? You have 1 spade"),
        (drilled, "Which hex do you turn? You have 2 spades"),
        (temple_spade, "Which hex do you turn? You have 1 spade"),
        (storm, "Which hex beside one of your structures becomes desert?"),
        (tunnel_by_cult, "Cult bonus: which hex do you turn? You have 1 spade, and you cannot build now"),
        (altar_on_the_map, "On which cult track do you go down 3 steps to pay for your new land?"),
        (pond, "Take 1 power token from your landscape?"),
        (palace, "Round 1, your turn: choose an action"),
    )
}


@pytest.mark.parametrize("name", MOMENTS)
def test_every_move_is_possible_or_has_a_reason(name: str) -> None:
    """Words: whatever is legal has nothing against it; whatever is not legal has a reason."""
    state = MOMENTS[name][0]().state
    for decision in state.decisions():
        seat = int(decision.seat)
        legal = state.moves_of(seat)
        for move in GAME.catalogue.moves:
            found = first_reason(state, seat, decision, move)
            assert found is None if move in legal else found, (move, found)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_question_and_where_it_is_answered(name: str) -> None:
    """Words: the question; every answer has a label and a part of the picture."""
    moment, said = MOMENTS[name]
    table = moment()
    ids = {part.id for part in GAME.scene(GAME.view(table.state)).parts}
    seat = int(table.state.decisions()[0].seat)
    ask = table.match.ask(seat)
    assert ask is not None and str(ask.question) == said
    for choice in ask.choices:
        assert str(choice.label) and set(choice.at) <= ids, choice.move
