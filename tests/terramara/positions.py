"""Positions for tests: games whose draws are chosen, and short ways to play on."""

from __future__ import annotations

from pathlib import Path

from terrae.board.hexes import one
from terrae.core.events import Ledger
from terrae.core.state import NATURE, Decision
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.catalogue import ARTIFACTS, BONUS_TILES, CATALOGUE, CHARACTERS, TILES
from terrae.games.terramara.rules.effects import ITEMS
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.setup import Draft, LayOut, befriend
from terrae.games.terramara.rules.spaces import NAMES
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn

# What the first tiles of each level and kind give, in rows 1 to 6 and columns a to f:
# 1: livestock 2 | stone, refine | stone, travel || ore, wood | wood, refine | ore, culture     (PQ11, FM11)
# 2: livestock, refine | stone, culture | livestock, stone || refine 2 | ore 2 | wood, travel   (PQ12, FM12)


def begin(seats: int = 4, *wanted: str, start: str = "first-game", folder: Path | None = None, **options: str) -> Mara:
    """A game at its first turn (with a draft: at the first card chosen); draws as wanted, else the first possible."""
    setting = GAME.setting(
        seats, {"start": start, "first": "1", **{key.replace("_", "-"): options[key] for key in options}}, folder
    )
    state: Mara = GAME.start(setting, Ledger())
    while not isinstance(state.decision, Turn | Draft):
        answer(state, wanted)
    return state


def answer(state: Mara, wanted: tuple[str, ...] = ()) -> None:
    """Answer a question with what is wanted, or with the first thing possible."""
    moves = state.moves()
    state.play(next((move for text in wanted for move in moves if move.text == text), moves[0]))


def nature(state: Mara, *wanted: str) -> None:
    """Let nature draw, as long as it is asked."""
    while not state.over and state.decision.seat == NATURE:
        answer(state, wanted)


def play(state: Mara, *texts: str, draws: tuple[str, ...] = ()) -> None:
    """Play some moves in a row; whatever is drawn between them is the first thing possible, or what is wanted."""
    for text in texts:
        nature(state, *draws)
        move = CATALOGUE.parse(text)
        assert move in state.moves(), f"{text} is not possible; these are: {[one.text for one in state.moves()]}"
        state.play(move)
    nature(state, *draws)


def legal(state: Mara) -> set[str]:
    return {move.text for move in state.moves()}


def spaces(state: Mara, who: str = "explorer") -> set[str]:
    """Where a clan member of this kind can be sent now."""
    return {move.text.split()[1] for move in state.moves() if move.verb.word == who}


def goods(seat: Seat) -> dict[str, int]:
    """What a seat has of each kind, nothing left out but what it has not."""
    return {name: int(seat.goods[kind]) for kind, name in enumerate(ITEMS[:8]) if seat.goods[kind]}


def give(seat: Seat, **amounts: int) -> None:
    """Set a seat's goods to just these."""
    for kind in range(8):
        seat.goods[kind] = amounts.get(ITEMS[kind], 0)


def only(state: Mara) -> None:
    """Nobody has goods or Workers, so that no question but those of spaces is asked."""
    for seat in state.seats:
        give(seat)
        for level in range(3):
            seat.workers[level] = 0


def card(key: str) -> int:
    return ARTIFACTS.index(key)


def bit(*keys: str) -> int:
    """A set of artifacts."""
    mask = 0
    for key in keys:
        mask |= one(card(key))
    return mask


def own(state: Mara, seat: int, *keys: str) -> None:
    """A seat has created these artifacts."""
    state.seats[seat].cards |= bit(*keys)
    state.deck &= ~bit(*keys)
    state.row = [number for number in state.row if number not in [card(key) for key in keys]]
    state.refresh(state.seats[seat])


def row(state: Mara, *keys: str) -> None:
    """Just these artifacts lie along the River."""
    state.row = [card(key) for key in keys]
    state.deck &= ~bit(*keys)


def character(state: Mara, seat: int, key: str, grown: bool = False) -> None:
    """A seat has this character; what it brings at once is not asked."""
    owner = state.seats[seat]
    stack = state.stack
    befriend(state, owner, CHARACTERS.index(key))
    state.stack = stack
    if grown:
        owner.grown = True
        owner.side = state.box.characters[CHARACTERS.index(key)].grown
        state.refresh(owner)


def stand(state: Mara, seat: int, *names: str) -> None:
    """Explorers of a seat stand on these spaces."""
    owner = state.seats[seat]
    for name in names:
        owner.explorers -= 1
        owner.explorers_at |= one(NAMES.index(name))


def lay(state: Mara, slot: int, key: str) -> None:
    """This bonus tile lies at a slot: 0 to 3 the River, 4 to 9 the left paths, 10 and 11 the right ones."""
    tiles = list(state.bonus)
    number = BONUS_TILES.index(key)
    if number in tiles:
        tiles[tiles.index(number)] = tiles[slot]
    tiles[slot] = number
    state.bonus = tiles


def idle(state: Mara) -> None:
    """Whoever is asked sends a clan member home, and wants nothing."""
    nature(state)
    seat = state.decision.seat
    assert isinstance(state.decision, Turn)
    who = next(word for word in ("explorer", "chieftain", "warrior") if f"{word} hut" in legal(state))
    play(state, f"{who} hut")
    settle(state, int(seat))


def settle(state: Mara, seat: int) -> None:
    """The seat wants nothing more on its turn; others give what they must."""
    nature(state)
    while not state.over and not isinstance(state.decision, Turn):
        moves = state.moves()
        state.play(next((move for move in moves if move.text == "done"), moves[0]))
        nature(state)
    assert state.over or seat >= 0


def until_round(state: Mara, number: int) -> None:
    """Everybody stays at home until a round begins."""
    while state.round < number:
        idle(state)


def to_the_end(state: Mara) -> None:
    while not state.over:
        idle(state)


def tile(state: Mara, at: int, key: str) -> None:
    """This territory tile lies at a place: 0 row 1 left, 1 row 1 right, 2 row 2 left ..."""
    tiles = list(state.tiles)
    number = TILES.index(key)
    if number in tiles:
        tiles[tiles.index(number)] = tiles[at]
    tiles[at] = number
    state.tiles = tiles
    state.singles = 0
    state.priced = 0
    LayOut().run(state)


def asked(state: Mara) -> tuple[str, int]:
    """The kind of question asked now, and to whom."""
    decision: Decision[Mara] = state.decision
    return type(decision).__name__, int(decision.seat)
