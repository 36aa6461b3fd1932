"""Menus with several pages, and picks from several of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui import many_options_game
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text


@pytest.fixture(autouse=True)
def stars() -> Iterator[None]:
    with many_options_game.registered():
        yield


async def begun(sim: DiscordSim) -> tuple[MemberActor, ResponseMessage]:
    """The panel of the person who is asked for a star."""
    table = await sim.begun("Ada", "Bo")
    person = sim.named(table.awaited_people[0])
    return person, await sim.panel(person)


async def test_a_long_list_is_paged(sim: DiscordSim) -> None:
    person, panel = await begun(sim)
    assert len(menus(panel)[0]["options"]) == 25
    assert menus(panel)[0]["options"][0]["label"] == "1 · tree star01"
    assert "◀" not in labels(panel)
    await person.click(panel, label="▶")
    assert menus(panel)[0]["options"][0]["label"] == "26 · tree star26"
    await person.click(panel, label="▶")
    assert [option["label"] for option in menus(panel)[0]["options"]][-1] == "70 · tree star70"
    assert "▶" not in labels(panel)
    assert any(button["label"] == "3 / 3" for button in buttons(panel))
    await person.select(panel, ["69"])
    assert "Choose 2 to 30" in text(panel)


async def test_picks_are_gathered_over_pages(sim: DiscordSim) -> None:
    person, panel = await begun(sim)
    await person.select(panel, ["3"])
    await person.select(panel, ["0", "7"])
    await person.click(panel, label="▶")
    await person.select(panel, ["30"])
    assert "Chosen (3)" in text(panel)
    await person.click(panel, label="◀")
    chosen = [option["value"] for option in menus(panel)[0]["options"] if option.get("default")]
    assert chosen == ["0", "7"]
    # Emptying a page leaves the others alone.
    await person.select(panel, [])
    assert "Chosen (1)" in text(panel)
    assert "Confirm this one" not in labels(panel)
    await person.select(panel, [str(number) for number in range(25)])
    await person.click(panel, label="▶")
    await person.select(panel, [str(number) for number in range(25, 35)])
    assert "too many" in text(panel)
    assert not any(label.startswith("Confirm") for label in labels(panel))
    await person.select(panel, ["25", "49"])
    await person.click(panel, label="Confirm these 27")
    assert (await sim.table()).status == "over"
    assert "28 points" in text(sim.post())


async def test_typing_finds_what_is_on_the_last_page(sim: DiscordSim) -> None:
    person, _ = await begun(sim)
    assert len(await person.autocomplete(sim.channel, "move", "choice", "")) == 25
    offered = await person.autocomplete(sim.channel, "move", "choice", "star70")
    assert [choice["value"] for choice in offered] == ["star70"]
    await person.slash(sim.channel, "move", choice="70")
    typed = ",".join(f"star{number:02}" for number in range(1, 13))
    more = await person.autocomplete(sim.channel, "move", "choice", f"{typed}, star5")
    assert all(len(choice["value"]) <= 100 and len(choice["name"]) <= 100 for choice in more)
    assert more[0]["name"].startswith("…")
    await person.slash(sim.channel, "move", choice=more[0]["value"])
    assert "14 points" in text(sim.post())
