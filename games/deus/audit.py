"""Audits positions of Deus and resamples what a seat may not know, for the tests."""

from __future__ import annotations

from games.core.fair import Dice
from games.deus.board import TileSide
from games.deus.components import CARD, COLOURS, PIECES, RESOURCES, TILES
from games.deus.state import State


def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
    """Return the state with everything dealt anew that ``seat`` may not know.

    That is the rivals' hands, jokers and points, the deck, the discards below the top one, and
    the tiles of a free continent after the next one.
    """
    if state.stage == "over":
        return state
    _resample_tiles(state, dice)
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


def _resample_tiles(state: State, dice: Dice) -> None:
    seen = [laid.tile for laid in state.layout] + [face.tile for face in state.unlaid[:1]]
    others = dice.sample([tile for tile in TILES if tile not in seen], len(state.unlaid[1:]))
    hidden = (TileSide(tile, dice.pick(("A", "B"))) for tile in others)
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
