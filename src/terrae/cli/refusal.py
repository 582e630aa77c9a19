"""Refusals: whatever a person got wrong becomes one sentence and an exit code, never a traceback."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from terrae.cli import INTERRUPTED
from terrae.cli.front import COMMANDS, front_page
from terrae.core.errors import TerraeError
from terrae.core.game import guess
from terrae.core.wording import phrase

DIFFERENT = 1  # a check found something, or a script ended before its game
WRONG = 2  # what was asked for does not exist or is not possible


def refuse(sentence: str, *, as_json: bool = False, code: int = WRONG) -> NoReturn:
    """Say what was wrong, on stderr or as JSON, and end."""
    if as_json:
        click.echo(json.dumps({"error": sentence}))
    else:
        click.echo(phrase("cli.refusal", sentence=sentence), err=True)
    sys.exit(code)


class Commands(click.Group):
    """The commands of `terrae`, each loaded when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(".")
        command: click.Command = getattr(import_module(f"terrae.cli.{module}"), name)
        return command

    def get_help(self, ctx: click.Context) -> str:
        return front_page()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None and not ctx.resilient_parsing:
            known = self.list_commands(ctx)
            raise click.UsageError(
                phrase("cli.unknown-command", name=name, guess=guess(name, known), known=", ".join(known)), ctx
            )
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; every error is told in one sentence."""
        given = list(sys.argv[1:] if args is None else args)
        self.get_command(click.Context(self), given[0] if given else "")  # loaded here, where Ctrl-C ends it quietly
        as_json = "--json" in given
        prog_name = prog_name or "terrae"
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except TerraeError as error:
            refuse(str(error), as_json=as_json)
        except click.UsageError as error:
            refuse(usage(error), as_json=as_json)
        except click.ClickException as error:
            refuse(error.format_message(), as_json=as_json, code=error.exit_code)
        except click.Abort:
            refuse(phrase("cli.interrupted"), as_json=as_json, code=INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def usage(error: click.UsageError) -> str:
    """A mistake in the command line, with the way to its help."""
    where = error.ctx.command_path if error.ctx is not None else "terrae"
    return phrase("cli.usage", what=error.format_message().rstrip("."), where=where)
