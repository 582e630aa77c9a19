"""The number of move sequences from named positions: an optimisation that changes a rule changes one of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from terrae.core.record import load
from terrae.lab.playout import perft

HERE = Path(__file__).parent
POSITIONS: list[dict[str, Any]] = tomllib.loads((HERE / "perft.toml").read_text())["position"]


def test_there_are_six_positions_at_least() -> None:
    assert len(POSITIONS) >= 6


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft(position: dict[str, Any]) -> None:
    state = load(HERE / "golden" / f"{position['game']}.terrae").at(position["ply"])
    counts = [perft(state, depth) for depth in range(1, len(position["counts"]) + 1)]
    assert counts == position["counts"]
