"""python -m terrae.envs.train: the baselines, and the pictures of how they learned."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.core.errors import TerraeError
from terrae.envs.rewards import REWARDS
from terrae.envs.task import Task, task
from terrae.envs.train.measuring import journal_at

OUTPUT = click.option("-o", "--output", type=click.Path(path_type=Path), default=Path("nets"), show_default=True)
SEED = click.option("--seed", default=1, show_default=True)
PROBE = click.option("--probe", default=40, show_default=True, help="Games with the rival at each point of the curve.")
RIVAL = click.option("--rival", default="beginner", show_default=True)


class Commands(click.Group):
    """Says what was wrong in one line."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except TerraeError as error:
            raise click.ClickException(str(error)) from None


@click.group(cls=Commands)
def main() -> None:
    """Learn to play, and save a network as ONNX: it plays as `net:FILE.onnx` wherever a bot is named."""


def told(path: Path) -> None:
    click.echo(f"saved {path}: play it as net:{path}")


@main.command()
@click.argument("name", default="terra-nova-duel")
@OUTPUT
@SEED
@PROBE
@RIVAL
@click.option("--rounds", default=8, show_default=True, help="Of self-play and learning.")
@click.option("--games", default=20, show_default=True, help="Of self-play in each round.")
def values(name: str, output: Path, seed: int, probe: int, rival: str, rounds: int, games: int) -> None:
    """What positions are worth, by self-play, on the terms of the bot of the title. Needs no torch."""
    from terrae.envs.train.values import learn

    tell = journal_at(output / f"values-{name}.jsonl")
    told(learn(task(name), output, seed=seed, rounds=rounds, games=games, probe=probe, rival=rival, tell=tell))


@main.command()
@click.argument("dataset", type=click.Path(path_type=Path))
@OUTPUT
@SEED
@click.option("--epochs", default=12, show_default=True)
def imitate(dataset: Path, output: Path, seed: int, epochs: int) -> None:
    """Choose what the bots of a dataset chose (`terrae dataset`). Needs no torch."""
    from terrae.envs.train.imitation import imitate as learn

    told(learn(dataset, output, seed=seed, epochs=epochs, tell=journal_at(output / "imitation.jsonl")))


@main.command()
@click.argument("name", default="terra-nova-small")
@OUTPUT
@SEED
@PROBE
@RIVAL
@click.option("--probes", default=5, show_default=True, help="Points of the curve.")
@click.option("--steps", default=3072, show_default=True, help="Decisions between two points.")
@click.option("--reward", type=click.Choice(REWARDS), default="margin", show_default=True)
def ppo(name: str, output: Path, seed: int, probe: int, rival: str, probes: int, steps: int, reward: str) -> None:
    """Masked PPO against a bot. Needs torch and sb3-contrib (extra `ppo`)."""
    from terrae.envs.train.ppo import train

    given: Task = task(name, reward=reward)
    tell = journal_at(output / f"ppo-{name}.jsonl")
    told(train(given, output, seed=seed, rival=rival, probes=probes, steps=steps, probe=probe, tell=tell))


@main.command()
@click.argument("journal", type=click.Path(path_type=Path, exists=True))
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="An SVG file.")
def curve(journal: Path, output: Path) -> None:
    """Draw the journal of a training: a line for each seed."""
    from terrae.envs.train.curves import draw

    draw(journal, output)
    click.echo(f"drew {output}")


if __name__ == "__main__":
    main()
