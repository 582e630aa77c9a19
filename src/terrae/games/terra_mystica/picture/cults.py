"""The cult board: four tracks with the markers of all seats, and places for priests beneath them."""

from __future__ import annotations

from terrae.core.scene import Icon, Ladder, Marker, Niche, Part, Stop
from terrae.games.terra_mystica.picture.captions import CULTS, View, colour_of, name_of, owner, say, text

PRIEST = "priests"


def cults(view: View) -> list[Part]:
    """The tracks, each followed by its places."""
    found: list[Part] = [text("heading:ladders", "ladders", "heading", say("cults"))]
    for name, cult in view["cults"].items():
        found.append(ladder(view, name, cult))
        found += places(view, name, cult)
    return found


def ladder(view: View, name: str, cult: View) -> Ladder:
    levels = {int(number): level for number, level in cult["levels"].items()}
    by_height = sorted(levels, key=lambda number: -levels[number])
    stand = ", ".join(f"{name_of(owner(view, number))} {levels[number]}" for number in by_height)
    return Ladder(
        id=f"cult:{name}",
        area="ladders",
        label=say("cult", cult=say(f"cult-{name}"), stand=stand or say("nobody")),
        word=CULTS[name],
        name=say(f"cult-{name}"),
        stops=stops(cult["power"]),
        markers=[Marker(number, colour_of(owner(view, number)), levels[number]) for number in by_height],
    )


def stops(power: list[int]) -> list[Stop]:
    """The steps with the power they bring; the last takes a key."""
    last = len(power) - 1
    return [
        Stop(str(at), [Icon(str(gain), "power")] if gain else [], [Icon("", "keys")] if at == last else [])
        for at, gain in enumerate(power)
    ]


def places(view: View, name: str, cult: View) -> list[Part]:
    """Places where priests stay, and the one where they go back to the supply at once."""
    found: list[Part] = []
    said = say(f"cult-{name}")
    for number, place in enumerate(cult["places"]):
        holder = owner(view, place["seat"]) if place.get("seat") else None
        state = say("place-of", owner=name_of(holder)) if holder else say("taken" if place["taken"] else "free")
        found.append(
            Niche(
                id=f"cult:{name}:place:{number}",
                area="ladders",
                label=say("place", cult=said, steps=place["steps"], state=state),
                of=f"cult:{name}",
                piece=PRIEST,
                icons=[Icon(str(place["steps"]), CULTS[name])],
                taken=place["taken"],
                seat=holder["seat"] if holder else 0,
                colour=colour_of(holder) if holder else "",
            )
        )
    found.append(
        Niche(
            id=f"cult:{name}:back",
            area="ladders",
            label=say("place-back", cult=said),
            of=f"cult:{name}",
            piece=PRIEST,
            icons=[Icon("1", CULTS[name])],
            many=True,
        )
    )
    return found
