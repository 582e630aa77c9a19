"""Mats: everything that belongs to one seat, in as little room as it can be read in."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Action, Bowls, Effect, Icon, Mat, Plate, Scene, Slot, Slots, Tile, Track, Wheel
from terrae.draw import rivals
from terrae.draw.holdings import Holdings, figure
from terrae.draw.keeping import painted_once
from terrae.draw.markup import (
    amount,
    amounts,
    colour_class,
    effect_icons,
    effects,
    icon,
    name_tag,
    part,
    quoted,
    silhouette,
    unit,
    word_icon,
)
from terrae.draw.theme import known
from terrae.draw.wells import bowls
from terrae.draw.wheels import wheel

LINE = 4  # stops of a track that fit beside its price; of more, the next ones are shown
HALF = 3  # icons of a tile that fit into half a line beside its name
CROWD = 6  # tiles that fit two in a line; more of them show their names alone


class MatPainter:
    """Paints what belongs to one seat."""

    def __init__(self, scene: Scene, mat: Mat) -> None:
        self.mat = mat
        self.own = Holdings(scene, mat)

    def units(self) -> dict[str, str]:
        return {
            f"mat:{self.mat.seat}": self.whole(),
            f"rival:{self.mat.seat}": rivals.card(self.own),
            f"strip:{self.mat.seat}": rivals.strip(self.own),
        }

    def whole(self) -> str:
        """The head stays in its place; the body can be scrolled where it finds no room."""
        inner = self.own.head(f"<h2>{escape(self.mat.name)}</h2>")
        if self.own.goods:
            inner += f'<div class="mat-body">{self.own.goods.whole()}</div>'
        elif self.own.held:
            body = self.abilities() + self.purse() + self.to_come() + self.cycle() + self.plates() + self.rows()
            body += self.tracks() + self.held_tiles()
            inner += f'<div class="mat-body">{body}</div>'
        return unit(
            f"mat:{self.mat.seat}",
            "section",
            f"panel mat {colour_class(self.mat.colour)}",
            inner,
            f' data-seat="{self.mat.seat}" data-part="{self.mat.id}" aria-label={quoted(self.mat.name)}',
        )

    def abilities(self) -> str:
        """All sentences that can be read nowhere else on the mat, behind a button in its head."""
        said = [(self.mat.name, entry) for entry in self.mat.effects]
        single = [plate for plate in self.own.plates if self.alone(plate)]
        said += [(plate.group, entry) for plate in single for entry in plate.effects if not drawable(entry)]
        if not said:
            return ""
        title = str(Message("draw.abilities", name=self.mat.name))
        lines = "".join(f"<p><b>{escape(name)}</b> {escape(entry.text)}</p>" for name, entry in said)
        opens = f"<summary title={quoted(title)} aria-label={quoted(title)}>{icon('i-book', 18)}</summary>"
        return f'<details class="ability">{opens}<div class="sentences">{lines}</div></details>'

    # Goods

    def purse(self) -> str:
        """What is held."""
        held = "".join(figure(entry, 22, "big", self.mat.colour) for entry in self.own.held)
        return f'<div class="purse{self.own.many}">{held}</div>'

    def to_come(self) -> str:
        """The next income."""
        if not self.own.income:
            return ""
        shown = "".join(
            part(entry, "span", "", amount(Icon(f"+{entry.number}", entry.word), 13)) for entry in self.own.income
        )
        return f'<div class="to-come">{word_icon("hand", 18)}<span>{Message("draw.next-income")}</span>{shown}</div>'

    def cycle(self) -> str:
        """Bowls, and the wheel beside or below them."""
        drawn = "".join(self.well(shown) for shown in self.own.bowls)
        drawn += "".join(self.wheel(shown) for shown in self.own.wheels)
        return f'<div class="cycle-row">{drawn}</div>' if drawn else ""

    @painted_once
    def well(self, shown: Bowls) -> str:
        return bowls(shown)

    @painted_once
    def wheel(self, shown: Wheel) -> str:
        return wheel(shown)

    # Rows

    def label(self, name: str, prices: list[Icon]) -> str:
        """The name of a row and what one costs: the lower price first."""
        return f'<div class="price"><b>{escape(name)}</b><span>{self.price(prices)}</span></div>'

    def price(self, prices: list[Icon]) -> str:
        """Prices of the same good are alternatives; different goods are paid together."""
        words = list(dict.fromkeys(price.word for price in prices))
        return amounts(
            [Icon("/".join(price.text for price in prices if price.word == word), word) for word in words], 12
        )

    def plates(self) -> str:
        """Pieces that do something once they are built: those of a kind below each other, single ones side by side."""
        single = "".join(self.great(plate) for plate in self.own.plates if self.alone(plate))
        shown = ""
        for group in dict.fromkeys(plate.group for plate in self.own.plates if not self.alone(plate)):
            same = [plate for plate in self.own.plates if plate.group == group]
            drawn = "".join(self.plate(plate) for plate in same)
            shown += (
                f'<div class="build-row">{self.label(group, same[0].prices)}<div class="plates">{drawn}</div></div>'
            )
        return shown + (f'<div class="build-row duo">{single}</div>' if single else "")

    def alone(self, plate: Plate) -> bool:
        """Is it the only one of its kind?"""
        return sum(other.group == plate.group for other in self.own.plates) == 1

    @painted_once
    def plate(self, plate: Plate) -> str:
        """A piece with a line of its own: its sentence can be read."""
        if plate.at:
            sign = f'<b class="stands">{icon("i-check", 13)}{escape(plate.at)}</b>'
            sign = icon("a-octagon-used", 24) if plate.used else sign
        else:
            sign = silhouette(plate.piece, plate.colour, 26)
        name = f"<i>{escape(plate.name)}</i>" if plate.name else ""
        inner = f'<span class="sign">{sign}{name}</span>'
        inner += f'<span class="does">{effects(plate.effects, plate.used)}</span>'
        return part(plate, "div", f"plate {'built' if plate.at else ''}", inner)

    @painted_once
    def great(self, plate: Plate) -> str:
        """A piece with half a line: its name, its price or place, and what it brings; a book if only sentences tell."""
        if plate.at:
            sign, state = icon("i-check", 14), f'<span class="at">{escape(plate.at)}</span>'
        else:
            sign, state = silhouette(plate.piece, plate.colour, 24), self.price(plate.prices)
        told = [entry for entry in plate.effects if entry.acts or not drawable(entry)]
        gains = "".join(self.gain(entry) for entry in plate.effects if entry not in told)
        deeds = "".join(dict.fromkeys(effect_icons(entry, plate.used, act=20) for entry in told if entry.acts))
        if told and not deeds:
            deeds = icon("i-book", 14, "soft")
        point = icon("i-right", 8, "faint") if state and gains else ""
        inner = f'{sign}<span class="gname"><b>{escape(plate.group)}</b>{deeds}</span>'
        inner += f'<span class="does">{state}{point}{gains}</span>'
        return part(plate, "div", f"plate great {'built' if plate.at else ''}", inner)

    def gain(self, entry: Effect) -> str:
        """What something brings, without the sign of an income."""
        return amounts([item for item in entry.icons if item.word != "hand"], 12)

    def rows(self) -> str:
        return "".join(self.row(row) for row in self.own.rows)

    @painted_once
    def row(self, row: Slots) -> str:
        """Open slots show their income large, covered ones the piece with its income small beneath."""
        fixed = amounts([Icon(f"+{item.text}", item.word) for item in row.fixed], 12)
        shown = f'<span class="fixed">{fixed}</span>' if fixed else ""
        shown += "".join(self.slot(row, slot) for slot in row.slots)
        shown = part(row, "div", f"slots {'tight' if len(row.slots) > 5 else 'roomy'}", shown)
        return f'<div class="build-row">{self.label(row.name, row.prices)}{shown}</div>'

    def slot(self, row: Slots, slot: Slot) -> str:
        gives = amounts(slot.icons, 12) or '<span class="none">·</span>'
        if slot.open:
            return f'<span class="slot open"><span class="yield">{gives}</span></span>'
        return f'<span class="slot">{silhouette(row.piece, row.colour, 21)}<span class="yield">{gives}</span></span>'

    # Tracks

    def tracks(self) -> str:
        shown = "".join(self.track(track) for track in self.own.tracks)
        tokens = self.own.tokens
        if tokens:
            items = "".join(self.token(tile) for tile in tokens)
            name = str(Message("draw.towns")) if tokens[0].group == "town" else ""
            shown += f'<div class="track"><b>{escape(name)}</b><ol class="tokens">{items}</ol></div>'
        return f'<div class="tracks">{shown}</div>' if shown else ""

    @painted_once
    def token(self, tile: Tile) -> str:
        """What a tile of the set gives; it is plain that it is a gain."""
        plain = [Icon(item.text.lstrip("+"), item.word) for entry in tile.effects for item in entry.icons]
        gives = amounts([Icon("", item.word) if item.text == "1" else item for item in plain], 13)
        return f"<li>{part(tile, 'span', f'token {tile.state}', gives)}</li>"

    @painted_once
    def track(self, track: Track) -> str:
        """A row of stops; the one the seat stands on is filled with its colour. What reaching it brought is gone."""
        first = track.at if len(track.stops) >= LINE else 0
        stops = "".join(
            f'<li class="{"at" if place == track.at else "past" if place < track.at else ""}">'
            f"{word_icon(track.word, 15) if place == track.at else ''}{escape(stop.text)}"
            f"{amounts([item for item in stop.icons if place > track.at or not gained(item)], 11)}</li>"
            for place, stop in enumerate(track.stops)
            if first <= place < first + LINE
        )
        price = f'<span class="pays">{amounts(track.prices, 12)}</span>'
        return part(track, "div", "track", f"<b>{escape(track.name)}</b>{price}<ol>{stops}</ol>")

    # Tiles

    def held_tiles(self) -> str:
        """Tiles the seat holds with their actions, two in a line; then actions that belong to no tile."""
        actions = {action.name: action for action in self.own.actions}
        shown = "".join(self.held_tile(tile, actions.pop(tile.name, None)) for tile in self.own.named)
        shown += "".join(self.held_action(action) for action in actions.values())
        if not shown:
            return ""
        crowd = " crowd" if len(self.own.named) + len(actions) > CROWD else ""
        return f'<div class="held{crowd}">{shown}</div>'

    def held_tile(self, tile: Tile, action: Action | None) -> str:
        """Its name and what it does; its action can be pointed at."""
        lasting = [entry for entry in tile.effects if not (tile in self.own.small and brought(entry))] or tile.effects
        shown = [entry for entry in lasting if not entry.acts]
        wide = " wide" if sum(len(entry.icons) for entry in shown) > HALF else ""
        inner = name_tag(tile.name)
        inner += f'<span class="line">{"".join(effect_icons(entry, size=12) for entry in shown)}</span>'
        if action is None:
            inner += "".join(effect_icons(entry, act=24) for entry in lasting if entry.acts)
            return part(tile, "div", f"held-tile{wide}", inner)
        done = effect_icons(action.effects[0], action.used, act=24)
        inner += part(action, "span", f"held-action {'used' if action.used else ''}", done)
        return part(tile, "div", f"held-tile{wide}", inner, role="group")

    def held_action(self, action: Action) -> str:
        inner = f"{name_tag(action.name)}{amounts(action.prices, 12)}"
        inner += effect_icons(action.effects[0], action.used, act=24)
        return part(action, "div", f"held-tile held-action {'used' if action.used else ''}", inner)


def drawable(entry: Effect) -> bool:
    """Do its icons tell all?"""
    return bool(entry.icons) and known(entry.icons)


def gained(item: Icon) -> bool:
    """Is it something one gets?"""
    return item.text.startswith("+")


def brought(entry: Effect) -> bool:
    """Was this all had at once, so that a tile that is held does no more of it?"""
    return all(gained(item) for item in entry.icons)
