"""Skill: ratings of whoever plays and of what they play, beside each other (Plackett and Luce's model).

Each seat of a game is a team: a player and a faction. So nobody is thought strong because of strong factions, nor the
other way round. Who sits at a table several times moves by the average of what its seats would.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from openskill.models import PlackettLuce

SURE = 1.96  # standard deviations to both sides, in which 95 of 100 lie
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Skill:
    """How strong one is, beside all others who were rated with it, and how far from it the truth may be."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """How far from it the truth may be (95 %)."""
        return SURE * self.sigma


class Skills(Generic[Key]):
    """Everybody's skill, as far as games were told."""

    def __init__(self, known: Mapping[Key, Skill] | None = None) -> None:
        self.model = PlackettLuce()
        self.known: dict[Key, Skill] = dict(known or {})

    @property
    def beginner(self) -> Skill:
        """What is thought of somebody nobody knows."""
        made = self.model.rating()
        return Skill(float(made.mu), float(made.sigma))

    def of(self, key: Key) -> Skill:
        return self.known.get(key, self.beginner)

    def rate(self, teams: Sequence[Sequence[Key]], ranks: Sequence[float]) -> None:
        """A game was played: who was in each team, and which place it took, 1 being the best."""
        before = [[self.rating(self.of(key)) for key in team] for team in teams]
        rated = self.model.rate(before, ranks=[float(rank) for rank in ranks])
        moved: dict[Key, list[Any]] = {}
        for team, after in zip(teams, rated, strict=True):
            for key, rating in zip(team, after, strict=True):
                moved.setdefault(key, []).append(rating)
        for key, found in moved.items():
            mu, sigma = (sum(getattr(one, name) for one in found) / len(found) for name in ("mu", "sigma"))
            self.known[key] = Skill(mu, sigma)

    def rating(self, skill: Skill) -> Any:
        return self.model.rating(mu=skill.mu, sigma=skill.sigma)
