"""Evaluates a position of Ankh from the view of one seat."""

from __future__ import annotations

from games.ankh.board import board_of
from games.ankh.components import CONFLICTS, MONUMENTS, POWERS
from games.ankh.rules.strength import MAGNIFICENT_BASE, MAGNIFICENT_MONUMENTS, TEMPLE_STRENGTH
from games.ankh.view import AnkhView, FigureView, GodView, HexView, MonumentKind
from games.core.fair import Dice

PRESENCE_VALUE = 2.0
NEUTRAL_VALUE = 1.7
OWN_VALUE = 0.5


class Evaluation:
    """A seat's view with counts, strengths and values that decisions are based on."""

    __slots__ = (
        "_counts",
        "_majorities",
        "_strengths",
        "board",
        "cells",
        "dice",
        "figures",
        "god",
        "me",
        "owned",
        "regions",
        "rivals",
        "view",
    )

    def __init__(self, view: AnkhView, seat: str, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.me: GodView = next(g for g in view.gods if seat in (g.seat, g.junior))
        self.god = self.me.seat
        self.rivals = tuple(g for g in view.gods if g.seat != self.god)
        self.cells: dict[str, HexView] = {cell.label: cell for cell in view.hexes}
        self.figures: dict[str, FigureView] = {
            cell.label: cell.figure for cell in view.hexes if cell.figure is not None
        }
        self.owned = tuple(cell for cell in view.hexes if cell.monument and cell.monument_owner)
        self.board = board_of(view.camels)
        self.regions = tuple(sorted({n: None for cell in view.hexes for n in cell.regions}))
        self._counts: dict[tuple[str, int], int] = {}
        self._strengths: dict[tuple[str, int], int] = {}
        self._majorities: dict[tuple[str, int], int] = {}

    # Figures

    def mine(self) -> list[str]:
        """The hexes of the god's own figures."""
        return [at for at, figure in self.figures.items() if figure.owner == self.god]

    def figures_in(self, owner: str, region: int) -> list[str]:
        """The hexes of an owner's figures in a region."""
        return [
            at
            for at, figure in self.figures.items()
            if figure.owner == owner and region in self.cells[at].regions
        ]

    def count(self, owner: str, region: int) -> int:
        """How many figures an owner has in a region."""
        if (owner, region) not in self._counts:
            self._counts[owner, region] = len(self.figures_in(owner, region))
        return self._counts[owner, region]

    def strength(self, owner: str, region: int) -> int:
        """An owner's strength in a region before cards are played."""
        if (owner, region) not in self._strengths:
            self._strengths[owner, region] = self._count_strength(owner, region)
        return self._strengths[owner, region]

    def _count_strength(self, owner: str, region: int) -> int:
        held = self.figures_in(owner, region)
        total = sum(self.figure_strength(at) for at in held)
        if "temples" in self.god_of(owner).powers:
            near = {n: None for at in held for n in self.board.beside[at]}
            total += TEMPLE_STRENGTH * sum(
                self.cells[at].monument == "temple" and self.cells[at].monument_owner == owner
                for at in near
            )
        return total

    def figure_strength(self, label: str) -> int:
        """The strength of a figure in battle."""
        figure = self.figures[label]
        for near in self.board.beside[label]:
            other = self.figures.get(near)
            if other and other.kind == "androsphinx" and other.owner != figure.owner:
                return 0
        if figure.kind != "god":
            return 1
        owner = self.god_of(figure.owner)
        base = 1
        if "magnificent" in owner.powers and self.most_of_a_kind(owner.seat) >= (
            MAGNIFICENT_MONUMENTS
        ):
            base = MAGNIFICENT_BASE
        return base + (len(owner.captives) if "anubis" in owner.gods else 0)

    def god_of(self, owner: str) -> GodView:
        """The god kept under that seat."""
        return next(g for g in self.view.gods if g.seat == owner)

    def rivals_in(self, region: int) -> int:
        """The strength of the strongest rival in a region."""
        return max((self.strength(g.seat, region) for g in self.rivals), default=0)

    # Monuments

    def monuments(self, owner: str | None, kind: MonumentKind | None = None) -> list[HexView]:
        """The monuments of an owner, of one kind or of all."""
        return [
            cell
            for cell in self.view.hexes
            if cell.monument and cell.monument_owner == owner and kind in (None, cell.monument)
        ]

    def most_of_a_kind(self, owner: str) -> int:
        """The highest number of monuments of one kind that an owner controls."""
        return max(len(self.monuments(owner, kind)) for kind in MONUMENTS)

    def majorities(self, region: int, owner: str) -> int:
        """How many majorities of monuments an owner has in a region."""
        if (owner, region) not in self._majorities:
            self._majorities[owner, region] = sum(
                self.lead(kind, region, owner) > 0 for kind in MONUMENTS
            )
        return self._majorities[owner, region]

    def lead(self, kind: str, region: int, owner: str) -> int:
        """An owner's monuments of a kind in a region, less those of the best other owner."""
        counts: dict[str, int] = {}
        for cell in self.owned:
            if cell.monument == kind and cell.monument_owner and region in cell.regions:
                counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
        mine = counts.pop(owner, 0)
        return mine - max(counts.values(), default=0)

    # The course of the match

    @property
    def conflicts_left(self) -> int:
        """How many conflicts are still to begin."""
        return sum(name in CONFLICTS for name in self.view.events[self.view.event + 1 :])

    @property
    def follower_value(self) -> float:
        """The value of a follower in devotion."""
        done = len(self.me.powers)
        wanted = sum(level for level, names in POWERS.items() for _ in names[:2]) - sum(
            1 + place // 2 for place in range(done)
        )
        if self.conflicts_left == 0:
            return 0.3 if "worshipful" in self.me.powers else 0.03
        if wanted > self.me.followers:
            return 0.4
        return 0.3 if "worshipful" in self.me.powers else 0.15

    def position_value(self, mine: list[str]) -> float:
        """The value of having figures on these hexes: regions, strength there, monuments nearby."""
        near: dict[str, None] = {}
        strength: dict[int, int] = {}
        for label in mine:
            near.update(dict.fromkeys(self.board.beside[label]))
            for region in self.cells[label].regions:
                strength[region] = strength.get(region, 0) + 1
        value = 0.0
        for region, ours in strength.items():
            theirs = self.rivals_in(region)
            value += PRESENCE_VALUE if ours > theirs else 1.2 if ours == theirs else 0.6
            value += 0.8 * self.majorities(region, self.god)
            value += 0.15 * min(ours - theirs, 3)
        temples = "temples" in self.me.powers
        for label in near:
            cell = self.cells[label]
            if cell.monument is None:
                continue
            if cell.monument_owner is None:
                value += NEUTRAL_VALUE
            elif cell.monument_owner == self.god:
                value += OWN_VALUE + (0.6 if temples and cell.monument == "temple" else 0.0)
            else:
                value += 0.3
        value += 0.1 * sum(self.cells[label].ground == "desert" for label in mine)
        return value

    def controllable(self) -> list[str]:
        """Monuments that the god could take in a control event now."""
        near: dict[str, None] = {}
        for label in self.mine():
            near.update(dict.fromkeys(self.board.beside[label]))
        neutral = any(c.monument and c.monument_owner is None for c in self.view.hexes)
        return [
            label
            for label in near
            if self.cells[label].monument is not None
            and self.cells[label].monument_owner != self.god
            and (self.cells[label].monument_owner is None) == neutral
        ]

    def monument_value(self, label: str) -> float:
        """The value of controlling a monument: highest if it makes a majority."""
        cell = self.cells[label]
        assert cell.monument is not None
        region = cell.regions[0]
        swing = 2 if cell.monument_owner is not None else 1
        lead = self.lead(cell.monument, region, self.god)
        value = 1.0 + (1.0 if lead <= 0 < lead + swing else 0.0)
        if cell.monument_owner is not None:
            value += 1.0 if self.lead(cell.monument, region, cell.monument_owner) == 1 else 0.3
        return value + 0.3 * kind_value(self, cell.monument)


def kind_value(evaluation: Evaluation, kind: str) -> float:
    """The additional value of monuments of a kind to a god with its powers."""
    value = 0.0
    if f"{kind}s" in evaluation.me.powers:
        value += 1.0
    if "magnificent" in evaluation.me.powers:
        owned = len([c for c in evaluation.monuments(evaluation.god) if c.monument == kind])
        value += 1.0 if owned == MAGNIFICENT_MONUMENTS - 1 else 0.2
    return value
