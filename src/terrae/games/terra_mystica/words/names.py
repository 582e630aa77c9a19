"""Words: what questions, labels, reasons and places call the things of the table."""

from __future__ import annotations

from terrae.board.wide import Places, members
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import NATURE
from terrae.core.voice import Voice, target
from terrae.core.wording import capital
from terrae.economy.effects import Effect, OnceARound, Trait, in_words
from terrae.games.terra_mystica.rules.box import (
    CULTS,
    KINDS,
    TERRAINS,
    BonusCard,
    FavourTile,
    FinalTile,
    Goods,
    Landmark,
    Mat,
    PowerAction,
    RoundTile,
    TownTile,
)
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.land import Land
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

VOICE = Voice("terra-mystica")
text, word, number_of, together = VOICE.text, VOICE.word, VOICE.number_of, VOICE.together

Tile = BonusCard | FavourTile | TownTile | RoundTile | PowerAction | FinalTile
GOODS = ("coins", "workers", "priests", "power", "points")


def effects_text(effects: list[Effect]) -> Message:
    """What some effects do, in sentences."""
    return together([effect.sentence() for effect in effects])


def goods_text(goods: Goods) -> Message:
    """Some goods in words: "2 coins and 1 worker"."""
    return in_words({name: int(getattr(goods, name)) for name in GOODS})


FAMILIES = ("tile", "power", "special", "final")  # of the sources under which tiles, cards and actions are named


def named(code: str) -> Message:
    """A tile, card or action by its name; by its code if it has none."""
    family = next((one for one in FAMILIES if VOICE.knows(f"name.{one}:{code}")), FAMILIES[0])
    return VOICE.name(f"{family}:{code}")


def name_of(code: str) -> str:
    """The name of a tile, card or action; nothing if there is none."""
    return next((str(VOICE.name(f"{one}:{code}")) for one in FAMILIES if VOICE.knows(f"name.{one}:{code}")), "")


def who(state: Mystica, seat: int) -> Message:
    """A seat as others speak of it."""
    mat = None if seat == NATURE else state.seats[seat].faction.mat
    return VOICE.who(seat, faction_name(mat) if mat and mat.key else None)


def faction_name(mat: Mat) -> Message:
    """What a faction is called within a sentence."""
    return VOICE.called("faction", mat.key, mat.name)


def faction_title(mat: Mat) -> str:
    """What a faction is called where its name stands by itself."""
    return capital(str(faction_name(mat)))


def landmark_name(faction: Faction) -> Message:
    """What the special landscape of a faction is called."""
    return VOICE.called("landmark", faction.mat.key, faction.landmark_rules().landmark.name)


def map_name(land: Land) -> Message:
    """What a map is called."""
    return VOICE.called("map", land.name, land.title)


def terrain(number: int) -> Message:
    """A terrain by its number."""
    return word("terrain", TERRAINS[number])


def terrain_at(state: Mystica, at: int) -> Message:
    """The terrain of a hex now."""
    return terrain(int(state.terrain_at(at)))


def home(seat: Seat) -> Message:
    """The home terrain of a seat."""
    return terrain(int(seat.home))


def cult(number: int) -> Message:
    """A cult by its number."""
    return word("cult", CULTS[number])


def place_name(state: Mystica, at: int) -> str:
    """A land hex or river hex by its number."""
    land = state.land
    return land.names[at] if at < land.first_river else land.river_names[at - land.first_river]


def names(state: Mystica, hexes: Places) -> str:
    """Hexes by name."""
    return ", ".join(place_name(state, int(at)) for at in members(hexes))


def landscape(seat: Seat) -> Message:
    """The name of a seat's special landscape."""
    return landmark_name(seat.faction)


def needs(landmark: Landmark) -> list[Message]:
    """The structures that must stand before a landscape can be placed."""
    numbers = [(name, int(number)) for name, number in zip(KINDS, landmark.needs, strict=True) if number]
    return [word("structure", name) if number == 1 else number_of(name, number) for name, number in numbers]


def verb(move: Move) -> str:
    """The verb of a move as texts are named after it."""
    return move.verb.word.replace(" ", "-")


def place_of(move: Move) -> str:
    """The hex, river hex or bridge space a move points at: the first word of its target."""
    return target(move).partition(" ")[0]


def trait_with(faction: Faction, field: str) -> Trait | None:
    """The trait of a faction's ability that has such a number."""
    for effect in faction.mat.ability:
        if isinstance(effect, Trait) and field in effect.numbers:
            return effect
    return None


def jump_word(seat: Seat) -> Message:
    """How a faction without ships gets over a hex."""
    trait = trait_with(seat.faction, "skip")
    return word("jump", trait.name if trait else "")


def made_price(state: Mystica, seat: Seat, at: int) -> Message | None:
    """What a hex costs that is turned without spades; nothing for those who dig."""
    faction = seat.faction
    if not faction.made_with:
        return None
    price = int(faction.made_price(state, seat, state.terrain_at(at)))
    return text(f"made.{faction.made_with}", steps=number_of("step", price), tokens=number_of("token", price))


def tiles_of(state: Mystica) -> list[Tile]:
    """Every kind of tile, card and power action of the box."""
    box = state.box
    return [*box.bonus_cards, *box.favours, *box.towns, *box.round_tiles, *box.power_actions, *box.final_tiles]


def special_effects(state: Mystica, name: str, faction: Faction) -> list[Effect]:
    """The effects that make a special action: of a bonus card, of a favour tile, or of a faction board."""
    for tile in tiles_of(state):
        if tile.name == name:
            return [effect for effect in tile.effects if isinstance(effect, OnceARound)]
    board = [*faction.mat.ability, *faction.mat.stronghold]
    return [effect for effect in board if isinstance(effect, Trait) and effect.action]


def special_text(state: Mystica, name: str, faction: Faction) -> Message:
    """What a special action does; boards that have several of them have words for each."""
    effects = special_effects(state, name, owner_of(state, name) or faction)
    if VOICE.knows(f"special.{name}"):
        numbers = effects[0].numbers if effects and isinstance(effects[0], Trait) else {}
        return text(f"special.{name}", **numbers)
    return effects_text(effects)


def owner_of(state: Mystica, name: str) -> Faction | None:
    """The faction whose special action this is; nobody's if it belongs to a card or tile."""
    for faction in state.terms.roster:
        if any(special.name == name for special in faction.specials):
            return faction
    return None
