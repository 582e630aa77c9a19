"""Fluent: messages that choose between forms, read by the parser of Project Fluent and made into functions.

Every expression becomes a function of the values, so that a form is chosen in a microsecond; tests compare what is said
with what fluent.runtime says. Beside Fluent's NUMBER, which groups thousands, there are three functions of ours:

    QUOTE($name)                 what somebody wrote, in quotes
    FORM($what, case: "dative")  words that are a message themselves, which sees these values and may choose by them
    TRAIT($what, of: "gender")   an attribute of words that are a message themselves, to choose by
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from fluent.syntax import FluentParser, ast

from terrae.core.languages import ENGLISH, current, grouped, plural
from terrae.core.messages import Message, Said, identifier, key_of, say, sources

Values = Mapping[str, object]
Portable = str | dict[str, Any] | list[Any]  # as JSON writes it
Reckoned = Callable[[Values], object]  # what an expression comes to

PARSER = FluentParser(with_spans=False)


class BadMessage(ValueError):
    """A message whose file is not well written: our mistake, or a translator's."""


class Reader:
    """Reads messages of a language, each when it is asked for."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.sources = sources

    def entry(self, key: str) -> ast.Message | ast.Term:
        """A message as it is written."""
        read = PARSER.parse_entry(f"{identifier(key)} = {self.sources[key]}\n")
        if not isinstance(read, ast.Message | ast.Term):
            raise BadMessage(f"{self.language}: {key}: {self.sources[key]}")
        return read

    def said(self, key: str) -> Said:
        """The words of a message as a function of its values."""
        return self.pattern(self.words(key))

    def words(self, key: str) -> ast.Pattern:
        """What a message says, beside its attributes."""
        pattern = self.entry(key).value
        if pattern is None:
            raise BadMessage(f"{self.language}: {key} has no words")
        return pattern

    def attribute(self, key: str, name: str) -> str:
        """What is said of a message beside its words; nothing if nothing is."""
        found = next((one for one in self.entry(key).attributes if one.id.name == name), None)
        return self.pattern(found.value)({}) if found else ""

    def pattern(self, pattern: ast.Pattern) -> Said:
        """Words and what stands between them."""
        parts = [self.part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def part(self, element: ast.TextElement | ast.Placeable) -> Said:
        if isinstance(element, ast.TextElement):
            text = str(element.value)
            return lambda values: text
        reckoned = self.expression(element.expression)
        return lambda values: self.shown(reckoned(values))

    def shown(self, value: object) -> str:
        """A value as it stands in words."""
        return say(value, self.language) if isinstance(value, Message) else str(value)

    def expression(self, expression: object) -> Reckoned:
        """What stands between braces."""
        match expression:
            case ast.VariableReference():
                name = expression.id.name
                return lambda values: values[name]
            case ast.StringLiteral():
                text = str(expression.parse()["value"])
                return lambda values: text
            case ast.NumberLiteral():
                number = str(expression.value)
                return lambda values: number
            case ast.SelectExpression():
                return self.choice(expression)
            case ast.FunctionReference():
                return self.function(expression)
            case ast.MessageReference():
                key = key_of(expression.id.name)
                if expression.attribute is not None:
                    said = self.attribute(key, expression.attribute.name)
                    return lambda values: said
                return self.said(key)
            case ast.TermReference():
                term = self.said(f"-{key_of(expression.id.name)}")
                named = self.named(expression.arguments)
                return lambda values: term(named)
            case ast.Placeable():
                return self.expression(expression.expression)
        raise BadMessage(f"{self.language}: {type(expression).__name__} is not understood")

    def named(self, arguments: ast.CallArguments | None) -> dict[str, object]:
        """The values that a function or a term is given by name."""
        if arguments is None:
            return {}
        return {one.name.name: one.value.parse()["value"] for one in arguments.named}

    def choice(self, expression: ast.SelectExpression) -> Reckoned:
        """One of several forms: by the number itself, by the plural form it takes, or by a word."""
        chooser = expression.selector
        if isinstance(chooser, ast.VariableReference):
            name = chooser.id.name
            selector: Reckoned = lambda values: values.get(name)  # noqa: E731
        else:
            selector = self.expression(chooser)
        forms = {form_of(variant): self.pattern(variant.value) for variant in expression.variants}
        otherwise = next(self.pattern(variant.value) for variant in expression.variants if variant.default)
        language = self.language

        def chosen(values: Values) -> str:
            value = selector(values)
            form = forms.get(str(value))
            if form is None and isinstance(value, int | float):
                form = forms.get(plural(language, value))
            return (form or otherwise)(values)

        return chosen

    # For scripts of a page

    def for_scripts(self, key: str) -> Portable:
        return self.portable(self.words(key))

    def portable(self, pattern: ast.Pattern) -> Portable:
        """Words that a script fills in and chooses from, as data; `static/draw.js` knows how."""
        parts = [self.portable_part(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            return "".join(map(str, parts))
        return parts

    def portable_part(self, element: ast.TextElement | ast.Placeable) -> Portable:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        match element.expression:
            case ast.VariableReference() as value:
                return f"{{{value.id.name}}}"
            case ast.StringLiteral() as text:
                return str(text.parse()["value"])
            case ast.SelectExpression(selector=ast.VariableReference() as value) as choice:
                variants = {form_of(variant): self.portable(variant.value) for variant in choice.variants}
                default = next(form_of(variant) for variant in choice.variants if variant.default)
                return {"by": value.id.name, "forms": variants, "otherwise": default}
        raise BadMessage(f"{self.language}: scripts cannot say {type(element.expression).__name__}")

    def function(self, expression: ast.FunctionReference) -> Reckoned:
        """A function of a value, with what is given by name."""
        (value,) = [self.expression(one) for one in expression.arguments.positional]
        named = self.named(expression.arguments)
        match expression.id.name:
            case "QUOTE":
                return lambda values: repr(value(values))
            case "NUMBER":
                return lambda values: grouped(cast("int", value(values)), self.language)
            case "FORM":
                return lambda values: self.formed(value(values), named)
            case "TRAIT":
                return lambda values: self.trait(value(values), str(named["of"]))
        raise BadMessage(f"{self.language}: there is no function {expression.id.name}")

    def formed(self, value: object, named: Mapping[str, object]) -> object:
        """Words in a form that the sentence around them needs."""
        return Message(value.key, **{**value.values, **named}) if isinstance(value, Message) else value

    def trait(self, value: object, name: str) -> str:
        """What words are, such as their gender."""
        return self.attribute(value.key, name) if isinstance(value, Message) and value.key in self.sources else ""


def form_of(variant: ast.Variant) -> str:
    """What a form is chosen by: a word or a number."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def portable(key: str) -> Portable:
    """The words of a message for the scripts of a page: a template, or a list of templates and choices."""
    language = current() if key in sources(current()) else ENGLISH
    return Reader(language, sources(language)).for_scripts(key)
