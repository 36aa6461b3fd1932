"""Whole matches and single moves, played from the panel and by typing."""

from __future__ import annotations

import hashlib
import re

import pytest

from tests.face.player import Player, play_out
from tests.face.salon import Salon, buttons, everything, labels, menus, picture, text


async def test_two_people_play_a_whole_match_from_their_panels(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    moves = await play_out(salon, "orchard")
    assert set(moves) == {"ada", "bo"}
    *_, last, recap = salon.posts()
    assert "how it went" in text(recap)
    assert re.search(r"wins?!|share the win!", text(last))
    assert "1. " in text(last)
    seed, fingerprint = re.findall(r"`([0-9a-f]{64})`", text(last))
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == fingerprint
    assert any(fingerprint in text(post) for post in salon.posts()[:-2])
    assert labels(last) == ["Log", "Rematch"]


@pytest.mark.parametrize("seed", ["one", "two"])
async def test_a_person_plays_a_whole_match_against_computers(salon: Salon, seed: str) -> None:
    await salon.begun("Ada", computers=2)
    moves = await play_out(salon, seed)
    assert list(moves) == ["ada"]
    assert "point" in text(salon.post())


@pytest.mark.slow
async def test_a_whole_match_of_deus_against_a_computer(salon: Salon) -> None:
    await salon.begun("Ada", game="deus", computers=1)
    moves = await play_out(salon, "deus", thinking=True)
    assert moves["ada"] > 20
    last = salon.post()
    assert "point" in text(last)
    assert (await picture(last)).startswith((b"\x89PNG", b"RIFF"))
    for post in salon.posts()[1:]:
        assert post.attachments, text(post)


async def test_the_panel_is_edited_in_place_and_says_when_the_turn_has_passed(
    salon: Salon,
) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    before = len(salon.posts())
    panel = await salon.panel(ada)
    assert "Which bid do you lay face down?" in text(panel)
    seen = len(salon.seen(ada))
    await ada.click(panel, label="Bid 3")
    assert len(salon.seen(ada)) == seen
    assert "Your move is complete" in text(panel)
    assert "Waiting for" in text(panel)
    assert "Bo" in text(panel)
    assert len(salon.posts()) == before


async def test_a_waiting_panel_comes_alive_when_it_is_its_owners_move(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    panel = await salon.panel(ada)
    await ada.click(panel, label="Bid 5")
    assert "Waiting for" in text(panel)
    private = [message.id for message in salon.seen(ada) if message.flags.ephemeral]
    await bo.slash(salon.channel, "move", choice="1")
    assert "It is your move." in text(panel)
    assert "Bo** bid 1" in text(panel)
    assert [m.id for m in salon.seen(ada) if m.flags.ephemeral] == private
    await ada.click(panel, label="Pass")
    assert "Your move is complete" in text(panel)


async def test_a_waiting_panel_that_expired_is_left_alone(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    panel = await salon.panel(ada)
    await ada.click(panel, label="Bid 5")
    await salon.env.advance_time(16 * 60)
    before = text(panel)
    assert "cannot follow the game by itself" in before
    await bo.slash(salon.channel, "move", choice="1")
    assert text(panel) == before
    await ada.click(panel, label="Refresh")
    assert "what do you do?" in text(panel)


async def test_against_computers_one_panel_is_enough(salon: Salon) -> None:
    await salon.begun("Ada", computers=1)
    player = Player(salon.person("Ada"), "panel")
    panel = await salon.panel(player.person)
    while await player.step(panel):
        pass
    assert (await salon.table()).status == "over"
    assert "point" in text(panel)


async def test_undo_takes_back_an_answer(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    await ada.click(panel, label="Bid 3")
    await ada.click(panel, label="Undo")
    assert "taken back" in text(panel)
    assert "Bid 3" in labels(panel)
    await ada.click(panel, label="Bid 2")
    undone = await ada.slash(salon.channel, "undo")
    assert undone.response is not None
    assert "Bid 2" in labels(undone.response)
    again = await ada.slash(salon.channel, "undo")
    assert again.response is not None
    assert "can no longer be taken back" in text(again.response)


async def test_help_tells_the_rule_in_question(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    told = await ada.click(await salon.panel(ada), label="Rules")
    assert told.response is not None
    assert told.response.ephemeral
    assert "Everybody lays a bid face down" in text(told.response)
    await ada.select(told.response, ["raids"])
    assert "The victim gives up an apple" in text(told.response)


async def on_turn(salon: Salon, action: str = "") -> Player:
    """Everybody bids; whoever is first comes to the question of what to do."""
    table = await salon.table()
    for seat in table.awaited:
        person = salon.named(table.people_of(seat)[0])
        await person.slash(salon.channel, "move", choice="5" if seat == "amber" else "1")
    table = await salon.table()
    player = Player(salon.named(table.awaited_people[0]), "turn")
    if action:
        await player.person.slash(salon.channel, "move", choice=action)
    return player


async def test_several_picks_are_drafted_and_confirmed(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    person = (await on_turn(salon, "pick")).person
    panel = await salon.panel(person)
    assert "Choose from 1 to 2" in text(panel)
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
    other = await salon.panel(person)
    assert "Chosen (1)" in text(other)
    await person.click(other, label="Confirm 1 chosen")
    assert "Your move is complete" in text(other)
    assert f"picks from tree {titles[1].split()[-1]}" in text(salon.post())


async def test_as_many_picks_as_possible_are_the_answer_at_once(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    person = (await on_turn(salon, "pick")).person
    panel = await salon.panel(person)
    titles = [button["label"] for button in buttons(panel, "flip:")]
    await person.click(panel, label=titles[4])
    await person.click(panel, label=titles[1])
    assert "Your move is complete" in text(panel)
    trees = [titles[1].split()[-1], titles[4].split()[-1]]
    assert f"picks from tree {trees[0]} and tree {trees[1]}" in text(salon.post())
    # A slip of the finger is taken back, as long as nobody has gone on from there.
    await person.click(panel, label="Undo")
    assert "Choose from 1 to 2" in text(panel)


async def test_moves_can_be_typed_by_name_number_and_coordinate(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    person = (await on_turn(salon)).person
    offered = await person.autocomplete(salon.channel, "move", "choice", "appl")
    assert offered == [{"name": "Pick apples", "value": "pick"}]
    await person.slash(salon.channel, "move", choice="pick apples")
    everything_offered = await person.autocomplete(salon.channel, "move", "choice", "")
    trees = [choice["value"] for choice in everything_offered]
    assert len(trees) == 7
    more = await person.autocomplete(salon.channel, "move", "choice", f"{trees[0]}, ")
    assert f"{trees[0]},{trees[3]}" in [choice["value"] for choice in more]
    assert all(not choice["value"].endswith(f",{trees[0]}") for choice in more)
    moved = await person.slash(salon.channel, "move", choice=f"{trees[0].lower()}, #4")
    assert moved.response is not None
    assert moved.response.ephemeral
    assert "Your move is complete" in text(moved.response)
    assert f"picks from tree {trees[0]} and tree {trees[3]}" in text(salon.post())


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
    salon: Salon, typed: str, answer: str
) -> None:
    await salon.begun("Ada", "Bo")
    person = (await on_turn(salon)).person
    before = await salon.table()
    refused = await person.slash(salon.channel, "move", choice=typed)
    assert refused.response is not None
    assert refused.response.ephemeral
    shown = text(refused.response)
    if answer == "not, 0":
        assert "Choose exactly one, not 0" in shown
    else:
        assert answer in shown
        assert "Pick apples" in shown
    assert "Peek at the deck" in everything(refused.response)
    assert (await salon.table()) == before


async def test_too_many_picks_are_refused(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    person = (await on_turn(salon, "pick")).person
    before = await salon.table()
    refused = await person.slash(salon.channel, "move", choice="#1,#2,#3")
    assert refused.response is not None
    assert "Choose from 1 to 2, not 3" in text(refused.response)
    assert (await salon.table()) == before


async def test_whoever_is_not_asked_is_told_who_is(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    first = (await on_turn(salon)).person
    other = next(p for p in salon.people.values() if p is not first)
    panel = await salon.panel(other)
    assert "It is not your move" in text(panel)
    assert str(first.user.global_name) in text(panel)
    assert buttons(panel, "pick:") == []
    typed = await other.slash(salon.channel, "move", choice="pass")
    assert typed.response is not None
    assert "Nothing is asked of you" in text(typed.response)


async def test_strangers_and_empty_channels_get_a_sentence(salon: Salon) -> None:
    eve = salon.person("Eve")
    for command in ("board", "hand", "log", "undo", "table join", "table start", "table cancel"):
        answer = await eve.slash(salon.channel, command)
        assert answer.response is not None
        assert "There is no table in this channel" in text(answer.response), command
    await salon.begun("Ada", "Bo")
    post = salon.post()
    refused = await eve.click(post, label="My move")
    assert refused.response is not None
    assert refused.response.ephemeral
    assert "You do not play at this table" in text(refused.response)
    assert "Ada" in text(refused.response)
    typed = await eve.slash(salon.channel, "move", choice="1")
    assert typed.response is not None
    assert "You do not play at this table" in text(typed.response)
    assert await eve.autocomplete(salon.channel, "move", "choice", "") == []


async def test_whoever_holds_two_seats_need_not_name_the_one_they_mean(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    await bo.click(salon.post(), label="Join")
    await salon.bot.host.lobby.set_option((await salon.table()).id, ada.id, "paired", True)
    await ada.click(salon.post(), label="Start")
    before = await salon.table()
    first, second = before.seats_of(ada.id)
    panel = await salon.panel(ada)
    switch = [b["label"].removesuffix(" (your move)") for b in buttons(panel, "seat:")]
    await ada.click(panel, label="Bid 4")
    assert first not in (await salon.table()).awaited
    # The log, the history and the panel open with the same seat: the one that is still to move.
    history = (await ada.slash(salon.channel, "history")).response
    assert history is not None
    eyes = [b for b in buttons(history, "history-step:") if b["label"] in switch]
    assert len(eyes) == 2
    assert [b["label"] for b in eyes if b.get("disabled")] == [switch[1]]
    log = (await ada.slash(salon.channel, "log")).response
    named = (await ada.slash(salon.channel, "log", seat=second)).response
    assert log is not None
    assert named is not None
    assert text(log) == text(named)
    # Only the first seat has something to take back.
    undone = (await ada.slash(salon.channel, "undo")).response
    assert undone is not None
    assert "Which bid" in text(undone)
    assert (await salon.table()).awaited == before.awaited
    leaving = (await ada.slash(salon.channel, "table leave")).response
    assert leaving is not None
    assert "Your 2 seats go to somebody else" in text(leaving)
    await ada.click(leaving, label="Open my seats")
    listed = (await bo.slash(salon.channel, "table seats")).response
    assert listed is not None
    assert "2 open seats on this server" in text(listed)


async def test_one_person_with_two_seats_switches_between_them(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    options = (await ada.slash(salon.channel, "table options")).response
    assert options is not None
    await ada.select(options, ["true"], custom_id=menus(options)[2]["custom_id"])
    await bo.click(salon.post(), label="Join")
    await ada.click(salon.post(), label="Start")
    held = (await salon.table()).seats_of(ada.id)
    assert len(held) == 2
    panel = await salon.panel(ada)
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
    offered = await ada.autocomplete(salon.channel, "undo", "seat", "")
    assert [choice["value"] for choice in offered] == list(held)
    for seat in held:
        log = (await ada.slash(salon.channel, "log", seat=seat)).response
        assert log is not None
        assert text(log).count("Your secret goal") == 1
    other = next(s for s in (await salon.table()).seats if s not in held)
    refused = (await ada.slash(salon.channel, "log", seat=other)).response
    assert refused is not None
    assert "seat" in text(refused)
    assert "secret" not in text(refused)
    await ada.slash(salon.channel, "undo", seat=held[1])
    assert held[1] in (await salon.table()).awaited
