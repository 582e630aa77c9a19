"""Terrae: an open home for the Terra family of board games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("terrae")
except PackageNotFoundError:  # read from a checkout that was never installed
    __version__ = "0"
