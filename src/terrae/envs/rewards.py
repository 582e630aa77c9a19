"""What a seat is rewarded for."""

from __future__ import annotations

from terrae.core.game import Game
from terrae.core.state import State
from terrae.envs.problems import BadTask

REWARDS = ("win", "rank", "margin", "points")
WHILE_PLAYING = "points"  # the one that is told at every step


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadTask("envs.reward", name=name, known=", ".join(REWARDS))
    return name


def final_rewards(game: Game, state: State, reward: str) -> list[float]:
    """What each seat is rewarded with when a game is over.

    win      1 for the winner; winners share. All of it is paid by the others alike, so that it adds up to 0.
    rank     1 for the first, -1 for the last, evenly between; seats with equal points share. It adds up to 0.
    margin   points ahead of the best other seat
    points   nothing more: points are rewarded while they are scored
    """
    scores = game.scores(state)
    seats = len(scores)
    if reward == "win":
        winners = game.winners(state)
        shares = [(seat in winners) / len(winners) for seat in range(seats)]
        return [(share * seats - 1) / (seats - 1) for share in shares]
    if reward == "rank":
        ranks = [
            sum(other > own for other in scores) + (sum(other == own for other in scores) - 1) / 2 for own in scores
        ]
        return [1 - 2 * rank / (seats - 1) for rank in ranks]
    if reward == "margin":
        return [
            float(own - max(other for place, other in enumerate(scores) if place != seat))
            for seat, own in enumerate(scores)
        ]
    return [0.0] * seats
