"""What a seat may know, as plain data. Nothing is hidden, so every seat and spectator has the same view.

game, title, board      names of the game and the board
phase                   setup, play or over
ending                  how the game ended: divided, blocked, stones, quiet, figures; empty while it goes on
turn                    the number of the turn, passes included; 0 during set-up
action, actions         the action that comes next, and how many a turn has; 0 outside turns
first, order            seat number that starts (0: not known yet); turn order
to_move                 seat numbers asked now; 0 is nature
stones, stones_all      in the supply, and in the box
quiet, quiet_most       turns without a stone until now, and when the game ends because of them
landscapes              by letter of the board: the name
worth                   points of each field by the number of landscapes of a region, from 1 on
fields                  by name: {x, y, landscape, holds}; x counts half fields; holds: figure, stone, scored, or empty
moved                   fields of the figures that moved in this turn
regions                 scored so far, the first one first: see `region_view`
cuts                    by empty field where a stone would split the land or make a region: the regions it would make
pockets                 what one stone would close now and who would win it, dearest first: as regions, and `closers`:
                        the fields where that stone would lie; `rival`: it lies within a dearer pocket or around
                        one, and others would win it. No other pockets overlap
open                    number of fields of open land
seats                   in seat order: {seat, name, colour, points, figures, held, all, can_move, pockets}; `all` is
                        how many figures it began with, `pockets` what the pockets would give it now, without rivals
"""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.state import NATURE
from terrae.games.terra_nova_2006.rules.figures import ACTIONS
from terrae.games.terra_nova_2006.rules.regions import as_region, may_cut, pieces_around
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import (
    BLOCKED,
    DIVIDED,
    EMPTY,
    NO_FIGURES,
    NO_STONES,
    QUIET,
    RUNNING,
    SCORED,
    STONE_ON,
    Island,
    Region,
)

ENDINGS = {
    RUNNING: "",
    DIVIDED: "divided",
    BLOCKED: "blocked",
    NO_STONES: "stones",
    QUIET: "quiet",
    NO_FIGURES: "figures",
}
HOLDS = {EMPTY: "", SCORED: "scored", STONE_ON: "stone"}
View = dict[str, Any]


def in_play(state: Island) -> bool:
    """Is set-up over?"""
    return bool(state.turn or state.over or all(seat.count == seat.held for seat in state.seats))


def cuts(state: Island) -> dict[int, list[Region]]:
    """The empty fields where a stone would split the land or make a region, and the regions it would make."""
    found: dict[int, list[Region]] = {}
    for field, holds in enumerate(state.fields):
        if holds == EMPTY and may_cut(state.land, state.fields, field):
            parts = pieces_around(state, field)
            closed = [region for part in parts if (region := as_region(state, part)) is not None]
            if closed or len(parts) > 1:
                found[field] = closed
    return found


def pockets(found: dict[int, list[Region]]) -> list[tuple[Region, list[int], bool]]:
    """The regions that one stone would make, the dearest first, and whether each is a rival of a dearer one.

    Of those that overlap only such are kept as lie within each other, each for other winners.
    """
    closers: dict[frozenset[int], list[int]] = {}
    regions: dict[frozenset[int], Region] = {}
    for field, closed in found.items():
        for region in closed:
            key = frozenset(int(member) for member in region.fields)
            regions[key] = region
            closers.setdefault(key, []).append(field)
    chosen: list[frozenset[int]] = []
    shown: list[tuple[Region, list[int], bool]] = []
    for key in sorted(regions, key=lambda key: (-int(regions[key].value), -len(key), min(key))):
        winners = regions[key].winners
        dearer = [other for other in chosen if other & key]
        if all((key < other or key > other) and winners and winners != regions[other].winners for other in dearer):
            chosen.append(key)
            shown.append((regions[key], closers[key], bool(dearer)))
    return shown


def region_view(state: Island, region: Region) -> View:
    """fields, landscapes (how many), figures by seat, value, winners (seat numbers), share of each winner."""
    return {
        "fields": [state.land.names[field] for field in sorted(int(field) for field in region.fields)],
        "landscapes": int(region.landscapes),
        "figures": [int(count) for count in region.figures],
        "value": int(region.value),
        "winners": [seat + 1 for seat in region.winners],
        "share": int(region.share),
    }


def field_view(state: Island, field: int) -> View:
    x, y = state.land.spots[field]
    holds = int(state.fields[field])
    return {
        "x": x,
        "y": y,
        "landscape": state.land.landscapes[state.land.landscape[field]],
        "holds": HOLDS.get(holds, "figure"),
    }


def view(state: Island, seat: int | None = None) -> View:
    """The whole table."""
    land, box = state.land, state.box
    playing = in_play(state)
    cut = cuts(state) if playing and not state.over else {}
    shown = pockets(cut)
    sure = [region for region, _, rival in shown if not rival]
    seats = len(state.seats)
    known = state.first != NONE
    return {
        "game": "terra-nova-2006",
        "title": str(Message("terra-nova-2006.title")),
        "board": land.name,
        "phase": "over" if state.over else "play" if playing else "setup",
        "ending": ENDINGS[int(state.ending)],
        "turn": int(state.turn) + (not state.over) if playing else 0,
        "action": int(state.action) + 1 if playing and not state.over else 0,
        "actions": ACTIONS,
        "first": int(state.first) + 1,
        "order": [(int(state.first) + ahead) % seats + 1 for ahead in range(seats)] if known else [],
        "to_move": [0 if one.seat == NATURE else int(one.seat) + 1 for one in state.decisions()],
        "stones": int(state.stones),
        "stones_all": int(box.stones),
        "quiet": int(state.quiet),
        "quiet_most": int(box.quiet_rounds) * seats,
        "landscapes": dict(zip(land.letters, land.landscapes, strict=True)),
        "worth": [int(points) for points in box.worth[1:]],
        "fields": {name: field_view(state, field) for field, name in enumerate(land.names)},
        "moved": [land.names[field] for field in (state.mover, state.other) if field != NONE],
        "regions": [region_view(state, region) for region in state.regions],
        "cuts": {land.names[field]: [region_view(state, one) for one in closed] for field, closed in cut.items()},
        "pockets": [
            {**region_view(state, region), "closers": [land.names[field] for field in closers], "rival": rival}
            for region, closers, rival in shown
        ],
        "open": int(state.unsettled),
        "seats": [seat_view(state, number, sure) for number in range(seats)],
    }


def seat_view(state: Island, number: int, shown: list[Region]) -> View:
    seat = state.seats[number]
    colour = state.box.colours[number]
    return {
        "seat": number + 1,
        "name": str(Message(f"terra-nova-2006.colour.{colour}")),
        "colour": colour,
        "points": int(seat.points),
        "figures": [state.land.names[field] for field in seat.figures[: seat.count]],
        "held": int(seat.held),
        "all": state.box.figures[len(state.seats)],
        "can_move": state.can_move(seat),
        "pockets": sum(int(region.share) for region in shown if number in region.winners),
    }
