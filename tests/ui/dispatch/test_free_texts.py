"""Nothing that people type comes back with direction marks or piles of accents.

The options come from the command tree and the forms from the registry of actions, so that none is
forgotten. Whatever was kept is then shown wherever tables, bars, templates and notes are listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import discord
from discord import app_commands
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.ui.dispatch.actions import ACTIONS
from tests.ui.discord_sim import DiscordSim, Shown, everything
from tests.ui.dispatch.test_every_door import commands, submitted

MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066\u2067]|[\u0300-\u036f]{3}")
"""Direction marks other than the isolates that the bot itself puts around a name, and piles."""
TYPED = "\u202e\u2067ze" + "\u0301" * 6
SHOWN = (
    *("admin bars", "admin templates", "admin log", "admin tables", "admin records", "away"),
    *("games", "note", "reminders", "table options", "tables", "privacy"),
)


def hostile(shown: Iterable[Shown]) -> list[str]:
    """The texts that hold what nobody should read."""
    return [text for text in map(everything, shown) if MARKS.search(text)]


def answers(result: InteractionResult) -> list[ResponseMessage]:
    """Everything that was answered in private."""
    return [*result.followups, *([result.response] if result.response else [])]


def values(
    parameters: Iterable[app_commands.Parameter], hostile_one: str, sim: DiscordSim
) -> dict[str, Any]:
    """A value for every option that needs one, and the hostile text for one of them."""
    given: dict[str, Any] = {}
    for option in parameters:
        if option.display_name == hostile_one:
            given[hostile_one] = TYPED
        elif option.required:
            given[option.display_name] = _plausible(option, sim)
    return given


def _plausible(option: app_commands.Parameter, sim: DiscordSim) -> Any:
    if option.choices:
        return option.choices[0].value
    if option.type is discord.AppCommandOptionType.user:
        return sim.person("Di")
    if option.type is discord.AppCommandOptionType.integer:
        return 1
    if option.type is discord.AppCommandOptionType.boolean:
        return True
    if option.type is discord.AppCommandOptionType.role:
        return sim.guild.create_role("Any")
    if option.type is discord.AppCommandOptionType.channel:
        return sim.channel
    return "toy" if option.display_name == "game" else "1"


def texts(sim: DiscordSim) -> Iterator[tuple[app_commands.Command[Any, ..., Any], str]]:
    """Every option that takes any text, with its command."""
    for command in commands(sim):
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string and not option.choices:
                yield command, option.display_name


async def _typed_everywhere(sim: DiscordSim, person: MemberActor) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for command, option in texts(sim):
        name = command.qualified_name
        given = values(command.parameters, option, sim)
        result = await person.slash(sim.channel, name, **given)
        found[f"/{name} {option}"] = hostile(answers(result))
    return found


async def test_whatever_is_typed_into_commands_comes_back_clean(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    assert len([*texts(sim)]) > 50
    said = await _typed_everywhere(sim, boss)
    await boss.slash(sim.channel, "table create", game="toy")
    said |= {f"{key} in a lobby": v for key, v in (await _typed_everywhere(sim, boss)).items()}
    await boss.slash(sim.channel, "table create", game="toy")
    await sim.person("Bo").slash(sim.channel, "table join")
    await boss.slash(sim.channel, "table start")
    said |= {f"{key} in a match": v for key, v in (await _typed_everywhere(sim, boss)).items()}
    for name in SHOWN:
        said[f"/{name} afterwards"] = hostile(answers(await boss.slash(sim.channel, name)))
    await boss.slash(sim.channel, "admin bar", person=sim.person("Di"), reason=TYPED)
    sent = await sim.person("Di").slash(sim.channel, "table create", game="toy")
    said["/table create of a barred person"] = hostile(answers(sent))
    said["posts"] = hostile(sim.posts())
    assert {key: value for key, value in said.items() if value} == {}


async def test_whatever_is_typed_into_forms_comes_back_clean(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    boss, post, said = sim.moderator("Boss"), sim.post(), dict[str, list[str]]()
    for action in sorted(ACTIONS):
        for person, argument in product((boss, sim.person("Ada")), ("1", TYPED, f"1/{TYPED}")):
            custom_id = f"pan:{action}:{table.id}:0:{argument}"
            result = submitted(sim, person, post, custom_id, TYPED)
            await sim.env.settle()
            said[action] = [*said.get(action, ()), *hostile(answers(result))]
    said["posts"] = hostile(sim.posts())
    for name in SHOWN:
        said[f"/{name} afterwards"] = hostile(answers(await boss.slash(sim.channel, name)))
    assert {key: value for key, value in said.items() if value} == {}


async def test_completions_are_clean(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    boss, asked = sim.moderator("Boss"), 0
    await boss.slash(sim.channel, "admin template", name="ze" + "\u0301" * 30)
    for command in commands(sim):
        for option in command.parameters:
            if not option.autocomplete:
                continue
            for typed in (TYPED, ""):
                offered = await boss.autocomplete(
                    sim.channel, command.qualified_name, option.display_name, typed
                )
                asked += 1
                named = [str(choice["name"]) for choice in offered]
                assert not [name for name in named if MARKS.search(name)], command.qualified_name
    assert asked > 80
