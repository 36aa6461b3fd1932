"""The fuzzer: a sound game passes, and each kind of failure is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from games.core.fair import Dice
from games.core.game import AnyGame, FinalScore, Game
from games.core.match import Match
from games.core.phrase import Phrase, phrase, seat_name
from games.core.selfplay import Failure, SelfPlayMatch, replay_from_snapshot
from games.core.steps import Ask, Picks, Procedure, chance, checkpoint, choose, shuffled
from tests.toy import TOY, Orchard, ToyView
from tests.toy import rules as toy_rules
from tests.toy.state import ORDER

SEATS = ORDER[:3]


def play_and_check(
    game: AnyGame, kind: str = "random", *, every: int = 1, max_decisions: int = 120
) -> None:
    """Play a few matches of ``game``."""
    players = dict.fromkeys(SEATS, game.computer(kind))
    for number in range(12):
        seed = b"rehearsal %d" % number
        SelfPlayMatch(
            game, SEATS, players, seed=seed, every=every, max_decisions=max_decisions
        ).run()


def failure(game: AnyGame, kind: str = "random", *, every: int = 1) -> str:
    """The failure that the fuzzer finds in ``game``."""
    with pytest.raises(Failure) as found:
        play_and_check(game, kind, every=every)
    return found.value.why


Turn = Callable[[Orchard, str], Procedure[None]]


def with_turn(turn: Turn) -> Game[Orchard, ToyView]:
    """The toy with another course of a turn."""

    def play(state: Orchard) -> Procedure[None]:
        if state.round == 0:
            yield from toy_rules.deal(state)
        while state.round <= state.rounds:
            if not state.queue:
                yield from checkpoint("round")
                yield from toy_rules.bidding(state)
            while state.queue:
                yield from checkpoint("turn")
                yield from turn(state, state.queue[0])
                state.queue.pop(0)
            state.round += 1
        state.over = True
        state.reveal("toy.note.goals")

    return replace(TOY, play=play)


@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_the_toy_is_sound(kind: str) -> None:
    play_and_check(TOY, kind)
    play_and_check(with_turn(toy_rules.turn), kind)


def test_the_fuzzer_plays_the_same_match_from_the_same_seed() -> None:
    players = dict.fromkeys(SEATS, TOY.computer("random"))
    one, other = (SelfPlayMatch(TOY, SEATS, players, seed=b"same", every=0) for _ in range(2))
    assert one.run().record() == other.run().record()
    assert one.decisions == other.decisions > 10


def test_testing_does_not_change_what_is_decided() -> None:
    """The tested match ends like the plain one; only its log tells of the undos."""
    players = dict.fromkeys(SEATS, TOY.computer("sensible"))
    tested = SelfPlayMatch(TOY, SEATS, players, seed=b"same", every=1)
    tested.run()
    assert any(entry.kind == "undo" for entry in tested.match.entries)


def test_a_dead_end_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        options = [tree for tree, apples in state.trees.items() if apples == 1]
        tree = yield from choose(seat, "toy.ask.trees", options)
        state.trees[tree] += 1

    assert failure(with_turn(turn)).startswith("toy.ask.trees: a dead end for ")


def test_a_question_that_wants_more_than_there_is_is_a_dead_end() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield Ask(seat, "toy.ask.trees", ("A1",), 2, 2)

    assert "a dead end" in failure(with_turn(turn))


def test_an_option_that_stands_twice_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ("pass", "pick", "pass"))

    assert failure(with_turn(turn)) == "toy.ask.action: an option stands twice"


def test_a_question_to_somebody_who_is_not_there_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose("onyx", "toy.ask.action", ("pass",))

    assert failure(with_turn(turn)) == "toy.ask.action: asked of onyx, who is not here"


def test_an_endless_match_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        while (yield from choose(seat, "toy.ask.action", ("pass", "peek"))) != "raid":
            pass

    assert failure(with_turn(turn)) == "not over after 120 decisions"


def test_rules_that_never_ask_again_are_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ("pass",))
        while (yield from chance("toy.chance.raid", "123"))[0] != "4":
            pass

    assert "without asking anybody" in failure(with_turn(turn))


def test_a_failed_audit_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from toy_rules.turn(state, seat)
        if state.gardeners[seat].apples == 3:
            state.gardeners[seat].apples += 1

    assert failure(with_turn(turn)) == "audit: 15 apples instead of 14"


def test_rules_that_break_are_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ("pass",))
        raise KeyError("lost")

    assert "the rules break with KeyError('lost') after pass" in failure(with_turn(turn))


def test_a_set_up_that_breaks_is_found() -> None:
    def play(state: Orchard) -> Procedure[None]:
        yield from shuffled("toy.chance.goals", state.gardeners["nobody"].bids)

    assert failure(replace(TOY, play=play)) == "the rules break with KeyError('nobody')"


def test_an_illegal_answer_of_a_computer_player_is_found() -> None:
    def cheat(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
        return ("win",)

    why = failure(replace(TOY, computers={"cheat": cheat}), "cheat")
    assert why == "toy.ask.bid: win is refused (core.refused.option)"


def test_a_computer_player_that_breaks_is_found() -> None:
    def dizzy(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
        return (ask.options[99],)

    why = failure(replace(TOY, computers={"dizzy": dizzy}), "dizzy")
    assert why.startswith("toy.ask.bid: the computer player breaks with IndexError")


def forgetful() -> Turn:
    """A turn that remembers something outside of the state."""
    turns = count()

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from toy_rules.turn(state, seat)
        if next(turns) % 5 == 4:
            state.gardeners[seat].raids += 1

    return turn


def test_an_unequal_replay_is_found() -> None:
    # Only the end is tested: while playing, nothing looks wrong.
    assert failure(with_turn(forgetful()), every=10**6) == "a replay leads to another position"


def test_a_replay_that_asks_something_else_is_found() -> None:
    turns = count()

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        options = ("pass", "pick") if next(turns) % 7 else ("pass", "peek")
        yield from choose(seat, "toy.ask.action", options)

    assert failure(with_turn(turn), every=10**6).startswith("a replay diverges: entry ")


def test_a_replay_that_tells_another_story_is_found() -> None:
    turns = count()

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from toy_rules.turn(state, seat)
        state.tell("toy.note.turns", count=next(turns))

    assert failure(with_turn(turn), every=10**6) == "a replay tells another story"


def test_an_answer_that_leads_elsewhere_the_second_time_is_found() -> None:
    turns = count()

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ("pass", "pick"))
        yield from choose(seat, "toy.ask.card", ("take", "bury")[: 1 + next(turns) % 2])

    assert failure(with_turn(turn)) == "toy.ask.action: the same answer leads elsewhere"


def test_an_undo_that_does_not_restore_is_found() -> None:
    taken: list[str] = []

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ["pass", "pick", *taken])
        taken[:] = ["peek"]
        yield from choose(seat, "toy.ask.card", ("take", "bury"))

    assert failure(with_turn(turn)) == "toy.ask.action: undo does not restore the position"


def test_an_undo_past_a_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def undoable(match: Match[Any, Any], seat: str) -> object:
        own = [entry for entry in match._live if entry.seat == seat]
        return own[-1] if own and own[-1].kind == "answer" else None

    monkeypatch.setattr(Match, "undoable", undoable)
    assert "undo reaches past a barrier" in failure(TOY)


def peeking(told: Callable[[Orchard, str, str], None]) -> Turn:
    """A turn that shows the top card before it asks again."""

    def turn(state: Orchard, seat: str) -> Procedure[None]:
        state.peeking = None
        if (yield from choose(seat, "toy.ask.action", ("pass", "peek"))) == "peek":
            told(state, seat, state.deck[0])
            yield from choose(seat, "toy.ask.card", ("take", "bury"))
            state.peeking = None

    return turn


def test_a_hidden_fact_in_a_note_without_a_reveal_is_found() -> None:
    def told(state: Orchard, seat: str, card: str) -> None:
        state.tell_only([seat], "toy.note.peeked", card=phrase(f"toy.card.{card}"))

    assert failure(with_turn(peeking(told))).endswith("undo reaches past something learnt")


def test_a_hidden_fact_in_the_view_without_a_reveal_is_found() -> None:
    def told(state: Orchard, seat: str, card: str) -> None:
        state.peeking = seat

    assert failure(with_turn(peeking(told))).endswith("undo reaches past something learnt")


def test_a_hidden_fact_in_the_options_without_a_reveal_is_found() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        yield from choose(seat, "toy.ask.action", ("pass", "peek"))
        options = ("take", "bury") if state.deck[0] == "gold" else ("bury",)
        yield from choose(seat, "toy.ask.card", options)

    assert "undo reaches past something learnt" in failure(with_turn(turn))


def test_the_same_facts_with_a_reveal_are_sound() -> None:
    def told(state: Orchard, seat: str, card: str) -> None:
        state.reveal_only([seat], "toy.note.peeked", card=phrase(f"toy.card.{card}"))
        state.peeking = seat

    play_and_check(with_turn(peeking(told)))


def test_a_checkpoint_that_forgets_is_found() -> None:
    def play(state: Orchard) -> Procedure[None]:
        yield from toy_rules.deal(state)
        for turn in range(6):
            # How many turns have passed is known to this line only.
            yield from checkpoint("turn")
            yield from toy_rules.turn(state, state.seats[turn % 3])
        state.over = True

    why = failure(replace(TOY, play=play))
    assert why.startswith("a checkpoint re-entered")


def test_a_checkpoint_that_tells_something_again_is_found() -> None:
    def play(state: Orchard) -> Procedure[None]:
        state.tell("toy.note.welcome")
        yield from toy_rules.play(state)

    # Undoing goes back to a checkpoint, so it is the first to hear the welcome again.
    assert failure(replace(TOY, play=play)) == "toy.ask.bid: undo does not restore the position"

    class Patient(SelfPlayMatch):
        def _behind_barrier(self, ask: Ask, barrier: bool) -> None:
            self._re_enter(self.match.snapshots[-1])

    with pytest.raises(Failure, match="a checkpoint re-entered tells another story"):
        Patient(
            replace(TOY, play=play),
            SEATS,
            dict.fromkeys(SEATS, TOY.computer("random")),
            seed=b"again",
        ).run()


def test_a_match_told_afresh_begins_at_its_checkpoint() -> None:
    players = dict.fromkeys(SEATS, TOY.computer("random"))
    selfplay_match = SelfPlayMatch(TOY, SEATS, players, seed=b"afresh")
    for _ in range(15):
        selfplay_match.step()
    match = selfplay_match.match
    for kept in match.snapshots:
        twin = replay_from_snapshot(match, kept)
        assert (twin.digest, twin.pending) == (match.digest, match.pending)
        assert len(twin.entries) < len(match.entries)


def test_a_seat_left_out_of_the_score_is_found() -> None:
    def score(state: Orchard) -> list[FinalScore]:
        return [FinalScore("amber", 1, True)]

    assert failure(replace(TOY, score=score)) == "a finished match does not score every seat"


def test_an_option_without_words_is_found() -> None:
    def label(seen: ToyView, ask: Ask, option: str) -> Phrase:
        return {"pass": phrase("toy.choice.pass")}[option]

    assert "cannot be put into words" in failure(replace(TOY, label=label))


def test_a_question_without_help_is_found() -> None:
    def topic_of(key: str) -> str:
        return "nowhere"

    why = failure(replace(TOY, topic_of=topic_of))
    assert why == "toy.ask.bid: no page of the rules explains it"


def test_a_failure_carries_the_log_that_shows_it() -> None:
    def turn(state: Orchard, seat: str) -> Procedure[None]:
        state.tell("toy.note.pass", seat=seat_name(seat))
        yield from choose(seat, "toy.ask.action", ())

    game = with_turn(turn)
    with pytest.raises(Failure) as found:
        play_and_check(game)
    entries = found.value.entries
    header = Match.begin(game, SEATS, seed=b"rehearsal 0").header
    assert Match(game, header, entries).pending[0].options == ()
