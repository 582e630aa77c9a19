"""Datasets: every decision can be found again in its game, and what was broken off goes on."""

from __future__ import annotations

import errno
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.files import write_whole
from terrae.core.game import find_game
from terrae.core.record import read as read_record
from terrae.core.record import save
from terrae.lab import dataset as lab
from terrae.lab.dataset import Kept, SelfPlay, dataset, feature_number
from terrae.lab.journal import BadResults
from terrae.lab.tournament import Tournament
from tests.lab.test_results import random_match

GAMES = SelfPlay(Tournament("terra-nova", ("random",), 2, "dataset"), 3)


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    return {name: pl.read_parquet(folder / name / "*.parquet") for name in lab.TABLES}


def test_every_row_is_a_decision_of_its_game(tmp_path: Path) -> None:
    assert dataset(GAMES, tmp_path, shard=1) == 3
    found = tables(tmp_path)
    assert found["games"]["game_id"].n_unique() == 3 and len(list((tmp_path / "games").iterdir())) == 3
    game = find_game("terra-nova")
    names = dict(found["features"].iter_rows())
    record = found["games"].row(2, named=True)
    match = read_record(record["record"]).match()
    rows = found["positions"].filter(pl.col("game_id") == record["game_id"])
    assert len(rows) > 20
    for row in rows.gather_every(4).iter_rows(named=True):
        state, seat = match.at(row["ply"] - 1), row["seat"] - 1
        assert [int(move.index) for move in state.moves_of(seat)] == row["legal"]
        assert row["move"] in row["legal"] and game.catalogue.moves[row["move"]].text == row["text"]
        assert row["points"] == game.scores(state) and row["final"] == record["points"]
        told = lab.features_of(game.view(state, seat))
        assert {names[key]: value for key, value in zip(row["feature"], row["value"], strict=True)} == told
    assert names[feature_number("round")] == "round"


def test_what_was_broken_off_goes_on_and_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dataset(GAMES, tmp_path / "whole", shard=1)
    made: list[int] = []
    write = lab.write_shard

    def fails(folder: Path, number: int, *rest: object) -> None:
        made.append(number)
        if number == 1 and made.count(1) == 1:
            raise KeyboardInterrupt
        write(folder, number, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(lab, "write_shard", fails)
    with pytest.raises(KeyboardInterrupt):
        dataset(GAMES, tmp_path / "twice", shard=1)
    dataset(GAMES, tmp_path / "twice", shard=1)
    assert made == [0, 1, 1, 2]
    for path in sorted((tmp_path / "whole").rglob("*.parquet")):
        assert path.read_bytes() == (tmp_path / "twice" / path.relative_to(tmp_path / "whole")).read_bytes()
    (tmp_path / "twice" / "games" / "00000.parquet").write_bytes(b"damaged")
    dataset(GAMES, tmp_path / "twice", shard=1)
    assert made == [0, 1, 1, 2, 0]


def test_games_of_people_make_a_dataset(tmp_path: Path) -> None:
    save(random_match(find_game("terramara"), "dataset"), tmp_path / "one.terrae")
    (tmp_path / "notes.txt").write_text("no game")
    out = tmp_path / "out"
    done = CliRunner().invoke(program, ["dataset", "--from", str(tmp_path), "-o", str(out), "--no-features"])
    assert done.exit_code == 0 and "holds 1 games" in done.output
    found = tables(out)
    assert found["games"]["title"].to_list() == ["terramara"]
    assert found["positions"]["feature"].list.len().max() == 0 and not len(found["features"])
    assert found["positions"]["win"].is_in([0.0, 0.5, 1.0]).all()


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="is empty"):
        Kept(tmp_path)
    (tmp_path / "notes.txt").write_text("no game")
    with pytest.raises(BadResults, match="holds no game that can be replayed"):
        Kept(tmp_path)
    with pytest.raises(BadResults, match="is not empty and holds no dataset"):
        dataset(GAMES, tmp_path)
    dataset(SelfPlay(GAMES.tournament, 1), tmp_path / "there", features=False)
    with pytest.raises(BadResults, match="was begun with another features"):
        dataset(GAMES, tmp_path / "there")
    done = CliRunner().invoke(program, ["dataset", "-o", str(tmp_path / "none")])
    assert done.exit_code == 2 and "give the name of a game that bots shall play, or --from" in done.stderr


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written stays, the sentence says what to do, and the same call goes on."""
    written: list[Path] = []
    write = write_whole

    def full(content: str | bytes, path: Path) -> None:
        if len(written) == 4:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(content, path)
        written.append(path)

    monkeypatch.setattr("terrae.lab.results.write_whole", full)
    with pytest.raises(BadResults, match="the disk is full.*it goes on where it stopped"):
        dataset(GAMES, tmp_path / "data", features=False, shard=1)
    monkeypatch.setattr("terrae.lab.results.write_whole", write)
    before = {path: path.stat().st_mtime_ns for path in written[:3]}
    assert dataset(GAMES, tmp_path / "data", features=False, shard=1) == 3
    assert {path: path.stat().st_mtime_ns for path in written[:3]} == before
    assert len(tables(tmp_path / "data")["games"]) == 3
