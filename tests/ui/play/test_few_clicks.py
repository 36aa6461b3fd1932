"""Combined questions in the panel: two answers with one click."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.forged_clicks import forged


async def bidder(sim: DiscordSim) -> MemberActor:
    """The person who is asked for the first bid of a match of Cyclades, after the set-up."""
    await sim.begun("Ada", "Bo", "Cleo", game="cyclades")
    for _ in range(60):
        table = await sim.table()
        person = sim.named(table.awaited_people[0])
        panel = await sim.panel(person)
        if "god" in (await asked(sim)).split(".")[-1]:
            return person
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    raise AssertionError("nobody is ever asked for a bid")


async def asked(sim: DiscordSim) -> str:
    table = await sim.table()
    position = await sim.bot.host.play.position(table.id, table.awaited[0])
    assert position.ask is not None
    return position.ask.key


async def test_a_god_and_the_offering_are_one_click(sim: DiscordSim) -> None:
    person = await bidder(sim)
    before = (await sim.table()).entry_count
    panel = await sim.panel(person)
    # A god's name stands above the offerings; the menu has both in one line.
    joined = [part for part in buttons(panel) if " gold" in part["label"]]
    assert joined
    # What is not listed can still be reached, one step after another.
    [more, *_] = [part for part in buttons(panel) if part["label"].endswith("Other…")]
    await person.click(panel, custom_id=joined[0]["custom_id"])
    assert (await sim.table()).entry_count >= before + 2
    assert "Your move is complete" in text(panel)
    await person.click(panel, label="Undo last step")
    assert (await asked(sim)).endswith(".bid")
    await person.click(panel, label="Undo")
    assert (await asked(sim)).endswith(".god")
    [more, *_] = [part for part in buttons(panel) if part["label"].endswith("Other…")]
    await person.click(panel, custom_id=more["custom_id"])
    assert (await asked(sim)).endswith(".bid")


async def test_a_choice_of_two_steps_can_be_typed(sim: DiscordSim) -> None:
    person = await bidder(sim)
    offered = await person.autocomplete(sim.channel, "move", "choice", "")
    joined = [choice for choice in offered if " → " in choice["name"]]
    assert joined
    await person.slash(sim.channel, "move", choice=joined[0]["value"])
    assert not (await asked(sim)).endswith(".bid")


async def test_the_first_step_alone_can_be_typed(sim: DiscordSim) -> None:
    person = await bidder(sim)
    table = await sim.table()
    position = await sim.bot.host.play.position(table.id, table.awaited[0])
    assert position.ask is not None
    [god, *_] = [option for option in position.ask.options if option != "apollo"]
    await person.slash(sim.channel, "move", choice=god)
    assert (await asked(sim)).endswith(".bid")


async def test_a_double_click_gives_no_second_answer(sim: DiscordSim) -> None:
    person = await bidder(sim)
    panel = await sim.panel(person)
    [joined, *_] = [b for b in buttons(panel, "pick:") if " gold" in b["label"]]
    await person.click(panel, custom_id=joined["custom_id"])
    count = (await sim.table()).entry_count
    assert "already been answered" in await forged(sim, person, panel, joined["custom_id"])
    assert (await sim.table()).entry_count == count
