"""The options of a table of Divinus."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.core.campaign import BY_CAMPAIGN


class Options(BaseModel):
    """The endless mode: what it is played with. Everything may be left to chance.

    A campaign plays its scenarios by number and says whether battles of the gods are evened out,
    and whether the dice are levelled for the match that follows it.
    """

    model_config = ConfigDict(frozen=True)

    gods: Literal["suggested", "random", "chosen"] = "random"
    quests: Literal["suggested", "random", "chosen"] = "random"
    quest_count: int = Field(default=5, ge=4, le=6)
    monster: Literal["any", "none", "cerberus", "chimera", "hydra", "echidna"] = "any"
    artifacts: bool = False
    dice: Literal["plain", "stickers"] = "stickers"
    temples: Literal["drawn", "all", "none"] = "drawn"
    forges: bool = False
    hero_steps: Literal["tiles", "zones"] = "tiles"
    scenario: int = Field(
        default=0, ge=0, le=12, json_schema_extra=BY_CAMPAIGN, exclude_if=lambda number: not number
    )
    even_battles: bool = Field(
        default=True, json_schema_extra=BY_CAMPAIGN, exclude_if=lambda even: even
    )
    level_dice: bool = Field(
        default=False, json_schema_extra=BY_CAMPAIGN, exclude_if=lambda level: not level
    )
