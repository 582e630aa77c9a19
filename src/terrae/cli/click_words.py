"""What click says by itself, in the language of whoever asks: its texts are templates, and so are ours."""

from __future__ import annotations

import re

from click import core, decorators, exceptions, formatting, parser, types

from terrae.core.languages import ENGLISH, current
from terrae.core.wording import phrase

HOLE = re.compile(r"\{(\w+)(?:!r)?\}")
MODULES = (core, decorators, exceptions, formatting, parser, types)
# Its words by our messages; several where versions differ. What is not here stays as it is.
TEXTS = {
    "Usage:": "usage",
    "Options": "options",
    "Positional arguments": "arguments",
    "Commands": "commands",
    "Show this message and exit.": "show-help",
    "default: {default}": "default",
    "Missing command.": "missing-command",
    "Missing argument": "missing-argument",
    "Missing option": "missing-option",
    "Invalid value: {message}": "invalid",
    "Invalid value for {param_hint}: {message}": "invalid-for",
    "No such option {name!r}.": "no-option",
    "No such option: {name}": "no-option",
    "{value!r} is not {choice}.": "no-choice",
    "{value!r} is not one of {choices}.": "no-choices",
    "{value!r} is not a valid {number_type}.": "no-number",
    "{value} is not in the range {range}.": "no-range",
    "{name} {filename!r} does not exist.": "no-file",
    "Option {name!r} does not take a value.": "no-value",
    "Option {name!r} requires an argument.": "needs-value",
    "Got unexpected extra argument ({args})": "extra",
    "Got unexpected extra arguments ({args})": "extra-many",
    "Did you mean {possibility}?": "guess",
    "(Did you mean one of: {possibilities}?)": "guesses",
}


def said(text: str) -> str:
    """A text of click as a template for the same values."""
    if current() == ENGLISH or text not in TEXTS:
        return text
    return phrase(f"cli.click.{TEXTS[text]}", **{hole[1]: hole[0] for hole in HOLE.finditer(text)})


def said_of(one: str, many: str, number: int) -> str:
    return said(one if number == 1 else many)


def speak() -> None:
    """From now on click speaks as we do: it looks its texts up by these names, for which it has no other way in."""
    for module in MODULES:
        for name, function in (("_", said), ("ngettext", said_of)):
            if hasattr(module, name):
                setattr(module, name, function)
