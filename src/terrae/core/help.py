"""Help: what a title tells about itself, as plain data; pages and terminals show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from terrae.core.messages import Message
from terrae.core.moves import Catalogue
from terrae.core.scene import Icon, Part
from terrae.core.wording import on_icon


class Told(Protocol):
    """An effect as people read it."""

    def icons(self) -> list[tuple[str, str]]: ...

    def sentence(self) -> Message: ...


@dataclass(frozen=True)
class HelpEntry:
    """A line of help: a name, the icons people see (of each effect), and the sentences that say what they mean."""

    name: str
    text: str
    icons: list[list[Icon]] = field(default_factory=list)


@dataclass(frozen=True)
class HelpSection:
    """Some paragraphs under a heading, then entries. Signs: what it is about, in icons. Shown: parts of a table."""

    title: str
    texts: list[str] = field(default_factory=list)
    entries: list[HelpEntry] = field(default_factory=list)
    signs: list[Icon] = field(default_factory=list)
    shown: list[Part] = field(default_factory=list)


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


class Desk:
    """Where the help of a title is written, in its own words; `words` are those of themes for its own."""

    def __init__(self, title: str, words: Mapping[str, str] | None = None) -> None:
        self.title = title
        self.words = words or {}

    def say(self, key: str, /, **values: object) -> str:
        """Words of the help."""
        return str(Message(f"{self.title}.help.{key}", **values))

    def rules(
        self, parts: Iterable[str], values: Mapping[str, object], signs: Mapping[str, Sequence[str]] | None = None
    ) -> HelpPage:
        """The rules on one page; signs are words that show what a part is about."""
        about = signs or {}
        sections = [
            HelpSection(
                self.say(f"{part}-title"),
                self.say(f"{part}-text", **values).split("\n"),
                signs=[Icon("", word) for word in about.get(part, ())],
            )
            for part in parts
        ]
        return HelpPage("rules", self.say("rules"), "rules", self.say("rules-about"), sections)

    def icons(self, effects: Sequence[Told]) -> list[list[Icon]]:
        return [
            [Icon(on_icon(text), self.words.get(word, word)) for text, word in effect.icons()] for effect in effects
        ]

    def entry(self, name: str, effects: Sequence[Told], also: str = "", before: str = "") -> HelpEntry:
        """Something with effects, and what else there is to say about it."""
        texts = [before, *(str(effect.sentence()) for effect in effects), also]
        return HelpEntry(name, " ".join(filter(None, texts)), self.icons(effects))

    def each(self, effects: Sequence[Told]) -> list[HelpEntry]:
        """One entry for each effect."""
        return [self.entry("", [effect]) for effect in effects]

    def power_action(self, name: str, price: int, effects: Sequence[Told]) -> HelpEntry:
        """What anybody may do for power."""
        entry = self.entry(name, effects, before=self.say("price", power=price))
        return HelpEntry(name, entry.text, [[Icon(str(price), "power-spend")], *entry.icons])

    def verbs(self, catalogue: Catalogue) -> HelpPage:
        """What can be typed: all but nature's draws, and `done` at the end."""
        done, *played = (family[0].verb.word for family in catalogue.families)
        words = [*(word for word in played if not word.startswith("draw ")), done]
        entries = [HelpEntry(verb, str(Message(f"{self.title}.verb.{verb}"))) for verb in words]
        section = HelpSection(self.say("moves"), [self.say("moves-text")], entries)
        return HelpPage("moves", self.say("moves"), "rules", self.say("moves-about"), [section])
