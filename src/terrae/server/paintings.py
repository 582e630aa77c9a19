"""Paintings: the units of positions, remembered so that only what changed travels."""

from __future__ import annotations

import hashlib
import zlib
from dataclasses import dataclass

from terrae.core.match import Match
from terrae.core.state import State
from terrae.draw.units import paint
from terrae.server.positions import scene_of, seat_looks
from terrae.server.recent import Recent
from terrae.server.table import Table

MEGABYTE = 1 << 20
Units = dict[str, str]


@dataclass(frozen=True)
class Viewer:
    """Who looks: a guest, the seats this guest holds, and the one looked from (none: a spectator)."""

    guest: str | None
    seats: tuple[int, ...]
    seat: int | None


@dataclass(frozen=True)
class Painting:
    """A position as it is shown, and how the seats look in it."""

    units: Units
    seats: dict[int, dict[str, str]]


def viewer(table: Table, guest: str | None, seat: int | None) -> Viewer:
    """The seat asked for if it is the guest's own; else the own seat that is to move; else any own seat."""
    seats = table.seats_of(guest)
    if seat:
        table.held(seat, guest)
        return Viewer(guest, tuple(seats), seat)
    asked = [number for number in table.to_move() if number in seats]
    return Viewer(guest, tuple(seats), next(iter(asked or seats), None))


class Paintings:
    """Painted positions by table and key; what is forgotten is painted again."""

    def __init__(self, megabytes: int) -> None:
        self.kept: Recent[tuple[str, str], Painting] = Recent(megabytes * MEGABYTE)

    # Keys

    def audience(self, table: Table, who: Viewer) -> int:
        """For whom a picture is painted: for everybody, unless the game hides something."""
        return who.seat or 0 if table.game.hides_anything else 0

    def names_key(self, table: Table) -> str:
        """Names are part of the picture too."""
        return f"{zlib.crc32('/'.join(table.names).encode()):x}"

    def key(self, table: Table, ply: int, who: Viewer) -> str:
        return f"{ply}.{table.epoch}.{self.audience(table, who)}.{self.names_key(table)}"

    def trial_key(self, table: Table, who: Viewer, ply: int, mode: str, trial: Match) -> str:
        """Only the same guest can ask for it again."""
        moves = "/".join(f"{entry.seat} {entry.move.text}" for entry in trial.draft)
        text = f"{who.guest}/{who.seat}/{table.epoch}/{ply}/{mode}/{self.names_key(table)}/{moves}"
        return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()

    # Painting

    def painted(self, table: Table, key: str, state: State, who: Viewer) -> Painting:
        """A state as it is shown, from memory if it is there."""
        found = self.kept.get((table.id, key))
        if found is None:
            seat = self.audience(table, who) or None
            scene = scene_of(table.game, state, table.names, seat)
            units = paint(scene)
            found = Painting(units, seat_looks(scene))
            self.kept.put((table.id, key), found, sum(map(len, units.values())))
        return found

    def at(self, table: Table, ply: int, who: Viewer) -> Painting:
        """A position of the game as it is shown."""
        key = self.key(table, ply, who)
        found = self.kept.get((table.id, key))
        return found if found is not None else self.painted(table, key, table.match.at(ply), who)

    def had(self, table: Table, who: Viewer, have: str | None) -> Units | None:
        """What the page says it shows, if we still know it or can paint it again."""
        if not have:
            return None
        if "." not in have:  # a draft or plan: its key is known to its own guest alone
            kept = self.kept.get((table.id, have))
            return None if kept is None else kept.units
        parts = have.split(".")
        if len(parts) not in (2, 4) or not all(part.isascii() and part.isdigit() for part in parts[:3]):
            return None
        ply, epoch = int(parts[0][:9]), int(parts[1][:9])
        if len(parts) == 4 and int(parts[2][:9]) != self.audience(table, who):
            return None
        if epoch != table.epoch or ply > table.ply or (len(parts) == 4 and parts[3] != self.names_key(table)):
            kept = self.kept.get((table.id, have))
            return None if kept is None else kept.units
        return self.at(table, ply, who).units
