"""Builds the view of a position of Deus for a seat or the public."""

from __future__ import annotations

from functools import lru_cache

from games.deus.board import sites
from games.deus.components import CARD
from games.deus.scoring import score_views
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

_CARD_VIEWS: dict[str, CardView] = {
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
        discard_top=_CARD_VIEWS[state.discard[-1]] if state.discard else None,
        scores=score_views(state) if over else None,
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


# Most regions are the same in consecutive views and for all seats: they share one object.
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
        hand=tuple(_CARD_VIEWS[card] for card in player.hand) if open_to_viewer else None,
        vp=player.vp if open_to_viewer else None,
        joker_left=state.options.jokers and player.joker is None,
        first_region=player.first_region,
    )


def _in_column(joker: str | None, card: str, open_to_viewer: bool) -> ColumnCard:
    if card != joker:
        return ColumnCard(_CARD_VIEWS[card])
    return ColumnCard(_CARD_VIEWS[card] if open_to_viewer else None, joker=True)


def _sites(state: State) -> tuple[SiteView, ...]:
    if not state.unlaid:
        return ()
    return tuple(SiteView(f"at:{q},{r}", q, r) for q, r in sites(state.layout))


def _tile(state: State) -> TileView | None:
    if not state.unlaid:
        return None
    laid, left = len(state.layout), len(state.unlaid)
    return TileView(laid + 1, laid + left, state.unlaid[0].terrains)
