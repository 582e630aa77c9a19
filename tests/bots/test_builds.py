"""Every level of every title chooses the same moves compiled and interpreted: both builds are asked, side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tools import compiled

from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.core.game import find_game, games
from terrae.core.record import read, write
from terrae.core.vectors import rules_are_compiled
from tests.bots.turns import turns

SURVEYOR = "wide=4,sample=1,tried=3,playouts=1,halvings=1,horizon=3,answer_wide=2"
HASTE = {"terra-nova-2006": SURVEYOR}  # else with few positions


def questions() -> list[dict[str, str]]:
    """Turns of each title, each for every level."""
    return [
        {"title": title, "game": write(match), "bot": f"{level}@{HASTE.get(title, 'positions=150')}"}
        for title in games()
        for match in (*turns(title, 2, 3)[1:], turns(title, 4, 3)[1])
        for level in LEVELS
    ]


def answers(asked: list[dict[str, str]]) -> list[str]:
    """The first moves of these turns."""
    found: list[str] = []
    for question in asked:
        game = find_game(question["title"])
        state = read(question["game"]).match().state
        found.append(ask_bot(find_bot(question["bot"], game)("both"), state, state.decision.seat).text)
    return found


@pytest.mark.skipif(not rules_are_compiled(), reason="there is one build here")
def test_both_builds_choose_alike() -> None:
    asked = questions()
    env = {**os.environ, "PYTHONPATH": str(compiled.ROOT / "src")}
    command = [sys.executable, "-m", "tests.bots.test_builds"]
    done = subprocess.run(
        command, check=True, cwd=compiled.ROOT, env=env, input=json.dumps(asked), stdout=subprocess.PIPE, text=True
    )
    told = json.loads(done.stdout)
    assert not told["compiled"]
    differ = [
        (question["title"], question["bot"], here, there)
        for question, here, there in zip(asked, answers(asked), told["answers"], strict=True)
        if here != there
    ]
    assert not differ


if __name__ == "__main__":
    print(json.dumps({"compiled": rules_are_compiled(), "answers": answers(json.load(sys.stdin))}))
