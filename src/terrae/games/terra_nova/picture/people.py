"""Who plays: whose turn it is, the seats in turn order, and who would score for territory."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_nova.picture.captions import CAPTIONS, View, name_of, owner, say


def heading(view: View) -> list[Part]:
    key = "exchange" if view["phase"] == "exchange" else "to-move"
    return CAPTIONS.heading(view, CAPTIONS.played(view), CAPTIONS.prompt(view, key))


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    numbers = [seat["seat"] for seat in view["seats"]]
    found: list[Part] = []
    for number in view["order"] if sorted(view["order"]) == numbers else numbers:
        seat = owner(view, number)
        out = seat["dropped"] and view["phase"] != "over"
        found.append(CAPTIONS.seat(view, seat, first=number == view["first"], out=out, home=seat["home"]))
    return found


def standing(view: View) -> list[Part]:
    """Who would score how much for territory, as soon as somebody has any."""
    if not any(seat["territory"]["size"] for seat in view["seats"]):
        return []
    found = CAPTIONS.standing("territory", "territory-scored" if view["phase"] == "over" else "territory-now")
    for seat in sorted(view["seats"], key=lambda seat: -int(seat["territory"]["size"])):
        size, points = seat["territory"]["size"], seat["territory"]["points"]
        found.append(CAPTIONS.rank(seat, say("rank", owner=name_of(seat), size=size, points=points), size, points))
    return found
