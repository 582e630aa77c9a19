"""A board of bands, and cards: each band is a unit, and so are the cards that can be bought."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from terrae.core.looks import LOOKS
from terrae.core.scene import Band, Card, Effect, Icon, Scene, Space, Token
from terrae.draw.markup import THEME, amounts, icon, part, piece, symbol_of, unit, use, word_icon
from terrae.draw.theme import ROMAN, known

AREAS = ("choices", "cards")
TOKEN = 24
NUMBERED = ("1", "2", "3")  # levels that are written as Roman numerals


def units(scene: Scene) -> dict[str, str]:
    """Every band, and the cards of each area, whether there are any or not."""
    if not scene.of(Band):
        return {}
    found = {band.id: draw_band(scene, band) for band in scene.of(Band)}
    found.update({f"cards:{area}": draw_cards(scene, area) for area in AREAS})
    return found


def board(scene: Scene, drawn: dict[str, str]) -> str:
    """The bands in their places."""
    return f'<div class="bands">{"".join(drawn[band.id] for band in scene.of(Band))}</div>'


def draw_band(scene: Scene, band: Band) -> str:
    """A name, then the spaces, in lines that may stand side by side."""
    spaces = [space for space in scene.of(Space) if space.band == band.id]
    lines = ""
    for number in sorted({space.line for space in spaces}):
        inner = "".join(draw_space(space) for space in spaces if space.line == number)
        lines += f'<div class="band-line">{inner}</div>'
    note = f"<span>{escape(band.note)}</span>" if band.note else ""
    kind = f"band {band.look} {band.state}{'' if spaces else ' empty'}"
    label = f' role="group" aria-label={quoteattr(band.label)}'
    return unit(
        band.id, "section", kind, f'<h3>{escape(band.name)}{note}</h3><div class="band-lines">{lines}</div>', label
    )


def draw_space(space: Space) -> str:
    ground = ""
    if space.look == "land":
        terrain = THEME.terrain(space.terrain)
        fills = [f"var(--t-{terrain})"] + [f"url(#{name})" for name in (f"pat-{terrain}",) if name in LOOKS.drawings]
        painted = "".join(f'<rect width="100%" height="100%" fill="{fill}"/>' for fill in fills)
        ground = f'<svg class="ground" aria-hidden="true">{painted}</svg>'
        ground += '<svg class="terrain-sign" viewBox="0 0 24 24" aria-hidden="true">'
        ground += f"{use(f't-{terrain}', 12, 12, 24, f't-{terrain}-ink')}</svg>"
    name = f'<b class="space-name">{escape(space.name)}</b>' if space.name else ""
    kind = f"space look-{space.look} is-{space.state} size-{min(40, space.size)}"
    return part(space, "div", kind, f"{ground}{name}{content(space)}{tokens(space)}")


def deeds(space: Space) -> list[list[Icon]]:
    """The icons of each effect of a space; what it costs stands before the first."""
    found = [brief(effect.icons) for effect in space.effects]
    return [[*space.prices, *(found[0] if found else [])], *found[1:]]


def brief(icons: list[Icon]) -> list[Icon]:
    """Gains without their sign: on a space it is plain that they are gains."""
    return [Icon("" if icon.text == "+1" else icon.text.removeprefix("+"), icon.word) for icon in icons]


def said_in_icons(effects: list[Effect]) -> bool:
    return all(effect.icons and known(effect.icons) for effect in effects)


def content(space: Space) -> str:
    """What a space costs and does: as icons where they say it all, otherwise as words."""
    if not space.prices and not space.effects:
        return ""
    if said_in_icons(space.effects):
        return f'<span class="does">{"".join(f"<span>{amounts(icons, 15)}</span>" for icons in deeds(space))}</span>'
    return f'<span class="does said">{escape(" ".join(effect.text for effect in space.effects))}</span>'


def tokens(space: Space) -> str:
    """Who stands there, and rings for those that may still come."""
    shown = "".join(draw_token(token) for token in space.tokens)
    ring = f"t-{THEME.terrain(space.terrain)}-ink" if space.look == "land" else "line-strong"
    free = f'<circle cx="11" cy="11" r="10" stroke="var(--{ring})"/>'
    shown += f'<svg class="free-place" viewBox="0 0 22 22" aria-hidden="true">{free}</svg>' * space.room
    crowd = " crowd" if len(space.tokens) > 3 else ""
    return f'<span class="tokens-here{crowd}">{shown}</span>' if shown else ""


def draw_token(token: Token) -> str:
    if token.piece == "campfire":
        return icon(symbol_of("campfire"), TOKEN - 2, "fire")
    drawn = piece(token.piece, token.colour if token.seat else "", 12, 12, 22)
    return f'<svg class="token-here" viewBox="-1 -1 26 26" aria-hidden="true">{drawn}</svg>'


# Cards


def draw_cards(scene: Scene, area: str) -> str:
    found = scene.of(Card, area)
    head = scene.text(f"heading:{area}")
    inner = ""
    if found:
        cards = "".join(f"<li>{part(card, 'div', f'game-card is-{card.state}', face(card))}</li>" for card in found)
        inner = f'<h2>{escape(head)}</h2><ul class="game-cards">{cards}</ul>'
    return unit(f"cards:{area}", "section", "group card-row" if found else "group card-row empty", inner)


def face(card: Card) -> str:
    """Kind, level and worth, the name, what it does, what it costs."""
    level = ROMAN[int(card.level) - 1] if card.level in NUMBERED else escape(card.level)
    level = f"<small>{level}</small>" if level else ""
    worth = f'<span class="card-worth">{amounts(card.worth, 15)}</span>' if card.worth else ""
    price = f'<span class="cost">{amounts(card.prices, 17)}</span>' if card.prices else ""
    top = f'<span class="kind">{word_icon(card.word, 20)}{level}{worth}</span>'
    return f'{top}<b class="title">{escape(card.name)}</b>{does(card.effects)}{price}'


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
