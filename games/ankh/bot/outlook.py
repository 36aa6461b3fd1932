"""How a position of Ankh looks to the computer player."""

from __future__ import annotations

from collections.abc import Mapping

from games.ankh.components import CARDS, GROUND, MONUMENTS
from games.ankh.egypt import egypt
from games.ankh.view import AnkhView, FigureView, GodView, HexView

PRESENCE = 2.0
NEUTRAL = 1.2
OWN = 0.5


class Outlook:
    """A seat's view, with the questions a player asks of it answered."""

    __slots__ = ("cells", "god", "map", "me", "regions", "view")

    def __init__(self, view: AnkhView, seat: str) -> None:
        self.view = view
        self.me: GodView = next(g for g in view.gods if seat in (g.seat, g.junior))
        self.god = self.me.seat
        self.cells: dict[str, HexView] = {cell.label: cell for cell in view.hexes}
        self.map = egypt(view.camels)
        self.regions = tuple(sorted({n: None for cell in view.hexes for n in cell.regions}))

    def figures(self) -> dict[str, FigureView]:
        """Every figure on the board by its hex."""
        return {at: cell.figure for at, cell in self.cells.items() if cell.figure is not None}

    def mine(self) -> list[str]:
        """The hexes of the god's own figures."""
        return [at for at, figure in self.figures().items() if figure.owner == self.god]

    def strength(self, owner: str, region: int, at: Mapping[str, str] | None = None) -> int:
        """Figures of an owner in a region, roughly worth one each."""
        return sum(
            1
            for label, figure in self.figures().items()
            if figure.owner == owner and region in self.cells[label].regions
        )

    def rivals_in(self, region: int) -> int:
        """The strength of the strongest rival in a region."""
        counts = [self.strength(g.seat, region) for g in self.view.gods if g.seat != self.god]
        return max(counts, default=0)

    def majorities(self, region: int, owner: str) -> int:
        """Kinds of monument of which an owner controls most in a region."""
        won = 0
        for kind in MONUMENTS:
            counts: dict[str, int] = {}
            for cell in self.view.hexes:
                if cell.monument == kind and cell.monument_owner and region in cell.regions:
                    counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
            mine = counts.pop(owner, 0)
            won += mine > 0 and mine > max(counts.values(), default=0)
        return won

    def harvest(self, owner: str) -> float:
        """The devotion a conflict now would bring an owner, roughly."""
        total = 0.0
        for region in self.regions:
            ours = self.strength(owner, region)
            if not ours:
                continue
            theirs = max(
                (self.strength(g.seat, region) for g in self.view.gods if g.seat != owner),
                default=0,
            )
            total += self.majorities(region, owner)
            total += 1.0 if ours > theirs else 0.4 if ours == theirs else 0.0
        return total

    def posture(self, mine: list[str]) -> float:
        """How well figures stand on these hexes: in many regions, strong, near monuments."""
        near: dict[str, None] = {}
        strength: dict[int, int] = {}
        for label in mine:
            near.update(dict.fromkeys(self.map.beside[label]))
            for region in self.cells[label].regions:
                strength[region] = strength.get(region, 0) + 1
        value = 0.0
        for region, ours in strength.items():
            theirs = self.rivals_in(region)
            value += PRESENCE if ours > theirs else 1.2 if ours == theirs else 0.6
            value += 0.8 * self.majorities(region, self.god)
            value += 0.15 * min(ours - theirs, 3)
        for label in near:
            cell = self.cells[label]
            if cell.monument is None:
                continue
            if cell.monument_owner is None:
                value += NEUTRAL
            elif cell.monument_owner == self.god:
                value += OWN
            else:
                value += 0.3
        value += 0.1 * sum(GROUND[label] == "desert" for label in mine)
        return value

    def controllable(self) -> list[str]:
        """Monuments that a control event could give the god now."""
        near: dict[str, None] = {}
        for label in self.mine():
            near.update(dict.fromkeys(self.map.beside[label]))
        neutral = any(c.monument and c.monument_owner is None for c in self.view.hexes)
        return [
            label
            for label in near
            if self.cells[label].monument is not None
            and self.cells[label].monument_owner != self.god
            and (self.cells[label].monument_owner is None) == neutral
        ]

    def monument_worth(self, label: str) -> float:
        """What controlling a monument is worth: most where it makes a majority."""
        cell = self.cells[label]
        region = cell.regions[0]
        counts: dict[str | None, int] = {}
        for other in self.view.hexes:
            if other.monument == cell.monument and region in other.regions:
                owner = other.monument_owner
                counts[owner] = counts.get(owner, 0) + 1
        mine = counts.get(self.god, 0) + 1
        others = max((n for o, n in counts.items() if o not in (None, self.god)), default=0)
        return 2.0 + (2.0 if mine > others else 0.0)

    def card_bonus(self, card: str) -> int:
        """A battle card's strength."""
        return next(bonus for name, bonus in CARDS.items() if name == card)
