"""The language of an answer: the reader's, then the table's, then English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import Locale
from discord.app_commands import locale_str

from bot.ui.kit.command_names import WordTranslator, term
from bot.words import LOCALES, Words
from games.core.game import Game
from tests import toy as toy_game
from tests.toy import Orchard, ToyView
from tests.ui.discord_sim import DiscordSim, bot_of, labels, open_sim, settings_in, text

UKRAINIAN = """
bot-lobby-button-join = Приєднатися
bot-post-my-move = Мій хід
bot-language = Українська
bot-panel-refresh = Оновити
bot-refused-no-table-here = У цьому каналі немає столу.
host-refused-channel-taken = У цьому каналі вже є стіл.
toy-name = Сад
toy-ask-bid = Яку ставку ви робите?
command-board-name = дошка
command-board-text = Подивитися на дошку
"""


def spoken(folder: Path) -> Words:
    """English, and a little Ukrainian."""
    (folder / "uk").mkdir(exist_ok=True)
    (folder / "uk" / "some.ftl").write_text(UKRAINIAN, encoding="utf-8")
    return Words.load(LOCALES, toy_game.LOCALES, folder, strict=True)


@pytest.fixture
async def sim(tmp_path: Path, toy: Game[Orchard, ToyView]) -> AsyncIterator[DiscordSim]:
    settings = settings_in(tmp_path)
    opened = await open_sim(bot_of(settings, spoken(tmp_path)), settings)
    try:
        yield opened
    finally:
        await opened.bot.close()
        await opened.env.shutdown()
        opened.env.raise_errors()


async def test_a_table_speaks_one_language_and_each_reader_their_own(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    offered = await ada.autocomplete(sim.channel, "table create", "language", "укр")
    assert offered == [{"name": "Українська", "value": "uk"}]
    await ada.slash(sim.channel, "table create", game="toy", language="uk")
    assert "Приєднатися" in labels(sim.post())
    assert "Сад" in text(sim.post())
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    assert "Мій хід" in labels(sim.post())
    # Ada's own Discord is English.
    assert "Which bid do you lay" in text(await sim.panel(ada))
    sim.speak("uk")
    panel = await sim.panel(ada)
    assert "Яку ставку ви робите?" in text(panel)
    assert "Оновити" in labels(panel)


async def test_somebody_whose_language_is_unknown_reads_the_tables(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    sim.speak("ja")
    await ada.slash(sim.channel, "table create", game="toy", language="uk")
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    assert "Яку ставку ви робите?" in text(await sim.panel(ada))


async def test_refusals_are_said_in_the_readers_language(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    sim.speak("uk")
    refused = (await ada.slash(sim.channel, "board")).response
    assert refused is not None
    assert text(refused) == "У цьому каналі немає столу."
    await ada.slash(sim.channel, "table create", game="сад")
    refused = (await ada.slash(sim.channel, "table create", game="toy")).response
    assert refused is not None
    assert text(refused) == "У цьому каналі вже є стіл."


async def test_commands_are_named_in_every_language_that_is_spoken(
    sim: DiscordSim, tmp_path: Path
) -> None:
    translator = WordTranslator(spoken(tmp_path))
    name = term("command.board.name")
    assert str(name) == "board"
    context = None
    assert await translator.translate(name, Locale.ukrainian, context) == "дошка"  # type: ignore[arg-type]
    assert await translator.translate(name, Locale.british_english, context) is None  # type: ignore[arg-type]
    assert await translator.translate(name, Locale.french, context) is None  # type: ignore[arg-type]
    stranger = locale_str("x")
    assert await translator.translate(stranger, Locale.ukrainian, context) is None  # type: ignore[arg-type]
    synced = [r for r in sim.env.http_requests if r.method == "PUT" and "commands" in r.path]
    assert synced[-1].json is not None
    board = next(command for command in synced[-1].json if command["name"] == "board")
    assert board["name_localizations"] == {"uk": "дошка"}
    assert board["description_localizations"] == {"uk": "Подивитися на дошку"}
