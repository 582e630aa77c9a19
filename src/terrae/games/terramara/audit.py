"""What must add up in any position: holdings and the ledger, pieces and cards and where they are."""

from __future__ import annotations

from terrae.board.hexes import below, bits, count, one
from terrae.core.events import Ledger
from terrae.games.terramara.rules.effects import GOODS, WORDS
from terrae.games.terramara.rules.road import END
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import FUTURE, HUT_BIT, OWN_BIT, ROUNDS
from terrae.games.terramara.rules.state import Mara


def audit(state: Mara, ledger: Ledger) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []
    for seat in state.seats:
        wrong += [f"seat {seat.number + 1}: {what}" for what in audit_seat(state, seat, ledger)]
    return wrong + audit_cards(state) + audit_spaces(state) + audit_supply(state)


def audit_seat(state: Mara, seat: Seat, ledger: Ledger) -> list[str]:
    """What one seat owns, against the ledger."""
    number = int(seat.number)
    held = {WORDS[kind]: int(seat.goods[kind]) for kind in range(GOODS)}
    held |= {
        "points": int(seat.points),
        "military": int(seat.military),
        "culture": int(seat.culture),
        "flag": int(count(seat.flags)),
        "artifact": int(count(seat.cards)),
        "reserved": int(seat.reserved != NONE),
        "explorer": int(seat.clan),
        "warrior": int(seat.warriors + count(seat.warriors_at) + seat.hut_warriors),
        "bonus-tile": int(count(seat.bonus_tiles)),
    }
    held |= {f"worker-{level + 1}": int(seat.workers[level]) for level in range(3)}
    wrong = [
        f"has {have} {what}, but the ledger says {ledger.total(number, what)}"
        for what, have in held.items()
        if ledger.total(number, what) != have
    ]
    if min(seat.goods) < 0 or not 0 <= seat.military <= state.box.military_last:
        wrong.append("owns less than nothing, or stands beside the Military track")
    if not 0 <= seat.culture <= state.box.river_last:
        wrong.append("left the River")
    if not (0 <= seat.caravan <= END and 0 <= seat.second <= END):
        wrong.append("a Caravan left the Road")
    if seat.explorers + count(seat.explorers_at) + seat.hut_explorers != seat.clan:
        wrong.append("an Explorer appeared or vanished")
    if min(seat.explorers, seat.hut_explorers, seat.warriors, seat.hut_warriors) < 0:
        wrong.append("fewer than no clan members are somewhere")
    if seat.chieftain == bool(seat.chieftain_at):
        wrong.append("the Chieftain is in two places, or in none")
    if any(seat.tired[level] > seat.workers[level] for level in range(3)):
        wrong.append("a Worker is tired that the seat has not")
    if seat.used & ~seat.cards:
        wrong.append("used a card it has not")
    fresh = state.copy().seats[number]
    state.refresh(fresh)
    worked_out = (fresh.bends, fresh.raid_bonus, fresh.raw_for_refined)
    if worked_out != (seat.bends, seat.raid_bonus, seat.raw_for_refined):
        wrong.append("what cards allow was not worked out")
    return wrong


def audit_cards(state: Mara) -> list[str]:
    """Every artifact is in one place: deck, row, a seat, or out of the game."""
    wrong: list[str] = []
    places = [state.deck, *(one(card) for card in state.row), *(seat.cards for seat in state.seats)]
    places += [one(seat.reserved) for seat in state.seats if seat.reserved != NONE]
    seen = 0
    for mask in places:
        if seen & mask:
            wrong.append("an artifact is in two places")
        seen |= mask
    missing = below(len(state.box.artifacts)) & ~seen
    for card in bits(missing):
        if state.box.artifacts[card].level >= 1 + state.round // 2:
            wrong.append(f"the artifact {state.box.artifacts[card].key} vanished")
    return wrong


def audit_spaces(state: Mara) -> list[str]:
    """Nobody stands where nobody may, and no space is too full."""
    wrong: list[str] = []
    if not state.places:
        return wrong
    stands: dict[int, list[str]] = {}
    for seat in state.seats:
        for mask, who in ((seat.explorers_at, "e"), (seat.chieftain_at & ~HUT_BIT, "c"), (seat.warriors_at, "w")):
            for space in bits(mask):
                stands.setdefault(int(space), []).append(f"{who}{seat.number}")
        if (seat.chieftain_at | seat.warriors_at) & FUTURE[state.round]:
            wrong.append("a Chieftain or Warrior stands on a future territory")
        if seat.explorers_at & HUT_BIT or (
            (seat.explorers_at | seat.chieftain_at) & OWN_BIT and seat.own_crossroads < 0
        ):
            wrong.append("somebody stands where that seat has no place")
    for mask in state.neutral_at:
        for space in bits(mask):
            stands.setdefault(int(space), []).append("en")
    for space, members in stands.items():
        most = 1 if state.singles & one(space) else 2
        if len(members) > most:
            wrong.append(f"{state.places[space].key} is too full: {members}")
        if state.fire & one(space):
            wrong.append(f"{state.places[space].key} is on fire and not empty")
    return wrong


def audit_supply(state: Mara) -> list[str]:
    """Workers and Warriors come from the box and go back to it."""
    wrong: list[str] = []
    box = state.box
    lent = sum(seat.warriors + count(seat.warriors_at) + seat.hut_warriors for seat in state.seats)
    if state.warriors + lent != box.warriors or state.warriors < 0:
        wrong.append("a Warrior appeared or vanished")
    for level in range(3):
        owned = sum(int(seat.workers[level]) for seat in state.seats) + int(state.spare[level])
        past = [box.worker_rounds[number] == level + 1 for number in range(int(state.round) - 1)]
        track = box.worker_rounds.count(level + 1) * box.workers_per_round
        spare = box.worker_counts[level] - track
        now = int(state.hired) if state.round and box.worker_rounds[state.round - 1] == level + 1 else 0
        if not spare + now <= owned <= spare + now + sum(past) * box.workers_per_round:
            wrong.append(f"a level-{level + 1} Worker appeared or vanished")
    if state.hired > box.workers_per_round or min(state.spare) < 0:
        wrong.append("more Workers were hired than there are")
    if state.arrived != sum((seat.caravan == END) + (seat.second == END) for seat in state.seats):
        wrong.append("Caravans at the end of the Road are miscounted")
    if state.round > ROUNDS:
        wrong.append("a sixth round")
    return wrong
