"""Wheels of terrains: few in a circle, many in a line."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from terrae.core.looks import LOOKS
from terrae.core.messages import Message
from terrae.core.scene import Icon, Wheel
from terrae.draw.geometry import number
from terrae.draw.markup import THEME, amounts, ground, part, symbol_of, use, word_icon
from terrae.draw.theme import COINS

SPOKES = 5  # a wheel of more is a line


def wheel(shown: Wheel) -> str:
    """The own terrain first, with the steps to each other one, and the price of a step."""
    return circle(shown) if len(shown.spokes) <= SPOKES else line(shown)


def line(shown: Wheel) -> str:
    """The terrains one after the other, in the order in which they lie round the wheel."""
    home, *others = shown.spokes
    cells = f"<span>{ground(home.terrain, 26)}<b>{Message('draw.home')}</b></span>"
    cells += "".join(f"<span>{ground(spoke.terrain, 26)}<b>{spoke.steps}</b></span>" for spoke in others)
    step, *goods = shown.price
    cells += f'<span class="step">{word_icon(step.word, 17)}<b>{amounts(goods, 11)}</b></span>'
    return part(shown, "div", "wheel terrains", cells)


def circle(shown: Wheel) -> str:
    """The terrains in a circle, the own one on top; the price of a step in the middle."""
    drawn = '<circle cx="64" cy="66" r="43" class="ring-path"/>'
    for place, spoke in enumerate(shown.spokes):
        angle = math.radians(-90 + 360 * place / len(shown.spokes))
        x, y, radius = 64 + 43 * math.cos(angle), 66 + 43 * math.sin(angle), 22 if place == 0 else 17
        terrain = THEME.terrain(spoke.terrain)
        at = f'cx="{number(x)}" cy="{number(y)}"'
        drawn += f'<circle {at} r="{radius}" fill="var(--t-{terrain})"/>'
        if f"pat-{terrain}" in LOOKS.drawings:
            drawn += f'<circle {at} r="{radius}" fill="url(#pat-{terrain})"/>'
        drawn += f'<circle class="clearing" {at} r="{number(radius * 0.75)}" fill="var(--t-{terrain})"/>'
        drawn += f'<circle class="stop" {at} r="{radius}"/>'
        drawn += use(f"t-{terrain}", x, y, radius * 1.2, f"t-{terrain}-ink")
        if place:
            by_x, by_y = 64 + 62 * math.cos(angle), 66 + 62 * math.sin(angle)
            drawn += f'<circle class="badge" cx="{number(by_x)}" cy="{number(by_y)}" r="8"/>'
            drawn += f'<text x="{number(by_x)}" y="{number(by_y + 4)}">{spoke.steps}</text>'
    drawn += step_price(shown.price)
    return part(shown, "div", "wheel", f'<svg viewBox="-8 -2 144 130" aria-hidden="true">{drawn}</svg>')


def step_price(price: list[Icon]) -> str:
    """The sign of a step and what one costs; coins have the number on them, other goods beside them."""
    step, *goods = price
    sign = symbol_of(step.word)
    ink = "" if step.word in COINS else "ink-2"
    if not goods:
        return use(sign, 64, 66, 20, ink)
    if len(goods) == 1 and goods[0].word == "money":
        drawn = use(sign, 57, 66, 17, "ink-2") + use("r-coin", 74, 67, 16)
        return f'{drawn}<text class="on-coin" fill="var(--money-ink)" x="74" y="71">{escape(goods[0].text)}</text>'
    drawn = use(sign, 64, 57, 18, ink)
    for place, good in enumerate(goods):
        x = 64 + (place - (len(goods) - 1) / 2) * 26
        drawn += f'<text x="{number(x - 7)}" y="79">{escape(good.text)}</text>'
        drawn += use(symbol_of(good.word), x + 6, 75, 14)
    return drawn
