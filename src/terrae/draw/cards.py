"""Cards: those that can be had, in the order in which they come within reach, and those a seat holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Card, Effect, Icon, Scene
from terrae.draw.markup import amounts, disc, part, unit, word_icon
from terrae.draw.spaces import brief, said_in_icons
from terrae.draw.theme import ROMAN

AREAS = ("choices", "cards")
NUMBERED = ("1", "2", "3")  # levels that are written as Roman numerals
SINGLE = 7  # goods that are shown one by one; a higher price is shown in numbers


def painters() -> dict[str, Callable[[Scene], str]]:
    """What paints the cards of each area, by unit, whether there are any or not."""
    return {f"cards:{area}": partial(draw_cards, area=area) for area in AREAS}


def draw_cards(scene: Scene, area: str) -> str:
    found = scene.of(Card, area)
    inner = ""
    if found:
        cards = "".join(draw_card(card) + reach_marks(scene, found[: place + 1]) for place, card in enumerate(found))
        note = scene.text(f"note:{area}")
        inner = f"<h2>{escape(scene.text(f'heading:{area}'))}</h2>"
        inner += (f'<p class="deck">{escape(note)}</p>' if note else "") + f'<ul class="game-cards">{cards}</ul>'
    return unit(f"cards:{area}", "section", "group card-row" if found else "group card-row empty", inner)


def draw_card(card: Card) -> str:
    kinds = " ".join(f"pays-{seat}" for seat in card.payable)
    return f'<li class="{kinds}">{part(card, "div", f"game-card is-{card.state}", face(card))}</li>'


def reach_marks(scene: Scene, cards: list[Card]) -> str:
    """Behind these cards: a line for each seat that reaches the last of them and none further on."""
    last = cards[-1]
    beyond = [card for card in scene.of(Card, last.area) if card not in cards]
    marks = ""
    for seat in last.reach if beyond else ():
        if seat not in beyond[0].reach:
            _, colour = scene.who(seat)
            said = disc(colour, str(seat)) + escape(str(Message("draw.reach", number=len(cards))))
            marks += f'<li class="reach-mark of-seat-{seat}"><span>{said}</span></li>'
    return marks


def face(card: Card) -> str:
    """Kind, level and worth, the name, what it does, what it costs."""
    level = ROMAN[int(card.level) - 1] if card.level in NUMBERED else escape(card.level)
    level = f"<small>{level}</small>" if level else ""
    worth = f'<span class="card-worth">{amounts(card.worth, 15)}</span>' if card.worth else ""
    price = f'<span class="cost">{cost(card.prices)}</span>' if card.prices else ""
    top = f'<span class="kind">{word_icon(card.word, 20)}{level}{worth}</span>'
    return f'{top}<b class="title">{escape(card.name)}</b>{does(card.effects)}{price}'


def cost(prices: list[Icon]) -> str:
    """One sign for each good, as long as they are few."""
    if all(price.text.isdecimal() for price in prices) and sum(int(price.text) for price in prices) <= SINGLE:
        return "".join(word_icon(price.word, 18) * int(price.text) for price in prices)
    return amounts(prices, 17)


def does(effects: list[Effect]) -> str:
    shown = ""
    for effect in effects:
        if effect.icons and said_in_icons([effect]):
            shown += f'<span class="line">{amounts(brief(effect.icons), 14)}</span>'
        else:
            shown += f'<span class="said">{escape(effect.text)}</span>'
    return f'<span class="does">{shown}</span>'


def held(cards: list[Card]) -> str:
    """The cards of a seat, one below the other."""
    shown = ""
    for card in cards:
        side: list[Icon] = [*(card.prices if card.state == "aside" else []), *card.worth]
        top = f'{word_icon(card.word, 16)}<b>{escape(card.name)}</b><span class="card-worth">{amounts(side, 13)}</span>'
        shown += part(
            card, "div", f"held-card is-{card.state}", f'<span class="top-line">{top}</span>{does(card.effects)}'
        )
    return f'<div class="held-cards">{shown}</div>' if shown else ""
