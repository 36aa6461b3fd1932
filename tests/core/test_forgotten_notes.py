"""A match may drop its oldest notes; everything else stays the same."""

from __future__ import annotations

import pytest

import games.library  # noqa: F401 - registers all games
from games.core.fair import Dice
from games.core.game import AnyGame, find, random_player
from games.core.match import AnyMatch, Match, Refused
from tests.cases import GAMES

KEPT = 12


def played(match: AnyMatch, dice: Dice) -> tuple[str, tuple[str, ...]]:
    """A random answer that the match is given."""
    ask = dice.pick(match.pending)
    picks = random_player(ask, lambda: match.view(ask.seat), dice)
    match.answer(ask.seat, picks)
    return ask.seat, picks


@pytest.mark.parametrize("name", GAMES)
def test_a_match_without_its_oldest_notes_goes_on_alike(name: str) -> None:
    game: AnyGame = find(name)
    people = game.people[0]
    seats = [seat for led in game.seating(people, game.options()) for seat in led]
    whole: AnyMatch = Match.begin(game, seats, seed=b"notes", people=people)
    short: AnyMatch = Match.begin(game, seats, seed=b"notes", people=people)
    dice, since, forgotten = Dice(b"notes", name), -1, 0
    for step in range(120):
        if whole.over:
            break
        seat, picks = played(whole, dice)
        short.answer(seat, picks)
        if step % 7 == 3:
            undone = [_undone(match, seat) for match in (whole, short)]
            assert undone[0] == undone[1]
        before = len(short.notes)
        first = short.forget_notes(KEPT)
        if first is not None:
            since, forgotten = max(since, first), forgotten + before - len(short.notes)
        assert short.digest == whole.digest
        assert short.entries == whole.entries
        for viewer in (None, *seats):
            assert short.visible_notes(viewer, since) == whole.visible_notes(viewer, since)
    assert forgotten > 0


def _undone(match: AnyMatch, seat: str) -> bool:
    try:
        match.undo(seat)
    except Refused:
        return False
    return True
