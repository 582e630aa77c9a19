"""Cards that an owner of the box may write: whatever is accepted does what it says, and says what it does."""

from __future__ import annotations

import shutil
from pathlib import Path

from terrae.core.match import Match
from terrae.games.terramara import GAME
from terrae.games.terramara.data.components import FOLDER, read_box
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import (
    asked,
    begin,
    bit,
    character,
    give,
    goods,
    idle,
    lay,
    only,
    own,
    play,
    row,
    settle,
    stand,
)


def changed(tmp_path: Path, *changes: tuple[str, str, str]) -> Path:
    """A set of components with something else in some places."""
    copy = tmp_path / "mine"
    shutil.copytree(FOLDER, copy)
    for file, old, new in changes:
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


FOREST = 'send = {who = ["explorer"], terrain = "forest"}'
ADZE = f'effects = [{{when = "permanent", trigger = {{{FOREST}}}, do = [{{gain = {{wood = 1}}}}]}}]'


def with_adze(tmp_path: Path, effects: str, seats: int = 4, *more: tuple[str, str, str]) -> Mara:
    """A game in which the first artifact, A101, has other effects."""
    folder = changed(tmp_path, ("artifacts.toml", ADZE, f"effects = [{effects}]"), *more)
    state = begin(seats, folder=folder)
    only(state)
    return state


def said(state: Mara) -> list[str]:
    return [str(ability.sentence()) for ability in state.box.artifacts[0].powers.abilities]


def test_an_artifact_that_lets_raw_pay(tmp_path: Path) -> None:
    state = with_adze(tmp_path, '{when = "permanent", do = [{raw_for_refined = {max = 1}}]}')
    own(state, 0, "A101")
    row(state, "A104")
    give(state.seats[0], lumber=1, wood=1)
    play(state, "explorer hire", "create A104", "swap wood")
    assert state.seats[0].cards == bit("A101", "A104")


def test_an_artifact_that_adds_to_culture_and_travel(tmp_path: Path) -> None:
    more = '{{when = "permanent", trigger = {{gain_track = {{track = "{0}"}}}}, do = [{{gain = {{{0} = 1}}}}]}}'
    state = with_adze(tmp_path, f"{more.format('culture')}, {more.format('travel')}")
    own(state, 0, "A101")
    character(state, 0, "K2")
    state.seats[0].culture = 1
    play(state, "explorer develop")
    assert state.seats[0].culture == 4  # 1, and 1 more by the character, and 1 more by the card
    settle(state, 0)
    for _ in range(3):
        idle(state)
    play(state, "explorer travel", "caravan 1 ahead", "caravan 1 ahead", "caravan 1 ahead")
    assert state.seats[0].caravan == 9
    assert said(state) == ["When you gain Culture, you gain 1 more.", "When you gain Travel, you gain 1 more."]


def test_two_rules_of_one_card_add_up(tmp_path: Path) -> None:
    state = with_adze(tmp_path, '{when = "permanent", do = [{raid_power_bonus = 1}, {raid_power_bonus = 1}]}')
    own(state, 0, "A101")
    assert state.seats[0].raid_bonus == 2


def test_an_experienced_side_may_give_something_at_once(tmp_path: Path) -> None:
    """And an Explorer that both sides have stays."""
    old = 'experienced = [{when = "permanent", trigger = {send = {who = ["chieftain"]'
    gift = '{when = "instant", do = [{gain = {metal = 1}}]}, {when = "permanent", do = [{extra_explorer = 1}]}'
    new = old.replace("[", f"[{gift}, ", 1)
    state = begin(4, folder=changed(tmp_path, ("people.toml", old, new)))
    only(state)
    character(state, 0, "K6")
    play(state, "flip")
    assert goods(state.seats[0]) == {"metal": 1}
    assert (state.seats[0].clan, state.seats[0].explorers) == (5, 5)
    assert asked(state) == ("Turn", 0)


def test_points_count_the_artifact_they_are_for(tmp_path: Path) -> None:
    """An artifact created in the middle of what follows another one's creation changes nothing for that one."""
    state = with_adze(tmp_path, '{when = "permanent", trigger = {create = {}}, do = [{gain = {culture = 1}}]}')
    own(state, 0, "A101", "A203")  # 1 Culture, then a point for each Lumber in the printed cost
    lay(state, 0, "B32")
    row(state, "A104", "A112")
    owner = state.seats[0]
    owner.culture = 5
    give(owner, lumber=2, ashlar=2)
    play(state, "explorer hire", "create A104", "create A112")
    while asked(state)[0] == "PayArtifact":
        play(state, "done")
    assert owner.cards == bit("A101", "A203", "A104", "A112")
    assert owner.points == 2  # for the two Lumber of A104, none for A112


def test_a_raid_with_a_loss_needs_military_everywhere(tmp_path: Path) -> None:
    change = ("tiles.toml", "do = [{gain = {livestock = 2}}]", "do = [{raid = {lose_military = true}}]")
    state = begin(4, "draw tile PQ11", folder=changed(tmp_path, change))
    only(state)
    give(state.seats[1], wood=8)
    state.seats[0].military = 0
    play(state, "explorer 1a")
    assert asked(state) == ("Turn", 1)


def test_a_price_of_three(tmp_path: Path) -> None:
    change = ("tiles.toml", "give = {any_raw = 2}, get = {vp = 5}", "give = {any_raw = 3}, get = {vp = 5}")
    state = begin(4, folder=changed(tmp_path, change))
    only(state)
    lay(state, 4, "B34")
    give(state.seats[0], wood=2, ore=2)
    play(state, "explorer travel", "caravan 1 left", "pay wood", "pay wood", "pay ore")
    assert state.seats[0].points == 5 and goods(state.seats[0]) == {"ore": 1}


def test_no_worker_of_a_round_before_round_1(tmp_path: Path) -> None:
    """A character's first gift is taken in set-up, when no Workers of a round lie anywhere."""
    old = 'young = [{when = "instant", do = [{gain = {travel = 1}}]}'
    new = 'young = [{when = "instant", do = [{gain_worker = {level = "by_round"}}]}'
    folder = changed(tmp_path, ("people.toml", old, new))
    state = begin(2, "draw character K1", start="draft", folder=folder)
    play(state, "character K1")
    assert state.hired == 0 and list(state.seats[1].workers) == [0, 0, 0]


def test_choices_of_all_cards_have_words(tmp_path: Path) -> None:
    """Also one within another, and of a character."""
    inner = "{choose = {pick = 1, of = [[{gain = {ore = 1}}], [{gain = {wood = 1}}]]}}"
    choice = f"{{choose = {{pick = 1, of = [[{inner}], [{{gain = {{vp = 2}}}}]]}}}}"
    old = 'experienced = [{when = "once_per_round", do = [{score_by_power_level = [1, 3, 5, 7]}]}]'
    new = f'experienced = [{{when = "once_per_round", do = [{choice}]}}]'
    state = begin(4, folder=changed(tmp_path, ("people.toml", old, new)))
    only(state)
    character(state, 0, "K3", grown=True)
    play(state, "ability")
    labels = {move.text: str(GAME.label(state, move)) for move in state.moves()}
    assert labels["choose 1"] == "You gain 1 Ore, or gain 1 Wood" and labels["choose 2"] == "You gain 2 VP"
    play(state, "choose 1")
    labels = {move.text: str(GAME.label(state, move)) for move in state.moves()}
    assert labels["choose 2"] == "You gain 1 Wood"


def test_triggers_say_all_they_ask_for(tmp_path: Path) -> None:
    where = 'terrain = "plains", occupied_by = "other_explorer"'
    send = f'{{when = "permanent", trigger = {{send = {{who = ["explorer"], {where}}}}}, do = [{{gain = {{vp = 1}}}}]}}'
    make = '{when = "permanent", trigger = {create = {level = [1, 2], category = "tools"}}, do = [{gain = {vp = 1}}]}'
    cost = '{when = "permanent", do = [{discount = {each_type = 2}}]}'
    state = with_adze(tmp_path, ", ".join([send, make, cost]))
    assert said(state) == [
        "When you send an Explorer to a space in the Plains with somebody else's Explorer, you gain 1 VP.",
        "When you create an artifact (Tools) of level 1 or 2, you gain 1 VP.",
        "From now on you pay 2 of each kind less for each artifact.",
    ]
    own(state, 0, "A101")
    state.seats[0].military = 9
    stand(state, 1, "1a")
    play(state, "explorer 1a")
    assert state.seats[0].points == 1


def test_exchanges_of_one_price_are_said_once() -> None:
    tile = next(tile for tile in read_box().bonus_tiles if tile.key == "B25")
    assert str(tile.ops[0].sentence()) == (
        "You may give 1 raw of your choice for 2 Culture, or 2 Travel, or 3 Military."
    )
    assert [word for _, word in tile.ops[0].icons()].count("any-raw") == 1


def test_all_abilities_are_of_some_use() -> None:
    """Nothing that is read is forgotten: every ability of every card ends up in the powers of the rules."""
    box = read_box()
    cards = [card.powers for card in box.artifacts]
    cards += [side for one in box.characters for side in (one.young, one.grown)]
    for powers in cards:
        found = [
            any(powers.instant), any(powers.once), powers.more_culture, powers.more_travel, any(powers.on_culture),
            any(powers.on_travel), any(powers.on_flag), powers.on_send, powers.on_create, powers.on_caravan,
            any(powers.discount), powers.discount_each, powers.raw_for_refined, powers.raid_bonus, powers.explorers,
            powers.bends, powers.endings,
        ]  # fmt: skip
        kinds = {(ability.when, ability.trigger.kind if ability.trigger else -1) for ability in powers.abilities}
        assert sum(bool(one) for one in found) >= len(kinds), powers.source


def test_a_set_of_ones_own_is_played_to_the_end(tmp_path: Path) -> None:
    folder = changed(tmp_path, ("artifacts.toml", "vp = 2", "vp = 3"))
    match = Match(GAME, GAME.setting(2, {"start": "first-game"}, folder), seed=4)
    while not match.over:
        match.play(match.moves()[-1] if "done" not in {move.text for move in match.moves()} else "done")
        match.commit()
    assert GAME.audit(match.state, match.ledger) == []
