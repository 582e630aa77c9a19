"""Long names of factions can be broken within their cards."""

from __future__ import annotations

import pytest

from terrae.core.game import find_game
from terrae.core.languages import speaking
from terrae.core.messages import keys
from terrae.core.wording import phrase
from terrae.draw.hyphens import HEAD, LONG, SOFT, TAIL, breakable

BROKEN = {
    "de": {"Flaschen-geister", "Gestalt-wandler", "Chaos-magier", "Konst-ruk-teure", "Erfin-de-rinnen"},
    "nl": {"zeemeer-minnen", "gedaan-te-wis-se-laars", "chaos-to-ve-naars", "zonaan-bidders", "zwerm-lingen"},
}


@pytest.mark.parametrize("language", BROKEN)
def test_names_of_factions(language: str) -> None:
    """No piece is long; none is too short to be read alone."""
    titles = [find_game(title).name for title in ("terra-mystica", "terra-nova")]
    with speaking(language):
        names = [breakable(phrase(key)) for title in titles for key in keys(f"{title}.faction.")]
    for name in names:
        pieces = name.split(SOFT)
        assert max(map(len, pieces)) < LONG
        assert len(pieces) == 1 or (len(pieces[0]) >= HEAD and len(pieces[-1]) >= TAIL)
    assert {name.replace(SOFT, "-") for name in names} >= BROKEN[language]


def test_english_names_stand_as_they_are() -> None:
    assert breakable("Shapeshifters") == "Shapeshifters"
