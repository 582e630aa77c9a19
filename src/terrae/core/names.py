"""Names: factions, tiles, actions and moves of a title as people call them, found in its own help and messages.

Reports, the explorer and the analysis name by it what results name by a code."""

from __future__ import annotations

import re
from functools import cache

from terrae.core.game import Game, find_game
from terrae.core.keeping import kept_by_language
from terrae.core.messages import fields, keys, known
from terrae.core.scene import Icon
from terrae.core.wording import capital, phrase, source_kind, source_words

CODE = re.compile(r"([A-Z]+\d+) (.+)")  # how help lists a thing with a code
ROOMS = ("structure", "terrain", "colour", "cult", "building", "special")  # of messages that name what moves point at
PLACES = ("hex:", "bridge:")  # the parts of a picture that are places: which one a move points at is not what it does
PLAIN_CODE = re.compile(r"[A-Z]+\d+")
SMALL = ("to", "from", "p")  # words of moves that need no translation


class Names:
    """How a title calls what results name by a code."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides: dict[str, str] = dict(game.names())
        self.colours: dict[str, str] = {}
        self.things: dict[str, str] = {}
        self.icons: dict[str, list[list[Icon]]] = {}
        for page in game.help():
            if page.group == "sheets":
                self.sides.setdefault(page.name, page.title)
                self.colours[page.name] = page.colour
            for section in page.sections:
                for entry in section.entries:
                    if (coded := CODE.fullmatch(entry.name)) is not None:
                        self.things[coded.group(1)] = coded.group(2)
                        self.icons[coded.group(1)] = entry.icons
        room = f"{game.name}.name."
        for key in keys(room):
            if not fields(key):
                self.things.setdefault(key.removeprefix(room).rpartition(":")[2], phrase(key))
        self.verbs = sorted({family[0].verb.word for family in game.catalogue.families}, key=len, reverse=True)

    def side(self, key: str) -> str:
        """A faction, or whatever a seat plays."""
        return self.sides.get(key) or self.thing("", key)

    def thing(self, kind: str, code: str) -> str:
        """A tile, a card, a map, or the value of an option."""
        family = kind.partition("-")[0]
        for key in (f"{family}-{code}", code):
            if key in self.things:
                return self.things[key]
        wanted = kind.removeprefix("option ")
        for option in self.game.options:
            if wanted in (option.name, f"{option.name}-tile") or option.name.startswith(wanted or " "):
                return self.game.label_value(option, code).name
        return self.word(code)

    def laid(self, kind: str, code: str) -> str:
        """Something on the table, with the kind of thing it is."""
        return phrase("name.use", verb=self.kind(kind), target=self.thing(kind, code))

    def kind(self, kind: str) -> str:
        """What kind of thing lies on the table."""
        if kind.startswith("option "):
            name = kind.removeprefix("option ")
            found = next((option for option in self.game.options if option.name == name), None)
            return name if found is None else self.game.label_option(found).name
        key = f"{self.game.name}.laid.{kind}"
        return phrase(key) if known(key) else kind.replace("-", " ").capitalize()

    def use(self, what: str) -> str:
        """What was done: `pass BON3` is "Pass: Coins"."""
        verb, target = self.split(what)
        label = str(self.game.sign(verb).label)
        return phrase("name.use", verb=label, target=self.target(verb, target)) if target else label

    def split(self, what: str) -> tuple[str, str]:
        """The verb of something done, and what it was done with."""
        verb = next((word for word in self.verbs if what.startswith(word)), what)
        return verb, what[len(verb) :].strip()

    def is_thing(self, what: str) -> bool:
        """Was it done with a tile or card, one of many of its kind?"""
        verb, target = self.split(what)
        if f"{verb}-{target}" in self.things:
            return True
        return any(key in self.things and PLAIN_CODE.fullmatch(key) for key in self.codes(verb, target))

    def codes(self, verb: str, target: str) -> tuple[str, ...]:
        """By what help and messages may know what something was done with."""
        return f"{verb}-{target}", f"{verb.lstrip('+')}{target}", target

    def target(self, verb: str, target: str) -> str:
        """What a move was done with or to."""
        for key in self.codes(verb, target):
            if key in self.things:
                return self.things[key]
        return " ".join(self.word(word) for word in target.split() if word not in SMALL) or target

    def word(self, word: str) -> str:
        """A single word: a side, a part of the board, else as it is written."""
        if word in self.sides:
            return self.sides[word]
        keys = (f"{self.game.name}.{room}.{form}" for room in ROOMS for form in (word, word.lower()))
        return next((phrase(key) for key in keys if known(key)), self.things.get(word, word))

    def giver(self, source: str) -> str:
        """Where points came from, in full."""
        return capital(source_words(self.game.name, source))

    def source(self, source: str) -> str:
        """Where points came from, in a word or two."""
        return source_kind(self.game.name, source)


@kept_by_language()
def names_of(title: str) -> Names:
    """The names of a title."""
    return Names(find_game(title))


@cache
def uses(name: str) -> list[str]:
    """By the index of a move: what it does, wherever it points: `upgrade to TP`, `leech from nomads`, `pass BON3`."""
    found: list[str] = []
    for move in find_game(name).catalogue.moves:
        verb = move.verb
        if not move.text.startswith(verb.word):  # written without its verb, because its target says it all
            found.append(verb.word)
            continue
        target = move.text[len(verb.word) :]
        first, _, rest = target.strip().partition(" ")
        place = verb.part.startswith(PLACES) or (bool(verb.glue) and first.isdigit())
        found.append(f"{verb.word} {rest}".strip() if place else move.text)
    return found


def without_sides(what: str, names: Names) -> str:
    """What was done, no matter with whom: `leech from nomads` is `leech`."""
    head, _, last = what.rpartition(" ")
    return head.removesuffix(" from") if head and last in names.sides else what
