"""Reasons: why a move is not possible, for every verb and every cause; and all about a place."""

from __future__ import annotations

import random

import pytest

from terrae.core.check import random_setting
from terrae.core.errors import IllegalMove
from terrae.core.match import Match
from terrae.core.messages import say
from terrae.core.voice import kind
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.words.reasons import first_reason
from tests.scale import scaled
from tests.terra_mystica.positions import ALL_SETS, Table, player, position, start

EIGHT = "F2 F4 G3 I6 I11 C3 C4 A3"


def why(table: Table, text: str, seat: int = 1) -> str:
    """The reason, in words; the move must not be legal."""
    move = GAME.catalogue.parse(text)
    assert move not in table.match.moves(seat - 1), text
    return str(GAME.why_not(table.state, seat - 1, move))


def rich(**more: object) -> Table:
    """Witches on F2 beside Nomads on E3, with goods of every kind."""
    values = {"dwellings": "F2", "priests": 3, "power": (0, 0, 12), **more}
    return position(player("witches", **values), player("nomads", dwellings="E3", posts="I7"))  # type: ignore[arg-type]


# A turn


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build J9", "there is no hex J9 on this map"),
        ("build F2", "your own dwelling stands on F2"),
        ("build E3", "a dwelling of the Nomads stands on E3"),
        ("build F1", "F1 is mountains, not forest; turning it takes 1 spade (`dig`, then `transform`)"),
        ("build G1", "G1 is out of reach: your shipping is 0, and it takes 1"),
        ("build A3", "A3 is out of reach: your shipping is 0, and no ship comes there from your structures"),
        ("upgrade E3 to TP", "a dwelling of the Nomads stands on E3"),
        ("upgrade F1 to TP", "no structure of yours stands on F1"),
        ("upgrade F2 to SA", "a dwelling stands on F2; a sanctuary is made from a temple"),
        ("dig 3", ""),
        ("transform F1 to green", "you have no spades; `dig` buys some, and some actions bring them"),
        ("send p to FIRE for 2", ""),
        ("action BON1", "you do not hold the bonus card Spade"),
        ("action FAV6", "you do not have the favour tile Pilgrims"),
        ("action ACTW", "this action comes with your stronghold"),
        ("action ACTN", "this is an action of the Nomads"),
        ("pass", "say which bonus card you take"),
        ("pass BON3", "you give back the bonus card Coins now and cannot keep it"),
        ("pass BON8", "the bonus card Priest is with the Nomads"),
        ("pass BON10", "the bonus card Voyages is not in this game"),
        ("burn 1", "to burn 1, 2 tokens must lie in bowl II, and you have 0"),
        ("convert 3C to 1VP", "coins become points at the end of the game only"),
        ("convert 1VP to 1C", "your faction cannot trade points for coins"),
        ("convert 1W to 1P", "workers become priests only when the stronghold that allows it was built in this turn"),
        ("bridge F2:H2", "a bridge comes from an action"),
        ("connect r20", "your faction founds no towns across a river"),
        ("leech 2 from nomads", "nobody offers you power now"),
        ("decline 2 from nomads", "nobody offers you power now"),
        ("offers always", "nobody offers you power now"),
        ("offers ask", "you are asked about each offer already"),
        ("+FAV5", "favour tiles come with temples and the sanctuary"),
        ("+TW5", "town tiles come with a new town"),
        ("+FIRE", "you have no cult step to take; a priest (`send`) or an action brings some"),
        ("+2FIRE", "you have no two cult steps to take"),
        ("top FIRE", "there is no choice to make for the last space of fire"),
        ("-FIRE", "you can step down only before you take a town tile"),
        ("-3FIRE", "there is nothing to pay with cult steps now"),
        ("gain P3 for VP", "no power token is for sale"),
        ("-GAIN_P3_FOR_VP", "no power token is for sale"),
        ("unlock-terrain red", "your faction does not unlock terrains"),
        ("pick-color red", "your home terrain does not change now"),
        ("resign", "nobody can leave this game; the option loose=resign would allow it"),
        ("done", "you must choose an action; `pass` ends the round for you"),
        ("setup giants", "factions are chosen before the game"),
        ("draw bonus BON3", "nature draws, nobody chooses it"),
        ("draw seat 1", "nature draws, nobody chooses it"),
        ("landscape F1", "this game is played without special landscapes; the option landscapes=on brings them"),
        ("land-bridge F1", "a bridge comes from an action"),
        ("gift points", "such a gift comes with a new town"),
        ("coin 2 from nomads", "nobody offers you power now"),
        ("tokens take", "no landscape of yours brings power tokens now"),
    ],
)
def test_on_a_turn(text: str, reason: str) -> None:
    table = rich()
    if reason:
        assert why(table, text).startswith(reason)
    else:
        assert table.can(text)


def test_prices() -> None:
    table = rich(workers=1, coins=1, priests=0, power=(12, 0, 0))
    assert (
        why(table, "upgrade F2 to TP")
        == "a trading house costs 3 coins and 2 workers, and you have 1 coin and 1 worker"
    )
    assert why(table, "dig 1") == "buying 1 spade costs 3 workers, and you have 1 worker"
    assert why(table, "advance ship") == (
        "an advance of your shipping costs 4 coins and 1 priest, and you have 1 coin and 0 priests"
    )
    assert why(table, "advance dig").startswith("an advance of your exchange costs 5 coins, 2 workers and 1 priest")
    assert why(table, "send p to FIRE for 1") == "you have no priest in hand"
    assert why(table, "convert 1P to 1W") == "it takes 1 priest, and you have 0 priests"
    table = rich(workers=0, coins=1, priests=0)
    assert why(table, "upgrade F2 to TP").endswith("; burning and converting would bring the rest")
    table = position(player("witches", dwellings="F2 A3", coins=5), player("nomads", dwellings="E3"))
    assert why(table, "upgrade A3 to TP").startswith("a trading house next to no other faction costs 6 coins and 2")


def test_power() -> None:
    table = rich(power=(6, 3, 3))
    assert why(table, "action ACT4") == (
        "it takes 4 power in bowl III, and you have 3 (bowl I 6, bowl II 3); `burn 1` first would be enough"
    )
    assert why(table, "action ACT6") == "it takes 6 power in bowl III, and you have 3 (bowl I 6, bowl II 3)"
    assert why(table, "convert 5PW to 1P").startswith("it takes 5 power in bowl III")
    table = position(player("witches", dwellings="F2", power=(0, 0, 12)), player("nomads"), covered="ACT4")
    assert why(table, "action ACT4") == "the power action Coins was used already in this round"


def test_pieces() -> None:
    table = position(player("witches", dwellings=EIGHT), player("nomads"), terrain={"F1": "green"})
    assert why(table, "build F1") == "all your dwellings stand on the map; upgrading one brings it back"
    table = position(player("witches", dwellings="F2", posts="F4 G3 I6 I11", stronghold="C3"), player("nomads"))
    assert why(table, "upgrade F2 to TP").startswith("all your trading houses stand on the map")
    assert why(table, "upgrade F4 to SH") == "your stronghold stands on the map already"
    table = position(
        player("witches", dwellings="F2 G3 F4", bridges="F2:H2 F2:G1 E8:G3", power=(0, 0, 12)), player("nomads")
    )
    assert why(table, "action ACT1") == "all your 3 bridges are built"
    table = position(player("witches", dwellings="F2", shipping=3, digging=2, priests=2), player("nomads"))
    assert why(table, "advance ship") == "your shipping is 3, the end of the track"
    assert why(table, "advance dig") == "your exchange is at its end: a spade costs 1 worker"


def test_bridges() -> None:
    table = position(
        player("witches", dwellings="F2 G3", bridges="F2:H2", power=(0, 0, 12)), player("nomads", bridges="F2:G1")
    )
    table.play("action ACT1")
    assert why(table, "bridge F2:H2") == "your own bridge stands on F2:H2"
    assert why(table, "bridge F2:G1") == "a bridge of the Nomads stands on F2:G1"
    assert why(table, "bridge A3:C1") == "no structure of yours stands at either end of A3:C1"
    assert why(table, "bridge G2:H2") == "there is no place for a bridge between G2 and H2"
    table = position(player("witches", dwellings="F4", power=(0, 0, 12), bridges="F4:G3"), player("nomads"))
    assert why(table, "action ACT1") == "no free place for a bridge touches a structure of yours"


def test_after_the_action() -> None:
    table = rich()
    table.play("send p to FIRE for 3")
    for text in ("build F1", "upgrade F2 to TP", "dig 1", "advance ship", "send p to AIR for 1", "action ACT4"):
        assert why(table, text) == "you have used your action; `done` ends your turn", text
    assert why(table, "pass BON5").startswith("you have used your action")
    table = position(player("witches", posts="F2"), player("nomads"))
    table.play("upgrade F2 to TE")
    assert why(table, "done") == "something else comes first (Choose a favour tile (you get 1 favour tile))"
    assert why(table, "dig 1").startswith("something else comes first")
    table.play("+FAV6", "done", "pass BON5")
    table.play("upgrade F2 to SA")
    assert why(table, "+FAV6") == "you have the favour tile Pilgrims already, and each kind is for you only once"


def test_tiles_that_are_gone() -> None:
    table = position(player("witches", posts="F2"), player("nomads", favours="FAV1"), mini_expansion_1="off")
    table.play("upgrade F2 to TE")
    assert why(table, "+FAV1") == "no tile Great fire is left"
    table = position(
        player("witches", posts="F2 E1 E2", dwellings="F1", workers=40),
        player("nomads", town_tiles="TW1 TW1"),
        mini_expansion_1="off",
    )
    table.play("upgrade F1 to TP")
    assert why(table, "+TW1") == "no tile Coins is left"
    assert why(table, "+TW8") == "the tile Glory is not in this game"


# Spades


def test_bought_spades() -> None:
    table = rich()
    table.play("dig 2")
    assert why(table, "transform F1 to green") == (
        "bought spades are all used at once: you have 2 spades, and forest takes only 1 spade"
    )
    assert why(table, "transform G1 to green").startswith("G1 is out of reach")
    assert why(table, "transform E3 to green") == "a dwelling of the Nomads stands on E3"
    assert why(table, "transform E2 to green") == (
        "turning E2 from plains into forest takes 3 spades, and you have 2 spades"
    )
    assert why(table, "transform E2 to ice") == "spades of yours do not make ice"
    assert why(table, "transform E2 to brown") == "E2 is plains already"
    assert why(table, "dig 2") == "one hex takes 3 spades at most"
    table = position(player("witches", dwellings="F2"), player("nomads"), terrain={"F1": "green", "E2": "ice"})
    table.play("dig 1")
    assert why(table, "transform F1 to gray") == (
        "F1 is forest already, your home terrain; `build F1` puts a dwelling there"
    )
    assert why(table, "transform E2 to green") == "E2 is ice and never changes again"


def test_free_spades() -> None:
    table = rich()
    table.play("action ACT6")
    partly = next(text for text in table.moves() if text.startswith("transform E2 "))
    table.play(partly)
    assert why(table, "transform F1 to red") == (
        "after a hex that did not become your home terrain, the next one must become forest"
    )
    table.play("transform F1 to green")
    assert why(table, "transform E2 to green") == "all spades of this action are used"
    assert why(table, "build E2") == "the dwelling can only go where this action changed the terrain: F1"
    assert why(table, "dig 1").startswith("you have used your action")


def test_spades_of_the_cult_bonus() -> None:
    table = position(
        player("witches", dwellings="F2", cults=(0, 0, 4, 0), bonus="BON4"), player("nomads", dwellings="A9")
    )
    while kind(table.state.decision) != "cult-spades":
        table.decline_all()
        table.pass_turn()
    assert why(table, "transform G1 to green").startswith("G1 is out of reach")
    assert why(table, "transform F2 to gray") == "your own dwelling stands on F2"
    assert why(table, "build F1").startswith("something else is asked now (Cult bonus: which hex do you turn?")


def test_factions_that_dig_otherwise() -> None:
    table = position(player("giants", dwellings="A6"), player("witches"))
    assert why(table, "dig 1") == "your faction needs exactly 2 spades here"
    table.play("dig 2")
    assert why(table, "transform A7 to black") == "you can only turn it into wasteland now"
    table = position(player("acolytes", dwellings="F2", pick="green", cults=(2, 2, 2, 2)), player("nomads"))
    assert why(table, "dig 1") == "your faction buys no spades"
    assert why(table, "transform F1 to volcano") == (
        "turning F1 costs 3 steps down on one cult track, and you do not have that"
    )
    assert why(table, "transform F1 to green") == "you can only turn it into volcano now"
    assert why(table, "build F1") == ("F1 is mountains, not volcano; turning it costs 3 steps down on one cult track")
    table = position(player("riverwalkers", dwellings="F2", pick="green", power=(0, 0, 12)), player("nomads"))
    assert why(table, "transform F1 to green") == "your faction never turns a hex"
    assert why(table, "action ACT5") == "spades are of no use to your faction"
    assert why(table, "build G1") == "G1 is mountains, which is locked for you; unlocked: forest"
    assert why(table, "advance ship") == "your shipping stays at 1"
    assert why(table, "unlock-terrain red") == "a terrain is unlocked when you gain a priest"
    table = position(player("darklings", dwellings="A8", priests=1), player("nomads"))
    assert why(table, "advance dig") == "your faction has no exchange track"


def test_tunnels() -> None:
    table = position(
        player("dwarves", dwellings="E7", workers=2, power=(0, 0, 12)), player("witches"), terrain={"C3": "gray"}
    )
    assert why(table, "build C3") == (
        "a dwelling with the tunnel costs 2 coins and 3 workers, and you have 100 coins and 2 workers; "
        "burning and converting would bring the rest"
    )
    assert why(table, "build A1") == "A1 is out of reach: your tunnel skips 1 hex at most"
    assert why(table, "advance ship") == "your faction has no ships"
    table.play("action ACT6")
    table.play("transform G2 to gray")
    (reason,) = {why(table, f"transform {name} to gray") for name in ("G3", "F3")}
    assert reason == "the tunnel of this action went to G2 already, and there is one in an action"


# Special actions


def test_special_actions() -> None:
    table = position(player("witches", dwellings=EIGHT.removesuffix(" A3"), stronghold="A3"), player("nomads"))
    table.play("action ACTW", "build D1", "done", "pass BON5")
    assert why(table, "action ACTW") == "you used the action Night ride already in this round"
    table = position(player("witches", dwellings=EIGHT, stronghold="D1"), player("nomads"))
    assert why(table, "action ACTW") == "all your dwellings stand on the map; upgrading one brings it back"
    table = position(player("swarmlings", posts="A4", stronghold="D2"), player("nomads"))
    assert why(table, "action ACTS") == "you have no dwelling on the map"
    table = position(player("engineers", dwellings="A2", workers=1), player("nomads"))
    assert why(table, "action ACTE").startswith("this action costs 2 workers, and you have 1 worker")
    table = position(player("shapeshifters", stronghold="F2", pick="green", power=(2, 2, 0)), player("nomads"))
    assert why(table, "action ACTH5").startswith("it takes 5 power in bowl III")
    assert why(table, "action ACTH6") == "it takes 5 power tokens, and you have 4"
    table = position(player("shapeshifters", stronghold="F2", pick="green", power=(0, 0, 8)), player("nomads"))
    table.play("action ACTH5")
    assert why(table, "pick-color yellow") == "desert belongs to the Nomads"
    assert why(table, "pick-color green") == "forest is your home terrain already"


def test_what_special_actions_grant() -> None:
    table = position(player("nomads", stronghold="E3"), player("witches", dwellings="F2"))
    table.play("action ACTN")
    assert why(table, "transform A1 to yellow") == "A1 does not share an edge with one of your structures"
    assert why(table, "transform E2 to red") == "you can only turn it into desert now"
    table = position(player("swarmlings", stronghold="A4", dwellings="D2", posts="E4"), player("nomads"))
    table.play("action ACTS")
    assert why(table, "upgrade E4 to TE") == "this action turns a dwelling into a trading house, nothing else"
    assert why(table, "upgrade E4 to TP") == "a trading house stands on E4; a trading house is made from a dwelling"
    table = position(player("witches", stronghold="F2"), player("nomads"))
    table.play("action ACTW")
    assert why(table, "build F1") == "F1 is mountains, not forest"
    table = position(player("auren", stronghold="F2", cults=(10, 0, 0, 0)), player("nomads"))
    table.play("action ACTA")
    assert why(table, "+2FIRE") == "you are at the end of the track of fire"
    table = position(player("acolytes", dwellings="F2", pick="green", cults=(4, 1, 0, 0)), player("nomads"))
    table.play("transform F1 to volcano")
    assert why(table, "-3WATER") == "you are at 1 on the track of water, and the price is 3 steps"
    assert why(table, "-4FIRE") == "the price is 3 steps"


def test_towns_over_a_river() -> None:
    table = position(player("mermaids", dwellings="D5", posts="D2"), player("nomads"))
    assert why(table, "connect r39") == "there is no river hex r39 on this map"
    assert why(table, "connect r0") == "fewer than two groups of your structures lie beside r0"
    river = next(
        name
        for name, banks in zip(table.state.land.river_names, table.state.land.banks, strict=True)
        if {"H2", "F2"} <= table.names(banks)
    )
    table = position(player("mermaids", dwellings="F2", posts="H2"), player("nomads"))
    assert why(table, f"connect {river}") == (
        f"around {river} you have 2 structures with a power of 3; a town needs 4 structures and a power of 7"
    )


# Cults


def test_priests() -> None:
    table = rich()
    for _ in range(2):
        table[1].priests = 7
        table.play("send p to FIRE for 3" if table.can("send p to FIRE for 3") else "send p to FIRE for 2", "done")
        table.pass_turn() if table.state.active == 1 else None
    assert why(table, "send p to FIRE for 3") == "all places for 3 steps are taken in the cult of fire"


# Offers


def test_answers_to_offers() -> None:
    table = position(
        player("witches", dwellings="F2"), player("nomads", posts="E3 E2", dwellings="A9", power=(6, 6, 0))
    )
    table.play("upgrade F2 to TP")
    assert why(table, "leech 3 from witches", 2) == "nobody offers you that; there is: 4 from witches"
    assert why(table, "offers up-to 1", 2) == (
        "the offers you have now cost up to 3 in points; `offers up-to 3` or `offers always` would take them"
    )
    assert why(table, "offers ask", 2) == "you can say that on your own turn"
    assert why(table, "build F1", 2) == (
        "it is the turn of the Witches; you are only asked this (Witches offer you power: do you take it?)"
    )
    assert why(table, "burn 1", 2) == "it is the turn of the Witches"
    table.play("done", seat=1)
    assert why(table, "pass BON5", 2).startswith("something else is asked now (Witches offer you power")


# Set-up


def test_set_up() -> None:
    table = start(2)
    table.play("setup witches")
    assert why(table, "setup witches", 2) == "the Witches are played by seat 1"
    assert (
        why(table, "setup auren", 2) == "the Witches play the other side of that board, so nobody else plays the Auren"
    )
    assert why(table, "setup yetis", 2) == "the Yetis are not in this game; an option could bring them in"
    assert why(table, "setup giants", 1) == "it is the turn of seat 2"
    table.play("setup nomads")
    assert why(table, "build F1") == "F1 is mountains, not forest"
    table.play("build F2")
    assert why(table, "build F2", 2) == "a dwelling of the Witches stands on F2"
    assert why(table, "pass BON3", 2).startswith("something else is asked now")


def test_set_up_of_fire_and_ice() -> None:
    table = start(3, **ALL_SETS)  # type: ignore[arg-type]
    table.play("setup witches", "setup yetis")
    assert why(table, "pick-color green", 2) == "forest belongs to the Witches"
    table.play("pick-color red")
    assert why(table, "setup giants", 3) == "wasteland was picked by the Yetis, so nobody plays the Giants"
    table.play("setup riverwalkers", "pick-color blue", "build A3", "build A6")
    dry = next(
        name
        for name in table.names(table.state.terrain[3])
        if not table.state.land.riverside >> table.state.land.by_name[name] & 1
    )
    assert why(table, f"build {dry}", 3) == f"{dry} does not touch a river"
    table = start(2, factions="yetis giants", **ALL_SETS)  # type: ignore[arg-type]
    assert why(table, "pick-color red") == "wasteland is the home of a faction of this game"


# Whose turn it is


def test_whose_turn_it_is() -> None:
    table = rich()
    assert why(table, "dig 1", 2) == "it is the turn of the Witches"
    table.pass_turn()
    assert why(table, "dig 1", 1) == "you have passed in this round; it is the turn of the Nomads"
    table = position(player("witches", dwellings="F2"), player("nomads", dwellings="E3"), loose="resign")
    table.play("resign")
    assert why(table, "dig 1", 1) == "you have left the game"
    table = position(player("witches", dwellings="F2"), player("nomads", dwellings="E3"), round=6)
    assert why(table, "pass BON5") == "no card is taken in the last round; it is just `pass`"
    table.finish_round()
    assert str(GAME.why_not(table.state, 0, GAME.catalogue.parse("dig 1"))) == "the game is over"


def test_the_reason_reaches_the_person() -> None:
    with pytest.raises(IllegalMove, match="^build G1 is not possible: G1 is out of reach: your shipping is 0"):
        rich().play("build G1")


# Landscapes


def test_landscapes() -> None:
    table = position(player("witches", temples="F2"), player("nomads"), landscapes="on")
    assert why(table, "landscape F1") == "the Raven's Blunder can be placed when this stands on the map: 2 temples"
    table = position(player("auren", dwellings="F2"), player("nomads"), landscapes="on")
    assert why(table, "landscape F1") == (
        "the Tree of Serenity is placed with spades, instead of turning a hex in reach into home terrain"
    )
    table.play("dig 1")
    assert why(table, "landscape J9") == "there is no hex J9 on this map"
    assert why(table, "landscape F2") == "your own dwelling stands on F2"
    assert why(table, "landscape A1").startswith("the Tree of Serenity could go here now: ")
    table.play("landscape F1", "done", "pass BON5")
    assert why(table, "landscape E2") == "your Tree of Serenity lies on F1 already, and there is only one"
    assert why(table, "build F1") == "your own special landscape stands on F1"
    table = position(player("riverwalkers", dwellings="F2", pick="green"), player("nomads"), landscapes="on")
    assert why(table, "landscape r20") == "there is no place in reach for the Floating Palace, or you cannot pay for it"


# All moves of random games


@pytest.mark.parametrize("seed", range(scaled("games of Terra Mystica whose refusals are explained", 4, 10)))
def test_reasons_agree_with_the_rules(seed: int) -> None:
    """Whatever is legal has nothing against it; whatever is not legal has a reason."""
    dice = random.Random(seed)
    options = {"factions": dice.choice(["choose", "random"]), "landscapes": dice.choice(["on", "off"]), **ALL_SETS}
    match = Match(GAME, random_setting(GAME, dice, None, options), seed=seed)
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        legal = match.moves(seat)
        state = match.state
        assert isinstance(state, Mystica)
        if dice.random() < 0.04 and seat >= 0:
            decision = next(one for one in state.decisions() if one.seat == seat)
            for move in GAME.catalogue.moves:
                found = first_reason(state, seat, decision, move)
                if move in legal:
                    assert found is None, (move, str(found))
                    continue
                assert found is not None, move
                reason = GAME.why_not(state, seat, move)
                assert say(reason) and reason.key != "error.illegal-move", move
                if kind(decision) == "turn":
                    assert reason.key != "terra-mystica.reason.other-question", move
            for other in range(len(state.seats)):
                land = state.land
                for place in dice.sample([*land.names, *land.bridge_names, *land.river_names, "FIRE", "BON3"], 5):
                    assert all(map(say, GAME.explain(state, other, place)))
        rare = [move for move in legal if move.verb.word not in ("pass", "resign", "convert", "burn")]
        match.play(dice.choice(rare if rare and dice.random() < 0.9 else legal), seat)
        match.commit()


# All about a place


def told(table: Table, place: str, seat: int = 1) -> list[str]:
    return [str(line) for line in GAME.explain(table.state, seat - 1, place)]


def test_a_free_hex() -> None:
    table = rich()
    assert told(table, "f1") == [
        "F1 is mountains.",
        "Nothing stands there.",
        "F1 is in reach, next to your structure on F2.",
        "To make it forest takes 1 spade, each for 3 workers; a dwelling costs 2 coins and 1 worker more.",
        "Build a dwelling on F1: F1 is mountains, not forest; turning it takes 1 spade (`dig`, then `transform`).",
    ]
    assert told(table, "D1")[-2:] == [
        "It is forest, fit for you: a dwelling costs 2 coins and 1 worker.",
        "Build a dwelling on D1: D1 is out of reach: your shipping is 0, and no ship comes there from your structures.",
    ]
    table = position(player("witches", dwellings="F2"), player("nomads"), terrain={"F1": "green", "E2": "ice"})
    assert told(table, "F1")[-1] == "Build a dwelling on F1: you can do that now."
    assert "It is ice and never changes again." in told(table, "E2")
    table.play("dig 1")
    assert not any(line.startswith("Turn E3") for line in told(table, "F1"))


def test_ways_to_a_hex() -> None:
    table = position(player("witches", dwellings="F2", bridges="F2:H2", shipping=1), player("nomads"))
    assert "H2 is in reach over a bridge from F2." in told(table, "H2")
    assert "G1 is in reach by ship; your shipping is 1." in told(table, "G1")
    table = position(player("dwarves", dwellings="E7"), player("nomads"))
    assert "C3 is in reach by tunnel, which costs 2 workers." in told(table, "C3")
    table = position(player("dragonlords", dwellings="F2", pick="green"), player("nomads"))
    assert told(table, "F1")[3] == (
        "To make it volcano costs 1 power token out of the game; a dwelling costs 2 coins and 1 worker more."
    )


def test_structures() -> None:
    table = position(player("witches", dwellings="F2", posts="E2"), player("nomads", dwellings="E3"))
    assert told(table, "E2")[1:] == [
        "your own trading house stands on E2",
        "Your group there (E2, F2) counts 2 structures with a power of 3; a town needs 4 structures and a power of 7.",
        "Upgrade E2 to a temple: you can do that now.",
        "Upgrade E2 to your stronghold: you can do that now.",
    ]
    assert told(table, "E3")[1:] == ["a dwelling of the Nomads stands on E3", "It is next to your structure on E2, F2."]
    table = position(player("witches", posts="F2 E2 E1 F1", towns="F2 E2 E1 F1"), player("nomads"))
    assert "It belongs to your town of E1, E2, F1, F2." in told(table, "F2")
    assert told(table, "1/TP") == [
        "trading house: it costs 3 coins and 2 workers and counts 2 for towns and neighbours; 0 of 4 are left."
    ]


def test_rivers_bridges_cults_tiles() -> None:
    table = rich(cults=(4, 0, 0, 0))
    assert told(table, "r20")[0].startswith("River hex r20; the land around it: ")
    assert told(table, "h2-f2") == [
        "F2:H2 is a free place for a bridge.",
        "Build a bridge from F2 to H2: a bridge comes from an action.",
    ]
    assert (
        told(table, "FIRE:place:0")
        == told(table, "fire")
        == [
            "Track of fire: the Witches 4, the Nomads 0.",
            "After 1 step more you gain 2 power.",
            "Free places for priests that stay, in steps: 3, 2, 2, 2. Any other priest brings 1 step and goes back.",
            "You have no key for the last space; founding a town brings one.",
        ]
    )
    table.set_cults(2, (10, 0, 0, 0))
    assert told(table, "fire")[-1] == "The last space is taken by the Nomads."
    assert told(table, "ACT4") == ["Coins: At once: 7 coins.", "Power action Coins: you can do that now."]
    assert told(table, "bonus-BON8") == [
        "Priest: Each income phase: 1 priest.",
        "Pass and take Priest: the bonus card Priest is with the Nomads.",
    ]
    assert told(table, "favour-FAV5")[-1] == ("Take Small towns: favour tiles come with temples and the sanctuary.")
    assert told(table, "1:action:ACTW") == []
    assert told(table, "Z9") == [] and told(table, "") == [] and told(table, "a:b:c") == []
