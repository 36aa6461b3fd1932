"""What people look up."""

from __future__ import annotations

from tests.face.player import play_out
from tests.face.salon import Salon, picture, text


async def test_board_and_hand_of_deus_are_pictures(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    ada, eve = salon.person("Ada"), salon.person("Eve")
    board = (await eve.slash(salon.channel, "board")).response
    assert board is not None
    assert board.ephemeral
    assert len(board.attachments) == 1
    hand = (await ada.slash(salon.channel, "hand")).response
    assert hand is not None
    assert hand.ephemeral
    assert await picture(hand) != await picture(board)
    refused = (await eve.slash(salon.channel, "hand")).response
    assert refused is not None
    assert refused.attachments == []
    assert "You do not play" in text(refused)


async def test_the_board_names_whoever_is_awaited_even_to_themselves(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    [mover] = (await salon.table()).awaited_people
    looked = [
        (await salon.person(name).slash(salon.channel, "board")).response
        for name in ("Ada", "Bo", "Eve")
    ]
    told = f"**{salon.named(mover).user.global_name}**"
    for board in looked:
        assert board is not None
        assert text(board).endswith(told)
        assert "not your move" not in text(board)


async def test_the_same_picture_is_drawn_once(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    pictures = salon.bot.desk.pictures
    drawn = len(pictures._pictures)
    for name in ("Ada", "Bo", "Eve"):
        await salon.person(name).slash(salon.channel, "board")
    assert len(pictures._pictures) == drawn


async def test_a_lobby_and_a_finished_match_can_be_looked_at(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    board = (await ada.slash(salon.channel, "board")).response
    assert board is not None
    assert "1. Ada" in text(board)
    for command in ("log", "hand", "undo"):
        early = (await ada.slash(salon.channel, command)).response
        assert early is not None
        assert "has not started yet" in text(early)
    await ada.slash(salon.channel, "table add-computer")
    await ada.slash(salon.channel, "table start")
    await play_out(salon, "finished")
    board = (await ada.slash(salon.channel, "board")).response
    assert board is not None
    assert "point" in text(board)
    late = (await ada.slash(salon.channel, "move", choice="1")).response
    assert late is not None
    assert "point" in text(late)
    closed = (await ada.slash(salon.channel, "table join")).response
    assert closed is not None
    assert "There is no table" in text(closed)
