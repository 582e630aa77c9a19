"""Labels: what a move is called, what else there is to know about it, how the log tells it, and its picture."""

from __future__ import annotations

from collections.abc import Callable

from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.voice import asked, target
from terrae.games.terra_mystica.picture.captions import CULTS as WORDS
from terrae.games.terra_mystica.picture.captions import PIECES
from terrae.games.terra_mystica.rules.action import DONE
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, WHEEL
from terrae.games.terra_mystica.rules.building import BUILD, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import BURN
from terrae.games.terra_mystica.rules.cults import LOWER, PAIR, SEND, SENDS, STEP, free_place
from terrae.games.terra_mystica.rules.digging import leaps
from terrae.games.terra_mystica.rules.homes import PICK
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import DECLINE, LEECH, OFFERS, Answers
from terrae.games.terra_mystica.rules.seat import NONE
from terrae.games.terra_mystica.rules.setup import FACTION, FirstCard, PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM, CultSpades
from terrae.games.terra_mystica.rules.special import POWERS, USE
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.tracks import ADVANCE, SHIP
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
    return "part" if offer_meant(case) is not None and gain(case) < offered(case) else ""


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
    DECLINE: lambda case: "one" if len(case.seat.offers) == 1 else "",
    OFFERS: _offers,
    LOWER: lambda case: "price" if case.move.at >= len(CULTS) else "",
    PICK: lambda case: "first" if isinstance(case.decision, PickTerrain) else "",
    FACTION: lambda case: "" if case.state.terms.roster[case.move.at].mat.home < WHEEL else "homeless",
}


def told(room: str, state: Mystica, move: Move, seat: int | None) -> Message | None:
    """The text of a room of messages about a move: for its occasion if there is one, else for its verb, else none."""
    decision = asked(state, seat)
    owner = state.seats[max(int(decision.seat), 0)]
    case = Case(state, owner, decision, move)
    held = used(state, owner, move) if isinstance(decision, Turn) else None
    name = f"{room}.{verb(move)}"
    meant = OCCASIONS.get(move.verb)
    occasions = (held.grant.key if held else "", target(move) if meant is None else meant(case))
    for said in (*(f"{name}-{occasion}" for occasion in occasions if occasion), name):
        if VOICE.knows(said):
            return VOICE.told(said, VALUES, case)
    return None


def label(state: Mystica, move: Move, seat: int | None = None) -> Message:
    """What a legal move is called."""
    found = told("move", state, move, seat)
    assert found is not None
    return found


# By verb: the picture of a move, where it depends on what it points at.
ICONS: dict[Verb, Callable[[Move], str]] = {
    UPGRADE: lambda move: PIECES[KINDS[move.at % UPGRADES + 1]],
    ADVANCE: lambda move: "shipping" if move.at == SHIP else "spades",
    SEND: lambda move: WORDS[CULTS[move.at // SENDS]],
    STEP: lambda move: WORDS[CULTS[move.at]],
    PAIR: lambda move: WORDS[CULTS[move.at]],
    LOWER: lambda move: WORDS[CULTS[move.at % len(CULTS)]],
}


def icon(state: Mystica, move: Move, seat: int | None = None) -> str:
    """The picture of a move."""
    return ICONS[move.verb](move) if move.verb in ICONS else move.verb.icon
