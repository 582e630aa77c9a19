"""A process in which bots think: questions come in as lines of JSON, answers go out in the same way.

A bot that hangs or breaks takes only this process with it. When the server is gone, the process ends too.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
from functools import lru_cache
from typing import Any, TextIO

from terrae.analysis.hints import advise
from terrae.analysis.work import judge_turns
from terrae.bots import ask_bot, find_bot
from terrae.core.errors import BadRecord, TerraeError
from terrae.core.foreign import Reading, recognise
from terrae.core.languages import speaking
from terrae.core.match import Match
from terrae.core.record import read, write


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Whatever is asked: for moves of a bot, for verdicts about turns, for advice, or for what a text tells."""
    if "turns" in question:
        found = judge_turns(known(question["game"]), question["turns"], question["depth"])
        return {"verdicts": [verdict.data() for verdict in found]}
    if "advice" in question:
        with speaking(question["language"]):
            return advise(known(question["game"]), int(question["seat"]), question["depth"])
    if "reading" in question:
        with speaking(question["language"]):
            return reading(question["reading"])
    return choose(question)


def reading(text: str) -> dict[str, Any]:
    """A game that was written down elsewhere, as a game file of ours; or why it is none."""
    form = recognise(text)
    try:
        found = Reading(None, 0, None) if form is None else form.read(text)
        if found.mismatch is not None or found.match is None:
            raise found.mismatch or BadRecord("record.empty")
    except TerraeError as error:
        line = error.message.values.get("line")
        return {"refused": str(error), "line": line if isinstance(line, int) else None}
    return {"game": write(found.match)}


@lru_cache(1)
def known(game: str) -> Match:
    """The match of a game file, which is asked about many times."""
    return read(game).match()


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """The moves of a bot until somebody else must decide, or until its time is over."""
    match = read(question["game"]).match()
    seat = int(question["seat"])
    bot = find_bot(question["bot"], match.game)(question["seed"])
    bot.until = time.monotonic() + float(question["budget"])
    moves: list[str] = []
    cut_short = False
    while not match.over and match.seats_to_move[0] == seat and (not moves or time.monotonic() < bot.until):
        moves.append(match.play(ask_bot(bot, match.state, seat), seat).text)
        match.commit()
        cut_short |= bot.cut_short
    return {"moves": moves, "cut_short": cut_short}


def listen(source: TextIO, questions: queue.SimpleQueue[str]) -> None:
    """Hear at once when the server is gone, even while a bot thinks."""
    for line in source:
        questions.put(line)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us, not Ctrl-C in its terminal
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin, questions), daemon=True).start()
    while True:
        question = json.loads(questions.get())
        try:
            told = answer(question)
        except Exception as error:  # told to the server, which plays on without this bot
            told = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(told) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
