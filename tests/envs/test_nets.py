"""Trained networks: how they are saved, who may play with them, and that they play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from terrae.bots import BotFailed, ask_bot, bots_for, find_bot, is_bot, is_offered
from terrae.core.errors import UnknownBot
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import write
from terrae.envs.train.mlp import Mlp, fit_choices, fit_values
from terrae.envs.train.saving import policy_facts, save_net, values_facts
from terrae.server.tables import check_bot
from terrae.server.thinking import answer
from terrae.server.titles import levels

NOVA = find_game("terra-nova")


def policy(path: Path, liked: str = "", other: dict[str, str] | None = None) -> str:
    """A network that likes one move best, whatever it sees; its name as a bot."""
    observer = NOVA.observer(2)
    net = Mlp([observer.size, 4, len(NOVA.catalogue)], np.ones(observer.size), 1)
    if liked:
        net.weights[-1][NOVA.catalogue.by_text[liked].index] = 100
    save_net(net, path, {**policy_facts(NOVA, observer), **(other or {})})
    return f"net:{path}"


def first_choice(seats: int = 2) -> Match:
    return Match(NOVA, NOVA.setting(seats, {"first": "1"}), seed=1)


def test_gradients() -> None:
    """Fitting lessens the error, to nearly nothing where that is possible."""
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(300, 3)).astype(np.float32)
    net = Mlp([3, 16, 1], np.ones(3), 1)
    wanted = np.abs(rows[:, 0]) - rows[:, 2]
    before = float(np.abs(net(rows)[:, 0] - wanted).mean())
    assert fit_values(net, rows, wanted, dice, steps=600, rate=1e-2) < before / 8
    chooser = Mlp([3, 16, 5], np.ones(3), 2)
    legal = dice.random((300, 5)) < 0.7
    legal[:, 0] = legal[:, 1] = True
    chosen = (rows[:, 1] > 0).astype(np.int64)
    hits = [fit_choices(chooser, rows, legal, chosen, 1e-2) for _ in range(60)]
    assert hits[-1] > 0.95 > hits[0]


def test_saved_as_it_is(tmp_path: Path) -> None:
    """What onnxruntime says is what the network says, scale included."""
    from terrae.bots.nets.file import Net

    rows = np.random.default_rng(1).normal(0, 9, size=(7, 6)).astype(np.float32)
    net = Mlp([6, 5, 4, 3], np.arange(1, 7), 3)
    save_net(net, tmp_path / "a.onnx", values_facts(NOVA, ["x"]))
    found = Net(tmp_path / "a.onnx")
    assert np.allclose(found.ask(rows), net(rows), atol=1e-5)
    assert found.about["kind"] == "values" and found.about["catalogue"] == NOVA.catalogue.digest()


def test_plays_what_it_likes(tmp_path: Path) -> None:
    """The best of the legal moves; drawn by weight if it is set so."""
    name = policy(tmp_path / "black.onnx", liked="mat black")
    assert is_bot(name, NOVA) and not is_bot("network", NOVA)
    match = first_choice()
    assert ask_bot(find_bot(name, NOVA)(1), match.state, 0).text == "mat black"
    match.play("mat black")
    match.commit()
    other = ask_bot(find_bot(name, NOVA)(1), match.state, 1)
    assert other in match.moves() and other.text != "mat black"
    even = f"{policy(tmp_path / 'even.onnx')}@sample=1"
    drawn = {ask_bot(find_bot(even, NOVA)(seed), match.state, 1).text for seed in range(20)}
    assert len(drawn) > 2


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"catalogue": "0123"}, r"trained with another catalogue of Terra Nova \(0123; this one is"),
        ({"title": "terramara"}, "was trained to play terramara, not terra-nova"),
        ({"kind": "prophet"}, "is a network of kind prophet 1"),
        ({"terrae-net": "9"}, "kind policy 9"),
    ],
)
def test_refused(tmp_path: Path, other: dict[str, str], told: str) -> None:
    name = policy(tmp_path / "other.onnx", other=other)
    with pytest.raises(UnknownBot, match=told):
        find_bot(name, NOVA)


def test_refused_with_other_seats(tmp_path: Path) -> None:
    name = policy(tmp_path / "two.onnx")
    with pytest.raises(BotFailed, match="trained for 2 seats .* cannot play at a table of 3"):
        ask_bot(find_bot(name, NOVA)(1), first_choice(3).state, 0)


def test_files_that_are_no_networks(tmp_path: Path) -> None:
    (tmp_path / "text.onnx").write_text("hello")
    bare = Mlp([2, 2, 2], np.ones(2), 1)
    save_net(bare, tmp_path / "bare.onnx", {})
    for name, told in [
        ("none.onnx", r"there is no file .*none.onnx; write net:FILE.onnx"),
        ("text.onnx", "is no network that can be read"),
        ("bare.onnx", "does not say what it was trained for: it lacks terrae-net, kind, title, catalogue"),
    ]:
        with pytest.raises(UnknownBot, match=told):
            find_bot(f"net:{tmp_path / name}", NOVA)
    with pytest.raises(UnknownBot, match="has no setting 'width'"):
        find_bot(f"{policy(tmp_path / 'a.onnx')}@width=3", NOVA)


def test_values_need_a_planner_and_its_terms(tmp_path: Path) -> None:
    island = find_game("terra-nova-2006")
    net = Mlp([3, 2, 1], np.ones(3), 1)
    save_net(net, tmp_path / "island.onnx", values_facts(island, ["a", "b"]))
    with pytest.raises(UnknownBot, match=r"no bot of Terra Nova \(2006\) plans with that"):
        find_bot(f"net:{tmp_path / 'island.onnx'}", island)
    save_net(net, tmp_path / "nova.onnx", values_facts(NOVA, ["a", "b"]))
    with pytest.raises(UnknownBot, match="was trained on the terms a,b; the bot of this title has points,"):
        find_bot(f"net:{tmp_path / 'nova.onnx'}", NOVA)


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    import os

    path = tmp_path / "net.onnx"
    state = first_choice().state
    for number, colour in enumerate(("mat black", "mat red")):
        name = policy(path, liked=colour)
        os.utime(path, (number, number))
        assert ask_bot(find_bot(name, NOVA)(1), state, 0).text == colour


def test_offered_on_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that the server's owner names are bots of their title, by their own names; guests cannot name others."""
    policy(tmp_path / "clever.onnx", liked="mat black")
    monkeypatch.setenv("TERRAE_NETS", str(tmp_path / "clever.onnx"))
    assert "net:clever" in bots_for(NOVA) and "net:clever" not in bots_for(find_game("terramara"))
    assert is_offered("net:clever", NOVA) and not is_offered(f"net:{tmp_path / 'clever.onnx'}", NOVA)
    assert check_bot(NOVA, "net:clever") == "net:clever"
    assert "net:clever" in [bot.name for bot in levels(NOVA)]
    with pytest.raises(UnknownBot):
        check_bot(NOVA, f"net:{tmp_path / 'clever.onnx'}")
    match = first_choice()
    assert answer({"game": write(match), "seat": 0, "bot": "net:clever", "seed": 1, "budget": 9})["moves"] == [
        "mat black"
    ]
    monkeypatch.setenv("TERRAE_NETS", str(tmp_path / "gone.onnx"))
    with pytest.raises(UnknownBot, match="there is no file"):
        bots_for(NOVA)


def test_written_for_old_runtimes(tmp_path: Path) -> None:
    policy(tmp_path / "net.onnx")
    model: Any = onnx.load(tmp_path / "net.onnx")
    onnx.checker.check_model(model)
    assert model.ir_version <= 8
