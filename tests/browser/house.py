"""A real `terrae serve` on loopback, on a port the system picked."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.haste import AS_VARIABLES

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
PROGRAM = ["-u", "-m", "tests.browser.seeded"]
ROOT = Path(__file__).parents[2]


class House:
    """The server with its data folder; it can be killed and started again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it has said where it is."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, *PROGRAM, "serve", "--port", str(self.port), "--data", str(self.data)]
        kept = {key: value for key, value in os.environ.items() if not key.startswith("TERRAE_")}
        settings = {**kept, **AS_VARIABLES}
        with (self.data / "errors.log").open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=settings, cwd=ROOT
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start: {(self.data / 'errors.log').read_text()}")

    def end(self, by: signal.Signals) -> int:
        """Send a signal, and wait until the server is gone."""
        assert self.process is not None
        self.process.send_signal(by)
        self.process.communicate()
        code = self.process.returncode
        self.process = None
        return code

    def kill(self) -> None:
        """Nothing is said good-bye to."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ctrl-C, if it still runs."""
        if self.process is not None:
            assert self.end(signal.SIGINT) == 0
