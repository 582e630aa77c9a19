"""`terrae import`, `terrae export` and `terrae replay --check`: games written down elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terrae.core.record import load
from tests.cli.table import game_file, refused, run
from tests.terra_mystica.recorded import HERE, expected_of, table_of

STREAM = HERE / "syn03.txt"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same game as the site's table."""
    path = tmp_path_factory.mktemp("ledgers") / "syn03.tsv"
    path.write_text(table_of(expected_of(STREAM)), encoding="utf-8")
    return path


def broken(path: Path, folder: Path) -> Path:
    """A copy without its last quarter."""
    lines = path.read_text(encoding="utf-8").splitlines()
    cut = folder / f"cut{path.suffix}"
    cut.write_text("\n".join(lines[: len(lines) * 3 // 4]), encoding="utf-8")
    return cut


def test_import(table: Path, tmp_path: Path) -> None:
    """Both forms become the same game file, which holds."""
    files = []
    for source in (STREAM, table):
        target = tmp_path / f"{source.suffix[1:]}.game"
        result = run("import", source, "-o", target)
        assert result.exit_code == 0 and str(target) in result.stdout
        assert run("import", source).stdout == target.read_text(encoding="utf-8")
        files.append(target)
    first, second = (load(path) for path in files)
    assert [entry.move.text for entry in first.log] == [entry.move.text for entry in second.log]
    assert run("replay", "--check", *files).exit_code == 0


def test_import_refuses(table: Path, tmp_path: Path) -> None:
    """Exit code 1, a sentence with the line, and no file."""
    target = tmp_path / "game.txt"
    for source in (broken(STREAM, tmp_path), broken(table, tmp_path)):
        sentence = refused(run("import", source, "-o", target), code=1)
        assert sentence.startswith(f"{source} does not hold: the file stops after line ")
        assert not target.exists()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anke,\n", encoding="utf-8")
    assert "no record of a game" in refused(run("import", letter, "-o", target), code=1)
    assert "a game file already" in refused(run("import", game_file(tmp_path, "own.txt")), code=1)
    assert "No such file" in refused(run("import", tmp_path / "missing"))
    assert "is a directory" in refused(run("import", STREAM, "-o", tmp_path)).lower()
    assert "there is no folder" in refused(run("import", STREAM, "-o", tmp_path / "nowhere" / "game.txt"))
    target.write_text("dear to me\n", encoding="utf-8")
    refused(run("import", broken(STREAM, tmp_path), "-o", target), code=1)
    assert target.read_text(encoding="utf-8") == "dear to me\n"
    target.unlink()
    assert not target.exists()


def test_export(tmp_path: Path) -> None:
    """What was exported can be imported and is the same game."""
    game, stream, again = tmp_path / "game.txt", tmp_path / "stream.txt", tmp_path / "again.txt"
    run("import", STREAM, "-o", game)
    assert run("export", "--snellman", game).stdout.startswith("option ")
    assert run("export", "--snellman", game, "-o", stream).exit_code == 0
    assert run("import", stream, "-o", again).exit_code == 0
    assert again.read_text() == game.read_text()


def test_export_refuses(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    run("import", STREAM, "-o", game)
    assert "--snellman" in refused(run("export", game))
    sentence = refused(run("export", "--snellman", game_file(tmp_path, "nova.txt")))
    assert sentence == "say in which format, one that Terra Nova knows: none"
    assert "--snellman" in run("export", "--help").stdout
    assert "cut off" in refused(run("export", "--snellman", broken(game, tmp_path)))


def test_a_ledger_is_imported_before_anything_else(table: Path) -> None:
    """Where only a game file will do, the way to one is told."""
    for source in (STREAM, table):
        for command in (["export", "--snellman"], ["draw"], ["play", "terra-mystica", "--resume"]):
            assert f"terrae import {source}" in refused(run(*command, source))


def test_check_files_of_all_forms(table: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    run("import", STREAM, "-o", game)
    nova = game_file(tmp_path, "nova.txt")
    result = run("replay", "--check", STREAM, table, game, nova)
    assert result.exit_code == 0 and len(result.stdout.splitlines()) == 4
    expected = expected_of(STREAM)
    lines = [json.loads(line) for line in run("replay", "--check", "--json", STREAM, table, game).stdout.splitlines()]
    for found in lines:
        assert found == {"finished": True, "scores": expected["final_vp"], "rows": found["rows"], "mismatch": None}
    assert lines[1]["rows"] == sum(1 for row in expected["rows"] if "faction" in row)


def test_check_tells_the_first_difference(table: Path, tmp_path: Path) -> None:
    """Of each file; the others are checked all the same."""
    lines = table.read_text(encoding="utf-8").splitlines()
    line = next(number for number, words in enumerate(lines) if words.endswith("\tpass BON5"))
    lines[line] = lines[line].replace(" C\t", "9 C\t")
    wrong = tmp_path / "wrong.tsv"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", "--check", wrong, table)
    assert result.exit_code == 1
    assert f"terrae: {wrong} does not hold: line {line + 1}: after 'pass BON5'" in result.stderr
    assert str(table) in result.stdout
    found = [json.loads(text) for text in run("replay", "--check", "--json", wrong, table).stdout.splitlines()]
    assert found[1]["mismatch"] is None
    assert found[0]["mismatch"] == {"line": line + 1, "field": "C", "expected": 159, "found": 15}
    assert found[0]["finished"] is False and "shapeshifters" in found[0]["error"]


def test_check_goes_on_after_a_file_that_cannot_be_read(table: Path, tmp_path: Path) -> None:
    result = run("replay", "--check", tmp_path / "missing", table)
    assert result.exit_code == 2 and "No such file" in result.stderr and str(table) in result.stdout
    assert run("replay", "--check", tmp_path / "missing", broken(STREAM, tmp_path)).exit_code == 1


def test_a_truncated_ledger_is_no_game(tmp_path: Path) -> None:
    result = run("replay", "--check", "--json", broken(STREAM, tmp_path))
    found = json.loads(result.stdout)
    assert result.exit_code == 1 and found["finished"] is False and found["mismatch"]["field"] == "end"


def test_replay_shows_a_ledger(table: Path) -> None:
    """As it shows a game file."""
    data = json.loads(run("replay", "--json", table).stdout)
    assert data["game"] == "terra-mystica" and data["finished"] and sorted(data["scores"]) == [79, 93]
    assert "one game is shown at a time" in refused(run("replay", table, STREAM))
    assert "leave --to out" in refused(run("replay", "--check", table, "--to", "3"))
