"""Names: how the title speaks of seats, places and effects."""

from __future__ import annotations

from terrae.board.hexes import bits, one
from terrae.core.messages import Message
from terrae.core.state import NATURE
from terrae.core.voice import Voice
from terrae.core.wording import capital
from terrae.economy.effects import Effect
from terrae.games.terra_nova.rules.box import Mat
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova

VOICE = Voice("terra-nova")
text, word, number_of, together = VOICE.text, VOICE.word, VOICE.number_of, VOICE.together


def effects_text(effects: list[Effect]) -> Message:
    """What some effects do, in sentences."""
    return together([effect.sentence() for effect in effects])


def who(state: Nova, seat: int) -> Message:
    """A seat as others speak of it."""
    mat = None if seat == NATURE else state.seats[seat].faction.mat
    return VOICE.who(seat, faction_name(mat) if mat and mat.key else None)


def faction_name(mat: Mat) -> Message:
    """What a faction is called within a sentence."""
    return VOICE.called("faction", mat.key, mat.name)


def faction_title(mat: Mat) -> str:
    """What a faction is called where its name stands by itself."""
    return capital(str(faction_name(mat)))


def names(state: Nova, hexes: int) -> str:
    return ", ".join(state.land.names[at] for at in bits(hexes))


def terrain_at(state: Nova, at: int) -> Message:
    """The terrain of a hex now."""
    number = next(number for number, hexes in enumerate(state.terrain) if hexes & one(at))
    return word("terrain", state.box.terrains[number])


def building(seat: Seat, at: int) -> str:
    """The kind of building a seat has on a hex; nothing if it has none."""
    kinds = {"house": seat.houses, "post": seat.posts, "palace-left": seat.left, "palace-right": seat.right}
    return next((name for name, hexes in kinds.items() if hexes & one(at)), "")
