"""Strength in battle and majorities of monuments (pages 22 to 24, 28, 30, 31)."""

from __future__ import annotations

from games.ankh.components import CARDS, MONUMENTS
from games.ankh.state import State
from games.ankh.view import CardName, MonumentKind

MAGNIFICENT_BASE = 3
MAGNIFICENT_MONUMENTS = 3
TEMPLE_STRENGTH = 2


def neutralised(state: State, label: str) -> bool:
    """Whether an enemy Androsphinx is adjacent to the figure."""
    owner = state.figures[label].owner
    return any(
        (other := state.figures.get(near)) is not None
        and other.kind == "androsphinx"
        and other.owner != owner
        for near in state.board.beside[label]
    )


def figure_strength(state: State, label: str) -> int:
    """The strength of one figure: 1, more for a Magnificent god and for Anubis with captives."""
    if neutralised(state, label):
        return 0
    figure = state.figures[label]
    if figure.kind != "god":
        return 1
    god = state.gods[figure.owner]
    base = MAGNIFICENT_BASE if magnificent(state, figure.owner) else 1
    return base + (len(god.captives) if state.has(figure.owner, "anubis") else 0)


def magnificent(state: State, god: str) -> bool:
    """Whether the god has Magnificent and three monuments of one kind, anywhere."""
    return "magnificent" in state.gods[god].powers and any(
        len(state.monuments_of(god, kind)) >= MAGNIFICENT_MONUMENTS for kind in MONUMENTS
    )


def strength(state: State, god: str, region: int, cards: list[CardName]) -> int:
    """The strength of a god in a battle: figures, cards and temples; 0 without a figure there."""
    mine = state.figures_in(region, god)
    if not mine:
        return 0
    total = sum(figure_strength(state, label) for label in mine)
    total += sum(CARDS[card] for card in cards)
    if "temples" in state.gods[god].powers:
        total += TEMPLE_STRENGTH * sum(
            any(near in mine for near in state.board.beside[temple])
            for temple in state.monuments_of(god, "temple")
            if state.board.of[temple] == region
        )
    return total


def majorities(state: State, god: str, region: int) -> list[MonumentKind]:
    """The kinds of monument that the god controls most of in the region.

    Rivals without figures there still count; neutral monuments do not.
    """
    won: list[MonumentKind] = []
    for kind in MONUMENTS:
        counts: dict[str, int] = {}
        for label, built in state.monuments.items():
            if built.kind == kind and built.owner and state.board.of[label] == region:
                counts[built.owner] = counts.get(built.owner, 0) + 1
        if counts.pop(god, 0) > max(counts.values(), default=0):
            won.append(kind)
    return won
