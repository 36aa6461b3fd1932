"""The options of a table of Anunnaki."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """How houses are assigned to seats, and whether it is a first game."""

    model_config = ConfigDict(frozen=True)

    houses: Literal["random", "chosen"] = "random"
    first_game: bool = False
