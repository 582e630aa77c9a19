"""Plays the Gardeners: run by the tests with the package installed, in a process of its own."""

from __future__ import annotations

from terrae.core.game import find_game
from terrae.core.looks import LOOKS
from terrae.core.match import Match
from terrae.core.messages import say
from terrae.draw.standalone import html
from terrae.games.terra_mystica.rules.state import Mystica

GAME = find_game("terra-mystica")
OPTIONS = {"gardeners": "1.0", "factions": "gardeners,nomads", "bonus-cards": "BON11,BON12,BON3,BON4,BON5"}
FIRST = ("pass BON12", "pass BON11")


def table(match: Match) -> Mystica:
    """The state, as the rules of the title know it."""
    assert isinstance(match.state, Mystica)
    return match.state


def others_play(match: Match) -> None:
    """Until the Gardeners have a turn: cards are chosen, everybody else passes or takes what comes first."""
    while not table(match).round or match.seats_to_move[0] == 1:
        wanted = [move for move in match.moves() if move.text == FIRST[match.seats_to_move[0]]]
        match.play((wanted or [move for move in match.moves() if move.verb.word == "pass"] or match.moves())[0])
        match.commit()


def begin() -> Match:
    """A game at the first turn of the Gardeners, who are rich and hold BON12; the Nomads begin with BON11."""
    match = Match(GAME, GAME.setting(2, OPTIONS), seed=1)
    others_play(match)
    gardeners = table(match).seats[0]
    gardeners.coins = gardeners.workers = gardeners.priests = 40
    return match


def main() -> None:
    match = begin()
    state, seat = table(match), table(match).seats[0]
    catalogue = GAME.catalogue
    assert catalogue.parse("plant A1").index > catalogue.parse("tokens leave").index, "moves are appended"
    assert match.ledger.total(1, "coins") and any(event.source.endswith("BON11") for event in match.ledger.events)
    home = next(move.text for move in match.moves() if move.verb.word == "upgrade").split()[1]
    assert "gardens come with new towns" in say(GAME.why_not(state, 0, catalogue.parse(f"plant {home}")))
    for kind in ("TP", "SH"):
        match.play(f"upgrade {home} to {kind}", 0)
        if kind == "TP":
            match.play("done", 0)
            match.commit()
            others_play(match)
    ask = match.ask(0)
    assert ask is not None
    beds = [choice for choice in ask.choices if choice.move.startswith("plant ")]
    assert beds and "garden" in say(ask.question) and say(beds[0].label).startswith("Plant a garden on")
    assert beds[0].at == [f"hex:{beds[0].move.split()[1]}"] and beds[0].gain == {"points": 2}
    before = seat.points
    match.play(beds[0].move, 0)
    hex_ = state.land.by_name[beds[0].move.split()[1]]
    assert table(match).terrain_at(hex_) == table(match).seats[0].home and table(match).seats[0].points == before + 2
    assert table(match).turn.amount("gardens") == 1, "the stronghold brings two"
    match.play("done", 0)
    match.commit()
    others_play(match)
    match.play("action BON12", 0)
    assert table(match).turn.amount("spades") == 1
    scene = GAME.scene(GAME.view(match.state))
    assert html(scene) and LOOKS.symbols[GAME.sign("plant").icon] in LOOKS.drawings
    assert any(page.title == "Gardeners" for page in GAME.help())


main()
