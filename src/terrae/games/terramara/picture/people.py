"""Who plays: whose turn it is, the seats in turn order, the rounds, and who would score for Military."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part
from terrae.games.terramara.picture.captions import CAPTIONS, View, name_of, owner, say, text


def heading(view: View) -> list[Part]:
    prompt = CAPTIONS.prompt(view, "gives" if view["phase"] == "raid" else "to-move")
    return CAPTIONS.heading(view, CAPTIONS.played(view), prompt)


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    found: list[Part] = []
    for number in view["order"] or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        total = seat["standing"]["total"]
        label = say("seat-label", seat=number, name=name_of(seat), points=seat["points"], total=total)
        found.append(CAPTIONS.seat(view, seat, first=number == view["first"], out=False, label=label))
    return found


def rounds(view: View) -> list[Part]:
    """What each round brings: its Workers, and which artifacts leave at its start."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number, level in enumerate(view["workers"]["levels"], 1):
        left = view["workers"]["left"] if number == view["round"] else 2
        words = [say("round-workers", level=level, number=left)]
        if number > 1:
            words.append(say("round-deck" if number % 2 == 0 else "round-river", level=number // 2))
        label = say("round-tile", round=number, text=" ".join(words))
        brought = Effect([Icon(str(left), f"worker-{level}")], " ".join(words))
        found.append(CAPTIONS.round_tile(view, number, label, [brought]))
    places = "·".join(str(points) for points in view["military"]["ranks"])
    found.append(CAPTIONS.final_tile(view, [Effect([Icon(places, "military")], say("final", places=places))]))
    return found


def standing(view: View) -> list[Part]:
    """Military Strengths and the points their ranks would bring."""
    if not view["round"]:
        return []
    found = CAPTIONS.standing("military-rank", "rank-scored" if view["phase"] == "over" else "rank-now")
    for seat in sorted(view["seats"], key=lambda one: -int(one["military"])):
        size, points = seat["military"], seat["rank_points"]
        found.append(CAPTIONS.rank(seat, say("rank", owner=name_of(seat), size=size, points=points), size, points))
    return found
