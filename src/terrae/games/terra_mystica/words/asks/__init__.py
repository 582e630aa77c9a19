"""Asks: a question in words, what each answer is called, where it is clicked, and what a friend would say to it.

Texts are found by name: the question of a decision under the name of its class, or within a turn under what comes
next; the label of a move under its verb, or under verb and occasion where it means something else.
"""

from terrae.games.terra_mystica.words.asks.labels import icon, label, told
from terrae.games.terra_mystica.words.asks.parts import concerns, parts
from terrae.games.terra_mystica.words.asks.questions import put_off, question, turn_over
from terrae.games.terra_mystica.words.asks.warnings import WARNINGS

__all__ = ["WARNINGS", "concerns", "icon", "label", "parts", "put_off", "question", "told", "turn_over"]
