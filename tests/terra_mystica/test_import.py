"""Reading, refusing and writing what terra.snellman.net writes."""

from __future__ import annotations

import random
import re

import pytest

from terrae.core.errors import TerraeError
from terrae.core.foreign import Mismatch, recognise
from terrae.core.match import Match
from terrae.core.record import read, write
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.snellman import SNELLMAN, commands_of, read_script
from terrae.games.terra_mystica.snellman.grammar import command
from terrae.games.terra_mystica.snellman.stream import read_stream
from tests.scale import scaled
from tests.terra_mystica.recorded import HERE, beside, expected_of, need_them, table_of

STREAM = (HERE / "syn11.txt").read_text(encoding="utf-8")
TABLE = table_of(expected_of(HERE / "syn11.txt"))


def refused(text: str) -> Mismatch:
    """What is wrong with a file, and that it was noticed."""
    reading = SNELLMAN.read(text)
    assert reading.mismatch is not None
    assert str(reading.mismatch)
    return reading.mismatch


def match_of(text: str) -> Match:
    reading = SNELLMAN.read(text)
    assert reading.mismatch is None, str(reading.mismatch)
    assert reading.match is not None
    return reading.match


def told(match: Match) -> list[tuple[str, str]]:
    """Who played what, by faction."""
    sides = GAME.sides(match.state)
    return [(sides[entry.seat], entry.move.text) for entry in match.log if entry.seat >= 0]


def changed(text: str, old: str, new: str, count: int = 1) -> str:
    found = re.sub(old, new, text, count=count, flags=re.M)
    assert found != text
    return found


def line_of(text: str, words: str) -> int:
    """The line that holds these words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


# Words


@pytest.mark.parametrize(
    ("text", "verb", "names", "count"),
    [
        ("Build e5", "build", ("E5",), 0),
        ("upgrade e5 to Trading Post", "upgrade", ("E5", "TP"), 0),
        ("upgrade E5 to te", "upgrade", ("E5", "TE"), 0),
        ("dig 2", "dig", (), 2),
        ("transform E5 to grey", "transform", ("E5", "gray"), 0),
        ("transform E5", "transform", ("E5",), 0),
        ("action bon1", "action", ("BON1",), 0),
        ("send priest to water for 2", "send", ("WATER",), 2),
        ("advance shipping", "advance", ("ship",), 0),
        ("bridge A3 : C1", "bridge", ("A3", "C1"), 0),
        ("connect R12", "connect", ("r12",), 0),
        ("connect a1:b2:c3", "connect", ("A1", "B2", "C3"), 0),
        ("burn 3", "burn", (), 3),
        ("convert 2 PW to 2 C", "convert", ("PW", "C", "2"), 2),
        ("convert priest to worker", "convert", ("P", "W", "1"), 1),
        ("leech 3 from Witches", "leech", ("witches",), 3),
        ("leech 3", "leech", (), 3),
        ("decline", "decline", (), 0),
        ("+fav11", "take", ("FAV11",), 1),
        ("+2TW3", "take", ("TW3",), 2),
        ("+ FIRE", "take", ("FIRE",), 1),
        ("+bon4", "pass", ("BON4",), 0),
        ("-3EARTH", "give", ("EARTH",), 3),
        ("-SPADE", "give", ("SPADE",), 1),
        ("gain p3 for vp", "gain", (), 0),
        ("unlock-terrain gain-priest", "unlock-terrain", ("gain-priest",), 0),
        ("pick-colour Red", "pick-color", ("red",), 0),
        ("pass", "pass", (), 0),
        ("+12vp for network", "award", ("network",), 12),
        ("[opponent accepted power]", "note", (), 0),
    ],
)
def test_words(text: str, verb: str, names: tuple[str, ...], count: int) -> None:
    found = command(1, "witches", text)
    assert (found.verb, found.names, found.count) == (verb, names, count)


@pytest.mark.parametrize(
    "text",
    ["", "bild E5", "upgrade E5 to palace", "transform E5 to pink", "send p to MOON", "convert 1x to 1c", "burn"],
)
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(Mismatch) as refusal:
        command(7, "witches", text)
    assert refusal.value.line == 7 and refusal.value.found == text
    assert "upgrade" in str(refusal.value.expected)


def written(*lines: str) -> list[str]:
    """The commands of some lines as the site runs them."""
    return [done.text for row in read_stream("\n".join(lines)).rows for done in row.commands]


def test_old_lines_are_put_right() -> None:
    assert written("witches: pass. +bon4") == ["pass bon4"]
    assert written("witches: +bon4") == ["pass bon4"]
    assert written("witches: build E5. transform E6 to green") == ["transform E6 to green", "build E5"]
    assert written("witches: pass BON1. convert 1w to 1c") == ["convert 1w to 1c", "pass BON1"]
    assert written("witches: dig 1. action ACT5") == ["action ACT5", "dig 1"]
    assert written("engineers: convert 2w to bridge. bridge A3:C1") == ["action ACTE", "bridge A3:C1"]
    assert written("witches: +EARTH. leech 2 from nomads") == ["leech 2 from nomads", "+EARTH"]
    assert written("auren: action ACTA. +AIR. +AIR") == ["action ACTA", "+2AIR"]
    assert written("auren: +AIR", "auren: +AIR", "auren: +AIR") == ["+2AIR", "+AIR"]
    assert written("cultists: +AIR", "auren: +AIR") == ["+AIR", "+AIR"]
    assert written("witches: build E5 # well", "# only talk", "", "income") == ["build E5"]
    assert read_stream("DRAGONMASTERS: burn 1").rows[0].faction == "dragonlords"


def test_players_in_a_given_order() -> None:
    assert read_stream("player Ann\nplayer Bob email b@c\norder bob,ann").players == ["Bob", "Ann"]


# Both forms


def test_recognition() -> None:
    for text in (STREAM, TABLE, "setup witches\n", "Default game options\n"):
        assert recognise(text) is SNELLMAN
    for text in ("", "terrae: 1\ngame: terra-nova\n", "Dear Anke,\nhow are you?\n"):
        assert recognise(text) is None


def test_table_and_stream_are_the_same_game() -> None:
    """Move by move."""
    table, stream = match_of(TABLE), match_of(STREAM)
    assert [(entry.seat, entry.move.text) for entry in table.log] == [
        (entry.seat, entry.move.text) for entry in stream.log
    ]
    assert table.setting.options == stream.setting.options


def test_the_players_keep_their_names() -> None:
    assert match_of(STREAM).names == ["p1", "p2", "p3", "p4", "p5"]
    assert match_of(TABLE).names[0] == "Seat 1"


def test_an_import_is_a_game_file() -> None:
    match = match_of(STREAM)
    again = read(write(match)).match()
    assert again.over and GAME.scores(again.state) == GAME.scores(match.state)


def test_case_and_blanks_do_not_matter() -> None:
    loud = "\n".join(line.upper() if ":" in line else line for line in STREAM.splitlines())
    assert write(match_of(loud)) == write(match_of(STREAM))


def test_every_command_on_a_line_of_its_own() -> None:
    lines = []
    for line in STREAM.splitlines():
        faction, colon, rest = line.partition(":")
        lines += [f"{faction}: {part}" for part in rest.split(".")] if colon else [line]
    assert write(match_of("\n".join(lines))) == write(match_of(STREAM))
    assert commands_of("\n".join(lines)) == commands_of(STREAM)


def test_all_income_at_once() -> None:
    """Where the option merges the phases, spades of the cult bonus are used after the whole income."""
    expected = expected_of(HERE / "syn11.txt")
    rows: list[dict[str, object]] = []
    spades: list[dict[str, object]] = []
    between, late = False, 0
    for row in expected["rows"]:
        words = str(row.get("commands", ""))
        if words == "cult_income_for_faction":
            between = True
        elif between and words == "other_income_for_faction":
            rows.append({**row, "commands": "all_income_for_faction"})
            spades = [
                {**row, "commands": use["commands"]} if use["faction"] == row["faction"] else use for use in spades
            ]
        elif between and "faction" in row and words.startswith(("transform", "-")):
            spades.append(row)
        else:
            if between and "turn 1" in str(row.get("comment", "")):
                rows += spades
                late += len(spades)
                between, spades = False, []
            rows.append(row)
    assert late
    text = "option merge-income-phases\n" + table_of({"rows": rows})
    assert write(match_of(text)) == write(match_of(TABLE))


def test_acting_declines_what_was_not_answered() -> None:
    """Who acts on its turn need not say that it declines; who has passed must."""
    lines = STREAM.splitlines()
    whole = match_of(STREAM)
    silent = 0
    for number, line in enumerate(lines):
        if re.fullmatch(r"\w+: decline \d+ from \w+", line):
            reading = SNELLMAN.read("\n".join(lines[:number] + lines[number + 1 :]))
            if reading.mismatch is None and reading.match is not None:
                silent += 1
                assert sorted(told(reading.match)) == sorted(told(whole))
    assert silent >= 3


def test_spades_of_the_cult_bonus_in_any_order() -> None:
    """The site lets everybody use them in any order, and so do imports."""
    lines = TABLE.splitlines()
    pairs = [
        number
        for number, (first, second) in enumerate(zip(lines, lines[1:], strict=False))
        if all(re.search(r"\ttransform \w+ to \w+$", line) for line in (first, second))
        and first.split("\t")[0] != second.split("\t")[0]
    ]
    assert pairs
    for number in pairs:
        lines[number], lines[number + 1] = lines[number + 1], lines[number]
    swapped, usual = match_of("\n".join(lines)), match_of(TABLE)
    assert sorted(told(swapped)) == sorted(told(usual))
    assert [entry.seat for entry in swapped.log] != [entry.seat for entry in usual.log]


def test_which_track_takes_the_key() -> None:
    """With too few keys for a town tile the row tells which track went up; in a stream one steps down on the other."""
    found = beside("real/4pLeague_S63_D1L1_G2.tsv")
    need_them(found)
    text = found[0].read_text(encoding="utf-8").replace("-water. +TW5", "+TW5")
    match = match_of(text)
    assert ("cultists", "top AIR") in told(match)
    stream = SNELLMAN.write(match)
    assert "cultists: -WATER\ncultists: +TW5\n" in stream
    assert GAME.scores(match_of(stream).state) == GAME.scores(match.state)


# What can be wrong


def test_a_row_that_does_not_add_up() -> None:
    """Whatever number is changed, in whatever row, it is found there."""
    rows = [number for number, line in enumerate(TABLE.splitlines(), 1) if "\t" in line]
    for line in rows[:: len(rows) // scaled("rows of a ledger with a wrong number", 5, 25)]:
        for column, name in ((2, "VP"), (4, "C"), (6, "W"), (8, "P"), (10, "PW"), (12, "CULT")):
            lines = TABLE.splitlines()
            fields = lines[line - 1].split("\t")
            fields[column] = re.sub(r"\d+", lambda number: str(int(number[0]) + 1), fields[column], count=1)
            lines[line - 1] = "\t".join(fields)
            mismatch = refused("\n".join(lines))
            assert (mismatch.line, mismatch.field) == (line, name)
            assert str(mismatch.expected) in fields[column] and mismatch.expected != mismatch.found


def test_the_difference_is_told_with_both_values() -> None:
    text = changed(TABLE, r"^(darklings\t\t)(\d+) VP(.*\tpass BON)", r"\g<1>99 VP\3")
    mismatch = refused(text)
    assert mismatch.data() == {"line": mismatch.line, "field": "VP", "expected": 99, "found": mismatch.found}
    assert f"line {mismatch.line}: after 'pass BON" in str(mismatch)
    assert f"gives the darklings VP 99, but the rules lead to {mismatch.found}" in str(mismatch)


@pytest.mark.parametrize("text", [STREAM, TABLE], ids=["stream", "table"])
def test_a_truncated_file(text: str) -> None:
    """Cut after any line, or within one."""
    lines = text.splitlines()
    for size in [*range(20, len(lines), 13), len(lines) - 1]:
        mismatch = refused("\n".join(lines[:size]))
        assert mismatch.line <= size
    for size in range(len(text) // 2, len(text) - 3, len(text) // 17):
        refused(text[:size])


def test_a_table_without_its_last_rows() -> None:
    """The moves are all there, but not all points."""
    lines = TABLE.splitlines()
    mismatch = refused("\n".join(lines[:-1]))
    assert mismatch.field == "end" and str(mismatch.expected) == lines[-1].split("\t")[0]
    assert "final scoring" in str(mismatch)


BAD_HEADERS = [
    (r"^option shipping-bonus", "option shiping-bonus", "option", "did you mean 'shipping-bonus'?"),
    (r"^map \w+", "map 0123456789012345678901234567890123456789", "map", "be8f6ebf549404d015547152d5f2a1906ae8dd90"),
    (r"^delete BON\d+", "delete BON44", "card", "BON44"),
    (r"^delete BON\d+\n", "", "cards", "2 bonus cards are removed, not 1"),
    (r"^score SCORE\d+", "score SCORE0", "tile", "SCORE9"),
    (r"^score SCORE\d+,", "score ", "tiles", "there are 5"),
    (r"^final-scoring \S+", "final-scoring beauty", "final tile", "connected-clusters"),
    (r"^(final-scoring \S+)", r"\1\nfinal-scoring building-on-edge", "final tile", "was named already"),
    (r"^player p1\n", "", "seats", "4 players are named, but 5 factions"),
    (r"^setup darklings", "setup elves", "faction", "'elves' cannot be chosen here; it can be: alchemists"),
    (r"^setup dwarves", "setup darklings", "faction", "cannot be chosen"),
    (r"^delete BON\d+\ndelete (BON\d+)", r"delete \1\ndelete \1", "card", "was removed already; left are: BON"),
    (r"^score (SCORE\d+),SCORE\d+", r"score \1,\1", "tile", "lies in an earlier round already; left are: SCORE"),
    (r"^score .*", "randomize v2 seed abc", "randomize", "dice"),
    (r"^delete BON(\d+)", r"delte BON\1", "command", "neither a command of a faction"),
]


@pytest.mark.parametrize(("old", "new", "field", "said"), BAD_HEADERS, ids=[new or old for old, new, *_ in BAD_HEADERS])
def test_a_header_that_cannot_be(old: str, new: str, field: str, said: str) -> None:
    mismatch = refused(changed(STREAM, old, new))
    assert mismatch.field == field and said in str(mismatch)
    assert mismatch.line == 1 or f"line {mismatch.line}:" in str(mismatch)


def test_too_few_seats() -> None:
    assert refused("option strict-leech\nplayer p1\n").field == "seats"


BAD_COMMANDS = [
    "build A1",
    "build Z99",
    "upgrade A1 to SA",
    "pass BON99",
    "action ACTW",
    "convert 2pw to 3c",
    "convert 3w to 1p",
    "leech 9 from dwarves",
    "+FAV13",
    "-3VP",
    "+5vp for beauty",
    "bridge A1:A2",
    "connect r1",
    "connect A1:A2",
    "send p to FIRE for 7",
    "bild E5",
]


@pytest.mark.parametrize("words", BAD_COMMANDS)
def test_an_impossible_command(words: str) -> None:
    """Refused with its line, with what is there and what would be possible."""
    lines = STREAM.splitlines()
    line = next(
        number
        for number, text in enumerate(lines)
        if text.startswith("darklings:") and "pass" not in text and "build" not in text
    )
    lines[line] = f"darklings: {words}"
    mismatch = refused("\n".join(lines))
    assert (mismatch.line, mismatch.field, mismatch.found) == (line + 1, "command", words)
    assert mismatch.expected and str(mismatch).startswith(f"line {line + 1}: {words!r}")


def test_what_was_possible_is_told() -> None:
    """The turn before, which the site ends by itself, is over: what its own turn allows counts."""
    lines = STREAM.splitlines()
    number = next(
        number
        for number, text in enumerate(lines)
        if re.match(r"\w+: upgrade", text) and ": upgrade" in lines[number - 1]
    )
    faction = lines[number].partition(":")[0]
    lines[number] = f"{faction}: upgrade Z9 to TP"
    mismatch = refused("\n".join(lines))
    assert str(mismatch).startswith(
        f"line {number + 1}: 'upgrade Z9 to TP' is not possible for the {faction}; possible are:"
    )
    lines[number] = f"{faction}: pass"
    assert "say which bonus card you take" in str(refused("\n".join(lines)))


def test_a_faction_before_its_time() -> None:
    """Who picks a terrain does so before the next faction is set up."""
    text = (HERE / "syn05.txt").read_text(encoding="utf-8")
    mismatch = refused(changed(text, r"^yetis: pick-color \w+\n", ""))
    assert (mismatch.field, mismatch.found, mismatch.expected) == ("command", "setup dragonlords", "yetis")


def test_a_table_that_lost_its_tabs() -> None:
    """It is taken for a table by its headings, and its first row is named."""
    line = line_of(TABLE, "\tsetup")
    for other in ("    ", ","):
        mismatch = refused(TABLE.replace("\t", other))
        assert (mismatch.line, mismatch.field, mismatch.expected, mismatch.found) == (line, "fields", 15, 1)
    mismatch = refused("\n".join(TABLE.splitlines()[: line - 1]))
    assert (mismatch.line, mismatch.field, mismatch.found) == (line - 1, "seats", 0)


def test_tabs_in_a_stream_are_blanks() -> None:
    assert told(match_of(STREAM.replace(": ", ":\t"))) == told(match_of(STREAM))


def test_a_long_line_is_not_repeated() -> None:
    mismatch = refused(STREAM + "x" * 5000 + "\n")
    assert len(str(mismatch)) < 400 and len(str(mismatch.data())) < 400


def test_a_faction_that_does_not_play() -> None:
    line = line_of(STREAM, "darklings: ")
    mismatch = refused(changed(STREAM, "^darklings: ", "witches: "))
    assert (mismatch.line, mismatch.found) == (line, "witches") and "dwarves" in str(mismatch.expected)


def test_somebody_out_of_turn() -> None:
    lines = STREAM.splitlines()
    first = next(number for number, text in enumerate(lines) if ": upgrade" in text)
    lines.insert(first, lines[first])
    mismatch = refused("\n".join(lines))
    assert mismatch.line == first + 2


def test_more_after_the_end() -> None:
    mismatch = refused(STREAM + "darklings: burn 1\n")
    assert mismatch.line == len(STREAM.splitlines()) + 1 and "after the end" in str(mismatch)


def test_a_changed_file_never_breaks_the_reader() -> None:
    """Characters, words and lines lost, doubled and exchanged: read, or refused in words."""
    dice = random.Random(4)
    for text in (STREAM, TABLE):
        for _ in range(scaled("ledgers with a mistake", 15, 60)):
            lines = text.splitlines()
            first, second = dice.randrange(len(lines)), dice.randrange(len(lines))
            match dice.randrange(4):
                case 0:
                    del lines[first]
                case 1:
                    lines.insert(first, lines[second])
                case 2:
                    lines[first], lines[second] = lines[second], lines[first]
                case _:
                    place = dice.randrange(len(lines[first]) + 1)
                    lines[first] = lines[first][:place] + dice.choice("aZ09 .:+-/\t#") + lines[first][place + 1 :]
            reading = SNELLMAN.read("\n".join(lines))
            assert reading.mismatch is None or str(reading.mismatch)


# Writing


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.stem)
def test_an_export_is_read_back(path: object) -> None:
    match = match_of((HERE / str(path)).read_text(encoding="utf-8"))
    again = match_of(SNELLMAN.write(match))
    assert told(again) == told(match)
    assert again.setting.options == match.setting.options


def random_match(seed: int) -> Match:
    """A game of random moves with random options that the site has too."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values or option.samples) for option in GAME.options}
    options |= {
        "points": "20",
        "landscapes": "off",
        "loose": "early-points,build-elsewhere" + dice.choice(["", ",resign"]),
    }
    match = Match(GAME, GAME.setting(dice.randint(2, 5), options), seed=seed)
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        moves = match.moves(seat)
        active = [move for move in moves if not move.text.startswith(("pass", "resign"))]
        match.play(dice.choice(active if active and dice.random() < 0.9 else moves), seat)
        match.commit()
    return match


@pytest.mark.parametrize("seed", range(scaled("random games exported and read back", 8, 20)))
def test_any_game_can_be_written_and_read_back(seed: int) -> None:
    """With draws, given factions, and offers that are answered by a rule."""
    match = random_match(seed)
    again = match_of(SNELLMAN.write(match))
    assert sorted(zip(GAME.sides(again.state), GAME.scores(again.state), strict=True)) == sorted(
        zip(GAME.sides(match.state), GAME.scores(match.state), strict=True)
    )


def test_options_the_site_does_not_know() -> None:
    for options, said in (({"points": "20,25"}, "no map"), ({"landscapes": "on"}, "no special landscapes")):
        with pytest.raises(TerraeError, match=said):
            SNELLMAN.write(Match(GAME, GAME.setting(2, options), seed=1))


def test_the_points_of_2017_are_in_the_map() -> None:
    match = Match(GAME, GAME.setting(2, {"points": "2017"}), seed=1)
    script = read_script(SNELLMAN.write(match))
    assert script.land is not None and script.land.word == "91645cdb135773c2a7a50e5ca9cb18af54c664c4"
