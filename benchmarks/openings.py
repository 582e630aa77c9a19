"""Where people place their first dwellings, counted from ledgers of real games, for the bot of Terra Mystica.

python -m benchmarks.openings ../shared/ledgers/real > src/terrae/bots/terra_mystica/data/openings.toml
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.building import BUILD
from terrae.games.terra_mystica.snellman import SNELLMAN

HEADER = """\
# Where people placed their first dwellings: for each map and faction, in how many games it was seen, and in how many of
# them a dwelling stood on a hex. Counted from {number} ledgers, most of them of the top league division, by
#   python -m benchmarks.openings FOLDER
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    games: Counter[tuple[str, str]] = Counter()
    places: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    number = 0
    for path in sorted(parser.parse_args().folder.glob("*.txt")):
        match = SNELLMAN.read(path.read_text(encoding="utf-8")).match
        if match is None:
            continue
        number += 1
        state = GAME.start(match.setting)
        land = match.setting.options["map"]
        for entry in match.log:
            if state.round:
                break
            if entry.move.verb is BUILD:
                places[land, state.seats[entry.seat].faction.mat.key][entry.move.text.split()[1]] += 1
            state.play(entry.move, entry.seat)
        games.update((land, seat.faction.mat.key) for seat in state.seats)
    print(HEADER.format(number=number), end="")
    for land, key in sorted(games):
        found = ", ".join(f"{place} = {times}" for place, times in sorted(places[land, key].items()))
        print(f"\n[{land}.{key}]\ngames = {games[land, key]}\nplaces = {{ {found} }}")


if __name__ == "__main__":
    main()
