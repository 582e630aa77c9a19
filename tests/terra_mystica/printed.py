"""The boards of all factions as they are printed, in the short words of the site: what the data files are held against.

The first line: set and home, goods, bowls, cults, points of 2017, dwellings and favours at the start, priests at most.
Then the powers of the structures, ship, dig and jump, each structure with its price and its income by the number
standing, and the traits.
"""

PRINTED = {
    "alchemists": """
        base black: 15C 3W, 5/7/0, 1/1/0/0, 27VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 7 11, PW 0 1 2 3 4
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: C 0 6
        SA 6C 4W: P 0 1
        ability: points-for-coins coins=1, coins-for-points coins=2
        stronghold: power-now power=12, power-per-spade power=2
        """,
    "auren": """
        base green: 15C 3W, 5/7/0, 0/1/0/1, 27VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 2
        SA 8C 4W: P 0 1
        ability: -
        stronghold: favour-now favours=1, cult-action steps=2
        """,
    "chaosmagicians": """
        base red: 15C 4W, 5/7/0, 2/0/0/0, 19VP, 1D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 4C 4W: W 0 2
        SA 8C 4W: P 0 1
        ability: more-favours favours=2
        stronghold: double-turn actions=2
        """,
    "cultists": """
        base brown: 15C 3W, 5/7/0, 1/0/1/0, 16VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 8C 4W: PW 0 2
        SA 8C 4W: P 0 1
        ability: step-when-taken steps=1 power=1
        stronghold: points-now points=7
        """,
    "darklings": """
        base black: 15C 1W 1P, 5/7/0, 0/1/1/0, 15VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 1P
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 2
        SA 10C 4W: P 0 2
        ability: points-per-bought-spade points=2
        stronghold: workers-to-priests workers=3
        """,
    "dwarves": """
        base gray: 15C 3W, 5/7/0, 0/0/2/0, 20VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship -
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        jump 1 for 2W, later 1W: 4
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 3 5 7 10, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 2
        SA 6C 4W: P 0 1
        ability: tunnel workers=2 points=4 skip=1
        stronghold: cheap-tunnel workers=1
        """,
    "engineers": """
        base gray: 10C 2W, 3/9/0, 0/0/0/0, 16VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 1C 1W: W 0 1 2 2 3 4 4 5 6
        TP 2C 1W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 4C 1W: P 0 1 1 2, PW 0 0 5 5
        SH 6C 3W: PW 0 2
        SA 6C 3W: P 0 1
        ability: worker-bridge workers=2
        stronghold: points-per-bridge points=3
        """,
    "fakirs": """
        base yellow: 15C 3W, 7/5/0, 1/0/0/1, 33VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship -
        dig 3W 2W for 5C 2W 1P: 6
        jump 1 for 1P, later 1P: 4
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 10C 4W: P 0 1
        SA 6C 4W: P 0 1
        ability: carpet priests=1 points=4 skip=1
        stronghold: longer-carpet skip=1
        """,
    "giants": """
        base red: 15C 3W, 5/7/0, 1/0/0/1, 25VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 4
        SA 6C 4W: P 0 1
        ability: always-two-spades spades=2
        stronghold: spade-action spades=2
        """,
    "halflings": """
        base brown: 15C 3W, 3/9/0, 0/0/1/1, 20VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 1C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 8C 4W: PW 0 2
        SA 6C 4W: P 0 1
        ability: points-per-spade points=1
        stronghold: spades-now spades=3
        """,
    "mermaids": """
        base blue: 15C 3W, 3/9/0, 0/2/0/0, 19VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 1 to 5 for 4C 1P: 2 3 4 5
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 4
        SA 8C 4W: P 0 1
        ability: river-town
        stronghold: shipping-now shipping=1
        """,
    "nomads": """
        base yellow: 15C 2W, 5/7/0, 1/0/1/0, 19VP, 3D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 7 11, PW 0 1 2 3 4
        TE 5C 2W: P 0 1 2 3
        SH 8C 4W: PW 0 2
        SA 6C 4W: P 0 1
        ability: -
        stronghold: sandstorm
        """,
    "swarmlings": """
        base blue: 20C 8W, 3/9/0, 1/1/1/1, 22VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 3C 2W: W 2 3 4 5 6 7 8 9 9
        TP 4C 3W: C 0 2 4 6 9, PW 0 2 4 6 8
        TE 6C 3W: P 0 1 2 3
        SH 8C 5W: PW 0 4
        SA 8C 5W: P 0 2
        ability: workers-per-town workers=3
        stronghold: free-post
        """,
    "witches": """
        base green: 15C 3W, 5/7/0, 0/0/0/2, 19VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 2W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 2
        SA 6C 4W: P 0 1
        ability: points-per-town points=5
        stronghold: ride
        """,
    "icemaidens": """
        ice ice: 15C 3W, 6/6/0, 0/1/0/1, 20VP, 2D, 1FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 1W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 9
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 4
        SA 6C 4W: P 0 1
        ability: ice, first-favour favours=1
        stronghold: points-per-temple points=3
        """,
    "yetis": """
        ice ice: 15C 3W, 0/12/0, 0/0/1/1, 22VP, 2D, 0FAV, 7P
        power 1 2 2 4 4
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W 2W 1W for 5C 1W 1P: 6 6
        D 2C 1W: W 1 2 3 4 5 6 7 8 9
        TP 3C 2W: C 0 2 4 6 8, PW 0 2 4 6 8
        TE 5C 2W: P 0 1 2 3
        SH 6C 4W: PW 0 4
        SA 6C 4W: P 0 1
        ability: ice, cheap-power less=1
        stronghold: power-again
        """,
    "acolytes": """
        volcano volcano: 15C 3W, 6/6/0, 3/3/3/3, 23VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig -
        D 2C 1W: W 0 1 2 3 3 4 5 6 6
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 8C 4W: PW 0 2
        SA 8C 4W: P 0 1
        ability: volcano-by-cult steps=3 more=1, step-for-spade steps=1
        stronghold: more-steps steps=1
        """,
    "dragonlords": """
        volcano volcano: 15C 3W, 4/4/0, 2/0/0/0, 24VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig -
        D 2C 1W: W 0 1 2 3 3 4 5 6 6
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 8C 4W: PW 0 2
        SA 8C 4W: P 0 1
        ability: volcano-by-tokens tokens=1 more=1, token-for-spade tokens=1
        stronghold: tokens-per-seat tokens=1
        """,
    "riverwalkers": """
        variable variable: 15C 3W, 10/2/0, 1/0/0/1, 21VP, 2D, 0FAV, 1P
        power 1 2 2 3 3
        ship 1 to 1
        dig -
        D 2C 1W: W 1 2 3 3 4 5 5 6 7
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 1 2, PW 0 0 5 5
        SH 6C 4W: PW 0 2
        SA 6C 4W: P 0 1
        ability: river-only, unlock coins=1 more=1
        stronghold: bridges-now bridges=2
        """,
    "shapeshifters": """
        variable variable: 15C 3W, 4/4/0, 1/1/0/0, 22VP, 2D, 0FAV, 7P
        power 1 2 2 3 3
        ship 0 to 3 for 4C 1P: 2 3 4
        dig 3W
        D 2C 1W: W 1 2 3 4 5 6 7 8 8
        TP 3C 2W: C 0 2 4 6 8, PW 0 1 2 4 6
        TE 5C 2W: P 0 1 2 3
        SH 6C 3W: PW 0 4
        SA 6C 4W: P 0 1
        ability: token-when-taken points=1 power=1
        stronghold: change-home power=5 tokens=5
        """,
}
