"""What the wheels need at run time: the compiled one a library more than the plain one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("build", "needs_librt"), [("pure", False), ("compiled", True)])
def test_librt_is_needed_by_compiled_rules_only(build: str, needs_librt: bool, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "TERRAE_BUILD": build},
        capture_output=True,
        check=True,
    )
    always, *extras = (tmp_path / "terrae.egg-info" / "requires.txt").read_text().split("\n\n")
    assert "click" in always and any("[compiled]" in extra for extra in extras)
    assert ("librt" in always) == needs_librt
