"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.scene import Amount, Mat, Part
from terrae.games.terramara.picture.captions import View, goods_word, name_of, say
from terrae.games.terramara.picture.cards import held


def mat(view: View, seat: View) -> list[Part]:
    """A name, goods, Workers, the clan, and cards."""
    number, name = seat["seat"], name_of(seat)
    found: list[Part] = [
        Mat(
            id=f"mat:{number}",
            area="mats",
            label=say("mat", name=name),
            seat=number,
            colour=seat["colour"],
            name=name,
        )
    ]
    for good, amount in seat["goods"].items():
        found.append(
            figure(seat, goods_word(good), amount, say("has", owner=name, amount=amount, what=say(f"good-{good}")))
        )
    for level, worker in enumerate(seat["workers"], 1):
        ready = worker["have"] - worker["tired"]
        label = say("has-workers", owner=name, amount=worker["have"], level=level, ready=ready)
        if worker["have"]:
            found.append(figure(seat, f"worker-{level}", ready, label, say("of", number=worker["have"])))
    found.append(
        figure(
            seat,
            "explorer",
            seat["explorers"],
            say("has-explorers", owner=name, amount=seat["explorers"], clan=seat["clan"]),
        )
    )
    found.append(
        figure(
            seat, "chieftain", int(seat["chieftain"]), say("has-chieftain", owner=name, amount=int(seat["chieftain"]))
        )
    )
    if seat["warriors"]:
        found.append(
            figure(seat, "warrior", seat["warriors"], say("has-warriors", owner=name, amount=seat["warriors"]))
        )
    return found + held(view, seat)


def figure(seat: View, word: str, amount: int, label: str, note: str = "") -> Amount:
    return Amount(
        id=f"amount:{seat['seat']}/{word}",
        area="mats",
        label=label,
        seat=seat["seat"],
        number=amount,
        word=word,
        note=note,
    )
