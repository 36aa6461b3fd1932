"""Trials in a private panel."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, picture, text
from tests.ui.random_player import Player


async def press(person: MemberActor, panel: ResponseMessage, label: str) -> None:
    """Press the button of that label."""
    await person.click(panel, label=label)


async def bids_given(sim: DiscordSim) -> MemberActor:
    """Both have bid; returns whose action it is."""
    for name in ("Ada", "Bo"):
        person = sim.person(name)
        panel = await sim.panel(person)
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    table = await sim.table()
    return sim.named(table.awaited_people[0])


@pytest.fixture
async def orchard(sim: DiscordSim) -> DiscordSim:
    """Two people at the first action of the toy game."""
    await sim.begun("Ada", "Bo")
    await bids_given(sim)
    return sim


async def mover(sim: DiscordSim) -> MemberActor:
    return sim.named((await sim.table()).awaited_people[0])


async def test_a_move_is_tried_out_and_done_for_real(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    before, posts = await orchard.table(), len(orchard.posts())
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    assert "Trying it out" in text(panel)
    assert "Do it for real" not in labels(panel)
    await press(ada, panel, "Pick apples")
    await press(ada, panel, "1 · tree A1")
    assert "Chosen (1)" in text(panel)
    await press(ada, panel, "2 · tree A2")
    assert "Your steps so far" in text(panel)
    assert "1. Round 1: what do you do? **Pick apples**" in text(panel)
    assert "2. Which trees do you pick from? **tree A1 and tree A2**" in text(panel)
    assert "The trial ends here" in text(panel)
    # Nothing has happened.
    assert (await orchard.table()).entry_count == before.entry_count
    assert len(orchard.posts()) == posts
    await press(ada, panel, "Do it for real")
    assert "all your 2 steps" in text(panel)
    assert (await orchard.table()).entry_count == before.entry_count + 2
    assert "picks from tree A1 and tree A2" in text(orchard.post())


async def test_a_trial_is_thrown_away(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    before = await orchard.table()
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Pass")
    await press(ada, panel, "Throw away")
    assert "The trial is gone." in text(panel)
    assert "Try it out" in labels(panel)
    assert await orchard.table() == before


async def test_steps_are_undone_and_luck_is_marked(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    assert "only an example" not in text(panel)
    await press(ada, panel, "Peek at the deck")
    assert "only an example" in text(panel)
    await press(ada, panel, "Undo a step")
    assert "only an example" not in text(panel)
    assert "Your steps so far" not in text(panel)
    assert "Peek at the deck" in labels(panel)


async def test_nobody_else_notices_a_trial(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    bo = next(p for p in orchard.people.values() if p.id != ada.id)
    before = [everything(message) for message in orchard.seen(bo)]
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Peek at the deck")
    await press(ada, panel, "Take it")
    assert [everything(message) for message in orchard.seen(bo)] == before
    for command in ("log", "games", "board"):
        told = await bo.slash(orchard.channel, command)
        assert told.response is not None
        assert "peek" not in everything(told.response).lower()


async def test_the_picks_of_the_real_question_stay(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    panel = await orchard.panel(ada)
    await press(ada, panel, "Pick apples")
    first, _, third, *_ = [button["label"] for button in buttons(panel, "flip:")]
    await press(ada, panel, first)
    await press(ada, panel, "Try it out")
    assert "Chosen" not in text(panel)
    await press(ada, panel, third)
    assert "Chosen (1)" in text(panel)
    await press(ada, panel, "Clear")
    assert "Chosen" not in text(panel)
    await press(ada, panel, "Throw away")
    assert "Chosen (1)" in text(panel)


async def test_a_trial_goes_on_after_a_restart(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Peek at the deck")
    seen = text(panel)
    await orchard.restart()
    await press(ada, panel, "Take it")
    assert seen.splitlines()[1] in text(panel)
    assert "2. Take the card or bury it? **Take it**" in text(panel)


async def test_old_controls_of_a_trial_do_no_harm(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    old = await orchard.panel(ada)
    await press(ada, old, "Try it out")
    # Nobody remembers the panel any more, so that it stays as it was.
    await orchard.restart()
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    before = await orchard.table()
    # A double click takes one step.
    [once] = [b for b in buttons(panel, "try-pick:") if b["label"] == "Pick apples"]
    clicks = [orchard.fire(ada, panel, once["custom_id"]) for _ in range(2)]
    await orchard.env.settle()
    assert all(click.acknowledged for click in clicks)
    assert "1. Round 1: what do you do? **Pick apples**" in text(panel)
    # So does a click on what was shown before that step: the trial is shown as it stands.
    await press(ada, old, "Pass")
    assert "already been answered" in text(old)
    assert "**Pick apples**" in text(old)
    assert "2." not in text(old)
    assert await orchard.table() == before


async def test_only_what_was_shown_is_done(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    old = await orchard.panel(ada)
    await press(ada, old, "Try it out")
    await press(ada, old, "Pick apples")
    await orchard.restart()
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Peek at the deck")
    await press(ada, panel, "Take it")
    before = await orchard.table()
    await press(ada, old, "Do it for real")
    assert "already been answered" in text(old)
    assert "2. Take the card or bury it? **Take it**" in text(old)
    assert await orchard.table() == before


async def test_the_trial_of_another_is_nobody_s(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    bo = next(p for p in orchard.people.values() if p.id != ada.id)
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Peek at the deck")
    before = await orchard.table()
    for action in ("try-pick:", "try-commit:", "try-undo:", "try-discard:"):
        click = orchard.fire(bo, panel, buttons(panel, action)[0]["custom_id"])
        await orchard.env.settle()
        assert "cannot answer for that seat" in text(click.followups[0])
    assert await orchard.table() == before
    await press(ada, panel, "Take it")
    assert "2. Take the card or bury it? **Take it**" in text(panel)


async def test_the_trial_ends_when_the_real_match_moves_on(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Pass")
    await orchard.restart()
    other = await orchard.panel(ada)
    await press(ada, other, "Pick apples")
    before = await orchard.table()
    await press(ada, panel, "Do it for real")
    assert "the real game has moved on" in text(panel)
    assert await orchard.table() == before
    # That is the current panel now.
    await orchard.env.settle()
    assert other.id not in [message.id for message in orchard.seen(ada)]
    await press(ada, panel, "Try it out")
    assert "Trying it out" in text(panel)


async def test_who_holds_two_seats_tries_one(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    await sim.person("Bo").click(sim.post(), label="Join")
    await sim.set_option("paired", True)
    await ada.slash(sim.channel, "table start")
    panel = await sim.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Bid 4")
    assert "The trial ends here" in text(panel)
    await press(ada, panel, "Do it for real")
    # Their other seat is asked next, on the real panel.
    assert "Which bid do you lay face down?" in text(panel)
    assert "Trying it out" not in text(panel)
    table = await sim.table()
    assert len([seat for seat in table.seats_of(ada.id) if seat in table.awaited]) == 1


async def test_a_trial_draws_its_own_picture(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="ankh", computers=1)
    await sim.bot.host.wait_until_idle()
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    real = await picture(panel)
    await press(ada, panel, "Try it out")
    assert await picture(panel) == real
    player = Player(ada, "steps")
    player.prefix = "try-"
    drawn: list[bytes] = []
    while await player.step(panel) and len(drawn) < 6:
        drawn.append(await picture(panel))
    assert any(seen != real for seen in drawn)
    await press(ada, panel, "Throw away")
    assert await picture(panel) == real


async def test_a_trial_goes_on_past_the_other_players_answer(orchard: DiscordSim) -> None:
    ada = await mover(orchard)
    before, posts = await orchard.table(), len(orchard.posts())
    panel = await orchard.panel(ada)
    await press(ada, panel, "Try it out")
    await press(ada, panel, "Pass")
    assert "You can go on with a guess" in text(panel)
    await press(ada, panel, "Choose for them")
    assert "**A guess:** you choose" in text(panel)
    await press(ada, panel, "Pass")
    assert "**Pass** (a guess)" in text(panel)
    await press(ada, panel, "Undo a step")
    await press(ada, panel, "Let a computer choose")
    assert "(a guess)" in text(panel)
    assert "Luck, guesses or hidden things played a part" in text(panel)
    # Nobody else has noticed, and only the own step is done for real.
    assert (await orchard.table()).entry_count == before.entry_count
    assert len(orchard.posts()) == posts
    await press(ada, panel, "Do it for real")
    assert "**Done for real:** your step." in text(panel)
    assert (await orchard.table()).entry_count == before.entry_count + 1


async def test_who_waits_thinks_ahead(orchard: DiscordSim) -> None:
    mine = await mover(orchard)
    other = next(orchard.person(name) for name in ("Ada", "Bo") if orchard.person(name) != mine)
    panel = await orchard.panel(other)
    await press(other, panel, "Think ahead")
    assert "Next, " not in text(panel)
    await press(other, panel, "Computers until my turn")
    assert "(a guess)" in text(panel)
    assert "Pick apples" in labels(panel) or "would be over" in text(panel)
