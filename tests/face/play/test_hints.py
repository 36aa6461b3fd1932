"""Asking the computer: a hint in the panel, where the table has them."""

from __future__ import annotations

import re

import pytest

from tests.face.forgery import forged
from tests.face.salon import Salon, buttons, labels, menus, text

SAID = re.compile(r"💡 The computer would choose \*\*(.+?)\*\*\. (\w.+)")


@pytest.mark.parametrize("game", ["ankh", "anunnaki", "cyclades", "deus", "divinus"])
async def test_whoever_plays_alone_may_ask(salon: Salon, game: str) -> None:
    await salon.begun("Ada", game=game, computers=2)
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    offered = text(panel) + "\n".join(labels(panel)) + str(menus(panel))
    before = (await salon.table()).entry_count
    await ada.click(panel, label="Hint")
    said = SAID.search(text(panel))
    assert said is not None
    named = said[1].split(" and ")[0].split(",")[0]
    assert named.replace("\\", "") in offered
    # It is only said: nothing is answered, and the question stays.
    assert (await salon.table()).entry_count == before
    assert buttons(panel, "pick:") or buttons(panel, "flip:") or menus(panel)


async def test_a_rated_table_has_none(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo", game="deus")
    person = salon.named(table.awaited_people[0])
    panel = await salon.panel(person)
    assert "Hint" not in labels(panel)
    control = buttons(panel, "panel:")[0]["custom_id"].replace("pan:panel:", "pan:hint:")
    assert "There are no hints at this table" in await forged(salon, person, panel, control)


async def test_a_table_may_have_them_for_everybody(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="deus")
    await bo.click(salon.post(), label="Join")
    options = (await ada.click(salon.post(), label="Options")).response
    assert options is not None
    menu = next(m for m in menus(options) if m["custom_id"].startswith("pan:hints:"))
    assert [option["value"] for option in menu["options"]] == ["alone", "everybody", "nobody"]
    await ada.select(options, ["everybody"], custom_id=menu["custom_id"])
    assert "Hints: everybody, without ratings" in text(salon.post()).replace("**", "")
    await ada.click(salon.post(), label="Start")
    table = await salon.table()
    person = salon.named(table.awaited_people[0])
    panel = await salon.panel(person)
    await person.click(panel, label="Hint")
    assert SAID.search(text(panel))


async def test_a_table_may_have_none_at_all(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="deus")
    table = await salon.table()
    await salon.bot.host.lobby.set_hints(table.id, ada.id, "nobody")
    await ada.slash(salon.channel, "table add-computer")
    await ada.slash(salon.channel, "table start")
    assert "Hint" not in labels(await salon.panel(ada))


async def test_the_advised_answer_has_a_lamp_until_something_else_is_shown(salon: Salon) -> None:
    await salon.begun("Ada", game="anunnaki", computers=2)
    ada = salon.person("Ada")
    panel = await salon.panel(ada)

    def lit() -> list[str]:
        answers = buttons(panel, "pick:") + buttons(panel, "flip:")
        return [b["label"] for b in answers if (b.get("emoji") or {}).get("name") == "💡"]

    assert lit() == []
    await ada.click(panel, label="Hint")
    [marked] = lit()
    said = SAID.search(text(panel))
    assert said is not None
    # The words stand between the question and its answers.
    assert text(panel).index("where does your pawn go") < text(panel).index(said[0])
    advised = said[1].replace("\\", "")
    assert marked.split(" · ")[-1].split()[0].strip(":") == advised.split()[0].strip(":")
    await ada.click(panel, label="Refresh")
    assert lit() == []
