"""Who plays: whose turn it is, the seats in turn order, and who would score for what at the end."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_mystica.picture.captions import CAPTIONS, LANDS, View, name_of, owner, say, text


def heading(view: View) -> list[Part]:
    return CAPTIONS.heading(view, CAPTIONS.played(view), prompt(view))


def prompt(view: View) -> str:
    """Who must do something now and what is offered to whom, or who has won."""
    words = CAPTIONS.prompt(view, "between" if view["phase"] == "between" else "to-move")
    offers = [
        say(
            "offer-coins" if offer["coins"] else "offer",
            name=name_of(seat),
            power=offer["gain"],
            price=offer["price"],
            coins=offer["coins"],
        )
        for seat in view["seats"]
        for offer in seat["offers"]
        if offer["gain"] or offer["coins"]
    ]
    return say("with-offers", words=words, offers=", ".join(offers)) if offers else words


def turn_order(view: View) -> list[int]:
    """All seats in turn order, those who left the game last; in seat order before it is known."""
    rest = [seat["seat"] for seat in view["seats"] if seat["seat"] not in view["order"]]
    return [*view["order"], *rest]


def seats(view: View) -> list[Part]:
    """Everybody in turn order."""
    order = turn_order(view)
    found: list[Part] = []
    for number in order:
        seat = owner(view, number)
        first = number == order[0] and view["round"] > 0
        out = (seat["passed"] or seat["out"]) and view["phase"] == "actions"
        found.append(CAPTIONS.seat(view, seat, first=first, out=out, home=LANDS.get(seat["home"], "")))
    return found


def standing(view: View) -> list[Part]:
    """Who would score how much for networks, and for the extra tile, as soon as somebody has any."""
    if not any(seat["network"]["size"] for seat in view["seats"]):
        return []
    found = CAPTIONS.standing("network", "network-scored" if view["phase"] == "over" else "network-now")
    found += ranks(view, "network", "")
    if view["final_tile"]:
        found.append(text("heading:final", "standing", "heading", say(f"most-{view['final_tile']['name']}")))
        found += ranks(view, "final", "final")
    return found


def ranks(view: View, what: str, group: str) -> list[Part]:
    """The seats by what they have of something that scores at the end."""
    found: list[Part] = []
    for seat in sorted(view["seats"], key=lambda seat: -int(seat[what]["size"])):
        size, points = seat[what]["size"], seat[what]["points"]
        label = say(f"rank-{what}", owner=name_of(seat), size=size, points=points)
        found.append(CAPTIONS.rank(seat, label, size, points, group))
    return found
