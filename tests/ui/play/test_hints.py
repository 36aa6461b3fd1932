"""The panel's hint, at tables that allow hints."""

from __future__ import annotations

import re

import pytest

from bot.host.play import hints
from bot.thinking.pool import ThinkingPool
from tests.cases import GAMES
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text
from tests.ui.forged_clicks import forged
from tests.ui.seat_steps import leaves

SAID = re.compile(r"💡 The computer would choose \*\*(.+?)\*\*\. (\w.+)")


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_plays_alone_may_ask(sim: DiscordSim, game: str) -> None:
    await sim.begun("Ada", game=game, computers=2)
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    offered = text(panel) + "\n".join(labels(panel)) + str(menus(panel))
    before = (await sim.table()).entry_count
    await ada.click(panel, label="Hint")
    said = SAID.search(text(panel))
    assert said is not None
    named = said[1].split(" and ")[0].split(",")[0]
    assert named.replace("\\", "") in offered
    # It is only said: nothing is answered, and the question stays.
    assert (await sim.table()).entry_count == before
    assert buttons(panel, "pick:") or buttons(panel, "flip:") or menus(panel)


async def test_a_rated_table_has_none(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo", game="deus")
    person = sim.named(table.awaited_people[0])
    panel = await sim.panel(person)
    assert "Hint" not in labels(panel)
    control = buttons(panel, "tools:")[0]["custom_id"].replace("pan:tools:", "pan:hint:")
    assert "There are no hints at this table" in await forged(sim, person, panel, control)


async def test_a_table_may_have_them_for_everybody(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="deus")
    await bo.click(sim.post(), label="Join")
    options = (await ada.click(sim.post(), label="Options")).response
    assert options is not None
    menu = next(m for m in menus(options) if m["custom_id"].startswith("pan:hints:"))
    assert [option["value"] for option in menu["options"]] == ["alone", "everybody", "nobody"]
    await ada.select(options, ["everybody"], custom_id=menu["custom_id"])
    assert "Hints: everybody, without ratings" in text(sim.post()).replace("**", "")
    await ada.click(sim.post(), label="Start")
    table = await sim.table()
    person = sim.named(table.awaited_people[0])
    panel = await sim.panel(person)
    await person.click(panel, label="Hint")
    assert SAID.search(text(panel))


async def test_a_table_may_have_none_at_all(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="deus")
    table = await sim.table()
    await sim.bot.host.lobby.set_hints(table.id, ada.id, "nobody")
    await sim.bot.host.wait_until_idle()
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    assert "Hint" not in labels(await sim.panel(ada))


async def test_the_first_post_says_that_a_hint_was_given(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="deus", computers=1)
    ada = sim.person("Ada")
    await ada.click(await sim.panel(ada), label="Hint")
    assert (await sim.table()).hints == "given"
    # A change of seats edits the first post.
    await leaves(sim, "Ada", "Open my seat")
    first = text(sim.posts()[0]).replace("**", "")
    assert "Hints: people who play only against computers; a hint was given" in first
    assert "hint-who" not in first


async def test_the_advised_answer_has_a_lamp_until_something_else_is_shown(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="anunnaki", computers=2)
    ada = sim.person("Ada")
    panel = await sim.panel(ada)

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
    await ada.click(panel, label="More…")
    assert lit() == []


@pytest.mark.parametrize("game", GAMES)
async def test_do_that_gives_the_answer_of_the_hint(sim: DiscordSim, game: str) -> None:
    await sim.begun("Ada", game=game, computers=2)
    ada = sim.person("Ada")
    for _ in range(6):
        panel = await sim.panel(ada)
        await ada.click(panel, label="Hint")
        said = SAID.search(text(panel))
        answers = buttons(panel, "pick:") + buttons(panel, "flip:")
        lit = [b for b in answers if (b.get("emoji") or {}).get("name") == "💡"]
        assert bool(lit) == (said is not None)
        before = (await sim.table()).entry_count
        await ada.click(panel, label="Do that")
        assert (await sim.table()).entry_count > before


COMPARED = re.compile(
    r"(It is clearly better than the next best|Between this and) \*\*(.+?)\*\*.*"
    r" in (\d+ tries|one try) over (\d+ rounds|a round) it did better (never|once|\d+ times)"
    r" and worse (never|once|\d+)"
)


@pytest.mark.slow
async def test_the_search_names_the_next_best_answer_and_how_sure_it_is(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "LOOKS", 6)
    monkeypatch.setattr(hints, "SEARCH_TIMEOUT_SECONDS", 600)
    await sim.begun("Ada", game="ankh", computers=1)
    ada = sim.person("Ada")
    sim.bot.host.engine.thinking = ThinkingPool(1)
    try:
        for _ in range(12):
            panel = await sim.panel(ada)
            await ada.click(panel, label="Hint")
            compared = COMPARED.search(text(panel))
            if compared is not None:
                break
            await ada.click(panel, label="Do that")
        assert compared is not None
        said = SAID.search(text(panel))
        assert said is not None
        assert said[1] != compared[2]
        lit = [
            b["label"]
            for b in buttons(panel, "pick:") + buttons(panel, "flip:")
            if (b.get("emoji") or {}).get("name") == "💡"
        ]
        assert len(lit) == 1
    finally:
        sim.bot.host.engine.thinking.close()
        sim.bot.host.engine.thinking = ThinkingPool()
    # The verdict is remembered, so nothing is searched again.
    before = text(panel)
    await ada.click(panel, label="Hint")
    assert text(panel) == before


async def test_without_a_free_process_the_hint_is_the_heuristics(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="ankh", computers=1)
    ada = sim.person("Ada")
    for _ in range(6):
        panel = await sim.panel(ada)
        await ada.click(panel, label="Hint")
        assert SAID.search(text(panel))
        assert not COMPARED.search(text(panel))
        await ada.click(panel, label="Do that")
