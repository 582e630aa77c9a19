"""Data files: what is wrong is told with its place and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from terrae.core.errors import BadComponents
from terrae.games.terramara.data.components import FILES, FOLDER, read_box

CASES = [
    ("artifacts.toml", "{refine = 1}", "{polish = 1}", "artifacts.toml [A104] effects 1 do", "no effect 'polish'"),
    ("artifacts.toml", "cost = {lumber = 2, metal = 1}", "cost = {lumber = 2, gold = 1}", "[A101] cost", "'gold'"),
    ("artifacts.toml", "cost = {lumber = 2, metal = 1}", "cost = {lumber = 1, metal = 2}", "[A101]", "main resource"),
    ("artifacts.toml", "cost = {lumber = 2, metal = 1}", "cost = {lumber = 0}", "[A101] cost", "from 1 to 9"),
    ("artifacts.toml", "cost = {lumber = 2, metal = 1}", "cost = {}", "[A101] cost", "something must stand here"),
    ("artifacts.toml", "[A320]", "[A321]", "artifacts.toml", "missing: A320"),
    ("artifacts.toml", 'category = "tools"', 'category = "toys"', "[A101]", "'toys'"),
    ("artifacts.toml", 'when = "permanent", trigger', 'when = "sometimes", trigger', "[A101] effects 1", "'sometimes'"),
    (
        "artifacts.toml",
        'when = "permanent", trigger',
        'when = "instant", trigger',
        "[A101] effects 1",
        "waits for a trigger",
    ),
    ("artifacts.toml", "vp = 2", "vp = 2.5", "[A101]", "whole number"),
    ("artifacts.toml", '{double_score = "caravans_end"}', '{double_score = "everything"}', "[A301]", "'everything'"),
    (
        "artifacts.toml",
        '{score_per = {vp = 1, per = {cost_resource = "lumber"}}}',
        '{score_per = {vp = 1, per = "flag"}}',
        "[A203]",
        "cannot be counted here",
    ),
    ("tiles.toml", "{gain = {culture = 1}}", "{gain = {culture = 99}}", "[bonus] [B11] do gain", "from 1 to 9"),
    ("tiles.toml", 'size = "large"', 'size = "small"', "[territory] [PQ11]", "two small spaces"),
    ("tiles.toml", 'terrain = "plains"', 'terrain = "forest"', "[territory] [PQ11]", "plains, quarry"),
    ("tiles.toml", 'outpost = "O1"', 'outpost = "O2"', "[territory]", "exactly one tile"),
    (
        "tiles.toml",
        "{take_warriors = 2}",
        "{take_warriors = true}",
        "[crossroads] [X11] do take_warriors",
        "whole number",
    ),
    (
        "tiles.toml",
        "easy = {workers_sum = {at_least = 3}}",
        "easy = {moons = {at_least = 3}}",
        "[outposts] [O1] easy",
        "'moons'",
    ),
    ("tiles.toml", "times = 1", "times = 0", "[bonus] [B14] do exchange", "'times'"),
    (
        "people.toml",
        "{no_military_loss = true}",
        "{no_military_loss = 1}",
        "[characters] [K3] young 1 do no_military_loss",
        "only be true",
    ),
    ("people.toml", "{gain_worker = {level = 3}}", "{gain_worker = {level = 4}}", "[starts] [S12]", "from 1 to 3"),
    ("people.toml", "{gain_worker = {level = 2}}", "{gain_worker = {level = 3}}", "[starts]", "spare Workers"),
    ("rules.toml", "power_levels = [0, 5, 10, 15]", "power_levels = [1, 5, 10, 15]", "[military]", "begins at 0"),
    ("rules.toml", "power_levels = [0, 5, 10, 15]", "power_levels = [0, 15, 10, 5]", "[military]", "must not fall"),
    ("rules.toml", "counts = [9, 5, 3]", "counts = [3, 5, 3]", "[workers]", "level 1"),
    ("rules.toml", "left = [1, 1, 2, 2, 3, 3]", "left = [1, 1, 1, 1, 1, 1]", "[river]", "bonus tiles of level 1"),
    (
        "rules.toml",
        "levels = [1, 1, 2, 2, 3, 3] # of",
        "levels = [1, 1, 1, 2, 3, 3] # of",
        "[rows]",
        "two rows of each level",
    ),
    ("rules.toml", "seats = [3, 4]\nsingle", "seats = [5]\nsingle", "[homeland] [raid]", "from 2 to 4"),
    ("rules.toml", "reserved = 5", "reserve = 5", "[scoring]", "'reserved' is missing"),
    ("rules.toml", 'name = "standard"', 'name = "my set"', "rules.toml", "letters, digits"),
    ("rules.toml", "last = 20", "last = = 20", "rules.toml", "cannot be read"),
    ("rules.toml", "8, 8, 8, 8] # artifacts", "7, 7, 7, 7] # artifacts", "[river]", "all 8 artifacts"),
    ("rules.toml", "seats = [3, 4]\nsingle", "seats = [4]\nsingle", "[homeland]", "4 spaces in the Homeland, not 3"),
    ("rules.toml", "worker = 1", "worker = 2", "[first_game]", "1 spare Workers of level 2"),
    ("rules.toml", "[clan]", "clan = 5\n[family]", "rules.toml", "'clan' must be a table"),
    ("rules.toml", "any_order = true", "any_order = 1", "[raid-and-first]", "true or false"),
    (
        "rules.toml",
        "do = [{raid = {lose_military = true}}, {take_first_player = true}]",
        "do = [{raid = {lose_military = true}}]",
        "[raid-and-first]",
        "between 2 and 3",
    ),
    ("rules.toml", 'source = "rulebook"', 'source = "hearsay"', "[clan]", "'hearsay'"),
    ("rules.toml", 'source = "rulebook"', 'source = {explorers = "hearsay"}', "[clan]", "'hearsay'"),
    ("tiles.toml", "do = [{gain = {culture = 1}}]", "do = []", "[bonus] [B11] do", "something must stand here"),
    ("tiles.toml", "do = [{gain = {culture = 1}}]", "do = 5", "[bonus] [B11] do", "a list, not 5"),
    ("tiles.toml", "do = [{gain = {culture = 1}}]", "do = [5]", "[bonus] [B11] do", "a table, not 5"),
    (
        "tiles.toml",
        "do = [{gain = {culture = 1}}]",
        "do = [{gain = {culture = 1}, refine = 1}]",
        "[bonus] [B11] do",
        "one entry",
    ),
    (
        "tiles.toml",
        "do = [{gain = {culture = 1}}]",
        "do = [{discount = {each_type = 1}}]",
        "[B11] do",
        "no meaning here",
    ),
    ("tiles.toml", "[[{exchange", "[[], [{exchange", "[B25] do choose", "between 2 and 3"),
    ("tiles.toml", 'outpost = "O1"', 'outpost = "O5"', "[territory] [PQ11]", "O5 is not of level 1"),
    ("tiles.toml", 'crossroads = "X11"', 'crossroads = "X21"', "[territory] [FM11]", "X21 is not of level 1"),
    ("tiles.toml", "bonus_slot = 3", "bonus_slot = 2", "[territory] [PQ31]", "no bonus tile of level 2"),
    ("tiles.toml", 'name = "Mustering Ground"', 'name = " "', "[crossroads] [X11]", "a text"),
    (
        "artifacts.toml",
        "do = [{discount = {each_type = 1}}]",
        'do = [{discount = {each_type = 1}}, {discount = {category = "tools", each_type = 1}}]',
        "[A302] effects",
        "one discount",
    ),
    ("artifacts.toml", "{refine = 1}", "{extra_explorer = 1}", "[A104] effects 1 do", "extra_explorer has no meaning"),
    (
        "artifacts.toml",
        "do = [{discount = {each_type = 1}}]",
        "do = [{extra_explorer = 1}]",
        "[A302]",
        "no meaning here",
    ),
    (
        "artifacts.toml",
        "do = [{discount = {each_type = 1}}]",
        "do = [{personal_outpost = true}]",
        "[A302]",
        "personal_outpost has no meaning",
    ),
    (
        "artifacts.toml",
        'per = "artifact_set"',
        'per = {artifact_set = "tools"}',
        "[A314]",
        "'cost_resource' is missing",
    ),
    ("people.toml", "{leave_flag = {}}", "{leave_flag = 1}", "[K5] experienced 1 trigger", "must be a table"),
    (
        "people.toml",
        'experienced = [{when = "permanent", trigger = {leave_flag',
        'experienced = [{when = "permanent", do = [{personal_bonus_tiles = true}]}, {when = "permanent", '
        "trigger = {leave_flag",
        "[K5] experienced",
        "personal_bonus_tiles has no meaning",
    ),
]


def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "set"
    shutil.copytree(FOLDER, copy)
    return copy


@pytest.mark.parametrize(("file", "old", "new", "where", "why"), CASES, ids=[f"{case[0]}-{case[4]}" for case in CASES])
def test_bad_input_is_refused(tmp_path: Path, file: str, old: str, new: str, where: str, why: str) -> None:
    copy = folder(tmp_path)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as refusal:
        read_box(copy)
    assert where in str(refusal.value) and why in str(refusal.value)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    copy = folder(tmp_path)
    (copy / "people.toml").unlink()
    with pytest.raises(BadComponents, match=r"^people\.toml: the file is missing in .*set$"):
        read_box(copy)
    with pytest.raises(BadComponents, match="nowhere: there is no such folder$"):
        read_box(tmp_path / "nowhere")
    (copy / "people.toml").write_bytes(b"\xff\xfe\x00 junk")
    with pytest.raises(BadComponents, match=r"^people\.toml: the file cannot be read: "):
        read_box(copy)


def test_counts_of_the_box() -> None:
    """What the rulebook lists."""
    box = read_box()
    assert [sum(made.level == level for made in box.artifacts) for level in (1, 2, 3)] == [16, 16, 20]
    assert (len(box.tiles), len(box.bonus_tiles), len(box.characters), len(box.starts)) == (24, 18, 7, 12)
    assert box.worker_counts == [9, 5, 3] and box.warriors == 4
    assert (len(box.outposts), len(box.crossroads), len(box.specials)) == (8, 8, 4)


def test_a_set_of_ones_own_has_another_digest(tmp_path: Path) -> None:
    copy = folder(tmp_path)
    path = copy / "artifacts.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("vp = 2", "vp = 3", 1), encoding="utf-8")
    assert read_box(copy).digest != read_box().digest
    assert read_box(FOLDER).digest == read_box().digest


@pytest.mark.parametrize("name", FILES)
def test_every_value_says_where_it_comes_from(tmp_path: Path, name: str) -> None:
    """Whichever source is left out: the set is refused."""
    copy = folder(tmp_path)
    lines = (copy / name).read_text(encoding="utf-8").splitlines()
    sources = [number for number, line in enumerate(lines) if line.startswith("source = ")]
    assert len(sources) >= 18
    for number in sources[:: max(1, len(sources) // 12)]:
        (copy / name).write_text("\n".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")
        with pytest.raises(BadComponents, match="'source' is missing"):
            read_box(copy)
