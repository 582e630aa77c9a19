"""Parts: where on the picture of the table each move is clicked."""

from __future__ import annotations

from collections.abc import Callable

from terrae.board.wide import members
from terrae.core.moves import Move, Verb
from terrae.core.voice import asked, target
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.conversion import CONVERT, RATES
from terrae.games.terra_mystica.rules.cults import LOWER, SEND, SENDS, free_place
from terrae.games.terra_mystica.rules.special import POWERS, USE
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.tracks import ADVANCE
from terrae.games.terra_mystica.words.names import GOODS, place_name, place_of

TRACKS = ("shipping", "digging")  # by the target of `advance`
PROMPT = "prompt"


def _send(state: Mystica, move: Move) -> str:
    """A place for priests that stay, or the one for those that go back."""
    cult = int(move.at) // SENDS
    steps = SENDS - int(move.at) % SENDS
    place = int(free_place(state, cult, steps)) if steps > 1 else -1
    return f"cult:{CULTS[cult]}:place:{place}" if place >= 0 else f"cult:{CULTS[cult]}:back"


def _convert(state: Mystica, move: Move) -> str:
    """What is given away."""
    given = RATES[move.at].given
    if given.power:
        return "bowls:{seat}"
    return "amount:{seat}/" + next(name for name in GOODS if getattr(given, name))


def _action(state: Mystica, move: Move) -> str:
    return "action:{target}" if move.at < POWERS else "seat:{seat}:action:{target}"


# By verb: the part that stands for a move, where the pattern that the verb carries does not say it.
WHERE: dict[Verb, Callable[[Mystica, Move], str]] = {
    SEND: _send,
    ADVANCE: lambda state, move: "track:{seat}/" + TRACKS[move.at],
    USE: _action,
    LOWER: lambda state, move: f"cult:{CULTS[move.at % len(CULTS)]}",
    CONVERT: _convert,
}


def where(state: Mystica, move: Move) -> str:
    """The part that stands for a move, as a pattern for the seat that is asked."""
    if move.verb in WHERE:
        return WHERE[move.verb](state, move)
    return PROMPT if move.at == move.verb.beside else move.verb.part or PROMPT


def concerns(state: Mystica, seat: int) -> list[str]:
    """Who offers power with which structure, and what stands beside it."""
    found: list[str] = []
    for offer in state.seats[seat].offers:
        beside = members(state.near[offer.at] & state.seats[seat].structures)
        found += [f"hex:{place_name(state, at)}" for at in (int(offer.at), *beside)]
        found.append(f"seat:{int(offer.builder) + 1}")
    return list(dict.fromkeys(found))


def parts(state: Mystica, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    number = int(asked(state, seat).seat) + 1
    return [where(state, move).format(seat=number, place=place_of(move), target=target(move))]
