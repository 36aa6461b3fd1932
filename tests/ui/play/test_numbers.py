"""One thing has one number, and numbers have no holes."""

from __future__ import annotations

import re

from tests.ui.discord_sim import DiscordSim, menus

STEP = re.compile(r" → | · ")


async def test_a_card_has_one_number_whether_it_is_built_or_offered(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="deus", computers=1)
    panel = await sim.panel(sim.person("Ada"))
    told: dict[int, set[str]] = {}
    for option in menus(panel)[0]["options"]:
        number, *steps = STEP.split(option["label"])
        name = steps[1] if steps[0] == "Offering" else steps[0]
        told.setdefault(int(number), set()).add(name)
    assert sorted(told) == list(range(1, len(told) + 1))
    assert all(len(names) == 1 for names in told.values())


async def test_crowded_maps_are_read_by_their_names(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="cyclades")
    await sim.set_option("setup", "random")
    for _ in range(3):
        await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    panel = await sim.panel(ada)
    offered = [option["label"] for option in menus(panel)[0]["options"]]
    assert len(offered) > 12
    assert all(re.fullmatch(r"[A-Z]\d+", label) for label in offered)
