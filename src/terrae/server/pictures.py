"""Pictures of boards as files of their own. An address names what is in its picture, so a browser asks for it once."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from terrae.core.game import Game, find_game, games
from terrae.core.keeping import kept_by_language
from terrae.core.languages import NAMES, current, speaking
from terrae.core.match import Match
from terrae.draw.crop import busiest
from terrae.draw.standalone import svg
from terrae.draw.theme import THEMES
from terrae.server.assets import digest
from terrae.server.problems import Problem

FILE = re.compile(r"(.+)\.(\w+)\.(\w+)\.\w+\.svg")  # what, theme, language, digest
SCENERY = "scenery"
LIVED_IN = 160  # moves after which a board looks lived in
WINDOW = (430.0, 215.0)  # what a card shows of a board, in the units of a hex of 40
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Picture:
    """A drawing and where it is found."""

    address: str
    content: bytes


def address(name: str, what: str, theme: str) -> str:
    """Where a picture of a title is found: its scenery, or the board that an option gives, as `OPTION=VALUE`."""
    return picture(name, what, theme).address


@kept_by_language(600)
def picture(name: str, what: str, theme: str) -> Picture:
    """A picture, drawn once."""
    game = find_game(name)
    match = lived_in(name) if what == SCENERY else begun(game, what)
    scene = game.scene(game.view(match.state))
    drawn = busiest(scene, theme, *WINDOW) if what == SCENERY else svg(scene, theme, 320)
    content = drawn.encode()
    return Picture(f"/pictures/{name}/{what}.{theme}.{current()}.{digest(content)}.svg", content)


@cache
def lived_in(name: str) -> Match:
    """A game in which everybody builds whatever they can."""
    game = find_game(name)
    match = Match(game, seed=SCENERY)
    dice = random.Random(SCENERY)
    while not match.over and match.ply < LIVED_IN:
        moves = match.moves()
        building = [move for move in moves if any(part.startswith("hex:") for part in game.parts(match.state, move))]
        match.play(dice.choice(building or moves))
        match.commit()
    return match


def begun(game: Game, what: str) -> Match:
    """A game with a value of an option, before anything happened."""
    option, _, value = what.partition("=")
    return Match(game, game.setting(options={option: value}))


def known(name: str, what: str, theme: str) -> bool:
    """Is there such a picture? Only what a page shows is ever drawn."""
    if name not in games() or theme not in THEMES:
        return False
    pictured = {f"{option.name}={value}" for option in find_game(name).options for value in option.pictures}
    return what == SCENERY or what in pictured


@get("/pictures/{name:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def shown(name: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A picture under the address that names it, and under no other."""
    what, theme, language = parts.groups() if (parts := FILE.fullmatch(file)) else ("", "", "")
    with speaking(language if language in NAMES else current()):
        if not known(name, what, theme) or address(name, what, theme) != f"/pictures/{name}/{file}":
            raise Problem(404, "no-page", "server.no-page")
        content = picture(name, what, theme).content
    headers = {"Cache-Control": FOREVER}
    return Response(content, media_type="image/svg+xml; charset=utf-8", headers=headers)
