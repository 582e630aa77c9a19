"""Parts: where on the picture of the table each move is clicked."""

from __future__ import annotations

from terrae.core.moves import Move
from terrae.core.voice import asked, target
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.conversion import RATES
from terrae.games.terra_mystica.rules.cults import SENDS, free_place
from terrae.games.terra_mystica.rules.priests import KEEP
from terrae.games.terra_mystica.rules.special import POWERS
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.words.names import GOODS, place_of

# By verb: the part that stands for its moves; the others are chosen beside the question.
AT: dict[str, str] = {
    "build": "hex:{place}",
    "upgrade": "hex:{place}",
    "transform": "hex:{place}",
    "bridge": "bridge:{place}",
    "connect": "hex:{place}",
    "landscape": "hex:{place}",
    "land-bridge": "hex:{place}",
    "dig": "wheel:{seat}",
    "burn": "bowls:{seat}",
    "gain": "bowls:{seat}",
    "+FAV": "tile:favour-FAV{target}",
    "+TW": "tile:town-TW{target}",
    "+": "cult:{target}",
    "+2": "cult:{target}",
    "top": "cult:{target}",
    "pick-color": "terrain:{target}",
    "setup": "faction:{target}",
    "draw seat": "seat:{target}",
}
TRACKS = ("shipping", "digging")  # by the target of `advance`
PROMPT = "prompt"


def _send(state: Mystica, move: Move) -> str:
    """A place for priests that stay, or the one for those that go back."""
    cult = int(move.at) // SENDS
    steps = SENDS - int(move.at) % SENDS
    place = int(free_place(state, cult, steps)) if steps > 1 else -1
    return f"cult:{CULTS[cult]}:place:{place}" if place >= 0 else f"cult:{CULTS[cult]}:back"


def _convert(move: Move) -> str:
    """What is given away."""
    given = RATES[move.at].given
    if given.power:
        return "bowls:{seat}"
    return "amount:{seat}/" + next(name for name in GOODS if getattr(given, name))


def where(state: Mystica, move: Move) -> str:
    """The part that stands for a move, as a pattern for the seat that is asked."""
    verb = move.verb.word
    if verb == "send":
        return _send(state, move)
    if verb == "advance":
        return "track:{seat}/" + TRACKS[move.at]
    if verb == "action":
        return "action:{target}" if move.at < POWERS else "seat:{seat}:action:{target}"
    if verb == "pass":
        return "tile:bonus-{target}" if move.at else PROMPT
    if verb == "-":
        return f"cult:{CULTS[move.at % len(CULTS)]}"
    if verb == "convert":
        return _convert(move)
    if verb == "gift":
        return "cult:{target}" if move.at else PROMPT
    if verb == "tokens":
        return PROMPT if move.at else "bowls:{seat}"
    if verb == "unlock-terrain":
        return PROMPT if move.at == KEEP else "terrain:{target}"
    return AT.get(verb, PROMPT)


def parts(state: Mystica, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    number = int(asked(state, seat).seat) + 1
    return [where(state, move).format(seat=number, place=place_of(move), target=target(move))]
