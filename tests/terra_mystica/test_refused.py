"""What terra.snellman.net refuses, and imports refuse with a reason: an outside referee found it accepted.

Each case was worked out by reading how that engine works: what it allows, and whom it waits for.
"""

from __future__ import annotations

import pytest

from tests.terra_mystica.test_site import ICE_NEIGHBOURS, NEIGHBOURS, PASSING, after, reading_of

ICE = "fire-and-ice-factions/ice"
VOLCANO = "fire-and-ice-factions/volcano"


def refused(lines: str, *options: str) -> str:
    """Why the last line of a stream is refused."""
    mismatch = reading_of(lines, *options).mismatch
    assert mismatch is not None and mismatch.field == "command", str(mismatch)
    assert str(mismatch.found) in lines.splitlines()[-1], str(mismatch)
    return str(mismatch)


# Volcanoes


def volcano(faction: str) -> str:
    return f"""
setup {faction}
setup witches
{faction}: pick-color black
{faction}: build E5
witches: build E9
witches: build A10
{faction}: build A8
witches: pass BON1
{faction}: pass BON2
"""


@pytest.mark.parametrize(("faction", "price"), [("acolytes", ". -3FIRE"), ("dragonlords", "")])
def test_one_dig_for_each_volcano(faction: str, price: str) -> None:
    """Facts: `dig 1` before each volcano, no other number, none left over; a hex that is one already needs none."""
    start = volcano(faction)
    state = after(f"{start}{faction}: dig 1. build E6{price}\nwitches: upgrade E9 to TP", VOLCANO)
    assert state.seats[0].counts[0] == 3
    assert "one volcano at a time, with 'dig 1'" in refused(f"{start}{faction}: dig 2. build E6{price}", VOLCANO)
    assert "one volcano at a time, with 'dig 1'" in refused(f"{start}{faction}: dig 1. dig 1. build E6", VOLCANO)
    assert "say 'dig 1' before each" in refused(f"{start}{faction}: build E6{price}", VOLCANO)
    assert "say 'dig 1' before each" in refused(f"{start}{faction}: transform E6{price}", VOLCANO)
    assert "before the volcano" in refused(f"{start}{faction}: dig 1. upgrade E5 to TP", VOLCANO)
    assert "before the volcano" in refused(f"{start}{faction}: dig 1\nwitches: upgrade E9 to TP", VOLCANO)
    later = f"{start}{faction}: dig 1. transform E6{price}\nwitches: upgrade E9 to TP\n{faction}: build E6"
    assert after(later, VOLCANO).seats[0].counts[0] == 3


# Power that is not offered


FULL = ICE_NEIGHBOURS.replace(
    "cultists: upgrade D8 to TP", "cultists: upgrade A1 to TP\nyetis: burn 6. upgrade A8 to TP"
)
EMPTY = FULL + "cultists: upgrade D8 to TP\n"


@pytest.mark.parametrize("words", ["leech 1", "leech 2", "decline 1", "decline 99"])
def test_answers_without_an_offer(words: str) -> None:
    """Offers: nobody answers what was not offered, not even who could gain nothing anyway."""
    assert "are offered nothing" in refused(f"{FULL}yetis: {words} from cultists", ICE)


def test_answers_that_do_not_fit() -> None:
    """Offers: who declines names the power that is offered; who takes may name more than it can gain."""
    assert "offered 1 from witches" in refused(NEIGHBOURS + "darklings: decline 99 from witches")
    assert "offered 1 from cultists" in refused(EMPTY + "yetis: decline 2 from cultists", ICE)
    for words in ("leech", "decline"):
        answered = f"{EMPTY}yetis: {words} 1 from cultists\n"
        assert after(answered + "yetis: pass BON2", ICE).seats[1].passed
        assert "offered nothing" in refused(f"{answered}yetis: {words} 1 from cultists", ICE)


def test_answers_after_acting() -> None:
    """Offers: acting has declined them; converting before makes taking too late, but not declining."""
    assert "offered nothing" in refused(EMPTY + "yetis: pass BON2\nyetis: decline 1 from cultists", ICE)
    converted = NEIGHBOURS + "darklings: convert 1w to 1c\ndarklings: {} 1 from witches"
    assert "offered nothing" in refused(converted.format("leech"))
    assert after(converted.format("decline") + "\ndarklings: dig 1").seats[1].workers == 3


# Nothing to end, nothing to throw away


def test_done_before_acting() -> None:
    """Turns: `done` does not take the place of an action."""
    start = NEIGHBOURS + "darklings: decline 1 from witches\n"
    assert "you must choose an action" in refused(start + "darklings: done")
    assert "you must choose an action" in refused(NEIGHBOURS.rpartition("witches: up")[0] + "witches: done")
    assert after(start + "darklings: dig 1. transform E11\ndarklings: done\ndarklings: done").active == 0


def test_spades_that_are_not_there() -> None:
    """Spades: only as many are thrown away as an action brought, and none that were bought."""
    start = NEIGHBOURS + "darklings: decline 1 from witches\n"
    assert "have 0 spades to throw away" in refused(start + "darklings: -SPADE")
    assert "have 0 spades to throw away" in refused(start + "witches: -SPADE")
    acted = NEIGHBOURS.rpartition("witches: up")[0] + "witches: action BON1. "
    assert "have 1 spades to throw away" in refused(acted + "-2SPADE")
    assert "have 0 spades to throw away" in refused(acted + "-SPADE. -SPADE")
    assert after(acted + "-SPADE\ndarklings: pass BON2").seats[1].passed


def test_bought_spades_are_used() -> None:
    """Facts: paid spades cannot be thrown away."""
    assert "must use the spades" in refused(NEIGHBOURS + "darklings: dig 1. -SPADE")


# Whom the site waits for


DOUBLE = """
setup chaosmagicians
setup witches
witches: build E9
witches: build A10
chaosmagicians: build D4
witches: pass BON4
chaosmagicians: pass BON5
chaosmagicians: upgrade D4 to TP
witches: upgrade E9 to TP
chaosmagicians: upgrade D4 to SH
witches: upgrade A10 to TP
chaosmagicians: burn 4. action ACTC. action ACT4
"""


def test_a_double_turn_with_one_action() -> None:
    """Chaos Magicians: nobody else acts before both actions are taken."""
    assert "asked are: chaosmagicians" in refused(DOUBLE + "witches: pass BON1")
    assert "you must choose an action" in refused(DOUBLE + "chaosmagicians: done")
    assert after(DOUBLE + "chaosmagicians: pass BON1\nwitches: pass BON5").round == 2


def test_passing_with_a_step_to_take() -> None:
    """Facts, turn logic: the next seat acts when nothing owed is left of the seat before it, passed or not."""
    assert "the cultists have passed with a cult step still to take" in refused(
        PASSING + "cultists: pass BON4\nnomads: pass BON5"
    )
    assert after(PASSING + "cultists: pass BON4\ncultists: +EARTH\nnomads: pass BON5").seats[2].passed
