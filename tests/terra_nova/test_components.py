"""Component files: each mistake is refused with one sentence that says where and what; a corrected copy plays."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from terrae.core.errors import BadComponents
from terrae.core.match import Match
from terrae.core.messages import keys
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.data.components import FOLDER

Edit = Callable[[str], str]
MAIN = "maps/main.toml"


def swap(old: str, new: str) -> Edit:
    """Replace a text that must be there, the first time it stands there."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def rows(change: Callable[[str], str]) -> Edit:
    """Change the rows of a map."""

    def edit(text: str) -> str:
        return re.sub(r"rows = \[.*?\]", lambda found: change(found.group()), text, count=1, flags=re.DOTALL)

    return edit


def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(FOLDER, folder)
    return folder


BAD: list[tuple[str, Edit, str, list[str]]] = [
    ("rules.toml", swap("shovel = 6\n", ""), "missing", ["[prices]", "'shovel'"]),
    ("rules.toml", swap('name = "standard"\n', ""), "missing", ["'name'"]),
    ("rules.toml",
     swap('points = [0, 2, 3, 4] # by the new value; the last one ends the track\nsource = "found"',
          "points = [0, 2, 3, 4]"),
     "missing", ["[sailing]", "'source'"]),
    ("rules.toml", swap("power = [2, 2, 4]", "power = [2, 6]"), "list", ["'power'", "3"]),
    ("mats.toml", swap("[[3, 0], [3, 0], [3, 0], [0, 0],", "[[3, 0], [3, 0], [3, 0],"),
     "list", ["[water-sprites]", "house_income", "8"]),
    ("rules.toml", swap("house = 4", 'house = "four"'), "number", ["[prices]", "'house'", "'four'"]),
    ("rules.toml", swap("house = 4", "house = 4.5"), "number", ["'house'", "4.5"]),
    ("rules.toml", swap("house = 4", "house = true"), "number", ["'house'", "True"]),
    ("rules.toml", swap("house = 4", "house = -1"), "number", ["'house'", "-1"]),
    ("rules.toml", swap("houses = 8", "houses = 9"), "number", ["[supply]", "'houses'", "9"]),
    ("rules.toml", swap("post_alone = 10", "post_alone = 5"), "number", ["'post_alone'", "7"]),
    ("rules.toml", swap("house = 4", "house = 0x" + "f" * 5000), "number", ["'house'", "a huge number"]),
    ("mats.toml", swap("table = [0, 2, 2, 3, 4]", "table = [0, 2, 2, 3, 400]"), "number", ["[golems]", "400"]),
    ("rules.toml", swap('name = "standard"', 'name = "my box"'), "name", ["'my box'", "letters, digits"]),
    ("rules.toml", swap('name = "standard"', 'name = "a\\nend: 0 moves"'), "name", ["end: 0 moves"]),
    ("rules.toml", swap('name = "standard"', 'name = ""'), "name", ["''"]),
    ("tiles.toml", swap("{gain = {money = 7}}", "{gain = {money = 7, points = 2}}"), "no-use", ["[money]", "'points'"]),
    ("tiles.toml", swap("{gain = {money = 7}}", "{gain = {power = 2}}"), "no-use", ["[money]", "'power'"]),
    ("tiles.toml", swap('{what = "house", points = 2}', '{what = "house", points = 2, power = 1}'),
     "no-use", ["[house]", "'power'"]),
    ("mats.toml", swap("table = [0, 2, 2, 3, 4]", "points = 1, table = [0, 2, 2, 3, 4]"),
     "no-use", ["[golems]", "'points'"]),
    ("tiles.toml", swap("[{bridge = 1}]", "[{bridge = 1}, {shovels = 1}]"), "one-effect", ["[bridge-3]"]),
    ("mats.toml", swap("right = [{town_from = 6}]", "right = [{town_from = 6}, {town_from = 5}]"),
     "twice", ["[water-sprites]", "'town_from'"]),
    ("mats.toml",
     swap('[{trait = {name = "harbour"}}]', '[{trait = {name = "harbour"}}, {trait = {name = "harbour"}}]'),
     "twice", ["[sea-dogs]", "'harbour'"]),
    ("mats.toml", swap('right = [{town_from = 6}]', 'right = [{trait = {name = "harbour"}}]'),
     "trait-place", ["[water-sprites] right", "'harbour'"]),
    ("mats.toml", lambda text: text.replace('{trait = {name = "one-shovel"}}', "{town_from = 5}", 1).replace(
        'per = "post", table = [0, 2, 2, 3, 4]}}]', 'per = "post", points = 1}}, {trait = {name = "one-shovel"}}]', 1),
     "trait-place", ["[golems] ability", "'one-shovel'"]),
    ("mats.toml", swap('sources = {home =', 'sources = {hoem ='), "unknown", ["[sources]", "'hoem'", "home"]),
    ("mats.toml", swap('home = "lake"', 'home = "sea"'), "text", ["[water-sprites]", "'sea'", "lake, forest"]),
    ("mats.toml", swap('colour = "blue"', 'colour = "pink"'), "text", ["'pink'", "yellow"]),
    ("rules.toml", swap('source = "rulebook"', 'source = "hearsay"'), "text", ["'hearsay'", "found"]),
    ("rules.toml", swap('["lake", ', "[1, "), "texts", ["[circle]", "'terrains'"]),
    ("mats.toml", swap("fixed_income = [2, 0]", "fixed_income = [2]"), "pair", ["fixed_income"]),
    ("mats.toml", swap("post_income = [[2, 1], ", "post_income = [[2, 1, 1], "), "pair", ["post_income"]),
    ("tiles.toml", swap('B = {effects = [{income = {money = 6}}], source = "found"}', "B = 6"),
     "table", ["[bonus]", "'B'"]),
    ("rules.toml", swap("shovel = 6", "shovel = 6\nshovle = 6"), "unknown", ["'shovle'", "shovel"]),
    ("rules.toml", swap('name = "standard"', 'name = "standard"\nextra = 1'), "unknown", ["'extra'"]),
    ("mats.toml", swap("houses = 2", "houses = 2\nhorses = 1"), "unknown", ["'horses'"]),
    ("tiles.toml", swap("[first_game]", "[first_game]\nbonsu = 1"), "unknown", ["'bonsu'", "bonus"]),
    ("tiles.toml", swap("[town]", "[twon]\n[town]"), "unknown", ["'twon'"]),
    (MAIN, swap('title = "Main map"', 'title = "Main map"\nrivers = 30'), "unknown", ["main.toml", "'rivers'"]),
    (MAIN, swap("[first_game.2]", "[first_game.5]\n[first_game.2]"), "unknown", ["main.toml", "'5'"]),
    ("tiles.toml",
     swap('house = {copies = 2, effects = [{each = {what = "house", points = 2}}]',
          "house = {copies = 2, effects = [{gain = {points = 2}}]"),
     "effect-place", ["[house]", "Gain"]),
    ("mats.toml", swap('name = "sunrise"', 'name = "sunset"'), "trait", ["'sunset'", "sunrise"]),
    ("mats.toml", swap('"power-from-houses", power = 1, ', '"power-from-houses", '),
     "trait-numbers", ["power-from-houses", "power_of_two_seats"]),
    ("mats.toml", swap(', {trait = {name = "palace-shovel", power = 2, shovels = 1}}', ""),
     "trait-missing", ["[fairies]", "palace-shovel"]),
    ("mats.toml", swap('ability = [{trait = {name = "worship", power = 3, points = 2}}]', "ability = []"),
     "trait-missing", ["[druids]", "worship"]),
    ("mats.toml", swap('"worship", power = 3', '"worship", power = 2'), "number", ["[druids]", "'power'", "3"]),
    ("mats.toml", swap('what = "town", points = 4', 'what = "city", points = 4'), "deed", ["'city'", "town"]),
    ("mats.toml", swap('per = "inland"', 'per = "desert"'), "per", ["'desert'", "inland"]),
    ("mats.toml", swap("table = [0, 2, 2, 3, 4]", "table = [0, 2, 2, 3]"), "table-size", ["[golems]", "5"]),
    ("mats.toml", swap('{trait = {name = "harbour"}}', "{income = {money = 1}}"), "trait-missing", ["harbour"]),
    ("tiles.toml",
     swap('H = {effects = [{income = {power = 3}}, {drop_out = {per = "sailing", points = 3}}], source = "found"}', ""),
     "entries", ["[bonus]", "8", "missing: H"]),
    ("tiles.toml", swap("[power]", "[power] \ntea = 1"), "entries", ["too many: tea"]),
    ("mats.toml", swap("[sand-cats]", "[sand-dogs]"), "entries", ["missing: sand-cats", "too many: sand-dogs"]),
    ("rules.toml", swap('"forest"', '"lagoon"'), "circle", ["[circle]"]),
    ("rules.toml", swap('"forest"', '""'), "circle", ["[circle]"]),
    ("rules.toml", swap('"forest"', '"reef"'), "circle", ["[circle]"]),
    ("rules.toml", swap('"forest"', '"ßee"'), "circle", ["[circle]"]),
    ("rules.toml", swap("power = [2, 2, 4]", "power = [4, 4, 4]"), "power", ["8", "12"]),
    ("rules.toml", swap("points = [0, 2, 3, 4]", "points = [2, 3, 4]"), "track", ["[sailing]"]),
    ("tiles.toml", swap('[{each = {what = "house", points = 2}}]', "[]"), "one-effect", ["[house]"]),
    ("tiles.toml", swap("house = {copies = 2", "house = {copies = 3"), "copies", ["8", "9"]),
    ("tiles.toml", swap('value = ["house", "post",', 'value = ["house", "pots",'), "round-tile", ["'pots'", "post"]),
    ("tiles.toml", swap('"shovel", "palace", "town"]', '"palace", "palace", "town"]'), "round-tile", ["'palace'"]),
    ("tiles.toml", swap('2 = ["A", "B", "C", "D", "E"]', '2 = ["A", "B", "C", "E"]'), "letters", ["2 seats", "5"]),
    ("tiles.toml", swap('2 = ["A", "B", "C", "D", "E"]', '2 = ["A", "B", "C", "E", "E"]'), "letters", ["2 seats", "5"]),
    ("tiles.toml", swap('{fairies = "C", leprechauns = "E"}', '{fairies = "C"}'), "takers", ["2 factions"]),
    ("tiles.toml", swap('{fairies = "C", leprechauns = "E"}', '{fairies = "C", druids = "E"}'),
     "takers", ["2 factions"]),
    ("tiles.toml", swap('{fairies = "C", leprechauns = "E"}', '{fairies = "C", leprechauns = "C"}'),
     "same-tile", ["different"]),
    ("tiles.toml", swap('{fairies = "C", leprechauns = "E"}', '{fairies = "C", gnomes = "E"}'),
     "faction", ["'gnomes'", "leprechauns"]),
    ("tiles.toml", swap('{fairies = "C", leprechauns = "E"}', '{fairies = "C", leprechauns = "H"}'),
     "text", ["'H'", "A, B, C, D, E"]),
    ("mats.toml",
     lambda text: "[sea-dogs]".join([text.split("[sea-dogs]")[0], text.split("[sea-dogs]")[1].replace('home = "lake"',
          'home = "desert"', 1)]),
     "colour-home", ["blue"]),
    ("mats.toml", lambda text: text.replace('home = "lake"', 'home = "desert"'), "homes", ["mats.toml"]),
    (MAIN, rows(lambda text: text.replace('"RFDSFWLDRW"', '"RFDSFWLDRWW"')), "size", ["main.toml", "9", "10"]),
    (MAIN, rows(lambda text: text.replace("]", '"RRRRRRRRRR",\n]')), "size", ["main.toml", "9", "10"]),
    (MAIN, rows(lambda text: text.replace("RFDSFWLDRW", "RFDSFXLDRW")), "letter", ["row A", "'X'"]),
    (MAIN, rows(lambda text: text.replace("L", "F")), "few", ["lake", "0"]),
    (MAIN, rows(lambda text: text.replace("R", "L")), "many", ["62"]),
    (MAIN, swap('"A5-C5"', '"A5-C4"'), "bridge-ends", ["'A5-C4'"]),
    (MAIN, swap('"A5-C5"', '"A5"'), "bridge-ends", ["'A5'"]),
    (MAIN, swap('"A5-C5"', '"A5-Z9"'), "bridge-ends", ["'A5-Z9'"]),
    (MAIN, swap('"A5-C5"', '"C5-A5"'), "bridge-span", ["'C5-A5'"]),
    (MAIN, swap('"A5-C5"', '"A5-E5"'), "bridge-span", ["'A5-E5'"]),
    (MAIN, swap('"A5-C5"', '"A3-C3"'), "bridge-river", ["'A3-C3'"]),
    (MAIN, swap('"A5-C5"', '"A8-B9"'), "bridge-twice", ["'A8-B9'"]),
    (MAIN, lambda text: re.sub(r"bridge_spaces = \[.*?\]", "bridge_spaces = []", text, flags=re.DOTALL),
     "bridges", ["62"]),
    (MAIN, swap('lake = ["C10"', 'lake = ["C9"'), "place", ["'C9'", "lake"]),
    (MAIN, swap('lake = ["C10"', 'lake = ["A5"'), "place", ["'A5'", "lake"]),
    (MAIN, swap('lake = ["C10", ', "lake = ["), "marks", ["lake"]),
    (MAIN, swap('fairies = ["C5", "I5"]', 'fairies = ["C5"]'), "first-houses", ["fairies", "2"]),
    (MAIN, swap('fairies = ["C5", "I5"]', 'fairies = ["C5", "C5"]'), "first-houses-twice", ["[2]"]),
    (MAIN, swap('fairies = ["C5", "I5"]', 'fairies = ["C5", "I6"]'), "place", ["'I6'", "forest"]),
    ("rules.toml", lambda text: text[: text.index('"swamp"')], "no-toml", ["rules.toml"]),
    ("tiles.toml", swap("[bonus]", "[bonus"), "no-toml", ["tiles.toml"]),
    ("tiles.toml", swap("copies = 2", "copies = " + "9" * 5000), "no-toml", ["tiles.toml"]),
]  # fmt: skip


def refusal(folder: Path) -> BadComponents:
    with pytest.raises(BadComponents) as refused:
        GAME.setting(2, folder=folder)
    text = str(refused.value)
    assert text
    assert "{where" not in text
    return refused.value


@pytest.mark.parametrize(
    ("file", "edit", "problem", "parts"), BAD, ids=[f"{case[2]}-{number}" for number, case in enumerate(BAD)]
)
def test_bad_files(tmp_path: Path, file: str, edit: Edit, problem: str, parts: list[str]) -> None:
    """A wrong count, an unknown word, a broken map, a misspelt key: the sentence names the file and the mistake."""
    folder = copied(tmp_path)
    path = folder / file
    path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")
    refused = refusal(folder)
    assert refused.message.key == f"terra-nova.components.{problem}"
    assert Path(file).name in str(refused)
    for part in parts:
        assert part in str(refused)


EFFECTS = [
    ("{income = {money = 6}, gain = {money = 6}}", "shape", "an effect is a table with one entry"),
    ("6", "shape", "an effect is a table with one entry"),
    ("{incom = {money = 6}}", "unknown", "there is no effect 'incom'; there are: income, gain"),
    ("{income = {mony = 6}}", "field", "the effect 'income' has no 'mony'; it can have: money, power"),
    ("{income = {money = '6'}}", "number", "'money' of the effect 'income' must be a whole number, not '6'"),
    ("{income = {money = true}}", "number", "'money' of the effect 'income' must be a whole number, not True"),
    ("{income = 6}", "table", "the effect 'income' is written as a table of money, power, not as 6"),
    ("{trait = 5}", "table", "the effect 'trait' is written as a table of name, not as 5"),
    ("{trait = {power = 6}}", "missing", "the effect 'trait' needs 'name'; it can have: name"),
    ("{trait = {name = ['a']}}", "word", "'name' of the effect 'trait' must be a text, not ['a']"),
    ("{trait = {name = 'worship', power = 'x'}}", "number", "'power' of the effect 'trait' must be a whole number"),
    ("{each = {points = 6}}", "missing", "the effect 'each' needs 'what'; it can have: what, points, power"),
    ("{drop_out = {per = 'post', table = 5}}", "numbers", "'table' of the effect 'drop_out' must be a list of whole"),
    ("{drop_out = {per = 'post', table = ['5']}}", "numbers", "must be a list of whole numbers, not ['5']"),
    ("{shovels = 'x'}", "single", "the effect 'shovels' must be a whole number, not 'x'"),
    ("{shovels = {free = 1}}", "single", "the effect 'shovels' must be a whole number, not {'free': 1}"),
    ("{bridge = 'x'}", "single", "the effect 'bridge' must be a whole number, not 'x'"),
    ("{bridge = 2}", "one", "the effect 'bridge' can only be 1, not 2"),
]


@pytest.mark.parametrize(("effect", "problem", "part"), EFFECTS)
def test_bad_effects(tmp_path: Path, effect: str, problem: str, part: str) -> None:
    """An unknown effect, or one that is not well written."""
    folder = copied(tmp_path)
    path = folder / "tiles.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("{income = {money = 6}}", effect, 1), encoding="utf-8")
    refused = refusal(folder)
    assert refused.message.key == f"error.effect-{problem}"
    assert part in str(refused)
    assert "tiles.toml" in str(refused)


def test_effects_are_a_list(tmp_path: Path) -> None:
    """Effects are written as a list, even a single one."""
    folder = copied(tmp_path)
    path = folder / "tiles.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("[{income = {money = 6}}]", "{income = {money = 6}}", 1),
        encoding="utf-8",
    )
    assert refusal(folder).message.key == "error.effect-list"


@pytest.mark.parametrize("file", ["rules.toml", "mats.toml", "tiles.toml", MAIN])
def test_missing_file(tmp_path: Path, file: str) -> None:
    """Every file but the other maps is needed."""
    folder = copied(tmp_path)
    (folder / file).unlink()
    refused = refusal(folder)
    assert refused.message.key == "terra-nova.components.no-file"
    assert str(folder) in str(refused)


def test_missing_folder(tmp_path: Path) -> None:
    """A folder that does not exist."""
    assert refusal(tmp_path / "nowhere").message.key == "terra-nova.components.no-folder"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no UTF-8."""
    folder = copied(tmp_path)
    (folder / "rules.toml").write_bytes(b"\xff\xfe\x00")
    assert refusal(folder).message.key == "terra-nova.components.no-toml"


def test_every_message_about_components_is_tested() -> None:
    """No sentence without a case that shows it."""
    told = {key.removeprefix("terra-nova.components.") for key in keys("terra-nova.components.")}
    assert told == {problem for _, _, problem, _ in BAD} | {"no-file", "no-folder"}


def test_the_name_of_a_map_stands_in_game_files(tmp_path: Path) -> None:
    """So it is as strict as the name of the set."""
    folder = copied(tmp_path)
    shutil.copy(folder / MAIN, folder / "maps/my # map.toml")
    assert refusal(folder).message.key == "terra-nova.components.name"


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    """Some editors write one."""
    folder = copied(tmp_path)
    path = folder / "rules.toml"
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert GAME.components(folder).digest == GAME.components().digest


def test_a_corrected_copy_plays(tmp_path: Path) -> None:
    """An owner's corrected copy has another name and digest, and its numbers are what is played with."""
    folder = copied(tmp_path)
    path = folder / "rules.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('"standard"', '"my-box"').replace("sailing = 8", "sailing = 5"),
        encoding="utf-8",
    )
    setting = GAME.setting(2, {"factions": "golems fairies", "first": "1"}, folder)
    standard = GAME.components()
    assert setting.components.name == "my-box"
    assert setting.components.digest != standard.digest
    match = Match(GAME, setting, seed=1)
    while not match.moves()[0].text.startswith("bonus"):
        match.play(match.moves()[0])
        match.commit()
    match.play(match.moves()[0])
    match.commit()
    match.play(match.moves()[0])
    before = match.state.seats[0].money  # type: ignore[attr-defined]
    match.commit()
    match.play("sailing")
    assert before - match.state.seats[0].money == 5  # type: ignore[attr-defined]


def test_digest_knows_every_file(tmp_path: Path) -> None:
    """A change in any file, the maps included, is another set; comments and layout are not."""
    standard = GAME.components().digest
    assert GAME.components(FOLDER).digest == standard
    folder = copied(tmp_path)
    path = folder / "rules.toml"
    path.write_text("# my notes\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert GAME.components(folder).digest == standard
    for file, old, new in (
        ("rules.toml", "palace = 14", "palace = 13"),
        ("mats.toml", "money = 7", "money = 8"),
        ("tiles.toml", "points = 9", "points = 8"),
        ("maps/alternative.toml", "RRLSDLFWRL", "RRLSDLFWRS"),
    ):
        folder = copied(tmp_path / file.replace("/", "-"))
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
        assert GAME.components(folder).digest != standard


def test_a_discount_never_makes_a_price_negative(tmp_path: Path) -> None:
    """An owner may write any discount; what costs nothing gives nothing back."""
    folder = copied(tmp_path)
    path = folder / "mats.toml"
    path.write_text(
        swap('"cheap-power", less = 1', '"cheap-power", less = 9')(path.read_text(encoding="utf-8")), encoding="utf-8"
    )
    faction = GAME.components(folder).factions[3]
    assert [faction.power_price(price) for price in (3, 9, 12)] == [0, 0, 3]


def test_another_map_can_be_added(tmp_path: Path) -> None:
    """A map is a file: its name becomes a value of the option."""
    folder = copied(tmp_path)
    shutil.copy(folder / MAIN, folder / "maps/mine.toml")
    assert GAME.setting(2, {"map": "mine"}, folder).options["map"] == "mine"


def test_every_number_names_its_source() -> None:
    """What was found or reconstructed must stay easy to tell from the rulebook."""
    for path in [*FOLDER.glob("*.toml"), *FOLDER.glob("maps/*.toml")]:
        assert "source" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["main", "two-player", "alternative"])
def test_standard_maps(name: str) -> None:
    """Facts: each terrain occurs equally often, give or take one; marked hexes are four of each terrain where there
    are any."""
    land = GAME.components().maps[name]
    sizes = [int(mask).bit_count() for mask in land.terrain]
    assert max(sizes) - min(sizes) <= 2
    assert {int(mask).bit_count() for mask in land.marked} in ({4}, {0})
    assert not land.first_game or set(land.first_game) == {2, 3, 4}
