"""Help: the rules in short, the landscapes of the board, and what can be typed, from the same data as the rules."""

from __future__ import annotations

from terrae.core.help import Desk, HelpEntry, HelpPage, HelpSection
from terrae.core.scene import Icon
from terrae.games.terra_nova_2006.data.components import STANDARD
from terrae.games.terra_nova_2006.rules.box import Box
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.figures import ACTIONS
from terrae.games.terra_nova_2006.words.asks import VOICE, word

DESK = Desk("terra-nova-2006")
say = DESK.say
RULES = ("aim", "set-up", "turn", "moving", "stones", "regions", "picture", "end")
PICTURES = {"moving": "figure", "stones": "stone", "regions": "points"}


def pages(box: Box) -> list[HelpPage]:
    """Everything, in the order in which a newcomer would read it."""
    return [rules(box), landscapes(box), DESK.verbs(CATALOGUE)]


def numbers(box: Box) -> dict[str, object]:
    """The numbers that the texts mention."""
    return {
        "stones": int(box.stones),
        "two": box.figures[2],
        "three": box.figures[3],
        "four": box.figures[4],
        "actions": ACTIONS,
        "most": int(box.most),
        "worth": ", ".join(str(points) for points in box.worth[1:]),
        "rounds": int(box.quiet_rounds),
    }


def rules(box: Box) -> HelpPage:
    """The rules on one page."""
    values = numbers(box)
    sections = [
        HelpSection(
            say(f"{name}-title"),
            [say(f"{name}-text", **values)],
            [HelpEntry("", say(f"{name}-example", **values), [[Icon("", PICTURES[name])]])] if name in PICTURES else [],
        )
        for name in RULES
    ]
    return HelpPage("rules", say("rules"), "rules", say("rules-about"), sections)


def landscapes(box: Box) -> HelpPage:
    """What the standard board is made of."""
    land = box.boards[STANDARD]
    entries = []
    for number, name in enumerate(land.landscapes):
        fields = sum(1 for landscape in land.landscape if landscape == number)
        entries.append(
            HelpEntry(str(word("landscape", name)), say("landscape", letter=land.letters[number], fields=fields))
        )
    about = say("board-text", board=VOICE.called("island", STANDARD, land.title), fields=int(land.size))
    return HelpPage("board", say("board"), "parts", say("board-about"), [HelpSection(say("board"), [about], entries)])
