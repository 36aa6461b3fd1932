"""Options of a table of Ankh: the scenario, how gods are dealt, which guardians take part."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The options of a table; each may be left to chance."""

    model_config = ConfigDict(frozen=True)

    scenario: Literal["middle_kingdom", "old_kingdom", "peoples_revolt", "nomarchs", "random"] = (
        "middle_kingdom"
    )
    gods: Literal["random", "chosen"] = "random"
    guardian_1: Literal["random", "satet", "cat_mummy"] = "random"
    guardian_2: Literal["random", "apep", "mummy"] = "random"
    guardian_3: Literal["random", "giant_scorpion", "androsphinx"] = "random"
