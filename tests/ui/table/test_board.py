"""``/board`` and ``/hand``."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, picture, text
from tests.ui.random_player import play_out


async def test_board_and_hand_of_deus_are_pictures(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    ada, eve = sim.person("Ada"), sim.person("Eve")
    board = (await eve.slash(sim.channel, "board")).response
    assert board is not None
    assert board.ephemeral
    assert len(board.attachments) == 1
    hand = (await ada.slash(sim.channel, "hand")).response
    assert hand is not None
    assert hand.ephemeral
    assert await picture(hand) != await picture(board)
    refused = (await eve.slash(sim.channel, "hand")).response
    assert refused is not None
    assert refused.attachments == []
    assert "You do not play" in text(refused)


async def test_the_board_names_whoever_is_awaited_even_to_themselves(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    [mover] = (await sim.table()).awaited_people
    looked = [
        (await sim.person(name).slash(sim.channel, "board")).response
        for name in ("Ada", "Bo", "Eve")
    ]
    told = f"**{sim.named(mover).user.global_name}**"
    for board in looked:
        assert board is not None
        assert text(board).endswith(told)
        assert "not your move" not in text(board)


async def test_the_same_picture_is_drawn_once(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    pictures = sim.bot.dispatcher.pictures
    drawn = len(pictures._pictures)
    for name in ("Ada", "Bo", "Eve"):
        await sim.person(name).slash(sim.channel, "board")
    assert len(pictures._pictures) == drawn


async def test_a_lobby_and_a_finished_match_can_be_looked_at(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    board = (await ada.slash(sim.channel, "board")).response
    assert board is not None
    assert "1. Ada" in text(board)
    for command in ("log", "hand", "undo"):
        early = (await ada.slash(sim.channel, command)).response
        assert early is not None
        assert "has not started yet" in text(early)
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    await play_out(sim, "finished")
    board = (await ada.slash(sim.channel, "board")).response
    assert board is not None
    assert "point" in text(board)
    late = (await ada.slash(sim.channel, "move", choice="1")).response
    assert late is not None
    assert "point" in text(late)
    closed = (await ada.slash(sim.channel, "table join")).response
    assert closed is not None
    assert "There is no table" in text(closed)
