"""What is remembered is the answer to the same question in the same language, and to no other."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.languages import current, speaking


def test_what_is_alike_has_the_same_answer() -> None:
    asked: list[object] = []

    @kept_by_content(2)
    def told(shown: dict[str, list[int]], place: int) -> tuple[str, int]:
        asked.append((current(), sum(shown["numbers"]), place))
        return current(), sum(shown["numbers"]) + place

    first = told({"numbers": [1, 2]}, 3)
    assert told({"numbers": [1] + [2]}, 3) is first and len(asked) == 1
    assert told({"numbers": [2, 2]}, 3) == ("en", 7)
    with speaking("nl"):
        assert told({"numbers": [1, 2]}, 3) == ("nl", 6)
    assert len(asked) == 3
    assert told({"numbers": [1, 2]}, 3) == first and len(asked) == 4, "at most two are kept"
