"""Builds the views of Deus, and shuffles what a view must not show."""

from __future__ import annotations

from functools import lru_cache

from games.core.fair import Dice
from games.deus.board import Face, sites
from games.deus.components import CARD, COLOURS, PIECES, RESOURCES, TILES
from games.deus.rules.scoring import reckoning
from games.deus.state import State
from games.deus.view import (
    CardView,
    ColumnCard,
    DeusView,
    Ending,
    PlayerView,
    RegionView,
    SiteView,
    TileView,
)

_FACES: dict[str, CardView] = {
    physical: CardView(physical, card.id, card.colour, card.cost) for physical, card in CARD.items()
}


def view(state: State, seat: str | None) -> DeusView:
    """What ``seat`` (None: the public) may see; everything is open once the match is over."""
    over = state.stage == "over"
    return DeusView(
        seat=seat,
        round=state.round,
        first=state.first or None,
        active=state.active or None,
        ending=_ending(state),
        regions=_regions(state),
        players=tuple(_player(state, other, over or other == seat) for other in state.seats),
        supply=dict(state.supply),
        temples_left=state.temples_left,
        deck_size=len(state.deck),
        discard_size=len(state.discard),
        discard_top=_FACES[state.discard[-1]] if state.discard else None,
        scores=reckoning(state) if over else None,
        jokers_allowed=state.options.jokers,
        sites=_sites(state),
        tile=_tile(state),
    )


def _ending(state: State) -> Ending:
    if state.stage == "over":
        return "over"
    if state.ending_round is None:
        return "open"
    return "last" if state.round > state.ending_round else "last_but_one"


def _regions(state: State) -> tuple[RegionView, ...]:
    if not state.layout:
        return ()
    board = state.board
    found: list[RegionView] = []
    for label, cell in board.cells.items():
        held = state.holdings.get(label)
        village = state.villages.get(label)
        found.append(
            _region(
                label,
                cell.q,
                cell.r,
                board.terrain[label],
                held.owner if held else None,
                tuple(held.pieces) if held else (),
                village.vp if village else 0,
                village.attacked if village else False,
            )
        )
    return tuple(found)


# Most regions are the same from one look to the next, and for everybody: one object is enough.
_region = lru_cache(maxsize=8192)(RegionView)


def _player(state: State, seat: str, open_to_viewer: bool) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        gold=player.gold,
        resources=dict(player.resources),
        ready=dict(player.ready),
        reserve=dict(player.reserve),
        columns={
            colour: tuple(_in_column(player.joker, card, open_to_viewer) for card in cards)
            for colour, cards in player.columns.items()
        },
        hand_size=len(player.hand),
        hand=tuple(_FACES[card] for card in player.hand) if open_to_viewer else None,
        vp=player.vp if open_to_viewer else None,
        joker_left=state.options.jokers and player.joker is None,
        first_region=player.first_region,
    )


def _in_column(joker: str | None, card: str, open_to_viewer: bool) -> ColumnCard:
    if card != joker:
        return ColumnCard(_FACES[card])
    return ColumnCard(_FACES[card] if open_to_viewer else None, joker=True)


def _sites(state: State) -> tuple[SiteView, ...]:
    if not state.unlaid:
        return ()
    return tuple(SiteView(f"at:{q},{r}", q, r) for q, r in sites(state.layout))


def _tile(state: State) -> TileView | None:
    if not state.unlaid:
        return None
    laid, left = len(state.layout), len(state.unlaid)
    return TileView(laid + 1, laid + left, state.unlaid[0].terrains)


def conceal(state: State, seat: str | None, dice: Dice) -> State:
    """Shuffle all that ``seat`` may not know.

    That is rivals' hands, jokers and points, the deck, the discards, and the tiles of a free
    continent behind the one that is to be laid next.
    """
    if state.stage == "over":
        return state
    _conceal_tiles(state, dice)
    hidden = [rival for rival in state.seats if rival != seat]
    below = state.discard[:-1]
    pool = [*state.deck, *below]
    for rival in hidden:
        player = state.players[rival]
        pool.extend(player.hand)
        if player.joker is not None:
            pool.append(player.joker)
    mixed = dice.sample(sorted(pool), len(pool))
    for rival in hidden:
        player = state.players[rival]
        player.hand = sorted(mixed.pop() for _ in player.hand)
        player.vp = dice.below(40)
        if player.joker is not None:
            other = mixed.pop()
            for colour in COLOURS:
                column = player.columns[colour]
                player.columns[colour] = [other if c == player.joker else c for c in column]
            player.joker = other
    state.discard[:-1] = [mixed.pop() for _ in below]
    state.deck = sorted(mixed)
    return state


def _conceal_tiles(state: State, dice: Dice) -> None:
    seen = [laid.tile for laid in state.layout] + [face.tile for face in state.unlaid[:1]]
    others = dice.sample([tile for tile in TILES if tile not in seen], len(state.unlaid[1:]))
    hidden = (Face(tile, dice.pick(("A", "B"))) for tile in others)
    state.unlaid = (*state.unlaid[:1], *hidden)


def audit(state: State) -> list[str]:
    """What is wrong with a position: lost cards, pieces or goods, crowded regions."""
    if state.stage == "set_up":
        return []
    wrong: list[str] = []
    cards = [*state.deck, *state.discard]
    for seat, player in state.players.items():
        cards.extend(player.hand)
        for column in player.columns.values():
            cards.extend(column)
        for piece in PIECES:
            laid = sum(
                held.pieces.count(piece) for held in state.holdings.values() if held.owner == seat
            )
            if player.ready[piece] + player.reserve[piece] + laid != 5:
                wrong.append(f"{seat} has lost a {piece} piece")
        if min(player.gold, player.vp, *player.resources.values(), *player.ready.values()) < 0:
            wrong.append(f"{seat} owes something")
        if len(player.hand) > 10:
            wrong.append(f"{seat} holds {len(player.hand)} cards")
    if sorted(cards) != sorted(CARD):
        wrong.append("the 96 cards are not all there")
    for resource in RESOURCES:
        total = state.supply[resource] + sum(
            player.resources[resource] for player in state.players.values()
        )
        if total != 5 * len(state.seats) or state.supply[resource] < 0:
            wrong.append(f"{resource} is not conserved")
    temples = sum("temple" in held.pieces for held in state.holdings.values())
    if temples + state.temples_left != len(state.layout):
        wrong.append("a temple is lost")
    wrong.extend(_crowding(state))
    return wrong


def _crowding(state: State) -> list[str]:
    wrong: list[str] = []
    for label, held in state.holdings.items():
        terrain = state.terrain(label)
        kinds = [piece for piece in held.pieces if piece != "military"]
        if len(dict.fromkeys(kinds)) != len(kinds):
            wrong.append(f"{label} holds a type twice")
        if terrain == "village" or (terrain == "sea") != ("maritime" in held.pieces):
            wrong.append(f"{label} is no place for {held.pieces}")
        if terrain == "sea" and any(p not in ("maritime", "military") for p in held.pieces):
            wrong.append(f"{label} has a building on the sea")
    return wrong
