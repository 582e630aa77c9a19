"""Chapter "Set-up": who starts, how many figures, where they stand. Option `setup`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terrae.core.match import Match
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.data.components import FOLDER
from terrae.games.terra_nova_2006.rules.setup import spread
from tests.terra_nova_2006.positions import LAND, start


@pytest.mark.parametrize(("seats", "figures"), [(2, 13), (3, 10), (4, 8)])
def test_figures_by_the_number_of_seats(seats: int, figures: int) -> None:
    table = start(seats)
    for _ in range(seats * figures):
        assert table.moves() == {f"place {name}" for name in LAND.names if table.holds(name) == 0}
        table.play(sorted(table.moves())[0])
    assert [int(seat.count) for seat in table.state.seats] == [figures] * seats
    assert all("-" in text for text in table.moves())


def test_any_empty_field_water_too() -> None:
    table = start()
    assert len(table.moves()) == 168
    table.play("place G5")
    assert len(table.moves()) == 167
    assert "place G5" not in table.moves()


def test_one_figure_each_in_turn_from_the_starting_seat() -> None:
    table = start(3, first="2")
    order = []
    for name in LAND.names[:6]:
        order.append(table.asked)
        table.play(f"place {name}")
    assert order == [2, 3, 1, 2, 3, 1]


def test_the_starting_seat_takes_the_first_turn() -> None:
    table = start(3, first="3", setup="quick")
    assert table.asked == 3


def test_the_starting_seat_is_drawn() -> None:
    match = Match(GAME, GAME.setting(4))
    assert [move.text for move in match.moves()] == [f"draw first {number}" for number in (1, 2, 3, 4)]
    match.play("draw first 3")
    assert match.seats_to_move == [2]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_set_up_is_balanced(seats: int, seed: int) -> None:
    """All seats have as many figures in each landscape, and nobody has more than one more in one than in another."""
    table = start(seats, seed=seed, setup="quick", first="random")
    counts = [spread(table.state, seat) for seat in table.state.seats]
    assert all(count == counts[0] for count in counts)
    assert max(counts[0]) - min(counts[0]) <= 1
    assert sum(counts[0]) == table.state.box.figures[seats]


def test_a_quick_set_up_where_landscapes_are_small(tmp_path: Path) -> None:
    """Seven landscapes of three fields have no room for four seats: the last figures go wherever there is any."""
    (tmp_path / "boards").mkdir()
    kinds = "".join(f'{letter} = {{ name = "{letter.lower()}", fields = 3 }}\n' for letter in "BCDEFGH")
    rows = 'G = "AAAAAAAAAAAAAAA"\nH = "AAAABBBCCCDDD"\nI = "EEEFFFGGGHHH"\n'
    head = 'title = "Thin"\nsource = "owner"\nfields = 40\n[landscapes]\nA = { name = "a", fields = 19 }\n'
    (tmp_path / "boards" / "thin.toml").write_text(f"{head}{kinds}[rows]\n{rows}", encoding="utf-8")
    rules = re.sub(r"(?m)^([234]) = \d+", r"\1 = 5", (FOLDER / "rules.toml").read_text(encoding="utf-8"))
    (tmp_path / "rules.toml").write_text(rules, encoding="utf-8")
    table = start(4, setup="quick", components=tmp_path)
    assert [int(seat.count) for seat in table.state.seats] == [5] * 4


def test_a_quick_set_up_is_drawn_move_by_move() -> None:
    """Nature is a seat: its placements are in the log."""
    table = start(4, setup="quick")
    assert [entry.move.verb.word for entry in table.match.log] == ["draw figure"] * 32


def test_seats_have_the_colours_of_the_box() -> None:
    colours = [seat["colour"] for seat in GAME.view(start(4).state)["seats"]]
    assert colours == ["yellow", "red", "blue", "green"]


def test_the_supply() -> None:
    assert start().state.stones == 80
