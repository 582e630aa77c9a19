"""`terrae replay`: what happened in a game file, and whether it holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from terrae.cli.journal import journal
from terrae.cli.options import file_argument, with_components, with_json
from terrae.cli.refusal import DIFFERENT, refuse
from terrae.cli.screen import Screen, scene_of
from terrae.cli.standing import standing, verdict
from terrae.core.errors import BadRecord
from terrae.core.match import Match
from terrae.core.record import load
from terrae.core.wording import words

NO_GAME = ("record.unreadable", "record.binary")  # there was nothing to check


def summary(match: Match, ply: int) -> dict[str, Any]:
    """The position after a ply for programs; seats are numbered from 1."""
    state = match.at(ply)
    game = match.game
    return {
        "game": game.name,
        "finished": state.over,
        "scores": game.scores(state),
        "winners": [seat + 1 for seat in game.winners(state)] if state.over else [],
        "plies": ply,
        "error": None,
    }


def show(match: Match, ply: int) -> None:
    """The log up to a ply, the table after it, and the result if there is one."""
    screen = Screen()
    screen.say(journal(match, 0, ply))
    screen.say()
    screen.picture(scene_of(match.game, match.at(ply), match.names))
    if match.over and ply == match.ply:
        screen.say()
        screen.say(standing(match))
        screen.say()
        screen.say(verdict(match), "bold")


@click.command(help=words("cli.help.replay"), short_help=words("cli.short.replay"))
@file_argument
@click.option("--to", type=click.IntRange(min=0), metavar="N", help=words("cli.help.to"))
@click.option("--check", "checking", is_flag=True, help=words("cli.help.replay-check"))
@with_json("cli.help.replay-json")
@with_components
def replay(file: Path, to: int | None, checking: bool, as_json: bool, components: Path | None) -> None:
    """Replay a game file."""
    try:
        match = load(file, components)
    except BadRecord as error:
        if not checking or error.message.key in NO_GAME:
            raise
        refuse(words("cli.check-failed", file=file, reason=error.message), as_json=as_json, code=DIFFERENT)
    ply = match.ply if to is None else to
    match.at(ply)
    if as_json:
        click.echo(json.dumps(summary(match, ply)))
    elif checking:
        scores = ", ".join(str(points) for points in match.game.scores(match.state))
        click.echo(
            words("cli.checked" if match.over else "cli.checked-open", file=file, plies=match.ply, scores=scores)
        )
    else:
        show(match, ply)
