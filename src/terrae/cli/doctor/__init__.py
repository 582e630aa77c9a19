"""`terrae doctor`: what is installed, compiled or not, which database, what is slow or missing, and what to do."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

import terrae
from terrae.cli.doctor import installation
from terrae.cli.doctor.finding import Finding, State
from terrae.cli.doctor.hosting import hosting
from terrae.cli.front import short
from terrae.cli.options import with_json
from terrae.cli.refusal import DIFFERENT
from terrae.cli.screen import Screen
from terrae.cli.serve import with_store
from terrae.core.messages import add_messages
from terrae.core.vectors import rules_are_compiled
from terrae.core.wording import phrase

add_messages(Path(__file__).parent / "messages")
COLOURS = {State.FINE: "green", State.SLOW: "yellow", State.MISSING: "cyan", State.WRONG: "bold red"}


def examine(flags: dict[str, object], config: Path | None) -> Iterator[Finding]:
    """Everything, one after the other."""
    parts = (installation.machine, installation.rules, installation.titles, installation.extras, installation.browser)
    return chain(chain.from_iterable(part() for part in parts), hosting(flags, config))


def show(screen: Screen, findings: list[Finding]) -> None:
    """A line for each finding, with what to do below it, and a sentence about all."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for finding in findings:
        state = Text(phrase(f"doctor.state.{finding.state}"), COLOURS[finding.state])
        table.add_row(state, finding.about, finding.text)
        if finding.advice:
            table.add_row("", "", Text(finding.advice, "dim"))
    screen.say(table)
    counts = Counter(finding.state for finding in findings)
    if counts[State.WRONG]:
        screen.say(phrase("doctor.ill", count=counts[State.WRONG]), "bold")
    else:
        screen.say(phrase("doctor.well", slow=counts[State.SLOW], missing=counts[State.MISSING]), "bold")


@click.command(help=phrase("cli.help.doctor"), short_help=short("doctor"))
@with_store
@with_json("cli.help.doctor-json")
def doctor(as_json: bool, config: Path | None, **flags: object) -> None:
    """Look at everything; fail if something does not work."""
    findings = list(examine(flags, config))
    broken = any(finding.state is State.WRONG for finding in findings)
    if as_json:
        told = {"version": terrae.__version__, "compiled": rules_are_compiled(), "works": not broken}
        click.echo(json.dumps({**told, "findings": [asdict(finding) for finding in findings]}))
    else:
        show(Screen(), findings)
    if broken:
        sys.exit(DIFFERENT)
