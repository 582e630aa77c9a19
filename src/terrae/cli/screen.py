"""The screen: where everything is printed, and how wide it is."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

import click
from rich.console import Console, RenderableType
from rich.text import Text

from terrae.core.game import Game
from terrae.core.scene import Scene
from terrae.core.state import State
from terrae.draw.terminal import terminal

PLAIN_WIDTH = 100  # columns when the output is no terminal


class Screen:
    """Prints lines, tables and pictures; colours only where they are wanted."""

    def __init__(self) -> None:
        stream = sys.stdout
        self.console = Console(
            file=stream, highlight=False, markup=False, emoji=False, width=None if stream.isatty() else PLAIN_WIDTH
        )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def colour(self) -> bool:
        return self.console.is_terminal and not self.console.no_color

    def say(self, what: RenderableType = "", style: str = "") -> None:
        """Print a line or a table, without the blanks that fill up its lines."""
        with self.console.capture() as printed:
            if isinstance(what, str):  # a file or a pipe gets a sentence in one line
                self.console.print(Text(what, style=style), soft_wrap=not self.console.is_terminal)
            else:
                self.console.print(what)
        lines = [line.rstrip() for line in printed.get().splitlines()]
        click.echo("\n".join(lines), color=self.colour)

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Show on a terminal that something is going on."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def picture(self, scene: Scene) -> None:
        """Print the whole table."""
        click.echo(terminal(scene, self.width, colour=self.colour), color=self.colour)


def scene_of(game: Game, state: State, players: list[str], seat: int | None = None) -> Scene:
    """What is shown of a state."""
    return game.scene(game.view(state, seat)).named(players)
