"""What was used recently is kept, up to a limit; the rest can be made again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A mapping that forgets what was not used for longest once the weights add up to more than the limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, weight: int = 1) -> V:
        self.drop(key)
        self._kept[key] = (value, weight)
        self.weight += weight
        while self.weight > self.limit and len(self._kept) > 1:
            _, (_, light) = self._kept.popitem(last=False)
            self.weight -= light
        return value

    def drop(self, key: K) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self.weight -= found[1]
