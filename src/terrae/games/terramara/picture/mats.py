"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terramara.picture.captions import CAPTIONS, View, goods_word, name_of, say
from terrae.games.terramara.picture.cards import held


def mat(view: View, seat: View) -> list[Part]:
    """A name, goods, Workers, the clan, and cards."""
    name = name_of(seat)
    found: list[Part] = [CAPTIONS.mat(seat, say("mat", name=name))]
    for good, amount in seat["goods"].items():
        label = say("has", owner=name, amount=amount, what=say(f"good-{good}"))
        found.append(CAPTIONS.amount(seat, goods_word(good), amount, label))
    for level, worker in enumerate(seat["workers"], 1):
        ready = worker["have"] - worker["tired"]
        label = say("has-workers", owner=name, amount=worker["have"], level=level, ready=ready)
        if worker["have"]:
            found.append(CAPTIONS.amount(seat, f"worker-{level}", ready, label, say("of", number=worker["have"])))
    label = say("has-explorers", owner=name, amount=seat["explorers"], clan=seat["clan"])
    found.append(CAPTIONS.amount(seat, "explorer", seat["explorers"], label))
    chieftain, warriors = int(seat["chieftain"]), seat["warriors"]
    found.append(CAPTIONS.amount(seat, "chieftain", chieftain, say("has-chieftain", owner=name, amount=chieftain)))
    if warriors:
        found.append(CAPTIONS.amount(seat, "warrior", warriors, say("has-warriors", owner=name, amount=warriors)))
    return found + held(view, seat)
