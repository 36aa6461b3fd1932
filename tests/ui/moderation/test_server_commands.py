"""``/admin`` for a whole server: bars, templates, announcements and records."""

from __future__ import annotations

import io
import zipfile

from tests.ui.discord_sim import DiscordSim, buttons, everything, menus, text
from tests.ui.forged_clicks import forged
from tests.ui.moderation.moderation_steps import deeds, said
from tests.ui.reminder_steps import pinged

COMMANDS = ("bars", "templates", "announce", "figures", "records")


async def test_these_commands_are_for_moderators_of_the_whole_server(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    for name in COMMANDS:
        assert "for moderators" in said(await ada.slash(sim.channel, f"admin {name}")), name
    await ada.slash(sim.channel, "table create", game="toy")
    refused = await ada.slash(sim.channel, "admin bar", person=sim.person("Bo"))
    assert "for moderators" in said(refused)
    assert "for moderators" in said(await ada.slash(sim.channel, "admin template", name="Mine"))
    for action in ("bar-lift", "template-drop", "announce-send"):
        answer = await forged(sim, ada, sim.post(), f"pan:{action}:0:0:0")
        assert "for moderators" in answer, action
    assert await deeds(sim) == []


async def test_a_barred_person_learns_why_and_is_let_in_again(sim: DiscordSim) -> None:
    boss, ada, bo = sim.moderator("Boss"), sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    shown = await boss.slash(sim.channel, "admin bar", person=bo, days=7, reason="*Shouts* at <@1>")
    assert "Bo" in said(shown)
    before = len(sim.posts())
    refused = await bo.click(sim.post(), label="Join")
    assert "opening and joining tables until <t:" in text(refused.followups[-1])
    assert "Shouts" in text(refused.followups[-1])
    assert "Shouts" in said(await bo.slash(sim.channel, "games"))
    assert "Shouts" not in said(await ada.slash(sim.channel, "games"))
    assert "On one server" in said(await bo.slash(sim.channel, "privacy"))
    # Nobody is told by a message that they did not ask for.
    assert len(sim.posts()) == before
    panel = shown.response
    assert panel is not None
    await boss.select(panel, [str(bo.id)], custom_id=menus(panel)[0]["custom_id"])
    assert "lifted" in text(panel)
    assert "Nobody is barred" in text(panel)
    await bo.click(sim.post(), label="Join")
    assert bo.id in (await sim.table()).people
    assert [deed.action for deed in await deeds(sim)] == ["bar", "lift_bar"]
    log = said(await boss.slash(sim.channel, "admin log"))
    assert "for 7 days" in log
    assert "lifted the bar" in log
    assert "Shouts" not in log


async def test_a_bar_is_lifted_once(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    shown = (await boss.slash(sim.channel, "admin bar", person=sim.person("Bo"))).response
    assert shown is not None
    await boss.slash(sim.channel, "admin bar", person=sim.person("Cy"))
    stale = (await boss.slash(sim.channel, "admin bars")).response
    assert stale is not None
    lift = menus(shown)[0]["custom_id"]
    await boss.select(shown, [str(sim.person("Bo").id)], custom_id=lift)
    for value in (str(sim.person("Bo").id), "x"):
        click = sim.fire(boss, stale, lift, [value])
        await sim.env.settle()
        assert click.followups
    assert len(await deeds(sim)) == 3


async def test_a_template_is_offered_by_name(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table clock", clock="quick")
    assert "A game is called so" in said(
        await boss.slash(sim.channel, "admin template", name="Deus")
    )
    shown = await boss.slash(sim.channel, "admin template", name="Quick lunch")
    assert "Quick lunch" in said(shown)
    other = sim.guild.create_text_channel("other")
    offered = await ada.autocomplete(other, "table create", "game", "lunch")
    assert [choice["value"] for choice in offered] == ["Quick lunch"]
    await ada.slash(other, "table create", game="quick LUNCH")
    table = await sim.table(other)
    assert table.game == "toy"
    assert table.clock is not None
    assert table.clock.preset == "quick"
    assert [member.computer for member in table.members] == [None, "sensible"]
    panel = shown.response
    assert panel is not None
    await boss.select(panel, ["Quick lunch"], custom_id=menus(panel)[0]["custom_id"])
    assert "no templates" in text(panel)
    third = sim.guild.create_text_channel("third")
    assert "Quick lunch" not in everything(
        (await ada.slash(third, "table create", game="Quick lunch")).response  # type: ignore[arg-type]
    )
    assert await sim.bot.host.tables.in_channel(third.id) is None
    assert [deed.action for deed in await deeds(sim)] == ["template", "drop_template"]


async def test_an_announcement_reaches_lobbies_and_matches(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    assert "nobody to tell" in said(await boss.slash(sim.channel, "admin announce"))
    await sim.begun("Ada", "Bo")
    other = sim.guild.create_text_channel("other")
    await sim.person("Cy").slash(other, "table create", game="toy")
    offer = (await boss.slash(sim.channel, "admin announce")).response
    assert offer is not None
    assert "all 2 open tables" in text(offer)
    form = await boss.click(offer, label="Write it…")
    await boss.submit_modal(form, {"text": "We meet on **Sunday**, @everyone."})
    await sim.bot.host.wait_until_idle()
    for channel in (sim.channel, other):
        post = sim.post(channel)
        assert "We meet on **Sunday**" in text(post)
        assert not pinged(sim, post)
        assert not post.mention_everyone
    lobby = await sim.person("Cy").click(sim.post(other), label="Options")
    assert lobby.response is not None
    assert buttons(sim.post(), "move:")
    assert "2 tables" in said(await boss.slash(sim.channel, "admin log"))


async def test_the_records_are_a_file(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    result = await boss.slash(sim.channel, "admin records")
    assert result.response is not None
    assert result.response.ephemeral
    archive = await result.response.attachments[0].read()
    names = zipfile.ZipFile(io.BytesIO(archive)).namelist()
    assert names == ["tables.csv", "results.csv", "audit.csv"]
    assert [deed.action for deed in await deeds(sim)] == ["records"]


async def test_moderators_see_how_tables_fare(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    shown = said(await boss.slash(sim.channel, "admin figures"))
    assert "one table opened, 0 begun, 0 finished, 0 closed early" in shown
    assert "one table is open, 0 of them stalled" in shown


async def test_records_are_announced_before_they_are_there(sim: DiscordSim) -> None:
    await sim.moderator("Boss").slash(sim.channel, "admin records")
    edits = [r for r in sim.env.http_requests if r.path.endswith("@original")]
    told = [str(edit.json) for edit in edits if edit.method == "PATCH"]
    assert "in a moment" in told[0]
    assert len(told) == 2
