"""Characters that look alike are replaced by the application's own emoji, where it has some."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest
from discord import ui

from bot.settings import ROOT
from bot.ui.kit import limits
from bot.ui.kit.app_emoji import APP_EMOJI
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, PersistentItem, button, menu
from render.emoji import GAME_EMOJI, SEAT_EMOJI, all_emoji, emoji_image
from tests.ui.discord_sim import words


@pytest.fixture
def uploaded() -> Iterator[None]:
    """All emoji, with made-up ids."""
    for number, emoji in enumerate(all_emoji(), 100):
        APP_EMOJI.put(emoji.name, discord.PartialEmoji(name=emoji.name, id=number))
    yield
    APP_EMOJI.clear()


def shown(builder: MessageBuilder) -> str:
    """The text of a finished message."""
    texts = [i for i in builder.view().walk_children() if isinstance(i, ui.TextDisplay)]
    return "\n".join(item.content for item in texts)


def wrapped(builder: MessageBuilder) -> list[object]:
    """The buttons and menus of a finished message."""
    found = builder.view().walk_children()
    return [item.item for item in found if isinstance(item, PersistentItem)]


@pytest.mark.usefixtures("uploaded")
def test_seats_goods_and_gods_are_shown_as_pictures_show_them() -> None:
    said = "● **Ada** pays 2 🌾 to 🔵 Neptune, ▲ <@7> ⚔️"
    text = shown(MessageBuilder(game="deus").text(said))
    assert re.sub(r"<:(\w+):\d+>", r"\1", text) == (
        "seat_amber **Ada** pays 2 deus_wheat to deus_blue Neptune, seat_azure <@7> ⚔️"
    )
    other = shown(MessageBuilder(game="anunnaki").text("3🌾 ⚔️"))
    assert re.sub(r"<:(\w+):\d+>", r"\1", other) == "3anunnaki_food anunnaki_weapon"
    # Without a game only seats are known, and only before a name.
    assert shown(MessageBuilder().text("🌾 ★ Star ★")) == "🌾 ★ Star ★"


@pytest.mark.usefixtures("uploaded")
@pytest.mark.parametrize(
    ("game", "god", "name"),
    [("cyclades", "cyclades.god-signed.ares", "Ares"), ("ankh", "ankh.god-signed.ra", "Ra")],
)
def test_gods_of_every_game_have_medals(game: str, god: str, name: str) -> None:
    label = words().text(god)
    assert label.endswith(f" {name}")
    builder = MessageBuilder(game=game).text(f"{label} helps")
    builder.buttons([button(CustomId("a"), label)])
    assert re.fullmatch(rf"<:{game}_{name.lower()}:\d+> {name} helps", shown(builder))
    [pressed] = [item for item in wrapped(builder) if isinstance(item, ui.Button)]
    assert (pressed.label, str(pressed.emoji).split(":")[1]) == (name, f"{game}_{name.lower()}")


@pytest.mark.usefixtures("uploaded")
def test_labels_give_theirs_to_discords_own_place_for_it() -> None:
    builder = MessageBuilder(game="deus")
    builder.buttons(
        [
            button(CustomId("a"), "🌾 Wheat"),
            button(CustomId("b"), "2 🪵"),
            button(CustomId("c"), "● Ada"),
            button(CustomId("d"), "🌾 and 🪵"),
            button(CustomId("e"), "🌾", emoji="💡"),
            button(CustomId("f"), "🌾"),
        ]
    )
    builder.menu(menu(CustomId("g"), [MenuOption("x", "🟣 Jupiter")], "choose"))
    # A message may be built more than once.
    for _ in range(2):
        items = [item for item in wrapped(builder) if isinstance(item, ui.Button)]
        assert [(b.label, b.emoji.name if b.emoji else None) for b in items] == [
            ("Wheat", "deus_wheat"),
            ("2", "deus_wood"),
            ("Ada", "seat_amber"),
            ("🌾 and 🪵", None),
            ("🌾", "💡"),
            ("🌾", None),
        ]
    [chosen] = [item for item in wrapped(builder) if isinstance(item, ui.Select)]
    assert chosen.options[0].label == "Jupiter"
    assert str(chosen.options[0].emoji).startswith("<:deus_purple:")


@pytest.mark.usefixtures("uploaded")
def test_words_are_never_given_up_for_emoji() -> None:
    line = "● **Ada** 🌾\n"
    whole = (line * 1000)[: limits.TEXT - 10].rsplit("\n", 1)[0]
    assert shown(MessageBuilder(game="deus").text(whole)) == whole
    half = (line * 100).strip()
    both = MessageBuilder(game="deus").text("🌾").text(whole[: limits.TEXT // 2]).text(half)
    assert len(shown(both)) <= limits.TEXT + 2


def test_without_an_upload_the_characters_stay() -> None:
    assert shown(MessageBuilder(game="deus").text("● **Ada** 🌾")) == "● **Ada** 🌾"


def test_discord_takes_them() -> None:
    images = [emoji_image(emoji) for emoji in all_emoji()]
    names = [image.name for image in images]
    assert len({*names}) == len(names) < 2000
    assert all(re.fullmatch(r"\w{2,32}", name) for name in names)
    assert all(len(image.data) < 256 * 1024 for image in images)
    assert [emoji_image(emoji).name for emoji in all_emoji()] == names


def test_every_emoji_stands_for_a_character_of_the_words() -> None:
    for seat, emoji in SEAT_EMOJI.items():
        assert words().text(f"seat.{seat}.symbol") == emoji.glyph
    for game in ("deus", "anunnaki", "cyclades", "ankh"):
        said = (ROOT / "locales" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
        for emoji in GAME_EMOJI[game]:
            assert emoji.glyph in said, emoji.name
