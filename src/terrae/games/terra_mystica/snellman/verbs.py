"""The verbs of the site: what each command means as moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terrae.board.wide import members
from terrae.core.foreign import Mismatch
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import CULTS, TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.conversion import MOST_BURNT
from terrae.games.terra_mystica.rules.cults import PAIR, STEP, TO_TOP
from terrae.games.terra_mystica.rules.digging import MOST_SPADES, spades_for
from terrae.games.terra_mystica.rules.grant import total
from terrae.games.terra_mystica.rules.neighbours import DECLINE
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.setup import FACTION
from terrae.games.terra_mystica.rules.spades import BOUGHT, TRANSFORM
from terrae.games.terra_mystica.rules.state import TOP
from terrae.games.terra_mystica.snellman.account import FIRST_CULT, Account
from terrae.games.terra_mystica.snellman.grammar import AWARD, BOTH, CULT_BONUS, INCOME, NOTE, RESOURCES, SETUP
from terrae.games.terra_mystica.snellman.hand import Find, Hand, one_of
from terrae.games.terra_mystica.snellman.script import Command

# Where that comes from for which rows that the site makes wait.
SOURCES: Final = {
    CULT_BONUS: ("cult-bonus:",),
    INCOME: ("income:",),
    BOTH: ("cult-bonus:", "income:"),
    RESOURCES: ("final:goods",),
}
# What can be given up by saying nothing: it is lost when the turn goes on without it.
SILENT = ("SPADE", "FREE_D", "FREE_TF", "FREE_TP", "BRIDGE", "CONVERT_W_TO_P", "CULT", "GAIN_FAVOR", "GAIN_TW")


def set_up(hand: Hand, command: Command) -> None:
    """The next seat takes a faction, and begins with what its board says."""
    seat = next(iter(hand.match.seats_to_move), -1)
    move = hand.find(seat, f"setup {command.faction}")
    if move is None:
        known = ", ".join(move.text.removeprefix("setup ") for move in hand.legal(seat, FACTION))
        if not known:  # somebody else has to decide something before, or all have their factions
            raise hand.refusal(command, [], hand.state)
        raise Mismatch(
            "terra-mystica.ledger.setup", line=command.line, field="faction", expected=known, found=command.faction
        )
    hand.seats[command.faction] = seat
    hand.play(move, seat)
    hand.accounts[seat] = Account(hand.state.seats[seat])


def build(hand: Hand, command: Command) -> None:
    """A dwelling; its hex is transformed first if need be."""
    where = command.names[0]
    home = TERRAINS[hand.seat_of(command).home]
    if turn(hand, command, one_of(f"build {where}", f"transform {where} to {home}")).verb is TRANSFORM:
        hand.attempt(command, one_of(f"build {where}"))


def transform(hand: Hand, command: Command) -> None:
    """Another terrain; without a colour, home or as near to it as the spades allow."""
    where = command.names[0]
    seat = hand.seat_of(command)

    def nearest(hand: Hand, number: int) -> Move | None:
        ways = [move for move in hand.legal(number, TRANSFORM) if move.text.startswith(f"transform {where} to ")]
        if hand.gone(seat):
            at, left = (
                hand.state.land.by_name[where],
                int(seat.cult_spades or hand.state.turn.amount("spades")) - hand.gone(seat),
            )
            ways = [move for move in ways if spades_for(hand.state, seat, at, move.at % len(TERRAINS)) <= left]
        return min(ways, key=lambda move: distance_home(seat, move.text.rpartition(" ")[2]), default=None)

    turn(hand, command, one_of(f"transform {where} to {command.names[1]}") if len(command.names) > 1 else nearest)


def turn(hand: Hand, command: Command, find: Find) -> Move:
    """Turn a hex, or build: those who make volcanoes have said `dig 1` before each."""
    seat = hand.seat_of(command)
    move = hand.prepare(command, find)
    if move.verb is TRANSFORM and seat.faction.made_with:
        if hand.permit != seat.number:
            raise hand.wrong("dig-first", command, "dig 1")
        hand.permit = NONE
    hand.play(move, int(seat.number))
    return move


def distance_home(seat: Seat, colour: str) -> int:
    terrain = TERRAINS.index(colour)
    return 0 if terrain == seat.home or terrain >= WHEEL else int(seat.faction.spades_home(seat, terrain))


def dig(hand: Hand, command: Command) -> None:
    """Spades; those who make volcanoes need none, and name the hex of the one they may make next."""
    seat = hand.seat_of(command)
    if seat.faction.made_with:
        if command.count != 1 or hand.permit == seat.number:
            raise hand.wrong("dig-once", command, "dig 1")
        hand.prepare(command, lambda hand, number: next(iter(hand.legal(number, TRANSFORM)), None))
        hand.permit = int(seat.number)
        return
    left = command.count
    while left:
        spades = min(left, MOST_SPADES)
        hand.attempt(command, one_of(f"dig {spades}"))
        left -= spades


def send(hand: Hand, command: Command) -> None:
    ways = (command.count,) if command.count else (3, 2, 1)
    hand.attempt(command, one_of(*(f"send p to {command.names[0]} for {steps}" for steps in ways)))


def convert(hand: Hand, command: Command) -> None:
    """So many conversions of one unit."""
    good, other, into = command.names
    units = int(into)
    if not units or command.count % units:
        raise hand.wrong("rate", command, f"{units * max(1, command.count // max(1, units))}{good}")
    for _ in range(units):
        hand.attempt(command, one_of(f"convert {command.count // units}{good} to 1{other}"))


def burn(hand: Hand, command: Command) -> None:
    left = command.count
    while left:
        times = min(left, MOST_BURNT)
        hand.attempt(command, one_of(f"burn {times}"))
        left -= times


def bridge(hand: Hand, command: Command) -> None:
    first, second = command.names
    hand.attempt(command, one_of(f"bridge {first}:{second}", f"bridge {second}:{first}"))


def connect(hand: Hand, command: Command) -> None:
    """A river hex, named itself or by hexes around it."""
    land = hand.state.land
    if command.names[0] in land.river_names:
        rivers = [command.names[0]]
    else:
        hexes = [land.by_name.get(name, -1) for name in command.names]
        around = [set(members(bank)) for bank in land.banks]
        rivers = [name for name, bank in zip(land.river_names, around, strict=True) if bank.issuperset(hexes)]
    hand.attempt(command, one_of(*(f"connect {river}" for river in rivers)))


def leech(hand: Hand, command: Command) -> None:
    """Take an offer. One that brings nothing is not asked here, and may have lapsed already."""
    answer(hand, command, "leech")


def decline(hand: Hand, command: Command) -> None:
    """Leave an offer, or all of them."""
    if command.count:
        answer(hand, command, "decline")
        return
    seat = hand.seats[command.faction]
    while hand.has_offers(seat):
        hand.play(hand.legal(seat, DECLINE)[0], seat)


def answer(hand: Hand, command: Command, word: str) -> None:
    """Answer the offer that is meant: of this power, or, taking it, of as much as that power could really bring."""
    seat = hand.seat_of(command)
    powers = [command.count]
    if word == "leech":
        powers.append(min(command.count, int(seat.room()), int(seat.points) + 1))
    offers: dict[str, int] = {}
    for offer in seat.offers:
        name = hand.name_of(int(offer.builder))
        if not command.names or name in command.names:
            offers[f"{offer.power} from {name}"] = int(offer.power)
    fitting = [text for power in powers for text, offered in offers.items() if offered == power]
    move = one_of(*[f"{word} {text}" for text in fitting])(hand, int(seat.number))
    if move is not None:
        hand.play(move, int(seat.number))
        return
    for entry in hand.refused:
        power, _, builder = entry[1].partition(" from ")
        meant = entry[0] == seat.number and power == str(command.count) and builder in (command.names or (builder,))
        if meant and entry[2] in ("", word):
            hand.refused.remove(entry)
            return
    unanswered = [entry[1] for entry in hand.refused if entry[0] == seat.number]
    left = [text for text in offers if text in unanswered or hand.find(int(seat.number), f"leech {text}")]
    raise hand.wrong("no-offer", command, ", ".join(left) or str(Message("terra-mystica.ledger.nothing")))


def take(hand: Hand, command: Command) -> None:
    """Tiles and cult steps."""
    name, seat = command.names[0], hand.seat_of(command)
    if name in CULTS and seat.cults[CULTS.index(name)] == TOP and not can_step(hand, command):
        return  # the site does not mind a step that leads nowhere
    if command.count == 2 and hand.find(int(seat.number), f"+2{name}") is not None:
        hand.attempt(command, one_of(f"+2{name}"))
        return
    for _ in range(command.count):
        hand.attempt(command, one_of(f"+{name}"))
        use_keys(hand, int(seat.number))
    hand.put_off(int(seat.number))


def use_keys(hand: Hand, seat: int) -> None:
    """Where keys are too few for all tracks, the site takes any of them; which one, only the numbers of a row tell."""
    while hand.state.turn.amount("tops") and (now := hand.state.now) is not None and now.seat == seat:
        reached = [0, 0, 0, 0] if hand.stated is None else hand.stated[FIRST_CULT:]
        hand.play(max(hand.legal(seat, TO_TOP), key=lambda move: reached[move.at]), seat)


def can_step(hand: Hand, command: Command) -> bool:
    seat = hand.seats[command.faction]
    return bool(hand.legal(seat, STEP) or hand.legal(seat, PAIR))


def give(hand: Hand, command: Command) -> None:
    """Cult steps as a price, or something granted that is not wanted."""
    name, seat = command.names[0], hand.seats[command.faction]
    if name in CULTS and hand.state.turn.amount("price"):
        hand.attempt(command, one_of(f"-{command.count}{name}"))
    elif name in CULTS:
        for _ in range(command.count):
            hand.attempt(command, one_of(f"-{name}"))
    elif name == "GAIN_P3_FOR_VP":
        for _ in range(min(command.count, total(hand.state.seats[seat].held, "tokens"))):
            hand.attempt(command, one_of("-GAIN_P3_FOR_VP"))
        hand.put_off(seat)
    elif name == "SPADE":
        throw(hand, command)
    elif name in SILENT:
        hand.waived.add(name)
    else:
        raise hand.wrong("give", command, ", ".join(f"-{word}" for word in (*CULTS, "GAIN_P3_FOR_VP", *SILENT)))


def throw(hand: Hand, command: Command) -> None:
    """Spades thrown away: those of the cult bonus, or those of an action, but for bought ones."""
    number, state = hand.seats[command.faction], hand.state
    seat = state.seats[number]
    mine = state.active == number
    left = int(seat.cult_spades or (state.turn.amount("spades") if mine else 0)) - hand.gone(seat)
    if mine and state.turn.of(BOUGHT):
        raise hand.wrong("spades-bought", command, 0)
    if command.count > left:
        if not hand.lapsed(number):
            raise hand.wrong("spades", command, left)
    elif seat.cult_spades:
        hand.thrown[number] = hand.thrown.get(number, 0) + command.count
        hand.throw_rest(number)
    else:
        hand.wasted += command.count
        if state.terms.customs.plays_alone(state, seat) and hand.comes_next(command.faction, "dig"):
            hand.end_turn()  # the spades bought next are not added to those thrown away


def pass_(hand: Hand, command: Command) -> None:
    """In the last round no card is taken, whatever is written."""
    hand.attempt(command, one_of(*(f"pass {card}" for card in command.names), "pass"))


def done(hand: Hand, command: Command) -> None:
    """The end of a turn, where it is not clear without it; not before all its actions are taken."""
    seat, state = hand.seats[command.faction], hand.state
    if state.active != seat:
        hand.end_turn()
    if state.active == seat and state.turn.actions:
        raise hand.refusal(command, state.moves_of(seat), state)
    if state.active == seat and (move := hand.find(seat, "done")) is not None:
        hand.play(move, seat)


def drop(hand: Hand, command: Command) -> None:
    """Somebody leaves the game, asked or not; who is in the middle of a turn goes on with it."""
    if not hand.goes_on():
        hand.end_turn()
    hand.attempt(command, one_of("resign"))


def unlock(hand: Hand, command: Command) -> None:
    """A terrain for a priest, or the priest, who comes unasked where there is no choice."""
    text = f"unlock-terrain {command.names[0]}"
    seat = hand.seats[command.faction]
    account = hand.accounts[seat]
    keeps = command.names[0] == "gain-priest"
    if keeps and hand.find(seat, text) is None and account.claim_arrival():
        return
    hand.attempt(command, one_of(text))
    if keeps:
        account.claim_arrival()


def plain(hand: Hand, command: Command) -> None:
    """A command whose words are those of the move."""
    hand.attempt(command, one_of(" ".join((command.verb, *command.names))))


def upgrade(hand: Hand, command: Command) -> None:
    hand.attempt(command, one_of("upgrade {} to {}".format(*command.names)))


def gain(hand: Hand, command: Command) -> None:
    hand.attempt(command, one_of("gain P3 for VP"))
    hand.put_off(hand.seats[command.faction])


def nothing(hand: Hand, command: Command) -> None:
    """Words that change nothing."""


def claim(hand: Hand, command: Command) -> None:
    """A row the site made: what has waited for it counts from now on.

    Where the site pays all income at once, spades of the cult bonus are used after it; here they come first.
    """
    seat = hand.seats[command.faction]
    if command.verb == BOTH:
        hand.use_cult_spades()
    elif command.verb == RESOURCES:
        hand.settled.add(seat)
    hand.accounts[seat].claim(SOURCES[command.verb])


def award(hand: Hand, command: Command) -> None:
    """The same for what the places on a cult track, the largest area or a tile bring at the end."""
    awards = [*CULTS, "network", *(tile.name for tile in hand.state.box.final_tiles)]
    for award in awards:
        if command.names[0] == award.lower():
            hand.accounts[hand.seats[command.faction]].claim((f"final:{award}",))
            return
    raise hand.wrong("command", command, ", ".join(f"+8vp for {name}" for name in awards))


VERBS: Final[dict[str, Callable[[Hand, Command], None]]] = {
    SETUP: set_up,
    CULT_BONUS: claim,
    INCOME: claim,
    BOTH: claim,
    AWARD: award,
    RESOURCES: claim,
    NOTE: nothing,
    "build": build,
    "upgrade": upgrade,
    "dig": dig,
    "transform": transform,
    "action": plain,
    "send": send,
    "advance": plain,
    "bridge": bridge,
    "connect": connect,
    "burn": burn,
    "convert": convert,
    "leech": leech,
    "decline": decline,
    "gain": gain,
    "take": take,
    "give": give,
    "unlock-terrain": unlock,
    "pick-color": plain,
    "pass": pass_,
    "wait": nothing,
    "done": done,
    "drop": drop,
}
