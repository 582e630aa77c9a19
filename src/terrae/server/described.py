"""What the contract says of itself: `/schema` tells the docstrings of forms and answers, and the comments behind their
fields, so that whoever writes a program reads what whoever reads the sources does."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from dataclasses import is_dataclass
from functools import cache
from textwrap import dedent
from typing import Any

from litestar.openapi.spec import Reference, Schema
from litestar.openapi.spec.base import BaseSchemaObject
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct


def about(cls: type) -> str | None:
    """What a class says of itself; nothing if it only has what its base says."""
    words = cls.__dict__.get("__doc__") or ""
    return None if words.startswith(f"{cls.__name__}(") else inspect.cleandoc(words) or None  # as dataclass writes it


@cache
def about_fields(cls: type) -> dict[str, str]:
    """The comments behind fields, each with what follows it on lines of its own."""
    try:
        source = dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # only the compiled file is there
        return {}
    comments: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            comments[token.start[0]] = token.string.lstrip("# ").strip()
    (body,) = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.name == cls.__name__
    ]
    fields = [node for node in body.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    return {
        node.target.id: comments[node.end_lineno]
        for node in fields
        if isinstance(node.target, ast.Name) and node.end_lineno in comments
    }


class Described(OpenAPISchemaPlugin):
    """Lets another plugin describe a type, and adds what the sources say of it."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        kind = field_definition.annotation
        return inspect.isclass(kind) and (issubclass(kind, Struct) or is_dataclass(kind))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        others = (plugin for plugin in schema_creator.plugins if plugin is not self)
        plugin = next(one for one in others if schema_creator.plugin_supports_field(one, field_definition))
        schema: Schema = plugin.to_openapi_schema(field_definition, schema_creator)
        cls = field_definition.annotation
        schema.description = about(cls)
        for name, words in about_fields(cls).items():
            part: BaseSchemaObject | None = (schema.properties or {}).get(name)
            if isinstance(part, Schema | Reference):
                part.description = words
        return schema
