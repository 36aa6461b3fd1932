"""Every answer of a computer player has a reason, which depends on the view alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.words import ENGLISH, standard
from games.core.fair import Dice
from games.core.game import Computer, find
from games.core.phrase import Phrase
from games.core.selfplay.casts import players
from games.core.selfplay.selfplay_match import SelfPlayMatch
from games.core.steps import Ask, Picks
from tests.cases import GAMES, NEW
from tests.harness.cases import Case


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_a_whole_match_has_a_reason(name: str) -> None:
    game, words = find(name), standard()
    case = Case(name, game.people[0])
    seats = case.seats(game)
    said: dict[str, str] = {}

    def explained(player: Computer[object]) -> Computer[object]:
        def decide(ask: Ask, get_view: Callable[[], object], dice: Dice) -> Picks:
            view = get_view()
            picks = player(ask, lambda: view, dice)
            assert game.reason is not None
            why = game.reason(view, ask, picks)
            assert words.knows(why.key), why.key
            said.setdefault(why.key, words.say(why, ENGLISH))
            return picks

        return decide

    seated = players(game, seats, game.computer_kinds[0])
    SelfPlayMatch(
        game,
        seats,
        {seat: explained(player) for seat, player in seated.items()},
        seed=f"reasons/{name}".encode(),
        people=case.people,
        every=0,
    ).run()
    # Not one excuse for everything, and each is one sentence or two.
    assert len(said) > (2 if name in NEW else 8)
    assert all(text.endswith(".") and "{" not in text and len(text) < 220 for text in said.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_knows_no_more_than_the_seat(name: str) -> None:
    """A reason is the same, word for word, once everything hidden from the seat is resampled."""
    game = find(name)
    case = Case(name, game.people[-1])
    seats = case.seats(game)
    seated = players(game, seats, game.computer_kinds[0])
    selfplay_match = SelfPlayMatch(game, seats, seated, seed=b"unseen", people=case.people, every=0)
    dice = Dice(b"unseen", "worlds")
    compared = 0
    while not selfplay_match.match.over and compared < 12:
        for _ in range(9):
            if not selfplay_match.match.over:
                selfplay_match.step()
        match = selfplay_match.match
        for ask in match.pending:
            other = game.resample_hidden(
                match.game.codec.load(game.codec.dump(match.state)), ask.seat, dice
            )
            advice = [_advice(game.view(state, ask.seat), ask) for state in (match.state, other)]
            assert advice[0] == advice[1]
            compared += 1
    assert compared


def _advice(view: object, ask: Ask) -> tuple[Picks, Phrase]:
    game = find(ask.key.partition(".")[0])
    picks = game.computer(game.computer_kinds[0])(ask, lambda: view, Dice(b"hint", "test"))
    assert game.reason is not None
    return picks, game.reason(view, ask, picks)
