"""No view, picture or question depends on hidden facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

import pytest

import render  # noqa: F401 - hangs up the pictures
from bot.words import Words
from games.core.fair import Dice
from games.core.game import AnyGame, find
from games.core.phrase import Phrase
from games.core.steps import Ask, Procedure, choose
from render.renderer import RENDERERS, Mark, Picture, Renderer
from tests.cases import GAMES, Case, cases, spacing
from tests.hidden.open_games import OPEN
from tests.hidden.resampling import (
    loaded_state,
    next_question,
    positions_of,
    resampled_state,
    viewers,
    written,
)
from tests.strict_words import strict_words
from tests.toy import TOY, Orchard, ToyView
from tests.toy import rules as toy_rules
from tests.toy.view import GardenerView

TOY_CASE = Case("toy", 3, (("rounds", 5),))
EVERY = 25
# Games in which everything lies open but answers that are still sealed.


class Leak(AssertionError):
    """Something hidden shows."""


def look_for_leaks(game: AnyGame, case: Case, every: int) -> int:
    """Compare views and questions in all resampled states; returns how many of them differed."""
    dice = Dice(str(case).encode(), "hidden")
    hidden = 0
    for match, state, at_checkpoint in positions_of(game, case, dice, every):
        for viewer in viewers(match):
            here = loaded_state(game, state)
            seen = game.view(here, viewer)
            there = resampled_state(game, state, viewer, dice)
            hidden += game.codec.dump(there) != state
            wrong = game.audit(there)
            if wrong:
                raise Leak(f"resampling makes an impossible state: {wrong}")
            other = game.view(there, viewer)
            if other != seen or written(other) != written(seen):
                raise Leak(f"{viewer} sees something hidden")
            if at_checkpoint:
                first, second = (
                    next_question(match, here, viewer),
                    next_question(match, there, viewer),
                )
                if first and second and first != second:
                    raise Leak(f"the questions tell {viewer} something hidden")
    return hidden


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nothing_hidden_shows(case: Case) -> None:
    hidden = look_for_leaks(find(case.game), case, spacing(case.game, EVERY))
    # If resampling changed nothing, equal views would prove nothing.
    assert (hidden > 0) == (case.game not in OPEN)


def test_nothing_hidden_shows_in_the_toy() -> None:
    assert look_for_leaks(TOY, TOY_CASE, 1) > 0


@pytest.fixture(scope="module")
def words() -> Words:
    return strict_words()


def pictures(
    renderer: Renderer[object],
    viewer: str | None,
    view: object,
    marks: tuple[Mark, ...],
    words: Words,
) -> Iterator[Picture]:
    """All that is drawn for one viewer."""

    def say(said: Phrase) -> str:
        return words.say(said, "en", NAMES)

    yield renderer.board(view, say, marks=marks)
    if viewer is not None:
        yield renderer.panel(view, say, marks=marks)
        yield renderer.hand(view, say)


NAMES: Mapping[str, str] = {
    "amber": "Ada",
    "azure": "Björn",
    "rose": "Chiara",
    "onyx": "Дмитро",
}


def marked(game: AnyGame, view: object, ask: Ask | None) -> tuple[Mark, ...]:
    """The numbered options of a question, as the panel draws them."""
    if ask is None:
        return ()
    found = [(option, game.place(view, ask, option)) for option in ask.options]
    return tuple(
        Mark(option, place, number) for number, (option, place) in enumerate(found, 1) if place
    )


@pytest.mark.parametrize("name", [name for name in GAMES if name in RENDERERS])
@pytest.mark.parametrize("people", ["fewest", "most"])
def test_nothing_hidden_is_drawn(name: str, people: str, words: Words) -> None:
    game, renderer = find(name), RENDERERS[name]
    case = Case(name, game.people[0] if people == "fewest" else game.people[-1])
    dice = Dice(b"drawn", name)
    drawn = 0
    for match, state, _ in islice(positions_of(game, case, dice, spacing(name, 120)), 3):
        for viewer in (None, dice.pick(match.header.seats)):
            here = game.view(loaded_state(game, state), viewer)
            there = resampled_state(game, state, viewer, dice)
            marks = marked(game, here, match.ask_for(viewer or ""))
            first = list(pictures(renderer, viewer, here, marks, words))
            second = list(pictures(renderer, viewer, game.view(there, viewer), marks, words))
            assert first == second
            drawn += len(first)
    assert drawn == 12


# The proof of the proof: toys that leak are caught.


def test_a_view_that_shows_the_deck_is_caught() -> None:
    def view(state: Orchard, seat: str | None) -> ToyView:
        honest = TOY.view(state, seat)
        return replace(honest, peeked=state.deck[0] if state.deck else None)

    with pytest.raises(Leak, match="sees something hidden"):
        look_for_leaks(replace(TOY, view=view), TOY_CASE, 1)


def test_a_view_whose_order_tells_is_caught() -> None:
    def view(state: Orchard, seat: str | None) -> ToyView:
        honest = TOY.view(state, seat)
        goals = {owner: gardener.goal for owner, gardener in state.gardeners.items()}
        by_goal = sorted(honest.gardeners, key=lambda seen: goals[seen.seat])
        return replace(honest, trees={seen.seat: 0 for seen in by_goal})

    with pytest.raises(Leak, match="sees something hidden"):
        look_for_leaks(replace(TOY, view=view), TOY_CASE, 1)


def test_a_view_that_shows_a_rival_s_goal_is_caught() -> None:
    def view(state: Orchard, seat: str | None) -> ToyView:
        honest = TOY.view(state, seat)
        opened = [
            GardenerView(seen.seat, seen.apples, seen.bids, state.gardeners[seen.seat].goal)
            for seen in honest.gardeners
        ]
        return replace(honest, gardeners=tuple(opened))

    with pytest.raises(Leak, match="sees something hidden"):
        look_for_leaks(replace(TOY, view=view), TOY_CASE, 1)


def test_a_question_that_only_some_are_asked_is_caught() -> None:
    def play(state: Orchard) -> Procedure[None]:
        if state.round:
            for seat in state.seats:
                # Only who has the goal is asked: everybody sees whose it is.
                if state.gardeners[seat].goal == "raider":
                    yield from choose(seat, "toy.ask.action", ("pass",))
        yield from toy_rules.play(state)

    with pytest.raises(Leak, match="the questions tell"):
        look_for_leaks(replace(TOY, play=play), TOY_CASE, 1)


def test_a_note_that_tells_a_secret_is_caught() -> None:
    def play(state: Orchard) -> Procedure[None]:
        if state.round:
            state.tell("toy.note.peeked", card=state.deck[0] if state.deck else "")
        yield from toy_rules.play(state)

    with pytest.raises(Leak, match="the questions tell"):
        look_for_leaks(replace(TOY, play=play), TOY_CASE, 1)


def test_a_world_that_cannot_be_is_caught() -> None:
    def resample_hidden(state: Orchard, seat: str | None, dice: Dice) -> Orchard:
        state.deck.append("gold")
        return state

    with pytest.raises(Leak, match="impossible state"):
        look_for_leaks(replace(TOY, resample_hidden=resample_hidden), TOY_CASE, 1)


def test_resampling_that_changes_nothing_is_noticed() -> None:
    def resample_hidden(state: Orchard, seat: str | None, dice: Dice) -> Orchard:
        return state

    assert look_for_leaks(replace(TOY, resample_hidden=resample_hidden), TOY_CASE, 1) == 0
