"""The components of Terra Nova as plain literals. Money and power always stand in this order: (money, power)."""

from __future__ import annotations

from dataclasses import dataclass

Gain = tuple[int, int]


@dataclass(frozen=True)
class Faction:
    """One side of a faction mat."""

    colour: str
    side: str
    money: int
    houses: int
    fixed_income: Gain
    house_income: tuple[Gain, ...]
    post_income: tuple[Gain, ...]
    left_income: Gain
    right_income: Gain


@dataclass(frozen=True)
class MapFacts:
    """A printed map: its rows from the top (letters below), bridge spaces, hexes marked for neutral houses."""

    rows: tuple[str, ...]
    bridge_spaces: tuple[str, ...]
    marks: dict[str, tuple[str, ...]]


# clockwise; one shovel for each step, the shorter way round
TERRAIN_CIRCLE = ["lake", "forest", "wasteland", "desert", "swamp"]
LETTERS = {"L": "lake", "F": "forest", "W": "wasteland", "D": "desert", "S": "swamp", "R": "river"}
HOME_TERRAIN = {"blue": "lake", "red": "wasteland", "black": "swamp", "green": "forest", "yellow": "desert"}

SHOVEL_COST = 6
HOUSE_COST = 4
POST_COST_ADJACENT = 7
POST_COST_ALONE = 10
PALACE_COST = 14
SAILING_COST = 8
BRIDGE_COST = 10
SAND_CATS_POST_COST_ADJACENT = 5
SAND_CATS_POST_COST_ALONE = 7

TOWN_BUILDINGS = 4
TOWN_VALUE = 7
TOWN_VALUE_SIDE_A_RIGHT_PALACE = 6
HOUSE_VALUE, POST_VALUE, PALACE_VALUE = 1, 2, 3

START_POWER = (2, 2, 4)
HOUSES, POSTS, BRIDGES = 8, 4, 3
# points for reaching a sailing value; the track ends at 3
SAILING_POINTS = (0, 2, 3, 4)
POWER_ACTIONS = {"bridge-3": 3, "bridge-4": 4, "sailing": 4, "money": 4, "shovel": 4, "two-shovels": 6}
POWER_ACTION_MONEY = 7

ROUND_TILE_POINTS = {"house": 2, "post": 3, "palace": 5, "town": 5, "sailing": 2, "shovel": 2}
ROUND_TILE_COPIES = {"house": 2, "post": 2, "palace": 1, "town": 1, "sailing": 1, "shovel": 1}
# name: (points, money, power, sailing steps)
TOWN_TILES = {"money": (5, 6, 0, 0), "power": (6, 0, 8, 0), "points": (9, 0, 0, 0), "sailing": (4, 0, 0, 1)}

BONUS_INCOME: dict[str, Gain] = {
    "A": (2, 0),  # special action: Make Habitable and Build with 1 free shovel
    "B": (6, 0),  # nothing else
    "C": (0, 3),  # sailing value +1 in phase 2, not in final scoring
    "D": (3, 3),  # nothing else
    "E": (0, 4),  # drop out: 4 points per palace
    "F": (0, 2),  # drop out: 2 points per trading post
    "G": (2, 0),  # drop out: 1 point per house
    "H": (0, 3),  # drop out: 3 points per sailing step
}
TERRITORY_POINTS = (12, 8, 4, 0)

FACTIONS = {
    "water-sprites": Faction(
        colour="blue",
        side="A",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (0, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 1), (3, 1), (2, 1), (2, 1)),
        left_income=(0, 2),
        right_income=(0, 0),
    ),
    "sea-dogs": Faction(
        colour="blue",
        side="B",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 1), (2, 1), (2, 1), (2, 1)),
        left_income=(0, 4),
        right_income=(0, 0),
    ),
    "golems": Faction(
        colour="red",
        side="A",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (2, 0), (2, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 1), (2, 1), (2, 1), (2, 1)),
        left_income=(0, 4),
        right_income=(0, 0),
    ),
    "fire-sprites": Faction(
        colour="red",
        side="B",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 2), (2, 2), (2, 1), (2, 1)),
        left_income=(0, 4),
        right_income=(0, 0),
    ),
    "leprechauns": Faction(
        colour="black",
        side="A",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (3, 0), (0, 3), (2, 0), (0, 2), (0, 0)),
        post_income=((2, 1), (2, 1), (3, 2), (3, 2)),
        left_income=(5, 2),
        right_income=(0, 0),
    ),
    "inventors": Faction(
        colour="black",
        side="B",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (2, 0), (2, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 1), (2, 1), (1, 1), (1, 1)),
        left_income=(0, 2),
        right_income=(0, 0),
    ),
    "fairies": Faction(
        colour="green",
        side="A",
        money=7,
        houses=2,
        fixed_income=(2, 2),
        house_income=((3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((3, 2), (3, 2), (3, 1), (3, 1)),
        left_income=(2, 3),
        right_income=(0, 0),
    ),
    "druids": Faction(
        colour="green",
        side="B",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((3, 1), (3, 1), (2, 1), (2, 1)),
        left_income=(0, 4),
        right_income=(0, 0),
    ),
    "sun-worshippers": Faction(
        colour="yellow",
        side="A",
        money=5,
        houses=3,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 2), (2, 2), (2, 1), (2, 1)),
        left_income=(0, 2),
        right_income=(0, 0),
    ),
    "sand-cats": Faction(
        colour="yellow",
        side="B",
        money=7,
        houses=2,
        fixed_income=(2, 0),
        house_income=((3, 0), (3, 0), (0, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)),
        post_income=((2, 2), (2, 2), (2, 1), (3, 1)),
        left_income=(0, 2),
        right_income=(0, 0),
    ),
}

FIRST_GAME_ROUND_TILES = ["house", "post", "shovel", "palace", "town"]
FIRST_GAME_BONUS = {
    2: {"fairies": "C", "leprechauns": "E"},
    3: {"golems": "A", "sun-worshippers": "D", "water-sprites": "C"},
    4: {"fairies": "G", "golems": "F", "leprechauns": "A", "water-sprites": "B"},
}
FIRST_GAME_HOUSES = {
    "main": {
        2: {
            "fairies": ["C5", "I5"],
            "leprechauns": ["D4", "H4"],
        },
        3: {
            "golems": ["F1", "F9"],
            "sun-worshippers": ["B6", "F8", "I3"],
            "water-sprites": ["E2", "H3"],
        },
        4: {
            "fairies": ["B7", "E9"],
            "golems": ["F1", "F9"],
            "leprechauns": ["C7", "H6"],
            "water-sprites": ["E2", "I6"],
        },
    },
    "alternative": {
        2: {
            "fairies": ["B5", "G1"],
            "leprechauns": ["C5", "G2"],
        },
        3: {
            "golems": ["C9", "D4"],
            "sun-worshippers": ["C4", "D8", "F3"],
            "water-sprites": ["G4", "G8"],
        },
        4: {
            "fairies": ["B3", "C2"],
            "golems": ["D7", "H8"],
            "leprechauns": ["C8", "D1"],
            "water-sprites": ["A3", "I8"],
        },
    },
}

MAPS = {
    "main": MapFacts(
        rows=(
            "RFDSFWLDRW",
            "RSLRRDFRDF",
            "SRWRFRSWRL",
            "DRRSWRLRWS",
            "FLDWLDRRFD",
            "WSFRRRSDWL",
            "RLRRWFRLRS",
            "RRLSDSRRRF",
            "SFDWFLWDLR",
        ),
        bridge_spaces=(
            "A5-C5",
            "A8-B9",
            "B2-C1",
            "B3-C5",
            "B6-C5",
            "B9-C8",
            "C3-D1",
            "C3-D4",
            "C3-E3",
            "C7-D5",
            "C8-D9",
            "D7-E6",
            "D7-E9",
            "D7-F7",
            "E5-G5",
            "E6-F7",
            "E6-G6",
            "F3-G5",
            "F3-H3",
            "F7-G6",
            "G2-H3",
            "G2-I2",
            "G8-H6",
            "G8-I8",
            "H10-I9",
        ),
        marks={
            "lake": ("C10", "D7", "E2", "I9"),
            "forest": ("A2", "C5", "G6", "H10"),
            "wasteland": ("A6", "E4", "F9", "I7"),
            "desert": ("A8", "B9", "E6", "I3"),
            "swamp": ("A4", "C1", "F7", "H4"),
        },
    ),
    "alternative": MapFacts(
        rows=(
            "RRLSDLFWRL",
            "LRFLFRRRDS",
            "WFRDSRRSWF",
            "SRSWRFWDLD",
            "LDRRDRLRRS",
            "WFDRWRRSRW",
            "FSWLRRFLRF",
            "DRRRLWSWRR",
            "SRWDSFDLFD",
        ),
        bridge_spaces=(
            "A3-B1",
            "A8-B9",
            "A8-C8",
            "B3-C2",
            "C2-D3",
            "C5-D6",
            "D3-E2",
            "D3-F3",
            "D6-E5",
            "D8-F8",
            "E5-F3",
            "E7-G7",
            "E7-F5",
            "E7-F8",
            "E10-F8",
            "F5-G7",
            "F5-H5",
            "F5-G4",
            "F8-G10",
            "G3-I3",
            "G4-H5",
            "G4-I4",
            "G10-I10",
            "G10-H8",
            "H1-I3",
        ),
        marks={},
    ),
    "two-player": MapFacts(
        rows=(
            "FDLSLRDWL",
            "WRRDSRFS",
            "RRFRWFRWD",
            "DSLRRRLF",
            "SWDRSWRSR",
            "LRRDFLRR",
            "WFRWLDFSR",
        ),
        bridge_spaces=(
            "A3-C3",
            "A7-B5",
            "B1-D1",
            "B1-C3",
            "B4-C3",
            "B7-C6",
            "C5-E5",
            "C5-D3",
            "C6-E6",
            "C6-D7",
            "D3-E5",
            "D7-E6",
            "E3-F4",
            "E8-G8",
            "E8-F6",
        ),
        marks={
            "lake": ("A3", "A9", "D3", "F6"),
            "forest": ("A1", "B7", "C3", "G7"),
            "wasteland": ("B1", "C8", "E6", "G1"),
            "desert": ("B4", "C9", "D1", "F4"),
            "swamp": ("B5", "E1", "E8", "G8"),
        },
    ),
}
