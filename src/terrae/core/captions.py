"""Captions: the parts that the tables of all titles have, in the words of each title."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from terrae.core.keeping import kept_by_content, kept_by_language
from terrae.core.messages import Message, known
from terrae.core.scene import Action, Amount, Bowls, Effect, Icon, Mat, Part, Rank, Seat, Text, Tile
from terrae.core.wording import on_icon

View = dict[str, Any]  # what a seat may know
ROMAN = ("I", "II", "III")


def text(part_id: str, area: str, role: str, words: str, word: str = "") -> Text:
    return Text(id=part_id, area=area, label=words, role=role, text=words, word=word)


def owner(view: View, number: int) -> View:
    found: View = view["seats"][number - 1]
    return found


def only(view: View, *names: str) -> View:
    """Some entries of a view: what a picture of a part may look at."""
    return {name: view[name] for name in names}


@kept_by_language(1 << 14)
def said(key: str, values: tuple[tuple[str, object], ...]) -> str:
    """The words of a message, whose values are texts and numbers."""
    return str(Message(key, **dict(values)))


@kept_by_language(4096)
def named(title: str, code: str, families: tuple[str, ...]) -> str:
    """The name of a thing of one of these families of sources; its code if it has none."""
    keys = [f"{title}.name.{one}:{code}" for one in families]
    return next((str(Message(key)) for key in keys if known(key)), code)


@kept_by_content(4096)
def drawn(icons: list[list[tuple[str, str]]], sentences: list[str], words: dict[str, str]) -> list[Effect]:
    """Effects, where some of their words stand for others of the theme."""
    return [
        Effect([Icon(on_icon(text), words.get(word, word)) for text, word in shown], sentence)
        for shown, sentence in zip(icons, sentences, strict=True)
    ]


class Captions:
    """How the picture of a title speaks, and which words of a theme its own words stand for."""

    def __init__(self, title: str, words: Mapping[str, str] | None = None) -> None:
        self.title = title
        self.words = dict(words or {})

    def say(self, key: str, /, **values: object) -> str:
        """Words of this scene; most are those of the last."""
        return said(f"{self.title}.scene.{key}", tuple(values.items()))

    def called(self, family: str, code: str, *others: str) -> str:
        """The name of a tile, card or action of a family of sources, or of others; its code if it has none."""
        return named(self.title, code, (family, *others))

    def name_of(self, seat: View) -> str:
        """What a seat is called: its faction, or its number before it has one."""
        return str(seat["name"]) or self.say("seat", seat=seat["seat"])

    def colour_of(self, seat: View) -> str:
        return str(seat["colour"])

    def merit(self, seat: View) -> object:
        """What decides who wins."""
        return seat["points"]

    def effects(self, shown: View) -> list[Effect]:
        """The effects of a tile, an action or a mat."""
        return list(drawn(shown["icons"], shown["texts"], self.words))

    # Who plays

    def heading(self, view: View, played: str, prompt: str, word: str = "") -> list[Part]:
        """The title, where the game stands, and who must do something now."""
        return [
            text("title", "heading", "title", view["title"]),
            text("round", "heading", "round", played, word),
            text("prompt", "heading", "prompt", prompt),
        ]

    def played(self, view: View) -> str:
        """Where a game of rounds stands."""
        if view["phase"] == "over":
            return self.say("over")
        return self.say("set-up") if view["phase"] == "setup" else self.say("round", **counts(view, "round", "rounds"))

    def winners(self, view: View) -> list[View]:
        """The seats that have won; nobody before the end."""
        if view["phase"] != "over":
            return []
        merits = [self.merit(seat) for seat in view["seats"]]
        best = max(merits)  # type: ignore[type-var]
        return [seat for seat, merit in zip(view["seats"], merits, strict=True) if merit == best]

    def prompt(self, view: View, key: str = "to-move") -> str:
        """Who must do something now, or who has won."""
        winners = self.winners(view)
        if winners:
            names = ", ".join(self.name_of(seat) for seat in winners)
            return self.say("wins" if len(winners) == 1 else "share", names=names, points=winners[0]["points"])
        if view["to_move"] == [0]:
            return self.say("draw")
        asked = [number for number in dict.fromkeys(view["to_move"]) if number]
        return self.say(key, names=", ".join(self.name_of(owner(view, number)) for number in asked))

    def seat(self, view: View, seat: View, *, first: bool, out: bool, home: str = "", label: str = "") -> Seat:
        """A seat with its marks."""
        number = seat["seat"]
        marks = (
            ("to-move", number in view["to_move"]),
            ("first", first and view["phase"] != "over"),
            ("out", out),
            ("winner", seat in self.winners(view)),
        )
        return Seat(
            id=f"seat:{number}",
            area="seats",
            label=label or self.say("seat-label", seat=number, name=self.name_of(seat), points=seat["points"]),
            seat=number,
            name=self.name_of(seat),
            player="",
            colour=self.colour_of(seat),
            home=home,
            points=self.shown_points(seat),
            marks=[mark for mark, holds in marks if holds],
        )

    def shown_points(self, seat: View) -> int:
        """The points that stand beside a seat."""
        return int(seat["points"])

    def standing(self, title: str, note: str) -> list[Part]:
        """What stands above the ranks."""
        return [
            text("heading:standing", "standing", "heading", self.say(title)),
            text("note:standing", "standing", "note", self.say(note)),
        ]

    def rank(self, seat: View, label: str, size: int, points: int, group: str = "") -> Rank:
        """A seat with what it has of something that scores at the end."""
        return Rank(
            id=f"rank:{seat['seat']}" + (f"/{group}" if group else ""),
            area="standing",
            label=label,
            seat=seat["seat"],
            colour=self.colour_of(seat),
            size=size,
            points=points,
            group=group,
        )

    # Tiles and actions

    def round_tile(
        self, view: View, number: int, label: str, effects: list[Effect], drawn: bool = True, code: str = ""
    ) -> Tile:
        """What a round scores or brings: the current one marked, past ones ticked off."""
        past = number < view["round"] or view["phase"] == "over"
        state = "past" if past else "now" if number == view["round"] else "next"
        return Tile(
            id=f"tile:round-{number}",
            area="rounds",
            label=label,
            name=str(number),
            effects=effects,
            state=state if drawn else "hidden",
            group="round",
            code=code,
        )

    def final_tile(self, view: View, effects: list[Effect]) -> Tile:
        """What scores at the end."""
        return Tile(
            id="tile:final",
            area="rounds",
            label=" ".join(effect.text for effect in effects),
            name=self.say("end"),
            effects=effects,
            state="past" if view["phase"] == "over" else "next",
            group="final",
        )

    def power_actions(self, view: View) -> list[Part]:
        """What anybody may do for power once a round."""
        found: list[Part] = [text("heading:actions", "actions", "heading", self.say("actions"))]
        for code, action in view["power_actions"].items():
            name = self.called("power", code)
            state = self.say("used" if action["covered"] else "free")
            label = self.say("action", name=name, power=action["power"], text=action["text"], state=state)
            found.append(
                Action(
                    id=f"action:{code}",
                    area="actions",
                    label=label,
                    name=name,
                    code=code,
                    prices=[Icon(str(action["power"]), "power-spend")],
                    effects=self.effects(action),
                    used=action["covered"],
                )
            )
        return found

    def bonus(
        self, code: str, name: str, label: str, shown: View, area: str, coins: int, seat: int, state: str = "free"
    ) -> Tile:
        """A tile or card that is exchanged by passing, with the coins on it."""
        if coins:
            label = self.say("bonus-coins", label=label, coins=coins)
        return Tile(
            id=f"tile:bonus-{code}",
            area=area,
            label=label,
            name=name,
            code=code,
            effects=self.effects(shown),
            state=state,
            seat=seat,
            coins=coins,
            group="bonus",
        )

    # Mats

    def mat(self, seat: View, label: str, effects: list[Effect] | None = None) -> Mat:
        return Mat(
            id=f"mat:{seat['seat']}",
            area="mats",
            label=label,
            seat=seat["seat"],
            colour=self.colour_of(seat),
            name=self.name_of(seat),
            effects=effects or [],
        )

    def faction_mat(self, seat: View) -> list[Part]:
        """A mat with the ability printed on it, before anything else."""
        ability = seat["mat"]["ability"] if seat["mat"] else None
        label = self.say("mat", name=self.name_of(seat), text=ability["text"] if ability else "")
        return [self.mat(seat, label, self.effects(ability) if ability else [])]

    def amount(self, seat: View, word: str, number: int, label: str, note: str = "", use: str = "held") -> Amount:
        """How much a seat has of something, or will gain as income."""
        prefix = "income-" if use == "income" else ""
        return Amount(
            id=f"amount:{seat['seat']}/{prefix}{word}",
            area="mats",
            label=label,
            seat=seat["seat"],
            number=number,
            word=word,
            use=use,
            note=note,
        )

    def bowls(self, seat: View) -> Bowls:
        """Power in its three bowls."""
        bowls = ", ".join(f"{bowl}: {count}" for bowl, count in zip(ROMAN, seat["power"], strict=True))
        return Bowls(
            id=f"bowls:{seat['seat']}",
            area="mats",
            label=self.say("bowls", owner=self.name_of(seat), bowls=bowls),
            seat=seat["seat"],
            counts=seat["power"],
        )

    # The legend

    def key(self, kind: str, pairs: Iterable[tuple[str, str, str]]) -> list[Part]:
        """Entries of the legend: a name, the word of its picture, and what it means."""
        return [text(f"key:{name}", "key", kind, meaning, word) for name, word, meaning in pairs]

    def signs(self, words: Iterable[str]) -> list[Part]:
        """Signs that mean what the messages say under their names."""
        return self.key("good", ((word, word, self.say(f"key-{word}")) for word in words))


def counts(view: View, *names: str) -> dict[str, object]:
    return {name: view[name] for name in names}
