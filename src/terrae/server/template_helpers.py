"""What every template may use: words of the messages, symbols, and the texts that the page's scripts show."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup

from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.messages import LANGUAGE, Message
from terrae.core.messages import templates as all_words
from terrae.draw import markup, units

SCENERY = 90  # moves after which a board looks lived in
SCRIPTS = "script."  # messages under this prefix travel to the page


def say(key: str, **values: object) -> str:
    """The words of a message."""
    return str(Message(f"page.{key}", **values))


@cache
def texts() -> dict[str, str]:
    """What the scripts say, by key without the prefix."""
    return {key[len(SCRIPTS) :]: text for key, text in all_words(LANGUAGE).items() if key.startswith(SCRIPTS)}


def data_block(id: str, data: object) -> Markup:
    """Data for the scripts of a page: nothing in it can end the element it stands in."""
    text = msgspec.json.encode(data).decode()
    text = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    return Markup(f'<script type="application/json" id="{id}">{text}</script>')


def icon(symbol: str, size: float = 18, extra: str = "") -> Markup:
    return Markup(markup.icon(markup.symbol_of(symbol), size, extra))


def disc(colour: str, text: str = "") -> Markup:
    return Markup(markup.disc(colour, text))


@cache
def scenery(name: str) -> Markup:
    """A board of this title to look at: a game in which everybody builds whatever they can."""
    game = find_game(name)
    match = Match(game, seed="scenery")
    dice = random.Random("scenery")
    while not match.over and match.ply < SCENERY:
        moves = match.moves()
        building = [move for move in moves if any(part.startswith("hex:") for part in game.parts(match.state, move))]
        match.play(dice.choice(building or moves))
        match.commit()
    scene = game.scene(game.view(match.state))
    drawn = units.board(scene, units.paint(scene))
    for id in set(re.findall(r' id="([^"]+)"', drawn)):  # several boards stand on one page
        drawn = drawn.replace(f' id="{id}"', f' id="{id}-{name}"').replace(f"url(#{id})", f"url(#{id}-{name})")
    return Markup(drawn.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1))


def template_globals() -> dict[str, Any]:
    """The names that templates know."""
    return {
        "say": say,
        "icon": icon,
        "disc": disc,
        "data_block": data_block,
        "texts": texts,
        "scenery": scenery,
        "signs": markup.amount_symbols,
        "symbols": lambda: Markup(markup.symbols()),
    }
