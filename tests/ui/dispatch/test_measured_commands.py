"""The benchmark of large servers measures every command and every completion."""

from __future__ import annotations

from tests.bench.scale_commands import ROUND, Stage, commands_of, completions_of
from tests.ui.discord_sim import DiscordSim


async def test_every_command_is_measured_with_options_that_it_has(sim: DiscordSim) -> None:
    options = {
        command.qualified_name: {option.display_name: option for option in command.parameters}
        for command in commands_of(sim.bot.tree)
    }
    assert {given.command for given in ROUND} == {*options}
    person, channel = sim.person("Ada"), sim.channel
    stage = Stage(sim, person, person, person, channel, channel, channel, channel, 1, 2)
    for given in ROUND:
        known, chosen = options[given.command], given.options(stage)
        assert {*chosen} <= {*known}, given.command
        assert {name for name, option in known.items() if option.required} <= {*chosen}
    names = [given.name for given in ROUND]
    assert len({*names}) == len(names), "two ways to give a command would share a figure"


async def test_every_completion_is_measured(sim: DiscordSim) -> None:
    found = {*completions_of(sim.bot.tree)}
    assert ("admin pause", "table") in found
    assert ("move", "choice") in found
    assert len(found) > 40
