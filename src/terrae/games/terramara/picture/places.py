"""Bands, tokens and who stands where: what the rows and the paths of the board are both made of."""

from __future__ import annotations

from terrae.core.scene import Band, Token
from terrae.games.terramara.picture.captions import View, name_of, owner, say


def band(key: str, name: str, *, area: str = "board", note: str = "", **looks: str) -> Band:
    """A band with its name; looks are the other fields of a band."""
    label = f"{name}, {note}" if note else name
    return Band(id=f"band:{key}", area=area, label=label, name=name, note=note, **looks)


def token(view: View, piece: str, seat: int) -> Token:
    """A piece of a seat; those of neutral players are nobody's."""
    return Token(piece, max(seat, 0), str(owner(view, seat)["colour"]) if seat > 0 else "")


def standing(view: View, label: str, tokens: list[Token], others: list[str] | None = None) -> str:
    """A label, and who stands there."""
    names = [name_of(owner(view, number)) for number in dict.fromkeys(one.seat for one in tokens if one.seat)]
    names += others or []
    return say("stands", label=label, names=", ".join(names)) if names else label
