"""A game: its options, how it starts, what it shows; and the registry of all titles installed."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from terrae.core.errors import BadOption, NoObserver, UnknownGame
from terrae.core.events import Ledger
from terrae.core.help import HelpPage
from terrae.core.messages import Message, known
from terrae.core.moves import Catalogue, Move
from terrae.core.observer import Observer
from terrae.core.scene import Scene
from terrae.core.state import NATURE, Decision, State
from terrae.core.voice import spelt

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from terrae.core.foreign import Format

    S = TypeVar("S", bound=State, default=Any)
    C = TypeVar("C", bound="Components", default=Any)
else:  # before Python 3.13 a type variable has no default
    from typing import TypeVar

    S = TypeVar("S")
    C = TypeVar("C")

Line = tuple[Move, ...]  # several moves of a seat in a row that people think of as one answer
GAMES = "terrae.games"  # the entry point group by which packages add a title


LONGEST_VALUE = 200  # letters of an option's value; the longest list of words has two thirds of them


@dataclass(frozen=True)
class ListOf:
    """A list that a form can put together: its words, and how many of them: one for each seat, and some more.

    A list of no certain length holds as many as one likes.
    """

    words: tuple[str, ...]
    each_seat: bool = False
    more: int = 0


@dataclass(frozen=True)
class Option:
    """Something a table may choose before the game: its values, or a sentence about them where they are lists."""

    name: str
    default: str
    values: tuple[str, ...] = ()  # empty: free text that the game checks itself
    samples: tuple[str, ...] = ()  # some values of a free text, for checks and help
    offers: tuple[str, ...] = ()  # the values of a free text that a form offers
    pictures: tuple[str, ...] = ()  # values that are best chosen by a picture of the board they give
    made_of: ListOf | None = None  # the lists that a form can put together
    rare: bool = False  # most tables leave it as it is

    def help(self, game: str) -> Message:
        return Message(f"{game}.option.{self.name}")

    def kept(self, value: str) -> str:
        """A value as it is kept, however it was typed: on one line, its words with commas between them if it is a list,
        and no longer than anything that means something. Of a list of no certain length nothing is the usual."""
        made = self.made_of
        words = [" ".join(value.split())] if made is None else value.replace(",", " ").split()
        kept = ",".join(words)
        if made is not None and not made.each_seat and not made.more:
            kept = kept or self.default
        if len(kept) > LONGEST_VALUE:
            raise BadOption("error.option-long", name=self.name, most=LONGEST_VALUE)
        return kept

    @property
    def switch(self) -> bool:
        return set(self.values) == {"on", "off"}

    @property
    def offered(self) -> tuple[str, ...]:
        """The single values that a form offers."""
        return self.values or self.offers or (self.default,)


@dataclass(frozen=True)
class Correction:
    """A rule that older versions played otherwise, as a switch: an option whose default is right.

    Games that were begun before do not name the option, and are played on as they were.
    """

    option: str
    since: int  # the version of the rules with which it came
    before: str  # the value that stands for what was played before


@dataclass(frozen=True)
class Label:
    """What an option or a value of one is called on a form: a name, a sentence, the colour of a seat it stands for."""

    name: str
    about: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Sign:
    """How a verb is shown on a button: a short name, and the word of its icon."""

    label: Message
    icon: str = ""


class Lines(Generic[S]):
    """Which moves of a title belong together; here none do. A line is clicked where its last move is."""

    def onward(self, state: S, seat: int, line: Line) -> list[Move]:
        """The legal moves by which a line goes on that has led a seat to this state."""
        return []

    def suffices(self, line: Line) -> bool:
        """Is it an answer as it stands? One that is not gets no button: the lines that begin with it say it all."""
        return True

    def label(self, state: S, seat: int, line: Line) -> Message:
        """What a line of several moves does, in words; the state is the one before it."""
        raise NotImplementedError

    def rank(self, state: S, seat: int, line: Line) -> int:
        """Its place among the answers that begin alike, the likeliest first; the state is the one before it."""
        return 0


class Components(Protocol):
    """A set of components: game files name it, so that a game is replayed with what it was played with."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...


@dataclass(frozen=True)
class Setting(Generic[C]):
    """A game about to begin: seats, options with every value filled in, and the components."""

    seats: int
    options: dict[str, str]
    components: C


def seats_of(state: Any) -> list[Any]:
    """The seats of a state, where a title keeps them in its state under this name."""
    seats: list[Any] = state.seats
    return seats


class Game(Generic[S, C]):
    """A title. Subclasses say how it starts and how it is shown; frames and states hold the rules."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int = 0  # how long a game takes people who know it; 0: nobody knows
    rules: int  # version of the rules; a game file names it
    corrections: Sequence[Correction] = ()  # what older versions of the rules played otherwise
    former_sets: Path | None = None  # a folder of released sets of components that are no longer the title's, by digest
    options: Sequence[Option] = ()
    catalogue: Catalogue
    hides_anything: bool = False  # does a view differ from seat to seat?
    state_parts: tuple[type, ...] = ()  # classes, besides frames, whose objects belong to one state alone
    first_game: Mapping[str, str] = {}  # options that make a good first game; nothing if the defaults do
    paid: Mapping[str, str] = {}  # events that are a cost by their nature, and in what
    wasted: Mapping[str, str] = {}  # events about what could not be used, and what that was
    idle: Sequence[str] = ("done",)  # verbs by which a seat does least, in this order
    asides: Sequence[str] = ()  # verbs that change goods beside whatever is asked; nobody asks for them
    anytime: Sequence[str] = ()  # verbs that are open beside whatever is asked, and worth their while
    landmarks: Mapping[str, str] = {}  # verbs whose moves stand out when a game is leafed through, and as what
    neutral_openings: Sequence[str] = ()  # verbs by which a seat places what is nobody's, before the first round
    openings: Sequence[str] = ()  # verbs by which a seat takes its first places, before the first round
    answers: Sequence[str] = ()  # verbs by which a seat answers what others did, outside of its own turns
    leaving: Sequence[str] = ()  # verbs by which a seat leaves a game that goes on
    formats: Sequence[Format] = ()  # other ways of writing its games down
    lines: Lines[Any] = Lines()  # which of its moves make one answer together
    finals: tuple[str, ...] = ()  # how the sources of points begin that are counted when the game is over

    warnings: Sequence[Callable[[S, S, Any, Move], Message | None]] = ()  # what a seat might regret, looked for in turn
    _standard: C | None = None

    # What a title must say

    def read_box(self, folder: Path = Path()) -> C:
        """The set of components in a folder, checked; by default the one that comes with the title."""
        raise NotImplementedError

    def components(self, folder: Path | None = None) -> C:
        """The same; that of the title is read once."""
        if folder is not None:
            return self.read_box(folder)
        self._standard = self._standard or self.read_box()
        return self._standard

    def check_options(self, setting: Setting[C]) -> Setting[C]:
        """Refuse values that do not fit together; fill in what follows from others."""
        return setting

    def start(self, setting: Setting[C], ledger: Ledger | None = None) -> S:
        """A new game, at its first question; the ledger listens from the first step on."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The points of each seat now."""
        return [int(seat.points) for seat in seats_of(state)]

    def foretold(self, state: S) -> list[int] | None:
        """The points each seat would have if the game ended now, where nearly all of them come at the end."""
        return None

    def view(self, state: S, seat: int | None = None) -> dict[str, Any]:
        """What a seat (or a spectator) may know, as plain data."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any]) -> Scene:
        """How a view is shown."""
        raise NotImplementedError

    def question(self, state: S, decision: Decision[Any]) -> Message:
        """What a decision asks, in words."""
        raise NotImplementedError

    def label(self, state: S, move: Move, seat: int | None = None) -> Message:
        """What a legal move is called, in a few words; for a seat, if several are asked at once."""
        raise NotImplementedError

    def told(self, room: str, state: S, move: Move, seat: int | None) -> Message | None:
        """What the title says about a move in a room of its messages (`Voice.name_of`); nothing if it has no words."""
        return None

    def about(self, state: S, move: Move, seat: int | None = None) -> Message | None:
        """What else there is to know about a legal move, such as what it brings later; nothing if its name says it."""
        return self.told("more", state, move, seat)

    def log(self, state: S, move: Move, seat: int | None = None) -> Message:
        """A move as the log tells it: what was done in the state in which it was played, in a few words."""
        return self.told("log", state, move, seat) or self.label(state, move, seat)

    def trades(self, move: Move) -> bool:
        """Does a move only turn goods into others? A log adds such moves up."""
        return False

    def icon(self, state: S, move: Move, seat: int | None = None) -> str:
        """The picture of a move, as a word or symbol of its looks; nothing if it has none."""
        return move.verb.icon

    def parts(self, state: S, move: Move, seat: int | None = None) -> list[str]:
        """The parts of the scene that stand for a move: where it is clicked; for a seat, if several are asked."""
        raise NotImplementedError

    def concerns(self, state: S, seat: int) -> list[str]:
        """The parts of the scene that the question to a seat is about, though it is not answered there."""
        return []

    def warning(self, before: S, after: S, seat: int, move: Move) -> Message | None:
        """What a seat might regret about a move."""
        found = (look(before, after, seats_of(after)[seat], move) for look in self.warnings)
        return next((warning for warning in found if warning is not None), None)

    def why_not(self, state: S, seat: int, move: Move) -> Message:
        """The reason why a move is not possible for a seat now."""
        return Message("error.illegal-move", text=move.text)

    def why_no_way(self, state: S, seat: int, start: str, end: str) -> Message | None:
        """Why no move of a seat leads from one place to another; nothing where moves have no two ends."""
        return None

    def explain(self, state: S, seat: int, place: str) -> list[Message]:
        """What a seat may want to know about a place of the board; nothing if there is no such place."""
        return []

    def put_off(self, state: S, decision: Decision[Any]) -> Move | None:
        """The answer to a question that can wait without a loss, so that people need not be asked each time."""
        return None

    def turn_over(self, before: S, after: S, seat: int, move: Move) -> bool:
        """Has a move ended a turn of a seat, though the same seat is asked again? Then its turns may be made final."""
        return False

    def sign(self, verb: str, question: str = "") -> Sign:
        """How a verb is shown on a button: in the words of the title, with the icon the verb carries.

        Question: the class of the decision it answers; a verb may be called something else there.
        """
        plain = f"{self.name}.sign.{verb.replace(' ', '-')}"
        key = next((key for key in (f"{plain}-{spelt(question)}", plain) if known(key)), "")
        icon = next((family[0].verb.icon for family in self.catalogue.families if family[0].verb.word == verb), "")
        return Sign(Message(key) if key else Message("verb.as-typed", verb=verb), icon)

    def label_option(self, option: Option) -> Label:
        """What an option is called on a form."""
        return self._label(f"option-name.{option.name}", f"option-about.{option.name}", option.name)

    def label_value(self, option: Option, value: str) -> Label:
        """What a value of an option, or a word of its list, is called on a form."""
        return self._label(f"value.{option.name}.{value}", f"value-about.{option.name}.{value}", value)

    def _label(self, name: str, about: str, word: str) -> Label:
        """From the words of the title; a word nobody has named stands for itself."""
        said = [f"{self.name}.{key}" for key in (name, about)]
        key = next((key for key in (said[0], f"switch.{word}") if known(key)), "")
        named = str(Message(key)) if key else word.replace("-", " ").capitalize()
        return Label(named, str(Message(said[1])) if known(said[1]) else "")

    def help(self) -> list[HelpPage]:
        """What the title tells about its rules and its parts."""
        return []

    def sides(self, state: S) -> list[str]:
        """What each seat plays, as one word: its faction where there are factions, else its number."""
        return [str(seat + 1) for seat in range(len(self.scores(state)))]

    def called(self, state: S) -> list[str]:
        """What the seats are called at the table, by their faction or colour; nothing for one that has none yet."""
        return ["" for _ in self.scores(state)]

    def names(self) -> dict[str, str]:
        """What sides are called whose names are in data files only, by the word of `sides`."""
        return {}

    def round_of(self, state: S) -> int:
        """The round a state is in: 0 before the first one, and always if the title has no rounds."""
        return 0

    def turn_order(self, state: S) -> list[int]:
        """The seats in the order in which they take their turns now; nothing while that is not known."""
        return []

    def laid_out(self, state: S) -> dict[str, list[str]]:
        """What lies on the table in this game and not in every one, by what kind of thing it is: map, tiles, cards.

        Things whose order matters, such as tiles of rounds, are in that order.
        """
        return {}

    def observer(self, seats: int) -> Observer:
        """How what a seat may know is written as numbers, for those who learn."""
        raise NoObserver("error.no-observer", game=self.title)

    def audit(self, state: S, ledger: Ledger) -> list[str]:
        """What does not add up in a state: conservation of pieces, holdings against the ledger."""
        return []

    # What follows from it

    def winners(self, state: S) -> list[int]:
        """The seats with the most points; tied seats share the victory."""
        scores = self.scores(state)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def setting(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, folder: Path | None = None
    ) -> Setting[C]:
        """A checked setting from what a person gave."""
        seats = self.most if seats is None else seats
        if not self.fewest <= seats <= self.most:
            raise BadOption("error.seats", game=self.title, seats=seats, fewest=self.fewest, most=self.most)
        values = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            if name not in values:
                known = ", ".join(values) or "none"
                raise BadOption(
                    "error.option-unknown", name=name, game=self.title, known=known, guess=guess(name, values)
                )
            values[name] = str(value)
        for option in self.options:
            values[option.name] = option.kept(values[option.name])
            if option.values and values[option.name] not in option.values:
                raise BadOption(
                    "error.option-value", name=option.name, value=values[option.name], known=", ".join(option.values)
                )
        return self.check_options(Setting(seats, values, self.components(folder)))

    def plays_rules(self, version: int) -> bool:
        """Can games be played on that were begun with this version of the rules?"""
        return 1 <= version <= self.rules

    def former_setting(
        self, version: int, components: str, seats: int, options: Mapping[str, str], folder: Path | None = None
    ) -> Setting[C]:
        """The setting of a game that was begun with a version of the rules and a set of components (name and digest).

        Corrected rules are as they were. Whoever asks compares the set: it may be one that nobody has here.
        """
        as_they_were = {one.option: one.before for one in self.corrections if version < one.since}
        setting = self.setting(seats, {**as_they_were, **options}, folder)
        kept = self.former_sets / components.rpartition(" ")[2] if self.former_sets else None
        if named(setting.components) != components and folder is None and kept and kept.is_dir():
            return self.setting(seats, {**as_they_were, **options}, kept)
        return setting


def named(components: Components) -> str:
    """A set of components as files and tables name it."""
    return f"{components.name} {components.digest}"


def entries(title: str, name: str, value: str, known: Sequence[str], size: int | None = None) -> list[int]:
    """An option that is a list of known words, separated by commas or blanks: their numbers."""
    found = value.replace(",", " ").split()
    for word in found:
        if word not in known:
            raise BadOption(f"{title}.bad.word", name=name, word=word, known=", ".join(known), guess=guess(word, known))
    if size is not None and len(found) != size:
        raise BadOption(f"{title}.bad.size", name=name, count=len(found), size=size)
    return [known.index(word) for word in found]


def first_seat(title: str, setting: Setting) -> int:
    """The seat (from 0) that the option `first` names; NATURE if it is drawn."""
    value = setting.options["first"]
    if value == "random":
        return NATURE
    if value not in [str(number + 1) for number in range(setting.seats)]:
        raise BadOption(f"{title}.bad.first", name="first", value=value, seats=setting.seats)
    return int(value) - 1


def guess(word: str, known: Mapping[str, object] | Sequence[str]) -> Message:
    """A suggestion for a misspelt word, with its leading blank; nothing if nothing is close."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return Message("error.guess", word=close[0]) if close else Message("error.no-guess")


@cache
def installed() -> dict[str, Any]:
    """The entry points of all titles, by name, not loaded yet."""
    return {entry.name: entry for entry in sorted(entry_points(group=GAMES), key=lambda entry: entry.name)}


def games() -> list[str]:
    """The names of all titles installed."""
    return list(installed())


@cache
def find_game(name: str) -> Game:
    """The title of this name."""
    entry = installed().get(name)
    if entry is None:
        raise UnknownGame("error.unknown-game", name=name, known=", ".join(games()))
    game: Game = entry.load()
    return game
