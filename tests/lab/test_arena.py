"""Tournaments: the same games whoever plays them and however often that was broken off; what goes wrong is told."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import polars as pl
import pytest
from filelock import FileLock

from terrae.core.errors import BadOption, BadRecord, TerraeError, UnknownBot
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import read, save
from terrae.lab import results
from terrae.lab.arena import Tally, run
from terrae.lab.hands import NoHands, Processes, Ray, hands_for
from terrae.lab.journal import BadResults
from terrae.lab.question import Question
from terrae.lab.results import Store
from terrae.lab.standings import ratings
from terrae.lab.tournament import Tournament, read_positions

BOTS = Path(__file__).with_name("bots.py")
GAMES = 6
IN_ONE_PROCESS = """
import sys
from terrae.lab.arena import run
from terrae.lab.tournament import Tournament

folder, games, *bots = sys.argv[1:]
print(run(Tournament("terra-nova", tuple(bots), 2), int(games), folder).games)
"""


def sickly(folder: Path, once: str = "", always: str = "") -> Tournament:
    """A tournament in which a bot ends its process in the middle."""
    spec = f"{BOTS}:Sickly@once={once},always={always},memory={folder}"
    return Tournament("terra-nova", (spec, "random"), seats=2)


def tables(folder: Path) -> dict[str, bytes]:
    """The files of a run that another run must repeat to the byte."""
    return {
        f"{name}/{path.name}": path.read_bytes()
        for name in ("seats", "turns")
        for path in sorted((folder / name).glob("*.parquet"))
    }


# Who plays whom


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (2, 2), (2, 3), (2, 4), (3, 3), (3, 2), (5, 4)])
def test_every_bot_sits_in_every_seat_as_often(bots: int, seats: int) -> None:
    """With the same luck, and against everybody."""
    names = ("random", "easy", "easy@width=1", "easy@width=2", "easy@width=3")[:bots]
    tournament = Tournament("terra-nova", names, seats)
    block = [tournament.pairing(number) for number in range(tournament.block)]
    assert len({pairing.luck for pairing in block}) == 1
    taken = Counter((seat, bot) for pairing in block for seat, bot in enumerate(pairing.bots))
    assert len(taken) == bots * seats
    assert len(set(taken.values())) == 1
    assert len({seed for pairing in block for seed in pairing.seeds}) == seats * len(block)
    assert tournament.pairing(tournament.block).luck != block[0].luck
    assert tournament.whole(tournament.block + 1) == 2 * tournament.block


def test_options_and_factions_take_turns() -> None:
    """What is given is on every table; what takes turns does so from set-up to set-up, also as data elsewhere."""
    tournament = Tournament(
        "terra-nova",
        ("random", "easy"),
        2,
        options={"factions": "druids,golems"},
        each={"map": ["main", "alternative"], "first": ["1", "2"]},
    )
    assert Tournament.of(tournament.data()) == tournament
    settings = [tournament.setting(setup).options for setup in range(5)]
    assert [(found["map"], found["first"]) for found in settings] == [
        ("main", "1"), ("alternative", "1"), ("main", "2"), ("alternative", "2"), ("main", "1"),
    ]  # fmt: skip
    assert {found["factions"] for found in settings} == {"druids,golems"}


def test_games_begin_where_a_file_says(tmp_path: Path) -> None:
    """Game files and ledgers; whoever sits there plays on, and the moves before are those of the file."""
    game = find_game("terra-nova")
    match = Match(game, game.setting(2), seed="begin")
    while match.ply < 30:
        match.play(match.moves()[0])
        match.commit()
    save(match, tmp_path / "begun.txt")
    ledger = Path(__file__).parents[1] / "terra_mystica" / "ledgers" / "syn03.txt"
    for file, ply in ((tmp_path / "begun.txt", 25), (ledger, 100)):
        positions = read_positions([f"{file}@{ply}"])
        begun = read(positions[0].text).match()
        run(Tournament(begun.game.name, ("random",), begun.setting.seats, positions=positions), 1, tmp_path / file.stem)
        moves = results.read(tmp_path / file.stem).turns.collect()["moves"].explode().to_list()
        assert moves[:ply] == [entry.move.text for entry in begun.log]
        assert len(moves) > ply + 30
    with pytest.raises(BadRecord, match="is over after .* moves; write FILE@PLY"):
        read_positions([str(ledger)])


# The same games


def test_killed_and_gone_on(tmp_path: Path) -> None:
    """SIGKILL in the middle of a game; the same command goes on, and nothing tells that it was broken off."""
    tournament = sickly(tmp_path, once="1/1")
    command = [sys.executable, "-c", IN_ONE_PROCESS, str(tmp_path / "run"), str(GAMES), *tournament.bots]
    killed = subprocess.run(command, capture_output=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    about = results.read(tmp_path / "run")
    assert about.seats.collect()["game_id"].n_unique() == 3
    again = subprocess.run(command, capture_output=True, check=True)
    assert int(again.stdout) == GAMES
    run(tournament, GAMES, tmp_path / "whole")
    assert tables(tmp_path / "run") == tables(tmp_path / "whole")


def test_a_worker_that_dies_costs_nothing(tmp_path: Path) -> None:
    """Two processes play what one plays; a game that ends its process every time is told, all others are the same."""
    tournament = sickly(tmp_path, once="0/0", always="2/1")
    finished = run(tournament, GAMES, tmp_path / "two", hands=Processes(2))
    assert finished.failures == {"the process that played the game died each time": 1}
    assert finished.bots[0].seats == GAMES
    run(tournament, GAMES - 2, tmp_path / "one")
    one, two = (results.read(tmp_path / name).turns.collect() for name in ("one", "two"))
    assert one.equals(two.filter(pl.col("game_id").is_in(one["game_id"].unique().to_list())))


def test_on_ray_the_same(tmp_path: Path) -> None:
    """Two workers of a local Ray, one of which is killed in the middle."""
    tournament = sickly(tmp_path, once="1/0")
    run(tournament, GAMES, tmp_path / "ray", hands=Ray(workers=2))
    assert (tmp_path / "memory").exists()
    run(tournament, GAMES, tmp_path / "here")
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")


def test_more_games_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shards and journals of a run that is made longer are those of a long one."""
    monkeypatch.setattr(results, "SHARD", 4)
    tournament = Tournament("terra-nova", ("random", "easy"), 2)
    run(tournament, 5, tmp_path / "short")
    (tmp_path / "short" / "games" / "00001.jsonl").unlink()  # somebody tidies up: those games are played again
    run(tournament, GAMES + 2, tmp_path / "short")
    run(tournament, GAMES + 2, tmp_path / "long")
    assert len(tables(tmp_path / "long")) == 4
    assert tables(tmp_path / "short") == tables(tmp_path / "long")


def test_a_question_stops_at_the_same_game(tmp_path: Path) -> None:
    """Whatever was played beyond it is not in the results, and asking again answers at once."""
    tournament = Tournament("terra-nova", ("easy", "random"), 2)
    question = Question("easy", "random")
    finished = run(tournament, 200, tmp_path / "two", question=question, hands=Processes(2))
    assert finished.answer is not None
    assert finished.answer.verdict == "better"
    assert finished.games == 2 * finished.answer.setups < 100
    again = run(tournament, 200, tmp_path / "two", question=question, hands=None)
    assert (again.games, again.answer) == (finished.games, finished.answer)
    run(tournament, 200, tmp_path / "one", question=question)
    assert tables(tmp_path / "one") == tables(tmp_path / "two")


def test_one_that_is_no_better_is_told_so() -> None:
    """Two bots that play alike, in real games, asked for a large difference so that few games tell."""
    alike = f"{BOTS}:Clumsy"
    finished = run(Tournament("terra-nova", (alike, "random"), 2), 200, question=Question(alike, "random", gain=0.5))
    assert finished.answer is not None
    assert finished.answer.verdict == "not better"


# What goes wrong


class SmallDisk(io.FileIO):
    """A file on a disk with room for a game and a half."""

    room = 20_000

    def write(self, data: bytes) -> int:  # type: ignore[override]
        written = super().write(data[: SmallDisk.room])
        SmallDisk.room -= written
        return written


def test_a_full_disk_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and when there is room again the same run goes on as if nothing had been."""
    tournament = Tournament("terra-nova", ("random", "easy"), 2)
    with monkeypatch.context() as small:
        small.setattr(Store, "open_journal", lambda store, shard: SmallDisk(store.journal(shard), "a"))
        with pytest.raises(BadResults, match="the disk is full: .*what was played is kept there"):
            run(tournament, GAMES, tmp_path / "full")
    played = results.read(tmp_path / "full").seats.collect()["game_id"].n_unique()
    assert 0 < played < GAMES
    run(tournament, GAMES, tmp_path / "full")
    run(tournament, GAMES, tmp_path / "large")
    assert tables(tmp_path / "full") == tables(tmp_path / "large")


def test_one_at_a_time(tmp_path: Path) -> None:
    tournament = Tournament("terra-nova", ("random",), 2)
    run(tournament, 1, tmp_path)
    with FileLock(tmp_path / results.LOCK), pytest.raises(BadResults, match="another program is writing"):
        run(tournament, 2, tmp_path)
    assert run(tournament, 2, tmp_path).games == 2


def test_a_bot_that_fails_has_lost(tmp_path: Path) -> None:
    """The tournament goes on, the others share the victory, and it is told."""
    spec = f"{BOTS}:Clumsy@fails=0/1,absent=1/0"
    finished = run(Tournament("terra-nova", (spec, "random"), 2), 4, tmp_path)
    assert finished.failures == {
        f"the bot {spec} failed: RuntimeError: lost the thread": 1,
        f"the bot {spec} failed: ValueError: no time": 1,
    }
    seats = results.read(tmp_path).seats.collect()
    failed = seats.filter(pl.col("failed") != "")
    assert failed["bot"].to_list() == [spec, spec]
    assert failed["win"].to_list() == [0, 0]
    assert failed["margin"].to_list() == [None, None]
    others = seats.filter(~pl.col("finished") & (pl.col("bot") == "random"))
    assert others["win"].to_list() == [1, 1]


def test_results_of_something_else_are_not_mixed(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("from terrae.bots.random import RandomBot\nclass Mine(RandomBot): pass\n")
    folder = tmp_path / "run"
    tournament = Tournament("terra-nova", (f"{bot}:Mine",), 2)
    run(tournament, 2, folder)
    with pytest.raises(BadResults, match="another tournament: seed was .*name another folder"):
        run(Tournament("terra-nova", tournament.bots, 2, seed="1"), 2, folder)
    with pytest.raises(BadResults, match="begun with 2 games; it can go on with more, not with 1"):
        run(tournament, 1, folder)
    with pytest.raises(BadOption, match="about two bots that play"):
        run(tournament, 2, folder, question=Question("easy", "random"))
    bot.write_text("from terrae.bots.random import RandomBot\nclass Mine(RandomBot): 'Better.'\n")
    with pytest.raises(BadResults, match="begun with other versions.*bots was"):
        run(tournament, 2, folder)
    about = json.loads((folder / "tournament.json").read_text())
    about["versions"]["rules"] = 0
    (folder / "tournament.json").write_text(json.dumps(about))
    with pytest.raises(BadResults, match="begun with other versions.*rules was 0 and is now 1"):
        run(tournament, 2, folder)
    with pytest.raises(BadResults, match="has something else in it"):
        run(tournament, 2, tmp_path)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ("esay",)}, "no bot called 'esay'"),
        ({"bots": ("hard@weighs=luck",)}, "weighs no 'luck'"),
        ({"bots": ()}, "nobody plays"),
        ({"bots": ("easy", "easy")}, "named twice"),
        ({"seats": 9}, "2 to 4 seats"),
        ({"options": {"map": "moon"}}, "option map cannot be 'moon'"),
        ({"each": {"map": ["main", "moon"]}}, "option map cannot be 'moon'"),
        ({"each": {"map": []}}, "needs values: map"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes: dict[str, object], message: str) -> None:
    with pytest.raises((BadOption, UnknownBot), match=message):
        Tournament(**{"title": "terra-nova", "bots": ("easy",), "seats": 2, **changes})  # type: ignore[arg-type]


def test_positions_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(TerraeError, match="cannot be read"):
        read_positions([str(tmp_path / "none.txt")])
    with pytest.raises(TerraeError, match="FILE@PLY"):
        read_positions([str(tmp_path / "none.txt@first")])


def test_hands_that_are_none() -> None:
    with pytest.raises(NoHands, match="not played on 'moon'"):
        hands_for("moon", 2)
    assert hands_for("", 1) is None


# Standings


def test_ratings_know_bots_from_factions() -> None:
    """Two bots that are equal, one of which was dealt the better faction more often: the faction is to thank."""
    rows = []
    for number in range(400):
        strong = 0 if number % 4 else 1  # who has the strong faction: mostly the first bot
        rows += [
            {
                "game_id": f"{number:04d}",
                "seat": seat + 1,
                "bot": f"bot {seat}",
                "faction": "strong" if seat == strong else "weak",
                "rank": 1 if (seat == strong) == (number % 5 > 0) else 2,
            }
            for seat in range(2)
        ]
    bots, factions = ratings(pl.DataFrame(rows))
    gap = factions["strong"].value - factions["weak"].value
    assert gap > 5
    assert abs(bots["bot 0"].value - bots["bot 1"].value) < gap / 3


def test_standings_while_games_come_in() -> None:
    seen: list[int] = []

    def look(tally: Tally) -> None:
        seen.append(tally.played)
        assert {standing.name for standing in tally.standings()} == {"random", "easy"}

    finished = run(Tournament("terra-nova", ("random", "easy"), 2), 4, progress=look)
    assert seen == [1, 2, 3, 4]
    assert finished.bots[0].name == "easy"
