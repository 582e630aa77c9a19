"""User names: one line of letters and digits, found again however they are typed, and none that looks like another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from terrae.server.problems import Problem

SHORTEST, LONGEST = 2, 24
SHAPE = re.compile(r"[^\W_](?:[\w.-]*[^\W_])?")  # letters and digits, between them also . - _
KEPT = ("admin", "administrator", "moderator", "terrae", "guest", "bot", "system", "server", "nobody", "everybody")
PROFILE = get_profile("UsernameCaseMapped")  # RFC 8265
SHOWN = get_profile("UsernameCasePreserved")


@dataclass(frozen=True)
class UserName:
    """A name as it is shown, as it is looked for, and what it cannot be told from by eye.

    >>> read_name("Ａnke").shown, read_name("ANKE").canon
    ('Anke', 'anke')
    >>> read_name("Ivan").look == read_name("lvan").look
    True
    """

    shown: str
    canon: str
    look: str


def read_name(text: str) -> UserName:
    """A name that an account may have."""
    name = plain(text)
    if name is None or not SHORTEST <= len(name.shown) <= LONGEST or not SHAPE.fullmatch(name.shown):
        raise Problem(422, "bad-name", "server.bad-user-name", field="name", least=SHORTEST, most=LONGEST)
    if name.canon in KEPT:
        raise Problem(409, "name-taken", "server.user-name-taken", field="name")
    return name


def plain(text: str) -> UserName | None:
    """What somebody typed as a name; nothing if nobody can be called so."""
    try:
        shown, canon = str(SHOWN.enforce(text.strip())), str(PROFILE.enforce(text.strip()))
    except UnicodeEncodeError:
        return None
    return UserName(shown, canon, "".join(map(simplest, shown)).casefold())


@cache
def simplest(letter: str) -> str:
    """The sign that stands for all that look like this one (Unicode, confusables): it lists them, they list it."""
    alike = looks_like(letter)
    if len(alike) != 1:
        return letter
    return alike[0] if len(looks_like(alike[0])) > 1 else min(letter, alike[0])


def looks_like(letter: str) -> list[str]:
    return [found["c"] for found in confusables_data.get(letter, ()) if len(found["c"]) == 1]
