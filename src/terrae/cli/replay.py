"""`terrae replay`: what happened in a game file, and whether it holds."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import click

from terrae.cli.front import short
from terrae.cli.journal import journal
from terrae.cli.options import with_components, with_json
from terrae.cli.refusal import DIFFERENT, WRONG
from terrae.cli.screen import Screen, scene_of
from terrae.cli.standing import standing, verdict
from terrae.cli.verdicts import Verdict, judge, scores
from terrae.core.errors import BadOption, BadRecord
from terrae.core.match import Match
from terrae.core.wording import phrase


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


def check(files: tuple[Path, ...], as_json: bool, components: Path | None) -> int:
    """Judge all files, one after the other; tell the exit code. One that cannot be read does not stop the others."""
    code = 0
    gc.set_threshold(100_000)  # games leave few cycles behind: looking for them often takes a tenth of the time
    for file in files:
        try:
            verdict = judge(file, components)
        except BadRecord as error:
            if len(files) == 1:
                raise
            verdict = Verdict(None, 0, error)
            code = code or WRONG
        else:
            code = DIFFERENT if verdict.error is not None else code
        if as_json:
            click.echo(json.dumps(verdict.data()))
        elif verdict.error is not None:
            reason = phrase("cli.check-failed", file=file, reason=verdict.error)
            click.echo(phrase("cli.refusal", sentence=reason), err=True)
        else:
            click.echo(holds(file, verdict))
    return code


def holds(file: Path, verdict: Verdict) -> str:
    """A file that holds, in words."""
    match = verdict.match
    assert match is not None
    points = ", ".join(f"{side} {points}" for side, points in scores(match).items())
    key = "cli.checked" if match.over else "cli.checked-open"
    return phrase(key, file=file, plies=match.ply, rows=verdict.rows, scores=points)


@click.command(help=phrase("cli.help.replay"), short_help=short("replay"))
@click.argument("files", type=click.Path(path_type=Path), metavar="FILE...", nargs=-1, required=True)
@click.option("--to", type=click.IntRange(min=0), metavar="N", help=phrase("cli.help.to"))
@click.option("--check", "checking", is_flag=True, help=phrase("cli.help.replay-check"))
@with_json("cli.help.replay-json")
@with_components
@click.pass_context
def replay(
    ctx: click.Context, files: tuple[Path, ...], to: int | None, checking: bool, as_json: bool, components: Path | None
) -> None:
    """Replay a game file, or check several."""
    if checking:
        if to is not None:
            raise BadOption("cli.check-to")
        ctx.exit(check(files, as_json, components))
    if len(files) > 1:
        raise BadOption("cli.replay-one")
    verdict = judge(files[0], components)
    if verdict.error is not None:
        raise verdict.error
    match = verdict.match
    assert match is not None
    ply = match.ply if to is None else to
    match.at(ply)
    if as_json:
        click.echo(json.dumps(summary(match, ply)))
    else:
        show(match, ply)
