"""Results are kept whole: rows add up, a run that was cut off loses nothing, and what cannot be read is told."""

from __future__ import annotations

import json
import random
from pathlib import Path

import polars as pl
import pytest

from terrae.core.check import random_move
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.record import read as read_record
from terrae.core.record import write as write_record
from terrae.lab import results
from terrae.lab.journal import BadResults, line_of, name_of
from terrae.lab.results import Store
from terrae.lab.rows import Rows, rows_of


def random_match(game: Game, seed: str, seats: int = 2) -> Match:
    """A game played at random."""
    match, dice = Match(game, game.setting(seats), seed=seed), random.Random(seed)
    while not match.over:
        match.play(random_move(match.moves(), dice, by_verb=True))
        match.commit()
    return match


@pytest.fixture(scope="module")
def rows() -> list[Rows]:
    """Three short games."""
    game = find_game("terra-nova")
    return [rows_of(random_match(game, f"{number}"), ["a", "b"], game_id=name_of(number)) for number in range(3)]


@pytest.mark.parametrize("name", games())
def test_rows_add_up(name: str) -> None:
    """Points by source are the points, the turns are the game, and every title tells what the columns promise."""
    game = find_game(name)
    match = random_match(game, "rows", 3)
    rows = rows_of(match, game_id="one")
    assert [seat["points"] for seat in rows.seats] == game.scores(match.state)
    for seat in rows.seats:
        assert sum(part["points"] for part in seat["sources"]) == seat["points"]
        assert sum(use["times"] for use in seat["used"]) == sum(entry.seat == seat["seat"] - 1 for entry in match.log)
    assert sum(seat["win"] for seat in rows.seats) == pytest.approx(1)
    assert sorted(seat["order"] for seat in rows.seats) == [1, 2, 3]
    assert max(seat["margin"] for seat in rows.seats) >= 0
    assert rows.seats[0]["setup"]
    assert all(seat["opening"] for seat in rows.seats) == bool(game.openings)
    assert [move for turn in rows.turns for move in turn["moves"]] == [entry.move.text for entry in match.log]
    assert all(count > 0 for turn in rows.turns for count in turn["choices"])
    assert rows.turns[-1]["points"] == game.scores(match.state)
    assert rows_of(read_record(write_record(match)).match(), game_id="one") == rows


def test_written_and_read(tmp_path: Path, rows: list[Rows]) -> None:
    found = results.write(tmp_path / "run", {"title": "Terra Nova"}, rows)
    assert found.about["title"] == "Terra Nova"
    assert found.seats.collect().to_dicts() == [
        {key: seat[key] for key in results.SEAT_COLUMNS} for game in rows for seat in game.seats
    ]
    assert found.turns.select(pl.len()).collect().item() == sum(len(game.turns) for game in rows)


def test_games_may_end_in_any_order(tmp_path: Path, rows: list[Rows], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "SHARD", 2)
    lines = [line_of(number, game, [0.5, 0.25]) for number, game in enumerate(rows)]
    for name, order in (("there", (0, 1, 2)), ("back", (2, 1, 0))):
        store = Store.create(tmp_path / name, {})
        for number in order:
            store.add(number, lines[number])
            store.settle(3)
        store.finish(3)
    for name in results.TABLES:
        for shard in ("00000", "00001"):
            path = Path(name) / f"{shard}.parquet"
            assert (tmp_path / "there" / path).read_bytes() == (tmp_path / "back" / path).read_bytes()
    assert results.read(tmp_path / "back").times.collect()["cpu"].to_list() == [0.5, 0.25] * 3


def test_a_killed_run_goes_on(tmp_path: Path, rows: list[Rows], monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line is as if its game had not been played; a shard that is full needs no journal."""
    monkeypatch.setattr(results, "SHARD", 2)
    lines = [line_of(number, game) for number, game in enumerate(rows)]
    store = Store.create(tmp_path, {})
    store.add(0, lines[0])
    store.add(2, lines[2][:-100])
    store.close()
    assert results.read(tmp_path).seats.select("game_id").unique().collect()["game_id"].to_list() == [name_of(0)]
    again = Store.reopen(tmp_path)
    assert again.have == {0}
    again.add(1, lines[1])
    again.settle(3)
    again.close()
    assert Store.reopen(tmp_path).have == {0, 1}
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["00001.jsonl"]
    last = Store.reopen(tmp_path)
    last.add(2, lines[2])
    last.finish(3)
    assert results.read(tmp_path).seats.collect()["game_id"].n_unique() == 3


def test_a_run_that_stops_early_leaves_out_what_came_later(tmp_path: Path, rows: list[Rows]) -> None:
    store = Store.create(tmp_path, {})
    for number in (2, 0, 1):
        store.add(number, line_of(number, rows[number]))
    store.finish(2)
    assert results.read(tmp_path).seats.collect()["game_id"].unique().sort().to_list() == [name_of(0), name_of(1)]


def test_a_full_disk_is_told(tmp_path: Path, rows: list[Rows]) -> None:
    """The journal is on a device without room: what was played before is kept, and the sentence says what to do."""
    store = Store.create(tmp_path, {})
    store.add(0, line_of(0, rows[0]))
    store.close()
    with Path("/dev/full").open("ab", buffering=0) as full:
        store.journals[0] = full
        with pytest.raises(BadResults, match="the disk is full.*give the same command again"):
            store.add(1, line_of(1, rows[1]))
    assert Store.reopen(tmp_path).have == {0}


def test_what_is_no_result_is_told(tmp_path: Path, rows: list[Rows]) -> None:
    with pytest.raises(BadResults, match="no results in .*no tournament.json"):
        results.read(tmp_path)
    folder = results.write(tmp_path, {}, rows).folder
    (folder / "seats" / "00000.parquet").write_bytes(b"PAR1 and nothing more")
    with pytest.raises(BadResults, match="00000.parquet cannot be read"):
        results.read(folder)
    pl.DataFrame({"game_id": ["one"]}).write_parquet(folder / "seats" / "00000.parquet")
    with pytest.raises(BadResults, match="has not the columns"):
        results.read(folder)
    (folder / "tournament.json").write_text(json.dumps({"format": 99}))
    with pytest.raises(BadResults, match="of format 99; this Terrae reads format 1"):
        results.read(folder)
    (folder / "tournament.json").write_text("{")
    with pytest.raises(BadResults, match="tournament.json cannot be read"):
        results.read(folder)
