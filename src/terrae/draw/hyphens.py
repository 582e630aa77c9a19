"""Hyphens: where a long word of a language that joins words may be broken, if a card is narrower than it."""

from __future__ import annotations

import re

from terrae.core.languages import current

JOINING = ("nl", "de")  # English words that are as long stand apart
SOFT = "\u00ad"  # seen only where a line is broken
LONG = 11  # letters; what is shorter fits
HEAD, TAIL = 4, 5  # letters that stay together at either end of a word
WORD = re.compile(rf"[^\W\d_]{{{LONG},}}")
# A syllable begins with the last of the consonants between two vowels; some letters are one consonant, or one vowel.
ONSET = re.compile(r"(?:sch|ch|ck|ph|qu|[b-df-hj-np-tv-xzß])(?=ij|[aeiouyäöüéëï])", re.IGNORECASE)


def breakable(text: str) -> str:
    """A name with soft hyphens in its long words.

    >>> from terrae.core.languages import speaking
    >>> with speaking("de"):
    ...     breakable("Flaschengeister").replace(SOFT, "-")
    'Flaschen-geister'
    """
    return WORD.sub(lambda word: hyphened(word[0]), text) if current() in JOINING else text


def hyphened(word: str) -> str:
    """A word with a soft hyphen before each syllable that may stand on the next line."""
    places = [onset.start() for onset in ONSET.finditer(word) if HEAD <= onset.start() <= len(word) - TAIL]
    return "".join(f"{SOFT}{letter}" if at in places else letter for at, letter in enumerate(word))
