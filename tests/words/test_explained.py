"""Every option of recorded matches that names a thing has an explanation of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import ENGLISH
from games.core.game import find
from games.core.learn.explain import explained, named
from games.core.past.score_history import replay_observed
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together
from tests.cases import GAMES
from tests.golden import files, read
from tests.strict_words import strict_words

WORDS = strict_words()

OWN_WORDS = {
    "ankh": {"card", "power", "guardian"},
    "anunnaki": {"weapon"},
    "cyclades": {"creature", "god"},
    "deus": {"card"},
    "divinus": {"artifact", "temple"},
}
"""The kinds of things that say at least one sentence of their text wherever they are chosen."""
ABOUT_SOMETHING_ELSE = {"deus.ask.offer"}
"""Questions whose lines tell what the choice brings, not what the thing does."""

RECORDED = [path for game in GAMES for path in files() if path.parent.name == game][::4]


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDED, ids=name)
def test_an_option_that_names_a_thing_explains_it(path: Path) -> None:
    record = read(path)
    game = find(record.header.game, record.header.edition)
    names = dict.fromkeys(record.header.seats, "Ada")
    silent: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()

    def watch(state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        for ask in step.asks if isinstance(step, Together) else (step,):
            if not isinstance(ask, Ask) or all((ask.key, o) in seen for o in ask.options):
                continue
            view = game.view(state, ask.seat)
            for option in ask.options:
                seen.add((ask.key, option))
                found = named(game.glossary, game.label(view, ask, option))
                if found is None:
                    continue
                hint = explained(game, view, ask, option)
                said = WORDS.say(hint, ENGLISH, names) if hint is not None else ""
                if found.kind in OWN_WORDS.get(game.id, ()) and ask.key not in ABOUT_SOMETHING_ELSE:
                    text = WORDS.say(found.text, ENGLISH, names)
                    if not any(part.strip(" .") in said for part in text.split(". ")):
                        silent[f"{ask.key} {option}"] = f"{said!r} lacks {text!r}"
                elif not said:
                    silent[f"{ask.key} {option}"] = "says nothing"

    replay_observed(game, record.header, record.log(), watch)
    assert silent == {}
    assert seen
