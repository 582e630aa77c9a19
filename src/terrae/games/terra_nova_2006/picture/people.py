"""Who plays: whose turn it is, the seats in turn order, and what the pockets would give each now."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_nova_2006.picture.captions import CAPTIONS, View, owner, say

WARNED = 3  # rounds before the game ends for lack of stones


def heading(view: View) -> list[Part]:
    word = say("turn-alone", turn=view["turn"]) if view["phase"] == "play" else ""
    return CAPTIONS.heading(view, stage(view), CAPTIONS.prompt(view), word)


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


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    found: list[Part] = []
    for number in view["order"] or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        stuck = view["phase"] == "play" and not seat["can_move"]
        found.append(CAPTIONS.seat(view, seat, first=number == view["first"], out=stuck))
    return found


def standing(view: View) -> list[Part]:
    """Figures left, and what each seat would get if every pocket were closed now."""
    if view["phase"] != "play":
        return []
    found = CAPTIONS.standing("pockets", "pockets-now")
    for seat in view["seats"]:
        figures, points = len(seat["figures"]), seat["pockets"]
        label = say("rank", owner=seat["name"], figures=figures, points=points)
        found.append(CAPTIONS.rank(seat, label, figures, points))
    return found
