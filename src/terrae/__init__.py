"""Terrae: an open home for the Terra family of board games."""


def __getattr__(name: str) -> str:
    """The version, looked up when somebody asks: that takes longer than a short command."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("terrae")
    except PackageNotFoundError:  # read from a checkout that was never installed
        return "0"
