"""A round: what happens at its start, the turns, and its end."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import count
from terrae.core.state import Frame, Step
from terrae.games.terramara.rules.craft import REFILL
from terrae.games.terramara.rules.neutral import DRAW
from terrae.games.terramara.rules.scoring import FINAL_SCORING
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import FUTURE, ROUNDS
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import TURNS

# What leaves the game at the start of a round: artifacts of a level, from the deck or from the River.
FROM_DECK: Final = {2: 1, 4: 2}
FROM_RIVER: Final = {3: 1, 5: 2}


def clockwise(state: Mara) -> list[int]:
    """All seats, from the one with the First Player card."""
    seats = len(state.seats)
    return [(state.first + ahead) % seats for ahead in range(seats)]


@final
class StartRound(Step[Mara]):
    """Old artifacts leave, the row is filled, neutral players grow stronger, then the first turn."""

    def run(self, state: Mara) -> None:
        state.round += 1
        state.hired = 0
        state.order = clockwise(state)
        number = int(state.round)
        frames: list[Frame[Any]] = []
        if number in FROM_DECK:
            state.deck &= ~state.box.level_cards[FROM_DECK[number]]
        if number in FROM_RIVER:
            level = FROM_RIVER[number]
            state.row = [card for card in state.row if state.box.artifacts[card].level != level]
            frames.append(REFILL)
        state.shuffled = 0
        state.moved = 0
        frames += [DRAW for _ in state.neutral_military]
        frames.append(TURNS[state.order[0]])
        frames.append(END_ROUND)
        state.programme(frames)


@final
class EndRound(Step[Mara]):
    """Clan members come home, all but those on future territories; after the last round everything is scored."""

    def run(self, state: Mara) -> None:
        state.begin_round()
        if state.round == ROUNDS:
            state.then(FINAL_SCORING)
            return
        future = FUTURE[state.round]
        for seat in state.seats:
            come_home(state, seat, future)
        for number in range(len(state.neutral_at)):
            state.neutral_at[number] &= future
        state.then(START_ROUND)


def come_home(state: Mara, seat: Seat, future: i64) -> None:
    """Explorers and the Chieftain return, Warriors leave, Workers and cards are ready again."""
    seat.explorers += count(seat.explorers_at & ~future) + seat.hut_explorers
    seat.explorers_at &= future
    seat.hut_explorers = 0
    seat.chieftain = True
    seat.chieftain_at = 0
    lent = count(seat.warriors_at) + seat.hut_warriors + seat.warriors
    if lent:
        state.warriors += lent
        state.record(seat, "warrior", -lent, "round-end")
    seat.warriors = 0
    seat.warriors_at = 0
    seat.hut_warriors = 0
    seat.sent = 0
    seat.used = 0
    seat.ability_used = False
    for level in range(3):
        seat.tired[level] = 0


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
