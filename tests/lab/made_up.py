"""Made-up results of a title: games that nobody played, whose truth is known."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import polars as pl

from terrae.lab import results

FACTIONS = ("druids", "fairies", "golems", "inventors", "leprechauns", "sand-cats", "sea-dogs", "water-sprites")
TILES = ("A", "B", "C", "D", "E", "F", "G", "H")
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
    seats: list[dict[str, object]] = []
    rows: list[dict[str, object]] = []
    for number in range(games):
        factions = [str(name) for name in dice.permutation(FACTIONS)[:SEATS]]
        laid = [str(name) for name in sorted(dice.permutation(TILES)[:5])]
        table = dice.normal(80, SHARED) + sum((tiles or {}).get(tile, 0) for tile in laid)
        points = [round(table + (sides or {}).get(side, 0) + dice.normal(0, STRAY)) for side in factions]
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
                    "opening": [str(place) for place in dice.permutation(["A1", "B2", "C3", "D4"])[:2]],
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
