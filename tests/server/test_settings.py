"""Settings: flags before environment before file before what is usual."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from terrae.server.house import House
from terrae.server.settings import BadSetting, Settings, read_settings

ROOT = Path(__file__).parents[2]


def test_flags_before_environment_before_file_before_usual(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1001\nhost = "10.0.0.1"\nbudget = 3\n')
    environment = {"TERRAE_PORT": "1002", "TERRAE_HOST": "10.0.0.2", "XDG_DATA_HOME": str(tmp_path)}
    found = read_settings({"port": 1003, "host": None}, environment, file)
    assert (found.port, found.host, found.budget, found.thinkers) == (1003, "10.0.0.2", 3.0, 1)
    assert found.data == tmp_path / "terrae"
    assert found.url == f"sqlite+aiosqlite:///{tmp_path / 'terrae' / 'terrae.sqlite3'}"


def test_the_file_is_found_where_settings_belong(tmp_path: Path) -> None:
    (tmp_path / "terrae").mkdir()
    (tmp_path / "terrae" / "server.toml").write_text("port = 1234\nsecure = true\n")
    found = read_settings({}, {"XDG_CONFIG_HOME": str(tmp_path)})
    assert (found.port, found.secure) == (1234, True)
    other = tmp_path / "other.toml"
    other.write_text("port = 4321\n")
    assert read_settings({}, {"XDG_CONFIG_HOME": str(tmp_path), "TERRAE_CONFIG": str(other)}).port == 4321


def test_usual_settings(tmp_path: Path) -> None:
    found = read_settings({}, {"XDG_CONFIG_HOME": str(tmp_path)})
    assert (found.host, found.port) == ("127.0.0.1", 8707)
    assert found.data == (Path("~").expanduser() / ".local" / "share" / "terrae")
    assert Settings().database == ""


def test_what_is_written_about_settings_is_true(tmp_path: Path) -> None:
    """The unit of systemd names settings that there are, what stands there to be put in, too; the manual names all."""
    unit = (ROOT / "deploy" / "terrae.service").read_text(encoding="utf-8")
    given = dict(re.findall(r"\b(TERRAE_\w+)=(\S+)", unit))
    found = read_settings({}, {"XDG_CONFIG_HOME": str(tmp_path), **given})
    assert (found.secure, found.proxies, found.hosts, found.site) == (True, 1, "club.example", "https://club.example")
    manual = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert [one.name for one in fields(Settings) if f"`{one.name}`" not in manual] == []


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+psycopg://u@h/d", "postgresql+psycopg://u@h/d"),
    ],
)
def test_short_names_of_databases(tmp_path: Path, given: str, url: str) -> None:
    assert read_settings({"database": given}, {"XDG_CONFIG_HOME": str(tmp_path)}).url == url


@pytest.mark.parametrize(
    ("environment", "content", "expected"),
    [
        ({"TERRAE_PORT": "many"}, "", "TERRAE_PORT"),
        ({"TERRAE_PORT": "-1"}, "", "between 0 and 65535"),
        ({"TERRAE_SECURE": "perhaps"}, "", "TERRAE_SECURE"),
        ({}, "prot = 1", "'prot'"),
        ({}, "port = true", "port"),
        ({}, "port = ", "not well written"),
        ({}, "thinkers = 0", "between 1 and 64"),
        ({}, "port = 80.7", "80.7"),  # not guessed at
        ({}, 'hosts = ["club.example"]', "club.example"),
        ({}, "[hosts]", "hosts cannot be"),
        ({}, "data = 5", "data cannot be"),
        ({"TERRAE_HOSTS": "https://club.example"}, "", "they are names"),
        ({"TERRAE_HOSTS": "club.example,"}, "", "they are names"),
        ({"TERRAE_SITE": "club.example"}, "", "with https://"),
        ({"TERRAE_SITE": "https://club.example/terrae"}, "", "with https://"),
    ],
)
def test_bad_settings(tmp_path: Path, environment: dict[str, str], content: str, expected: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(content)
    with pytest.raises(BadSetting, match=expected):
        read_settings({}, environment, file)


def test_a_folder_of_lessons_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no such folder"):
        House(Settings(data=tmp_path, lessons=str(tmp_path / "nowhere")))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hosts", ""),
        ("hosts", "club.example:8443, *.club.example, [::1]:8707, localhost"),
        ("site", ""),
        ("site", "https://club.example/"),
        ("site", "http://[::1]:8707"),
    ],
)
def test_names_of_a_server(tmp_path: Path, name: str, value: str) -> None:
    assert getattr(read_settings({name: value}, {"XDG_CONFIG_HOME": str(tmp_path)}), name) == value
