"""The baselines, in the smallest size: they learn, and what they save plays."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from terrae.bots import find_bot
from terrae.core.errors import TerraeError
from terrae.core.game import find_game
from terrae.envs.problems import BadTask
from terrae.envs.single_env import SingleEnv
from terrae.envs.task import task
from terrae.envs.train import ppo
from terrae.envs.train.__main__ import main
from terrae.envs.train.curves import draw
from terrae.envs.train.imitation import imitate
from terrae.envs.train.measuring import measure, play_game
from terrae.envs.train.mlp import Mlp
from terrae.envs.train.values import Learner, Lessons, learn, learning_bot, planner_of
from terrae.lab.dataset import SelfPlay, dataset
from terrae.lab.tournament import Tournament


@pytest.mark.parametrize("name", ["terra-mystica-small", "terramara-small"])
def test_lessons(name: str) -> None:
    """Every title whose bot plans teaches: a row of its terms and the round for each turn of a game."""
    given = task(name)
    terms = planner_of(given.game).terms
    net = Mlp([len(terms) + 1, 2, 1], np.ones(len(terms) + 1), 1)
    learner = Learner(given.game, net, np.random.default_rng(1))
    random = [find_bot("random", given.game)(1)]
    lessons = Lessons(learner, [learning_bot(given.game, learner, "1"), *random])
    lessons.bots[1].sight = lessons.bots[0].sight
    play_game(given, lessons.bots, "1", lessons.listen)
    assert {seat for seat, _ in lessons.found} == {0, 1}
    assert all(len(features) == len(terms) + 1 and any(features[:-1]) for _, features in lessons.found)


def test_values_learn(tmp_path: Path) -> None:
    """A few games are enough to win more than before; what is saved plays a whole game."""
    rows: list[Any] = []
    given = task("terra-nova-duel")
    path = learn(given, tmp_path, seed=1, rounds=2, games=6, probe=6, tell=rows.append)
    assert [row["games"] for row in rows] == [0, 6, 12] and rows[0]["error"] is None and rows[1]["error"] > 0
    assert rows[-1]["margin"] > rows[0]["margin"] and rows[-1]["won"] > 0.5
    bots = [find_bot(f"net:{path}", given.game)(1), find_bot("random", given.game)(1)]
    scores = play_game(given, bots, "1")
    assert scores[0] > scores[1]


def test_values_need_two_seats_and_a_planner(tmp_path: Path) -> None:
    for name, seats, told in (("terra-nova", 3, "tables of two; this one has 3"), ("terra-nova-2006", 2, "no bot of")):
        with pytest.raises(BadTask, match=told):
            learn(task(name, seats), tmp_path, seed=1, rounds=1, games=1, probe=1, tell=print)


def test_imitation(tmp_path: Path) -> None:
    """It chooses more and more of what the bots of a dataset chose, and plays."""
    game = find_game("terra-nova")
    options = {"factions": "golems,leprechauns", "first": "1"}
    tournament = Tournament("terra-nova", ("beginner",), 2, options=options)
    dataset(SelfPlay(tournament, 6), tmp_path / "data", features=False)
    rows: list[Any] = []
    path = imitate(tmp_path / "data", tmp_path, seed=1, epochs=3, tell=rows.append)
    assert [row["epoch"] for row in rows] == [0, 1, 2, 3] and rows[-1]["hits"] > rows[0]["hits"]
    won, margin = measure(task("terra-nova-duel"), find_bot(f"net:{path}", game), "random", 2, "1")
    assert 0 <= won <= 1 and margin > 0
    with pytest.raises(BadTask, match="is no dataset"):
        imitate(tmp_path, tmp_path, seed=1, epochs=1, tell=print)


def test_what_ppo_sees(tmp_path: Path) -> None:
    """Observations and rewards about one, masks beside them; its policy becomes a network of ours."""
    env = ppo.Scaled(SingleEnv(task("terra-nova-last-round", reward="margin")))
    seen, _ = env.reset(seed=1)
    assert seen.dtype == np.float32 and seen.max() < 20 and env.action_masks().any()
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
    points = env.unwrapped.table.points()
    assert reward == (points[0] - points[1]) / ppo.POINTS

    def layer(inside: int, outside: int) -> Any:
        weight = np.random.default_rng(outside).normal(size=(outside, inside)).astype(np.float32)
        kept = SimpleNamespace(detach=lambda: SimpleNamespace(numpy=lambda: weight))
        bias = SimpleNamespace(detach=lambda: SimpleNamespace(numpy=lambda: np.ones(outside, np.float32)))
        return SimpleNamespace(weight=kept, bias=bias, out_features=outside, numbers=weight)

    first, last = layer(len(seen), ppo.HIDDEN), layer(ppo.HIDDEN, 9)
    policy = SimpleNamespace(mlp_extractor=SimpleNamespace(policy_net=[first]), action_net=last)
    net = ppo.policy_of(SimpleNamespace(policy=policy), env.scale)
    wanted = np.maximum(first.numbers @ seen + 1, 0) @ last.numbers.T + 1
    assert np.allclose(net((seen * env.scale)[None])[0], wanted, rtol=1e-3, atol=1e-2)


def test_without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    wishes: Any = {"seed": 1, "rival": "beginner", "probes": 1, "steps": 1, "probe": 1, "tell": print}
    with pytest.raises(TerraeError, match=r"need sb3-contrib: pip install 'terrae\[ppo\]'"):
        ppo.train(task("terra-nova-last-round"), tmp_path, **wishes)


def test_curves_of_nothing(tmp_path: Path) -> None:
    journal = tmp_path / "a.jsonl"
    journal.write_text("{}\n")
    with pytest.raises(BadTask, match="is no journal of a training"):
        draw(journal, tmp_path / "a.svg")


def test_commands(tmp_path: Path) -> None:
    """One command each; what is wrong is told in a line."""
    run = CliRunner().invoke
    small = ["--rounds", "1", "--games", "1", "--probe", "1", "-o", str(tmp_path)]
    done = run(main, ["values", "terra-nova-duel", *small])
    assert done.exit_code == 0 and "play it as net:" in done.output, done.output
    assert (tmp_path / "values-terra-nova-1.onnx").is_file()
    drawn = run(main, ["curve", str(tmp_path / "values-terra-nova-duel.jsonl"), "-o", str(tmp_path / "c.svg")])
    assert drawn.exit_code == 0 and (tmp_path / "c.svg").read_text().startswith("<svg"), drawn.output
    wrong = run(main, ["values", "chess", *small])
    assert wrong.exit_code == 1 and "there is no task called 'chess'" in wrong.output
