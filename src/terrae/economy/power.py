"""The power cycle: three bowls through which power tokens go round."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class PowerCycle:
    """Spent power lies in bowl I, power being charged in bowl II, charged power in bowl III."""

    def __init__(self) -> None:
        self.bowl1: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0

    def charge(self, power: i64) -> i64:
        """Move power tokens up one bowl each, bowl I first; tell how many steps were possible."""
        first = power if power < self.bowl1 else self.bowl1
        self.bowl1 -= first
        self.bowl2 += first
        second = power - first if power - first < self.bowl2 else self.bowl2
        self.bowl2 -= second
        self.bowl3 += second
        return first + second

    def spend(self, power: i64) -> None:
        """Move power tokens from bowl III back to bowl I."""
        self.bowl3 -= power
        self.bowl1 += power

    def room(self) -> i64:
        """How much power could still be gained before any is wasted."""
        return 2 * self.bowl1 + self.bowl2
