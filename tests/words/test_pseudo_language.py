"""The made-up language says every message, and none of it in plain English."""

from __future__ import annotations

from bot.words import ENGLISH
from tests.fluent_messages import messages
from tests.words.pseudo_language import PSEUDO, plain_words, pseudo_text, pseudo_words


def test_words_are_accented_and_longer() -> None:
    assert pseudo_text("Open it with /table create") == "Ópénéé íté wíthéé /table create"
    assert pseudo_text("or `make run`") == "óré `make run`"
    assert plain_words("Ópénéé the tábléé") == {"the"}


def test_every_message_is_said_in_it() -> None:
    words = pseudo_words()
    for name, message in messages(ENGLISH).items():
        if not name.startswith(("-", "command-")):
            args = dict.fromkeys(message.variables, 3)
            said = words.text(name, PSEUDO, **args)
            assert said.strip(), name
            if plain_words(words.text(name, ENGLISH, **args)):
                assert said != words.text(name, ENGLISH, **args), name
