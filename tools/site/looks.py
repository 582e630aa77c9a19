"""How the site looks: Terrae's own colours and painted parts, kept apart from what the generator styles itself."""

from __future__ import annotations

import shutil
from pathlib import Path

from terrae.core.looks import LOOKS
from terrae.draw.standalone import styles

HERE = Path(__file__).parent / "theme"
PAINTED = ("parts", "board", "panels", "bands")  # the styles of what is painted


def lay_out(pages: Path) -> None:
    """Styles and scripts, where the settings name them. Painted things lie in elements of the class `painted`."""
    folder = pages / "assets"
    folder.mkdir(exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, folder)
    (folder / "terrae.css").write_text(f"{LOOKS.tokens()}\n.painted {{\n{styles(*PAINTED)}}}\n", encoding="utf-8")
