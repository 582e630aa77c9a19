"""What somebody may choose now and lies nowhere else: factions in set-up, terrains to pick or unlock."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_mystica.picture.captions import COLOURS, LANDS, View, effects, land, say, text


def choices(view: View) -> list[Part]:
    """Factions by home, then terrains."""
    found = factions(view) + terrains(view)
    return [text("heading:choices", "choices", "heading", say("choices")), *found] if found else []


def factions(view: View) -> list[Part]:
    """The factions that may still be chosen, beneath the home they share."""
    found: list[Part] = []
    homes = dict.fromkeys(faction["home"] for faction in view["factions"].values())
    for home in homes:
        some = {key: faction for key, faction in view["factions"].items() if faction["home"] == home}
        names = " / ".join(faction["name"] for faction in some.values())
        found.append(
            Tile(
                id=f"home:{home}",
                area="choices",
                label=say("home", home=land(home) if home in LANDS else say("home-variable"), names=names),
                name=say(f"colour-{COLOURS[home]}"),
                effects=[],
                colour=COLOURS[home],
                terrain=LANDS.get(home, ""),
                group="colour",
            )
        )
        found += [card(key, faction) for key, faction in some.items()]
    return found


def card(key: str, faction: View) -> Tile:
    """A faction with all that it does."""
    does = effects(faction["ability"])
    does += [
        Effect([], say("stronghold-does", text=effect.text)) if number == 0 else Effect([], effect.text)
        for number, effect in enumerate(effects(faction["stronghold"]))
    ]
    return Tile(
        id=f"faction:{key}",
        area="choices",
        label=say("faction", name=faction["name"], text=" ".join(effect.text for effect in does)),
        name=faction["name"],
        effects=does,
        colour=COLOURS[faction["home"]],
        terrain=LANDS.get(faction["home"], ""),
        group="faction",
    )


def terrains(view: View) -> list[Part]:
    """The terrains that somebody may pick or unlock now."""
    return [
        Tile(
            id=f"terrain:{terrain}",
            area="choices",
            label=say("terrain", terrain=land(terrain), coins=price) if price else land(terrain),
            name=terrain,
            effects=[Effect([Icon(str(price), "coins")], say("costs", coins=price))] if price else [],
            terrain=LANDS[terrain],
            group="terrain",
        )
        for terrain, price in view["picking"].items()
    ]
