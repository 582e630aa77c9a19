"""What the tests of the command line share: running a command, and playing a whole game by script."""

from __future__ import annotations

import random
from pathlib import Path

from click.testing import CliRunner, Result

from terrae.bots import ask_bot, find_bot
from terrae.cli.program import program
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import save

GAME = find_game("terra-nova")


def run(*args: str | Path, typed: str = "") -> Result:
    """A command with what is typed into it. Nothing may end in a traceback."""
    result = CliRunner().invoke(program, [str(arg) for arg in args], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(result: Result, code: int = 2) -> str:
    """The one sentence of a command that was refused, and nothing else."""
    assert result.exit_code == code, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("terrae: "), result.output
    assert result.stdout == ""
    return lines[0].removeprefix("terrae: ")


def played(seats: int = 2, seed: int = 1, plies: int | None = None) -> Match:
    """A game of random bots, whole or its first plies."""
    match = Match(GAME, GAME.setting(seats, {"factions": "random"}), seed=seed)
    bots = [find_bot("random", GAME)(f"{seed}/{seat}") for seat in range(seats)]
    while not match.over and (plies is None or match.ply < plies):
        seat = match.seats_to_move[0]
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


def game_file(folder: Path, name: str = "game.txt", **how: int) -> Path:
    """The file of such a game."""
    path = folder / name
    save(played(**how), path)
    return path


def script(seats: int, seed: str, options: dict[str, str]) -> str:
    """A person's lines for a whole game with a person in every seat: random answers to what is really asked."""
    dice = random.Random(seed)
    match = Match(GAME, GAME.setting(seats, options), seed=seed)
    lines: list[str] = []
    while not match.over:
        seat = match.seats_to_move[0]
        legal = match.moves(seat)
        put_off = GAME.put_off(match.state, match.state.decisions()[0])
        if put_off is not None or len(legal) == 1:
            match.play(put_off or legal[0], seat)
        else:
            rare = [move for move in legal if move.text != "drop"]
            move = dice.choice(rare if dice.random() < 0.8 else legal)
            lines.append(move.text)
            match.play(move, seat)
        match.commit()
    return "\n".join(lines) + "\n"
