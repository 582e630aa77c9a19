"""Builds Terrae: the rules are compiled with mypyc where there is a C compiler, and stay plain Python otherwise.

TERRAE_BUILD=auto      compile if possible (the default)
TERRAE_BUILD=compiled  fail if it is not possible: for releases and tests
TERRAE_BUILD=pure      do not try
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("TERRAE_BUILD", "auto")
ROOT = Path(__file__).parent
PACKAGE = Path("src/terrae")
# What is compiled: whole folders, but for the files that say what lives in them; of the core, what a game runs on.
COMPILED = [
    "core/dice.py",
    "core/events.py",
    "core/moves.py",
    "core/state.py",
    "board/*.py",
    "economy/*.py",
    "games/**/rules/**/*.py",
    "bots/*/search/*.py",
    "lab/playout.py",
]


def sources() -> list[str]:
    """The modules to compile."""
    found = {path for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)} - {
        *(ROOT / PACKAGE).rglob("__init__.py")
    }
    return sorted(str(path.relative_to(ROOT)) for path in found)


class CompileRules(build_ext):
    """One mypyc group, made when it is needed and not each time this file is read."""

    def finalize_options(self) -> None:
        self.distribution.ext_modules = self.guarded(self.translate)
        super().finalize_options()

    def run(self) -> None:
        self.guarded(super().run)

    def translate(self) -> Any:
        from mypyc.build import mypycify

        # A file for each module: one for all of them takes a C compiler many times as long.
        opt = os.environ.get("TERRAE_OPT", "3")
        extensions = mypycify(sources(), group_name="terrae", opt_level=opt, multi_file=True)
        for extension in extensions:
            if os.name != "nt":
                flags = ["-fvisibility=hidden", "-Wno-error"]
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        return extensions

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

        def compile_one(object_: str) -> None:
            source, extension = build[object_]
            compiler._compile(object_, source, extension, cc_args, extra_postargs, pp_opts)

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


setup(ext_modules=[] if MODE == "pure" else [Extension("terrae._rules", [])], cmdclass={"build_ext": CompileRules})
