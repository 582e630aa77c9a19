"""Settings: what the header of a script says, as seats and options of the title."""

from __future__ import annotations

from terrae.core.errors import TerraeError
from terrae.core.foreign import Mismatch
from terrae.core.game import Game, Setting, guess
from terrae.games.terra_mystica.rules.box import ROUNDS, Box
from terrae.games.terra_mystica.snellman.script import Entry, Script

SWITCHES = (
    "errata-cultist-power",
    "mini-expansion-1",
    "shipping-bonus",
    "temple-scoring-tile",
    "variable-turn-order",
    "strict-leech",
    "strict-darkling-sh",
    "strict-chaosmagician-sh",
    "fire-and-ice-factions/ice",
    "fire-and-ice-factions/volcano",
)  # options of the same name here
VARIABLE = "fire-and-ice-factions/variable"
VARIABLES = {VARIABLE: "original", **{f"{VARIABLE}_{name}": name for name in ("v2", "v3", "v4", "v5")}}
FINAL = "fire-and-ice-final-scoring"  # a tile is named besides
ORDER = "loose-cultist-ordering"
# Nothing of the rules depends on these, or they only keep the site from refusing what it refused later.
IGNORED = (
    "email-notify",
    "maintain-player-order",
    "fire-and-ice-factions",
    "loose-adjust-resource",
    "loose-build-after-dig",
    "loose-convert-phase",
    "loose-cult-loss",
    "loose-dig",
    "loose-engineer-bridge",
    "loose-lose-cult",
    "loose-multi-spade",
    "loose-bridge-adjacency",
    "loose-done",
    "manual-fav5",
    "merge-income-phases",
    "shapeshifter-fix-playtest-v1",
)
KNOWN = (*SWITCHES, *VARIABLES, FINAL, ORDER, *IGNORED)
# What the site lets everybody do.
LOOSE = (
    "early-points", "build-elsewhere", "idle-actions", "stacked-bridges", "late-choices", "spade-order", "any-terrain",
)  # fmt: skip


def setting_of(script: Script, game: Game) -> Setting:
    """The setting that a header describes."""
    box = game.components()
    assert isinstance(box, Box)
    seats = count_seats(script, game)
    options = switches(script)
    options["map"], options["points"] = find_map(script, box)
    options["scoring-tiles"] = round_tiles(script, box, options)
    options["bonus-cards"] = bonus_cards(script, box, options, seats)
    options["final-scoring"] = final_tile(script, box)
    try:
        return game.setting(seats, options)
    except TerraeError as error:
        raise Mismatch(
            "terra-mystica.ledger.setting", line=1, field="setting", expected="", found="", reason=error.message
        ) from None


def count_seats(script: Script, game: Game) -> int:
    """As many seats as factions are set up."""
    seats = len(script.factions)
    line = script.factions[-1].line if script.factions else script.last_line
    if not game.fewest <= seats <= game.most:
        raise Mismatch(
            "terra-mystica.ledger.seats",
            line=line,
            field="seats",
            expected=f"{game.fewest} to {game.most}",
            found=seats,
        )
    if script.players and len(script.players) != seats:
        raise Mismatch(
            "terra-mystica.ledger.players", line=line, field="seats", expected=len(script.players), found=seats
        )
    return seats


def switches(script: Script) -> dict[str, str]:
    """Options that are on or off. What a header does not name is off."""
    named = {entry.word.lower() for entry in script.options}
    for entry in script.options:
        if entry.word.lower() not in KNOWN:
            raise unknown("terra-mystica.ledger.option", "option", entry, list(KNOWN))
    loose = [*LOOSE, *([ORDER] if ORDER in named else [])]
    if any(command.verb == "drop" for row in script.rows for command in row.commands):
        loose.append("resign")
    options = {name: "on" if name in named else "off" for name in SWITCHES}
    options[VARIABLE] = next((value for name, value in VARIABLES.items() if name in named), "off")
    options["loose"] = ",".join(loose)
    return options


def find_map(script: Script, box: Box) -> tuple[str, str]:
    """The map of an id of the site, and the starting points that go with the id."""
    if script.land is None or script.land.word.lower() == "original":
        return "base", "20"
    for name, land in box.maps.items():
        points = land.site.get(script.land.word.lower())
        if points is not None:
            return name, points or "20"
    known = [f"{identity} ({name})" for name, land in box.maps.items() for identity in land.site]
    raise unknown("terra-mystica.ledger.map", "map", script.land, known)


def round_tiles(script: Script, box: Box, options: dict[str, str]) -> str:
    """The tiles of all rounds, in order."""
    known = [tile.name for tile in box.round_tiles if not tile.option or options[tile.option] == "on"]
    left = list(known)
    for entry in script.tiles:
        if entry.word not in known:
            raise unknown("terra-mystica.ledger.tile", "tile", entry, known)
        if entry.word not in left:
            raise unknown("terra-mystica.ledger.tile-twice", "tile", entry, left)
        left.remove(entry.word)
    if len(script.tiles) != ROUNDS:
        line = script.tiles[-1].line if script.tiles else script.last_line
        found = len(script.tiles)
        raise Mismatch("terra-mystica.ledger.tiles", line=line, field="tiles", expected=ROUNDS, found=found)
    return ",".join(entry.word for entry in script.tiles)


def bonus_cards(script: Script, box: Box, options: dict[str, str], seats: int) -> str:
    """The cards that are not removed."""
    cards = [card.name for card in box.bonus_cards if not card.option or options[card.option] == "on"]
    known = list(cards)
    for entry in script.removed:
        if entry.word.upper() not in known:
            raise unknown("terra-mystica.ledger.card", "card", entry, known)
        if entry.word.upper() not in cards:
            raise unknown("terra-mystica.ledger.card-twice", "card", entry, cards)
        cards.remove(entry.word.upper())
    wanted = seats + int(box.spare_bonus_cards)
    if len(cards) != wanted:
        line = script.removed[-1].line if script.removed else script.last_line
        removed = len(script.removed)
        raise Mismatch(
            "terra-mystica.ledger.cards", line=line, field="cards", expected=len(known) - wanted, found=removed
        )
    return ",".join(cards)


def final_tile(script: Script, box: Box) -> str:
    """The extra final tile, if there is one."""
    known = [tile.name for tile in box.final_tiles]
    for entry in script.final:
        if entry.word.lower() not in known:
            raise unknown("terra-mystica.ledger.final", "final tile", entry, known)
    if len(script.final) > 1:
        raise unknown("terra-mystica.ledger.finals", "final tile", script.final[1], [script.final[0].word])
    return script.final[0].word.lower() if script.final else "none"


def unknown(key: str, field: str, entry: Entry, known: list[str]) -> Mismatch:
    """A word that is not known there."""
    return Mismatch(
        key,
        line=entry.line,
        field=field,
        expected=", ".join(known),
        found=entry.word,
        guess=guess(entry.word.lower(), known),
    )
