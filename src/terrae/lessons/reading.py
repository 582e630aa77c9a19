"""Reads lessons strictly: NAME.toml says what happens, NAME.LANGUAGE.toml beside it what is said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError
from terrae.core.game import Game, find_game, games
from terrae.core.languages import ENGLISH
from terrae.lessons.lesson import BadLesson, Goal, Happening, Lesson, Step, StepWords, Turn, Words
from terrae.reading.reader import Reader, load
from terrae.reading.vocabulary import Vocabulary, shown, whole

VOCABULARY = Vocabulary("lessons", (), {})
ME, RIVAL = "me", "rival"
MOST_SEATS = 20
WRONG = "wrong"  # and wrong-VERB, in the words of a step


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file, with all its words."""
    file = load(path, VOCABULARY)
    name = file.check_name(path.stem)
    game = find_game(file.text("game", games()))
    seats = file.number("seats", 1, MOST_SEATS)
    lesson = Lesson(
        game=game,
        name=name,
        minutes=file.number("minutes", 1),
        setting=setting_of(file, game, seats),
        seat=file.number("seat", 1, seats) - 1,
        seed=file.text("seed"),
        before=tuple(played(file, "before", seats)),
        quiet=texts(file, "quiet"),
        lets=texts(file, "lets"),
        steps=tuple(read_steps(file, seats)),
        words=read_words(path),
    )
    file.finish()
    for language, words in lesson.words.items():
        check_words(lesson, path.with_suffix(f".{language}.toml").name, words)
    return lesson


def setting_of(file: Reader, game: Game, seats: int) -> Any:
    """The set-up, as a table would be opened."""
    options = dict(file.child("options").table) if file.has("options") else {}
    try:
        return game.setting(seats, {name: str(value) for name, value in options.items()})
    except TerraeError as error:
        raise BadLesson("lessons.options", where=file.where, reason=error.message) from None


# Steps


def read_steps(file: Reader, seats: int) -> list[Step]:
    """All steps, in their order."""
    found: list[Step] = []
    for table in file.children("step"):
        step = read_step(table, seats)
        if step.name in [other.name for other in found]:
            raise BadLesson("lessons.twice", where=file.where, name=step.name)
        found.append(step)
    if not found:
        raise file.fail("missing", key="step")
    return found


def read_step(reader: Reader, seats: int) -> Step:
    """One step."""
    step = Step(
        name=reader.name("name"),
        goal=read_goal(reader.child("goal")) if reader.has("goal") else None,
        light=texts(reader, "light"),
        answer=texts(reader, "answer"),
        others=turns(reader, "others"),
        wrong=turns(reader, "wrong"),
        then=tuple(played(reader, "then", seats)),
        free=reader.flag("free"),
    )
    reader.finish()
    if step.goal is not None and not step.answer:
        raise BadLesson("lessons.no-answer", where=reader.where, name=step.name)
    if step.goal is None and (step.answer or step.others or step.wrong or step.free):
        raise BadLesson("lessons.no-goal", where=reader.where, name=step.name)
    return step


def read_goal(reader: Reader) -> Goal:
    """What a turn must have done."""
    goal = Goal(
        moves=texts(reader, "moves"),
        without=texts(reader, "without"),
        events=tuple(happening(reader, text) for text in texts(reader, "events")),
        gains=numbers(reader, "gains"),
        pays=numbers(reader, "pays"),
        grows=texts(reader, "grows"),
        holds=amounts(reader),
        round=reader.number("round", default=0),
    )
    reader.finish()
    if goal == Goal():
        raise BadLesson("lessons.empty-goal", where=reader.where)
    return goal


def happening(reader: Reader, text: str) -> Happening:
    """WHO WHAT, or WHO WHAT SOURCE."""
    who, what, source, *more = [*text.split(), "", "", ""]
    if who not in (ME, RIVAL) or not what or any(more):
        raise BadLesson("lessons.event", where=reader.where, text=shown(text))
    return Happening(who, what, source or "*")


def texts(reader: Reader, key: str) -> tuple[str, ...]:
    """A list of texts that may be left out."""
    return tuple(reader.texts(key)) if reader.has(key) else ()


def turns(reader: Reader, key: str) -> tuple[Turn, ...]:
    """A list of turns, each a list of moves."""
    found = reader.entries(key) if reader.has(key) else []
    if not all(isinstance(turn, list) and turn and all(isinstance(move, str) for move in turn) for turn in found):
        raise BadLesson("lessons.turns", where=reader.where, key=key)
    return tuple(tuple(turn) for turn in found)


def played(reader: Reader, key: str, seats: int) -> list[tuple[int, Turn]]:
    """Turns of seats: "2 build E5, done"."""
    found: list[tuple[int, Turn]] = []
    for text in texts(reader, key):
        fitting = re.fullmatch(r"(\d+) (.+)", text)
        if fitting is None or not 1 <= int(fitting[1]) <= seats:
            raise BadLesson("lessons.played", where=reader.where, key=key, text=shown(text), seats=seats)
        found.append((int(fitting[1]) - 1, tuple(move.strip() for move in fitting[2].split(","))))
    return found


def numbers(reader: Reader, key: str) -> dict[str, int]:
    """Goods and how many."""
    table = reader.child(key) if reader.has(key) else None
    return {good: table.number(good) for good in table.table} if table is not None else {}


def amounts(reader: Reader) -> dict[str, int | str]:
    """Places of the view, and how much or which word is there."""
    table: Mapping[str, Any] = reader.child("holds").table if reader.has("holds") else {}
    for place, value in table.items():
        if not whole(value) and not isinstance(value, str):
            raise BadLesson("lessons.holds", where=reader.where, place=place, value=shown(value))
    return dict(table)


# Words


def read_words(path: Path) -> dict[str, Words]:
    """The words in every language that somebody wrote; English must be there."""
    found = {file.name.split(".")[-2]: file for file in sorted(path.parent.glob(f"{path.stem}.*.toml"))}
    found.setdefault(ENGLISH, path.with_suffix(f".{ENGLISH}.toml"))
    return {language: words_of(load(file, VOCABULARY)) for language, file in found.items()}


def words_of(file: Reader) -> Words:
    """The words of one file."""
    steps = file.child("step")
    words = Words(
        title=file.text("title"),
        about=file.text("about"),
        end_title=file.text("end-title"),
        end=file.text("end"),
        steps={name: step_words(steps.child(name)) for name in steps.table},
    )
    file.finish()
    return words


def step_words(reader: Reader) -> StepWords:
    """What is said at one step."""
    wrong = {key.removeprefix(WRONG).lstrip("-"): reader.text(key) for key in reader.table if key.startswith(WRONG)}
    said = {key: reader.text(key) if reader.has(key) else "" for key in ("ask", "why", "done")}
    words = StepWords(title=reader.text("title"), text=reader.text("text"), wrong=wrong, **said)
    reader.finish()
    return words


def check_words(lesson: Lesson, where: str, words: Words) -> None:
    """Every step has words, every step that asks something says what, and no words are left over."""
    names = [step.name for step in lesson.steps]
    for name in words.steps:
        if name not in names:
            raise BadLesson("lessons.words-left", where=where, name=name, known=", ".join(names))
    for step in lesson.steps:
        said = words.steps.get(step.name)
        if said is None:
            raise BadLesson("lessons.words-missing", where=where, name=step.name)
        for key in ("ask", "wrong") if step.goal is not None and not step.free else ():
            if not (said.ask if key == "ask" else said.wrong.get("")):
                raise BadLesson("lessons.words-needed", where=where, name=step.name, key=key)
