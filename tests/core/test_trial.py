"""Trials: the seat sees what it would see in the match, and no hidden fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.core.fair import Dice
from games.core.game import AnyGame, find, random_player
from games.core.log import Entry
from games.core.match import AnyMatch, Match, Refused
from games.core.steps import Ask, Procedure, chance, checkpoint, choose, together
from games.core.trials.determinization import Determinizer, entries_since_checkpoint
from games.core.trials.trial import Trial, trial_of
from tests.cases import GAMES, Case, spacing
from tests.core.tiny_game import SEATS, SEED, TinyState, tell, tiny_game
from tests.hidden.open_games import OPEN
from tests.hidden.resampling import positions_of
from tests.toy import TOY, Orchard, ToyView

CASES = (
    Case("toy", 3, (("rounds", 5), ("weather", "storm"))),
    Case("toy", 2, (("paired", True),)),
    *(
        Case(name, count)
        for name in GAMES
        for count in dict.fromkeys((find(name).people[0], min(4, find(name).people[-1])))
    ),
)


def played(case: Case) -> AnyGame:
    return TOY if case.game == "toy" else find(case.game)


def questions(case: Case, every: int, most: int) -> Iterator[tuple[AnyMatch, Ask]]:
    """Questions of a random match, one in ``every`` of the first ``most``.

    Of those before the first checkpoint two are enough: there the search begins at the set-up,
    with everything that was drawn for it, and takes its time.
    """
    game = played(case)
    match: AnyMatch = Match.begin(
        game, case.seats(game), dict(case.options), seed=b"real", people=case.people, stride=4
    )
    dice = Dice(str(case).encode(), "trial")
    early = 0
    for number in range(most):
        if match.over:
            return
        ask = dice.pick(match.pending)
        early += not match.snapshots
        if number % every == 0 and (match.snapshots or early <= every + 1):
            yield match, ask
        match.answer(ask.seat, random_player(ask, lambda: None, dice))


def played_on(trial: Trial, dice: Dice, most: int = 20) -> Trial:
    """Random steps up to the end of the trial."""
    while trial.ask is not None and len(trial.steps) < most:
        trial.answer(random_player(trial.ask, lambda: None, dice))
    return trial


def observed(trial: Trial) -> tuple[str, list[Entry], int]:
    return (
        trial.determinization.digest,
        trial.determinization.entries,
        len(trial.determinization.notes),
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_trial_begins_where_the_seat_stands_and_leaves_the_match_alone(case: Case) -> None:
    begun = 0
    for match, ask in questions(case, 15, 150):
        before = match.digest, list(match.entries), list(match.notes)
        trial = trial_of(match, ask.seat, b"trial")
        assert trial.ask == ask
        assert trial.determinization.view(ask.seat) == match.view(ask.seat)
        assert not trial.determinization.game.audit(trial.determinization.state)
        assert not trial.visible_notes
        assert not trial.uncertain
        played_on(trial, Dice(b"steps", str(begun)))
        assert len(trial.steps) == 20 or ask.seat not in trial.awaited
        again = trial_of(match, ask.seat, b"trial")
        determinization = again.determinization
        again.take(trial.steps)
        assert observed(again) == observed(trial)
        kept = Trial.again(
            match.game,
            match.header,
            ask.seat,
            seed=b"trial",
            origin=determinization.origin,
            told=determinization.told,
        )
        kept.take(trial.steps)
        assert observed(kept) == observed(trial)
        assert (match.digest, match.entries, match.notes) == before
        begun += 1
    assert begun > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_trial_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    """The proof that nothing hidden gets into a trial: it is made of what the seat knows."""
    differed = refused = 0
    for number, (shown, ask) in enumerate(questions(case, spacing(case.game, 13), 150)):
        game, header = shown.game, shown.header
        match: AnyMatch = Match(game, header, shown.entries, stride=1)
        origin, entries_since = entries_since_checkpoint(match)
        try:
            twin = Determinizer(
                game, header, origin, entries_since, ask.seat, b"twin%d" % number
            ).determinize()
            here = Determinizer(
                game, header, origin, entries_since, ask.seat, b"trial"
            ).determinize()
        except Refused:
            # What was hidden at the checkpoint may have been shown since: that is hard to hit.
            refused += 1
            continue
        differed += twin.digest != match.digest
        there = Determinizer(game, header, twin.origin, twin.told, ask.seat, b"trial").determinize()
        assert game.codec.dump(here.state) == game.codec.dump(there.state)
        first = played_on(Trial(here, b"luck"), Dice(b"steps", str(number)))
        second = Trial(there, b"luck")
        second.take(first.steps)
        assert observed(first) == observed(second)
    assert refused < 3
    # Twins that are no different would prove nothing.
    assert differed > 1 or case.game in OPEN


@pytest.mark.parametrize("case", CASES, ids=str)
def test_resampled_facts_do_not_depend_on_the_real_ones(case: Case) -> None:
    game = played(case)
    looked = 0
    for match, state, _ in positions_of(
        game, case, Dice(b"conceal", str(case)), spacing(case.game, 30)
    ):
        for seat in match.header.seats:
            mixed = game.resample_hidden(game.codec.load(state), seat, Dice(b"other", seat))
            twice = game.resample_hidden(mixed, seat, Dice(b"dice", seat))
            once = game.resample_hidden(game.codec.load(state), seat, Dice(b"dice", seat))
            assert game.codec.dump(twice) == game.codec.dump(once)
            looked += 1
    assert looked > 3


def toy_at_the_first_action() -> Match[Orchard, ToyView]:
    match: Match[Orchard, ToyView] = Match.begin(TOY, ("amber", "azure", "rose"), seed=b"toy")
    for seat, bid in (("amber", "5"), ("azure", "1"), ("rose", "2")):
        match.answer(seat, [bid])
    return match


def test_hidden_cards_and_goals_fall_as_often_as_they_should() -> None:
    match = toy_at_the_first_action()
    cards: Counter[str] = Counter()
    goals: Counter[str] = Counter()
    rounds = 600
    for number in range(rounds):
        trial = trial_of(match, "amber", b"seed%d" % number)
        trial.answer(["peek"])
        cards[trial.determinization.state.deck[0]] += 1
        goals[trial.determinization.state.gardeners["azure"].goal] += 1
    # 3 of 8 cards are gold, 3 leaves, 2 rotten; five goals are not amber's own.
    expected = {"gold": 3 / 8, "leaf": 3 / 8, "rot": 2 / 8}
    for card, share in expected.items():
        assert abs(cards[card] / rounds - share) < 0.07
    own = match.state.gardeners["amber"].goal
    assert own not in goals
    assert len(goals) == 5
    assert max(goals.values()) < rounds * 0.27


def test_cards_that_a_rival_holds_are_drawn_in_trials() -> None:
    held = drawn = 0
    for match, ask in questions(Case("deus", 2), 6, 60):
        rivals = [card for s, p in match.state.players.items() if s != ask.seat for card in p.hand]
        for number in range(10):
            trial = trial_of(match, ask.seat, b"seed%d" % number)
            held += len(rivals)
            drawn += sum(card in trial.determinization.state.deck for card in rivals)
    # They are hidden among deck, discards and the rival's hand: mostly they lie in the deck.
    assert held / 2 < drawn < held


def test_answers_that_are_still_sealed_play_no_part() -> None:
    def begun(bid: str) -> Trial:
        match: Match[Orchard, ToyView] = Match.begin(TOY, ("amber", "azure", "rose"), seed=b"toy")
        match.answer("azure", [bid])
        match.answer("rose", ["3"])
        return trial_of(match, "amber", b"trial")

    trials = [begun("1"), begun("5")]
    for trial in trials:
        trial.answer(["2"])
        assert trial.ask is None
        assert trial.awaited == ("azure", "rose")
    assert observed(trials[0]) == observed(trials[1])


def _own_lines(state: TinyState, seat: str | None) -> tuple[str, ...]:
    return tuple(line for line in state.lines if line.startswith((f"{seat}:", "all:")))


def secretly(state: TinyState) -> Procedure[None]:
    """Cards are drawn and put away unseen, and there is no checkpoint behind it."""
    bag = list("abcdefgh")
    for seat in ("azure", "amber", "azure"):
        (card,) = yield from chance("tale.card", bag)
        bag.remove(card)
        state.lines.append(f"{seat}:{card}")
        state.tell_only([seat], "tale.drew", card=card)
    held = [line[-1] for line in state.lines if line.startswith("azure:")]
    hidden = yield from choose("azure", "tale.hide", held, secret=True)
    state.lines.append(f"azure:hid {hidden}")
    (card,) = yield from chance("tale.open", bag)
    bag.remove(card)
    state.lines.append(f"all:{card}")
    state.tell("tale.open", card=card)
    while True:
        yield from choose("amber", "tale.say", ("on",))
        state.lines.extend(f"amber:saw {c}" for c in (yield from chance("tale.card", bag)))


def test_what_was_drawn_and_answered_in_secret_is_mixed() -> None:
    game = replace(tiny_game(secretly), view=_own_lines)
    match = Match.begin(game, SEATS, seed=SEED)
    match.answer("azure", [match.pending[0].options[0]])
    seen = [line[-1] for line in match.view("amber")]
    met: list[Counter[str]] = [Counter(), Counter(), Counter()]
    rounds = 400
    for number in range(rounds):
        trial = trial_of(match, "amber", b"seed%d" % number)
        lines = trial.determinization.state.lines
        assert _own_lines(trial.determinization.state, "amber") == match.view("amber")
        met[0][lines[0]] += 1
        met[1][lines[2]] += 1
        met[2][str(lines[0][-1] == lines[3][-1])] += 1
    for drawn in met[:2]:
        assert sorted(line[-1] for line in drawn) == sorted(set("abcdefgh") - set(seen))
        assert max(drawn.values()) < rounds / 6 * 1.4
    # Which of the two was put away is as open as what they are.
    assert 0.4 < met[2]["True"] / rounds < 0.6


def test_an_order_that_the_seat_saw_in_part_stays_as_seen() -> None:
    def play(state: TinyState) -> Procedure[None]:
        deck = yield from chance("tale.deck", "aabbccdd", 8)
        state.lines.append(f"all:{deck[0]}")
        state.lines.extend(f"deck:{card}" for card in deck)
        while True:
            yield from choose("amber", "tale.say", ("on",))

    match = Match.begin(replace(tiny_game(play), view=_own_lines), SEATS, seed=SEED)
    lasts: Counter[str] = Counter()
    for number in range(200):
        lines = trial_of(match, "amber", b"seed%d" % number).determinization.state.lines
        assert lines[1] == match.state.lines[1]
        assert sorted(lines[1:]) == sorted(match.state.lines[1:])
        lasts[lines[-1]] += 1
    assert len(lasts) == 4


def test_a_sealed_answer_that_was_opened_stays_as_it_was() -> None:
    def play(state: TinyState) -> Procedure[None]:
        bids = yield from together(
            Ask(seat, "tale.bid", tuple("123456"), secret=True) for seat in SEATS
        )
        state.lines.extend(f"{seat}:{bids[seat][0]}" for seat in SEATS)
        while True:
            yield from choose("amber", "tale.say", ("on",))

    match = tell(play)
    for seat, bid in zip(SEATS, "264", strict=True):
        match.answer(seat, [bid])
    for number in range(20):
        trial = trial_of(match, "amber", b"seed%d" % number)
        assert trial.determinization.state.lines == match.state.lines


def test_the_same_steps_can_be_taken_for_real() -> None:
    taken = 0
    for match, ask in questions(Case("ankh", 3), 11, 120):
        trial = played_on(trial_of(match, ask.seat, b"trial"), Dice(b"steps", str(taken)))
        real = Match(match.game, match.header, match.entries, seed=b"real")
        for step in trial.steps:
            real.answer(ask.seat, step.picks, step.fingerprint)
        # Nothing is hidden in Ankh but answers still sealed: it comes out just so.
        assert match.answered or real.view(ask.seat) == trial.determinization.view(ask.seat)
        taken += len(trial.steps)
    assert taken > 10


def test_luck_is_the_trial_s_own() -> None:
    def play(state: TinyState) -> Procedure[None]:
        while True:
            yield from checkpoint("throw")
            yield from choose("amber", "tale.say", ("on",))
            state.lines.extend((yield from chance("tale.die", "123456")))

    match = tell(play)
    fell: Counter[str] = Counter()
    for number in range(60):
        trial = trial_of(match, "amber", b"seed%d" % number)
        trial.answer(["on"])
        assert trial.uncertain
        fell.update(trial.determinization.state.lines)
    assert len(fell) == 6
    assert match.state.lines == []


def test_what_a_trial_brings_to_light_is_only_an_example() -> None:
    trial = trial_of(toy_at_the_first_action(), "amber", b"trial")
    trial.answer(["peek"])
    assert trial.uncertain
    plain = trial_of(toy_at_the_first_action(), "amber", b"trial")
    plain.answer(["pass"])
    assert not plain.uncertain


def test_a_step_that_does_not_fit_changes_nothing() -> None:
    trial = trial_of(toy_at_the_first_action(), "amber", b"trial")
    before = observed(trial)
    for picks, fingerprint in ((["fly"], None), ([], None), (["pass"], "another question")):
        with pytest.raises(Refused):
            trial.answer(picks, fingerprint)
    assert observed(trial) == before
    assert trial.steps == []


def test_only_who_is_asked_may_try() -> None:
    match = toy_at_the_first_action()
    with pytest.raises(Refused) as refused:
        trial_of(match, "rose", b"trial")
    assert refused.value.reason.key == "core.refused.not_asked"


def test_where_no_world_fits_the_trial_is_refused() -> None:
    def resample_hidden(state: Orchard, seat: str | None, dice: Dice) -> Orchard:
        # What it makes is never what the seat sees.
        state.trees["C1"] = 40 + dice.below(9)
        return state

    match = toy_at_the_first_action()
    match.game = replace(TOY, resample_hidden=resample_hidden)
    with pytest.raises(Refused) as refused:
        trial_of(match, "amber", b"trial")
    assert refused.value.reason.key == "core.refused.no_trial"
