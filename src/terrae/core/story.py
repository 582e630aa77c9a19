"""A story: the moves of a match as people tell them, whatever the title."""

from __future__ import annotations

from dataclasses import dataclass

from terrae.core.asks import balance
from terrae.core.events import Event
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.state import State
from terrae.core.wording import amounts, phrase
from terrae.core.wording import capital as begun

PROMPT = "prompt"  # the part of the picture that stands for the question itself


@dataclass
class Step:
    """Some moves in a row: in words, with a picture; the parts of the scene they point at, and their notation."""

    text: str
    icon: str
    at: list[str]
    moves: list[str]


def steps(match: Match, state: State, first: int, last: int, of: int | None = None) -> list[Step]:
    """The moves from one ply to another, of all or of one seat. They are played on the state, which must be the one
    before them.

    Trades of goods in a row are added up, the same again is counted, and moves that tell nothing are left out unless
    there is nothing else.
    """
    game = match.game
    found: list[Step] = []
    silent: list[Step] = []
    traded: list[Event] = []  # what happened in the trades told last
    for ply in range(first, last):
        entry = match.log[ply]
        seat, move = entry.seat, entry.move
        if of is not None and seat != of:
            state.play(move, seat)
            continue
        step = Step(
            str(game.log(state, move, seat)),
            game.icon(state, move, seat),
            [part for part in game.parts(state, move, seat) if part != PROMPT],
            [move.text],
        )
        state.play(move, seat)
        events = match.events(ply + 1)
        trade = game.trades(move)
        if trade and traded:
            traded += events
            found[-1] = Step(traded_words(game, traded, seat), step.icon, step.at, [*found[-1].moves, move.text])
            continue
        traded = [*events] if trade else []
        if step.text:
            found.append(step)
        else:
            silent.append(Step(str(game.sign(move.verb.word).label), step.icon, step.at, step.moves))
    return capital(counted(found or silent))


def traded_words(game: Game, events: list[Event], seat: int) -> str:
    """Several trades as one: "3 power to 3 coins"."""
    cost, gain = balance(game, events, seat)
    return phrase("story.traded", given=amounts(cost), got=amounts(gain))


def counted(told: list[Step]) -> list[Step]:
    """The same again and again as one step."""
    found: list[Step] = []
    times = 1
    for number, step in enumerate(told):
        same = number > 0 and told[number - 1].text == step.text
        times = times + 1 if same else 1
        if same:
            text = phrase("story.times", what=step.text, times=times)
            found[-1] = Step(text, step.icon, step.at, [*found[-1].moves, *step.moves])
        else:
            found.append(step)
    return found


def capital(told: list[Step]) -> list[Step]:
    """The first step begins with a capital: all of them are one line."""
    for step in told[:1]:
        step.text = begun(step.text)
    return told


def line(told: list[Step]) -> str:
    """A turn as one line: "Temple at E7, favour tile Pilgrims"."""
    return ", ".join(step.text for step in told)
