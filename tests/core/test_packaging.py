"""What the wheels need at run time: the compiled one a library more than the plain one."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


ASK = "import setuptools; from distutils.core import run_setup; print(*run_setup('setup.py', 'init').install_requires)"


@pytest.mark.parametrize(("build", "needs_librt"), [("pure", False), ("compiled", True)])
def test_librt_is_needed_by_compiled_rules_only(build: str, needs_librt: bool) -> None:
    environment = {**os.environ, "TERRAE_BUILD": build}
    command = [sys.executable, "-c", ASK]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert "click" in told
    assert ("librt" in told) == needs_librt


def test_every_data_file_is_in_the_wheel() -> None:
    """Files that are no code are in a wheel only if the project names them; from a checkout one would not notice."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named: dict[str, list[str]] = project["tool"]["setuptools"]["package-data"]
    packed = {
        file
        for package, patterns in named.items()
        for pattern in patterns
        for file in (ROOT / "src" / package.replace(".", "/")).glob(pattern)
    }
    code = (".py", ".pyc", ".so", ".pyd")
    there = {file for file in (ROOT / "src" / "terrae").rglob("*") if file.is_file() and file.suffix not in code}
    assert there and sorted(there - packed) == []


def test_what_compiled_rules_import_is_there_when_they_are_built() -> None:
    """mypyc follows imports: in a build environment of its own, a package that is not there ends the build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {re.split(r"[^\w.]", line)[0] for line in project["build-system"]["requires"]}
    imported: set[str] = set()
    for layer in ("core", "board", "economy", "reading", "loop", "games"):
        for path in (ROOT / "src" / "terrae" / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    imported |= {name.name for name in node.names}
                elif isinstance(node, ast.ImportFrom):
                    imported.add(node.module or "")
    others = {name for name in imported if name.partition(".")[0] not in {*sys.stdlib_module_names, "terrae"}}
    typed = {"typing_extensions"}  # mypy brings it
    assert [name for name in others - typed if not any(name.startswith(package) for package in there)] == []
