"""What things are worth to the bot of Terramara, in hundredths of a point."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

POINT: Final = 100


@final
class Weights:
    """`for each round` means: for each round still to come after this one."""

    def __init__(self) -> None:
        self.refined: i64 = 100  # a refined good, and what it is worth more while there are artifacts to create
        self.refined_eager: i64 = 50
        self.raw: i64 = 50
        self.raw_eager: i64 = 40
        self.eager: i64 = 5  # turns to come from which on goods are worth all of that
        self.rank: i64 = 75  # per cent of the points for the present rank in Military Strength
        self.rank_doubt: i64 = 10  # per cent less for each round
        self.military: i64 = 12
        self.culture: i64 = 15
        self.culture_round: i64 = 26  # for each round
        self.caravan: i64 = 14  # a step of a Caravan
        self.caravan_round: i64 = 3
        self.slower: i64 = 5  # a step of the slower one, besides
        self.worker: i64 = 85  # a level of a Worker, for each round
        self.ready: i64 = 30  # a level of a Worker that can still be used in this round
        self.flag: i64 = 90  # a Flag, for each round
        self.member: i64 = 12  # a clan member still to be sent in this round
        self.clan: i64 = 240  # an Explorer of the clan, for each round
        self.progress: i64 = 65  # per cent of the artifact that is nearest
        self.extra: i64 = 150  # what an artifact is worth besides its points
        self.near_raw: i64 = 60  # per cent of a good that an artifact needs, if it is there but raw
        self.helping: i64 = 150  # an artifact that helps once in a round, for each round
        self.lasting: i64 = 130  # one that helps when clan members are sent, or makes others cheaper
        self.following: i64 = 120  # one that helps when something is created or Culture is gained
        self.reserved: i64 = 200  # less for a reserved artifact
        self.tile: i64 = 120  # a personal bonus tile
        self.contest: i64 = 100  # being the first where one other seat is expected
