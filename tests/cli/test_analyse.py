"""`terrae analyse`: in words, as a page that stands alone, for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path

from terrae.core.languages import speaking
from terrae.core.record import load, save
from tests.cli.table import refused, run
from tests.strange import STRANGE, english, heard, strange_language  # noqa: F401 (a fixture)

GOLDEN = Path(__file__).parent.parent / "terra_nova/golden/01-2-seats-first-game.terrae"
PLIES = 20  # of it: a few turns, some of them bad


def test_a_game_is_analysed(tmp_path: Path) -> None:
    game, page = tmp_path / "game.terrae", tmp_path / "page.html"
    save(load(GOLDEN).fork(PLIES), game)
    with speaking(STRANGE):  # whatever is said is a message, though other processes do the thinking
        result = run("analyse", game, "-o", page, "--json")
    assert result.exit_code == 0, result.stderr
    data = json.loads(result.stdout)
    assert [seat["turns"] for seat in data["seats"]] == [3, 4]
    worst = data["costliest"][0]
    assert worst["why"].endswith(".") and worst["line"][0] == worst["better"] != worst["played"]
    text = page.read_text(encoding="utf-8")
    assert worst["why"] in text and 'data-mark="better"' in text and "<caption>" in text
    assert not re.search(r"(?:src|href)=\"(?!#)|url\((?!#)", text)  # it needs nothing else
    assert english([*heard(text), worst["why"], worst["better"]], ["Seat"]) == []


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    begun, ledger = tmp_path / "begun.terrae", tmp_path / "broken.txt"
    save(load(GOLDEN).fork(2), begun)
    assert "no turn of Terra Nova" in refused(run("analyse", begun))
    assert "ends in .html" in refused(run("analyse", begun, "-o", tmp_path / "page.pdf"))
    ledger.write_text("nonsense")
    assert refused(run("analyse", ledger))
