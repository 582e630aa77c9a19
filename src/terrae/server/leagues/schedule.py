"""Schedules: divisions, who meets whom in them, who goes up and who goes down. Nothing here knows a database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")
TRIES = 4  # beginnings of a search
STEPS = 6000  # changes that are tried from each
HOT = 3.0  # how much worse a change may make things at first
MOST_FIRSTS = 3000  # tables that are turned


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
    """Everybody plays as rarely as lets each meet each, at full tables; of several ways the most equal one is taken."""
    luck = Random(f"{count} {seats}")
    games = -(-(count - 1) // (seats - 1))
    while True:
        found: list[list[set[int]]] = []
        if not count * games % seats:
            found = turned(count, seats, games)
            for _ in range(TRIES):
                if any(spread(tables, count) <= 1 for tables in found):
                    break
                found.append(annealed(dealt(count, seats, games, luck.sample(range(count), count)), luck))
        fair = [tables for tables in found if min(meetings(tables, count)) > 0]
        if fair:
            return min(fair, key=lambda tables: sum(times**2 for times in meetings(tables, count)))
        games += 1


def spread(tables: Sequence[set[int]], count: int) -> int:
    """How much oftener those who meet most meet than those who meet least; 1 at most is as equal as can be."""
    met = meetings(tables, count)
    return max(met) - min(met) if min(met) else count


def turned(count: int, seats: int, games: int) -> list[list[set[int]]]:
    """Everybody in a ring, and a table turned by one place again and again: with the right first one all meet equally
    often, which no search finds for many people. The most equal of all first tables, if everybody plays so often."""
    if games != seats:
        return []
    firsts = list(islice(combinations(range(1, count), seats - 1), MOST_FIRSTS))
    rings = ([{(one + place) % count for one in (0, *first)} for place in range(count)] for first in firsts)
    return [min(rings, key=lambda tables: sum(times**2 for times in meetings(tables, count)))]


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


def annealed(tables: list[set[int]], luck: Random) -> list[set[int]]:
    """Let two people change tables wherever that makes meetings more equal; at first, now and then, where it does not,
    so that the search does not end where no single change helps."""
    met: Counter[tuple[int, int]] = Counter(pair(*both) for table in tables for both in combinations(table, 2))

    def turn(one: int, table: set[int], change: int) -> int:
        """Somebody meets a table once more, or once less; what that adds to the sum of squares."""
        added = 0
        for other in table:
            both = pair(one, other)
            added += 2 * change * met[both] + 1
            met[both] += change
        return added

    for step in range(STEPS if len(tables) > 1 else 0):
        here, there = luck.sample(range(len(tables)), 2)
        ones, others = sorted(tables[here] - tables[there]), sorted(tables[there] - tables[here])
        if not ones:
            continue
        one, other = luck.choice(ones), luck.choice(others)
        left, right = tables[here] - {one}, tables[there] - {other}
        added = turn(one, left, -1) + turn(other, right, -1) + turn(one, right, 1) + turn(other, left, 1)
        heat = HOT * (1 - step / STEPS)
        if added <= 0 or luck.random() < exp(-added / heat):
            tables[here], tables[there] = left | {other}, right | {one}
        else:
            for who, table, change in ((other, left, -1), (one, right, -1), (other, right, 1), (one, left, 1)):
                turn(who, table, change)
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
