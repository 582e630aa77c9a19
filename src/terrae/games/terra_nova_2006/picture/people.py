"""Who plays: whose turn it is, the seats in turn order, and what the pockets would give each now."""

from __future__ import annotations

from terrae.core.scene import Part, Rank, Seat
from terrae.games.terra_nova_2006.picture.captions import View, names, owner, say, text

WARNED = 3  # rounds before the game ends for lack of stones


def heading(view: View) -> list[Part]:
    playing = view["phase"] == "play"
    return [
        text("title", "heading", "title", view["title"]),
        text("round", "heading", "round", stage(view), say("turn-alone", turn=view["turn"]) if playing else ""),
        text("prompt", "heading", "prompt", prompt(view)),
    ]


def stage(view: View) -> str:
    """Where the game stands: set-up, the turn and the stones left, or how it ended."""
    if view["phase"] == "over":
        return say(f"ended-{view['ending']}")
    if view["phase"] == "setup":
        return say("set-up")
    left = view["quiet_most"] - view["quiet"]
    if left <= WARNED * len(view["seats"]):
        return say("quiet", turn=view["turn"], turns=left)
    return say("turn", turn=view["turn"], stones=view["stones"])


def winners(view: View) -> list[int]:
    best = max(seat["points"] for seat in view["seats"])
    return [seat["seat"] for seat in view["seats"] if seat["points"] == best] if view["phase"] == "over" else []


def prompt(view: View) -> str:
    """Who must do something now, or who has won."""
    won = winners(view)
    if won:
        points = owner(view, won[0])["points"]
        return say("wins" if len(won) == 1 else "share", names=names(view, won), points=points)
    if view["to_move"] == [0]:
        return say("draw")
    return say("to-move", names=names(view, view["to_move"]))


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    found: list[Part] = []
    for number in view["order"] or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        stuck = view["phase"] == "play" and not seat["can_move"]
        marks = [
            mark
            for mark, holds in (
                ("to-move", number in view["to_move"]),
                ("first", number == view["first"] and view["phase"] != "over"),
                ("out", stuck),
                ("winner", number in winners(view)),
            )
            if holds
        ]
        found.append(
            Seat(
                id=f"seat:{number}",
                area="seats",
                label=say("seat-label", seat=number, name=seat["name"], points=seat["points"]),
                seat=number,
                name=seat["name"],
                player="",
                colour=seat["colour"],
                home="",
                points=seat["points"],
                marks=marks,
            )
        )
    return found


def standing(view: View) -> list[Part]:
    """Figures left, and what each seat would get if every pocket were closed now."""
    if view["phase"] != "play":
        return []
    found: list[Part] = [
        text("heading:standing", "standing", "heading", say("pockets")),
        text("note:standing", "standing", "note", say("pockets-now")),
    ]
    for seat in view["seats"]:
        figures, points = len(seat["figures"]), seat["pockets"]
        found.append(
            Rank(
                id=f"rank:{seat['seat']}",
                area="standing",
                label=say("rank", owner=seat["name"], figures=figures, points=points),
                seat=seat["seat"],
                colour=seat["colour"],
                size=figures,
                points=points,
            )
        )
    return found
