"""An easel: paints one scene of a table after the other, and paints again only what looks at something that changed.

What a painter looks at is written down while it paints. If it would find the same again, so would everybody who looks
at its units.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from terrae.core.scene import P, Part, Scene, Space
from terrae.draw.board import BoardPainter
from terrae.draw.units import painters

Units = dict[str, str]
Look = Callable[[Scene], object]


class WatchedScene(Scene):
    """A scene that writes down what is looked at, and what was found there."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.parts)
        self.__dict__["scene"] = scene
        self.__dict__.update(scene.__dict__)  # with what is known about its parts
        self.__dict__["looks"] = {}

    @property
    def scene(self) -> Scene:
        """The same, unwatched."""
        found: Scene = self.__dict__["scene"]
        return found

    @property
    def looks(self) -> dict[tuple[object, ...], tuple[Look, object]]:
        found: dict[tuple[object, ...], tuple[Look, object]] = self.__dict__["looks"]
        return found

    def of(self, kind: type[P], area: str = "", seat: int | None = None) -> list[P]:
        found = super().of(kind, area, seat)
        self.looks[kind, area, seat] = (lambda scene: scene.of(kind, area, seat), found)
        return list(found)

    def within(self, band: str) -> list[Space]:
        found = self.scene.within(band)
        self.looks["within", band] = (lambda scene: scene.within(band), found)
        return found

    def who(self, seat: int) -> tuple[str, str]:
        found = self.scene.who(seat)
        self.looks["who", seat] = (lambda scene: scene.who(seat), found)
        return found

    def find(self, part_id: str) -> Part | None:
        found = super().find(part_id)
        self.looks[(part_id,)] = (lambda scene: scene.find(part_id), found)
        return found


@dataclass
class Work:
    """What a painter made, and what it looked at."""

    units: Units
    looks: list[tuple[Look, object]]

    def stands(self, scene: Scene) -> bool:
        """Would the painter find the same in this scene?"""
        return all(look(scene) == found for look, found in self.looks)


@dataclass
class Easel:
    """The last scene, and what was made of it."""

    scene: Scene = field(default_factory=lambda: Scene([]))
    works: dict[str, Work] = field(default_factory=dict)
    board: BoardPainter | None = None
    units: Units = field(default_factory=dict)

    def paint(self, scene: Scene) -> Units:
        """Every unit of a table, by name; the same as `units.paint` makes."""
        scene = self.with_known_parts(scene)
        found: Units = {}
        for name, painter in painters(scene).items():
            work = self.works.get(name)
            if work is None or not work.stands(scene):
                watched = WatchedScene(scene)
                work = self.works[name] = Work(painter(watched), list(watched.looks.values()))
            found.update(work.units)
        board = BoardPainter(scene)
        found.update(board.units(self.board, self.units))
        self.scene, self.board, self.units = scene, board, found
        return found

    def with_known_parts(self, scene: Scene) -> Scene:
        """The same scene; parts equal to those of the last are the very same, so that comparing them takes no time."""
        last = self.scene.by_name.get
        return Scene([part if (known := last(part.id)) is part or known != part else known for part in scene.parts])
