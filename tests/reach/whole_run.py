"""Distinguishes a run of all tests from a run of some."""

from __future__ import annotations

import pytest


def whole(config: pytest.Config) -> bool:
    """Whether all tests were asked for."""
    some = ("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "collectonly")
    chosen = config.args_source != config.ArgsSource.TESTPATHS
    return not chosen and not any(config.getoption(name, None) for name in some)
