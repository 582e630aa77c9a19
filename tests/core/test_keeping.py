"""What is remembered is the answer to the same question in the same language, and to no other."""

from __future__ import annotations

from terrae.core.game import find_game
from terrae.core.keeping import MOST, keep_at_most, kept_by_content, kept_by_language
from terrae.core.languages import current, speaking
from terrae.core.messages import say_instead
from terrae.core.wording import phrase


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


def test_a_server_may_keep_less() -> None:
    asked: list[int] = []

    @kept_by_language(100)
    def spoken(number: int) -> int:
        asked.append(number)
        return number

    @kept_by_content(100)
    def drawn(number: int) -> int:
        asked.append(number)
        return number

    try:
        keep_at_most(2)
        for number in (1, 2, 3, 3, 2, 1):
            assert spoken(number) == drawn(number) == number
        assert asked == [1, 1, 2, 2, 3, 3, 1, 1], "the third takes the place of the first"

        @kept_by_content(100)
        def late(number: int) -> int:
            asked.append(number)
            return number

        asked.clear()
        for number in (1, 2, 3, 1):
            late(number)
        assert asked == [1, 2, 3, 1], "what comes later is bound as well"
    finally:
        keep_at_most(MOST)


def test_what_changes_is_forgotten() -> None:
    """A name that a set of components changes is told by its code, and by its name again when the command is over."""
    named = "terra-mystica.name.tile:FAV5"

    @kept_by_language()
    def aloud() -> str:
        return phrase(named)

    @kept_by_content(8)
    def drawn(parts: list[str]) -> list[str]:
        return [phrase(part) for part in parts]

    find_game("terra-mystica")  # it brings its words
    before = aloud(), drawn([named])
    assert before == ("Small towns", ["Small towns"])
    try:
        say_instead({named: "FAV5"})
        assert (aloud(), drawn([named])) == ("FAV5", ["FAV5"])
    finally:
        say_instead({})
    assert (aloud(), drawn([named])) == before
