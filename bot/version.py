"""The installed version of Pantheon."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str:
    """The version of the installed distribution; "unknown" where the code runs uninstalled."""
    try:
        return version("pantheon")
    except PackageNotFoundError:
        return "unknown"
