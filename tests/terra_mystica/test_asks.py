"""Asks: questions, labels, parts and warnings in words."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator

import pytest

import terrae.games.terra_mystica as package
from terrae.core.asks import Ask, Choice
from terrae.core.looks import LOOKS
from terrae.core.match import Match
from terrae.core.messages import known
from terrae.core.state import Decision
from terrae.core.voice import kind
from terrae.draw.theme import SYMBOLS
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.grant import KNOWN
from terrae.games.terra_mystica.rules.state import Question
from terrae.games.terra_mystica.words.asks.questions import OWED
from tests.scale import scaled
from tests.terra_mystica.positions import ALL_SETS, Table, player, position, start


def asked(table: Table, seat: int | None = None) -> Ask:
    found = table.match.ask(None if seat is None else seat - 1)
    assert found is not None
    return found


def choice(table: Table, move: str, seat: int | None = None) -> Choice:
    return next(choice for choice in asked(table, seat).choices if choice.move == move)


def label(table: Table, move: str, seat: int | None = None) -> str:
    return str(choice(table, move, seat).label)


def about(table: Table, move: str, seat: int | None = None) -> str:
    return str(choice(table, move, seat).about or "")


def question(table: Table, seat: int | None = None) -> str:
    return str(asked(table, seat).question)


def warning(table: Table, move: str, seat: int | None = None) -> str:
    found = choice(table, move, seat).warning
    return found.key.removeprefix("terra-mystica.warning.") if found else ""


# Words for everything


def decision_classes() -> Iterator[type[Decision]]:  # type: ignore[type-arg]
    """All questions of the title."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            ours = isinstance(thing, type) and thing.__module__.startswith(package.__name__)
            if ours and issubclass(thing, Decision) and thing is not Question:
                yield thing


def test_every_question_has_its_words() -> None:
    named = {cls.__name__ for cls in decision_classes()}
    assert len(named) > 10
    for name in named:
        starts = [index for index, letter in enumerate(name) if letter.isupper()] + [len(name)]
        words = "-".join(name[first:last].lower() for first, last in zip(starts, starts[1:], strict=False))
        assert known(f"terra-mystica.ask.{words}"), name
    for grant in KNOWN:
        assert known(f"terra-mystica.ask.turn-{grant.key}"), grant.key
    for _, part, _ in OWED:
        assert known(f"terra-mystica.ask.turn-{part}"), part
        assert known(f"terra-mystica.ask.answers-{part}"), part


VERBS = sorted({move.verb.word for move in GAME.catalogue.moves})


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_help_and_a_button(verb: str) -> None:
    assert known(f"terra-mystica.verb.{verb.replace(' ', '-')}")
    sign = GAME.sign(verb)
    assert str(sign.label)
    assert sign.icon in SYMBOLS or sign.icon in LOOKS.drawings


def test_every_move_of_the_catalogue_has_a_label_and_a_part_anywhere() -> None:
    """The page asks also for moves that are not possible."""
    table = position(player("witches", dwellings="F2"), player("nomads", dwellings="E3"), landscapes="on")
    for move in GAME.catalogue.moves:
        assert str(GAME.label(table.state, move, 0)), move
        (part,) = GAME.parts(table.state, move, 0)
        assert part and "{" not in part


def test_every_option_has_a_sentence() -> None:
    for option in GAME.options:
        assert str(option.help(GAME.name))


# Questions


def test_questions_of_a_turn() -> None:
    table = position(
        player("witches", dwellings="F2", priests=1, power=(0, 0, 12)),
        player("nomads", dwellings="E3", power=(6, 6, 0)),
    )
    assert question(table) == "Round 1, your turn: choose an action"
    table.play("dig 1")
    assert question(table) == "Which hex do you turn? You have bought 1 spade"
    table.play("transform F1 to green")
    assert question(table).startswith("Build a dwelling on ")
    table.play("done")
    assert question(table, 2) == "Round 1, your turn: choose an action"
    table = position(player("witches", dwellings="F2", power=(0, 0, 12)), player("nomads", dwellings="E3"))
    table.play("action ACT6")
    assert question(table) == "Which hex do you turn? You have 2 spades"
    table = position(player("witches", posts="F2"), player("nomads", dwellings="A9"))
    table.play("upgrade F2 to TE")
    assert question(table) == "Choose a favour tile (you get 1 favour tile)"
    table.play("+FAV6")
    assert question(table) == "Your action is done: burn or convert something, or end your turn?"
    table = position(player("auren", stronghold="F2"), player("nomads", dwellings="A9"))
    table.play("action ACTA")
    assert question(table) == "On which cult track do you go up 2 steps?"
    table = position(player("chaosmagicians", stronghold="A6"), player("nomads", dwellings="A9"))
    table.play("action ACTC")
    assert question(table) == "You have 2 actions left in this turn: choose one"


def test_questions_of_factions() -> None:
    table = position(player("acolytes", dwellings="F2", cults=(3, 3, 3, 3), pick="green"), player("nomads"))
    table.play(next(text for text in table.moves() if text.startswith("transform ")))
    assert question(table).startswith("On which cult track do you go down ")
    table = position(player("nomads", stronghold="E3"), player("witches"))
    table.play("action ACTN")
    assert question(table) == "Which hex beside one of your structures becomes desert?"
    table = position(player("witches", stronghold="F2"), player("nomads"))
    table.play("action ACTW")
    assert question(table) == "Where does your free dwelling go?"
    table = position(player("swarmlings", stronghold="A4", dwellings="D2"), player("nomads"))
    table.play("action ACTS")
    assert question(table) == "Which dwelling becomes a trading house for free?"
    table = position(player("shapeshifters", stronghold="F2", power=(0, 0, 8), pick="green"), player("nomads"))
    table.play("action ACTH5")
    assert question(table) == "Which terrain is your new home?"


def neighbours() -> Table:
    """Witches build beside Nomads, who are offered power for it."""
    table = position(
        player("witches", dwellings="F2", workers=10), player("nomads", posts="E3 E2", dwellings="A9", power=(6, 6, 0))
    )
    table.play("upgrade F2 to TP", "done")
    return table


def test_questions_of_others() -> None:
    table = neighbours()
    assert question(table, 2) == "Witches offer you power: do you take it?"
    assert label(table, "leech 4 from witches", 2) == "Take 4 power from Witches"
    assert choice(table, "leech 4 from witches", 2).cost == {"points": 3}
    assert label(table, "decline 4 from witches", 2) == "Decline"
    assert label(table, "offers always", 2) == "Always, at any price"
    assert about(table, "offers always", 2).startswith("This and all later offers are taken without asking")
    assert label(table, "offers up-to 3", 2) == "Always, for up to 3 points"
    table.set_power(2, (0, 2, 10))
    assert label(table, "leech 4 from witches", 2) == "Take 2 of 4 power from Witches"
    assert choice(table, "leech 4 from witches", 2).cost == {"points": 1}
    table.set_power(2, (0, 1, 11))
    assert label(table, "leech 4 from witches", 2) == "Take 1 of 4 power from Witches"
    assert choice(table, "leech 4 from witches", 2).cost == {}


def test_questions_of_set_up() -> None:
    table = start(2)
    assert question(table) == "Which faction do you play?"
    assert label(table, "setup witches") == "Play the Witches"
    assert about(table, "setup witches").startswith("Home terrain forest. 5 points for each town")
    assert about(table, "setup auren") == (
        "Home terrain forest. "
        "With the stronghold: At once: 1 favour tile. Action, once a round: 2 steps on one cult track."
    )
    table.play("setup witches", "setup nomads")
    assert question(table) == "Place dwelling 1 on a free hex of forest"
    assert label(table, "build F2") == "Place a dwelling on F2"
    table = start(2, **ALL_SETS)  # type: ignore[arg-type]
    table.play("setup yetis")
    assert question(table) == "The Yetis begin on a terrain of your choice: which one?"
    assert label(table, "pick-color red") == "Begin on wasteland"


# Labels, costs, parts


def test_labels_say_what_a_move_does() -> None:
    table = position(
        player("witches", dwellings="F2 F4", posts="D1", priests=2, power=(0, 4, 8), bonus="BON1"),
        player("nomads", dwellings="E3"),
        beside="BON7",
    )
    said = {one.move: (str(one.label), str(one.about or "")) for one in asked(table).choices}
    assert said["upgrade F2 to TP"] == ("Upgrade F2 to a trading house", "")
    assert said["upgrade D1 to TE"] == ("Upgrade D1 to a temple", "You take 1 favour tile.")
    assert said["upgrade D1 to SH"][0] == "Upgrade D1 to your stronghold"
    assert said["upgrade D1 to SH"][1].startswith("Action, once")
    assert said["dig 2"] == ("Buy 2 spades for one hex", "You choose the hex next.")
    assert said["advance ship"] == ("Advance your shipping to 1", "")
    assert said["advance dig"] == ("Advance your exchange", "A spade then costs 2 workers.")
    assert said["send p to FIRE for 3"] == ("Send a priest to fire for 3 steps", "The priest stays there.")
    assert said["send p to AIR for 1"] == (
        "Send a priest to air for 1 step", "The priest goes back to the supply.",
    )  # fmt: skip
    assert said["action ACT4"] == ("Power action Coins", "At once: 7 coins.")
    assert said["action BON1"] == ("Special action Spade", "Action, once a round: 1 spade.")
    assert said["pass BON7"][0] == "Pass and take Markets"
    assert said["pass BON7"][1].startswith("Each income phase: 1 worker.")
    assert said["burn 2"] == ("Burn 2 power", "2 tokens go from bowl II to bowl III, and 2 leave the game.")
    assert said["convert 3PW to 1W"] == ("Turn 3 power into 1 worker", "")
    table.play("dig 2")
    assert label(table, "transform E1 to green") == "Turn E1 into forest with 2 spades"


def test_nothing_but_passing_is_called_pass() -> None:
    """Beginning with a bonus card is the same move, but no pass."""
    table = start(2)
    table.play("setup witches", "setup nomads")
    while type(table.state.decision).__name__ != "FirstCard":
        table.play(next(iter(table.moves())))
    assert all("ass" not in str(one.label) for one in asked(table).choices)
    assert str(GAME.sign("pass", "FirstCard").label) == "Bonus card"
    assert str(GAME.sign("pass", "Turn").label) == "Pass"


def test_pictures_of_moves() -> None:
    table = position(player("witches", posts="D1", priests=2), player("nomads", dwellings="E3"))
    assert choice(table, "upgrade D1 to TE").icon == "temple"
    assert choice(table, "advance dig").icon == "spades"
    assert choice(table, "send p to FIRE for 3").icon == "fire"
    for one in asked(table).choices:
        assert one.icon in SYMBOLS or one.icon in LOOKS.drawings, one.move


def test_labels_of_factions() -> None:
    table = position(player("dwarves", dwellings="E7"), player("nomads", dwellings="A9"), terrain={"C3": "gray"})
    assert label(table, "build C3") == "Dwelling on C3 by tunnel"
    table = position(player("dragonlords", dwellings="F2", pick="green"), player("nomads", dwellings="A9"))
    assert label(table, "transform E2 to volcano") == "Turn E2 into volcano"
    assert about(table, "transform E2 to volcano") == "It costs 1 power token out of the game."
    table = position(player("yetis", dwellings="F2", pick="green", power=(0, 0, 12)), player("nomads"))
    assert choice(table, "action ACT4").cost == {"power": 3}
    table = position(player("shapeshifters", stronghold="F2", pick="green", power=(4, 0, 6)), player("nomads"))
    assert label(table, "action ACTH5") == "Special action Power shift"
    assert about(table, "action ACTH5").startswith("Pay 5 power and change your home terrain")
    assert about(table, "action ACTH6").startswith("Remove 5 power tokens from the game")


def test_a_choice_tells_cost_and_gain() -> None:
    table = position(
        player("witches", dwellings="F2", priests=1, power=(0, 4, 8), cults=(2, 0, 0, 0)),
        player("nomads", dwellings="E3"),
    )
    assert choice(table, "dig 1").cost == {"workers": 3}
    assert choice(table, "action ACT4").cost == {"power": 4}
    assert choice(table, "action ACT4").gain == {"coins": 7}
    assert choice(table, "send p to FIRE for 3").gain == {"cult:FIRE": 3, "power": 3}
    assert choice(table, "burn 1").cost == {"tokens": 1}
    table[1].priests = 7
    assert choice(table, "convert 5PW to 1P").gain == {}  # a priest that nobody has is no gain


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ("upgrade F2 to TP", "hex:F2"),
        ("dig 1", "wheel:1"),
        ("advance ship", "track:1/shipping"),
        ("advance dig", "track:1/digging"),
        ("send p to FIRE for 3", "cult:FIRE:place:0"),
        ("send p to FIRE for 1", "cult:FIRE:back"),
        ("action ACT4", "action:ACT4"),
        ("action BON1", "seat:1:action:BON1"),
        ("pass BON7", "tile:bonus-BON7"),
        ("burn 1", "bowls:1"),
        ("convert 1PW to 1C", "bowls:1"),
        ("convert 1P to 1C", "amount:1/priests"),
    ],
)
def test_parts_of_a_turn(move: str, part: str) -> None:
    table = position(
        player("witches", dwellings="F2", priests=2, power=(0, 4, 8), bonus="BON1"),
        player("nomads", dwellings="E3"),
        beside="BON7",
    )
    assert choice(table, move).at == [part]


def test_parts_of_other_questions() -> None:
    table = start(2)
    assert choice(table, "setup witches").at == ["faction:witches"]
    table = position(player("witches", posts="F2", power=(0, 0, 12)), player("nomads", dwellings="E3"))
    table.play("action ACT1")
    assert choice(table, "bridge F2:H2").at == ["bridge:F2:H2"]
    table = position(player("witches", posts="F2"), player("nomads", dwellings="A9"))
    table.play("upgrade F2 to TE")
    assert choice(table, "+FAV6").at == ["tile:favour-FAV6"]
    table = position(player("auren", stronghold="F2"), player("nomads", dwellings="A9"))
    table.play("action ACTA")
    assert choice(table, "+2FIRE").at == ["cult:FIRE"]
    assert choice(neighbours(), "leech 4 from witches", 2).at == ["prompt"]


# Warnings


def test_wasted_power_and_priests() -> None:
    table = position(player("witches", dwellings="F2", priests=7, power=(0, 1, 11)), player("nomads", dwellings="A9"))
    assert warning(table, "action ACT2") == "priests"
    assert "1 priest would be lost" in str(choice(table, "action ACT2").warning)
    table = position(
        player("witches", dwellings="F2", priests=1, power=(0, 1, 11), cults=(2, 0, 0, 0)), player("nomads")
    )
    assert warning(table, "send p to FIRE for 3") == "wasted"
    assert warning(table, "send p to WATER for 2") == ""


def test_rights_that_are_given_up() -> None:
    table = position(player("witches", dwellings="F2", power=(0, 0, 12)), player("nomads", dwellings="E3"))
    table.play("action ACT6")
    assert str(choice(table, "done").warning) == "2 spades would be lost"
    table = position(player("witches", dwellings="F2", power=(0, 0, 12)), player("nomads", dwellings="E3"))
    table.play("action ACT1")
    assert str(choice(table, "done").warning) == "1 bridge would be lost"
    table = position(player("nomads", stronghold="E3"), player("witches"))
    table.play("action ACTN")
    assert str(choice(table, "done").warning) == "your sandstorm would be lost"
    table = position(player("chaosmagicians", stronghold="A6"), player("nomads", dwellings="A9"), beside="BON7")
    table.play("action ACTC")
    assert warning(table, "pass BON7") == "double-turn"


def test_priests_made_of_workers_are_given_up() -> None:
    table = position(player("darklings", posts="A8", power=(0, 0, 12)), player("nomads", dwellings="H1"))
    table.play("upgrade A8 to SH")
    assert warning(table, "convert 1PW to 1C") == "makings"
    assert warning(table, "done") == "makings"
    assert warning(table, "convert 1W to 1P") == ""


def test_cult_steps_that_are_not_made() -> None:
    table = position(player("auren", stronghold="F2", cults=(9, 8, 0, 0)), player("nomads", cults=(0, 0, 0, 10)))
    table.set_cults(2, (0, 0, 0, 10))
    table.play("action ACTA")
    assert warning(table, "+2FIRE") == "no-key"
    assert warning(table, "+2WATER") == "no-key"
    assert warning(table, "+2EARTH") == ""
    table.set_cults(1, (0, 0, 0, 9))
    assert warning(table, "+2AIR") == "top-taken"
    assert "the Nomads stand on the last space of air" in str(choice(table, "+2AIR").warning)
    table.set_cults(1, (9, 0, 0, 0))
    table[1].keys = 1
    assert warning(table, "+2FIRE") == "beyond"


def test_no_dwelling_can_follow() -> None:
    table = position(player("witches", dwellings="F2", workers=3, coins=1), player("nomads", dwellings="A9"))
    table.play("dig 1")
    turns = [text for text in table.moves() if text.startswith("transform ") and text.endswith("green")]
    assert warning(table, turns[0]) == "no-dwelling-goods"
    table = position(
        player("witches", dwellings="F2", workers=3, coins=1, power=(0, 0, 8)), player("nomads", dwellings="A9")
    )
    table.play("dig 1")
    assert warning(table, turns[0]) == "convert-first"
    partly = next(text for text in table.moves() if text.startswith("transform ") and not text.endswith("green"))
    assert warning(table, partly) == "partly"


def test_dwellings_that_are_missing() -> None:
    eight = "F2 F4 G3 I6 I11 C3 C4 A3"
    table = position(player("witches", dwellings=eight), player("nomads", dwellings="A9"))
    table.play("dig 1")
    home = next(text for text in table.moves() if text.startswith("transform ") and text.endswith("green"))
    assert warning(table, home) == "no-dwelling-left"
    table = position(
        player("witches", dwellings=eight.removesuffix(" A3")),
        player("nomads", dwellings="A9"),
        terrain={"F1": "green"},
    )
    assert warning(table, "build F1") == "last-dwelling"


def test_a_trading_house_next_to_nobody() -> None:
    table = position(player("witches", dwellings="F2 A3"), player("nomads", dwellings="E2"))
    assert warning(table, "upgrade F2 to TP") == ""
    assert str(choice(table, "upgrade A3 to TP").warning) == (
        "nobody is next to it, so it costs 6 coins; next to another faction it would cost 3"
    )


def test_spades_without_a_use() -> None:
    table = position(player("witches", dwellings="D1", workers=3), player("nomads", dwellings="E1 D2 B1"))
    land = table.state.land.names
    near = {land[at] for at in range(len(land)) if table[1].reach >> at & 1} - {"E1", "D2", "B1"}
    table = position(
        player("witches", dwellings="D1", workers=0, power=(0, 0, 12)),
        player("nomads", dwellings=" ".join({"E1", "D2", "B1"} | near)),
    )
    assert warning(table, "action ACT5") == "no-hex"
    table = position(
        player("witches", dwellings="D1", workers=3, power=(0, 0, 12)),
        player("nomads", dwellings="D2"),
        terrain={"E1": "yellow", "E2": "yellow"},
    )
    assert warning(table, "dig 1") == "not-home"


def test_a_tunnel_that_is_paid_twice() -> None:
    table = position(player("dwarves", dwellings="E7", workers=5, coins=0), player("nomads", dwellings="A9"))
    table.play("dig 1")
    far = [
        text
        for text in table.moves()
        if text.startswith("transform ") and text.endswith("gray") and "by tunnel" in label(table, text)
    ]
    assert far and warning(table, far[0]) == "far"


def test_shipping_at_its_end() -> None:
    table = position(
        player("witches", posts="F2 E1", temples="E2", dwellings="F1", shipping=3, workers=40), player("nomads")
    )
    table.play("upgrade F1 to TP")
    assert warning(table, "+TW7") == "end-of-track"
    assert warning(table, "+TW1") == ""


# What can wait


def test_conversions_after_the_action_can_wait() -> None:
    """They are put off while three power still fit into the bowls; whatever else is left is asked."""
    table = position(player("witches", dwellings="F2", priests=1, power=(4, 4, 4)), player("nomads", dwellings="A9"))
    assert GAME.put_off(table.state, table.state.decision) is None
    table.play("send p to FIRE for 3")
    put_off = GAME.put_off(table.state, table.state.decision)
    assert put_off is not None and put_off.text == "done"
    table.set_power(1, (0, 2, 10))
    assert GAME.put_off(table.state, table.state.decision) is None
    table = position(player("witches", dwellings="F2"), player("nomads", dwellings="A9"))
    table.play("dig 1")
    table.play(next(text for text in table.moves() if text.startswith("transform ") and text.endswith("green")))
    assert GAME.put_off(table.state, table.state.decision) is None
    table = position(player("darklings", posts="A8"), player("nomads", dwellings="A9"))
    table.play("upgrade A8 to SH")
    assert GAME.put_off(table.state, table.state.decision) is None
    table = neighbours()
    assert GAME.put_off(table.state, table.state.decisions()[0]) is None


# Whole games


@pytest.mark.parametrize("seed", range(scaled("games of Terra Mystica asked about anywhere", 3, 6)))
def test_random_games_can_be_asked_about_anywhere(seed: int) -> None:
    """Every question, label, part and warning of whole games has words, and every part is in the picture."""
    dice = random.Random(seed)
    options = {"factions": "random", "landscapes": dice.choice(["on", "off"]), **ALL_SETS}
    match = Match(GAME, GAME.setting(dice.choice([2, 3, 4, 5]), options), seed=seed)
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        if dice.random() < 0.3:
            found = match.ask(seat)
            assert found is not None and str(found.question) and found.question.key != "terra-mystica.ask.anything"
            assert [choice.data() for choice in found.choices]
            ids = {part.id for part in GAME.scene(GAME.view(match.state)).parts}
            for one in found.choices:
                assert str(one.label) and set(one.at) <= ids, one.move
        moves = match.moves(seat)
        rare = [move for move in moves if move.verb.word not in ("pass", "burn", "convert")]
        match.play(dice.choice(rare if rare and dice.random() < 0.9 else moves), seat)
        match.commit()


def test_the_kind_of_a_decision_is_its_class_in_small_words() -> None:
    assert kind(start(2).state.decision) == "choose-faction"


def test_what_a_round_brings_is_told_apart() -> None:
    """The last to pass ends the round: the coin on the card is the gain, cult bonus and income come later."""
    table = position(
        player("witches", dwellings="E10", bonus="BON9"), player("nomads", dwellings="A1", bonus="BON10"),
        beside="BON1 BON3 BON7",
    )  # fmt: skip
    assert choice(table, "pass BON3").later == {}
    table.play("pass BON1")
    last = choice(table, "pass BON3")
    assert last.gain == {"coins": 1}
    assert last.later["workers"] > 0 and "points" not in last.later


def test_an_offer_of_power_is_about_two_structures() -> None:
    """The one that was built, those beside it, and who built it."""
    table = position(
        player("witches", dwellings="E10", bonus="BON8"), player("nomads", dwellings="D8", posts="F7", stronghold="G7")
    )
    assert GAME.concerns(table.state, 1) == []
    table.play("upgrade E10 to TP")
    assert set(GAME.concerns(table.state, 1)) == {"hex:E10", "hex:D8", "hex:F7", "seat:1"}
