"""Special landscapes: where they lie, the bridges they bear, and the one each mat still holds."""

from __future__ import annotations

from terrae.core.scene import Bridge, Effect, Part, Plate
from terrae.games.terra_mystica.picture.captions import View, colour_of, effects, name_of, say


def land_bridges(view: View) -> list[Part]:
    """All bridges over land, after those over rivers."""
    return [land_bridge(seat, name) for seat in view["seats"] for name in seat["land_bridges"]]


def land_bridge(seat: View, name: str) -> Bridge:
    """A bridge from a landscape to a hex beyond one of its corners."""
    start = seat["landscape"]["at"]
    return Bridge(
        id=f"land-bridge:{start}:{name}",
        area="board",
        label=say("land-bridge", ends=f"{start}:{name}", owner=name_of(seat)),
        ends=[start, name],
        seat=seat["seat"],
        colour=colour_of(seat),
    )


def landscape(seat: View) -> list[Part]:
    """The special landscape of a faction, if they are played with: what it needs and what it does."""
    found = seat["landscape"]
    if not found:
        return []
    needs = "" if found["at"] else ", ".join(found["needs_text"])
    about = say("landscape-after", name=found["name"], needs=needs) if needs else say("landscape", name=found["name"])
    does = effects(found)
    does[0] = Effect(does[0].icons, f"{about} {does[0].text}")
    state = say("built", hex=found["at"]) if found["at"] else say("not-built")
    return [
        Plate(
            id=f"seat:{seat['seat']}:landscape",
            area="mats",
            label=say("landscape-plate", owner=name_of(seat), state=state, text=" ".join(one.text for one in does)),
            seat=seat["seat"],
            colour=colour_of(seat),
            piece=found["symbol"],
            name="",
            group=say("row-landscape"),
            prices=[],
            effects=does,
            at=found["at"],
        )
    ]
