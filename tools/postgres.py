"""Finds Debian's PostgreSQL, and runs a server of one's own for tests and benchmarks.

python -m tools.postgres   print where it is; as root on Debian, install it first if it is missing
"""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tools.debian import provide

PACKAGE = "postgresql"
HOW = (
    "The tests of the server on PostgreSQL need its programs: install them with `sudo apt-get install postgresql`, "
    "then run them again."
)
DEBIAN = Path("/usr/lib/postgresql")
ACCOUNTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
# Tests lose nothing that matters when the machine stops, and many of them share two cores.
HASTY = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off"}
USUAL = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "max_wal_size": "1GB",
    "logging_collector": "off",
    "log_min_messages": "fatal",
}
PATIENCE = 60.0


def find() -> str | None:
    """The folder of its programs, the newest if there are several; if they are there."""
    there = sorted((path.parent for path in DEBIAN.glob("*/bin/initdb")), key=lambda path: float(path.parent.name))
    on_path = shutil.which("initdb")
    return str(there[-1]) if there else str(Path(on_path).resolve().parent) if on_path else None


class Cluster:
    """A server of PostgreSQL in a folder, reached by a socket in it; nobody else can."""

    def __init__(self, folder: Path, *, hasty: bool) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.hasty = hasty
        self.account = ACCOUNTS[0] if os.geteuid() == 0 else None
        if self.account and subprocess.run(["id", self.account], capture_output=True).returncode:
            self.account = ACCOUNTS[1]

    @property
    def user(self) -> str:
        return self.account or getpass.getuser()

    def url(self, database: str = "postgres") -> str:
        """How SQLAlchemy and our settings name one of its databases."""
        return f"postgresql+asyncpg://{self.user}@/{database}?host={self.folder}"

    @property
    def process(self) -> int:
        """The first of its processes."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def program(self, name: str) -> str:
        return str(Path(find() or "") / name)

    def call(self, name: str, *arguments: str) -> str:
        """One of its programs; what it says is told if it fails."""
        done = subprocess.run(
            [self.program(name), *arguments], capture_output=True, text=True, user=self.account, cwd=self.folder
        )
        if done.returncode:
            raise RuntimeError(f"{name} failed: {done.stdout}{done.stderr}")
        return done.stdout

    def make(self) -> None:
        """Its files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.account:
            shutil.chown(self.folder, self.account)
        self.call("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", f"--pgdata={self.data}")
        settings = USUAL | {"unix_socket_directories": f"'{self.folder}'"} | (HASTY if self.hasty else {})
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value or repr('')}\n" for name, value in settings.items())

    def start(self) -> None:
        """Ready when this returns."""
        self.call("pg_ctl", "--silent", "--wait", f"--pgdata={self.data}", f"--log={self.folder / 'log'}", "start")

    def stop(self) -> None:
        """Connections are cut, what was acknowledged is kept."""
        self.call("pg_ctl", "--silent", "--wait", "--mode=fast", f"--pgdata={self.data}", "stop")

    def kill(self) -> None:
        """As if the machine had no power: all its processes at once."""
        first = self.process
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True).stdout
        for process in (first, *map(int, listed.split())):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue  # it ended with the first
        until = time.monotonic() + PATIENCE
        while Path(f"/proc/{first}").exists() and time.monotonic() < until:
            time.sleep(0.01)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What a statement answers."""
        return self.call("psql", "-qAtX", "-h", str(self.folder), "-d", database, "-c", statement).strip()


if __name__ == "__main__":
    sys.exit(provide(PACKAGE, find, find() is not None, HOW))
