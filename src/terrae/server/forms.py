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
    kind: Literal["me", "hot", "bot", "open"]
    bot: Word | None = None
    name: Name | None = None


class CreateForm(Form):
    game: Word
    seats: Annotated[list[SeatForm], Meta(max_length=20)]
    options: Annotated[dict[Word, Word], Meta(max_length=100)] = {}
    public: bool = False
    name: Name | None = None  # of the table
    clock: ClockForm | None = None
    rated: bool = False


class JoinForm(Form):
    token: Word | None = None
    seat: Seat | None = None
    name: Name | None = None


class SeatKeeperForm(Form):
    """Who keeps a seat from now on: a bot, or whoever comes."""

    seat: Seat
    kind: Literal["bot", "open"]
    bot: Word | None = None


class TryForm(Form):
    ply: Ply
    seat: Seat
    draft: Draft = []
    epoch: Ply | None = None
    have: Key | None = None


class AheadForm(Form):
    ply: Ply
    seat: Seat
    draft: Draft
    epoch: Ply | None = None


class PlanForm(Form):
    ply: Ply
    moves: Annotated[list[tuple[Annotated[int, Meta(ge=0, le=20)], MoveText]], Meta(max_length=2000)] = []
    seed: Word | None = None
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None  # which of several seats is asked
    rival: Literal["skip", "bot"] | None = None  # what the seat that is asked does by itself
    viewer: Seat | None = None
    epoch: Ply | None = None
    have: Key | None = None


class MovesForm(Form):
    ply: Ply
    seat: Seat
    moves: Annotated[Draft, Meta(min_length=1)]
    epoch: Ply | None = None
    have: Key | None = None
    log_after: Ply = 0


class TakebackForm(Form):
    action: Literal["ask", "agree", "refuse"]
    seat: Seat | None = None


class SettingsForm(Form):
    seat: Seat
    auto: Orders | None = None
    confirm: bool | None = None
    name: Name | None = None


class BranchForm(Form):
    ply: Ply
    seats: Annotated[list[SeatForm], Meta(max_length=20)] | None = None
    epoch: Ply | None = None


class WhyForm(Form):
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
    text: str
    name: Name | None = None


class InviteForm(Form):
    seat: Seat


class MeForm(Form):
    name: Name


class HintForm(Form):
    """Somebody asks what to play, or how good the last turn of a seat was."""

    seat: Seat
    ply: Ply | None = None
    epoch: Ply | None = None
