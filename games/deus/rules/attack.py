"""The attack on a barbarian village."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.deus.state import State


def attack_villages(state: State, label: str) -> None:
    """After a piece came to ``label``, every village beside it that is now surrounded falls.

    It is surrounded when players hold all regions around it and at least one army stands there.
    """
    board = state.board
    for village in board.beside[label]:
        if board.terrain[village] == "village" and not state.villages[village].attacked:
            around = [state.holdings.get(near) for near in board.beside[village]]
            if all(around) and any(held and "military" in held.pieces for held in around):
                with state.incident("deus.scene.village", region=village):
                    _fall(state, village)
    if state.ending_round is None and all(v.attacked for v in state.villages.values()):
        state.ending_round = state.round
        with state.incident("deus.scene.ending"):
            state.tell("deus.note.villages-gone")


def _fall(state: State, label: str) -> None:
    """Most armies take the points; ties go to most pieces, then the points are shared."""
    village = state.villages[label]
    armies = dict.fromkeys(state.seats, 0)
    pieces = dict.fromkeys(state.seats, 0)
    for near in state.board.beside[label]:
        held = state.holdings[near]
        armies[held.owner] += held.pieces.count("military")
        pieces[held.owner] += len(held.pieces)
    most = max(armies.values())
    winners = [seat for seat in state.seats if armies[seat] == most]
    most = max(pieces[seat] for seat in winners)
    winners = [seat for seat in winners if pieces[seat] == most]
    share = village.vp // len(winners)
    for seat in winners:
        state.players[seat].vp += share
    village.vp, village.attacked = 0, True
    state.tell(
        "deus.note.attacked",
        region=label,
        count=share,
        sharers=len(winners),
        winners=tuple(seat_name(seat) for seat in winners),
    )
