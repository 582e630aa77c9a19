"""Placeholder."""


class Scene: ...
