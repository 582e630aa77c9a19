"""Pictures of a game for people who watch: as text, or the board as a drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terrae.core.game import Game
from terrae.core.scene import Scene
from terrae.core.state import State
from terrae.draw.standalone import svg
from terrae.draw.terminal import terminal
from terrae.envs.problems import BadTask

HUMAN = "human"  # printed, and nothing is returned
PAINTERS: Mapping[str, Callable[[Scene], str]] = {
    HUMAN: terminal,
    "ansi": lambda scene: terminal(scene, colour=False),
    "svg": svg,
}
MODES = list(PAINTERS)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadTask("envs.render-mode", mode=mode, known=", ".join(MODES))
    return mode


def rendered(game: Game, state: State, mode: str | None) -> str | None:
    """A position as everybody at the table sees it; who chose no mode when the environment was made gets an error."""
    if mode is None:
        raise BadTask("envs.no-render-mode", known=", ".join(MODES))
    picture = PAINTERS[mode](game.scene(game.view(state)))
    if mode != HUMAN:
        return picture
    print(picture)
    return None
