"""How a position of Ankh looks to the computer player."""

from __future__ import annotations

from games.ankh.components import CONFLICTS, MONUMENTS, POWERS
from games.ankh.egypt import egypt
from games.ankh.rules.strength import MAGNIFICENT_BASE, MAGNIFICENT_MONUMENTS, TEMPLE_STRENGTH
from games.ankh.view import AnkhView, FigureView, GodView, HexView, MonumentKind
from games.core.fair import Dice

PRESENCE = 2.0
NEUTRAL = 1.7
OWN = 0.5


class Outlook:
    """A seat's view, with the questions a player asks of it answered."""

    __slots__ = (
        "_counts",
        "_majorities",
        "_might",
        "cells",
        "dice",
        "figures",
        "god",
        "map",
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
        self.map = egypt(view.camels)
        self.regions = tuple(sorted({n: None for cell in view.hexes for n in cell.regions}))
        self._counts: dict[tuple[str, int], int] = {}
        self._might: dict[tuple[str, int], int] = {}
        self._majorities: dict[tuple[str, int], int] = {}

    # Figures

    def mine(self) -> list[str]:
        """The hexes of the god's own figures."""
        return [at for at, figure in self.figures.items() if figure.owner == self.god]

    def held(self, owner: str, region: int) -> list[str]:
        """The hexes of an owner's figures in a region."""
        return [
            at
            for at, figure in self.figures.items()
            if figure.owner == owner and region in self.cells[at].regions
        ]

    def count(self, owner: str, region: int) -> int:
        """How many figures an owner has in a region."""
        if (owner, region) not in self._counts:
            self._counts[owner, region] = len(self.held(owner, region))
        return self._counts[owner, region]

    def might(self, owner: str, region: int) -> int:
        """An owner's strength in a region before cards are played."""
        if (owner, region) not in self._might:
            self._might[owner, region] = self._reckon_might(owner, region)
        return self._might[owner, region]

    def _reckon_might(self, owner: str, region: int) -> int:
        held = self.held(owner, region)
        total = sum(self.figure_might(at) for at in held)
        if "temples" in self.god_of(owner).powers:
            near = {n: None for at in held for n in self.map.beside[at]}
            total += TEMPLE_STRENGTH * sum(
                self.cells[at].monument == "temple" and self.cells[at].monument_owner == owner
                for at in near
            )
        return total

    def figure_might(self, label: str) -> int:
        """What a figure counts in battle."""
        figure = self.figures[label]
        for near in self.map.beside[label]:
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
        """The god of that name."""
        return next(g for g in self.view.gods if g.seat == owner)

    def rivals_in(self, region: int) -> int:
        """The strength of the strongest rival in a region."""
        return max((self.might(g.seat, region) for g in self.rivals), default=0)

    # Monuments

    def monuments(self, owner: str | None, kind: MonumentKind | None = None) -> list[HexView]:
        """The monuments of an owner, of one kind or of all."""
        return [
            cell
            for cell in self.view.hexes
            if cell.monument and cell.monument_owner == owner and kind in (None, cell.monument)
        ]

    def most_of_a_kind(self, owner: str) -> int:
        """How many monuments of the kind it has most of an owner controls."""
        return max(len(self.monuments(owner, kind)) for kind in MONUMENTS)

    def majorities(self, region: int, owner: str) -> int:
        """Kinds of monument of which an owner controls most in a region."""
        if (owner, region) not in self._majorities:
            self._majorities[owner, region] = sum(
                self.lead(kind, region, owner) > 0 for kind in MONUMENTS
            )
        return self._majorities[owner, region]

    def lead(self, kind: str, region: int, owner: str) -> int:
        """By how many monuments of a kind an owner is ahead of all others in a region."""
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
    def follower_worth(self) -> float:
        """What a follower is worth in devotion."""
        done = len(self.me.powers)
        wanted = sum(level for level, names in POWERS.items() for _ in names[:2]) - sum(
            1 + place // 2 for place in range(done)
        )
        if self.conflicts_left == 0:
            return 0.3 if "worshipful" in self.me.powers else 0.03
        if wanted > self.me.followers:
            return 0.4
        return 0.3 if "worshipful" in self.me.powers else 0.15

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
        temples = "temples" in self.me.powers
        for label in near:
            cell = self.cells[label]
            if cell.monument is None:
                continue
            if cell.monument_owner is None:
                value += NEUTRAL
            elif cell.monument_owner == self.god:
                value += OWN + (0.6 if temples and cell.monument == "temple" else 0.0)
            else:
                value += 0.3
        value += 0.1 * sum(self.cells[label].ground == "desert" for label in mine)
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
        assert cell.monument is not None
        region = cell.regions[0]
        swing = 2 if cell.monument_owner is not None else 1
        lead = self.lead(cell.monument, region, self.god)
        value = 1.0 + (1.0 if lead <= 0 < lead + swing else 0.0)
        if cell.monument_owner is not None:
            value += 1.0 if self.lead(cell.monument, region, cell.monument_owner) == 1 else 0.3
        return value + 0.3 * kind_worth(self, cell.monument)


def kind_worth(look: Outlook, kind: str) -> float:
    """How much a god with its powers likes monuments of a kind."""
    value = 0.0
    if f"{kind}s" in look.me.powers:
        value += 1.0
    if "magnificent" in look.me.powers:
        owned = len([c for c in look.monuments(look.god) if c.monument == kind])
        value += 1.0 if owned == MAGNIFICENT_MONUMENTS - 1 else 0.2
    return value
