"""Builds Terrae: the rules are compiled with mypyc where there is a C compiler, and stay plain Python otherwise.

TERRAE_BUILD=auto      compile if possible (the default)
TERRAE_BUILD=compiled  fail if it is not possible: for releases and tests
TERRAE_BUILD=pure      do not try
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from zlib import crc32

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("TERRAE_BUILD", "auto")
ROOT = Path(__file__).parent
PACKAGE = Path("src/terrae")
# What is compiled: whole folders, but for the files that say what lives in them; of the core, what a game runs on.
COMPILED = [
    "core/dice.py",
    "core/events.py",
    "core/match.py",
    "core/moves.py",
    "core/observer.py",
    "core/state.py",
    "board/*.py",
    "economy/*.py",
    "games/**/rules/**/*.py",
    "games/*/snellman/*.py",
    "bots/deadline.py",
    "bots/*/search/*.py",
    "loop/*.py",
    "lab/playout.py",
]
NEEDED = ["click>=8.1", "fluent.syntax>=0.19", "mypy_extensions>=1.1", "prompt_toolkit>=3.0.43", "rich>=13.7"]
LIBRT = "librt>=0.16"
BUNDLES = 24  # C files to compile
KEPT = os.environ.get(
    "TERRAE_OBJECTS"
)  # a folder with object files that were made before, by a digest of their sources


def sources() -> list[str]:
    """The modules to compile."""
    found = {path for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)} - {
        *(ROOT / PACKAGE).rglob("__init__.py")
    }
    return sorted(str(path.relative_to(ROOT)) for path in found)


def bundled(files: list[str]) -> list[str]:
    """A few C files that include all: each reads headers of a megabyte, and one for all takes a compiler long.

    A file is always in the bundle that its name says, so that what another file does leaves it as it was made before.
    The longest come first.
    """
    folder = Path(files[0]).parent / "bundles"
    folder.mkdir(exist_ok=True)
    members: dict[Path, list[str]] = {}
    for path in sorted(files):
        name = Path(os.path.relpath(path, folder.parent)).as_posix()
        bundle = folder / f"bundle{crc32(name.encode()) % BUNDLES}.c"
        members.setdefault(bundle, []).append(name)
    for bundle, names in members.items():
        bundle.write_text("".join(f'#include "../{name}"\n' for name in names))
    sizes = {bundle: sum((folder.parent / name).stat().st_size for name in names) for bundle, names in members.items()}
    return [str(bundle) for bundle in sorted(sizes, key=lambda bundle: (-sizes[bundle], bundle))]


def hung_together(doors: list[str]) -> list[str]:
    """For each door to a module a C file that has it and others: every door reads Python's headers, and all are alike.

    A door is found by the last part of its module's name, so that doors of the same name are in different files.
    """
    folder = Path(os.path.commonpath(doors)) / "doors"
    folder.mkdir(exist_ok=True)
    members: dict[Path, list[str]] = {}
    places: list[Path] = []
    for path in doors:
        alike = sum(Path(other).name == Path(path).name for other in doors[: len(places)])
        places.append(folder / f"doors{alike}.c")
        members.setdefault(places[-1], []).append(Path(os.path.relpath(path, folder)).as_posix())
    for place, names in members.items():
        # Each door has a second name for packages, which no file with several can have and none of ours needs.
        lines = (f'#define PyInit___init__ unused{at}\n#include "{name}"\n' for at, name in enumerate(names))
        place.write_text("#undef PyInit___init__\n".join(lines))
    return [str(place) for place in places]


def content_digest(source: Path, command: list[str]) -> str:
    """A digest of what an object file is made from: the command, the C files, and the headers beside them."""
    members = [source, *(source.parent / name for name in re.findall(r'^#include "(.*\.c)"', source.read_text(), re.M))]
    headers = sorted({path for member in members for path in member.parent.glob("*.h")})
    content = hashlib.blake2b("\0".join([sys.version, *command]).encode(), digest_size=16)
    for path in [*members, *headers]:
        content.update(path.read_bytes())
    return content.hexdigest()


class CompileRules(build_ext):
    """One mypyc group, made when it is needed and not each time this file is read."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.hung: dict[str, str] = {}  # files with doors, by the C file they are made of

    def run(self) -> None:
        self.distribution.ext_modules = self.guarded(self.translate)  # not before: whoever asks for metadata needs none
        setattr(self, "swig_opts", None)  # noqa: B010 - would be read twice
        super().finalize_options()
        self.guarded(super().run)

    def translate(self) -> Any:
        from mypyc.build import mypycify

        opt = os.environ.get("TERRAE_OPT", "3")
        extensions = mypycify(sources(), group_name="terrae", opt_level=opt, multi_file=True)
        sources_of = [[os.fspath(path) for path in extension.sources] for extension in extensions]
        doors = iter(hung_together([files[0] for files in sources_of if len(files) == 1]))
        flags = ["-fvisibility=hidden", "-w", "-g0"]  # what the compiler thinks of generated code helps nobody
        if opt == "0":
            flags += ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]  # a sixth of the time; for debuggers
        for extension, files in zip(extensions, sources_of, strict=True):
            # The rules, and doors to one module each.
            extension.sources = bundled(files) if len(files) > 1 else [next(doors)]
            if os.name != "nt":
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        return extensions

    def build_extension(self, ext: Extension) -> None:
        """A file with many doors serves for each of them."""
        made = os.fspath(self.get_ext_fullpath(ext.name))
        source = os.fspath(next(iter(ext.sources)))
        if source in self.hung:
            self.mkpath(os.path.dirname(made))
            shutil.copyfile(self.hung[source], made)
            return
        super().build_extension(ext)
        self.hung[source] = made

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_side_by_side
        super().build_extensions()

    def compile_side_by_side(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """What the compiler object does for one file after another, with all processors."""
        compiler = self.compiler
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        command = [*getattr(compiler, "compiler_so", ()), *cc_args, *extra_postargs]

        def compile_one(object_: str) -> None:
            source, extension = build[object_]
            kept = Path(KEPT, content_digest(Path(source), command)) if KEPT else None
            if kept and kept.exists():
                shutil.copyfile(kept, object_)
                kept.touch()
                return
            compiler._compile(object_, source, extension, cc_args, extra_postargs, pp_opts)
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(object_, kept)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, [object_ for object_ in objects if object_ in build]))
        return list(objects)

    def guarded(self, step: Callable[[], Any]) -> Any:
        try:
            return step()
        except (Exception, SystemExit) as error:  # mypycify exits on a type error
            if MODE == "compiled":
                raise
            print(f"terrae: the rules stay uncompiled ({error!r})")
            if self.build_lib:  # half a group is worse than none
                for built in Path(self.build_lib).rglob("*.so"):
                    built.unlink()
            self.extensions = []
            return []


def dependencies() -> list[str]:
    """What is needed at run time: compiled rules are linked with a library of their own."""
    compiler = os.environ.get("CC", "cc").split()[0]
    compiled = MODE == "compiled" or (MODE == "auto" and (os.name == "nt" or shutil.which(compiler) is not None))
    return [*NEEDED, *([LIBRT] if compiled else [])]


setup(
    install_requires=dependencies(),
    ext_modules=[] if MODE == "pure" else [Extension("terrae._rules", [])],
    cmdclass={"build_ext": CompileRules},
)
