"""Both builds play alike: the plain sources, in a process of their own, and the rules these tests run on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from terrae.core.game import games
from terrae.core.vectors import rules_are_compiled
from tests.fingerprints import fingerprints
from tests.scale import scaled

ROOT = Path(__file__).parents[2]
GAMES = scaled("random games of each title on both builds", 15, 200)


@pytest.mark.skipif(not rules_are_compiled(), reason="both builds are compared where the rules are compiled")
def test_random_games_are_the_same_on_both_builds() -> None:
    """Legal moves, events, scores and winners."""
    plain = subprocess.run(
        [sys.executable, "-m", "tests.fingerprints", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(plain.stdout)
    assert not told["compiled"]
    ours = fingerprints(GAMES)
    assert set(ours) == set(games()) and all(len(set(prints)) == GAMES for prints in ours.values())
    assert told["games"] == ours
