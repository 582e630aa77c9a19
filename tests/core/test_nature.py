"""Nature: one seed, one luck; weights are followed."""

from __future__ import annotations

from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from terrae.games.terra_nova import GAME


def play(seed: int | str, pick: int, **options: str) -> Match:
    """A game in which everybody always takes the first or the last legal move."""
    setting = GAME.setting(2, {"variant": "lucky-digger", "factions": "golems fairies", **options})
    match = Match(GAME, setting, seed=seed)
    while not match.over:
        match.play(match.moves()[pick])
        match.commit()
    return match


def draws(match: Match) -> list[str]:
    return [entry.move.text for entry in match.log if entry.seat == NATURE]


def test_same_seed_same_game() -> None:
    """Every game replays exactly."""
    assert play(7, 0).log == play(7, 0).log


def test_same_seed_same_luck_when_play_differs() -> None:
    """Two games with one seed share their draws even when people play differently."""
    for seed in range(5):
        first, second = play(seed, 0), play(seed, -1)
        assert first.log != second.log
        assert draws(first) == draws(second)


def test_a_draw_less_of_one_kind_leaves_the_others_alone() -> None:
    """Luck is by the name of the draw: given round tiles do not shift the bonus tiles."""
    chosen = play(3, 0, **{"round-tiles": "house post palace town sailing"})
    drawn = play(3, 0)
    for name in ("draw bonus", "draw house", "draw first"):
        assert [text for text in draws(chosen) if text.startswith(name)] == [
            text for text in draws(drawn) if text.startswith(name)
        ]


def test_draws_of_different_names_are_independent() -> None:
    """The first scoring tile says nothing about the first bonus tile."""
    setting = GAME.setting(2, {"factions": "golems fairies", "first": "1"})
    pairs = {tuple(draws(Match(GAME, setting, seed=seed))[::5][:2]) for seed in range(300)}
    assert all(first.startswith("draw round") and second.startswith("draw bonus") for first, second in pairs)
    assert len(pairs) > 40  # of 6 times 8


def test_other_seeds_other_luck() -> None:
    """Seeds may be numbers or words; different ones differ."""
    assert len({tuple(draws(play(seed, 0))) for seed in (1, 2, 3, "one", "two")}) == 5
    assert draws(play(1, 0)) == draws(play("1", 0))


def test_weights_are_followed() -> None:
    """A kind of round tile is as likely as it has tiles in the bag: 2, 2, 1, 1, 1, 1 of 8."""
    setting = GAME.setting(2, {"first": "1", "factions": "golems fairies", "bonus-tiles": "A B C D E"})
    state = GAME.start(setting)
    games = 4000
    counts: dict[str, int] = {}
    for seed in range(games):
        kind = Nature(seed).choose(state, []).text.split()[-1]
        counts[kind] = counts.get(kind, 0) + 1
    for kind, copies in {"house": 2, "post": 2, "palace": 1, "town": 1, "sailing": 1, "shovel": 1}.items():
        assert abs(counts[kind] - games * copies / 8) < 0.1 * games * copies / 8


def test_later_draws_are_fair_too() -> None:
    """The second of two draws depends on how many times it happened, not on what came first."""
    setting = GAME.setting(2, {"factions": "golems fairies", "bonus-tiles": "A B C D E", "first": "1"})
    counts: dict[str, int] = {}
    games = 600
    for seed in range(games):
        match = Match(GAME, setting, seed=seed)
        kind = draws(match)[1].split()[-1]
        counts[kind] = counts.get(kind, 0) + 1
    for kind, copies in {"house": 2, "post": 2, "palace": 1, "town": 1, "sailing": 1, "shovel": 1}.items():
        assert abs(counts[kind] - games * copies / 8) < 0.3 * games * copies / 8


def test_a_match_without_a_seed_waits() -> None:
    """Nobody answers for nature then."""
    match = Match(GAME, GAME.setting(2))
    assert match.seats_to_move == [NATURE]
    assert match.ply == 0
