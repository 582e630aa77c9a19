"""Help: what a title tells about itself, as plain data; pages and terminals show it."""

from __future__ import annotations

from dataclasses import dataclass, field

from terrae.core.scene import Icon


@dataclass(frozen=True)
class HelpEntry:
    """A line of help: a name, the icons people see (of each effect), and the sentences that say what they mean."""

    name: str
    text: str
    icons: list[list[Icon]] = field(default_factory=list)


@dataclass(frozen=True)
class HelpSection:
    """Some paragraphs under a heading, then entries."""

    title: str
    texts: list[str] = field(default_factory=list)
    entries: list[HelpEntry] = field(default_factory=list)


@dataclass(frozen=True)
class HelpPage:
    """A page of help. Groups: rules, sheets (of what one can play), parts (of the table)."""

    name: str
    title: str
    group: str
    about: str
    sections: list[HelpSection]
    colour: str = ""
    terrain: str = ""
