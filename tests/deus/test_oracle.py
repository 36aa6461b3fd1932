"""Plays whole matches and compares the options of every question with those of the oracle."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.fair import Dice
from games.core.game import random_player
from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.deus import GAME
from games.deus.components import CARD, PIECE_OF, PIECES, RESOURCES
from games.deus.state import State
from tests.deus import card_texts, rulebook
from tests.deus.card_texts import Goods
from tests.deus.table import Game, begin
from tests.harness.cases import Case, Cell
from tests.selfplay.oracle import Oracle, play_with_oracle

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"jokers": True}),
    (4, {"jokers": True, "layout": "varied"}),
    (3, {"starting_buildings": 8, "layout": "free", "jokers": True}),
]


class Witness:
    """Checks every question of a match against the second reading."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = 0
        self.seen: dict[str, int] = {}
        self.used: set[str] = set()

    def look(self, ask: Ask) -> None:
        self.seen[ask.key] = self.seen.get(ask.key, 0) + 1
        state, options = self.game.state, set(ask.options)
        if ask.key == "deus.ask.turn":
            check_table(state)
            designs = {o.rpartition(".")[0] if o.startswith("build:") else o for o in options}
            assert len(designs) == len(options)
            assert designs == rulebook.turn(state, ask.seat)
        elif ask.key == "deus.ask.temple":
            assert options == rulebook.temple_places(state, ask.seat)
        elif ask.key == "deus.ask.joker-column":
            assert options == rulebook.joker_columns(state, ask.seat)
        elif ask.key == "deus.ask.army":
            self.steps = int(str(ask.facts["steps"]))
        elif ask.key == "deus.ask.march":
            self.marching(ask, options)

    def marching(self, ask: Ask, options: set[str]) -> None:
        state, start = self.game.state, str(ask.facts["region"])
        alone = {o for o in options if not state.holds(o, ask.seat, "military")}
        allowed = rulebook.marches(state, ask.seat, start, self.steps)
        assert alone <= allowed
        together = [h for h in state.holdings.values() if h.pieces.count("military") > 1]
        # If two armies share a region, a march may not block the moves that must part them.
        assert together or alone == allowed
        pieces = state.holdings[start].pieces
        assert pieces.count("military") > 1 or sorted(pieces) != ["military", "temple"]

    def chosen(self, ask: Ask, pick: str) -> tuple[str, set[str]] | None:
        """After a card is named: the questions it must lead to, by the rulebook."""
        if ask.key != "deus.ask.turn" or not pick.startswith("build:"):
            return None
        card = pick.removeprefix("build:")
        return card, rulebook.ways_to_pay(self.game.state, ask.seat, card)

    def due(self, ask: Ask, picks: Picks) -> dict[str, Goods] | None:
        """What everybody must own after a card is used, by the card's own words."""
        if ask.key != "deus.ask.use" or picks == ("all",):
            return None
        card = ask.facts["card"]
        assert isinstance(card, Phrase)
        design = card.key.removeprefix("deus.card.")
        owned = wealth(self.game.state)
        if picks == ("use",):
            changes = card_texts.outcome(design, self.game.state, ask.seat)
            if changes is None:
                return None
            self.used.add(design)
            # Nothing to gain is no question, except where a rival's VP are secret.
            assert design == "R06" or any(any(change.values()) for change in changes.values())
            for seat, change in changes.items():
                owned[seat].update(change)
        return owned


def wealth(state: State) -> dict[str, Goods]:
    """What everybody owns."""
    owned = {}
    for seat, player in state.players.items():
        owned[seat] = Counter(gold=player.gold, vp=player.vp)
        owned[seat].update({str(name): count for name, count in player.resources.items()})
    return owned


def check_table(state: State) -> None:
    """What must be true between two turns."""
    for label, held in state.holdings.items():
        terrain = state.board.terrain[label]
        assert terrain != "village"
        assert held.pieces
        assert len(set(held.pieces)) == len(held.pieces)
        if terrain == "sea":
            assert "maritime" in held.pieces
            assert set(held.pieces) <= {"maritime", "military"}
        else:
            assert "maritime" not in held.pieces
    for label, village in state.villages.items():
        assert village.attacked == (village.vp == 0)
        assert village.attacked or not rulebook.must_fall(state, label)
    for seat, player in state.players.items():
        assert len(player.hand) <= 10
        assert player.hand or not (state.deck or state.discard)
        assert min(player.gold, player.vp, *player.resources.values()) >= 0
        for piece in PIECES:
            placed = sum(h.pieces.count(piece) for h in state.holdings.values() if h.owner == seat)
            assert placed + player.ready[piece] + player.reserve[piece] == 5
            column = next(c for c, p in PIECE_OF.items() if p == piece)
            assert len(player.columns[column]) == placed
    for resource in RESOURCES:
        owned = sum(player.resources[resource] for player in state.players.values())
        assert owned + state.supply[resource] == 5 * len(state.seats)
    temples = sum(held.pieces.count("temple") for held in state.holdings.values())
    assert temples + state.temples_left == len(state.layout)


def play(game: Game, seed: int) -> Witness:
    """Random answers, though builders build more often than chance would."""
    witness, dice = Witness(game), Dice(f"player {seed}".encode())
    match, hurried = game.match, False
    while not match.over:
        ask = match.pending[0]
        witness.look(ask)
        picks = random_player(ask, lambda: None, dice)
        building = [option for option in ask.options if option.startswith("build:")]
        if building and dice.below(4):
            picks = (dice.pick(building),)
        named = witness.chosen(ask, picks[0] if picks else "")
        # "All", and a school's pick, let later effects happen unasked.
        unasked = picks == ("all",) or ask.key == "deus.ask.activate"
        hurried = ask.key != "deus.ask.turn" and (hurried or unasked)
        before = snapshot(game.state)
        due = witness.due(ask, picks)
        match.answer(ask.seat, picks)
        if due is not None:
            assert wealth(game.state) == due
        if ask.key in ("deus.ask.place", "deus.ask.march") and not hurried:
            check_attack(game.state, before, ask.seat if picks[0].startswith("edge:") else None)
        for then in match.pending[:1]:
            if named is not None:
                check_building(then, *named, game.state)
            elif ask.key in ("deus.ask.pay", "deus.ask.joker-column"):
                check_places(then, game.state)
    return witness


Before = tuple[dict[str, int], dict[str, int]]


def snapshot(state: State) -> Before:
    """Everybody's VP, and the VP on villages that were not attacked yet."""
    intact = {label: v.vp for label, v in state.villages.items() if not v.attacked}
    return {seat: player.vp for seat, player in state.players.items()}, intact


def check_attack(state: State, before: Before, buyer: str | None) -> None:
    """After a piece has come to rest, exactly the surrounded villages fell, each to its winner."""
    vp, intact = before
    for label, points in intact.items():
        assert state.villages[label].attacked == rulebook.must_fall(state, label)
        if state.villages[label].attacked:
            for seat, share in rulebook.shares(state, label, points).items():
                vp[seat] += share
    if buyer is not None:
        vp[buyer] -= 3
    assert {seat: player.vp for seat, player in state.players.items()} == vp


def check_building(then: Ask, card: str, ways: set[str], state: State) -> None:
    if len(ways) > 1:
        assert then.key == "deus.ask.pay"
        assert set(then.options) == ways
    elif CARD[card].colour != "purple":
        assert then.key == "deus.ask.place"
        check_places(then, state)


def check_places(ask: Ask, state: State) -> None:
    if ask.key != "deus.ask.place":
        return
    colour = next(c for c, p in PIECE_OF.items() if f"deus.piece.{p}" in str(ask.facts["piece"]))
    assert set(ask.options) == rulebook.places(state, ask.seat, PIECE_OF[colour])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("people", "options"), TABLES)
def test_a_game_at_random_keeps_to_the_rulebook(
    people: int, options: dict[str, object], seed: int
) -> None:
    game = begin(people, seed, **options)
    witness = play(game, seed)
    check_table(game.state)
    points = {score.seat: score.points for score in GAME.score(game.state)}
    assert points == {s: rulebook.final_points(game.state, s) for s in game.state.seats}
    best = max(points.values())
    assert {s.seat for s in GAME.score(game.state) if s.won} == {
        seat for seat in points if points[seat] == best
    }
    fallen = all(village.attacked for village in game.state.villages.values())
    assert fallen or game.state.temples_left == 0
    # A hand that could not be filled passes its turn.
    passed = game.heard(None).count("deus.note.no-cards")
    assert (witness.seen["deus.ask.turn"] + passed) % people == 0
    assert witness.seen.get("deus.ask.place", 0) > 5


def test_the_options_oracle_agrees_in_whole_matches_and_meets_all_its_questions() -> None:
    oracle = Oracle("deus")
    for cast in ("random", "sensible"):
        play_with_oracle(oracle, Cell(Case("deus", 3), cast))
    assert set(oracle.asked) == set(oracle.answers)
