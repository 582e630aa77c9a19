"""Places: what there is to know about an action space, for a seat that thinks of it."""

from __future__ import annotations

from terrae.board.hexes import one
from terrae.core.messages import Message
from terrae.games.terramara.rules.catalogue import CATALOGUE
from terrae.games.terramara.rules.effects import CLAN
from terrae.games.terramara.rules.spaces import HUT, NAMES
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn
from terrae.games.terramara.words.asks import case_of, label
from terrae.games.terramara.words.case import done_at, occupants, owner_name, spot, text
from terrae.games.terramara.words.reasons import first_reason


def explain(state: Mara, seat: int, place: str) -> list[Message]:
    """All about an action space, for a seat; nothing if there is no such place."""
    place = place.strip().casefold()
    if place not in NAMES or not state.places:
        return []
    number = NAMES.index(place)
    owner = state.seats[seat]
    space = state.places[number]
    lines = [text("place.what", name=spot(state, number), what=done_at(space, owner))]
    if space.requires is not None:
        lines.append(text("scene.needs", condition=space.requires.words()))
    if state.singles & one(number):
        lines.append(text("scene.single"))
    asked = [decision for decision in state.decisions() if decision.seat == seat]
    decision = asked[0] if asked and isinstance(asked[0], Turn) else Turn(seat)
    legal = state.moves_of(seat)
    if number != HUT:
        lines += [
            text("place.stands", who=text(f"name.{CLAN[kind]}"), owner=owner_name(case_of(state, decision), standing))
            for standing, kind in occupants(state, number)
        ]
    told: list[Message] = []
    for word in CLAN:
        move = CATALOGUE.parse(f"{word} {place}")
        if move in legal:
            told.append(text("place.possible", move=label(state, move, seat)))
            continue
        why = first_reason(state, owner, decision, move) if state.round else None
        if why is not None and word != "warrior":
            told.append(text("place.impossible", move=label(state, move, seat), why=why))
    placed = [move for move in legal if neutral(move.text, place)]
    return [*lines, *told, *(text("place.possible", move=label(state, move, seat)) for move in placed)]


def neutral(move: str, place: str) -> bool:
    """Is it the move that puts a neutral Explorer there?"""
    return move == f"neutral {place}"
