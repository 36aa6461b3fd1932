"""The settings for one table, chosen as people do, and their pings."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, labels, menus, text
from tests.ui.reminder_steps import letters, pinged, reminders, shown


async def settings(sim: DiscordSim, person: MemberActor) -> ResponseMessage:
    """The settings for the table of the channel."""
    panel = shown(await person.slash(sim.channel, "reminders"))
    menu = next(m for m in menus(panel) if m["custom_id"].startswith("pan:table-wishes"))
    table = await sim.table()
    return shown(await person.select(panel, [str(table.id)], custom_id=menu["custom_id"]))


async def choose(person: MemberActor, panel: ResponseMessage, action: str, value: str) -> None:
    menu = next(m for m in menus(panel) if m["custom_id"].startswith(f"pan:{action}"))
    await person.select(panel, [value], custom_id=menu["custom_id"])


async def test_one_table_reminds_every_four_hours(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")
    panel = await settings(sim, ada)
    assert "as at all your tables" in text(panel)
    await choose(ada, panel, "table-after", str(4 * 3600))
    assert "after **4 hours**" in text(panel)
    await sim.pass_time(hours=9)
    assert [pinged(sim, post) for post in reminders(sim)] == [[ada.id], [ada.id]]
    await choose(ada, panel, "table-after", "0")
    assert "**never** remind you of this table" in text(panel)
    await sim.pass_time(days=5)
    assert len(reminders(sim)) == 2


async def test_quiet_hours_of_one_table_and_its_place_in_the_digest(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await settings(sim, ada)
    await choose(ada, panel, "table-quiet:1:0:from", str(21 * 60))
    assert "from **21:00** to **08:00**" in text(panel)
    await choose(ada, panel, "table-quiet:1:0:to", str(9 * 60))
    assert "from **21:00** to **09:00**" in text(panel)
    await choose(ada, panel, "table-quiet:1:0:from", "off")
    assert "You have no quiet hours." in text(panel)
    await choose(ada, panel, "table-quiet:1:0:from", "usual")
    assert "quiet hours" not in text(panel)
    await ada.click(panel, label="In my digest")
    assert "leaves this table out" in text(panel)


async def test_a_full_lobby_tells_who_wanted_to_know(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    for name in ("Bo", "Cy"):
        await sim.person(name).click(sim.post(), label="Join")
    panel = await settings(sim, ada)
    assert labels(panel)[-3:] == [
        "Ping me when it is full",
        "Ping me before my turn",
        "In my digest",
    ]
    await ada.click(panel, label="Ping me when it is full")
    await ada.click(panel, label="Ping me before my turn")
    assert "as soon as the lobby is **full**" in text(panel)
    assert "looks **two answers away**" in text(panel)
    assert letters(ada) == []
    await sim.person("Di").click(sim.post(), label="Join")
    await sim.env.settle()
    (letter,) = letters(ada)
    assert "is full" in text(letter)
    assert "Settings for this table" in labels(letter)
