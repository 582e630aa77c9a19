"""A picture of a page: a Chromium of the machine looks at it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import quoteattr

from terrae.core.errors import TerraeError

BROWSERS = (
    "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "google-chrome-stable", "chrome", "msedge",
)  # fmt: skip
HEIGHT = 100  # of the window in which it is seen how high a page is
PATIENCE = 60  # seconds, after which something is wrong with the browser
# The page lies in a frame: the window of a browser is never as narrow as a phone. How high it is, is told in the title.
FRAME = (
    '<!doctype html><meta charset="utf-8"><body style="margin:0">'
    '<iframe style="border:0;display:block" width="{width}" height="{height}" '
    "srcdoc={page}></iframe><script>onload = () => document.title = "
    "document.querySelector('iframe').contentDocument.documentElement.scrollHeight</script>"
)


def png(page: str, width: int) -> bytes:
    """All of a page, so many pixels wide."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise TerraeError("draw.no-browser", names=", ".join(BROWSERS))
    with TemporaryDirectory(prefix="terrae-") as folder:
        frame, picture = Path(folder) / "frame.html", Path(folder) / "picture.png"

        def look(height: int, *orders: str) -> str:
            frame.write_text(FRAME.format(width=width, height=height, page=quoteattr(page)), encoding="utf-8")
            command = [browser, "--headless", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
            command += ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []  # root has none
            command += [f"--window-size={width},{height}", *orders, frame.as_uri()]
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            if done.returncode:
                raise TerraeError("draw.browser-failed", browser=browser, said=done.stderr.strip())
            return done.stdout

        told = re.search(r"<title>(\d+)</title>", look(HEIGHT, "--dump-dom"))
        assert told, "a page that was loaded knows how high it is"
        look(int(told.group(1)), f"--screenshot={picture}")
        return picture.read_bytes()
