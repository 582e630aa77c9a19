"""Weights of a bot can be set by a file, or by a word for some that come with it; what does not fit is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terrae.bots import find_bot
from terrae.bots.weights import weights_of
from terrae.core.errors import UnknownBot
from terrae.core.game import find_game

BOT = "terrae.bots.terra_mystica.bot:MysticaBot"


def made(content: object, path: Path) -> object:
    """The weights of a bot that reads a file."""
    path.write_text(json.dumps(content), encoding="utf-8")
    bot = find_bot(f"{BOT}@weights={path}", find_game("terra-mystica"))(1)
    return bot.weights  # type: ignore[attr-defined]


def weights_by(spec: str) -> object:
    """The weights of a bot of Terramara."""
    return find_bot(spec, find_game("terramara"))(1).weights  # type: ignore[attr-defined]


def test_a_file_sets_what_it_names(tmp_path: Path) -> None:
    usual = weights_of(made({}, tmp_path / "weights.json"))
    assert isinstance(usual["unit"], list) and isinstance(usual["worker"], int)
    other = {"worker": usual["worker"] + 7, "unit": [each + 1 for each in usual["unit"]]}
    assert weights_of(made(other, tmp_path / "weights.json")) == {**usual, **other}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ([1, 2], "holds no weights"),
        ({"wroker": 1}, "no weight called 'wroker'; there are: ahead, "),
        ({"worker": "much"}, "worker is a whole number, not 'much'"),
        ({"unit": [1, 2]}, r"unit is a list of 6 whole numbers, not \[1, 2\]"),
    ],
)
def test_what_does_not_fit_is_refused(content: object, reason: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=reason):
        made(content, tmp_path / "weights.json")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="nowhere.json cannot be read"):
        find_bot(f"{BOT}@weights={tmp_path / 'nowhere.json'}", find_game("terra-mystica"))(1)


def test_a_word_names_weights_that_come_with_the_bot() -> None:
    game = find_game("terramara")
    usual, fitted, best = (weights_of(weights_by(f"hard@weights={name}")) for name in ("", "fitted", "expert"))
    assert weights_of(weights_by("expert")) == best
    assert {name for name in best if best[name] != fitted[name]} == {"clan"}
    assert {name for name in usual if usual[name] != fitted[name]} >= {"military", "culture_round", "refined_eager"}
    with pytest.raises(UnknownBot, match="no weights called .unheard."):
        find_bot("hard@weights=unheard", game)(1)
