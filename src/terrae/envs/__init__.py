"""Environments for research: the titles as PettingZoo, Gymnasium and OpenSpiel know games.

    terrae.envs.aec("terra-nova", seats=4)          PettingZoo: all seats take turns
    terrae.envs.single("terra-nova", opponents="easy")      Gymnasium: one seat learns
    terrae.envs.vector("terra-nova", 256)           Gymnasium: many games in one loop
    terrae.envs.spiel.load("terra-nova")            OpenSpiel: with nature as chance

Each module is imported when it is asked for: nobody needs the libraries of the others. Where Gymnasium is installed,
its ids (`terrae/TerraNova-v0`) are known from here on. See docs/research.md.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terrae.core.messages import add_messages

if TYPE_CHECKING:
    from terrae.envs.aec_env import SeatsEnv
    from terrae.envs.single_env import SingleEnv
    from terrae.envs.vector_env import FleetEnv

add_messages(Path(__file__).parent / "messages")
if find_spec("gymnasium") is not None:
    from terrae.envs import registering

    registering.register()


def aec(name: str, seats: int | None = None, **wishes: Any) -> SeatsEnv:
    """An AEC environment of a title or a task; wishes as for `task`, and `render_mode`."""
    from terrae.envs.aec_env import SeatsEnv

    return SeatsEnv(name, seats=seats, **wishes)


def single(name: str, seats: int | None = None, **wishes: Any) -> SingleEnv:
    """A Gymnasium environment: one seat learns, bots play the others."""
    from terrae.envs.single_env import SingleEnv

    return SingleEnv(name, seats=seats, **wishes)


def vector(name: str, number: int, seats: int | None = None, **wishes: Any) -> FleetEnv:
    """A vector environment of Gymnasium: so many games in one loop."""
    from terrae.envs.vector_env import FleetEnv

    return FleetEnv(name, number, seats=seats, **wishes)
