"""Made-up results of a title: games that nobody played, whose truth is known."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import polars as pl

from terrae.lab import results

FACTIONS = ("druids", "fairies", "golems", "inventors", "leprechauns", "sand-cats", "sea-dogs", "water-sprites")
TILES = ("A", "B", "C", "D", "E", "F", "G", "H")
PLACES = ("A1", "B2", "C3", "D4")
SEATS, STRAY, SHARED = 4, 9.0, 6.0  # how far points stray, of a seat and of a whole table


def made_up(
    games: int,
    seed: int = 0,
    *,
    sides: Mapping[str, float] | None = None,
    tiles: Mapping[str, float] | None = None,
    turns: bool = True,
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Seats and turns. Sides: what a faction has more than others; tiles: what all have more when one is there."""
    dice = np.random.default_rng(seed)
    sides_dealt = dice.permuted(np.tile(np.arange(len(FACTIONS)), (games, 1)), axis=1)
    tiles_dealt = dice.permuted(np.tile(np.arange(len(TILES)), (games, 1)), axis=1)
    luck = dice.normal(0, [STRAY] * SEATS + [SHARED], (games, SEATS + 1))  # of each seat, and of the table
    seats: list[dict[str, object]] = []
    rows: list[dict[str, object]] = []
    for number in range(games):
        factions = [FACTIONS[at] for at in sides_dealt[number, :SEATS]]
        laid = sorted(TILES[at] for at in tiles_dealt[number, :5])
        first = PLACES[number % len(PLACES) :] + PLACES[: number % len(PLACES)]
        table = 80 + luck[number, SEATS] + sum((tiles or {}).get(tile, 0) for tile in laid)
        points = [round(table + (sides or {}).get(side, 0) + luck[number, seat]) for seat, side in enumerate(factions)]
        winners = [seat for seat in range(SEATS) if points[seat] == max(points)]
        for seat, side in enumerate(factions):
            others = max(points[other] for other in range(SEATS) if other != seat)
            half = points[seat] // 2
            seats.append(
                {
                    "game_id": f"{number}",
                    "title": "terra-nova",
                    "pair": f"{number}",
                    "seed": "",
                    "seats": SEATS,
                    "seat": seat + 1,
                    "order": seat + 1,
                    "bot": "nobody",
                    "faction": side,
                    "setup": [{"kind": "bonus-tile", "name": tile} for tile in laid],
                    "opening": [first[seat]],
                    "points": points[seat],
                    "rank": 1 + sum(other > points[seat] for other in points),
                    "win": (seat in winners) / len(winners),
                    "margin": points[seat] - others,
                    "sources": [
                        {"source": "tile:round-house", "round": 1, "points": half},
                        {"source": "scoring:territory", "round": 3, "points": points[seat] - half},
                    ],
                    "used": [{"what": f"bonus {laid[seat]}", "times": 1}, {"what": "drop", "times": 3}],
                    "finished": True,
                    "dropped": False,
                    "failed": "",
                    "turns": 3,
                    "plies": 24,
                }
            )
        for turn in range(3 * SEATS * turns):
            now = [round(each * (turn + 1) / (3 * SEATS)) for each in points]
            lead = [seat + 1 for seat in range(SEATS) if now[seat] == max(now)]
            seat, when = turn % SEATS + 1, turn // SEATS + 1
            rows.append(
                {
                    "game_id": f"{number}",
                    "turn": turn + 1,
                    "ply": 2 * turn + 1,
                    "round": when,
                    "seat": seat,
                    "moves": ["done"],
                    "choices": [5, 2],
                    "before": 0,
                    "after": 0,
                    "points": now,
                    "lead": lead,
                }
            )
    return pl.DataFrame(seats, schema=results.TABLES["seats"]), pl.DataFrame(rows, schema=results.TABLES["turns"])
