"""``/stats`` in pages, ``/profile``, and praise after a match."""

from __future__ import annotations

import csv
import io

from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, buttons, menus, text
from tests.ui.people.test_ratings import asked, played


def choose(message: ResponseMessage, action: str) -> str:
    """The custom id of the menu or button of an action."""
    found = [str(item["custom_id"]) for item in (*menus(message), *buttons(message))]
    return next(each for each in found if each.startswith(f"pan:{action}:"))


async def test_a_record_opens_its_statistics_by_people_goal_and_opponent(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo", times=2)
    ada = sim.person("Ada")
    record = await asked(sim, ada, "stats")
    opened = await ada.click(record, label="Statistics")
    page = opened.response
    assert page is not None
    assert "## Orchard: Ada" in text(page)
    assert "2 games, 2 seats of people" in text(page)
    assert "2 at the table: 2 games" in text(page)
    for dimension in ("goal", "rivals", "seat", "turn"):
        await ada.select(page, [dimension], custom_id=choose(page, "stats-by"))
        assert "2 games, 2 seats of people" in text(page)


async def test_the_server_has_statistics_of_everybody_and_a_file(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    assert "There are no statistics yet" in text(await asked(sim, ada, "stats", of="server"))
    await played(sim, "Ada", "Bo", times=2)
    page = await asked(sim, ada, "stats", of="server")
    assert "## Orchard: everybody on this server" in text(page)
    assert "2 games, 4 seats of people" in text(page)
    sent = (await ada.click(page, label="Save as CSV")).response
    assert sent is not None
    [file] = sent.attachments
    lines = list(csv.reader(io.StringIO((await file.read()).decode("utf-8-sig"))))
    assert lines[0] == ["by", "name", "matches", "wins"]
    people = [line for line in lines if line[0] == "number of players"]
    assert [line[1:3] for line in people] == [["2 players", "4"]]


async def test_a_title_is_told_in_the_recap_and_kept_in_the_profile(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    assert "Ada has no titles yet" in text(await asked(sim, ada, "profile"))
    await played(sim, "Ada", "Bo")
    recap = sim.posts()[-1]
    assert "**Picker** – picked apples" in text(recap)
    profiles = [text(await asked(sim, ada, "profile", person=sim.person(n))) for n in ("Ada", "Bo")]
    assert any("One title" in shown for shown in profiles)


async def test_players_praise_each_other_once(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    ada, recap = sim.person("Ada"), sim.posts()[-1]
    asked_whom = (await ada.click(recap, label="Praise somebody")).response
    assert asked_whom is not None
    [whom] = buttons(asked_whom, "praise-whom:")
    await ada.click(asked_whom, custom_id=whom["custom_id"])
    await ada.select(asked_whom, ["bold"], custom_id=choose(asked_whom, "praise-give"))
    assert "a bold move" in text(asked_whom)
    assert "Praised for: a bold move × 1" in text(
        await asked(sim, ada, "profile", person=sim.person("Bo"))
    )
    again = (await ada.click(recap, label="Praise somebody")).response
    assert again is not None
    [whom] = buttons(again, "praise-whom:")
    await ada.click(again, custom_id=whom["custom_id"])
    result = await ada.select(again, ["fair"], custom_id=choose(again, "praise-give"))
    assert "already praised" in text(result.followups[-1])
    outsider = (await sim.person("Cy").click(recap, label="Praise somebody")).response
    assert outsider is not None
    assert "Only people who sat at this table" in text(outsider)
