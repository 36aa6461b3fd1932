"""What newcomers are told and given: how hard a game is, and its gentle set-up."""

from __future__ import annotations

from games.core import game as shelf
from tests.face.salon import Salon, buttons, everything, text


async def test_a_first_table_begins_gently_and_says_how_hard_it_is(salon: Salon) -> None:
    ada = salon.person("Ada")
    offered = await ada.autocomplete(salon.channel, "table create", "game", "deus")
    assert offered[0]["name"].startswith("Deus · easy to learn")
    await ada.slash(salon.channel, "table create", game="cyclades")
    table = await salon.table()
    assert table.options["setup"] == "quick"
    assert "takes a match to learn · your turn comes about 25 times" in text(salon.post())


async def test_the_welcome_recommends_a_game_and_teaches_it(salon: Salon) -> None:
    place = salon.bot.get_partial_messageable(salon.channel.id, guild_id=salon.guild.id)
    await salon.bot.post_welcome(place)
    welcome = salon.post()
    assert "**Deus** is the easiest to begin with" in text(welcome)
    learn = next(b for b in buttons(welcome, "learn") if b["custom_id"].endswith(":deus"))
    panel = (await salon.person("Ada").click(welcome, custom_id=learn["custom_id"])).response
    assert panel is not None
    assert panel.flags.ephemeral
    assert "Step 1 of 14" in everything(panel)


def test_gentle_options_are_options_of_their_game() -> None:
    for name in shelf.shelf():
        game = shelf.find(name)
        chosen = game.options.model_validate(game.gentle).model_dump(mode="json")
        assert {key: chosen[key] for key in game.gentle} == dict(game.gentle)
