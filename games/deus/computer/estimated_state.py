"""A state estimated from a view alone, on which the computer runs the real rules.

What the view hides is filled with placeholders: unseen cards in the order of the card list, rivals
without hands and with an average number of points. Nothing in here reads the true state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from games.core.phrase import Arg
from games.core.steps import Ask, Chance, Picks, Procedure
from games.deus.board import Board, board_on
from games.deus.components import COLOURS, DECK
from games.deus.options import Options
from games.deus.state import Holding, Player, State, Village
from games.deus.view import Colour, DeusView, Ending, Piece, PlayerView

T = TypeVar("T")

# What an activation of a card brings its owner on average, by colour; an offering brings about 1.
# Fitted to self-play: it guesses a rival's hidden points to 4 VP or so.
_POINTS: dict[Colour, float] = {
    "blue": 0.4,
    "green": 0.6,
    "yellow": 0.7,
    "brown": 1.1,
    "red": 0.2,
    "purple": 0.0,
}
_POINTS_AT_FIRST = 2
_NO_BOARD = board_on(())


@dataclass(kw_only=True)
class EstimatedState(State):
    """A position as the seat ``me`` knows it; ``known`` are the cards of its hand that it has seen.

    ``favoured`` caches the best regions found for each kind of piece, and ``feared`` what rivals
    may still gain in so many turns; both hold for one decision. ``hurry`` is a factor below 1 for
    a leader who gains by an early end: it shortens the horizon of plans.
    """

    ground: Board = field(default_factory=lambda: _NO_BOARD)
    me: str = ""
    known: tuple[str, ...] = ()
    favoured: dict[Piece, list[str]] = field(default_factory=dict)
    feared: dict[float, float] = field(default_factory=dict)
    hurry: float = 1.0

    def has_fix(self, name: str) -> bool:
        """Always True: a view does not say which fixes a match has, so today's rules are used."""
        return True

    @property
    def board(self) -> Board:
        """The regions that the seat sees."""
        return self.ground

    @property
    def mine(self) -> Player:
        """The seat's own area."""
        return self.players[self.me]

    def tell(self, key: str, /, **args: Arg) -> None:
        """Do nothing: an estimated state has no readers."""

    reveal = tell

    def tell_only(self, seats: Iterable[str], key: str, /, **args: Arg) -> None:
        """Do nothing: an estimated state has no readers."""

    reveal_only = tell_only

    def as_seen_by(self, seat: str) -> EstimatedState:
        """The same position from another seat's side; a shallow copy, only to be evaluated."""
        other = _shallow_copy(self)
        other.me, other.known = seat, ()
        return other

    def copy(self) -> EstimatedState:
        """The same position, to play on; what no rule changes is shared."""
        other = self.copy_board()
        other._own_area(self)
        other.deck = list(self.deck)
        other.discard = list(self.discard)
        return other

    def copy_area(self) -> EstimatedState:
        """The same position, to change the seat's own goods, pieces and hand."""
        other = _shallow_copy(self)
        other.players = dict(self.players)
        other._own_area(self)
        return other

    def copy_board(self) -> EstimatedState:
        """The same position, to move pieces over the board and points between players."""
        other = _shallow_copy(self)
        other.players = {seat: _shallow_copy(player) for seat, player in self.players.items()}
        other.holdings = {
            label: Holding(held.owner, list(held.pieces)) for label, held in self.holdings.items()
        }
        other.villages = {
            label: Village(village.vp, village.attacked) for label, village in self.villages.items()
        }
        return other

    def _own_area(self, before: EstimatedState) -> None:
        player = self.players[self.me] = _shallow_copy(before.mine)
        player.resources = dict(player.resources)
        player.ready = dict(player.ready)
        player.reserve = dict(player.reserve)
        player.columns = {colour: list(cards) for colour, cards in player.columns.items()}
        player.hand = list(player.hand)
        self.supply = dict(before.supply)


def _shallow_copy(thing: T) -> T:
    """A shallow copy, several times faster than ``copy.copy``."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other


def from_view(view: DeusView) -> EstimatedState:
    """The position that ``view`` shows."""
    ground = board_on(tuple((region.q, region.r, region.terrain) for region in view.regions))
    unseen = _unseen(view)
    # Rivals' hands are left empty, so that the piles can be filled from the front.
    jokers = [unseen.pop() for player in view.players if _hidden_joker(player)]
    deck, rest = unseen[: view.deck_size], unseen[view.deck_size :]
    discard: list[str] = []
    if view.discard_top is not None:
        discard = [*rest[: view.discard_size - 1], view.discard_top.id]
    players = {player.seat: _player(player, jokers, view.round) for player in view.players}
    me = view.seat or ""
    return EstimatedState(
        seats=tuple(players),
        options=Options(jokers=view.jokers_allowed),
        stage="turns",
        villages={
            region.label: Village(region.village_vp, region.attacked)
            for region in view.regions
            if region.terrain == "village"
        },
        holdings={
            region.label: Holding(region.owner, list(region.pieces))
            for region in view.regions
            if region.owner is not None
        },
        players=players,
        supply=dict(view.supply),
        temples_left=view.temples_left,
        deck=deck,
        discard=discard,
        round=view.round,
        first=view.first or "",
        active=view.active or "",
        ending_round=_ending_round(view.ending, view.round),
        ground=ground,
        me=me,
        known=tuple(players[me].hand) if me in players else (),
    )


def _unseen(view: DeusView) -> list[str]:
    seen: dict[str, None] = {}
    if view.discard_top is not None:
        seen[view.discard_top.id] = None
    for player in view.players:
        seen.update((card.id, None) for card in player.hand or ())
        for column in player.columns.values():
            seen.update((laid.card.id, None) for laid in column if laid.card is not None)
    return [card for card in DECK if card not in seen]


def _hidden_joker(player: PlayerView) -> bool:
    return any(laid.card is None for column in player.columns.values() for laid in column)


def _player(player: PlayerView, jokers: list[str], now: int) -> Player:
    columns: dict[str, list[str]] = {}
    joker: str | None = None
    for colour, column in player.columns.items():
        cards = columns[colour] = []
        for laid in column:
            card = laid.card.id if laid.card is not None else jokers.pop()
            cards.append(card)
            joker = card if laid.joker else joker
    return Player(
        gold=player.gold,
        vp=_guessed_vp(player, now) if player.vp is None else player.vp,
        resources=dict(player.resources),
        ready=dict(player.ready),
        reserve=dict(player.reserve),
        columns={colour: columns.get(colour, []) for colour in COLOURS},
        hand=[card.id for card in player.hand or ()],
        first_region=player.first_region,
        joker=joker,
    )


def _guessed_vp(player: PlayerView, now: int) -> int:
    """A rival's estimated points, from their columns and the turns spent on offerings."""
    offerings = max(0, now - sum(len(column) for column in player.columns.values()))
    used = sum(
        _POINTS[colour] * len(column) * (len(column) + 1) / 2
        for colour, column in player.columns.items()
    )
    return round(_POINTS_AT_FIRST + offerings + used)


def _ending_round(ending: Ending, now: int) -> int | None:
    if ending == "open":
        return None
    return now if ending == "last_but_one" else now - 1


Answer = Callable[[Ask, EstimatedState], Picks]


def play_out(state: EstimatedState, procedure: Procedure[None], answer: Answer) -> None:
    """Run a procedure on an estimated state; ``answer`` decides, and draws bring unseen cards."""
    try:
        step = next(procedure)
        while True:
            reply: Picks = ()
            if isinstance(step, Ask):
                reply = answer(step, state)
            elif isinstance(step, Chance):
                reply = step.bag[: step.count]
            step = procedure.send(reply)
    except StopIteration:
        return
