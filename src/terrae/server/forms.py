"""Forms: the bodies of requests, checked for their shape before anything looks at them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from terrae.server.clocks.answers import ClockForm
from terrae.server.drafts import Orders

Seat = Annotated[int, Meta(ge=1, le=20)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
MoveText = Annotated[str, Meta(max_length=200)]
Draft = Annotated[list[MoveText], Meta(max_length=500)]
Key = Annotated[str, Meta(max_length=64)]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What a page sends. A field nobody knows is a mistake worth telling."""


class SeatForm(Form):
    """Who is to sit in a seat."""

    kind: Literal["me", "hot", "bot", "open"]  # me; another person at my screen; a bot; whoever gets the link
    bot: Word | None = None  # its name, as /api/games tells it
    name: Name | None = None  # of the person


class CreateForm(Form):
    """A table to be set up."""

    game: Word  # a title, as /api/games names it
    seats: Annotated[list[SeatForm], Meta(max_length=20)]
    options: Annotated[dict[Word, Word], Meta(max_length=100)] = {}  # those that are not as usual, by name
    public: bool = False  # in the lists of all: anybody may sit down at an open seat, and watch
    name: Name | None = None  # of the table
    clock: ClockForm | None = None
    rated: bool = False  # counts for the ratings of all who play


class JoinForm(Form):
    """Where somebody sits down: by a link, or in a seat; one of the two."""

    token: Word | None = None  # the end of a link
    seat: Seat | None = None
    name: Name | None = None  # for guests: accounts have one


class SeatKeeperForm(Form):
    """Who keeps a seat from now on: a bot, or whoever comes."""

    seat: Seat
    kind: Literal["bot", "open"]
    bot: Word | None = None


class TryForm(Form):
    """Moves of a turn that is not sent yet, on top of the game after a ply."""

    ply: Ply
    seat: Seat
    draft: Draft = []
    epoch: Ply | None = None
    have: Key | None = None


class AheadForm(Form):
    """A draft after which somebody wants to see where the next step could lie."""

    ply: Ply
    seat: Seat
    draft: Draft
    epoch: Ply | None = None


class PlanForm(Form):
    """Moves of any seats on top of the game after a ply; 0 is nature."""

    ply: Ply
    moves: Annotated[list[tuple[Annotated[int, Meta(ge=0, le=20)], MoveText]], Meta(max_length=2000)] = []
    seed: Word | None = None  # by which nature draws; none: whoever plans says what is drawn
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None  # which of several seats is asked
    rival: Literal["skip", "bot"] | None = None  # what the seat that is asked does by itself
    viewer: Seat | None = None
    epoch: Ply | None = None
    have: Key | None = None


class MovesForm(Form):
    """A turn of a seat of mine: the moves of one choice, or of several in a row. The rest is about the answer."""

    ply: Ply  # of the position that is answered
    seat: Seat
    moves: Annotated[Draft, Meta(min_length=1)]
    epoch: Ply | None = None  # of that position, too: takebacks are counted by it
    have: Key | None = None  # the key of the picture that is known
    log_after: Ply = 0
    picture: bool = True


class TakebackForm(Form):
    """A wish to take the last turn back, or an answer to one."""

    action: Literal["ask", "agree", "refuse"]
    seat: Seat | None = None


class SettingsForm(Form):
    """What is to be otherwise for a seat of mine."""

    seat: Seat
    auto: Orders | None = None
    confirm: bool | None = None  # does the page ask before a turn becomes final?
    name: Name | None = None


class BranchForm(Form):
    """A new game from a ply of another, with the same seats or with others."""

    ply: Ply
    seats: Annotated[list[SeatForm], Meta(max_length=20)] | None = None
    epoch: Ply | None = None


class WhyForm(Form):
    """The part of the picture that somebody clicked in vain."""

    at: Word
    seat: Seat
    ply: Ply
    start: Word | None = None  # the part that was picked before, where moves have two ends
    draft: Draft = []
    epoch: Ply | None = None


class GuideForm(Form):
    """The lesson or puzzle that somebody begins."""

    guide: Annotated[str, Meta(max_length=128)]


class ImportForm(Form):
    """A game that is brought: a file of ours, or of a format that a title knows."""

    text: str
    name: Name | None = None  # of the table


class InviteForm(Form):
    """The open seat for which a link is wanted."""

    seat: Seat


class MeForm(Form):
    """What a guest wants to be called."""

    name: Name


class HintForm(Form):
    """Somebody asks what to play, or how good the last turn of a seat was."""

    seat: Seat
    ply: Ply | None = None
    epoch: Ply | None = None
