"""``/help`` is a menu, and answers what people ask."""

from __future__ import annotations

import re

from bot.ui.app.commands import all_commands
from bot.ui.learn.help_menu import HELP_TOPICS
from tests.ui.discord_sim import DiscordSim, labels, menus, text, words


async def test_it_is_a_menu_of_questions(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    shown = (await ada.slash(sim.channel, "help")).response
    assert shown is not None
    assert len(text(shown)) < 200
    [menu] = menus(shown)
    assert [option["label"] for option in menu["options"]][:4] == [
        "My first turn",
        "What can I type?",
        "My tables",
        "Something went wrong",
    ]
    for topic in HELP_TOPICS:
        await ada.select(shown, [topic], custom_id=menu["custom_id"])
        [menu] = menus(shown)
        assert [o["value"] for o in menu["options"] if o.get("default")] == [topic]
        assert len(text(shown)) > 200
    assert sim.posts() == []


async def test_the_first_turn_offers_a_lesson_and_the_waiting_table(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    shown = (await ada.slash(sim.channel, "help")).response
    assert shown is not None
    await ada.select(shown, ["first-turn"], custom_id=menus(shown)[0]["custom_id"])
    assert labels(shown) == ["Learn Deus (5 min)"]
    waiting, _ = menus(shown)
    opened = await ada.select(shown, [waiting["options"][0]["value"]], custom_id="pan:mine:0:0:")
    assert opened.response is not None
    assert "Ada" in text(opened.response)


def test_every_command_that_it_names_exists_and_none_is_missing() -> None:
    said = "\n".join(words().text(keys.body) for keys in HELP_TOPICS.values())
    known = set()
    for each in all_commands():
        known.add(each.qualified_name)
        known |= {sub.qualified_name for sub in getattr(each, "commands", [])}
    named = set(re.findall(r"\*\*/([a-z -]+)\*\*", said))
    assert named <= known
    assert {each.name for each in all_commands()} <= {name.split()[0] for name in named} | {"help"}
