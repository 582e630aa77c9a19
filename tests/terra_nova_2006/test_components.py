"""Boards and rules as data: every mistake is refused with the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from terrae.core.errors import BadComponents, BadOption
from terrae.core.match import Match
from terrae.core.record import read, write
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.data.components import FOLDER, read_box

BOARD = (FOLDER / "boards" / "standard.toml").read_text(encoding="utf-8")
RULES = (FOLDER / "rules.toml").read_text(encoding="utf-8")


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def row(text: str, name: str, letters: str) -> str:
    """The same board with another row."""
    return re.sub(rf'(?m)^{name} = "[^"]*"$', f'{name} = "{letters}"', text)


def count(text: str, letter: str, fields: int) -> str:
    return re.sub(rf"(?m)^({letter} = .*fields = )\d+", rf"\g<1>{fields}", text)


def total(text: str, fields: int) -> str:
    return re.sub(r"(?m)^fields = \d+", f"fields = {fields}", text)


def refused(folder: Path, text: str, name: str = "mine.toml") -> str:
    """What is said about a board file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        read_box(path)
    return str(caught.value)


def small_board(folder: Path, name: str = "small") -> Path:
    """A board of another shape: the first ten rows of the island with two fields less."""
    rows = {line[0]: line.split('"')[1] for line in BOARD.splitlines() if re.match(r'[A-N] = "', line)}
    kept = {letter: letters for letter, letters in rows.items() if letter <= "J"}
    kept["A"] = "." + kept["A"][1:-1]
    text = "".join(kept.values())
    lines = ['title = "Small"', 'source = "owner"', f"fields = {len(text) - text.count('.')}", "[landscapes]"]
    for letter, landscape in re.findall(r'(?m)^([A-Z]) = \{ name = "(\w+)"', BOARD):
        lines.append(f'{letter} = {{ name = "{landscape}", fields = {text.count(letter)} }}')
    lines += ["[rows]", *(f'{letter} = "{letters}"' for letter, letters in kept.items())]
    path = folder / f"{name}.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


# The standard set


def test_the_standard_board_is_the_one_of_the_facts() -> None:
    """168 fields, eight landscapes of 21, 80 stones."""
    land = GAME.components().boards["standard"]
    assert land.size == 168 and len(land.landscapes) == 8
    assert [sum(1 for one in land.landscape if one == kind) for kind in range(8)] == [21] * 8
    assert GAME.components().stones == 80


def test_a_half_turn_maps_each_landscape_onto_its_partner() -> None:
    land = GAME.components().boards["standard"]
    kinds = [land.landscapes[number] for number in land.landscape]
    pairs = {frozenset(pair) for pair in zip(kinds, reversed(kinds), strict=True)}
    partners = (("lake", "mountains"), ("prairie", "steppe"), ("farmland", "forest"), ("meadow", "hills"))
    assert pairs == {frozenset(pair) for pair in partners}


def test_shared_borders_are_those_of_the_facts() -> None:
    """The published list of how many sides each two landscapes share."""
    land = GAME.components().boards["standard"]
    found: dict[str, int] = {}
    for field in range(land.size):
        for side in range(3):
            other = int(land.near[6 * field + side])
            if other >= 0 and land.landscape[other] != land.landscape[field]:
                pair = "-".join(sorted(land.letters[land.landscape[one]] for one in (field, other)))
                found[pair] = found.get(pair, 0) + 1
    wanted = {"LM": 11, "LP": 1, "LS": 6, "FL": 9, "GL": 13, "MP": 6, "MS": 1, "MW": 9, "HM": 13, "FP": 9, "HP": 5}
    wanted |= {"SW": 9, "GS": 5, "FG": 3, "HW": 3}
    assert found == {"-".join(pair): number for pair, number in wanted.items()}


# Bad boards

WRONG: dict[str, tuple[Callable[[str], str], str, str]] = {
    "hole": (
        lambda text: total(count(row(text, "G", "SSSSLLMM.MMMPPP"), "M", 20), 167),
        'G = "',
        "hole in the board at G9",
    ),
    "unreachable": (
        lambda text: total(count(row(text, "N", "GGGFFFFFF...F"), "F", 22), 169),
        "N =",
        "N13 cannot be reached from A1",
    ),
    "missing row": (
        lambda text: total(count(count(re.sub(r'(?m)^M = ".*\n', "", text), "G", 17), "F", 15), 158),
        "N =",
        "N1 cannot be reached",
    ),
    "wrong count": (lambda text: row(text, "A", "WWWWWHHHH"), "W = {", "21 fields of forest, but the rows have 20"),
    "wrong total": (lambda text: row(text, "A", "WWWWWWHHHH"), "fields =", "168 fields, but the rows have 169"),
    "stated total": (lambda text: total(text, 170), "fields =", "170 fields, but the rows have 168"),
    "too many landscapes": (
        lambda text: text.replace("[rows]", 'X = { name = "swamp", fields = 1 }\n\n[rows]'),
        "[landscapes]",
        "4 to 8 landscapes, not 9",
    ),
    "too few landscapes": (
        lambda text: re.sub(r"(?m)^[FWGHS] = \{.*\n", "", text),
        "[landscapes]",
        "4 to 8 landscapes, not 3",
    ),
    "unknown letter": (lambda text: row(text, "C", "WWWWWMMHHHX"), "C =", "'X', which is no landscape"),
    "no such row": (lambda text: text + 'Q = "FFF"\n', "Q =", "rows are called A to P"),
    "long row": (lambda text: row(text, "G", "S" * 17), 'G = "', "1 to 16 letters"),
    "row is no text": (lambda text: text.replace('A = "WWWWWWHHH"', "A = 3"), "A =", "1 to 16 letters"),
    "landscape twice": (lambda text: text.replace('"hills"', '"lake"'), "H = {", "two landscapes are called lake"),
    "landscape name": (lambda text: text.replace('"hills"', '"High Hills"'), "H = {", "small letters"),
    "small letter": (lambda text: text.replace("H = {", "h = {"), "h = {", "one capital letter"),
    "number of fields": (lambda text: count(text, "H", 0), "H = {", "from 1 to 256, not 0"),
    "more in a landscape": (
        lambda text: text.replace('name = "hills",', 'name = "hills", high = 3,'),
        "H = {",
        "nobody knows 'high'",
    ),
    "source": (lambda text: text.replace('source = "reconstructed"', 'source = "me"'), "source =", "cannot be 'me'"),
    "unknown entry": (
        lambda text: text.replace("[landscapes]", "wind = 3\n[landscapes]"),
        "wind =",
        "nobody knows 'wind'",
    ),
    "few fields": (lambda text: total(text, 12), "fields =", "from 64 to 256, not 12"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_bad_board_is_refused_with_its_line(name: str, tmp_path: Path) -> None:
    change, beginning, words = WRONG[name]
    text = change(BOARD)
    assert text != BOARD
    said = refused(tmp_path, text)
    assert said.startswith(f"mine.toml, line {line_of(text, beginning)}: "), said
    assert words in said


def test_broken_files_are_refused(tmp_path: Path) -> None:
    assert "line 3" in refused(tmp_path, "title = 'x'\nsource = 'owner'\nfields = = 3\n")
    assert "missing" in refused(tmp_path, "source = 'owner'\n")
    assert "'rows' is missing" in refused(tmp_path, BOARD[: BOARD.index("[rows]")])
    assert "must be a table" in refused(tmp_path, "rows = 3\n" + BOARD[: BOARD.index("[rows]")])
    assert "cannot stand in game files" in refused(tmp_path, BOARD, "my board.toml")
    with pytest.raises(BadComponents, match="cannot be read: File name too long"):
        read_box(tmp_path / ("x" * 5000))


@pytest.mark.parametrize(("encoding", "line"), [("utf-16", 1), ("latin-1", 6)])
def test_another_encoding_is_refused_with_its_line(encoding: str, line: int, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(BOARD.replace('title = "Island', 'title = "\u00cele').encode(encoding))
    with pytest.raises(BadComponents, match=rf"^bad\.toml, line {line}: byte 0x.. is no UTF-8"):
        read_box(path)


def test_lines_are_counted_as_editors_do(tmp_path: Path) -> None:
    """Marks of Unicode and form feeds end no line; Windows and old Macs end them in their own way."""
    text = count(BOARD.replace("# in all", "# in \u0085 all \u2028"), "H", 20)
    number = line_of(BOARD, "H = {")
    assert refused(tmp_path, text).startswith(f"mine.toml, line {number}: ")
    for ending in ("\r\n", "\r"):
        assert refused(tmp_path, text.replace("\n", ending)).startswith(f"mine.toml, line {number}: ")


OTHER_WRITING = {
    "no name": ("L = {", 'L = { name = "lake", fields = 21 }', "L = { fields = 21 }", "'name' is missing"),
    "no fields": ("L = {", 'L = { name = "lake", fields = 21 }', 'L = { name = "lake" }', "'fields' is missing"),
    "no table": ("L = 5", 'L = { name = "lake", fields = 21 }', "L = 5", "must be a table"),
    "dotted": ("H.name", 'H = { name = "hills", fields = 21 }', 'H.name = "hills"\nH.fields = 20', "20 fields of"),
    "list of tables": ("[[rows]]", "[rows]", "[[rows]]", "must be a table"),
    "quoted": ('[ "rows" ]', "[rows]", '[ "rows" ]\nQ = "W"', "there is no row"),
}


@pytest.mark.parametrize("name", OTHER_WRITING)
def test_other_ways_to_write_a_file_have_their_line_too(name: str, tmp_path: Path) -> None:
    beginning, old, new, words = OTHER_WRITING[name]
    assert BOARD.count(old) == 1
    text = BOARD.replace(old, new)
    said = refused(tmp_path, text)
    number = line_of(text, beginning) + (1 if name == "quoted" else 0)
    assert said.startswith(f"mine.toml, line {number}: ") and words in said


def test_landscapes_in_one_line_have_their_line(tmp_path: Path) -> None:
    head, rows = BOARD[: BOARD.index("[landscapes]")], BOARD[BOARD.index("[rows]") :]
    text = head + 'landscapes = { L = { name = "lake", fields = 21 } }\n' + rows
    assert refused(tmp_path, text).startswith(f"mine.toml, line {line_of(text, 'landscapes =')}: a board has 4 to 8")


def test_a_landscape_in_a_section_of_its_own_has_its_line(tmp_path: Path) -> None:
    text = BOARD.replace('H = { name = "hills", fields = 21 }\n', "").replace(
        "[rows]", '[landscapes.H]\nname = "hills"\nfields = 20\n\n[rows]'
    )
    said = refused(tmp_path, text)
    assert said.startswith(f"mine.toml, line {line_of(text, '[landscapes.H]')}: ")


RULES_WRONG = {
    "stones": ("stones = 80", "stones = 0", "stones =", "from 1 to 240"),
    "figures": ("3 = 10", "3 = 99", "3 = 99", "from 1 to 20"),
    "colours": ('"blue", "green"', '"red", "green"', "seats =", "stands there twice"),
    "too few colours": (', "green"', "", "seats =", "4 entries"),
    "points": ("[3, 2, 1]", "[]", "points =", "at most 7 landscapes"),
    "point": ("[3, 2, 1]", "[3, 2, 0]", "points =", "from 1 to 9"),
    "rounds": ("quiet_rounds = 10", "quiet_rounds = true", "quiet_rounds =", "not True"),
    "unknown": ("quiet_rounds = 10", "quiet_rounds = 10\nloud = 1", "loud =", "nobody knows 'loud'"),
    "name": ('name = "standard"', 'name = "my set"', "name =", "cannot stand in game files"),
}


@pytest.mark.parametrize("name", RULES_WRONG)
def test_bad_rules_are_refused_with_their_line(name: str, tmp_path: Path) -> None:
    old, new, beginning, words = RULES_WRONG[name]
    text = RULES.replace(old, new)
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        read_box(tmp_path)
    assert str(caught.value).startswith(f"rules.toml, line {line_of(text, beginning)}: "), str(caught.value)
    assert words in str(caught.value)


def test_a_folder_without_anything_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="neither"):
        read_box(tmp_path)
    with pytest.raises(BadComponents, match="no such file or folder"):
        read_box(tmp_path / "nowhere")


# Boards of one's own


def test_a_board_file_is_enough(tmp_path: Path) -> None:
    """The rest is taken from the standard set; the game file names the set it was played with."""
    path = small_board(tmp_path)
    setting = GAME.setting(2, {"setup": "quick"}, path)
    assert setting.options["board"] == "small"
    match = Match(GAME, setting, seed=3)
    assert "A1" not in GAME.view(match.state)["fields"]
    for _ in range(30):
        match.play(match.moves()[0])
        match.commit()
    again = read(write(match)).match(path)
    assert write(again) == write(match)


def test_a_folder_of_boards(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    small_board(tmp_path / "boards", "one")
    small_board(tmp_path / "boards", "two")
    assert GAME.setting(2, {"board": "two"}, tmp_path).options["board"] == "two"
    with pytest.raises(BadOption, match="auto, one, two"):
        GAME.setting(2, {"board": "standard"}, tmp_path)


def test_a_board_with_a_bay_is_whole(tmp_path: Path) -> None:
    """Only what land surrounds is a hole."""
    text = total(count(count(row(BOARD, "A", "WWWW..HHH"), "W", 19), "H", 21), 166)
    path = tmp_path / "bay.toml"
    path.write_text(text, encoding="utf-8")
    assert read_box(path).boards["bay"].size == 166


def test_other_numbers_of_figures_and_points(tmp_path: Path) -> None:
    text = RULES.replace("[3, 2, 1]", "[5, 4, 3, 2]").replace("4 = 8", "4 = 5")
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    box = read_box(tmp_path)
    assert list(box.worth) == [0, 5, 4, 3, 2] and box.most == 4 and box.figures[4] == 5
    assert box.digest != GAME.components().digest
    assert "standard" in box.boards
