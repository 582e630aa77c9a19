"""Words: questions, labels, warnings, reasons, help, pictures; each in every position of random games."""

from __future__ import annotations

import importlib
import json
import pkgutil
import random
from collections.abc import Iterator

import pytest

import terrae.games.terramara as package
from terrae.cli.choices import choices
from terrae.core.asks import ask
from terrae.core.match import Match
from terrae.core.messages import known
from terrae.core.scene import Band, Card, Icon, Space
from terrae.core.state import NATURE, Decision
from terrae.core.voice import kind
from terrae.draw.standalone import html, svg
from terrae.draw.terminal import terminal
from terrae.draw.theme import known as drawable
from terrae.draw.units import lay_out, paint
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.action import Question
from terrae.games.terramara.rules.catalogue import CATALOGUE
from terrae.games.terramara.rules.free import Hopeful, Own, Price
from terrae.games.terramara.rules.neutral import DrawCard
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import begin, card, character, give, only, own, play, row, stand, tile, until_round


def decision_classes() -> Iterator[type[Decision]]:  # type: ignore[type-arg]
    """All questions of the title."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            ours = isinstance(thing, type) and thing.__module__.startswith(package.__name__)
            if ours and issubclass(thing, Decision) and thing not in (Question, Own, Price, Hopeful, DrawCard):
                yield thing


def test_every_question_has_its_words() -> None:
    named = {cls.__name__ for cls in decision_classes()}
    assert len(named) > 20
    parts = {"Pick": ("pick-raw", "pick-refined"), "KeepTile": ("keep-tile-outpost", "keep-tile-crossroads")}
    for name in named:
        words = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
        for key in parts.get(name, (words,)):
            assert known(f"terramara.ask.{key}"), name


def test_every_verb_has_its_words() -> None:
    for family in CATALOGUE.families:
        verb = family[0].verb.word.replace(" ", "-")
        assert known(f"terramara.move.{verb}") and known(f"terramara.sign.{verb}")
        assert verb.startswith("draw-") or known(f"terramara.verb.{verb}")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_everything_can_be_said_and_painted(seats: int, seed: int) -> None:
    """At many positions: the ask, the files, the page, the terminal, and a reason for each other move."""
    match = Match(GAME, GAME.setting(seats), seed=seed)
    dice = random.Random(seed)
    names: set[str] = set()
    while not match.over:
        seat = match.seats_to_move[0]
        if match.ply % 25 == 0:
            scene = GAME.scene(GAME.view(match.state))
            assert json.loads(json.dumps(scene.data())) == scene.data()
            asked = ask(GAME, match.state, seat) if seat != NATURE else None
            units = paint(scene)
            assert html(scene) and svg(scene) and lay_out(scene, units)
            names.add(" ".join(sorted(units)))
            assert max(len(line) for line in terminal(scene, 100, colour=False).splitlines()) <= 100
            assert asked is None or [choice.data() for choice in asked.choices]
        match.play(dice.choice(match.moves()))
        match.commit()
    assert len(names) == 1  # the units of a table never change


def test_every_effect_can_be_drawn_as_icons() -> None:
    """Spaces and bonus tiles must speak in icons; of the cards nearly all do."""
    box = begin(4).box
    ops = [
        *(op for tile_ in box.tiles for space in tile_.spaces for op in space.ops),
        *(op for space in [*box.crossroads, *box.specials, *box.homeland, box.hut] for op in space.ops),
        *(op for bonus in box.bonus_tiles for op in bonus.ops),
        *(ability for made in box.artifacts for ability in made.powers.abilities),
        *(op for start in box.starts for op in start.ops),
    ]
    for op in ops:
        assert drawable([Icon(text, word) for text, word in op.icons()]), str(op.sentence())


def test_sentences_of_all_cards_are_whole() -> None:
    box = begin(4).box
    said = [str(ability.sentence()) for made in box.artifacts for ability in made.powers.abilities]
    said += [str(op.sentence()) for bonus in box.bonus_tiles for op in bonus.ops]
    for side in (card_ for one in box.characters for card_ in (one.young, one.grown)):
        said += [str(ability.sentence()) for ability in side.abilities]
    assert all(text[0].isupper() and text.endswith(".") and "{" not in text and "  " not in text for text in said)
    assert "When you send an Explorer to a space in the Forest, you gain 1 Wood." in said


# Reasons


def why(state: Mara, text: str, seat: int = 0) -> str:
    move = CATALOGUE.parse(text)
    assert move not in state.moves_of(seat), text
    return str(GAME.why_not(state, seat, move))


def table() -> Mara:
    """Round 2 of four seats without goods, everybody's Explorers at hand."""
    state = begin(4)
    only(state)
    until_round(state, 2)
    only(state)
    tile(state, 4, "PQ23")
    tile(state, 8, "PQ34")
    state.seats[0].military, state.seats[1].military = 2, 4
    row(state, "A101", "A102", "A103", "A104", "A105", "A106", "A107", "A108")
    stand(state, 1, "2a", "raid")
    stand(state, 0, "2b")
    return state


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("explorer 1a", "row 1 is turned over: its territories are gone"),
        ("explorer 2a", "to join on 2a you need more Military than whoever is there: you have 2, they have 4"),
        ("explorer 2b", "your own clan member stands on 2b"),
        ("chieftain 3a", "a Chieftain cannot go to a future territory, and this one belongs to round 3"),
        ("warrior 2a", "you have no Warrior"),
        ("explorer raid", "raid has room for one clan member only"),
        ("explorer 1x", "both of your Caravans must have reached Crossroads 1; 0 of them has"),
        ("explorer 2x", "this Crossroads opens in round 3"),
        ("explorer 5s", "special spaces open in round 5"),
        ("explorer own", "you have no Crossroads of your own"),
        ("explorer develop-or-travel", "with 4 seats there is no space develop-or-travel"),
        ("explorer 3c", "3c takes 1 goods, and you have 0"),
        ("explorer 5a", "5a takes 3 Military, and you have 2"),
        ("worker 1", "you have no Worker of level 1"),
        ("use A104", "Bow Drill is not yours"),
        ("ability", "your character has no once-a-round effect"),
        ("bonus B11", "Song is no bonus tile of yours"),
        ("flip", "you have no character"),
        ("create A101", "artifacts are created after the action: send a clan member first"),
        ("caravan 1 ahead", "Caravans move when you gain Travel"),
        ("give wood", "goods are given only when somebody raids you"),
        ("done", "you must send a clan member"),
        ("draw artifact A101", "that is for nature to draw"),
        ("character K1", "characters are chosen in set-up"),
    ],
)
def test_reasons_on_a_turn(text: str, reason: str) -> None:
    assert why(table(), text) == reason


def test_reasons_of_others() -> None:
    state = table()
    assert why(state, "explorer 2c", 1) == "it is the turn of Red clan"


def test_reasons_in_the_window() -> None:
    state = table()
    owner = state.seats[0]
    give(owner, lumber=2)
    own(state, 1, "A301")
    row(state, "A101", "A104", "A103", "A102")
    play(state, "explorer hire")
    assert why(state, "create A101") == "Felling Adze costs you 2 Lumber and 1 Metal, and you lack 1 Metal"
    assert why(state, "create A102") == "Joiner's Wedges is within reach from River space 3 on; your Canoe is on 1"
    assert why(state, "create A301") == "Blue clan has Bronze-Rimmed Wheels"
    assert why(state, "create A320") == "Pack-Train Harness does not lie along the River"
    give(owner, lumber=2, metal=1)
    assert why(state, "reserve A101") == "artifacts can be put aside from River space 4 on; your Canoe is on 1"
    owner.culture = 5
    owner.reserved = card("A313")
    assert why(state, "reserve A101") == "you can put only one artifact aside, and you have Great Kiln"


def test_reasons_of_other_questions() -> None:
    state = table()
    only(state)
    state.seats[0].caravan = 1
    play(state, "explorer travel")
    assert why(state, "caravan 1 left") == "from a detour Caravan 1 can only go ahead"
    assert why(state, "explorer 2c").startswith("you are asked something else: Which Caravan")
    state.seats[0].second = 3
    assert why(state, "caravan 2 right") == "the way to the Outpost of row 2 opens when its tile is turned over"


def test_labels_and_warnings() -> None:
    state = table()
    state.seats[0].military = 6
    asked = ask(GAME, state, 0)
    assert asked is not None
    found = {choice.move: choice for choice in asked.choices}
    assert str(found["explorer 2a"].warning) == "Joining another Explorer costs you 1 Military."
    assert str(found["explorer 6a"].warning) == "The Explorer stays there until the game ends."
    assert str(found["explorer 3a"].warning) == "The Explorer stays there until round 3 ends."
    assert str(found["explorer hut"].warning) == "You have no goods: the Hut gives you nothing."
    assert found["explorer 2a"].cost == {"military": 1}
    assert found["explorer 2a"].at == ["space:2a"] and found["chieftain hut"].at == ["hut:1"]


def test_prices_are_part_of_what_is_said() -> None:
    """Of moves, places and help pages: what is lost, returned and required, and where there is room for one."""
    state = table()
    own(state, 0, "A205")
    state.seats[0].military = 9
    give(state.seats[0], wood=1)
    state.seats[1].explorers_at = 0
    said = {move.text: (str(GAME.label(state, move)), str(GAME.about(state, move))) for move in state.moves()}
    assert said["explorer raid"] == ("Explorer to Raid", "You lose 1 Military, then raid everybody.")
    assert said["explorer 3c"] == (
        "Explorer to 3c (Quarry)", "You return 1 raw, then gain 2 Culture and 1 Travel.",
    )  # fmt: skip
    assert said["explorer 5a"][1] == "You return 3 Military, then gain 3 refined of your choice."
    told = [str(line) for line in GAME.explain(state, 0, "raid")]
    assert told[:2] == ["Raid: you lose 1 Military, then raid everybody.", "One clan member only."]
    assert "Only if you have Workers of 5 levels or more in all." in [
        str(line) for line in GAME.explain(begin(4, "draw tile FM31"), 0, "5s")
    ]
    character(state, 0, "K3")  # never loses any
    assert str(GAME.about(state, CATALOGUE.parse("explorer raid"))) == "You raid everybody."
    entries = {
        entry.name: entry
        for page_ in GAME.help()
        if page_.name == "spaces"
        for one in page_.sections
        for entry in one.entries
    }
    assert entries["Raid"].text == "You lose 1 Military, then raid everybody. Room for one clan member only."
    assert [icon.word for icon in entries["Raid"].icons[0]] == ["military", "then"]
    assert entries["PQ23-3, Quarry"].text == "You return 1 raw, then gain 2 Culture and 1 Travel."
    assert entries["SP1 Guild Hall"].text.startswith("Only if you have Workers of 5 levels or more in all. You gain 1")


def test_explain_a_space() -> None:
    state = table()
    told = [str(line) for line in GAME.explain(state, 0, "2a")]
    assert told[0].startswith("2a (Plains): you gain")
    assert "Explorer of Blue clan stands there." in told
    assert "Chieftain to 2a (Plains): you can do that now" in told
    assert any(line.startswith("Explorer to 2a (Plains): to join") for line in told)
    assert GAME.explain(state, 0, "9z") == []


def test_what_can_wait() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K3", grown=True)
    play(state, "explorer develop")
    assert kind(state.decision) == "window"
    waits = GAME.put_off(state, state.decision)
    assert waits is not None and waits.text == "done"
    state.seats[0].explorers = 0
    state.seats[0].chieftain = False
    assert GAME.put_off(state, state.decision) is None
    state.seats[0].chieftain = True
    give(state.seats[0], ashlar=9, lumber=9, metal=9, leather=9)
    assert GAME.put_off(state, state.decision) is None


def test_help_tells_about_everything() -> None:
    pages = {page_.name: page_ for page_ in GAME.help()}
    assert set(pages) == {"rules", "characters", "starts", "artifacts", "spaces", "tiles", "moves"}
    entries = [entry for section in pages["artifacts"].sections for entry in section.entries]
    assert len(entries) == 52 and all(entry.text for entry in entries)
    for page_ in pages.values():
        for section in page_.sections:
            assert all("{" not in text for text in section.texts)


def test_a_terminal_says_everything_once() -> None:
    """What each seat has stands in its lines, and nothing twice."""
    lines = terminal(GAME.scene(GAME.view(begin(4))), 160, colour=False).splitlines()
    assert sum("Stone 1  Wood 1" in line for line in lines) == 4


def test_a_terminal_tells_all_there_is_to_choose_from() -> None:
    """Things are listed with their words; only amounts become a range."""
    state = begin(4)
    only(state)
    give(state.seats[0], wood=1)
    state.seats[0].workers[0] = state.seats[0].workers[1] = 1
    play(state, "explorer hut")
    asked = ask(GAME, state, 0)
    assert asked is not None
    rows = list(zip(*(column.cells for column in choices(GAME, asked).columns), strict=True))
    told = {str(move): str(what) for move, what in rows}
    assert told["choose 1"] == "You may refine 1 raw resource."
    assert told["choose 2"].startswith("You may give 1 raw of your choice for 1 raw of another kind.")
    assert told["worker"].startswith("1 to 2")


def test_scene_shows_the_table() -> None:
    scene = GAME.scene(GAME.view(begin(2)))
    bands = [band.id for band in scene.of(Band)]
    rows = [f"band:row-{number}" for number in range(1, 7)]
    assert bands == ["band:military", "band:road", "band:homeland", *rows, "band:river", "band:huts"]
    assert len([space for space in scene.of(Space) if space.look == "land"]) == 36
    assert len([space for space in scene.of(Space) if any(token.piece == "campfire" for token in space.tokens)]) == 6
    assert len(scene.of(Card, "cards")) == 8
