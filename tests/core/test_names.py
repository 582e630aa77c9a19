"""Names, not codes: whatever people are shown of a game is in words; codes stay in typed moves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrae.core.asks import ask, understand
from terrae.core.game import Game, find_game, games
from terrae.core.languages import NAMES, speaking
from terrae.core.match import Match
from terrae.core.messages import Message, keys
from terrae.core.names import names_of
from terrae.core.record import load
from terrae.core.scene import Action, Card, Scene, Seat, Tile
from terrae.core.state import NATURE
from terrae.core.story import steps
from terrae.core.wording import source_words
from terrae.server.slices import finish
from terrae.server.telling import callings, scores, turns, waiting
from tests.scale import scaled

TESTS = Path(__file__).parents[1]
CODES = {
    "terra-mystica": re.compile(r"\b(BON|FAV|TW|ACT|SCORE)\d|\bACT[A-Z]\d?\b|connected-|building-on"),
    "terra-nova": re.compile(r"\btile [A-H]\b|\bbridge-\d|two-shovels"),
    "terramara": re.compile(r"\b(A\d{3}|B\d\d|(PQ|FM|X)\d\d|SP\d|O\d|K\d|S\d\d)\b"),
}
NO_CODE = re.compile(r"(?!)")
SHORT = 40  # letters of a label
LONG_OPTIONS = ("choose",)  # answers that are whole effects
NAME = 20  # letters of a name
EVERY = 14 // scaled("plies whose questions are read, of fourteen", 1, 2)


def golden(title: str) -> list[Path]:
    return sorted((TESTS / title.replace("-", "_") / "golden").glob("*.terrae"))


GAMES = [(title, path) for title in games() for path in golden(title)[:: 3 if title != "terra-mystica" else 6]]
FILES = pytest.mark.parametrize("title, path", GAMES, ids=[f"{title}-{path.stem}" for title, path in GAMES])


def spoken(scene: Scene) -> Iterator[str]:
    """All that a picture says and shows in letters."""
    for part in scene.parts:
        yield part.label
        yield getattr(part, "name", "")
        yield getattr(part, "text", "")
        for effect in getattr(part, "effects", []):
            yield effect.text


def plain(title: str, text: object) -> bool:
    """Is there no code of a tile, card or action in a text?"""
    return not CODES.get(title, NO_CODE).search(str(text))


@FILES
def test_questions_labels_and_pictures_are_in_words(title: str, path: Path) -> None:
    match = load(path)
    game = match.game
    for ply in range(0, match.ply, EVERY):
        state = match.at(ply)
        for text in spoken(game.scene(game.view(state))):
            assert plain(title, text), text
        for seat in {decision.seat for decision in state.decisions()} - {NATURE}:
            found = ask(game, state, seat)
            assert found is not None
            assert plain(title, found.question)
            for choice in found.choices:
                label = str(choice.label)
                assert all(plain(title, said) for said in (label, choice.about, choice.warning)), choice
                verb = game.catalogue.parse(choice.move).verb.word
                assert len(label) <= SHORT or verb in LONG_OPTIONS, label


@FILES
def test_the_log_and_the_points_are_in_words(title: str, path: Path) -> None:
    match = load(path)
    told = steps(match, match.at(0), 0, match.ply)
    assert [text for step in told for text in step.moves], "every move is told by some step"
    for step in told:
        assert step.text and plain(title, step.text), step
    for event in match.ledger.events:
        assert plain(title, source_words(title, event.source)), event.source
    for score in scores(match):
        assert all(plain(title, source) for source in score.sources)


@pytest.mark.parametrize("title", games())
def test_every_verb_has_its_line_in_the_log(title: str) -> None:
    for family in find_game(title).catalogue.families:
        verb = f"{title}.log.{family[0].verb.word.replace(' ', '-')}"
        assert any(key == verb or key.startswith(f"{verb}-") for key in keys(verb)), verb


@pytest.mark.parametrize("title", games())
def test_names_are_short_and_tell_things_of_a_kind_apart(title: str) -> None:
    found: dict[str, list[str]] = {}
    for key in keys(f"{title}.name."):
        if ":" in key:
            name = str(Message(key))
            kind = re.sub(r"(\d+|-[^-:]+)$", "", key)
            found.setdefault(kind, []).append(name)
            assert 0 < len(name) <= NAME and plain(title, name), key
    for kind, names in found.items():
        assert len(set(names)) == len(names), kind


def shown_with_codes(game: Game, match: Match) -> Iterator[Tile | Action | Card]:
    for ply in range(0, match.ply, 20):
        scene = game.scene(game.view(match.at(ply)))
        found: list[Tile | Action | Card] = [*scene.of(Tile), *scene.of(Action), *scene.of(Card)]
        yield from (part for part in found if part.code)


@FILES
def test_what_has_a_code_has_a_name_beside_it(title: str, path: Path) -> None:
    match = load(path)
    for part in shown_with_codes(match.game, match):
        assert part.name != part.code or plain(title, part.code), part.id


@pytest.mark.parametrize(
    ("typed", "meant"), [("pass Markets", "pass BON7"), ("action 2 spades", "action ACT6"), ("+pilgrims", "+FAV6")]
)
def test_a_name_may_be_typed_where_it_is_clear(typed: str, meant: str) -> None:
    assert understand(typed, find_game("terra-mystica").catalogue, []).text == meant


def test_a_name_that_two_actions_share_is_not_clear() -> None:
    assert "action Spade" not in find_game("terra-mystica").catalogue.aliases


def test_trades_in_a_row_are_added_up_and_nothing_is_told_twice() -> None:
    """Of the golden games: no line tells a conversion right after another, and a turn begins with a capital."""
    match = load(golden("terra-mystica")[0])
    state = match.at(0)
    told = [steps(match, state, ply, ply + 1) for ply in range(match.ply)]
    assert all(len(found) == 1 and found[0].text[0] == found[0].text[0].upper() for found in told)
    whole = steps(match, match.at(0), 0, match.ply)
    trades = [number for number, step in enumerate(whole) if step.moves[0].startswith("convert ")]
    assert trades and not any(number + 1 in trades for number in trades)
    assert any(len(whole[number].moves) > 1 for number in trades) or len(trades) < 10


def test_the_set_up_is_one_line_that_opens_and_turns_point_at_parts() -> None:
    match = load(golden("terra-mystica")[2])
    first, *others = finish(turns(match, 0, [0] * match.ply, {}))
    assert first.seat == 0 and first.summary == f"Set-up: {len(first.steps)} draws" and len(first.steps) > 8
    assert all(not turn.summary for turn in others if turn.seat)
    played = next(turn for turn in others if turn.moves[0].startswith("build "))
    assert played.parts[0] == f"hex:{played.moves[0].removeprefix('build ')}"
    assert played.steps[0].icon == "house"


def test_seats_are_called_by_what_they_play() -> None:
    match = load(golden("terra-mystica")[2])
    players = [f"Player {number}" for number in range(len(match.names))]
    called = callings(match, players)
    assert not set(called) & set(players)
    fresh = Match(find_game("terra-mystica"), find_game("terra-mystica").setting(2), seed=1)
    assert callings(fresh, ["Anna", "Easy bot"]) == ["Anna", "Easy bot"]
    assert waiting(callings(fresh, ["Anna", "Easy bot"]), [2], False) == "Waiting for Easy bot."
    scene = fresh.game.scene(fresh.game.view(fresh.state)).named(["Anna", "Easy bot"], fresh.game.called(fresh.state))
    assert [seat.name for seat in scene.of(Seat)] == ["Anna", "Easy bot"]
    assert callings(load(golden("terra-nova-2006")[0]), players[:2]) == ["Yellow", "Red"]


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("title", games())
def test_no_two_things_of_a_kind_have_one_name(title: str, language: str) -> None:
    """Statistics and reports tell tiles and cards of a kind apart by their names alone."""
    kind = re.compile(r"[A-Z]+(?=\d+$)|[a-z]+-")  # SCORE7, bonus-A
    with speaking(language):
        things = names_of(title).things
    coded = [(found[0], name) for code, name in things.items() if (found := kind.match(code))]
    assert [one for one, times in Counter(coded).items() if times > 1] == []
