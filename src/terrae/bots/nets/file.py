"""Files of trained networks: ONNX, with what they were trained for written into them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from terrae.core.errors import UnknownBot
from terrae.core.game import Game, games

# What a file says about itself, in the metadata of ONNX.
FORMAT = "terrae-net"
VERSION = "1"
POLICY, VALUES = "policy", "values"
KINDS = (POLICY, VALUES)  # what to play in a position; what a position is worth
KEYS = (FORMAT, "kind", "title", "catalogue")


class Net:
    """A network that can be asked. Whatever is wrong with its file is told in the error."""

    def __init__(self, path: Path) -> None:
        try:
            import onnxruntime
        except ImportError:
            raise UnknownBot("net.no-runtime", path=path) from None
        if not path.is_file():
            raise UnknownBot("net.no-file", path=path)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            self.session: Any = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        except Exception as error:  # of several kinds, which all mean that this is no network
            raise UnknownBot("net.unreadable", path=path, reason=" ".join(str(error).split())) from None
        self.path = path
        self.about: dict[str, str] = dict(self.session.get_modelmeta().custom_metadata_map)
        missing = [key for key in KEYS if key not in self.about]
        if missing:
            raise UnknownBot("net.no-facts", path=path, missing=", ".join(missing))
        if self.about[FORMAT] != VERSION or self.about["kind"] not in KINDS:
            kind = f"{self.about['kind']} {self.about[FORMAT]}"
            raise UnknownBot("net.other-kind", path=path, kind=kind, known=", ".join(KINDS))
        self.input: str = self.session.get_inputs()[0].name

    def check(self, game: Game) -> None:
        """Refuse to play another title, or with another catalogue than the network was trained with."""
        title, digest = self.about["title"], game.catalogue.digest()
        if title != game.name:
            raise UnknownBot("net.title", path=self.path, title=title, game=game.name, known=", ".join(games()))
        if self.about["catalogue"] != digest:
            raise UnknownBot(
                "net.catalogue", path=self.path, game=game.title, trained=self.about["catalogue"], have=digest
            )

    def ask(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """What it says about some rows of numbers."""
        found: NDArray[np.float32] = self.session.run(None, {self.input: rows})[0]
        return found


@lru_cache(8)
def read_net(path: Path, changed: float) -> Net:
    """A network, read once as long as its file does not change."""
    return Net(path)


def find_net(name: str) -> Net:
    path = Path(name)
    return read_net(path, path.stat().st_mtime if path.is_file() else 0.0)
