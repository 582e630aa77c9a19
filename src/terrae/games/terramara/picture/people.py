"""Who plays: whose turn it is, the seats in turn order, the rounds, and who would score for Military."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Rank, Seat, Tile
from terrae.games.terramara.picture.captions import View, name_of, owner, say, text


def heading(view: View) -> list[Part]:
    played = say("set-up") if view["phase"] == "setup" else say("round", round=view["round"], rounds=view["rounds"])
    return [
        text("title", "heading", "title", view["title"]),
        text("round", "heading", "round", say("over") if view["phase"] == "over" else played),
        text("prompt", "heading", "prompt", prompt(view)),
    ]


def merit(seat: View) -> tuple[int, int, int]:
    """What decides: points, then the River, then Military."""
    return seat["points"], seat["culture"], seat["military"]


def is_winner(view: View, seat: View) -> bool:
    return bool(view["phase"] == "over" and merit(seat) == max(merit(other) for other in view["seats"]))


def prompt(view: View) -> str:
    """Who must do something now, or who has won."""
    if view["phase"] == "over":
        winners = [seat for seat in view["seats"] if is_winner(view, seat)]
        names = ", ".join(name_of(seat) for seat in winners)
        return say("wins" if len(winners) == 1 else "share", names=names, points=winners[0]["points"])
    if view["to_move"] == [0]:
        return say("draw")
    names = ", ".join(name_of(owner(view, number)) for number in view["to_move"] if number)
    return say("gives" if view["phase"] == "raid" else "to-move", names=names)


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    found: list[Part] = []
    for number in view["order"] or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        marks = [
            mark
            for mark, holds in (
                ("to-move", number in view["to_move"]),
                ("first", number == view["first"] and view["phase"] != "over"),
                ("winner", is_winner(view, seat)),
            )
            if holds
        ]
        label = say(
            "seat-label", seat=number, name=name_of(seat), points=seat["points"], total=seat["standing"]["total"]
        )
        found.append(
            Seat(
                id=f"seat:{number}",
                area="seats",
                label=label,
                seat=number,
                name=name_of(seat),
                player="",
                colour=seat["colour"],
                home="",
                points=seat["standing"]["total"],  # nearly all points come at the end: none would tell nothing
                marks=marks,
            )
        )
    return found


def rounds(view: View) -> list[Part]:
    """What each round brings: its Workers, and which artifacts leave at its start."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number, level in enumerate(view["workers"]["levels"], 1):
        left = view["workers"]["left"] if number == view["round"] else 2
        past = number < view["round"] or view["phase"] == "over"
        words = [say("round-workers", level=level, number=left)]
        if number > 1:
            words.append(say("round-deck" if number % 2 == 0 else "round-river", level=number // 2))
        found.append(
            Tile(
                id=f"tile:round-{number}",
                area="rounds",
                label=say("round-tile", round=number, text=" ".join(words)),
                name=str(number),
                effects=[Effect([Icon(str(left), f"worker-{level}")], " ".join(words))],
                state="past" if past else "now" if number == view["round"] else "next",
                group="round",
            )
        )
    places = "·".join(str(points) for points in view["military"]["ranks"])
    final = Effect([Icon(places, "military")], say("final", places=places))
    found.append(
        Tile(
            id="tile:final",
            area="rounds",
            label=final.text,
            name=say("end"),
            effects=[final],
            state="past" if view["phase"] == "over" else "next",
            group="final",
        )
    )
    return found


def standing(view: View) -> list[Part]:
    """Military Strengths and the points their ranks would bring."""
    if not view["round"]:
        return []
    found: list[Part] = [
        text("heading:standing", "standing", "heading", say("military-rank")),
        text("note:standing", "standing", "note", say("rank-scored") if view["phase"] == "over" else say("rank-now")),
    ]
    for seat in sorted(view["seats"], key=lambda one: -int(one["military"])):
        found.append(
            Rank(
                id=f"rank:{seat['seat']}",
                area="standing",
                label=say("rank", owner=name_of(seat), size=seat["military"], points=seat["rank_points"]),
                seat=seat["seat"],
                colour=seat["colour"],
                size=seat["military"],
                points=seat["rank_points"],
            )
        )
    return found
