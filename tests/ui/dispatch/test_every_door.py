"""Every action and every command treats a table that a person may not see like a missing one.

The actions come from the registry, the commands from the command tree, so that none is forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import interactions as wire
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.model.people import Person
from bot.storage.table import tables
from bot.ui.dispatch.actions import ACTIONS
from tests.ui.campaign.test_campaign import begun, finished
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.dispatch.test_unseen_tables import hidden

MISSING = 987654
ARGUMENTS = ("", "1", "amber/0", "amber/abc/0", "1/flag", "1/rewind", "pause/1")
"""Arguments of all shapes: every action can read some of them.

Sent for both tables at once they are as many clicks as one person may have under way.
"""
ONLY_ONCE = ("announce-send", "desk-all")
"""What a moderator does with them is refused the second time; they name no hidden table."""
TABLE_IN_VALUE = ("mine", "desk-open", "desk-several")
"""The actions whose menus name tables."""


async def private_table(sim: DiscordSim) -> int:
    """The number of a table that was moved to a channel which Eve cannot read."""
    table = await sim.begun("Ada", "Bo")
    return await moved_away(sim, table.id)


async def moved_away(sim: DiscordSim, table_id: int) -> int:
    """The table, in a channel that only those who are let in can read."""
    async with sim.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, table_id, {"channel_id": hidden(sim).id})
    return table_id


async def private_lobby(sim: DiscordSim) -> int:
    """A lobby in such a channel."""
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    return await moved_away(sim, (await sim.table()).id)


async def private_campaign(sim: DiscordSim) -> int:
    """A campaign between two scenarios in such a channel."""
    await begun(sim, "Ada", "Bo")
    return await moved_away(sim, (await finished(sim)).id)


async def far_table(sim: DiscordSim) -> int:
    """A table of another server, with an open seat."""
    await sim.begun("Ada", "Bo")
    host = sim.bot.host
    far = await host.tables.create(77, 770, Person(901, "Xenia"), "toy", "en", posted=False)
    await host.lobby.join(far.id, Person(902, "Yorick"))
    await host.lobby.start(far.id, 901)
    await host.seats.give_up(far.id, 902, "open")
    return far.id


HIDDEN: dict[str, Callable[[DiscordSim], Awaitable[int]]] = {
    "private": private_table,
    "lobby": private_lobby,
    "campaign": private_campaign,
    "other server": far_table,
}
"""Tables that a person may not see."""


def stranger(sim: DiscordSim, where: str) -> MemberActor:
    """Who may not see the table: a moderator of this server for one of another server."""
    if where == "other server":
        return sim.moderator("Boss")
    return sim.person("Eve")


def submitted(
    sim: DiscordSim, person: MemberActor, message: discord.Message, custom_id: str, value: str
) -> InteractionResult:
    """Send a form as the gateway would: it reaches every action, with any value."""
    stored = sim.env.backend.get_message(message.channel.id, message.id)
    field = {"type": 4, "custom_id": "value", "value": value}
    record, payload = wire.base_payload(
        sim.env.backend,
        type=5,
        channel_id=stored.channel_id,
        guild_id=sim.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, "components": [{"type": 18, "component": field}]},
    )
    payload["message"] = dict(serializers.message_payload(sim.env.backend, stored))
    record.source_message_id = stored.id
    sim.env.backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(sim.env, record)


def heard(result: InteractionResult, *numbers: int) -> str:
    """Everything that was answered, whatever the number of the table."""
    answers = [*result.followups, *([result.response] if result.response else [])]
    said = "\n".join(text(answer) for answer in answers)
    for number in numbers:
        said = re.sub(rf"(number|table|Table) {number}\b", r"\1 N", said)
    return said


@pytest.mark.parametrize("where", HIDDEN)
async def test_every_action(sim: DiscordSim, where: str) -> None:
    assert len(ACTIONS) > 110
    number = await HIDDEN[where](sim)
    eve, post = stranger(sim, where), await own_channel(sim, where)
    before = await sim.bot.host.tables.get(number)
    answered, told = 0, dict[tuple[str, str], tuple[str, str]]()
    for action in sorted(ACTIONS):
        results = {}
        for argument, table in product(ARGUMENTS, (number, MISSING)):
            value = str(table) if action in TABLE_IN_VALUE else "0"
            custom_id = f"pan:{action}:{table}:0:{argument}"
            results[argument, table] = submitted(sim, eve, post, custom_id, value)
        await sim.env.settle()
        for argument in ARGUMENTS:
            there, nowhere = (
                heard(results[argument, t], number, MISSING) for t in (number, MISSING)
            )
            assert "a lot at once" not in there
            if there != nowhere and not (where == "other server" and action in ONLY_ONCE):
                told[action, argument] = there, nowhere
            answered += bool(there)
    assert told == {}
    assert answered > 300
    assert await sim.bot.host.tables.get(number) == before


async def own_channel(sim: DiscordSim, where: str) -> discord.Message:
    """A post in a channel that the person moderates, which gives no right over other channels."""
    eve = stranger(sim, where)
    allowed = discord.PermissionOverwrite(manage_channels=True, view_channel=True)
    hers = sim.guild.create_text_channel("hers", overwrites={eve: allowed})
    await eve.slash(hers, "table create", game="toy")
    return sim.post(hers)


def commands(sim: DiscordSim) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """All slash commands of the bot."""
    for found in sim.bot.tree.walk_commands():
        if isinstance(found, app_commands.Command):
            yield found


@pytest.mark.parametrize("where", HIDDEN)
async def test_every_command_that_takes_the_number_of_a_table(sim: DiscordSim, where: str) -> None:
    number = await HIDDEN[where](sim)
    eve, asked = stranger(sim, where), []
    hers = (await own_channel(sim, where)).channel.id
    [place] = (channel for channel in sim.guild.channels.values() if channel.id == hers)
    for command in commands(sim):
        wanted = {p.display_name: p for p in command.parameters}
        if "table" not in wanted:
            continue
        asked.append(command.qualified_name)
        said = []
        for table in (number, MISSING):
            given: dict[str, Any] = {
                n: _value(p, sim) for n, p in wanted.items() if p.required or n == "table"
            }
            given["table"] = str(table)
            result = await eve.slash(place, command.qualified_name, **given)
            said.append(heard(result, number, MISSING))
        assert said[0] == said[1], command.qualified_name
        assert said[0], command.qualified_name
    assert len(asked) > 12


def _value(parameter: app_commands.Parameter, sim: DiscordSim) -> Any:
    """Some value for an option that has to be given."""
    if parameter.choices:
        return parameter.choices[0].value
    if parameter.type is discord.AppCommandOptionType.user:
        return sim.person("Di")
    if parameter.type is discord.AppCommandOptionType.integer:
        return 1
    return "1"
