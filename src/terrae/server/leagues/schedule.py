"""Schedules: divisions, who meets whom in them, who goes up and who goes down. Nothing here knows a database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import TypeVar

T = TypeVar("T")
PASSES = 20  # over all pairs of tables, to find better ones
TRIES, MOST_TRIES = 4000, 60  # beginnings for a single table, fewer for many; and at most


def divisions(people: Sequence[T], size: int, seats: int) -> list[list[T]]:
    """People in their order, in divisions that differ by one at most; none has fewer than a table needs.

    >>> [len(division) for division in divisions(range(17), 7, 4)]
    [6, 6, 5]
    """
    count = max(1, min(-(-len(people) // size), len(people) // seats))
    small, larger = divmod(len(people), count)
    found, start = [], 0
    for number in range(count):
        end = start + small + (number < larger)
        found.append(list(people[start:end]))
        start = end
    return found


def schedule(people: Sequence[T], seats: int) -> list[list[T]]:
    """Tables at which everybody plays as often as anybody else and meets everybody, as equally often as is found; in
    the order in which they are to be played, with seats shared out fairly. The same people get the same tables.

    >>> schedule("abc", 2)
    [['b', 'c'], ['c', 'a'], ['a', 'b']]
    """
    count = len(people)
    if count < seats:
        raise ValueError(f"{count} people cannot fill a table of {seats}")
    if seats == 2:
        groups = [set(pair) for pair in rounds_of_pairs(count)]
    else:
        groups = best(count, seats)
    return [[people[one] for one in table] for table in seated(groups, count, seats)]


def best(count: int, seats: int) -> list[set[int]]:
    """Everybody plays as rarely as lets each meet each, at full tables; of several beginnings the best is taken."""
    luck = Random(f"{count} {seats}")
    games = -(-(count - 1) // (seats - 1))
    while True:
        number = count * games // seats
        tries = min(MOST_TRIES, max(2, TRIES // number**2)) if not count * games % seats else 0
        found = [improved(dealt(count, seats, games, luck.sample(range(count), count))) for _ in range(tries)]
        met = [meetings(tables, count) for tables in found]
        fair = [at for at, times in enumerate(met) if min(times) > 0]
        if fair:
            return found[min(fair, key=lambda at: sum(times**2 for times in met[at]))]
        games += 1


def meetings(tables: Sequence[set[int]], count: int) -> list[int]:
    """How often each two people meet."""
    met = Counter(pair(*both) for table in tables for both in combinations(sorted(table), 2))
    return [met[both] for both in combinations(range(count), 2)]


def rounds_of_pairs(count: int) -> list[tuple[int, int]]:
    """Everybody meets everybody once, in rounds in which nobody plays twice."""
    ring = [*range(count), *([-1] if count % 2 else [])]
    found: list[tuple[int, int]] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        found += [(one, other) for one, other in pairs if -1 not in (one, other)]
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def dealt(count: int, seats: int, games: int, order: Sequence[int]) -> list[set[int]]:
    """Tables by taking those who have played least, of them those who have met least, of them the first in an order."""
    need = [games] * count
    met: Counter[tuple[int, int]] = Counter()
    found: list[set[int]] = []
    for _ in range(count * games // seats):
        least = sorted(need, reverse=True)[seats - 1]
        table = {one for one in range(count) if need[one] > least}
        while len(table) < seats:
            others = [one for one in range(count) if need[one] == least and one not in table]
            table.add(min(others, key=lambda one: (sum(met[pair(one, other)] for other in table), order[one])))
        for one in table:
            need[one] -= 1
        met.update(pair(one, other) for one, other in combinations(table, 2))
        found.append(table)
    return found


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def improved(tables: list[set[int]]) -> list[set[int]]:
    """Let two people change tables wherever that makes meetings more equal."""
    met: Counter[tuple[int, int]] = Counter(pair(*both) for table in tables for both in combinations(table, 2))

    def cost(one: int, table: set[int], change: int) -> int:
        """What it adds to the sum of squares if somebody meets a table once more, or once less."""
        return sum(2 * change * met[pair(one, other)] + 1 for other in table)

    def turn(one: int, table: set[int], change: int) -> None:
        for other in table:
            met[pair(one, other)] += change

    for _ in range(PASSES):
        better = False
        for here, there in combinations(range(len(tables)), 2):
            for one in sorted(tables[here] - tables[there]):
                for other in sorted(tables[there] - tables[here]):
                    if one not in tables[here] or other not in tables[there]:
                        continue
                    left, right = tables[here] - {one}, tables[there] - {other}
                    gain = cost(one, left, -1) + cost(other, right, -1) + cost(one, right, 1) + cost(other, left, 1)
                    if gain < 0:
                        turn(one, left, -1)
                        turn(other, right, -1)
                        turn(one, right, 1)
                        turn(other, left, 1)
                        tables[here], tables[there] = left | {other}, right | {one}
                        better = True
        if not better:
            break
    return tables


def seated(groups: Sequence[set[int]], count: int, seats: int) -> list[list[int]]:
    """Who sits where: in each seat whoever sat there least."""
    sat = [[0] * seats for _ in range(count)]
    found: list[list[int]] = []
    for group in groups:
        left, table = sorted(group), []
        for seat in range(seats):
            one = min(left, key=lambda person: (sat[person][seat], -sum(sat[person][seat + 1 :]), person))
            left.remove(one)
            sat[one][seat] += 1
            table.append(one)
        found.append(table)
    return found


def moved(standings: Sequence[Sequence[T]], movers: int) -> list[T]:
    """Everybody in the order for the next season: the best of a division change places with the last of the one above.

    >>> moved([["a", "b", "c"], ["d", "e", "f"]], 1)
    ['a', 'b', 'd', 'c', 'e', 'f']
    """
    order = [list(division) for division in standings]
    for upper, lower in zip(order, order[1:], strict=False):
        number = min(movers, len(upper) // 2, len(lower) // 2)
        if number:
            upper[-number:], lower[:number] = lower[:number], upper[-number:]
    return [one for division in order for one in division]
