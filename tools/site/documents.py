"""Pages that people wrote: docs/, the changelog, and the files these link to outside docs/."""

from __future__ import annotations

import re
import shutil
from functools import partial
from pathlib import Path

LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")  # without its anchor
KINDS = {".py": "python", ".toml": "toml", ".conf": "nginx", ".service": "ini"}
FILES = "files"  # the folder of pages that show a file


def lay_out(root: Path, pages: Path) -> None:
    """Copy docs/, and give every file that a page links to outside of it a page of its own."""
    shutil.copytree(root / "docs", pages)
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8").replace("](docs/", "](")
    (pages / "changelog.md").write_text(changes, encoding="utf-8")
    for page in sorted(pages.rglob("*.md")):
        here = root / "docs" / page.relative_to(pages)
        text = LINK.sub(partial(lead, root, pages, here), page.read_text(encoding="utf-8"))
        page.write_text(text, encoding="utf-8")


def lead(root: Path, pages: Path, page: Path, link: re.Match[str]) -> str:
    """Where a link of a page leads on the site: to the same page, or to one that shows a file of the project."""
    target = (page.parent / link[1]).resolve()
    if target.is_relative_to(root / "docs") or not target.exists():
        return link[1]
    if target == root / "CHANGELOG.md":
        return "changelog.md"
    name = f"{target.relative_to(root).as_posix().replace('/', '-').replace('.', '-')}.md"
    shown = pages / FILES / name
    shown.parent.mkdir(exist_ok=True)
    shown.write_text(file_page(root, target), encoding="utf-8")
    up = "../" * len(page.parent.relative_to(root / "docs").parts)
    return f"{up}{FILES}/{name}"


def file_page(root: Path, target: Path) -> str:
    """A file of the project, or all of a folder, to read."""
    files = sorted(target.glob("*.*")) if target.is_dir() else [target]
    parts = [f"# {target.relative_to(root)}\n"]
    for file in files:
        heading = f"## {file.name}\n\n" if target.is_dir() else ""
        text = file.read_text(encoding="utf-8")
        parts.append(f"{heading}~~~~ {KINDS.get(file.suffix, 'text')}\n{text}~~~~\n")
    return "\n".join(parts)
