"""``/rules`` and ``/help``."""

from __future__ import annotations

import pytest

from tests.ui.discord_sim import DiscordSim, buttons, menus, text


async def test_rules_by_topic(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    unsure = (await ada.slash(sim.channel, "rules")).response
    assert unsure is not None
    assert "Deus" in text(unsure)
    assert "Orchard" in text(unsure)
    contents = (await ada.slash(sim.channel, "rules", game="toy")).response
    assert contents is not None
    assert [option["label"] for option in menus(contents)[0]["options"]] == [
        "Bidding",
        "Actions",
        "Raids",
    ]
    await ada.select(contents, ["bidding"])
    assert "Everybody lays a bid" in text(contents)
    offered = await ada.autocomplete(sim.channel, "rules", "topic", "rai", game="toy")
    assert offered == [{"name": "Raids", "value": "raids"}]
    named = (await ada.slash(sim.channel, "rules", game="toy", topic="Raids")).response
    assert named is not None
    assert "## Raids" in text(named)
    wrong = (await ada.slash(sim.channel, "rules", game="toy", topic="cheating")).response
    assert wrong is not None
    assert "Bidding, Actions, and Raids" in text(wrong)
    await ada.slash(sim.channel, "table create", game="toy")
    here = (await ada.slash(sim.channel, "rules", topic="actions")).response
    assert here is not None
    assert "## Actions" in text(here)


@pytest.mark.parametrize("command", ["table create", "board", "move", "hand", "log", "undo"])
async def test_commands_of_a_table_are_not_offered_in_direct_messages(
    sim: DiscordSim, command: str
) -> None:
    ada = sim.person("Ada")
    offered = ada.user.available_commands()
    assert command not in offered
    assert {"help", "rules", "games"} <= set(offered)
    assert command in ada.available_commands(sim.channel)
    assert buttons(sim.post()) if sim.posts() else True


async def test_the_rules_are_turned_page_by_page(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    contents = (await ada.slash(sim.channel, "rules", game="toy")).response
    assert contents is not None
    assert [b["label"] for b in buttons(contents, "rules-turn")] == ["Bidding"]
    await ada.click(contents, label="Bidding")
    assert [b["label"] for b in buttons(contents, "rules-turn")] == ["Actions"]
    await ada.click(contents, label="Actions")
    assert [b["label"] for b in buttons(contents, "rules-turn")] == ["Bidding", "Raids"]
    assert "## Actions" in text(contents)


async def test_the_rules_open_at_what_is_being_asked(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    asked = (await sim.person("Ada").slash(sim.channel, "rules")).response
    assert asked is not None
    assert "## Bidding" in text(asked)
    onlooker = (await sim.person("Cy").slash(sim.channel, "rules")).response
    assert onlooker is not None
    assert "## Bidding" not in text(onlooker)
