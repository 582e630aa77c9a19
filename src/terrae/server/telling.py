"""Telling: what a match says in words: the question, the log, points by source, why a part is not lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terrae.core.asks import Kind, ask_lines, told
from terrae.core.errors import MoveError
from terrae.core.events import Event
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.state import NATURE, State
from terrae.core.story import steps
from terrae.core.wording import good_words, phrase, sentence, source_words
from terrae.server.answers import Ask, Change, Choice, Score, Step, Turn, Verb
from terrae.server.slices import Work
from terrae.server.table import number_of

POINTS = "points"
DONE = "done"  # the word that ends a turn in every title that has one
MOST_REASONS = 6
Told = dict[int, Turn]  # turns of a game, by the ply before them; of one that grew, what it was when it was told last


# The question


def question(match: Match, seat: int) -> Ask | None:
    """What a seat is asked, with everything a person needs to answer it."""
    game, state = match.game, match.state
    found = None if state.over else ask_lines(game, state, seat)
    if found is None:
        return None
    return Ask(
        seat=number_of(seat),
        question=sentence(found.question),
        kind=next(type(decision).__name__ for decision in state.decisions() if decision.seat == seat),
        concerns=game.concerns(state, seat),
        choices=[Choice(**choice.data()) for choice in found.choices],
    )


def verbs(game: Game, asked: Ask | None) -> list[Verb]:
    """The verbs of a question, as buttons."""
    asks = [choice for choice in asked.choices if not choice.covered] if asked else []
    signs = {choice.verb: game.sign(choice.verb, asked.kind) for choice in asks} if asked else {}
    return [
        Verb(verb, str(sign.label), sign.icon, aside=verb in (*game.asides, *game.anytime), idle=verb == DONE)
        for verb, sign in signs.items()
    ]


def callings(match: Match, names: Sequence[str]) -> list[str]:
    """What the seats are called: by faction or colour, before they have one by the name of whoever sits there."""
    return [called or name for called, name in zip(match.game.called(match.state), names, strict=True)]


def waiting(names: list[str], to_move: list[int], over: bool) -> str:
    """What everybody else reads while somebody decides."""
    return phrase("server.over") if over else phrase("server.waiting", who=who(names, to_move))


def who(names: list[str], seats: list[int]) -> str:
    """Some seats as they are called, and the draw."""
    return ", ".join(phrase("server.nature") if seat == 0 else names[seat - 1] for seat in seats)


# The log


def changes(game: Game, events: list[Event]) -> list[Change]:
    """What seats paid, gained or could not use, with the source; the same from the same source is added up."""
    sums: dict[tuple[int, Kind, str, str], int] = {}
    for event in events:
        kind, what, amount = told(game, event)
        key = (number_of(event.seat), kind, what, source_words(game.name, event.source))
        sums[key] = sums.get(key, 0) + amount
    return [
        Change(seat=seat, kind=kind, what=good_words(good, amount), good=good, amount=amount, source=source)
        for (seat, kind, good, source), amount in sums.items()
        if amount
    ]


def turns(
    match: Match, after: int, runs: Sequence[int], remarks: Mapping[int, str], known: Told | None = None
) -> Work[list[Turn]]:
    """The turns that ended after a ply; one that grew since is told whole. `runs`: where the run of each ply began.

    What is known of the same game is not told again, and what is told becomes known.
    """
    known = {} if known is None else known
    log = match.log

    def goes_on(ply: int) -> bool:
        ended = log[ply].move.verb.word == DONE  # what came before it, though that was final already
        return log[ply - 1].seat == log[ply].seat and (ended or runs[ply] in (0, runs[ply - 1]))

    start = min(after, match.ply)
    while 0 < start < match.ply and goes_on(start):
        start -= 1
    starts = [ply for ply in range(start, match.ply) if ply == start or not goes_on(ply)]
    found: list[Turn] = []
    state, reached = match.state, -1
    for first, last in zip(starts, [*starts[1:], match.ply], strict=False):
        told = known.get(first)
        if told is None or told.ply != last:
            state = state if reached == first else match.at(first)
            told = known[first] = turn(match, state, first, last, remarks.get(runs[first], ""))
            reached = last
            yield
        found.append(told)
    return found


def opens(match: Match, state: State, first: int, last: int) -> bool:
    """Do the moves between two plies, the first of them played in this state, only take first places?"""
    known = (*match.game.openings, *match.game.neutral_openings)
    words = [entry.move.verb.word for entry in match.log[first:last]]
    return match.game.round_of(state) == 0 and all(word in known for word in words)


def turn(match: Match, state: State, first: int, last: int, remark: str) -> Turn:
    """The moves from one ply to another as a turn; what they changed is added up. They are played on the state."""
    game, seat = match.game, match.log[first].seat
    opening, before = opens(match, state, first, last), game.round_of(state)
    told = steps(match, state, first, last)
    own, then = [], []
    for ply in range(first + 1, last + 1):
        events = match.own_events(ply)
        own += events
        then += match.events(ply)[len(events) :]
    later = changes(game, then)
    return Turn(
        first=first + 1,
        ply=last,
        seat=number_of(seat),
        moves=[entry.move.text for entry in match.log[first:last]],
        steps=[Step(text=step.text, icon=step.icon, at=step.at, moves=step.moves) for step in told],
        parts=[part for step in told for part in step.at],
        summary=draws(match, first, len(told)) if seat == NATURE and len(told) > 1 else "",
        changes=changes(game, own),
        remark=phrase(f"server.remark.{remark}") if remark else "",
        round=round_words(before, game.round_of(state), state.over) if later else "",
        later=later,
        opening=opening,
    )


def round_words(before: int, after: int, over: bool) -> str:
    """What is said of a round that begins or ends."""
    if over:
        return phrase("story.scored")
    return phrase("story.begins" if after > before else "story.ends", round=max(before, after))


def draws(match: Match, first: int, number: int) -> str:
    """What stands for many draws: those before anybody plays are the set-up."""
    opening = all(entry.seat == NATURE for entry in match.log[:first])
    return phrase("story.set-up" if opening else "story.drawn", number=number)


def scores(match: Match) -> list[Score]:
    """Points of each seat, and where they came from."""
    winners = match.game.winners(match.state) if match.over else []
    found: list[Score] = []
    for seat, points in enumerate(match.game.scores(match.state)):
        sources: dict[str, int] = {}
        for source, amount in match.ledger.by_source(seat, POINTS).items():
            name = source_words(match.game.name, source)
            sources[name] = sources.get(name, 0) + amount
        told = {name: amount for name, amount in sources.items() if amount}
        found.append(Score(seat=seat + 1, points=points, sources=told, winner=seat in winners))
    return found


# Why not


def reasons(game: Game, state: State, seat: int, at: str, start: str | None = None) -> Work[list[str]]:
    """Why a part of the picture is not lit for a seat, or not as the end of a move that begins at another."""
    if start is not None and not state.over:
        no_way = game.why_no_way(state, seat, place_of(start), place_of(at))
        if no_way is not None:
            return [sentence(no_way)]
    told = [sentence(line) for line in game.explain(state, seat, place_of(at))]
    if told or state.over:
        return told
    legal = set(state.moves_of(seat))
    for move in game.catalogue.moves:
        yield
        if move in legal or at not in places(game, state, seat, move.text):
            continue
        reason = sentence(game.why_not(state, seat, move))
        if reason not in told:
            told.append(reason)
        if len(told) == MOST_REASONS:
            break
    return told


def place_of(part: str) -> str:
    """The place that a part of the picture shows."""
    return part.partition(":")[2] or part


def places(game: Game, state: State, seat: int, text: str) -> list[str]:
    """The parts a move would be clicked on, also if it is not possible now."""
    try:
        return game.parts(state, game.catalogue.parse(text), seat)
    except (MoveError, LookupError):
        return []
