"""Own names: ours say what our tiles, cards and actions do, so what somebody has changed is called by its code."""

from __future__ import annotations

from typing import Any

import click

from terrae.core.match import Match
from terrae.core.messages import known, say_instead
from terrae.economy.shown import effects_view


def printed(box: Any) -> dict[str, str]:
    """What is printed on each component of a set, by the source of what it brings."""
    found: dict[str, str] = {}
    for attribute in dir(box):
        value = getattr(box, attribute)
        for one in value if isinstance(value, list) else ():
            effects = getattr(one, "effects", None) or getattr(one, "ops", None)
            if effects and getattr(one, "source", ""):
                found[one.source] = effects_view(effects)["text"]
    return found


def called_by_code(match: Match) -> Match:
    """The match; until the command ends, what its set of components has changed is called by its code."""
    box, ours = match.setting.components, match.game.components()
    if box.digest != ours.digest:
        before = printed(ours)
        changed = [source for source, does in printed(box).items() if before.get(source) != does]
        names = {f"{match.game.name}.name.{source}": source.rpartition(":")[2] for source in changed}
        say_instead({key: code for key, code in names.items() if known(key)})
        command = click.get_current_context(silent=True)
        if command is not None:
            command.call_on_close(lambda: say_instead({}))
    return match
