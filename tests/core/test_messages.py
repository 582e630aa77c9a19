"""Messages: every text shown to a person has a key, every key has its words, every word its value."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from terrae.core import errors
from terrae.core.messages import Message, add_messages, fields, keys, known, say
from terrae.core.voice import spelt

SOURCE = Path(__file__).parents[2] / "src"
SPEAKERS = {
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.TerraeError)
} | {"Message", "Mismatch"}
KINDS = (ast.Call, ast.FunctionDef, ast.ImportFrom)


@pytest.fixture(scope="module", autouse=True)
def messages_of_every_title() -> None:
    """Imported yet or not."""
    for folder in sorted(SOURCE.rglob("messages")):
        add_messages(folder)


@cache
def modules() -> dict[Path, list[ast.AST]]:
    """The calls, functions and imports of all sources, read once, and not before a test asks."""
    return {
        path: [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, KINDS)]
        for path in sorted(SOURCE.rglob("*.py"))
    }


@dataclass(frozen=True)
class Use:
    """A message that some code speaks: a pattern for its key, and the values it is given (None: it cannot be told)."""

    where: str
    key: str
    values: frozenset[str] | None


@dataclass(frozen=True)
class Wrapper:
    """A function that speaks a message whose key it is given as an argument, or a part of it."""

    place: int
    before: str
    after: str
    adds: frozenset[str]


def function_name(call: ast.Call) -> str:
    return (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )


def keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg)


def wrappers() -> dict[tuple[str, str], list[Wrapper]]:
    """All functions that pass a key on, by module and name."""
    found: dict[tuple[str, str], list[Wrapper]] = {}
    for path, nodes in modules().items():
        if not any(isinstance(node, ast.Call) and function_name(node) in SPEAKERS for node in nodes):
            continue
        for function in nodes:
            if not isinstance(function, ast.FunctionDef) or function.name.startswith("__"):
                continue
            names = [argument.arg for argument in [*function.args.posonlyargs, *function.args.args]]
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and function_name(call) in SPEAKERS and call.args:
                    wrapper = passed_on(call, [name for name in names if name != "self"])
                    if wrapper:
                        found.setdefault((module_name(path), function.name), []).append(wrapper)
    return found


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> dict[str, tuple[str, str]]:
    """Where the names of a module come from: its own functions, and what it imports."""
    names = {}
    for node in modules()[path]:
        if isinstance(node, ast.FunctionDef):
            names[node.name] = (module_name(path), node.name)
        if isinstance(node, ast.ImportFrom) and node.module:
            names.update({alias.asname or alias.name: (node.module, alias.name) for alias in node.names})
    return names


def passed_on(call: ast.Call, names: list[str]) -> Wrapper | None:
    key = call.args[0]
    parts = key.values if isinstance(key, ast.JoinedStr) else [key]
    holes = [
        part.value if isinstance(part, ast.FormattedValue) else part
        for part in parts
        if not isinstance(part, ast.Constant)
    ]
    if len(holes) != 1 or not isinstance(holes[0], ast.Name) or holes[0].id not in names:
        return None
    if not any(word.arg is None for word in call.keywords):
        return None
    texts = [part.value if isinstance(part, ast.Constant) else None for part in parts]
    at = texts.index(None)
    return Wrapper(
        names.index(holes[0].id), "".join(map(str, texts[:at])), "".join(map(str, texts[at + 1 :])), keywords(call)
    )


def patterns(node: ast.expr) -> list[str]:
    """The keys an expression can stand for, as patterns; none if it is no text at all."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)]
    return []


@cache
def uses() -> list[Use]:
    found = []
    passing = wrappers()
    for path, nodes in modules().items():
        origins = imported(path)
        for call in nodes:
            if not isinstance(call, ast.Call):
                continue
            name = function_name(call)
            by_name = origins.get(name, ("", "")) if isinstance(call.func, ast.Name) else ("", "")
            spoken = [Wrapper(0, "", "", frozenset())] if name in SPEAKERS else passing.get(by_name, [])
            if not spoken:
                continue
            where = f"{path.relative_to(SOURCE)}:{call.lineno}"
            values = None if any(word.arg is None for word in call.keywords) else keywords(call)
            candidates = []
            for wrapper in spoken:
                if len(call.args) > wrapper.place:
                    for key in patterns(call.args[wrapper.place]):
                        full = f"{re.escape(wrapper.before)}{key}{re.escape(wrapper.after)}"
                        candidates.append(Use(where, full, None if values is None else values | wrapper.adds))
            fitting = [use for use in candidates if matching(use.key)]
            found += fitting or candidates[:1]
    modules.cache_clear()  # a million nodes, in the way of all tests that follow
    return found


@cache
def matching(pattern: str) -> list[str]:
    if ".+" not in pattern:
        key = re.sub(r"\\(.)", r"\1", pattern)
        return [key] if known(key) else []
    fits = re.compile(pattern).fullmatch
    return [key for key in keys() if fits(key)]


def test_the_search_finds_messages() -> None:
    """A search that finds nothing proves nothing."""
    keys = {key for use in uses() for key in matching(use.key)}
    assert {"error.unknown-game", "terra-nova.bad.first", "terra-nova.components.missing", "effect.money"} <= keys


def test_every_key_has_words() -> None:
    """No code speaks a message that nobody wrote."""
    assert [f"{use.where}: {use.key}" for use in uses() if not matching(use.key)] == []


def test_every_placeholder_gets_its_value() -> None:
    """Where the values can be told from the code, none is missing."""
    missing = [
        f"{use.where}: {key} lacks {sorted(set(fields(key)) - use.values)}"
        for use in uses()
        if use.values is not None and ".+" not in use.key
        for key in matching(use.key)
        if set(fields(key)) - use.values
    ]
    assert missing == []


def test_messages_in_messages() -> None:
    """A value may be a message itself; it is said in the same language."""
    inner = Message("error.guess", word="golems")
    text = say(Message("terra-nova.bad.word", name="factions", word="golem", known="golems", guess=inner))
    assert "did you mean 'golems'" in text


def test_another_language_falls_back_to_english() -> None:
    """A language without the key."""
    assert say(Message("error.game-over"), "la") == "the game is over"


def test_known_and_equal() -> None:
    """Messages are values."""
    assert known("error.game-over")
    assert not known("error.game-under")
    assert Message("a", x=1) == Message("a", x=1) != Message("a", x=2)
    assert len({Message("a", x=1), Message("a", x=1)}) == 1
    with pytest.raises(KeyError):
        str(Message("error.game-under"))


# Where keys and parts of them are written: sources, pages, scripts, and data whose names are parts of keys.
WRITTEN = ("*.py", "*.html", "*.js", "*.toml")
BY_VERB = ("ask", "move", "more", "log", "verb", "sign", "reason", "source")  # rooms of titles, by verb and question


@cache
def written() -> frozenset[str]:
    """All names that could be a key or a part of one; a class as texts are named after it."""
    found: set[str] = set()
    for kind in WRITTEN:
        for path in SOURCE.rglob(kind):
            text = path.read_text(encoding="utf-8")
            found.update(re.findall(r"[\w+-]+", text))
            found.update(part for name in re.findall(r"\b[A-Z]\w+", text) for part in spelt(name).split("-"))
    return frozenset(found)


def is_named(key: str) -> bool:
    """Is the last part of a key written somewhere, whole, or but for what is filled in at its beginning or end?"""
    name = re.split(r"[.:/]", key)[-1]
    parts = name.split("-")
    pieces = [f"{'-'.join(parts[:place])}-" for place in range(1, len(parts))]
    pieces += [f"-{'-'.join(parts[place:])}" for place in range(1, len(parts))]
    if name in written() or any(piece in written() for piece in pieces):
        return True
    return key.split(".")[1] in BY_VERB and all(part in written() for part in parts if part)


def test_no_message_is_left_over() -> None:
    """What nobody says, nobody has to translate."""
    assert [key for key in keys() if not is_named(key)] == []
