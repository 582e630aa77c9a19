from .board import BoardTests


class TestBoard(BoardTests):
    faction = "yetis"
