"""What a game contains: the parts of Terramara that its moves touched."""

from __future__ import annotations

from terrae.board.hexes import one
from terrae.core.match import Match
from terrae.games.terramara.rules.catalogue import (
    ARTIFACTS,
    BONUS_TILES,
    CATALOGUE,
    CHARACTERS,
    CROSSROADS,
    OUTPOSTS,
    SPECIALS,
    STARTS,
    TILES,
)
from terrae.games.terramara.rules.clan import Send
from terrae.games.terramara.rules.road import LEFT, RIGHT, STEP
from terrae.games.terramara.rules.scoring import outpost_of
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, HOMELAND_NAMES, ROWS
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.words.case import Case, landing


def wanted() -> set[str]:
    """Everything that golden games must contain."""
    parts = {f"artifact {key}" for key in ARTIFACTS} | {f"bonus {key}" for key in BONUS_TILES}
    parts |= {f"tile {key}" for key in TILES} | {
        f"space {key}" for key in (*CROSSROADS, *SPECIALS, *HOMELAND_NAMES, "hut")
    }
    parts |= {f"outpost {key}" for key in OUTPOSTS} | {f"start {key}" for key in STARTS}
    parts |= {f"{side} {key}" for key in CHARACTERS for side in ("young", "experienced")}
    parts |= {f"verb {family[0].verb.word}" for family in CATALOGUE.families}
    parts |= {f"seats {seats} {start}" for seats in (2, 3, 4) for start in ("draft", "first-game")}
    return parts | {"neutral-cards 1-3", "own crossroads"}


def contained(match: Match) -> set[str]:
    """What one game contains."""
    options = match.setting.options
    parts = {f"seats {match.setting.seats} {options['start']}", f"neutral-cards {options['neutral-cards']}"}
    state = match.at(0)
    assert isinstance(state, Mara)
    for entry in match.log:
        parts.add(f"verb {entry.move.verb.word}")
        parts |= touched(state, entry.seat, entry.move.text)
        cultures = [int(seat.culture) for seat in state.seats]
        state.play(entry.move, entry.seat)
        for seat, before in zip(state.seats, cultures, strict=True):
            for number in range(int(state.box.river_slots)):
                if before < state.box.slots[number].space <= seat.culture:
                    parts.add(f"bonus {BONUS_TILES[state.bonus[number]]}")
    for seat in state.seats:
        parts |= {f"outpost {outpost_of(state, row).key}" for row in range(FLIPPED_ROWS) if seat.flags & one(row)}
        parts |= {f"artifact {key}" for number, key in enumerate(ARTIFACTS) if seat.cards & one(number)}
        if seat.character >= 0:
            parts |= {f"young {CHARACTERS[seat.character]}"}
            parts |= {f"experienced {CHARACTERS[seat.character]}"} if seat.grown else set()
    return parts


def touched(state: Mara, seat: int, text: str) -> set[str]:
    """What a move uses."""
    move = CATALOGUE.parse(text)
    word, _, target = text.partition(" ")
    if word in ("start", "bonus"):
        return {text}
    if isinstance(move.verb, Send):
        space = state.places[move.at]
        parts = {f"space {space.key}", f"tile {space.key.partition('-')[0]}"}
        return parts | ({"own crossroads"} if target == "own" else set())
    if move.verb is STEP:
        node, way = landing(Case(state, state.seats[seat], None, move))
        first = int(state.box.river_slots)
        if way == LEFT:
            return {f"bonus {BONUS_TILES[state.bonus[first + node]]}"}
        if way == RIGHT and node >= FLIPPED_ROWS:
            return {f"bonus {BONUS_TILES[state.bonus[first + ROWS + node - FLIPPED_ROWS]]}"}
    return set()
