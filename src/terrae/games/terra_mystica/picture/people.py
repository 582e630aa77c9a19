"""Who plays: whose turn it is, the seats in turn order, and who would score for what at the end."""

from __future__ import annotations

from terrae.core.scene import Part, Rank, Seat
from terrae.games.terra_mystica.picture.captions import LANDS, View, colour_of, name_of, owner, say, text


def heading(view: View) -> list[Part]:
    played = say("set-up") if view["phase"] == "setup" else say("round", round=view["round"], rounds=view["rounds"])
    return [
        text("title", "heading", "title", view["title"]),
        text("round", "heading", "round", say("over") if view["phase"] == "over" else played),
        text("prompt", "heading", "prompt", prompt(view)),
    ]


def prompt(view: View) -> str:
    """Who must do something now, or who has won."""
    if view["phase"] == "over":
        winners = [seat for seat in view["seats"] if is_winner(view, seat)]
        names = ", ".join(name_of(seat) for seat in winners)
        return say("wins" if len(winners) == 1 else "share", names=names, points=winners[0]["points"])
    if view["to_move"] == [0]:
        return say("draw")
    asked = [number for number in dict.fromkeys(view["to_move"]) if number]
    names = ", ".join(name_of(owner(view, number)) for number in asked)
    words = say("between" if view["phase"] == "between" else "to-move", names=names)
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


def is_winner(view: View, seat: View) -> bool:
    return bool(view["phase"] == "over" and seat["points"] == max(other["points"] for other in view["seats"]))


def turn_order(view: View) -> list[int]:
    """All seats in turn order, those who left the game last; in seat order before it is known."""
    rest = [seat["seat"] for seat in view["seats"] if seat["seat"] not in view["order"]]
    return [*view["order"], *rest]


def seats(view: View) -> list[Part]:
    """Everybody in turn order."""
    found: list[Part] = []
    over = view["phase"] == "over"
    order = turn_order(view)
    for number in order:
        seat = owner(view, number)
        marks = [
            mark
            for mark, holds in (
                ("to-move", number in view["to_move"]),
                ("first", number == order[0] and view["round"] > 0 and not over),
                ("out", (seat["passed"] or seat["out"]) and view["phase"] == "actions"),
                ("winner", is_winner(view, seat)),
            )
            if holds
        ]
        found.append(
            Seat(
                id=f"seat:{number}",
                area="seats",
                label=say("seat-label", seat=number, name=name_of(seat), points=seat["points"]),
                seat=number,
                name=name_of(seat),
                player="",
                colour=colour_of(seat),
                home=LANDS.get(seat["home"], ""),
                points=seat["points"],
                marks=marks,
            )
        )
    return found


def standing(view: View) -> list[Part]:
    """Who would score how much for networks, and for the extra tile, as soon as somebody has any."""
    if not any(seat["network"]["size"] for seat in view["seats"]):
        return []
    over = view["phase"] == "over"
    found: list[Part] = [
        text("heading:standing", "standing", "heading", say("network")),
        text("note:standing", "standing", "note", say("network-scored" if over else "network-now")),
    ]
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
        found.append(
            Rank(
                id=f"rank:{seat['seat']}" + (f"/{group}" if group else ""),
                area="standing",
                label=say(f"rank-{what}", owner=name_of(seat), size=size, points=points),
                seat=seat["seat"],
                colour=colour_of(seat),
                size=size,
                points=points,
                group=group,
            )
        )
    return found
