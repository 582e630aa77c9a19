"""Writing a match as a command stream that the site, and the importer, can read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from terrae.board.wide import SPOTS
from terrae.core.errors import TerraeError
from terrae.core.events import Ledger
from terrae.core.game import Setting
from terrae.core.match import Match
from terrae.core.moves import Entry, Move
from terrae.core.state import NATURE
from terrae.games.terra_mystica.rules.action import DONE, Action
from terrae.games.terra_mystica.rules.box import CULTS, ON_PRIESTS, TERRAINS
from terrae.games.terra_mystica.rules.conversion import CONVERT
from terrae.games.terra_mystica.rules.cults import STEP, TO_TOP, TOPS
from terrae.games.terra_mystica.rules.digging import spades_for, steps_beside_home
from terrae.games.terra_mystica.rules.grant import each
from terrae.games.terra_mystica.rules.neighbours import LEECH, OFFERS, RESIGN, gain_of, price_of
from terrae.games.terra_mystica.rules.offers import ALWAYS, ASK
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.priests import KEEP, UNLOCK
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.setup import FACTION
from terrae.games.terra_mystica.rules.spades import TRANSFORM
from terrae.games.terra_mystica.rules.state import SMALL, TOP, Mystica
from terrae.games.terra_mystica.rules.towns import TAKE_TOWN
from terrae.games.terra_mystica.rules.turn import ACTIONS, PASS, used
from terrae.games.terra_mystica.snellman.account import ARRIVAL
from terrae.games.terra_mystica.snellman.grammar import NAME_THERE
from terrae.games.terra_mystica.snellman.settings import FINAL, ORDER, SWITCHES, VARIABLE, VARIABLES

CONVERSION = re.compile(r"convert (\d+)([A-Z]+) to (\d+)([A-Z]+)")


def written(match: Match) -> str:
    """The command stream of a match."""
    return "\n".join([*header(match), *Exporter(match).lines()]) + "\n"


def header(match: Match) -> list[str]:
    """Options, map, tiles, cards and players."""
    state, setting = match.state, match.setting
    assert isinstance(state, Mystica)
    options = setting.options
    if setting.components.digest != match.game.components().digest:
        raise TerraeError("terra-mystica.ledger.other-components")
    if options["landscapes"] == "on":
        raise TerraeError("terra-mystica.ledger.no-landscapes")
    in_play = state.bonus_offer | sum(SPOTS[seat.bonus] for seat in state.seats if seat.bonus != NONE)
    removed = [state.box.bonus_cards[card].name for card in state.terms.bonus_pool if not in_play & SPOTS[card]]
    lines = [f"option {name}" for name in SWITCHES if options[name] == "on"]
    lines += [f"option {name}" for name, value in VARIABLES.items() if options[VARIABLE] == value]
    lines += [f"option {ORDER}"] if ORDER in options["loose"] else []
    lines += [f"option {FINAL}"] if state.final_tile != NONE else []
    lines += map_line(state, setting)
    lines += [f"delete {card}" for card in removed]
    lines.append("score " + ",".join(state.box.round_tiles[tile].name for tile in state.round_tiles))
    if state.final_tile != NONE:
        lines.append(f"final-scoring {state.box.final_tiles[state.final_tile].name}")
    seating = state.seating or range(setting.seats)
    lines += [f"player {re.sub(r'[^0-9A-Za-z_.-]+', '_', match.names[seat])}" for seat in seating]
    return lines


def map_line(state: Mystica, setting: Setting) -> list[str]:
    """The map by its id of the site, which also says with how many points factions begin."""
    points = setting.options["points"]
    wanted = "" if points == "20" else points
    if state.land.name == "base" and not wanted:
        return []
    for identity, table in state.land.site.items():
        if table == wanted:
            return [f"map {identity}"]
    raise TerraeError("terra-mystica.ledger.no-map", map=state.land.title, points=points)


@dataclass(frozen=True)
class Turned:
    """A hex that spades were used on: what it was before, how many they were, and the line that tells of it."""

    at: int
    terrain: int
    spades: int
    line: int


class Exporter:
    """A match told again, from its first move on.

    Seats that let their offers be answered by a rule answer them here one by one: the site knows no such rules.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.ledger = Ledger()
        state = match.game.start(match.setting, self.ledger)
        assert isinstance(state, Mystica)
        self.state = state
        self.found: list[str] = []
        self.announced: set[int] = set()
        self.rules: dict[int, int] = {}
        self.refused: set[tuple[int, int]] = set()  # by seat and deal: offers that bring nothing
        self.converted: set[int] = set()  # seats that have converted something: no right to convert is left to give up
        self.last_deal: dict[int, int] = {}  # by seat: the newest offer it has looked at by its rule
        self.said: set[int] = set()  # entries that were told before their time
        self.turned: Turned | None = None  # the hex that spades of the action under way were used on last

    def lines(self) -> list[str]:
        """All commands, one on each line."""
        self.announce()
        for number, entry in enumerate(self.match.log):
            if entry.move.verb is TAKE_TOWN:
                self.step_back(number)
            before = len(self.ledger.events)
            self.tell(entry)
            if entry.move.verb is PASS:
                self.step_first(number)
            self.welcome(entry.move, before)
            self.announce()
            self.answer_by_rule()
            self.refuse_nothing()
        return self.found

    def say(self, seat: Seat, text: str) -> None:
        self.found.append(f"{seat.faction.mat.key}: {text}")

    def announce(self) -> None:
        """Who has a faction now, however it came about."""
        for number in self.state.seating:
            seat = self.state.seats[number]
            if number not in self.announced and seat.faction.mat.key:
                self.announced.add(number)
                self.found.append(f"setup {seat.faction.mat.key}")

    def tell(self, entry: Entry) -> None:
        """A move in the words of the site, and on to the next position."""
        state, move = self.state, entry.move
        if entry.seat == NATURE or move.verb is FACTION or move.verb is TO_TOP:
            state.play(move, entry.seat)
            return
        seat = state.seats[entry.seat]
        if move.verb is OFFERS:
            self.rules[entry.seat] = ASK if move.at == 0 else ALWAYS if move.at == 1 else int(move.at) - 2
            self.last_deal.pop(entry.seat, None)
            return
        if move.verb is DONE and move not in state.moves_of(entry.seat):
            return  # there was the choice of another rule left, and here is none: the turn is over already
        if seat.cult_spades and move.verb is DONE:
            self.throw(seat, int(seat.cult_spades))
        else:
            if state.round and (move.verb is DONE or (move.verb in ACTIONS and used(state, seat, move) is None)):
                self.give_up(state, seat)
                self.turned = None
            if move.verb is TRANSFORM and seat.faction.made_with:
                self.say(seat, "dig 1")
            if move.text.endswith(" to SH"):
                self.converted.discard(entry.seat)
            if move.verb is CONVERT:
                self.convert(seat, move.text)
            elif move.verb is TRANSFORM and state.turn.amount("spades"):
                self.turn_hex(seat, move)
            elif move.verb is not DONE and id(entry) not in self.said:  # there a turn ends when the next one begins
                older = NAME_THERE.get(self.match.setting.options[VARIABLE], {})
                self.say(seat, older.get(move.text, move.text))
        self.carry_out(seat, move)

    def step_first(self, number: int) -> None:
        """Who passed with cult steps of its own actions to take: the site takes them before the next seat acts."""
        entry = self.match.log[number]
        seat = self.state.seats[entry.seat]
        left = 0 if seat.faction.listens else int(seat.steps)
        later = [one for one in self.match.log[number + 1 :] if one.seat == entry.seat and one.move.verb is STEP]
        for one in later[:left]:
            self.say(seat, one.move.text)
            self.said.add(id(one))

    def carry_out(self, seat: Seat, move: Move) -> None:
        """On to the next position; what lapses on the way, without a question here, the site wants to hear of."""
        state, turn, before = self.state, self.state.turn, self.state.copy()
        state.play(move, seat.number)
        if state.over or (before.round and state.order is not before.order):
            self.close_round(before, seat, move)
        else:
            self.lose_cult_spades(before, seat, move)
        if before.active == seat.number and state.turn is not turn and move.verb not in (DONE, PASS, RESIGN):
            twin = before.seats[seat.number]  # its turn ended by itself: what the move would have left is lost
            held = used(before, twin, move)
            if held is not None:
                held.grant.play(before, twin, held.amount, move)
            elif isinstance(move.verb, Action):
                before.turn.drop_rights()
                move.verb.take(before, twin, move.at)
            self.give_up(before, twin)

    def close_round(self, before: Mystica, seat: Seat, move: Move) -> None:
        """A move ended the round: offers that it emptied are declined, spades that nobody can use are thrown away."""
        state = self.state
        for twin in before.seats:
            mine = move.text.partition(" ")[2] if twin.number == seat.number else ""
            for offer in twin.offers if twin.passed and not state.seats[twin.number].out else []:
                named = f"{offer.power} from {before.seats[offer.builder].faction.mat.key}"
                if named == mine:
                    mine = ""
                elif (int(twin.number), int(offer.deal)) not in self.refused:
                    self.say(twin, f"decline {named}")
        tile = state.box.round_tiles[state.round_tiles[before.round - 1]]
        if state.over or not tile.spades:
            return
        trial = state.copy()
        for number in state.order:
            owner = trial.seats[number]
            won = (owner.priests_placed if tile.cult == ON_PRIESTS else owner.cults[tile.cult]) // tile.per
            spades = int(owner.faction.on_spades(trial, owner, tile.spades * won, False, "")) if won else 0
            if spades and not state.seats[number].cult_spades:
                self.throw(owner, spades)

    def lose_cult_spades(self, before: Mystica, seat: Seat, move: Move) -> None:
        """Spades of the cult bonus that can be used no more."""
        for twin in before.seats:
            lost = int(twin.cult_spades)
            if not lost or self.state.seats[twin.number].cult_spades:
                continue
            if twin.number == seat.number and move.verb is DONE:
                continue
            if twin.number == seat.number and move.verb is TRANSFORM:
                at, goal = self.state.land.hex_at[move.at // len(TERRAINS)], move.at % len(TERRAINS)
                lost -= int(spades_for(before, twin, at, goal))
            self.throw(twin, lost)

    def throw(self, seat: Seat, spades: int) -> None:
        if spades:
            self.say(seat, f"-{spades if spades > 1 else ''}SPADE")

    def turn_hex(self, seat: Seat, move: Move) -> None:
        """A hex turned in several steps is turned in one, where the site would not take a further one."""
        state = self.state
        at, goal = int(state.land.hex_at[move.at // len(TERRAINS)]), int(move.at % len(TERRAINS))
        spades, terrain = int(spades_for(state, seat, at, goal)), int(state.terrain_at(at))
        last = self.turned
        if last is not None and last.at == at:
            spades, terrain = spades + last.spades, last.terrain
            dug = any(line.startswith(f"{seat.faction.mat.key}: dig ") for line in self.found[last.line :])
            if goal == terrain and state.turn.jumped == NOWHERE and not dug:
                del self.found[last.line]
                self.throw(seat, spades)
                self.turned = None
                return
            home = goal == seat.home
            steps = seat.faction.spades_home(seat, terrain) if home else steps_beside_home(seat, terrain, goal)
            if spades == steps and (dug or not home):
                del self.found[last.line]
        self.turned = Turned(at, terrain, spades, len(self.found))
        self.say(seat, move.text)

    def welcome(self, move: Move, before: int) -> None:
        """Priests that came to hand unasked: the site wants to hear of each."""
        said = 1 if move.verb is UNLOCK and move.at == KEEP else 0
        for event in self.ledger.events[before:]:
            if event.source == ARRIVAL:
                for _ in range(int(event.amount) - said):
                    self.say(self.state.seats[event.seat], "unlock-terrain gain-priest")
                said = 0

    def convert(self, seat: Seat, text: str) -> None:
        """Equal conversions one after the other are one: the site grants workers for priests in one command only."""
        found = CONVERSION.fullmatch(text)
        assert found is not None
        last = CONVERSION.fullmatch(self.found[-1].removeprefix(f"{seat.faction.mat.key}: "))
        count, into = int(found[1]), int(found[3])
        if last is not None and (last[2], last[4]) == (found[2], found[4]):
            self.found.pop()
            count, into = count + int(last[1]), into + int(last[3])
        self.say(seat, f"convert {count}{found[2]} to {into}{found[4]}")
        self.converted.add(int(seat.number))

    def step_back(self, number: int) -> None:
        """Where a town tile has not keys for all tracks, the site cannot be told which one goes to its last space.

        It can be kept from the others: people step down on them first.
        """
        entry = self.match.log[number]
        seat = self.state.seats[entry.seat]
        trial = self.state.copy()
        trial.play(entry.move, entry.seat)
        tops = int(trial.turn.of(TOPS))
        for later in self.match.log[number + 1 :]:
            if not trial.turn.of(TOPS):
                break
            if later.move.verb is TO_TOP:
                tops &= ~SMALL[later.move.at]
            trial.play(later.move, later.seat)
        steps = int(self.state.box.towns[entry.move.at].steps)
        for cult, name in enumerate(CULTS):
            if tops & SMALL[cult]:
                for _ in range(int(seat.cults[cult]) + steps - TOP + 1):
                    self.say(seat, f"-{name}")

    def give_up(self, state: Mystica, seat: Seat) -> None:
        """What an action granted and nobody used: the site wants to hear of it."""
        lost = [(held.grant.site, int(held.amount)) for held in each(state.turn.held) if held.grant.site]
        if self.match.setting.options["strict-darkling-sh"] == "on" and int(seat.number) not in self.converted:
            lost.append(("CONVERT_W_TO_P", int(seat.makings)))
        for name, number in lost:
            if number:
                self.say(seat, f"-{number if number > 1 else ''}{name}")

    def refuse_nothing(self) -> None:
        """Offers that bring nothing to a seat that has passed: the site waits for an answer to them all the same."""
        for seat in self.state.seats:
            for offer in seat.offers if seat.passed else []:
                key = int(seat.number), int(offer.deal)
                if not gain_of(seat, offer) and key not in self.refused:
                    self.refused.add(key)
                    self.say(seat, f"decline {offer.power} from {self.state.seats[offer.builder].faction.mat.key}")

    def answer_by_rule(self) -> None:
        """Offers that are taken without asking: a rule looks at all of them when it is made or a new one comes."""
        for number, most in self.rules.items():
            seat = self.state.seats[number]
            newest = max((int(offer.deal) for offer in seat.offers), default=0)
            if newest <= self.last_deal.get(number, 0):
                continue
            self.last_deal[number] = newest
            for offer in seat.offers:
                if gain_of(seat, offer) > 0 and price_of(seat, offer) <= most:
                    builder = self.state.seats[offer.builder].faction.mat.key
                    move = self.match.game.catalogue.parse(f"{LEECH.word} {offer.power} from {builder}")
                    self.say(seat, move.text)
                    self.state.play(move, number)
