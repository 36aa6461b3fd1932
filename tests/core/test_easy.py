"""The easy computer: the heuristic that at times overlooks its best option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.core.fair import Dice
from games.core.search.easy import BLIND_OF_100, ERRORS_OF_100, EasyComputer
from games.core.steps import Ask, Picks

MANY = 2000


def alphabetical(ask: Ask, get_view: Callable[[], object], dice: Dice) -> Picks:
    """Takes the first options of the alphabet."""
    return tuple(sorted(ask.options)[: max(1, ask.low)])


def answers(ask: Ask) -> Counter[Picks]:
    easy, dice = EasyComputer(alphabetical), Dice(b"easy")
    return Counter(easy(ask, lambda: None, dice) for _ in range(MANY))


def test_it_errs_now_and_then_and_takes_a_plausible_option() -> None:
    given = answers(Ask("amber", "k", ("c", "a", "d", "b")))
    wrong = MANY - given["a",]
    assert abs(wrong / MANY - ERRORS_OF_100 / 100) < 0.03
    assert abs(given["c",] / wrong - BLIND_OF_100 / 100) < 0.08
    assert ("d",) not in given


def test_where_there_is_no_choice_it_makes_no_error() -> None:
    assert set(answers(Ask("amber", "k", ("a",)))) == {("a",)}
    assert set(answers(Ask("amber", "k", ("a", "b", "c"), 2, 2))) == {("a", "b")}
