"""Effects that only Terra Nova has."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.economy.effects import Effect, Icons


class Shovels(Effect):
    """An action: make habitable and build, with free shovels."""

    def __init__(self, free: int) -> None:
        self.free = free

    def sentence(self) -> Message:
        return Message(f"{self.title}.effect.shovels", free=self.free)

    def icons(self) -> Icons:
        return [("", "action"), (str(self.free), "shovel")]


class FreeBridge(Effect):
    """An action: a bridge that costs no money."""

    def sentence(self) -> Message:
        return Message(f"{self.title}.effect.bridge")

    def icons(self) -> Icons:
        return [("", "bridge")]
