"""Titles as people meet them: what can be chosen before a game, and one button to play at once."""

from __future__ import annotations

from dataclasses import dataclass

from terrae.bots import bots_for, is_offered, level_of, usual_bot
from terrae.core.game import Game, ListOf, find_game, games
from terrae.core.game import Option as GameOption
from terrae.core.keeping import kept_by_language
from terrae.core.messages import known
from terrae.core.wording import phrase
from terrae.server.answers import BotName, Option, OptionValue, Title
from terrae.server.lobby import Habit

GENTLE = "easy"  # the level of bots for whoever has never played a title


@kept_by_language()
def title_of(name: str) -> Title:
    """A title for the form that sets a table up."""
    game = find_game(name)
    return Title(
        name=game.name,
        title=game.title,
        about=sayable(f"{game.name}.about"),
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        options=[option_of(game, option) for option in game.options],
        bots=levels(game),
        preferred_bot=usual_bot(game),
        first_game=dict(game.first_game),
    )


def option_of(game: Game, option: GameOption) -> Option:
    """An option in the words of its title."""
    label = game.label_option(option)
    made_of = option.made_of or ListOf(())
    return Option(
        name=option.name,
        default=option.default,
        values=list(option.values),
        samples=list(option.samples),
        help=sayable(option.help(game.name).key),
        label=label.name,
        about=label.about,
        kind="switch" if option.switch else "choice",
        rare=option.rare,
        choices=[value_of(game, option, value) for value in option.offered],
        words=[value_of(game, option, word) for word in made_of.words],
        each_seat=made_of.each_seat,
        more=made_of.more,
    )


def value_of(game: Game, option: GameOption, value: str) -> OptionValue:
    label = game.label_value(option, value)
    picture = value in option.pictures
    return OptionValue(value=value, label=label.name, about=label.about, colour=label.colour, picture=picture)


def sayable(key: str) -> str:
    """The words of a message, if somebody wrote them."""
    return phrase(key) if known(key) else ""


def levels(game: Game) -> list[BotName]:
    """The bots of a title, the weakest first; two of one level are told apart by their names."""
    names = [name for name in bots_for(game) if is_offered(name, game)]
    found = [level_of(name, game) for name in names]
    return [
        BotName(
            name=name,
            level=phrase("server.level-named" if found.count(level) > 1 else f"server.level.{level}", name=name),
            help=sayable(f"server.bot.{name}"),
        )
        for name, level in zip(names, found, strict=True)
    ]


@dataclass(frozen=True)
class Card:
    """A title on the home page: what its button does, for one guest."""

    title: Title
    bots: int
    bot: str
    options: dict[str, str]
    first: bool  # the guest has never played it

    @property
    def key(self) -> tuple[object, ...]:
        """What makes it look as it does."""
        return self.title.name, self.bots, self.bot, self.first, tuple(self.options.items())

    @property
    def body(self) -> dict[str, object]:
        """The table that the button sets up; the level is chosen beside it."""
        return {"game": self.title.name, "bots": self.bots, "options": self.options}


def card(name: str, habit: Habit | None) -> Card:
    """As the guest played it last; a first game is as small and simple as the title allows."""
    title, game = title_of(name), find_game(name)
    bots = [bot.name for bot in title.bots]
    if habit is not None:
        bot = habit.bot if habit.bot in bots else title.preferred_bot
        return Card(title, min(habit.bots, title.most - 1), bot, {}, first=False)
    gentle = next((bot for bot in bots if level_of(bot, game) == GENTLE), title.preferred_bot)
    return Card(title, title.fewest - 1, gentle, dict(game.first_game), first=True)


def cards(habits: dict[str, Habit]) -> list[Card]:
    """All titles."""
    return [card(name, habits.get(name)) for name in games()]
