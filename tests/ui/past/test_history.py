"""``/history``: steps through a match as the person saw it."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text
from tests.ui.random_player import play_out


async def opened(sim: DiscordSim, person: MemberActor, **options: str) -> ResponseMessage:
    """The message that ``/history`` shows a person."""
    result = await person.slash(sim.channel, "history", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def walked(person: MemberActor, panel: ResponseMessage, label: str) -> list[str]:
    """All that is read on the way while one button can be pressed."""
    seen = [text(panel)]
    while label in labels(panel):
        await person.click(panel, label=label)
        seen.append(text(panel))
    return seen


async def forged(
    sim: DiscordSim, person: MemberActor, custom_id: str, values: list[str] | None = None
) -> str:
    """The answer to a click on a forged button."""
    view = discord.ui.View(timeout=None)
    if values is None:
        view.add_item(discord.ui.Button(label="old", custom_id=custom_id))
    else:
        options = [discord.SelectOption(label=value) for value in values]
        view.add_item(discord.ui.Select(custom_id=custom_id, options=options))
    message = await sim.place.send(view=view)
    result = sim.fire(person, message, custom_id, values)
    await sim.env.settle()
    assert result.acknowledged, custom_id
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def test_a_match_is_stepped_through_from_end_to_end(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await play_out(sim, "steps")
    panel = await opened(sim, ada)
    assert "wins!" in text(panel) or "share the win" in text(panel)
    assert labels(panel)[:2] == ["⏮ First", "◀ Back"]
    await ada.click(panel, label="⏮ First")
    assert "Step 1 of" in text(panel)
    assert "Your secret goal" in text(panel)
    forth = await walked(ada, panel, "Next ▶")
    assert len(forth) == len(set(forth)) > 6
    back = await walked(ada, panel, "◀ Back")
    assert back == forth[::-1]
    log = await sim.bot.host.play.log_page((await sim.table()).id, "amber", 0, 1000)
    assert sum(step.count("\n- ") + step.startswith("- ") for step in forth) >= len(log.notes)


async def test_rounds_can_be_chosen(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await play_out(sim, "rounds")
    panel = await opened(sim, ada)
    menu = menus(panel)[0]
    assert [option["label"] for option in menu["options"]] == ["Round 1", "Round 2", "Round 3"]
    await ada.select(panel, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert "Round 2" in text(panel).splitlines()[0]
    chosen = [option for option in menus(panel)[0]["options"] if option.get("default")]
    assert [option["label"] for option in chosen] == ["Round 2"]


async def test_everybody_sees_what_they_could_see_then(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    await play_out(sim, "eyes")
    first: dict[str, str] = {}
    for person in (ada, bo, eve):
        panel = await opened(sim, person)
        await person.click(panel, label="⏮ First")
        first[person.name] = everything(panel)
    assert "Your secret goal" not in first["eve"]
    assert "as everybody saw it" in first["eve"]
    assert "with what your seat knew" in first["ada"]
    assert first["ada"] != first["bo"]
    # A forged seat is not believed: a person who holds none looks with the public's eyes.
    custom_id = f"pan:history-step:{table.id}:0:first/{table.seats_of(ada.id)[0]}"
    assert await forged(sim, eve, custom_id) in first["eve"]


async def test_a_running_match_is_shown_up_to_now(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "move", choice="5")
    panel = await opened(sim, bo)
    # Her bid is sealed still.
    assert "bids 5" not in everything(panel)
    await bo.slash(sim.channel, "move", choice="3")
    # The old panel's buttons show the log as it is by now.
    panel = await opened(sim, bo)
    assert "5" in text(panel)
    assert "Next ▶" not in labels(panel)


async def test_only_tables_of_this_server_that_one_may_see(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada, eve = sim.person("Ada"), sim.person("Eve")
    hall = sim.guild.create_text_channel("hall")
    assert "Step" in text(await opened(sim, ada, table=str(table.id)))
    other = sim.env.create_guild("Styx")
    far = other.create_text_channel("far")
    ghost = other.add_member(sim.env.create_user("ghost"))
    for number in (str(table.id), "999", "one", "9" * 30):
        refused = await ghost.slash(far, "history", table=number)
        assert refused.response is not None
        assert "Step" not in text(refused.response)
    assert await ghost.autocomplete(far, "history", "table", "") == []
    offered = await eve.autocomplete(hall, "history", "table", "ada")
    assert [choice["value"] for choice in offered] == [str(table.id)]
    assert "Toy" in offered[0]["name"] or "rchard" in offered[0]["name"]
    # Once the channel is closed to her, Eve hears no more of the table; its players do.
    place = sim.place
    await place.set_permissions(place.guild.default_role, view_channel=False)
    await sim.env.settle()
    assert await eve.autocomplete(hall, "history", "table", "") == []
    hidden = await eve.slash(hall, "history", table=str(table.id))
    assert hidden.response is not None
    assert "no table number" in text(hidden.response)
    hers = await ada.slash(hall, "history", table=str(table.id))
    assert hers.response is not None
    assert "Step" in text(hers.response)


async def test_stale_and_forged_clicks_are_answered_calmly(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    shown = text(await opened(sim, ada))
    # A place beyond the log is its end.
    assert await forged(sim, ada, f"pan:history-step:{table.id}:999999:on/amber") == shown
    for custom_id, values in (
        (f"pan:history-step:{table.id}:0:", None),
        (f"pan:history-jump:{table.id}:0:amber", ["x"]),
        (f"pan:history-jump:{table.id}:0:amber", ["9" * 12]),
    ):
        assert "no longer does anything" in await forged(sim, ada, custom_id, values)
    for custom_id in ("pan:history-step:777:0:on/", "pan:history:777:0:", "pan:export:777:0:"):
        assert "no table number 777" in await forged(sim, ada, custom_id)


async def test_an_old_step_shows_the_match_as_it_is_told_now(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "move", choice="5")
    await bo.slash(sim.channel, "move", choice="1")
    panel = await opened(sim, bo)
    back = buttons(panel, "history-step")[1]["custom_id"]
    await ada.slash(sim.channel, "move", choice="pass")
    await bo.click(panel, custom_id=back)
    assert "Step 1 of 3" in text(panel)
    await sim.restart()
    await bo.click(panel, label="Last ⏭")
    assert "Step 3 of 3" in text(panel)
    assert "passes" in text(panel)
