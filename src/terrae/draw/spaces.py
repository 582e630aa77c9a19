"""A space of a landscape: its ground, what it costs and does, who stands there."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.looks import LOOKS
from terrae.core.scene import Effect, Icon, Space, Token
from terrae.draw.markup import THEME, amounts, icon, part, piece, symbol_of, use, word_icon
from terrae.draw.theme import known

FEW, CROWD = 3, 6  # tokens that stand side by side, or close together; more stand closer still
MUCH = 4  # icons on a space, a letter counted as half of one; more stand closer
WIDE = 20  # a space of this size has room for any number of icons


def draw_space(space: Space, extra: str = "") -> str:
    """What stands there comes last, below what is said: nobody covers it."""
    inner = {"land": land, "plate": plate, "detour": detour, "stop": stop}[space.look](space)
    kind = f"space look-{space.look} is-{space.state} size-{space.size}"
    return part(space, "div", f"{kind} {extra}".rstrip(), inner)


def land(space: Space) -> str:
    terrain = THEME.terrain(space.terrain)
    fills = [f"var(--t-{terrain})"] + [f"url(#{name})" for name in (f"pat-{terrain}",) if name in LOOKS.drawings]
    painted = "".join(f'<rect width="100%" height="100%" fill="{fill}"/>' for fill in fills)
    sign = use(f"t-{terrain}", 12, 12, 24, f"t-{terrain}-ink")
    return (
        f'<svg class="ground" aria-hidden="true">{painted}</svg>{content(space)}<span class="lower">'
        f'<svg class="terrain-sign" viewBox="0 0 24 24" aria-hidden="true">{sign}</svg>'
        f"{tokens(space, f't-{terrain}-ink')}</span>"
    )


def plate(space: Space) -> str:
    sign = word_icon(space.word, 22) if space.word else ""
    name = f'<b class="space-name">{escape(space.name)}</b>' if space.name else ""
    return f'{sign}<span class="wording">{name}{content(space)}</span>{tokens(space)}'


def detour(space: Space) -> str:
    return f"{content(space)}{tokens(space)}"


def stop(space: Space) -> str:
    """A number or a name on the path; what it brings at one side, what holds there at the other."""
    badges = "".join(f"<span>{amounts([badge], 13)}</span>" for badge in space.badges)
    marks = f'<span class="badges">{badges}</span>' if badges else ""
    kind = "milestone" if space.name.isdecimal() else "milestone named"
    name = f'<span class="{kind}"><b class="space-name">{escape(space.name)}</b></span>'
    return f"{name}{content(space)}{marks}{tokens(space)}"


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
        found = deeds(space)
        wide = sum(1 + len(item.text) / 2 for items in found for item in items)
        dense = " dense" if wide > MUCH and space.size < WIDE else ""
        lines = "".join(f"<span>{amounts(icons, 15)}</span>" for icons in found)
        return f'<span class="does{dense}">{lines}</span>'
    return f'<span class="does said">{escape(" ".join(effect.text for effect in space.effects))}</span>'


def tokens(space: Space, ring: str = "line-strong") -> str:
    """Who stands there, and rings for those that may still come."""
    shown = "".join(map(draw_token, space.tokens))
    free = f'<circle cx="11" cy="11" r="10" stroke="var(--{ring})"/>'
    shown += f'<svg class="free-place" viewBox="0 0 22 22" aria-hidden="true">{free}</svg>' * space.room
    count = len(space.tokens) + space.room
    crowd = (" crowd" if count > FEW else "") + (" throng" if count > CROWD else "")
    return f'<span class="tokens-here{crowd}">{shown}</span>' if shown else ""


def draw_token(token: Token) -> str:
    if token.piece == "campfire":
        return icon(symbol_of("campfire"), 22, "fire")
    drawn = piece(token.piece, token.colour if token.seat else "", 12, 12, 22)
    return f'<svg class="token-here" viewBox="-1 -1 26 26" aria-hidden="true">{drawn}</svg>'
