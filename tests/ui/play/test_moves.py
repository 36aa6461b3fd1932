"""Whole matches and single moves, played from the panel and by typing."""

from __future__ import annotations

import hashlib
import re

import pytest

from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, picture, text
from tests.ui.random_player import Player, play_out


async def test_two_people_play_a_whole_match_from_their_panels(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    moves = await play_out(sim, "orchard")
    assert set(moves) == {"ada", "bo"}
    *_, last, recap = sim.posts()
    assert "how it went" in text(recap)
    assert re.search(r"wins?!|share the win!", text(last))
    assert "1. " in text(last)
    assert labels(last) == ["Log", "Rematch", "Fair play"]
    assert not re.search(r"[0-9a-f]{32}", text(last))
    proof = (await sim.person("Ada").click(last, label="Fair play")).response
    assert proof is not None
    seed, fingerprint = re.findall(r"`([0-9a-f]{64})`", text(proof))
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == fingerprint
    [promised] = re.findall(r"`([0-9a-f]{16})`", text(sim.posts()[0]))
    assert fingerprint.startswith(promised)


@pytest.mark.parametrize("seed", ["one", "two"])
async def test_a_person_plays_a_whole_match_against_computers(sim: DiscordSim, seed: str) -> None:
    await sim.begun("Ada", computers=2)
    moves = await play_out(sim, seed)
    assert list(moves) == ["ada"]
    assert "point" in text(sim.post())


@pytest.mark.slow
async def test_a_whole_match_of_deus_against_a_computer(sim: DiscordSim) -> None:
    await sim.begun("Ada", game="deus", computers=1)
    moves = await play_out(sim, "deus", thinking=True)
    assert moves["ada"] > 20
    last = sim.post()
    assert "point" in text(last)
    assert (await picture(last)).startswith((b"\x89PNG", b"RIFF"))
    for post in sim.posts()[1:]:
        assert post.attachments, text(post)


async def test_the_panel_is_edited_in_place_and_says_when_the_turn_has_passed(
    sim: DiscordSim,
) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    before = len(sim.posts())
    panel = await sim.panel(ada)
    assert "Which bid do you lay face down?" in text(panel)
    seen = len(sim.seen(ada))
    await ada.click(panel, label="Bid 3")
    assert len(sim.seen(ada)) == seen
    assert "Your move is complete" in text(panel)
    assert "Waiting for" in text(panel)
    assert "Bo" in text(panel)
    assert len(sim.posts()) == before


async def test_a_waiting_panel_comes_alive_when_it_is_its_owners_move(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = await sim.panel(ada)
    await ada.click(panel, label="Bid 5")
    assert "Waiting for" in text(panel)
    private = [message.id for message in sim.seen(ada) if message.flags.ephemeral]
    await bo.slash(sim.channel, "move", choice="1")
    assert "It is your move." in text(panel)
    assert "Bo** bid 1" in text(panel)
    assert [m.id for m in sim.seen(ada) if m.flags.ephemeral] == private
    await ada.click(panel, label="Pass")
    assert "Your move is complete" in text(panel)


async def test_a_waiting_panel_that_expired_is_left_alone(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = await sim.panel(ada)
    await ada.click(panel, label="Bid 5")
    await sim.env.advance_time(16 * 60)
    before = text(panel)
    assert "no longer updates by itself" in before
    await bo.slash(sim.channel, "move", choice="1")
    assert text(panel) == before
    await ada.click(panel, label="Refresh")
    assert "what do you do?" in text(panel)


async def test_against_computers_one_panel_is_enough(sim: DiscordSim) -> None:
    await sim.begun("Ada", computers=1)
    player = Player(sim.person("Ada"), "panel")
    panel = await sim.panel(player.person)
    while await player.step(panel):
        pass
    assert (await sim.table()).status == "over"
    assert "point" in text(panel)


async def test_undo_takes_back_an_answer(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    await ada.click(panel, label="Bid 3")
    await ada.click(panel, label="Undo")
    assert "taken back" in text(panel)
    assert "Bid 3" in labels(panel)
    await ada.click(panel, label="Bid 2")
    undone = await ada.slash(sim.channel, "undo")
    assert undone.response is not None
    assert "Bid 2" in labels(undone.response)
    again = await ada.slash(sim.channel, "undo")
    assert again.response is not None
    assert "can no longer be taken back" in text(again.response)


async def test_help_tells_the_rule_in_question(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    told = await ada.click(await sim.panel(ada), label="Rules")
    assert told.response is not None
    assert told.response.ephemeral
    assert "Everybody lays a bid face down" in text(told.response)
    await ada.select(told.response, ["raids"])
    assert "The victim gives up an apple" in text(told.response)


async def on_turn(sim: DiscordSim, action: str = "") -> Player:
    """Everybody bids; the first seat comes to the question of what to do."""
    table = await sim.table()
    for seat in table.awaited:
        person = sim.named(table.people_of(seat)[0])
        await person.slash(sim.channel, "move", choice="5" if seat == "amber" else "1")
    table = await sim.table()
    player = Player(sim.named(table.awaited_people[0]), "turn")
    if action:
        await player.person.slash(sim.channel, "move", choice=action)
    return player


async def test_several_picks_are_drafted_and_confirmed(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    person = (await on_turn(sim, "pick")).person
    panel = await sim.panel(person)
    assert "Choose 1 to 2" in text(panel)
    titles = [button["label"] for button in buttons(panel, "flip:")]
    assert all(re.fullmatch(rf"{n} · tree \w+", t) for n, t in enumerate(titles, 1))
    assert "Confirm" not in labels(panel)
    await person.click(panel, label=titles[0])
    assert "Chosen (1)" in text(panel)
    await person.click(panel, label=titles[0])
    assert "Chosen" not in text(panel)
    await person.click(panel, label=titles[2])
    await person.click(panel, label="Clear")
    assert "Chosen" not in text(panel)
    await person.click(panel, label=titles[1])
    # A panel opened anew remembers what was chosen so far.
    other = await sim.panel(person)
    assert "Chosen (1)" in text(other)
    await person.click(other, label="Confirm this one")
    assert "Your move is complete" in text(other)
    assert f"picks from tree {titles[1].split()[-1]}" in text(sim.post())


async def test_as_many_picks_as_possible_are_the_answer_at_once(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    person = (await on_turn(sim, "pick")).person
    panel = await sim.panel(person)
    titles = [button["label"] for button in buttons(panel, "flip:")]
    await person.click(panel, label=titles[4])
    await person.click(panel, label=titles[1])
    assert "Your move is complete" in text(panel)
    trees = [titles[1].split()[-1], titles[4].split()[-1]]
    assert f"picks from tree {trees[0]} and tree {trees[1]}" in text(sim.post())
    # A slip of the finger is taken back, as long as nobody has gone on from there.
    await person.click(panel, label="Undo last step")
    assert "Choose 1 to 2" in text(panel)


async def test_moves_can_be_typed_by_name_number_and_coordinate(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    person = (await on_turn(sim)).person
    offered = await person.autocomplete(sim.channel, "move", "choice", "appl")
    assert offered == [{"name": "Pick apples", "value": "pick"}]
    await person.slash(sim.channel, "move", choice="pick apples")
    everything_offered = await person.autocomplete(sim.channel, "move", "choice", "")
    trees = [choice["value"] for choice in everything_offered]
    assert len(trees) == 7
    more = await person.autocomplete(sim.channel, "move", "choice", f"{trees[0]}, ")
    assert f"{trees[0]},{trees[3]}" in [choice["value"] for choice in more]
    assert all(not choice["value"].endswith(f",{trees[0]}") for choice in more)
    moved = await person.slash(sim.channel, "move", choice=f"{trees[0].lower()}, #4")
    assert moved.response is not None
    assert moved.response.ephemeral
    assert "Your move is complete" in text(moved.response)
    assert f"picks from tree {trees[0]} and tree {trees[3]}" in text(sim.post())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly away", "You can choose:"),
        ("p", "could mean several things"),
        ("@everyone `x`", "You can choose:"),
        (",,,", "not, 0"),
        ("x" * 500, "You can choose:"),
    ],
)
async def test_an_illegal_move_says_what_is_legal_and_changes_nothing(
    sim: DiscordSim, typed: str, answer: str
) -> None:
    await sim.begun("Ada", "Bo")
    person = (await on_turn(sim)).person
    before = await sim.table()
    refused = await person.slash(sim.channel, "move", choice=typed)
    assert refused.response is not None
    assert refused.response.ephemeral
    shown = text(refused.response)
    if answer == "not, 0":
        assert "Choose exactly one, not 0" in shown
    else:
        assert answer in shown
        assert "Pick apples" in shown
    assert "Peek at the deck" in everything(refused.response)
    assert (await sim.table()) == before


async def test_too_many_picks_are_refused(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    person = (await on_turn(sim, "pick")).person
    before = await sim.table()
    refused = await person.slash(sim.channel, "move", choice="#1,#2,#3")
    assert refused.response is not None
    assert "Choose 1 to 2, not 3" in text(refused.response)
    assert (await sim.table()) == before


async def test_whoever_is_not_asked_is_told_who_is(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    first = (await on_turn(sim)).person
    other = next(p for p in sim.people.values() if p is not first)
    panel = await sim.panel(other)
    assert "It is not your move" in text(panel)
    assert str(first.user.global_name) in text(panel)
    assert buttons(panel, "pick:") == []
    typed = await other.slash(sim.channel, "move", choice="pass")
    assert typed.response is not None
    assert "You have nothing to answer" in text(typed.response)


async def test_strangers_and_empty_channels_get_a_sentence(sim: DiscordSim) -> None:
    eve = sim.person("Eve")
    for command in ("board", "hand", "log", "undo", "table join", "table start", "table cancel"):
        answer = await eve.slash(sim.channel, command)
        assert answer.response is not None
        assert "There is no table in this channel" in text(answer.response), command
    await sim.begun("Ada", "Bo")
    post = sim.post()
    refused = await eve.click(post, label="My move")
    assert refused.response is not None
    assert refused.response.ephemeral
    assert "You do not play at this table" in text(refused.response)
    assert "Ada" in text(refused.response)
    typed = await eve.slash(sim.channel, "move", choice="1")
    assert typed.response is not None
    assert "You do not play at this table" in text(typed.response)
    assert await eve.autocomplete(sim.channel, "move", "choice", "") == []


async def test_whoever_holds_two_seats_need_not_name_the_one_they_mean(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    await bo.click(sim.post(), label="Join")
    await sim.set_option("paired", True)
    await ada.click(sim.post(), label="Start")
    before = await sim.table()
    first, second = before.seats_of(ada.id)
    panel = await sim.panel(ada)
    switch = [b["label"].removesuffix(" (your move)") for b in buttons(panel, "seat:")]
    await ada.click(panel, label="Bid 4")
    assert first not in (await sim.table()).awaited
    # The log, the history and the panel open with the same seat: the one that is still to move.
    history = (await ada.slash(sim.channel, "history")).response
    assert history is not None
    eyes = [b for b in buttons(history, "history-step:") if b["label"] in switch]
    assert len(eyes) == 2
    assert [b["label"] for b in eyes if b.get("disabled")] == [switch[1]]
    log = (await ada.slash(sim.channel, "log")).response
    named = (await ada.slash(sim.channel, "log", seat=second)).response
    assert log is not None
    assert named is not None
    assert text(log) == text(named)
    # Only the first seat has something to take back.
    undone = (await ada.slash(sim.channel, "undo")).response
    assert undone is not None
    assert "Which bid" in text(undone)
    assert (await sim.table()).awaited == before.awaited
    leaving = (await ada.slash(sim.channel, "table leave")).response
    assert leaving is not None
    assert "Your 2 seats go to somebody else" in text(leaving)
    await ada.click(leaving, label="Open my seats")
    listed = (await bo.slash(sim.channel, "table seats")).response
    assert listed is not None
    assert "2 open seats on this server" in text(listed)


async def test_one_person_with_two_seats_switches_between_them(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    options = (await ada.slash(sim.channel, "table options")).response
    assert options is not None
    await ada.select(options, ["true"], custom_id=menus(options)[2]["custom_id"])
    await bo.click(sim.post(), label="Join")
    await ada.click(sim.post(), label="Start")
    held = (await sim.table()).seats_of(ada.id)
    assert len(held) == 2
    panel = await sim.panel(ada)
    switch = [b["label"] for b in buttons(panel, "seat:")]
    assert len(switch) == 2
    assert all("(your move)" in label for label in switch)
    await ada.click(panel, label="Bid 4")
    # The first seat has answered, so the panel goes on with the second by itself.
    assert "Which bid" in text(panel)
    await ada.click(panel, label="Bid 5")
    assert "Your move is complete" in text(panel)
    first = next(b for b in buttons(panel, "seat:") if not b.get("disabled"))
    await ada.click(panel, custom_id=first["custom_id"])
    assert "Undo" in labels(panel)
    offered = await ada.autocomplete(sim.channel, "undo", "seat", "")
    assert [choice["value"] for choice in offered] == list(held)
    for seat in held:
        log = (await ada.slash(sim.channel, "log", seat=seat)).response
        assert log is not None
        assert text(log).count("Your secret goal") == 1
    other = next(s for s in (await sim.table()).seats if s not in held)
    refused = (await ada.slash(sim.channel, "log", seat=other)).response
    assert refused is not None
    assert "seat" in text(refused)
    assert "secret" not in text(refused)
    await ada.slash(sim.channel, "undo", seat=held[1])
    assert held[1] in (await sim.table()).awaited


async def test_a_finished_turn_is_undone_by_a_step_or_as_a_whole(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "move", choice="5")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")
    panel = await sim.panel(ada)
    await ada.click(panel, label="Pick apples")
    assert "Undo" in labels(panel)
    assert "Undo whole turn" not in labels(panel)

    async def picks_a_tree() -> None:
        tree = buttons(panel, "flip:")[0]["custom_id"]
        await ada.click(panel, custom_id=tree)
        if "Confirm this one" in labels(panel):
            await ada.click(panel, label="Confirm this one")

    await picks_a_tree()
    await ada.click(panel, label="Undo last step")
    assert buttons(panel, "flip:")
    await picks_a_tree()
    await ada.click(panel, label="Undo whole turn")
    assert "Your turn has been taken back." in text(panel)
    assert "Pick apples" in labels(panel)
    assert "Undo" not in labels(panel)
