"""Choices: the legal moves for people, by verb, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from terrae.core.asks import Ask, Choice
from terrae.core.game import Game
from terrae.core.messages import Message
from terrae.core.wording import amounts, phrase, sentence

PLACES = ("hex:", "bridge:")  # what is clicked on the board is told by its name alone
WARNED = "!"


def verb_of(game: Game, text: str) -> str:
    """The verb of a move."""
    return game.catalogue.parse(text).verb.word


def target_of(game: Game, text: str) -> str:
    """What a move points at; nothing if its verb stands alone, all of it if it is written without its verb."""
    verb = game.catalogue.parse(text).verb
    return text.removeprefix(verb.word).lstrip() if verb.glue else text[len(verb.word) :]


def by_verb(game: Game, choices: list[Choice]) -> dict[str, list[Choice]]:
    """Choices by their verb, in the order of the question."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(verb_of(game, choice.move), []).append(choice)
    return found


def price(cost: Mapping[str, int], gain: Mapping[str, int]) -> str:
    """What a move costs and brings at once: "costs 4 power, gives 7 money"; nothing if it is neither."""
    paid = phrase("cli.costs", what=amounts(cost)) if cost else ""
    gained = phrase("cli.gains", what=amounts(gain)) if gain else ""
    return ", ".join(part for part in (paid, gained) if part)


def marked(game: Game, choice: Choice) -> str:
    """The target of a choice, with a mark if there is a warning about it."""
    return target_of(game, choice.move) + (WARNED if choice.warning else "")


def places(game: Game, choices: list[Choice]) -> Text:
    """Places with the same price together: "C3 D4 (6 money), F5 (12 money)"."""
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(price(choice.cost, choice.gain), []).append(marked(game, choice))
    text = Text()
    for worth, targets in groups.items():
        text.append("; " if text else "").append(" ".join(targets))
        text.append(f" ({worth})" if worth else "", style="dim")
    return text


def ways(choices: list[Choice]) -> dict[str, list[str]]:
    """Moves from one place to another, by where they begin: where each may end."""
    found: dict[str, list[str]] = {}
    for choice in choices:
        start, _, end = choice.move.partition("-")
        found.setdefault(start, []).append(end + (WARNED if choice.warning else ""))
    return found


def numbers(game: Game, choices: list[Choice]) -> Text:
    """A range: "1 to 4"."""
    first, last = choices[0], choices[-1]
    text = Text(phrase("cli.range", first=target_of(game, first.move), last=target_of(game, last.move)))
    worths = [price(choice.cost, choice.gain) for choice in (first, last)]
    return text.append(" ({})".format(phrase("cli.range-prices", first=worths[0], last=worths[1])), style="dim")


def amounts_only(choices: list[Choice]) -> bool:
    """Do some choices differ in amounts, and not in words?"""
    said = [[value for value in choice.label.values.values() if isinstance(value, Message)] for choice in choices]
    return all(words == said[0] for words in said)


def described(choice: Choice) -> Text:
    """A single choice in words."""
    worth = price(choice.cost, choice.gain)
    text = Text(sentence(choice.label))
    text.append(f" {choice.about}" if choice.about else "")
    text.append(f" ({worth})" if worth else "", style="dim")
    return text.append(f" {WARNED}" if choice.warning else "")


def choices(game: Game, ask: Ask) -> Table:
    """All legal moves of a question."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for verb, group in by_verb(game, ask.choices).items():
        targets = [target_of(game, choice.move) for choice in group]
        if all(len(choice.at) > 1 for choice in group):
            for start, ends in ways(group).items():
                table.add_row(f"{start}-", " ".join(ends))
        elif all(choice.at and choice.at[0].startswith(PLACES) for choice in group):
            table.add_row(verb, places(game, group))
        elif len(group) > 1 and all(target.isdigit() for target in targets) and amounts_only(group):
            table.add_row(verb, numbers(game, group))
        else:
            for choice in group:
                table.add_row(choice.move, described(choice))
    return table


def warnings(ask: Ask) -> list[str]:
    """What a friend would say; the same about several moves is said once."""
    groups: dict[str, list[Choice]] = {}
    for choice in ask.choices:
        if choice.warning is not None:
            groups.setdefault(choice.warning.key, []).append(choice)
    found = []
    for group in groups.values():
        others = ", ".join(choice.move for choice in group[1:4]) + (", ..." if len(group) > 4 else "")
        also = phrase("cli.also", moves=others) if others else ""
        found.append(f"{WARNED} {group[0].move}{also}: {sentence(group[0].warning)}")
    return found
