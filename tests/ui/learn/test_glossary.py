"""``/card``: which things are found, by which names, and in a campaign."""

from __future__ import annotations

import pytest

from games.core import game as registry
from games.core.learn.glossary import Article, glossary
from games.core.phrase import phrase
from render.renderer import RENDERERS
from tests.cases import GAMES, NEW
from tests.strict_words import strict_words
from tests.ui.discord_sim import INSTALLED, DiscordSim, everything, parts, text

GALLERY = 12


async def test_a_card_is_found_by_name_with_its_picture(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    told = (await ada.slash(sim.channel, "card", name="galley", game="deus")).response
    assert told is not None
    assert "## Galley" in text(told)
    assert "buy up to 3 for 1 gold each" in text(told)
    assert any(part["type"] == GALLERY for part in parts(told))
    assert "Galley." in everything(told)


async def test_the_game_of_the_channel_is_meant_and_completed(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="cyclades")
    offered = await ada.autocomplete(sim.channel, "card", "name", "min")
    assert offered[0] == {"name": "Minotaur · creature", "value": "creature:minotaur"}
    told = (await ada.slash(sim.channel, "card", name="creature:minotaur")).response
    assert told is not None
    assert "## Minotaur" in text(told)


async def test_a_game_without_pictures_answers_in_words(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    told = (await ada.slash(sim.channel, "card", name="Reed Sandals", game="divinus")).response
    assert told is not None
    assert "A die showing 1 may be used as 2." in text(told)
    pictured = any(part["type"] == GALLERY for part in parts(told))
    assert pictured <= ("divinus" in RENDERERS)


async def test_what_is_called_otherwise_is_refused_with_names_alike(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    alike = (await ada.slash(sim.channel, "card", name="Minotor", game="cyclades")).response
    assert alike is not None
    assert "Did you mean Minotaur" in text(alike)
    nothing = (await ada.slash(sim.channel, "card", name="@everyone", game="cyclades")).response
    assert nothing is not None
    assert "Nothing in Cyclades is called" in text(nothing)
    empty = (await ada.slash(sim.channel, "card", name="x", game="toy")).response
    assert empty is not None
    assert "nothing to look up" in text(empty)


@pytest.mark.parametrize("name", GAMES)
def test_every_article_can_be_said(name: str) -> None:
    assert INSTALLED
    words = strict_words()
    found = registry.find(name).glossary
    assert len(found) > (0 if name in NEW else 40)
    said = [
        (words.say(a.name, "en", {}), words.text(f"glossary.kind.{a.kind}", "en")) for a in found
    ]
    # People who complete a name must be able to tell the entries apart.
    assert len(set(said)) == len(said)
    assert all(len(words.say(a.text, "en", {})) > 3 for a in found)
    assert all(len(a.key) <= 100 for a in found)


def test_nothing_stands_twice_in_a_glossary() -> None:
    once = Article("card", "a", phrase("toy.name"), phrase("toy.blurb"))
    with pytest.raises(ValueError, match="card:a stands twice"):
        glossary((once,), (once,))
