"""The unit cache: what was painted is kept, so that only what changed travels; what is forgotten is painted again."""

from __future__ import annotations

import hashlib
import zlib

from terrae.core.languages import current
from terrae.core.match import Match
from terrae.core.scene import Scene
from terrae.core.state import State
from terrae.draw.easel import Easel
from terrae.server.slices import Work
from terrae.server.table import Table, Viewer

MEGABYTE = 1 << 20
Units = dict[str, str]


def differences(before: Units, after: Units) -> Units:
    """The units that changed; a table has the same units from its first move to its last."""
    return {unit: text for unit, text in after.items() if before.get(unit) != text}


def audience(table: Table, who: Viewer) -> int:
    """For whom a picture is painted: for everybody (0), unless the game hides something."""
    return who.seat or 0 if table.game.hides_anything else 0


def scene_of(table: Table, state: State, who: Viewer) -> Scene:
    """What a viewer may see."""
    seat = audience(table, who)
    scene = table.game.scene(table.game.view(state, seat - 1 if seat else None))
    return scene.named(table.names, table.game.called(state))


def key_of(table: Table, ply: int, who: Viewer) -> str:
    """Names are part of the picture too, and so is the language."""
    names = zlib.crc32("/".join([current(), *table.names]).encode())
    return f"{ply}.{table.epoch}.{audience(table, who)}.{names:x}"


def draft_key(table: Table, match: Match, who: Viewer) -> str:
    """The key of moves that were only tried. Nobody but the same guest can ask for it again."""
    moves = "/".join(f"{entry.seat} {entry.move.text}" for entry in match.draft)
    text = f"{who.guest}/{who.seat}/{key_of(table, match.committed, who)}/{moves}"
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


class UnitCache:
    """Painted positions by table and key; those not used for longest go first.

    Of so many tables the last one stays, with the easel it was painted on: the next one is made from it.
    """

    def __init__(self, megabytes: int, tables: int) -> None:
        self.limit = megabytes * MEGABYTE
        self.tables = tables
        self.last: dict[str, tuple[str, Units]] = {}
        self.size = 0
        self.kept: dict[tuple[str, str], Units] = {}
        self.easels: dict[tuple[str, int, str], Easel] = {}

    def get(self, table: Table, key: str) -> Units | None:
        units = self.kept.pop((table.id, key), None)
        if units is not None:
            self.kept[table.id, key] = units  # now the last to go
            return units
        last, shown = self.last.get(table.id, ("", None))
        return shown if last == key else None

    def keep(self, table: Table, key: str, units: Units) -> Units:
        self.size += size_of(units) - size_of(self.kept.pop((table.id, key), {}))  # somebody else may have been here
        self.kept[table.id, key] = units
        while self.size > self.limit and len(self.kept) > 1:
            self.size -= size_of(self.kept.pop(next(iter(self.kept))))
        self.last.pop(table.id, None)
        self.last[table.id] = (key, units)
        if len(self.last) > self.tables:
            del self.last[next(iter(self.last))]
        return units

    def painted(self, table: Table, key: str, state: State, who: Viewer) -> Work[Units]:
        """A state as it is shown, from memory if it is there."""
        units = self.get(table, key)
        if units is None:
            scene = scene_of(table, state, who)
            yield
            units = self.keep(table, key, self.paint(table, scene, who))
            yield
        return units

    def paint(self, table: Table, scene: Scene, who: Viewer) -> Units:
        """A scene of a table; what looks as in the last one that the same audience was shown is not painted again."""
        place = (table.id, audience(table, who), current())
        easel = self.easels.pop(place, None) or Easel()
        self.easels[place] = easel  # now the last to go
        if len(self.easels) > self.tables:
            del self.easels[next(iter(self.easels))]
        return easel.paint(scene)

    def at(self, table: Table, ply: int, who: Viewer) -> Work[Units]:
        """A position of the game as it is shown."""
        key = key_of(table, ply, who)
        return self.get(table, key) or (yield from self.painted(table, key, table.match.at(ply), who))

    def had(self, table: Table, who: Viewer, have: str | None) -> Work[Units]:
        """What the page says it shows, if we still know it or can paint it again; nothing else."""
        parts = (have or "").split(".")
        if len(parts) == 4:  # a position of the game; the key of a draft is known to its own guest alone
            ply = int(parts[0]) if parts[0].isdecimal() and len(parts[0]) < 9 else -1
            if 0 <= ply <= table.ply and have == key_of(table, ply, who):
                return (yield from self.at(table, ply, who))
            if parts[2] != str(audience(table, who)):
                return {}
        return self.get(table, have or "") or {}


def size_of(units: Units) -> int:
    return sum(map(len, units.values()))
