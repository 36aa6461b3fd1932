"""What games tell of their finished matches: facts of each seat, and titles with words."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.game import find
from games.core.past.finished import FinishedMatch
from tests.cases import GAMES, NEW
from tests.golden import FOLDER
from tests.title_cases import recorded

BIG = 12
KNOWN = [name for name in GAMES if name not in NEW]


def one_of(game: str) -> FinishedMatch[Any]:
    """A recorded match of a game, one that sensible computers have played."""
    path = sorted((FOLDER / game).glob("*sensible*.json"))[0]
    return recorded(f"{game}/{path.name}")


@pytest.mark.parametrize("name", KNOWN)
def test_every_fact_is_an_article_of_the_glossary(name: str) -> None:
    game, match = find(name), one_of(name)
    known = {(article.kind, article.id) for article in game.glossary}
    facts = game.facts(match)
    assert {*facts} == {*match.seats}
    told = {fact for held in facts.values() for fact in held}
    assert told <= known
    assert {fact.kind for fact in told} <= {*game.fact_kinds}
    assert len({fact.kind for fact in told}) >= 2


@pytest.mark.parametrize("name", KNOWN)
def test_a_game_has_a_dozen_titles_with_different_ids(name: str) -> None:
    titles = find(name).titles
    assert len(titles) >= BIG
    assert len(titles.by_id) == len(titles)


@pytest.mark.parametrize("name", KNOWN)
def test_nobody_earns_most_titles_at_once(name: str) -> None:
    game, match = find(name), one_of(name)
    for seat in match.seats:
        assert len(game.titles.of(match, seat)) <= len(game.titles) // 2
