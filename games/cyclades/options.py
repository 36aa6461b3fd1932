"""The options of a table of Cyclades."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """How the table plays; two and six people always play in teams."""

    model_config = ConfigDict(frozen=True)

    mode: Literal["free", "teams"] = "free"
    metropolises: Literal[3, 4] = 3
    setup: Literal["random", "quick"] = "random"
    side: Literal["random", "A", "B"] = "random"
