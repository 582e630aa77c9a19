"""Cards: those that can be bought side by side, those of a seat one below the other."""

from __future__ import annotations

from terrae.core.scene import Card, Effect, Icon, Scene, Text
from terrae.draw.lettering import fit, wrap
from terrae.draw.sheet import SMALL, Line, Sheet, known

GAP = 5.0
CARD = 132.0
LEADING = 13.0
ROMAN = {"1": "I", "2": "II", "3": "III"}
Panel = tuple[str, float]


def brief(icons: list[Icon]) -> list[Icon]:
    """Gains without their sign: on a space it is plain that they are gains."""
    return [Icon("" if icon.text == "+1" else icon.text.removeprefix("+"), icon.word) for icon in icons]


def said_in_icons(effects: list[Effect]) -> bool:
    return all(effect.icons and known(effect.icons) for effect in effects)


def flow(
    sheet: Sheet, groups: list[list[Icon]], room: float, size: float, fill: str = "ink", apart: float = 0
) -> list[Line]:
    """Icons in as many lines as they need; a group that would be broken begins a line of its own."""
    lines = [Line(sheet, size, fill, 4)]
    for icons in groups:
        whole = Line(sheet, size, fill, 4)
        for icon in icons:
            whole.amount(icon)
        if lines[-1].items:
            if lines[-1].width + whole.width + 8 + apart > room:
                lines.append(Line(sheet, size, fill, 4))
            elif apart:
                lines[-1].space(apart)
        for icon in icons:
            alone = Line(sheet, size, fill, 4).amount(icon)
            if lines[-1].items and lines[-1].width + alone.width + 4 > room:
                lines.append(alone)
            else:
                lines[-1].amount(icon)
    return [line for line in lines if line.items]


def cards(sheet: Sheet, scene: Scene, x: float, y: float, wide: float, area: str = "cards") -> Panel:
    """Cards side by side: kind and worth, name, what they do, what they cost."""
    found = scene.of(Card, area)
    if not found:
        return "", 0
    drawn, high = "", 0.0
    head = scene.find(f"heading:{area}")
    if isinstance(head, Text):
        words = fit(head.text, wide - 4, SMALL + 0.5, 650)
        drawn, high = sheet.part(head, sheet.text(x + 2, y + 7, words, SMALL + 0.5, 650, "ink-3")), 20.0
    per_row = max(1, min(len(found), 8, int((wide + GAP) // 128)))
    room = (wide - GAP * (per_row - 1)) / per_row
    for place, card in enumerate(found):
        down, across = divmod(place, per_row)
        left, top = x + across * (room + GAP), y + high + down * (CARD + GAP)
        drawn += sheet.part(
            card, card_face(sheet, card, left, top, room) + sheet.ring(card.id, left, top, room, CARD, 10)
        )
    rows = -(-len(found) // per_row)
    return drawn, high + rows * (CARD + GAP) - GAP


def card_face(sheet: Sheet, card: Card, x: float, y: float, wide: float) -> str:
    far = card.state in ("far", "used")
    fill = "ink-3" if far else "ink"
    drawn = sheet.box(x, y, wide, CARD, 10, "surface" if far else "raised", "line" if far else "line-strong")
    drawn += sheet.icon(card.word, x + 17, y + 17, 21, "", fill)
    drawn += sheet.text(x + 31, y + 17, ROMAN.get(card.level, card.level), SMALL, 600, "ink-3")
    worth = Line(sheet, 15, fill)
    for icon in card.worth:
        worth.amount(icon)
    drawn += worth.draw(x + wide - 9, y + 17, "end")
    at = y + 39
    for line in wrap(card.name, wide - 16, 13, 600)[:2]:
        drawn += sheet.text(x + 8, at, line, 13, 600, fill, title=True)
        at += 16
    drawn += card_effects(sheet, card.effects, x + 8, y + 66, wide - 14)
    drawn += sheet.rule(x + 8, y + CARD - 27, wide - 16)
    price = Line(sheet, 14, fill, 4)
    for icon in card.prices:
        price.amount(icon)
    return drawn + price.draw(x + 8, y + CARD - 13)


def card_effects(sheet: Sheet, effects: list[Effect], x: float, y: float, room: float) -> str:
    """As icons if they fit into two lines, otherwise as words."""
    if effects and said_in_icons(effects):
        lines = [line for effect in effects for line in flow(sheet, [brief(effect.icons)], room, 12.5)]
        if len(lines) <= 2:
            return "".join(line.draw(x, y + 9 + 19 * place) for place, line in enumerate(lines))
    words = wrap(" ".join(effect.text for effect in effects), room, SMALL)
    if len(words) > 3:
        words = [*words[:2], fit(words[2] + " …", room, SMALL)]
    return "".join(sheet.text(x, y + 6 + 13 * place, line, SMALL, 400, "ink-2") for place, line in enumerate(words))


def held_card(sheet: Sheet, card: Card, x: float, y: float, wide: float) -> Panel:
    """A card in few lines: kind and name, worth at the right, then what it does."""
    used = card.state in ("used", "aside")
    fill = "ink-3" if used else "ink"
    worth = Line(sheet, 12.5, fill)
    for icon in [*(card.prices if card.state == "aside" else []), *card.worth]:
        worth.amount(icon)
    inner = sheet.icon(card.word, x + 13, y + 12, 15, "", fill)
    inner += sheet.text(x + 25, y + 12, fit(card.name, wide - 40 - worth.width, 12.5, 600), 12.5, 600, fill)
    inner += worth.draw(x + wide - 7, y + 12, "end")
    high = 24.0
    if card.effects and said_in_icons(card.effects):
        for effect in card.effects:
            for line in flow(sheet, [brief(effect.icons)], wide - 34, 12, fill):
                inner += line.draw(x + 25, y + high + 6)
                high += 17
    else:
        for words in wrap(" ".join(effect.text for effect in card.effects), wide - 34, SMALL):
            inner += sheet.text(x + 25, y + high + 4, words, SMALL, 400, "ink-2")
            high += LEADING
    box = sheet.box(x, y, wide, high + 3, 7, "none" if used else "raised", "line")
    if card.state == "used":
        inner += sheet.tick(x + wide - 7, y + 2)
    return box + inner, high + 3
