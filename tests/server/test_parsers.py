"""Every parser of bytes from outside, besides those that `test_fuzz` reaches by requests: what nobody sane would write
is read, or refused in words. Whatever comes of it is a sentence, and no traceback.

Passkeys are in `test_ways_in`, backups in `test_archive`, sets of components beside the titles.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from terrae.core.errors import TerraeError
from terrae.core.foreign import recognise
from terrae.core.languages import NAMES
from terrae.core.record import read
from terrae.lessons.reading import read_lesson
from terrae.puzzles.puzzle import Puzzle, read_puzzles
from terrae.server.accounts.devices import device
from terrae.server.accounts.names import plain, read_name
from terrae.server.accounts.pages import onward
from terrae.server.accounts.passwords import read_password
from terrae.server.mail import Letter, Mailer
from terrae.server.metrics import read_address
from terrae.server.people import People, clean_line
from terrae.server.settings import Settings, read_settings
from terrae.server.tongues import language_of
from terrae.server.whence import whence
from tests.scale import scaled

HERE = Path(__file__).parent.parent
TITLES = ("terra_nova", "terra_nova_2006", "terra_mystica", "terramara")
SOURCES = HERE.parent / "src" / "terrae" / "games"
TRIES = scaled("strange texts for each parser", 60, 5000)
STRANGE = [
    "",
    "\0",
    "\ufeff",
    "\u202e",
    "é",
    "é\u0301" * 9,
    "٣",
    "𝟚",
    "²",
    "\x1c",
    "\u2028",
    "\r",
    "\t",
    '"',
    "'",
    "[",
    "]",
]
STRANGE += ["{", "}", ",", ";", ":", "=", "-", "+", ".", "..", "/", "\\", "%", "%00", "@", "#", "*", "~", "|", "_", "0"]
STRANGE += [
    "x = " + "[" * 3000,
    "-1",
    "1e9",
    "9" * 30,
    "nan",
    "true",
    "null",
    "a" * 300,
    "[" * 3000,
    "{" * 3000,
    "((" * 500,
    "\n",
    "\n\n",
]
MAIL = Settings(smtp="127.0.0.1", mail_from="Terrae <terrae@terrae.test>", site="https://terrae.test")


@dataclass(frozen=True)
class Parser:
    """What reads something, and what somebody honest gives it."""

    read: Callable[[str, Path], object]
    honest: list[str]


def game_files() -> list[str]:
    """A short one of each title."""
    found = [min((HERE / title / "golden").glob("*.terrae"), key=lambda path: path.stat().st_size) for title in TITLES]
    return [path.read_text(encoding="utf-8") for path in found]


def ledgers() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((HERE / "terra_mystica" / "ledgers").glob("*.txt"))[:3]]


def bring(text: str, folder: Path) -> None:
    """As the server does it with a ledger."""
    del folder
    form = recognise(text)
    found = None if form is None else form.read(text)
    if found is not None and found.mismatch is not None:
        raise found.mismatch


def from_file(name: str, reading: Callable[[Path], object]) -> Callable[[str, Path], object]:
    """A parser of files."""

    def written(text: str, folder: Path) -> object:
        path = folder / name
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        return reading(path)

    return written


def settings_of(text: str, folder: Path) -> object:
    """As variables, one after the other."""
    for name in [field.name for field in fields(Settings)]:
        read_settings({}, {"XDG_CONFIG_HOME": str(folder), f"TERRAE_{name.upper()}": text.replace("\0", "")})
    return None


def lesson(kind: str, words: bool) -> list[str]:
    path = SOURCES / "terra_nova" / "data" / "lessons" / f"first-game{'.en' if words else ''}.toml"
    return [path.read_text(encoding="utf-8")] if kind else []


def read_words(path: Path) -> object:
    """The words of a lesson, beside the lesson itself."""
    whole = path.with_name("first-game.toml")
    whole.write_text(lesson("whole", False)[0], encoding="utf-8")
    return read_lesson(whole)


def read_whole_lesson(path: Path) -> object:
    for language in NAMES:
        words = path.with_name(f"first-game.{language}.toml")
        source = SOURCES / "terra_nova" / "data" / "lessons" / words.name
        words.write_bytes(source.read_bytes())
    return read_lesson(path)


def some_puzzles() -> list[str]:
    path = SOURCES / "terra_nova" / "data" / "puzzles" / "puzzles.toml"
    return ["[[puzzle]]".join(path.read_text(encoding="utf-8").split("[[puzzle]]")[:3])]


def puzzles(path: Path) -> list[Puzzle]:
    return list(read_puzzles(path))


SERVER_FILE = 'host = "10.0.0.1"\nport = 8707\nhosts = "club.example"\nsecure = true\nbudget = 2.5\n'
PARSERS = {
    "game file": Parser(lambda text, folder: read(text).match(), game_files()),
    "ledger": Parser(bring, ledgers()),
    "settings file": Parser(from_file("x.toml", lambda path: read_settings({}, {}, path)), [SERVER_FILE]),
    "settings": Parser(
        settings_of, ["8707", "true", "club.example, *.x", "https://club.example", "postgresql://u:p@h/d"]
    ),
    "lesson": Parser(from_file("first-game.toml", read_whole_lesson), lesson("whole", False)),
    "words of a lesson": Parser(from_file("first-game.en.toml", read_words), lesson("words", True)),
    "puzzles": Parser(from_file("puzzles.toml", puzzles), some_puzzles()),
    "cookie": Parser(lambda text, folder: People(b"x" * 32).guest(text), [People(b"x" * 32).cookie("a" * 24)]),
    "name": Parser(lambda text, folder: (plain(text), read_name(text)), ["Anke", "Ольга", "a.b-c_d"]),
    "password": Parser(lambda text, folder: read_password(text, "Anke"), ["correct horse 7"]),
    "line": Parser(lambda text, folder: clean_line(text, 32), ["Good luck!"]),
    "language": Parser(
        lambda text, folder: language_of([(b"accept-language", text.encode("latin-1", "replace"))]),
        ["de-CH,de;q=0.9,en;q=0.7,*;q=0.5"],
    ),
    "cookies": Parser(
        lambda text, folder: language_of([(b"cookie", text.encode("latin-1", "replace"))]),
        ["terrae=abc.def; terrae-language=nl; other=1"],
    ),
    "address": Parser(
        lambda text, folder: whence(text), ["203.0.113.7", "2001:db8::7", "[2001:db8::7]:443", "::ffff:1.2.3.4"]
    ),
    "address of metrics": Parser(lambda text, folder: read_address(text), ["127.0.0.1:9187", "[::1]:9187"]),
    "browser": Parser(lambda text, folder: device(text), ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"]),
    "way back": Parser(lambda text, folder: onward(text), ["/table/abc?ply=3"]),
    "address of a letter": Parser(
        lambda text, folder: Mailer(MAIL).written(Letter(text, text, text)), ["anke@terrae.test", "a.b+c@x.example"]
    ),
}


def strange(luck: random.Random, text: str) -> str:
    """Something cut away, put in, said many times, or in the place of something else."""
    for _ in range(luck.choice((1, 1, 2, 5))):
        start = luck.randint(0, len(text))
        end = min(len(text), start + luck.choice((0, 1, 1, 3, 20, len(text))))
        line = luck.choice(text.split("\n")) if luck.random() < 0.3 else ""
        part = luck.choice(
            [luck.choice(STRANGE), text[start:end] * luck.randint(2, 5), line, chr(luck.randrange(0xD7FF))]
        )
        text = text[:start] + part + text[end if luck.random() < 0.6 else start :]
    return text


def texts(name: str) -> Iterator[str]:
    yield from PARSERS[name].honest
    yield from STRANGE
    for number in range(TRIES):
        luck = random.Random(f"{name} {number}")
        yield strange(luck, luck.choice(PARSERS[name].honest))


@pytest.mark.parametrize("name", PARSERS)
def test_whatever_stands_there_is_read_or_refused_in_words(name: str, tmp_path: Path) -> None:
    outcomes = {True: 0, False: 0}
    for text in texts(name):
        try:
            PARSERS[name].read(text, tmp_path)
            outcomes[True] += 1
        except TerraeError as error:
            assert str(error).strip() and "\n" not in str(error), (text[:200], str(error))
            outcomes[False] += 1
    assert outcomes[True], "what is honest is read"


def test_files_that_are_no_texts_are_refused_in_words(tmp_path: Path) -> None:
    for number in range(20):
        path = tmp_path / "x.toml"
        path.write_bytes(random.Random(number).randbytes(40) + b"\xff")
        for reading in (lambda path: read_settings({}, {}, path), read_lesson, puzzles):
            with pytest.raises(TerraeError):
                reading(path)
