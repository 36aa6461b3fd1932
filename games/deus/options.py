"""The options of a table of Deus."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The rulebook's three variants; the defaults are the plain game."""

    model_config = ConfigDict(frozen=True)

    starting_buildings: Literal[0, 6, 7, 8, 9, 10] = 0
    layout: Literal["standard", "varied", "free"] = "standard"
    jokers: bool = False
