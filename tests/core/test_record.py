"""The game file: what is written can be read; whatever is damaged is refused with its line and nothing else."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.core.errors import BadRecord, TerraeError
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import load, read, save, write
from terrae.games.terra_nova.data.components import FOLDER

GAME = find_game("terra-nova")


def played(moves: int = 10_000, seats: int = 2) -> Match:
    """A game with so many random moves, or to its end."""
    match = Match(GAME, GAME.setting(seats), seed="record", names=["Anke", "Jo # 2", "Mira", "Bo"][:seats])
    dice = random.Random(1)
    while not match.over and match.ply < moves:
        match.play(dice.choice(match.moves()))
        match.commit()
    return match


FINISHED = write(played())
RUNNING = write(played(40))


def test_a_finished_game_reads_back() -> None:
    again = read(FINISHED).match()
    assert again.over
    assert again.names == ["Anke", "Jo # 2"]
    assert write(again) == FINISHED


def test_a_running_game_reads_back_and_goes_on() -> None:
    again = read(RUNNING).match()
    assert not again.over
    again.play(again.moves()[0])
    assert again.ply > 40


def test_the_header_names_rules_and_components() -> None:
    lines = FINISHED.splitlines()
    box = GAME.components()
    assert lines[:4] == ["terrae: 1", "game: terra-nova", "rules: 1", f"components: {box.name} {box.digest}"]
    assert any(line.startswith("result: ") for line in lines)


def test_one_line_for_each_turn() -> None:
    body = RUNNING.split("\n\n")[1].splitlines()[:-1]
    seats = [line.partition(":")[0] for line in body]
    assert all(one != other for one, other in zip(seats, seats[1:], strict=False))


def test_comments_and_blank_lines_do_not_count() -> None:
    changed = "# a game\n\n" + RUNNING.replace("\nnature:", "\n# draws\nnature:", 1).replace("end:", "\nend:")
    assert write(read(changed).match()) == RUNNING


def test_the_check_may_be_left_out() -> None:
    by_hand = RUNNING.rsplit(", check", 1)[0] + "\n"
    assert write(read(by_hand).match()) == RUNNING


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


BOX = GAME.components()
BAD = {
    "empty": ("", "the file is empty"),
    "no game file": ("hello: world\n", "would begin with `terrae: 1`"),
    "no text of ours": ("just some prose\n", "neither a header entry nor a turn"),
    "another format": (edited(RUNNING, "terrae: 1", "terrae: 2"), "this Terrae reads format 1"),
    "another version": (edited(RUNNING, "rules: 1", "rules: 7"), "plays version 1"),
    "rules without a number": (edited(RUNNING, "rules: 1", "rules: one"), "must be a number"),
    "another game": (edited(RUNNING, "game: terra-nova", "game: chess"), "not installed here; there are: "),
    "other components": (edited(RUNNING, BOX.digest, "00000000"), "--components"),
    "a missing entry": (edited(RUNNING, "seats: 2\n", ""), "no seat"),
    "an unknown entry": (edited(RUNNING, "seats: 2\n", "seats: 2\nplayers: 3\n"), "the header entry 'players'"),
    "an unknown option": (edited(RUNNING, "option map:", "option mapp:"), "did you mean 'map'?"),
    "a bad option": (edited(RUNNING, "option map: main", "option map: moon"), "cannot be 'moon'"),
    "an entry twice": (edited(RUNNING, "seats: 2\n", "seats: 2\nseats: 2\n"), "stands there twice"),
    "too many seats": (edited(RUNNING, "seats: 2", "seats: 9"), "2 to 4 seats"),
    "cut off": (RUNNING[: len(RUNNING) // 2].rsplit("\n", 1)[0], "it is cut off"),
    "a turn cut out": ("\n".join(RUNNING.splitlines()[:-2] + RUNNING.splitlines()[-1:]), "counts 40 moves"),
    "an edited move": (RUNNING.replace("bonus A", "bonus B", 1), "was changed after"),
    "something after the end": (RUNNING + "1: drop\n", "something after the end line"),
    "an unknown seat": (edited(RUNNING, "\n1: ", "\n5: "), "there is no seat '5'"),
    "a move missing": (edited(RUNNING, "draw first", ", draw first"), "a move is missing"),
    "no result yet": (edited(RUNNING, "\n\n", "\nresult: 5 5\n\n"), "not finished"),
    "another result": (edited(FINISHED, "result: ", "result: 1"), "but the moves lead to"),
    "a late header": (edited(RUNNING, "end:", "seat 2: Zoe\nend:"), "comes after the first turn"),
    "a name for nobody": (edited(RUNNING, "seat 2:", "seat 9: Joe\nseat 2:"), "there is no seat '9' in a game of '2'"),
    "a seat written oddly": (edited(RUNNING, "seat 2:", "seat 02:"), "there is no seat '02'"),
    "a seat in other digits": (edited(RUNNING, "seat 2:", "seat ²:"), "the header entry 'seat ²'"),
    "seats in other digits": (edited(RUNNING, "seats: 2", "seats: ²"), "in a game of '²' seats"),
    "no turn, seats in other digits": (
        edited(RUNNING, "seats: 2", "seats: ²").split("\n\n")[0] + "\nend: 0 moves\n",
        "seats must be a number, not '²'",
    ),
    "cut in a move": (RUNNING[: RUNNING.index("draw bonus") + 12] + ",", "it is cut off"),
    "cut in a word": (RUNNING[: RUNNING.index("\n", RUNNING.index("\n\n") + 2)] + "\n2", "it is cut off"),
    "cut in the header": (RUNNING[: RUNNING.index("option map") + 8], "it is cut off"),
    "cut before a header entry": ("terrae: 1\ngame: terra-nova\n", "after line 2 without its `end:` line"),
    "a strange end": (edited(RUNNING, "end: 40 moves", "end: forty moves"), "must read like"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_damage_is_refused_with_one_sentence(name: str) -> None:
    text, sentence = BAD[name]
    with pytest.raises(BadRecord) as refused:
        read(text).match()
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def without_check(text: str) -> str:
    return text.rsplit(", check", 1)[0] + "\n"


def test_an_illegal_move_is_told_with_line_and_reason() -> None:
    lines = without_check(RUNNING).splitlines()
    number = next(number for number, line in enumerate(lines) if ": mat " in line)
    lines[number] = lines[number].partition(":")[0] + ": build E5"
    with pytest.raises(BadRecord, match=f"line {number + 1}: build E5 is not possible"):
        read("\n".join(lines)).match()


def test_a_move_of_the_wrong_seat_is_told() -> None:
    lines = without_check(RUNNING).splitlines()
    number = next(number for number, line in enumerate(lines) if ": mat " in line)
    seat, _, moves = lines[number].partition(":")
    lines[number] = f"{3 - int(seat)}:{moves}"
    with pytest.raises(BadRecord, match=f"line {number + 1}: .* asked are: {seat}"):
        read("\n".join(lines)).match()


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text).match()


@given(st.integers(0, len(RUNNING) - 1), st.integers(0, 40), st.text(max_size=12))
def test_any_damage_is_read_or_refused(start: int, length: int, patch: str) -> None:
    """Cutting and pasting anywhere never raises anything but a refusal."""
    damaged = RUNNING[:start] + patch + RUNNING[start + length :]
    try:
        match = read(damaged).match()
    except TerraeError as error:
        assert isinstance(error, BadRecord)
        assert "\n" not in str(error)
    else:
        assert match.ply == 40


@given(st.integers(0, len(RUNNING)))
def test_a_truncated_file_is_never_taken_for_a_game(length: int) -> None:
    """Only what is missing of the check itself, which may be left out, does not matter."""
    if length < RUNNING.index(", check"):
        with pytest.raises(BadRecord):
            read(RUNNING[:length]).match()


@given(st.integers(len("terrae: 1\n"), RUNNING.index("end:")))
def test_a_file_cut_anywhere_says_that_it_is_cut_off(length: int) -> None:
    with pytest.raises(BadRecord, match="it is cut off"):
        read(RUNNING[:length])


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.terrae"
    path.write_text(RUNNING, encoding="utf-8-sig")
    assert write(load(path)) == RUNNING


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.terrae"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of nothing
    with pytest.raises(BadRecord, match="too long for a game"):
        load(path)


@pytest.mark.skipif(os.name == "nt", reason="no umask there")
@pytest.mark.parametrize(("mask", "mode"), [(0o077, 0o600), (0o022, 0o644), (0o002, 0o664)])
def test_the_umask_says_who_may_read_a_file(tmp_path: Path, mask: int, mode: int) -> None:
    path = tmp_path / "game.terrae"
    before = os.umask(mask)
    try:
        save(played(5), path)
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == mode


def test_saving_replaces_the_file_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.terrae"
    save(played(40), path)
    assert path.read_text() == RUNNING
    assert load(path).ply == 40
    broken = played(40)
    broken.names = [object(), "Jo"]  # type: ignore[list-item]  # cannot be written
    with pytest.raises(AttributeError):
        save(broken, path)
    assert path.read_text() == RUNNING
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.terrae"]


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path / "nothing.terrae")
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path)
    binary = tmp_path / "binary.terrae"
    binary.write_bytes(bytes(range(256)))
    with pytest.raises(BadRecord, match="not a text file"):
        load(binary)


def test_a_game_with_own_components_needs_them_again(tmp_path: Path) -> None:
    import shutil

    folder = tmp_path / "mine"
    shutil.copytree(FOLDER, folder)
    rules = folder / "rules.toml"
    rules.write_text(rules.read_text().replace('name = "standard"', 'name = "mine"').replace("house = 4", "house = 3"))
    match = Match(GAME, GAME.setting(2, folder=folder), seed=1)
    path = tmp_path / "game.terrae"
    save(match, path)
    with pytest.raises(BadRecord, match="'mine .*--components"):
        load(path)
    assert load(path, folder).ply == match.ply
