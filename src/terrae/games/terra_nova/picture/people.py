"""Who plays: whose turn it is, the seats in turn order, and who would score for territory."""

from __future__ import annotations

from terrae.core.scene import Part, Rank, Seat
from terrae.games.terra_nova.picture.captions import View, name_of, owner, say, text


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
    names = ", ".join(name_of(owner(view, number)) for number in view["to_move"] if number)
    return say("exchange" if view["phase"] == "exchange" else "to-move", names=names)


def is_winner(view: View, seat: View) -> bool:
    return bool(view["phase"] == "over" and seat["points"] == max(other["points"] for other in view["seats"]))


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    order = view["order"] if sorted(view["order"]) == [seat["seat"] for seat in view["seats"]] else None
    found: list[Part] = []
    for number in order or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        marks = [
            mark
            for mark, holds in (
                ("to-move", number in view["to_move"]),
                ("first", number == view["first"] and view["phase"] != "over"),
                ("out", seat["dropped"] and view["phase"] != "over"),
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
                colour=seat["colour"],
                home=seat["home"],
                points=seat["points"],
                marks=marks,
            )
        )
    return found


def standing(view: View) -> list[Part]:
    """Who would score how much for territory, as soon as somebody has any."""
    if not any(seat["territory"]["size"] for seat in view["seats"]):
        return []
    note = say("territory-scored") if view["phase"] == "over" else say("territory-now")
    found: list[Part] = [
        text("heading:standing", "standing", "heading", say("territory")),
        text("note:standing", "standing", "note", note),
    ]
    ranked = sorted(view["seats"], key=lambda seat: -int(seat["territory"]["size"]))
    for seat in ranked:
        size, points = seat["territory"]["size"], seat["territory"]["points"]
        found.append(
            Rank(
                id=f"rank:{seat['seat']}",
                area="standing",
                label=say("rank", owner=name_of(seat), size=size, points=points),
                seat=seat["seat"],
                colour=seat["colour"],
                size=size,
                points=points,
            )
        )
    return found
