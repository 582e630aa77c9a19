"""Tuning finds weights that are better, keeps only what is confirmed, and goes on where it was broken off."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.errors import BadOption
from terrae.core.game import find_game
from terrae.core.record import save
from terrae.lab.journal import BadResults
from terrae.lab.tune import ByGames, ByPeople, Plan, Progress, tune
from terrae.lab.tune.tuning import BEST, JOURNAL
from tests.lab.test_results import random_match

CHOOSER, TWIN = "tests.lab.chooser:Chooser", "tests.lab.chooser:Twin"


@dataclass(frozen=True)
class MadeUp:
    """No games: how near weights are to a truth, and luck on top of that."""

    truth: int = 150
    luck: float = 8.0

    def differences(self, first: str, second: str, seed: str, pairs: int) -> list[float]:
        dice = random.Random(f"{Path(second).stem}{seed}")
        gain = self.worth(second) - self.worth(first)
        return [gain + dice.gauss(0, self.luck) for _ in range(pairs)]

    def worth(self, bot: str) -> float:
        _, _, path = bot.partition("@weights=")
        found: dict[str, Any] = json.loads(Path(path).read_text()) if path else {"first": 100, "rounds": [100, 100]}
        values = [found["first"], *found["rounds"]]
        return -sum(abs(value - self.truth) for value in values) / 10 if self.truth else 0.0

    def data(self) -> dict[str, Any]:
        return {"by": "nothing"}


PLAN = Plan("terra-nova", CHOOSER, MadeUp(), generations=10, pairs=4, trial_pairs=30, spread=0.15)


def test_better_weights_are_found_and_confirmed(tmp_path: Path) -> None:
    found = tune(PLAN, tmp_path / "tuning")
    assert found.gain is not None and found.gain.found.low > 0
    assert json.loads((tmp_path / "tuning" / BEST).read_text()) == found.best
    best = f"{CHOOSER}@weights={tmp_path / 'tuning' / BEST}"
    assert MadeUp().worth(best) > MadeUp().worth(CHOOSER) + 4


def test_gains_that_fresh_games_do_not_confirm_are_refused(tmp_path: Path) -> None:
    """No weights are better here, though among many candidates some look so."""
    found = tune(replace(PLAN, objective=MadeUp(truth=0)), tmp_path / "tuning")
    assert max(max(generation.scores) for generation in found.generations) > 5
    assert len(found.trials) == 2 and found.gain is None and not (tmp_path / "tuning" / BEST).exists()


def test_what_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = tune(PLAN, tmp_path / "whole")

    def interrupt(progress: Progress) -> None:
        if len(progress.generations) == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(PLAN, tmp_path / "parts", show=interrupt)
    journal = tmp_path / "parts" / JOURNAL
    journal.write_text(journal.read_text() + '{"kind": "gener')  # as if killed while writing
    again = tune(PLAN, tmp_path / "parts")
    assert [generation.scores for generation in again.generations] == [each.scores for each in whole.generations]
    assert (again.best, again.trials) == (whole.best, whole.trials)


def test_another_plan_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    short = replace(PLAN, generations=1)
    tune(short, tmp_path / "tuning")
    with pytest.raises(BadResults, match="was begun with another pairs \\(4, now 5\\)"):
        tune(replace(short, pairs=5), tmp_path / "tuning")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "other").touch()
    with pytest.raises(BadResults, match="holds no tuning"):
        tune(short, tmp_path / "full")


def test_games_decide_and_the_command_tells_and_draws(tmp_path: Path) -> None:
    out = tmp_path / "tuning"
    command = [
        "tune",
        "terra-nova-2006",
        CHOOSER,
        "-o",
        str(out),
        "--weight",
        "first",
        "--generations",
        "1",
        "--population",
        "2",
    ]
    done = CliRunner().invoke(program, [*command, "--pairs", "1", "--trial-pairs", "2", "--workers", "1"])
    assert done.exit_code == 0, done.output
    assert "No gain was confirmed in 1 trials" in done.stdout and "generation 1 of 1: the best candidate" in done.stderr
    assert (out / "progress.svg").read_text().startswith("<svg ")


def test_a_pair_of_games_has_a_difference() -> None:
    """Both sit in both seats; what comes of it depends on the seed alone."""
    forth = ByGames("terra-nova", 2).differences(CHOOSER, TWIN, "fair", 2)
    assert len(forth) == 2 and any(forth)
    assert ByGames("terra-nova", 2).differences(CHOOSER, TWIN, "fair", 2) == forth


def test_people_decide(tmp_path: Path) -> None:
    """Who agrees more with what winners played is better; here a bot with itself agrees just as much."""
    for number in range(2):
        save(random_match(find_game("terra-nova-2006"), f"people {number}"), tmp_path / f"{number}.terrae")
    judge = ByPeople(str(tmp_path), positions=5, title="terra-nova-2006")
    assert judge.differences("random", "random", "seed", 2) == [0.0, 0.0]
    with pytest.raises(BadOption, match="no finished game of Terramara"):
        replace(judge, title="terramara").differences("random", "random", "seed", 2)


def test_what_cannot_be_tuned_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="the bot random has no weights"):
        tune(replace(PLAN, bot="random"), tmp_path / "tuning")
    with pytest.raises(BadOption, match="has no weight called 'last'; there are: first, rounds"):
        tune(replace(PLAN, names=("last",)), tmp_path / "tuning")
    done = CliRunner().invoke(program, ["tune", "terra-nova", "random", "-o", str(tmp_path), "--by", "people"])
    assert done.exit_code == 2 and "give both `--by people` and --from" in done.stderr
