"""The contract: every JSON answer that tests receive is held against the description at `/schema`."""

from __future__ import annotations

import re
from typing import Any

TYPES = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "NoneType",
    "array": "list",
    "object": "dict",
}


class Contract:
    """What the server says it answers."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.parts = schema["components"]["schemas"]
        self.paths = {re.compile(re.sub(r"\{\w+\}", "[^/]+", path)): calls for path, calls in schema["paths"].items()}

    def check(self, method: str, path: str, status: int, data: Any) -> None:
        """The answer is described, and is as it is described: nothing missing, nothing more."""
        calls = next((calls for pattern, calls in self.paths.items() if pattern.fullmatch(path)), None)
        if calls is None or method.lower() not in calls:
            assert status in (404, 405), f"{method} {path} is not described"
            return
        answers = calls[method.lower()]["responses"]
        assert str(status) in answers, f"{method} {path} answers {status}: {data}"
        (content,) = answers[str(status)]["content"].values()
        wrong = self.wrong(content["schema"], data, "")
        assert wrong is None, f"{method} {path}{wrong}"

    def wrong(self, schema: dict[str, Any], data: Any, where: str) -> str | None:
        """What does not fit, if anything."""
        pairs: list[tuple[dict[str, Any], Any, str]]
        if "$ref" in schema:
            schema = self.parts[schema["$ref"].rpartition("/")[2]]
        if "oneOf" in schema:
            found = [self.wrong(one, data, where) for one in schema["oneOf"]]
            return None if None in found else found[0]
        kind = schema["type"]
        if isinstance(kind, list):  # a word of a list, or nothing
            kind = next(one for one in kind if (one == "null") == (data is None))
        if type(data).__name__ != TYPES[kind]:
            return f"{where}: {data!r} is no {kind}"
        if "enum" in schema and data not in schema["enum"]:
            return f"{where}: {data!r} is not one of {schema['enum']}"
        if kind == "array":
            inner = schema.get("prefixItems") or [schema["items"]] * len(data)
            places = [f"{where}[{place}]" for place in range(len(data))]
            pairs = list(zip(inner, data, places, strict=True))
        elif kind == "object" and "properties" in schema:
            fields = schema["properties"]
            if not set(schema.get("required", ())) <= set(data) <= set(fields):
                return f"{where}: has {sorted(data)}, not {sorted(fields)}"
            pairs = [(fields[name], value, f"{where}.{name}") for name, value in data.items()]
        elif kind == "object":
            pairs = [(schema["additionalProperties"], value, f"{where}.{name}") for name, value in data.items()]
        else:
            return None
        return next(filter(None, (self.wrong(*pair) for pair in pairs)), None)
