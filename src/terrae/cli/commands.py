"""Commands: what a person can type at the prompt besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from terrae.cli.choices import by_verb, choices, described
from terrae.cli.files import save_match
from terrae.cli.journal import journal, turns
from terrae.cli.standing import standing
from terrae.core.asks import Ask, understand
from terrae.core.errors import AmbiguousMove, MoveError, TerraeError
from terrae.core.help import HelpEntry, HelpPage
from terrae.core.messages import known
from terrae.core.moves import Move
from terrae.core.scene import Bridge, Hex
from terrae.core.wording import closed, phrase, sentence

if TYPE_CHECKING:
    from terrae.cli.session import Session

TURNS_SHOWN = 12  # of the log, unless all are asked for


class Quit(Exception):
    """A person leaves the game."""


def help_(session: Session, seat: int, about: str) -> None:
    """`help`, `help VERB`, `help MOVE`, `help THING`."""
    screen, game = session.screen, session.match.game
    if not about:
        screen.say(phrase("cli.prompt-help", move=session.match.moves(seat)[0].text))
        return
    if about.casefold() in COMMANDS:
        screen.say(phrase(f"cli.command.{NAMES[about.casefold()]}"))
        return
    if about.casefold() in verbs(session):
        if not tell_verb(session, seat, about.casefold()):
            screen.say(sentence(phrase("cli.verb-not-now", verb=about.casefold())), "dim")
        return
    if tell_topic(session, about.casefold()):
        return
    move = understand(about, game.catalogue, session.match.moves(seat))
    screen.say(verb_help(session, move.verb.word))
    tell_move(session, seat, session.ask(seat), move)


def tell_topic(session: Session, about: str) -> bool:
    """What the help pages tell about a thing: a whole page, or a single entry; is there any?"""
    pages = session.match.game.help()
    for page in pages:
        if about in (page.name.casefold(), page.title.casefold()):
            tell_page(session, page)
            return True
    parts = [section for page in pages if page.group != "sheets" for section in page.sections]
    found = [entry for part in parts for entry in part.entries if about in named(entry)]
    if len(found) != 1:
        return False
    session.screen.say(phrase("cli.topic-entry", name=found[0].name, text=found[0].text))
    return True


def named(entry: HelpEntry) -> tuple[str, ...]:
    """What people may call the thing of an entry: its name, or the first word of it."""
    name = entry.name.casefold()
    return name, name.partition(" ")[0]


def tell_page(session: Session, page: HelpPage) -> None:
    """A page of help from top to bottom."""
    screen = session.screen
    screen.say(phrase("cli.topic", title=page.title, about=page.about), "bold")
    for section in page.sections:
        screen.say()
        screen.say(section.title, "bold")
        for text in section.texts:
            screen.say(text)
        for entry in section.entries:
            screen.say(phrase("cli.topic-entry", name=entry.name, text=entry.text) if entry.name else entry.text)


def verbs(session: Session) -> list[str]:
    """All verbs of the title."""
    return sorted({move.verb.word for move in session.match.game.catalogue.moves})


def tell_verb(session: Session, seat: int, verb: str) -> bool:
    """What a verb does, and the moves with it; are there any?"""
    asked, game = session.ask(seat), session.match.game
    session.screen.say(verb_help(session, verb))
    here = by_verb(game, asked.choices).get(verb, [])
    if here:
        session.screen.say(choices(game, Ask(seat, asked.question, here)))
    return bool(here)


def verb_help(session: Session, verb: str) -> str:
    """What a verb does."""
    key = f"{session.match.game.name}.verb.{verb.replace(' ', '-')}"
    return phrase(key) if known(key) else verb


def tell_move(session: Session, seat: int, asked: Ask, move: Move) -> None:
    """What a move would do now, or why it is not possible."""
    for choice in asked.choices:
        if choice.move == move.text:
            session.screen.say(described(choice))
            if choice.warning is not None:
                session.screen.say(phrase("cli.note", warning=sentence(choice.warning)), "yellow")
            return
    why = session.match.game.why_not(session.match.state, seat, move)
    session.screen.say(phrase("cli.not-now", move=move.text, why=closed(why)))


def why(session: Session, seat: int, about: str) -> None:
    """`why E5`, `why build E5`, `why build`: all about a place, about a move, or about a verb."""
    if not about:
        raise TerraeError("cli.why-what", move=session.match.moves(seat)[0].text)
    game = session.match.game
    lines = game.explain(session.match.state, seat, about)
    for line in lines:
        session.screen.say(sentence(line))
    if lines:
        return
    verb = about.casefold()
    if verb in verbs(session) and verb not in game.catalogue.by_text:
        if not tell_verb(session, seat, verb):
            first = next(move for move in game.catalogue.moves if move.verb.word == verb)
            tell_move(session, seat, session.ask(seat), first)
        return
    try:
        move = understand(about, game.catalogue, session.match.moves(seat))
    except AmbiguousMove:
        raise
    except MoveError:
        raise TerraeError("cli.why-unknown", text=about, move=session.match.moves(seat)[0].text) from None
    tell_move(session, seat, session.ask(seat), move)


def undo(session: Session, seat: int, about: str) -> None:
    session.undo()


def log(session: Session, seat: int, about: str) -> None:
    """`log`, `log 30`, `log all`: the last turns."""
    match = session.match
    if about and about != "all" and not (about.isascii() and about.isdigit() and int(about) > 0):
        raise TerraeError("cli.log-what", text=about)
    played = turns(match)
    shown = len(played) if about == "all" else min(int(about) if about else TURNS_SHOWN, len(played))
    if not shown:
        session.screen.say(phrase("cli.log-empty"))
        return
    session.screen.say(journal(match, played[-shown].first - 1))


def board(session: Session, seat: int, about: str) -> None:
    session.screen.picture(session.scene())


def moves(session: Session, seat: int, about: str) -> None:
    session.screen.say(sentence(session.ask(seat).question), "bold")
    session.moves(seat)


def score(session: Session, seat: int, about: str) -> None:
    session.screen.say(standing(session.match))


def save(session: Session, seat: int, about: str) -> None:
    """`save FILE`; without a name, the file given when the game began."""
    path = Path(about) if about else session.save
    if path is None:
        raise TerraeError("cli.save-where")
    save_match(session.match, path)
    session.screen.say(phrase("cli.saved", file=path))


def quit_(session: Session, seat: int, about: str) -> None:
    raise Quit


Command = Callable[["Session", int, str], None]
COMMANDS: dict[str, Command] = {
    "help": help_,
    "?": help_,
    "why": why,
    "undo": undo,
    "log": log,
    "board": board,
    "moves": moves,
    "score": score,
    "save": save,
    "quit": quit_,
    "exit": quit_,
}
ANY_TIME = ("board", "log", "score", "save", "quit", "exit")  # also when a turn is to be confirmed
NAMES = {name: {"?": "help", "exit": "quit"}.get(name, name) for name in COMMANDS}


def completions(session: Session, seat: int) -> list[str]:
    """Every text that Tab may lead to: legal moves, commands, and what can be asked about."""
    legal = [move.text for move in session.match.moves(seat)]
    scene = session.scene()
    places = [part.name for part in scene.of(Hex)] + ["-".join(part.ends) for part in scene.of(Bridge)]
    return [
        *legal,
        *(name for name in COMMANDS if name != "?"),
        *(f"why {place}" for place in places),
        *(f"why {text}" for text in legal),
        *(f"{word} {verb}" for word in ("help", "why") for verb in verbs(session) if " " not in verb),
        "log all",
    ]
