"""Rows of the database and tables in memory: how one becomes the other."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime
from typing import Any

import msgspec

from terrae.core.errors import TerraeError
from terrae.core.game import Game, Setting, find_game, named
from terrae.core.match import Match
from terrae.core.moves import Entry
from terrae.core.state import State
from terrae.server.drafts import Orders
from terrae.server.foresight.lines import Line
from terrae.server.problems import Problem
from terrae.server.slices import Work
from terrae.server.table import Chair, Table, Wish, number_of, seat_of

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are taken for another
ID_LENGTH = 8


def now() -> datetime:
    return datetime.now(UTC)


def aware(moment: datetime) -> datetime:
    """A moment from the database: SQLite forgets that it is in UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> str:
    return secrets.token_hex(16)


# What a row says about a position


def to_move_text(state: State) -> str:
    return ",".join(str(number_of(decision.seat)) for decision in ([] if state.over else state.decisions()))


def result_text(game: Game, state: State, ended: bool) -> str | None:
    return json.dumps(game.scores(state)) if state.over or ended else None


# To rows


def standing_row(table: Table, match: Match) -> dict[str, Any]:
    """What changes with each turn."""
    state = match.state
    return {
        "over": state.over or table.ended is not None,
        "to_move": "" if table.ended else to_move_text(state),
        "owed": table.owed_seat(match) is not None,
        "result": result_text(table.game, state, table.ended is not None),
    }


def table_row(table: Table) -> dict[str, Any]:
    setting = table.match.setting
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.rules,
        "components": named(setting.components),
        "options": json.dumps(setting.options),
        "seed": table.seed,
        "name": table.kept_name,
        "public": table.public,
        "creator": table.creator,
        "origin": table.origin,
        "rematch": table.rematch,
        "guide": table.guide,
        "clock": table.clock.terms.text if table.clock else None,
        "rated": table.rated,
        "ended": table.ended,
        "ply": table.ply,
        "epoch": table.epoch,
        "version": table.version,
        "created": table.created,
        "changed": table.created,
        **standing_row(table, table.match),
    }


def chair_row(chair: Chair) -> dict[str, Any]:
    return {
        "seat": chair.number,
        "kind": chair.kind,
        "guest": chair.guest,
        "bot": chair.bot,
        "name": chair.kept_name,
        "auto": msgspec.json.encode(chair.orders).decode(),
        "confirm": chair.confirm,
        "foreseen": msgspec.json.encode(chair.foreseen).decode() if chair.foreseen else None,
    }


def move_rows(
    table: Table, start: int, entries: list[Entry], runs: list[int], moment: datetime
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "ply": start + number,
            "seat": number_of(entry.seat),
            "text": entry.move.text,
            "run": run,
            "played": moment,
            "remark": table.remarks.get(run, ""),
        }
        for number, (entry, run) in enumerate(zip(entries, runs, strict=True), 1)
    ]


# From rows


def read_setting(row: dict[str, Any], seats: int) -> tuple[Game, Setting]:
    """The game of a table, with the rules and components it was begun with."""
    try:
        game = find_game(row["game"])
        setting = game.former_setting(row["rules"], row["components"], seats, json.loads(row["options"]))
    except TerraeError as error:
        raise Problem(503, "unplayable", "server.unplayable", reason=error.message) from None
    if not game.plays_rules(row["rules"]) or row["components"] != named(setting.components):
        raise Problem(503, "unplayable", "server.other-rules", version=row["rules"], components=row["components"])
    return game, setting


def read_chair(row: dict[str, Any]) -> Chair:
    return Chair(
        row["seat"],
        row["kind"],
        row["name"],
        row["guest"],
        row["bot"],
        msgspec.json.decode(row["auto"], type=Orders),
        row["confirm"],
        tuple(msgspec.json.decode(row["foreseen"], type=list[Line])) if row["foreseen"] else (),
    )


def read_table(
    row: dict[str, Any],
    seats: list[dict[str, Any]],
    moves: list[tuple[int, str, int, str]],
    known: Table | None = None,
) -> Work[Table]:
    """A table, its position made by replay: of all moves, or of those that came after what is known of it."""
    game, setting = (known.game, known.match.setting) if known else read_setting(row, len(seats))
    chairs = [read_chair(seat) for seat in seats]
    match = known.match.fork() if known else Match(game, setting)
    match.names = [chair.name for chair in chairs]
    for number, text, _, _ in moves:
        match.play(game.catalogue.parse(text), seat_of(number))
        match.commit()
        yield
    table = Table(
        id=row["id"],
        seed=row["seed"],
        kept_name=row["name"],
        public=row["public"],
        creator=row["creator"],
        origin=row["origin"],
        rematch=row["rematch"],
        guide=row["guide"],
        rated=row["rated"],
        ended=row["ended"],
        created=aware(row["created"]),
        chairs=chairs,
        match=match,
        runs=[*(known.runs if known else []), *(run for _, _, run, _ in moves)],
        remarks={**(known.remarks if known else {}), **{run: remark for _, _, run, remark in moves if remark}},
        epoch=row["epoch"],
        version=row["version"],
    )
    table.changed = aware(row["changed"])
    return table


def read_seats(text: str) -> list[int]:
    """Numbers of seats as a row has them."""
    return [int(number) for number in text.split(",") if number]


def seats_text(seats: set[int]) -> str:
    return ",".join(str(seat) for seat in sorted(seats))


def read_wish(row: dict[str, Any]) -> Wish:
    agreed = {int(seat) for seat in row["agreed"].split(",") if seat}
    return Wish(row["id"], row["seat"], row["ply"], agreed)
