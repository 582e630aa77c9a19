"""Labels: what a legal move does, in words."""

from __future__ import annotations

from collections.abc import Callable

from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.voice import asked, target
from terrae.games.terra_mystica.rules.action import DONE
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, WHEEL
from terrae.games.terra_mystica.rules.building import BUILD, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import BURN
from terrae.games.terra_mystica.rules.cults import LOWER, SEND, SENDS, free_place
from terrae.games.terra_mystica.rules.digging import leaps
from terrae.games.terra_mystica.rules.homes import PICK
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import LEECH, OFFERS, Answers
from terrae.games.terra_mystica.rules.seat import NONE
from terrae.games.terra_mystica.rules.setup import FACTION, FirstCard, PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM, CultSpades
from terrae.games.terra_mystica.rules.special import POWERS, USE
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import PASS, Turn, used
from terrae.games.terra_mystica.words.case import Case
from terrae.games.terra_mystica.words.names import VOICE, verb
from terrae.games.terra_mystica.words.values import VALUES, gain, offer_meant, offered

Occasion = Callable[[Case], str]


def _build(case: Case) -> str:
    if case.at == NONE or isinstance(case.decision, PlaceDwelling):
        return "first"
    return "jump" if leaps(case.state, case.seat, case.at) else ""


def _transform(case: Case) -> str:
    if case.at == NONE or isinstance(case.decision, CultSpades):
        return ""
    if case.seat.faction.made_with:
        return "made"
    return "jump" if leaps(case.state, case.seat, case.at) else ""


def _send(case: Case) -> str:
    steps = SENDS - int(case.move.at) % SENDS
    return "" if steps > 1 and free_place(case.state, case.move.at // SENDS, steps) >= 0 else "back"


def _pass(case: Case) -> str:
    if not case.move.at:
        return "last"
    return "first" if isinstance(case.decision, FirstCard) else ""


def _leech(case: Case) -> str:
    if offer_meant(case) is None:
        return ""
    if gain(case) < offered(case):
        return "part" if gain(case) > 1 else "part-free"
    return "paid" if gain(case) > 1 else ""


def _offers(case: Case) -> str:
    if case.move.at < 2:
        return target(case.move)
    return "up-to" if case.move.at > 2 else "free"


def _done(case: Case) -> str:
    if isinstance(case.decision, CultSpades):
        return "spades"
    return "later" if isinstance(case.decision, Answers) else ""


# By verb: the occasion on which its moves mean something else; what they point at is one, too, if it has words.
OCCASIONS: dict[Verb, Occasion] = {
    DONE: _done,
    BUILD: _build,
    UPGRADE: lambda case: KINDS[case.move.at % UPGRADES + 1],
    DIG: lambda case: "more" if case.turn.amount("spades") else "",
    TRANSFORM: _transform,
    LANDSCAPE: lambda case: "" if case.seat.faction.landscape else "none",
    SEND: _send,
    USE: lambda case: "" if case.move.at < POWERS else "special",
    PASS: _pass,
    BURN: lambda case: "" if case.move.at else "one",
    LEECH: _leech,
    OFFERS: _offers,
    LOWER: lambda case: "price" if case.move.at >= len(CULTS) else "",
    PICK: lambda case: "first" if isinstance(case.decision, PickTerrain) else "",
    FACTION: lambda case: "" if case.state.terms.roster[case.move.at].mat.home < WHEEL else "homeless",
}


def label(state: Mystica, move: Move, seat: int | None = None) -> Message:
    """What a legal move does, in words."""
    decision = asked(state, seat)
    owner = state.seats[max(int(decision.seat), 0)]
    case = Case(state, owner, decision, move)
    held = used(state, owner, move) if isinstance(decision, Turn) else None
    name = f"move.{verb(move)}"
    told = OCCASIONS.get(move.verb)
    for occasion in (held.grant.key if held else "", target(move) if told is None else told(case)):
        if occasion and VOICE.knows(f"{name}-{occasion}"):
            return VOICE.told(f"{name}-{occasion}", VALUES, case)
    return VOICE.told(name, VALUES, case)
