"""A small network in numpy: layers with ReLU between them, fitted with Adam. Enough for baselines without torch."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
RATE, FIRST, SECOND, TINY = 1e-3, 0.9, 0.999, 1e-8  # of Adam
BATCH = 256


class Mlp:
    """Layers of these sizes; inputs are divided by a scale first, which is saved with the network."""

    def __init__(self, sizes: list[int], scale: Any, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.scale: Array = np.asarray(scale, np.float32)
        self.weights: list[Array] = []
        for inside, outside in zip(sizes, sizes[1:], strict=False):
            spread = np.sqrt(2 / inside) if outside is not sizes[-1] else 0.01
            self.weights += [
                dice.normal(0, spread, (inside, outside)).astype(np.float32),
                np.zeros(outside, np.float32),
            ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def layers(self, rows: Array) -> list[Array]:
        """What comes into each layer, and what comes out of the last."""
        found = [rows / self.scale]
        for number in range(0, len(self.weights), 2):
            out = found[-1] @ self.weights[number] + self.weights[number + 1]
            found.append(np.maximum(out, 0) if number + 2 < len(self.weights) else out)
        return found

    def __call__(self, rows: Array) -> Array:
        return self.layers(rows)[-1]

    def fit(self, layers: list[Array], slope: Array, rate: float = RATE) -> None:
        """One step against the slope of the loss at the output."""
        slopes: list[Array] = []
        for number in range(len(self.weights) - 2, -1, -2):
            inside = layers[number // 2]
            slopes[:0] = [inside.T @ slope, slope.sum(axis=0)]
            if number:
                slope = (slope @ self.weights[number].T) * (inside > 0)
        self.updates += 1
        for weight, (mean, square), change in zip(self.weights, self.moments, slopes, strict=True):
            mean += (1 - FIRST) * (change - mean)
            square += (1 - SECOND) * (change * change - square)
            tall = mean / (1 - FIRST**self.updates)
            wide = square / (1 - SECOND**self.updates)
            weight -= rate * tall / (np.sqrt(wide) + TINY)


def fit_values(net: Mlp, rows: Array, wanted: Array, dice: np.random.Generator, *, steps: int, rate: float) -> float:
    """Let the first output come close to what is wanted; the mean error of the last steps."""
    errors = []
    for _ in range(steps):
        chosen = dice.integers(len(rows), size=min(BATCH, len(rows)))
        layers = net.layers(rows[chosen])
        error = layers[-1][:, 0] - wanted[chosen]
        net.fit(layers, (error / len(chosen))[:, None].astype(np.float32), rate)
        errors.append(float(np.abs(error).mean()))
    return float(np.mean(errors[-20:]))


def fit_choices(net: Mlp, rows: Array, legal: NDArray[np.bool_], chosen: NDArray[np.int64], rate: float) -> float:
    """One step towards choosing what was chosen among what was legal; the share of choices it would have made."""
    layers = net.layers(rows)
    likes = np.where(legal, layers[-1], -np.inf)
    likes -= likes.max(axis=1, keepdims=True)
    shares = np.exp(likes)
    shares /= shares.sum(axis=1, keepdims=True)
    hits = float((shares.argmax(axis=1) == chosen).mean())
    shares[np.arange(len(rows)), chosen] -= 1
    net.fit(layers, (shares / len(rows)).astype(np.float32), rate)
    return hits
