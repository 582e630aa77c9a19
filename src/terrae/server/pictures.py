"""Pictures of boards as files of their own. An address names what is in its picture, so a browser asks for it once."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache, lru_cache

from litestar import Response, get
from litestar.params import FromPath

from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.scene import Scene
from terrae.draw.crop import busiest
from terrae.draw.standalone import svg
from terrae.draw.theme import THEMES
from terrae.server.assets import digest
from terrae.server.problems import Problem

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


@lru_cache(200)
def picture(name: str, what: str, theme: str) -> Picture:
    """A picture, drawn once."""
    game = find_game(name)
    drawn = busiest(lived_in(name), theme, *WINDOW) if what == SCENERY else svg(begun(game, what), theme, 320)
    content = drawn.encode()
    return Picture(f"/pictures/{name}/{what}.{theme}.{digest(content)}.svg", content)


@cache
def lived_in(name: str) -> Scene:
    """A game in which everybody builds whatever they can."""
    game = find_game(name)
    match = Match(game, seed=SCENERY)
    dice = random.Random(SCENERY)
    while not match.over and match.ply < LIVED_IN:
        moves = match.moves()
        building = [move for move in moves if any(part.startswith("hex:") for part in game.parts(match.state, move))]
        match.play(dice.choice(building or moves))
        match.commit()
    return game.scene(game.view(match.state))


def begun(game: Game, what: str) -> Scene:
    """A game with a value of an option, before anything happened."""
    option, _, value = what.partition("=")
    match = Match(game, game.setting(options={option: value}))
    return game.scene(game.view(match.state))


def known(name: str, what: str, theme: str) -> bool:
    """Is there such a picture? Only what a page shows is ever drawn."""
    if name not in games() or theme not in THEMES:
        return False
    pictured = {f"{option.name}={value}" for option in find_game(name).options for value in option.pictures}
    return what == SCENERY or what in pictured


@get("/pictures/{name:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def shown(name: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A picture under the address that names it, and under no other."""
    what, _, rest = file.removesuffix(".svg").rpartition(".")[0].rpartition(".")
    if not known(name, what, rest) or address(name, what, rest) != f"/pictures/{name}/{file}":
        raise Problem(404, "no-page", "server.no-page")
    headers = {"Cache-Control": FOREVER}
    return Response(picture(name, what, rest).content, media_type="image/svg+xml; charset=utf-8", headers=headers)
