"""The prompt: lines from a person with Tab completion, or from a script."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Protocol, TextIO

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from terrae.core.errors import TerraeError


def next_words(typed: str, texts: list[str]) -> list[str]:
    """The words that may stand where a person is typing; a blank follows where more words must.

    >>> next_words("bu", ["build E5", "build F6", "done"])
    ['build ']
    >>> next_words("build e", ["build E5", "build F6"])
    ['E5']
    """
    given = typed.casefold().split()
    begun = given.pop() if given and not typed[-1].isspace() else ""
    found: dict[str, bool] = {}  # by word: must another one follow?
    for text in texts:
        parts = text.split()
        if len(parts) <= len(given) or not all(
            part.casefold().startswith(word) for part, word in zip(parts, given, strict=False)
        ):
            continue
        word = parts[len(given)]
        if word.casefold().startswith(begun):
            found[word] = found.get(word, True) and len(parts) > len(given) + 1
    return [f"{word} " if more else word for word, more in found.items()]


class Words(Completer):
    """Completes what is being typed, word by word."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        begun = "" if not typed or typed[-1].isspace() else typed.split()[-1]
        for word in next_words(typed, self.texts):
            yield Completion(word, start_position=-len(begun), display=word.strip())


class Reader(Protocol):
    """Where lines come from; EOFError at their end. `texts` are what Tab may lead to, if anybody needs them."""

    script: bool

    def read(self, prompt: str, texts: Callable[[], list[str]]) -> str: ...


class Keyboard:
    """A person at a terminal."""

    script = False

    def __init__(self) -> None:
        self.words = Words()
        self.session: PromptSession[str] = PromptSession(completer=self.words, complete_while_typing=False)

    def read(self, prompt: str, texts: Callable[[], list[str]]) -> str:
        self.words.texts = texts()
        return self.session.prompt(prompt)


class Script:
    """Lines of a file or a pipe, shown as if they were typed; `#` begins a comment."""

    script = True

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def read(self, prompt: str, texts: Callable[[], list[str]]) -> str:
        while line := self.line():
            text = line.partition("#")[0].strip()
            if text:
                click.echo(f"{prompt}{text}")
                return text
        raise EOFError

    def line(self) -> str:
        """The next line; nothing at the end."""
        try:
            return self.stream.readline()
        except (OSError, UnicodeDecodeError) as error:
            raise TerraeError("cli.input-unreadable", reason=error) from None


def reader() -> Reader:
    """A person if the input is a terminal, otherwise a script."""
    if sys.stdin is None:  # closed: `terrae play ... <&-`
        raise TerraeError("cli.no-input")
    return Keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else Script(sys.stdin)
