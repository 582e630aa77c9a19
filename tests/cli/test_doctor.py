"""`terrae doctor`: it says what is there, what is slow or missing and what to do, and it changes nothing."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terrae import __version__
from terrae.cli.doctor import installation
from terrae.cli.doctor.finding import Finding, State
from terrae.cli.doctor.hosting import hosting
from terrae.core.game import games
from terrae.core.vectors import rules_are_compiled
from terrae.server.settings import STORE
from terrae.server.store.database import Database
from tests.cli.table import run


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of this version."""
    folder = tmp_path_factory.mktemp("data")

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{folder / STORE}")
        await database.upgrade()
        await database.close()

    asyncio.run(make())
    return folder


def examined(folder: Path, **flags: object) -> dict[str, Finding]:
    """What is found for a server with its data in a folder, on any free port."""
    findings = hosting({"data": folder, "port": 0, **flags}, config=None)
    return {finding.about: finding for finding in findings}


def test_everything_is_told_to_programs_and_nothing_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    told = run("doctor", "--json", "--data", folder)
    data = json.loads(told.stdout)
    found = {finding["about"]: finding for finding in data["findings"]}
    assert (data["version"], data["compiled"]) == (__version__, rules_are_compiled())
    assert data["works"] == all(finding["state"] != "wrong" for finding in data["findings"])
    assert told.exit_code == (0 if data["works"] else 1)
    assert found["rules"]["state"] == ("fine" if rules_are_compiled() else "slow")
    assert set(games()) <= set(found)
    assert found["extra server"]["state"] == "fine" and "litestar" in found["extra server"]["text"]
    assert found["database"]["text"] == f"{folder / STORE}: not there yet; the first start of the server makes it"
    assert not folder.exists()


def test_people_read_what_to_do_below_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "PROBED", 0.0001)
    config = tmp_path / "server.toml"
    config.write_text("colour = 3\n")
    told = run("doctor", "--config", config, "--data", tmp_path)
    assert told.exit_code == 1
    assert "wrong" in told.stdout and "colour" in told.stdout
    assert told.stdout.rstrip().endswith("Broken: 1.")


def test_a_database_is_looked_at_and_left_as_it_is(made: Path) -> None:
    before = (made / STORE).read_bytes(), sorted(path.name for path in made.iterdir())
    found = examined(made)
    assert {finding.state for finding in found.values()} <= {State.FINE, State.SLOW}
    assert str(made / STORE) in found["database"].text
    assert ((made / STORE).read_bytes(), sorted(path.name for path in made.iterdir())) == before


@pytest.mark.parametrize(
    ("revision", "state", "says"), [("0001", State.FINE, "behind this program"), ("9999", State.WRONG, "newer version")]
)
def test_databases_of_other_versions(made: Path, tmp_path: Path, revision: str, state: State, says: str) -> None:
    shutil.copy(made / STORE, tmp_path)
    with closing(sqlite3.connect(tmp_path / STORE, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
    found = examined(tmp_path)["database"]
    assert found.state is state and says in found.text
    assert bool(found.advice) == (state is State.WRONG)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / STORE).write_text("This is a shopping list. " * 50)
    found = examined(tmp_path)["database"]
    assert found.state is State.WRONG and "--database" in found.advice


def test_a_running_server_has_the_port_and_the_database(made: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{made / STORE}")
    with database.claimed():
        assert examined(made)["server"].text == "a server is running on this database"
    assert "a port that the system picks" in examined(made)["server"].text


def test_a_port_that_somebody_else_has(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        found = examined(tmp_path, port=other.getsockname()[1])["server"]
    assert found.state is State.WRONG and "--port" in found.advice


def test_more_is_promised_than_the_machine_has(tmp_path: Path) -> None:
    found = examined(tmp_path, thinkers=64, connections=1_000_000)
    assert found["thinkers"].state is State.SLOW
    assert found["thinkers"].text.startswith("64 processes")


def test_extras_that_are_not_there_are_named_with_the_way_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["click>=8", 'no-such-package>=3; extra == "odd"', 'click>=8; extra == "odd"', 'click; extra == "even"']
    monkeypatch.setattr(installation, "requires", lambda name: lines)
    odd, even = installation.extras()
    assert (odd.state, odd.text) == (State.MISSING, "not there: no-such-package")
    assert '-m pip install "terrae[odd]"' in odd.advice
    assert (even.state, even.advice) == (State.FINE, "")


def test_a_title_that_cannot_be_loaded_is_told_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ImportError("stones needs gravel")

    monkeypatch.setattr(installation, "find_game", broken)
    assert {(finding.state, finding.text) for finding in installation.titles()} == {
        (State.WRONG, "stones needs gravel")
    }


@pytest.mark.parametrize("path", ["/somewhere/chromium", None])
def test_a_browser_is_there_or_not(monkeypatch: pytest.MonkeyPatch, path: str | None) -> None:
    monkeypatch.setattr("shutil.which", lambda name: path)
    [found] = installation.browser()
    assert found.state is (State.FINE if path else State.MISSING)
    assert "chromium" in found.text
