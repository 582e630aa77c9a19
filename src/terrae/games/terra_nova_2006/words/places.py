"""Places: what there is to know about a field, for a seat that thinks of it."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.voice import asked
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.figures import offer_moves
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.setup import PLACE, PlaceFigure
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island
from terrae.games.terra_nova_2006.rules.stones import STONE
from terrae.games.terra_nova_2006.rules.turn import Act
from terrae.games.terra_nova_2006.words.asks import consequences, landscape_at, outcome, text, together, who
from terrae.games.terra_nova_2006.words.reasons import why_not


def explain(state: Island, seat: int, place: str) -> list[Message]:
    """What a seat may want to know about a field; nothing if there is no such field."""
    name = place.strip().upper()
    field = state.land.by_name.get(name, NONE)
    if field == NONE:
        return []
    holds = int(state.fields[field])
    lines = [text("place.field", place=name, landscape=landscape_at(state, field))]
    if holds == STONE_ON:
        return [*lines, text("place.stone")]
    if holds == SCORED:
        region = next(region for region in state.regions if field in region.fields)
        return [*lines, text("place.scored", what=outcome(state, region))]
    if holds == EMPTY:
        return lines + empty_field(state, seat, name, field)
    lines.append(text("place.figure", owner=who(state, holds - 1)))
    if holds == seat + 1 and not state.over:
        lines += own_figure(state, seat, field)
    return lines


def empty_field(state: Island, seat: int, name: str, field: int) -> list[Message]:
    """What a stone there would do, and why nothing can be put there now."""
    lines = []
    if not isinstance(asked(state, seat) if not state.over else None, PlaceFigure):
        more = consequences(state, field)
        lines.append(text("place.would", what=together(more)) if more else text("place.harmless"))
    if state.over:
        return lines
    decision = asked(state, seat)
    verb = PLACE if isinstance(decision, PlaceFigure) else STONE
    move = CATALOGUE.parse(f"{verb.word} {name}")
    if decision.seat != seat or move in decision.moves(state):
        return lines
    return [*lines, why_not(state, seat, move)]


def own_figure(state: Island, seat: int, field: int) -> list[Message]:
    """Where a figure of the seat can go."""
    if not isinstance(asked(state, seat), Act):
        return []
    ways: list[Move] = []
    offer_moves(state, state.seats[seat], ways)
    ends = [state.land.names[state.land.way_end[move.at]] for move in ways if state.land.way_start[move.at] == field]
    return [text("place.ways", ends=", ".join(ends)) if ends else text("place.blocked")]
