"""`terrae import`: a game that was written down elsewhere becomes a game file."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.cli.files import save_match
from terrae.cli.front import short
from terrae.cli.refusal import DIFFERENT, refuse
from terrae.cli.verdicts import judge_foreign
from terrae.core.record import write
from terrae.core.wording import phrase


@click.command("import", help=phrase("cli.help.import"), short_help=short("import"))
@click.argument("file", type=click.Path(path_type=Path), metavar="LEDGER")
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.import-output"))
def import_(file: Path, output: Path | None) -> None:
    """Read a ledger; only if all of it holds, something is written."""
    verdict = judge_foreign(file)
    if verdict.error is not None or verdict.match is None:
        refuse(phrase("cli.check-failed", file=file, reason=verdict.error), code=DIFFERENT)
    if output is None:
        click.echo(write(verdict.match), nl=False)
    else:
        save_match(verdict.match, output)
        click.echo(phrase("cli.imported", file=output, moves=verdict.match.ply, rows=verdict.rows))
