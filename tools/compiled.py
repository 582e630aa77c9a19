"""Keeps a compiled copy of the package in build/compiled, made from the sources as they are now.

python -m tools.compiled               build it if the sources changed, and say where it is
python -m tools.compiled --play ARGS   run `terrae ARGS` at once, compiled if that is there, else plain and built behind

TERRAE_OPT is how hard the C compiler tries: 3 if nothing is said; 0 is made much sooner and runs the tests as fast.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

from tools.debian import must_be_there

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"
STAMP = HOME / "sources.digest"
LEVEL = HOME / "level"
OBJECTS = ROOT / "build" / "objects"  # of the C compiler, by a digest of what they were made from
KEPT = 400  # of them: two or three builds
LOG = ROOT / "build" / "compiled.log"
TRIED = ROOT / "build" / "compiled.tried"


def sources_digest() -> str:
    """A digest of all that goes into the build, for this version of Python."""
    content = hashlib.blake2b(sys.version.encode(), digest_size=16)
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*"))]
    for path in files:
        made = "egg-info" in str(path) or "__pycache__" in path.parts or path.suffix == ".so"  # maybe just now
        if not made and path.is_file():
            content.update(str(path.relative_to(ROOT)).encode())
            content.update(path.read_bytes())
    return content.hexdigest()


def is_current() -> bool:
    """Was build/compiled made from the sources as they are?"""
    return STAMP.exists() and STAMP.read_text() == sources_digest()


def build() -> Path:
    """Build the wheel with mypyc, from a copy without leftovers, and unpack it; tell where."""
    level = os.environ.get("TERRAE_OPT", "3")
    if is_current() and LEVEL.read_text() == level:
        return HOME
    digest = sources_digest()
    HOME.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HOME.parent, prefix="wheel.") as folder:
        source, fresh = Path(folder) / "source", Path(folder) / "fresh"
        source.mkdir()
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, source)
        shutil.copytree(
            ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
        )
        make_wheel(source, Path(folder))
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            wheel.extractall(fresh)
        titles = sorted(path.parent.name for path in (fresh / "terrae" / "games").glob("*/__init__.py"))
        modules = ", ".join(["terrae.cli.program", *(f"terrae.games.{title}" for title in titles)])
        check = [sys.executable, "-c", f"import {modules}"]
        subprocess.run(check, check=True, cwd=fresh, env={**os.environ, "PYTHONPATH": str(fresh)})
        (fresh / STAMP.name).write_text(digest)
        (fresh / LEVEL.name).write_text(level)
        shutil.rmtree(HOME, ignore_errors=True)
        fresh.rename(HOME)
    for old in sorted(OBJECTS.iterdir(), key=lambda path: -path.stat().st_mtime)[KEPT:]:
        old.unlink()
    return HOME


def make_wheel(source: Path, target: Path) -> None:
    """The compiled wheel of a source tree; with the tools at hand if they are there, else in a build environment."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    if find_spec("mypyc") and find_spec("setuptools") and find_spec("wheel"):
        command.append("--no-build-isolation")
    environment = {**os.environ, "TERRAE_BUILD": "compiled", "TERRAE_OBJECTS": str(OBJECTS)}
    environment.pop("PYTHONPATH", None)
    subprocess.run([*command, "-w", str(target), str(source)], check=True, env=environment)


def has_compiler() -> bool:
    """Is the C compiler at hand that this Python asks for? Where it names none, whoever builds looks for one."""
    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return not named or shutil.which(named[0]) is not None


def build_behind() -> None:
    """Build in a process of its own, unless that was tried with these sources before."""
    if not has_compiler():
        print("Playing with the plain rules; with a C compiler they would be compiled, and some ten times faster.")
        return
    TRIED.parent.mkdir(exist_ok=True)
    if TRIED.exists() and TRIED.read_text() == sources_digest():
        print(f"Playing with the plain rules; compiling them did not work or goes on (see {LOG.relative_to(ROOT)}).")
        return
    TRIED.write_text(sources_digest())
    with LOG.open("w") as log:
        command = [sys.executable, "-m", "tools.compiled"]
        subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
    print("Playing with the plain rules; faster, compiled ones are being built behind for the next start.")


def play(arguments: list[str]) -> None:
    """Become the `terrae` command, on the fastest build there is."""
    environment = dict(os.environ)
    if is_current():
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HOME), environment.get("PYTHONPATH")]))
    else:
        build_behind()
    command = [sys.executable, "-c", "from terrae.cli import main; main()", *arguments]
    os.execve(sys.executable, command, environment)


def main() -> None:
    """Build, where that can be done; elsewhere whatever was built before would be taken for what there is now."""
    if has_compiler() or is_current():
        print(build())
        return
    if must_be_there():
        sys.exit("There is no C compiler (gcc, or another that CC names), and tests here must run on compiled rules.")
    shutil.rmtree(HOME, ignore_errors=True)
    print("There is no C compiler (gcc, or another that CC names): all tests run on plain rules, which takes longer.")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2:])
    main()
