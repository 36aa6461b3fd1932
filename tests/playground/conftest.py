"""Loads the database fixtures for these tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """These tests use databases."""
    config.pluginmanager.import_plugin("tests.databases")
