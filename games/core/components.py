"""Reads a game's component data. No other module of ``games/`` reads files."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel

M = TypeVar("M", bound=BaseModel)


def load(package: str, name: str, model: type[M]) -> M:
    """``data/<name>`` of a game's package, validated; called once, while the game is imported."""
    text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    return model.model_validate_json(text)
