"""Tuning: weights of a bot's evaluation, fitted by games or by what people did."""

from terrae.lab.tune.objective import ByGames, ByPeople
from terrae.lab.tune.tuning import Generation, Plan, Progress, Trial, tune

__all__ = ["ByGames", "ByPeople", "Generation", "Plan", "Progress", "Trial", "tune"]
