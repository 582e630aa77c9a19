"""Answers: what the server says, as types. With the forms they are the contract that `/schema` describes."""

from __future__ import annotations

from typing import Literal

import msgspec

from terrae.server.clocks.answers import Company
from terrae.server.drafts import Orders

SeatKind = Literal["person", "bot", "open"]


class Answer(msgspec.Struct):
    """Something a page or a program is told. Seats count from 1, nature is 0."""


# A position


class Choice(Answer):
    """One answer: where it is clicked, what it is called, what it costs and brings at once and, if a round ends with
    it, what comes then; what else there is to know about it, and its picture.

    It is played by its `moves` in a row, of which `move` is the first; `verb` is that of the last. What is `covered`
    by answers of several moves can be typed, and needs no button.
    """

    verb: str
    move: str
    moves: list[str]
    at: list[str]
    label: str
    cost: dict[str, int]
    gain: dict[str, int]
    later: dict[str, int]
    warning: str | None
    about: str = ""
    icon: str = ""
    covered: bool = False


class Ask(Answer):
    """What a seat is asked, and the parts it is about besides those where it is answered; standing orders name its
    kind."""

    seat: int
    question: str
    kind: str
    concerns: list[str]
    choices: list[Choice]


class Ahead(Answer):
    """The parts where a next step could lie."""

    parts: list[str]


class Verb(Answer):
    """How the choices of a verb look as a button."""

    verb: str
    label: str
    icon: str
    aside: bool  # may be done beside any question
    idle: bool  # answers by doing nothing


class Change(Answer):
    """What a seat paid, gained or could not use, and because of what."""

    seat: int
    kind: Literal["paid", "gained", "wasted"]
    what: str
    good: str
    amount: int
    source: str


class Step(Answer):
    """Some moves of a turn as the log tells them: in words, with a picture; the parts of the picture they point at."""

    text: str
    icon: str
    at: list[str]
    moves: list[str]


class Turn(Answer):
    """Moves of one seat in a row, from the first ply to the last, and what they changed. Parts: those that its steps
    point at, in order. Summary: what stands for all its steps if they are many draws. Remark: how a bot came to it.
    Later: what came with a round that it began or ended, and what is said of that round."""

    first: int
    ply: int
    seat: int
    moves: list[str]
    steps: list[Step]
    parts: list[str]
    summary: str
    changes: list[Change]
    remark: str
    round: str
    later: list[Change]
    opening: bool  # it takes first places, before the first round


class Mark(Answer):
    """Something that stands out in a game. Kind: round, lead or a landmark of the title. Text: what fits on a mark."""

    ply: int
    kind: str
    text: str
    label: str


class Score(Answer):
    """The points of a seat by source."""

    seat: int
    points: int
    sources: dict[str, int]
    winner: bool


class Seat(Answer):
    """Who sits where. Called: what the seat is called at the table once it has a faction or colour."""

    seat: int
    name: str
    kind: SeatKind
    you: bool
    called: str = ""


class SeatSettings(Answer):
    """What only the person of a seat sees."""

    auto: Orders
    confirm: bool


class Wish(Answer):
    """Somebody would like to take the last turn back."""

    asked_by: int
    waiting_for: list[int]


class CoachCard(Answer):
    """What the coach says: a heading, a text, what is asked for if anything is; why; the parts it is about."""

    title: str
    text: str
    ask: str
    why: str
    light: list[str]


class NewGame(Answer):
    """A table that a button sets up: against so many bots."""

    game: str
    bots: int
    options: dict[str, str]


class Coach(Answer):
    """Who leads somebody through a lesson or puzzle. Steps: what they are called; `at` is the one that is shown first,
    its cards lead to the one that asks for something. Praise: of what was done last. Right: a draft may be confirmed
    and is what is asked for. Again: a new game, once it is over."""

    kind: Literal["lesson", "puzzle"]
    title: str
    steps: list[str]
    at: int
    minutes: int
    cards: list[CoachCard]
    praise: str
    right: bool
    over: bool
    again: NewGame | None


class Position(Answer):
    """What a viewer is shown: the game now or at a ply, a draft or a plan on top of it. `units` are those that differ
    from what the page `have`s. A draft that is `turn_over` may be confirmed; if there is an `ask` all the same, the
    same seat plays on, and it may grow too. `log` and `marks` tell what came after `log_after`; marks are of the live
    game only."""

    table: str
    game: str
    name: str
    title: str
    mode: Literal["live", "replay", "draft", "plan"]
    ply: int  # moves that were played until then
    last: int  # moves of the whole game, if an older position is shown
    epoch: int  # rises with every takeback: a position is (ply, epoch)
    key: str  # of the picture; whoever says it (`have`) gets what differs
    units: dict[str, str]  # painted parts of the picture, by name
    seat: int | None  # of mine, from which I look; null: I look on
    mine: list[int]  # my seats
    seats: list[Seat]
    creator: bool  # did I set the table up?
    settings: SeatSettings | None
    over: bool
    to_move: list[int]  # the seats that are asked; 0 is nature
    your_turn: bool  # is a seat of mine asked?
    question: str  # what is asked, or who is waited for, in words
    ask: Ask | None  # what `seat` is asked, and all it can answer
    verbs: list[Verb]
    draft: list[str]  # moves that were tried
    automatic: list[int]  # which of them standing orders added
    turn_over: bool
    plan: list[tuple[int, str]]
    why_no_undo: str | None
    takeback: Wish | None  # what somebody asks all others
    why_no_takeback: str | None
    log: list[Turn]
    log_after: int
    marks: list[Mark]
    scores: list[Score] | None
    rematch: str | None  # the table at which they play again
    coach: Coach | None
    hints: bool  # may I ask what to play?
    company: Company


class Shown(Answer):
    """The turn that the coach would play now."""

    moves: list[str]


class Reasons(Answer):
    """Why a part of the picture is not lit."""

    reasons: list[str]


# Analysis and hints


class CostlyTurn(Answer):
    """A turn in the list of those that cost most."""

    number: int
    seat: int
    shown: str


class StudyAnswer(Answer):
    """What is known about the turns of a finished game so far, as pieces of a page; it grows until it is `finished`."""

    done: int
    total: int
    finished: bool
    failed: bool
    graph: str
    numbers: str
    accuracy: str
    openings: str
    costly: list[CostlyTurn]


class TurnOfStudy(Answer):
    """A costly turn: the position before it (`ply`), what was played and what was better, on the board and in words."""

    number: int
    ply: int
    title: str
    text: str
    board: str
    line: str


class AdvisedTurn(Answer):
    """A turn worth playing: the points it leads to, how far it is behind the best, what it brings and why, and what
    would follow in this round. Its moves can be tried as they are."""

    text: str
    parts: list[str]
    moves: list[str]
    points: float
    behind: float
    gains: list[str]
    why: str
    plan: list[str]


class Advice(Answer):
    """The best turns that are seen; none if the seat is asked something else."""

    turns: list[AdvisedTurn]


class Grade(Answer):
    """How good a turn was."""

    kind: str
    text: str
    better: str
    why: str


# Tables and titles


class TableLink(Answer):
    """Where a table is found."""

    table: str
    url: str


class NewTable(TableLink):
    """A new table, and the links of its open seats."""

    invites: dict[int, str]


class Seated(TableLink):
    """Somebody sits down."""

    seat: int


class Invitation(Answer):
    """A new link for a seat; none if a bot has it now."""

    seat: int
    url: str | None


class TakebackAnswer(Answer):
    """Where the game stands after a wish was uttered or answered; the wish, if it is still open."""

    ply: int
    epoch: int
    takeback: Wish | None


class ListedTable(TableLink):
    """A table in a list."""

    game: str
    game_title: str
    name: str
    seats: list[Seat]
    ply: int
    over: bool
    result: list[int] | None
    to_move: list[int]
    your_turn: bool
    public: bool
    changed: str
    rated: bool
    clock: str | None  # its terms in words
    due: str | None  # when somebody's time is over, if it runs


class Lobby(Answer, omit_defaults=True):
    """Lists of tables, as far as they were asked for."""

    mine: list[ListedTable] | None = None
    open: list[ListedTable] | None = None
    live: list[ListedTable] | None = None
    finished: list[ListedTable] | None = None


class OptionValue(Answer):
    """A value of an option as people read it; `picture` is where the board it gives can be seen."""

    value: str
    label: str
    about: str
    colour: str
    picture: bool


class Option(Answer):
    """An option of a title: its label and single values as a form shows them. `words` are what its lists are made of:
    one for each seat if `each_seat`, and `more`; as many as one likes if neither."""

    name: str
    default: str
    values: list[str]
    samples: list[str]
    help: str
    label: str
    about: str
    kind: Literal["switch", "choice"]
    rare: bool
    choices: list[OptionValue]
    words: list[OptionValue]
    each_seat: bool
    more: int


class BotName(Answer):
    """Who can sit in a seat instead of a person: its level as people read it, and a word on how it plays."""

    name: str
    level: str
    help: str


class Title(Answer):
    """A title for the form that sets a table up."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    minutes: int
    options: list[Option]
    bots: list[BotName]
    preferred_bot: str
    first_game: dict[str, str]


class Me(Answer):
    """What a guest is called."""

    name: str | None


class Health(Answer):
    """The server is alive, and its database too."""

    status: Literal["ok"]
    version: str


class Refusal(Answer, omit_defaults=True):
    """What goes wrong, as application/problem+json (RFC 9457): `type` is a word for programs, `title` says what kind of
    status it is and `detail` what happened, both in the language of whoever asks. A stale page is told where the game
    stands, a form which field is wrong, a text in which line it does not hold."""

    type: str
    title: str
    status: int
    detail: str
    ply: int | None = None
    epoch: int | None = None
    field: str | None = None
    line: int | None = None
