"""Help: everything that can be played, chosen or typed is told, in sentences of the same data as the rules."""

from __future__ import annotations

import pytest

from terrae.core.help import HelpPage
from terrae.core.scene import Ladder
from terrae.draw.theme import SYMBOLS
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import CULTS, KINDS
from terrae.games.terra_mystica.rules.catalogue import FACTIONS
from terrae.games.terra_mystica.words.names import named, word
from terrae.server.help import sheet

PAGES = {page.name: page for page in GAME.help()}
BOX = GAME.components()


def words(page: HelpPage) -> str:
    """Everything a page says."""
    parts = [page.title, page.about]
    for section in page.sections:
        parts += [section.title, *section.texts]
        for entry in section.entries:
            parts += [entry.name, entry.text]
    return "\n".join(parts)


def entries(page: str, section: int) -> dict[str, str]:
    """The entries of a section by name."""
    return {entry.name: entry.text for entry in PAGES[page].sections[section].entries}


def test_the_order_of_pages() -> None:
    """The rules first, then the factions by name, then the rest."""
    names = list(PAGES)
    assert names[0] == "rules" and names[-5:] == ["tiles", "cults", "landscapes", "moves", "options"]
    titles = [page.title for page in PAGES.values() if page.group == "sheets"]
    assert titles == sorted(titles) and len(titles) == len(FACTIONS)


@pytest.mark.parametrize("name", list(PAGES))
def test_every_text_is_whole(name: str) -> None:
    """No empty heading or entry, no hole in a sentence."""
    page = PAGES[name]
    assert page.title and page.about and page.sections
    for section in page.sections:
        assert section.title and (section.texts or section.entries)
        assert all(section.texts) and all(entry.text for entry in section.entries)
    assert "{" not in words(page) and "  " not in words(page)


@pytest.mark.parametrize("key", FACTIONS)
def test_a_sheet_for_every_faction(key: str) -> None:
    """Ability, stronghold, special landscape, start, tracks, and every structure with its price."""
    mat = BOX.factions[FACTIONS.index(key)].mat
    page = PAGES[key]
    told = words(page)
    for effect in (*mat.ability, *mat.stronghold):
        assert str(effect.sentence()) in told
    for kind in KINDS:
        assert str(word("structure", kind)) in told
    assert f"{mat.start.coins} coins" in told and str(int(mat.points_2017)) in told
    assert page.colour and (page.terrain or mat.home >= 9)
    landscape = BOX.factions[FACTIONS.index(key)].landscape
    assert landscape is not None and landscape.landmark.name in told


def test_numbers_of_a_sheet() -> None:
    tracks = next(section for section in PAGES["witches"].sections if section.title == "Shipping and spades")
    assert [entry.text for entry in tracks.entries] == [
        "From 0 to 3. Each advance costs 4 coins and 1 priest and brings points, one after the other: 2, 3, 4.",
        "One costs, from level to level: 3 workers, 2 workers, 1 worker. "
        "An advance costs 5 coins, 2 workers and 1 priest and brings points: 6, 6.",
    ]
    rows = {entry.name: entry.text for entry in PAGES["witches"].sections[-1].entries}
    assert rows["dwelling"] == (
        "Costs 2 coins and 1 worker, counts 1. Income from the start: 1 worker. Income: 1 worker (7 times); nothing."
    )
    assert rows["trading house"].endswith("Income: 2 coins and 1 power (2 times); 2 coins and 2 power (2 times).")
    assert "Buys none." in words(PAGES["acolytes"]) and "Always 1." in words(PAGES["riverwalkers"])
    assert "1 dwelling, placed after all others" in words(PAGES["chaosmagicians"])
    assert "1 in hand at most" in words(PAGES["riverwalkers"]) and "7 in hand at most" in words(PAGES["witches"])


def test_every_tile_is_told() -> None:
    """Power actions, bonus cards, favour tiles, town tiles, round tiles and final tiles, each with its effects."""
    told = {entry.name: entry.text for section in PAGES["tiles"].sections for entry in section.entries}
    for group in (BOX.power_actions, BOX.bonus_cards, BOX.favours, BOX.towns, BOX.round_tiles, BOX.final_tiles):
        for tile in group:
            for effect in tile.effects:
                assert str(effect.sentence()) in told[f"{tile.name} {named(tile.name)}"]
    assert told["ACT4 Coins"] == "4 power. At once: 7 coins."
    assert told["TW6 Two keys"].endswith("(1 in the box) (option: Three more town tiles)")
    assert told["BON10 Voyages"].endswith("(option: Bonus card for voyages)")


def test_cults_are_told() -> None:
    told = entries("cults", 0)
    assert list(told) == [str(word("cult", cult)) for cult in CULTS]
    assert "Fire halls, Fire dwellings" in told["fire"]
    assert "space 10: 3" in words(PAGES["cults"])


def test_pictures_show_what_is_told() -> None:
    """Signs in the headings of the rules, the tracks of the cults, a piece beside each kind of structure."""
    for section in PAGES["rules"].sections:
        assert section.signs and all(sign.word in SYMBOLS for sign in section.signs), section.title
    assert [part.name for part in PAGES["cults"].sections[0].shown if isinstance(part, Ladder)] == [
        str(word("cult", cult)) for cult in CULTS
    ]
    structures = PAGES["witches"].sections[-1].entries
    assert {entry.icons[0][0].word for entry in structures} <= set(SYMBOLS)
    painted = sheet("terra-mystica", "cults")
    assert painted and 'class="climb"' in painted.sections[0].picture


def test_moves_are_told() -> None:
    """Every verb that people play, by a text that is a real move."""
    told = entries("moves", 0)
    assert set(told) == {move.verb.word for move in GAME.catalogue.moves if not move.verb.word.startswith("draw ")}
    for verb, text in told.items():
        sample = text.split("`")[1]
        assert GAME.catalogue.parse(sample).verb.word == verb


def test_options_are_told() -> None:
    told = entries("options", 0)
    assert list(told) == [option.name for option in GAME.options]
    assert all(f"usual: {option.default}" in told[option.name] for option in GAME.options)
    assert set(entries("options", 1)) == set(BOX.maps)


def test_rules_mention_the_numbers_of_the_box() -> None:
    told = words(PAGES["rules"])
    for number in ("6 rounds", "8 dwellings", "3 bridges", "at least 4 of your structures", "18, 12, 6", "8, 4, 2"):
        assert number in told, number
