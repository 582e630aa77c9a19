"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from dataclasses import replace

from terrae.core.scene import Part
from terrae.games.terramara.picture.captions import CAPTIONS, View, goods_word, name_of, say, text
from terrae.games.terramara.picture.cards import held
from terrae.games.terramara.rules.effects import ITEMS, RAW

GOODS, WORKERS, HELD = "goods", "workers", "held"  # what lies together on a mat
REFINED = dict(zip(ITEMS[:RAW], ITEMS[RAW : 2 * RAW], strict=True))


def headings() -> list[Part]:
    """What stands above the groups of every mat."""
    found: list[Part] = [text(f"heading:{group}", "mats", "heading", say(group)) for group in (GOODS, WORKERS, HELD)]
    return found + [text(f"note:{group}", "mats", "note", say(f"{group}-note")) for group in (GOODS, WORKERS)]


def mat(view: View, seat: View) -> list[Part]:
    """A name, the clan, goods, Workers, and cards."""
    name = name_of(seat)
    found: list[Part] = [CAPTIONS.mat(seat, say("mat", name=name))]
    for good, amount in seat["goods"].items():
        label = say("has", owner=name, amount=amount, what=say(f"good-{good}"))
        becomes = goods_word(REFINED[good]) if good in REFINED else ""
        held_here = CAPTIONS.amount(seat, goods_word(good), amount, label)
        found.append(replace(held_here, group=GOODS, becomes=becomes))
    for level, worker in enumerate(seat["workers"], 1):
        ready = worker["have"] - worker["tired"]
        label = say("has-workers", owner=name, amount=worker["have"], level=level, ready=ready)
        if worker["have"]:
            shown = CAPTIONS.amount(seat, f"worker-{level}", ready, label, say("of", number=worker["have"]))
            found.append(replace(shown, group=WORKERS))
    label = say("has-explorers", owner=name, amount=seat["explorers"], clan=seat["clan"])
    found.append(CAPTIONS.amount(seat, "explorer", seat["explorers"], label, say("of", number=seat["clan"])))
    chieftain, warriors = int(seat["chieftain"]), seat["warriors"]
    found.append(CAPTIONS.amount(seat, "chieftain", chieftain, say("has-chieftain", owner=name, amount=chieftain)))
    if warriors:
        found.append(CAPTIONS.amount(seat, "warrior", warriors, say("has-warriors", owner=name, amount=warriors)))
    return found + held(view, seat)
