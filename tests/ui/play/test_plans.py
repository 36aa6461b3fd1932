"""Plans in a private panel: made of trials, shown in words, edited, and listed in /orders."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.ui.discord_sim import DiscordSim, text
from tests.ui.play.test_trials import bids_given, mover, orchard, press
from tests.ui.reminder_steps import shown

__all__ = ["orchard"]


async def waits(sim: DiscordSim) -> MemberActor:
    """Whoever is not asked."""
    mine = await mover(sim)
    return next(sim.person(name) for name in ("Ada", "Bo") if sim.person(name) != mine)


async def test_a_plan_of_two_branches_is_made_shown_and_followed(orchard: DiscordSim) -> None:
    ada, bo = await waits(orchard), await mover(orchard)
    posts = len(orchard.posts())
    panel = await orchard.panel(ada)
    await press(ada, panel, "Think ahead")
    await press(ada, panel, "Choose for them")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Pick apples")
    await press(ada, panel, "1 · tree A1")
    await press(ada, panel, "2 · tree A2")
    await press(ada, panel, "Plan this")
    assert "**Planned.**" in text(panel)
    assert "**Branch 1**" in text(panel)
    assert "*If* " in text(panel)
    assert "**Pick apples**" in text(panel)
    # The second branch begins at the same trial, some steps back.
    await press(ada, panel, "Add a branch")
    for _ in range(3):
        await press(ada, panel, "Undo a step")
    await press(ada, panel, "Choose for them")
    await press(ada, panel, "Pick apples")
    await press(ada, panel, "1 · tree A1")
    await press(ada, panel, "2 · tree A2")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Plan this")
    assert "**Branch 2**" in text(panel)
    await press(ada, panel, "Back to my move")
    assert "You have a plan with 2 branches" in text(panel)
    assert len(orchard.posts()) == posts
    await bo.slash(orchard.channel, "move", choice="pass")
    await orchard.bot.host.wait_until_idle()
    await orchard.env.settle()
    assert "picks from tree A1 and tree A2" in text(orchard.post())
    panel = await orchard.panel(ada)
    assert "By your plan: " in text(panel)
    assert "**tree A1 and tree A2**" in text(panel)


async def test_branches_are_removed_and_plans_listed_beside_orders(orchard: DiscordSim) -> None:
    ada = await waits(orchard)
    assert "no standing orders" in text(shown(await ada.slash(orchard.channel, "orders")))
    panel = await orchard.panel(ada)
    await press(ada, panel, "Think ahead")
    await press(ada, panel, "Choose for them")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Plan this")
    await press(ada, panel, "Whatever comes")
    listed = shown(await ada.slash(orchard.channel, "orders"))
    assert "**Plan 1.** " in text(listed)
    await press(ada, listed, "Show plan 1")
    await press(ada, listed, "Remove 1")
    assert "There is no plan." in text(listed)
    # The older panel shows a plan that is no more.
    await press(ada, panel, "Remove 1")
    assert "There is no plan" not in text(panel)
    listed = shown(await ada.slash(orchard.channel, "orders"))
    assert "Plan 1" not in text(listed)


async def test_a_plan_for_the_open_question_answers_at_once(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = await bids_given(sim)
    before = (await sim.table()).entry_count
    panel = await sim.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Plan this")
    await sim.bot.host.wait_until_idle()
    assert (await sim.table()).entry_count == before + 1
