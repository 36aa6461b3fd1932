"""The view of a match: what a seat may see. Pictures, labels and computer players get only this.

Plots of a map are named like "F8": columns A to M (0 to 12) and rows 1 to 13 (0 to 12) around the
first tile, which lies on G7. The frame of 4×4 is fixed once the map spans it. Sides are numbered
clockwise: 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Terrain = Literal["plain", "mountain", "sea"]
Faction = Literal["greek", "viking", "barbarian"]
Symbol = Literal["greek", "viking", "barbarian", "wild", "power", "temple", "location"]
StackName = Literal["power", "faction", "demigod"]
Favour = Literal["greek", "norse", "general"]
Pantheon = Literal["greek", "norse"]
Whereabouts = Literal["active", "cell", "used", "scorched"]


@dataclass(frozen=True, slots=True)
class SymbolView:
    """A visible symbol; ``detail`` is a temple's id or a location's number."""

    kind: Symbol
    sticker: bool = False
    detail: str = ""


@dataclass(frozen=True, slots=True)
class LandscapeView:
    """A stretch of one terrain on a tile; ``sides`` are those it reaches as the tile lies."""

    terrain: Terrain
    sides: tuple[int, ...]
    symbols: tuple[SymbolView, ...]


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile; ``turn`` counts its quarter turns clockwise."""

    id: str
    stack: StackName
    turn: int
    sides: tuple[Terrain, Terrain, Terrain, Terrain]
    landscapes: tuple[LandscapeView, ...]


@dataclass(frozen=True, slots=True)
class FaceView:
    """A face of a die: what is printed or stuck on it and which values it may be used for."""

    text: str
    values: tuple[int, ...]
    sticker: str = ""
    special: str = ""


@dataclass(frozen=True, slots=True)
class DieView:
    """A demigod's die; ``id`` is "1" to "6", or "p" for Pythia's die. ``top`` is a face's number.

    ``values`` are what the top face may be used for, its owner's artifacts included.
    """

    id: str
    owner: str
    faces: tuple[FaceView, ...]
    top: int
    values: tuple[int, ...]
    whereabouts: Whereabouts
    cell: int | None = None
    pythia: bool = False

    @property
    def face(self) -> FaceView:
        """The face on top."""
        return self.faces[self.top - 1]


@dataclass(frozen=True, slots=True)
class PantheonDieView:
    """The die of a pantheon in the hands of its favourite: six effects, the one on top."""

    pantheon: Pantheon
    faces: tuple[str, ...]
    top: int
    active: bool


@dataclass(frozen=True, slots=True)
class CellView:
    """A cell of the board: a tile, or the dice that paid for the last one.

    ``price`` is what the tile costs everybody, a monster's surcharge included.
    """

    number: int
    row: int
    column: int
    tile: TileView | None
    dice: tuple[DieView, ...]
    guarded: bool
    price: int
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureView:
    """A monster's figure on the board: the cells it guards or stands on, and the side it faces."""

    monster: str
    cells: tuple[int, ...]
    facing: int | None = None


@dataclass(frozen=True, slots=True)
class PlotView:
    """A visible tile of a demigod's map; ``zones`` gives each landscape's zone, if it has one."""

    label: str
    column: int
    row: int
    tile: TileView
    overbuilt: str | None
    consecrated: bool
    hero: bool
    monster: bool
    zones: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One terrain over two tiles or more, with the number of its symbols of each kind."""

    terrain: Terrain
    plots: tuple[str, ...]
    symbols: Mapping[str, int]

    @property
    def size(self) -> int:
        """The tiles it covers."""
        return len(self.plots)


@dataclass(frozen=True, slots=True)
class HeroView:
    """A hero and the landscape of a plot that it stands on; Prometheus counts as ``faction``."""

    name: str
    plot: str | None
    landscape: int
    faction: Faction | None = None


@dataclass(frozen=True, slots=True)
class ArtifactView:
    """An artifact; ``ready`` is False where its use is spent until a Rest or for the match."""

    id: str
    upgraded: bool
    upgradable: bool
    ready: bool


@dataclass(frozen=True, slots=True)
class DemigodView:
    """One seat's belongings and map; ``window`` are the first and last column and row that a
    tile could still lie in. ``causes`` says where the favour came from. ``monster_cells`` are the
    battle cells of the own monster that are used up, ``monster_free`` those that are left.
    """

    seat: str
    dice: tuple[DieView, ...]
    pantheon_die: PantheonDieView | None
    artifacts: tuple[ArtifactView, ...]
    artifact_slots: int
    hero: HeroView | None
    tile: str | None
    titles: tuple[int, ...]
    plots: tuple[PlotView, ...]
    zones: tuple[ZoneView, ...]
    window: tuple[int, int, int, int]
    complete: bool
    favour: Mapping[Favour, int]
    causes: Mapping[str, int]
    carried: int
    support: Mapping[str, int]
    rests: int
    monster_cells: tuple[int, ...] | None
    quests: tuple[str, ...]
    total_tokens: int = 0
    monster_free: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """All favour of this match."""
        return sum(self.favour.values())


@dataclass(frozen=True, slots=True)
class GoalView:
    """A god's goal: everybody's value, and what each would earn if it were scored now.

    Of a race, ``target`` is the value to reach and ``reached`` who has, in their order.
    """

    id: str
    race: bool
    values: Mapping[str, int]
    rewards: Mapping[str, int]
    target: int | None = None
    reached: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GodView:
    """A god whose goals are scored at the end, in this order."""

    id: str
    pantheon: Pantheon
    goals: tuple[GoalView, ...]


@dataclass(frozen=True, slots=True)
class QuestView:
    """A quest: for each condition the value needed and everybody's, and who has fulfilled it."""

    id: str
    pantheon: str
    favour: int
    needs: tuple[int, ...]
    values: Mapping[str, tuple[int, ...]]
    taken: str | None


@dataclass(frozen=True, slots=True)
class MonsterCardView:
    """A card of a monster: each battle cell with the marker on it, and what it pays by rank."""

    id: str
    monster: str
    cells: Mapping[int, str | None]
    done: bool
    rewards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TempleView:
    """A kind of temple whose stickers may be placed."""

    id: str
    pantheon: str
    left: int


@dataclass(frozen=True, slots=True)
class PaymentView:
    """How a cell of the board or of a battle would be paid: dice, total, what else helps."""

    option: str
    cell: int
    dice: tuple[str, ...]
    total: int
    means: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GhostView:
    """A place where the tile in hand may go, as the option of that name would lay it."""

    option: str
    label: str
    column: int
    row: int
    tile: TileView
    overbuild: bool


@dataclass(frozen=True, slots=True)
class GodsBattleView:
    """The battle of the gods of a scenario: a value for each side, and the seat that reached it.

    ``winner`` is known once the scenario is over.
    """

    values: Mapping[Pantheon, int]
    seats: Mapping[Pantheon, str | None]
    winner: Pantheon | None = None


@dataclass(frozen=True, slots=True)
class DivinusView:
    """Everything that a seat may see of a position.

    ``ghosts`` and ``payments`` belong to the question that ``active`` has to answer; ``peek`` and
    ``hand`` are the viewer's own: a tile looked at in secret, artifacts to draft from.
    """

    seat: str | None
    stage: Literal["set_up", "turns", "over"]
    scenario: int
    round: int
    active: str | None
    seats: tuple[str, ...]
    order: tuple[str, ...]
    first: str | None
    last_round: bool
    cells: tuple[CellView, ...]
    stacks: Mapping[StackName, int]
    demigods: tuple[DemigodView, ...]
    gods: tuple[GodView, ...]
    quests: tuple[QuestView, ...]
    monsters: tuple[MonsterCardView, ...]
    figures: tuple[FigureView, ...]
    temples: tuple[TempleView, ...]
    velund: tuple[str, ...]
    hephaestus: tuple[str, ...]
    heroes_left: tuple[str, ...]
    tiles_left: tuple[TileView, ...]
    held: TileView | None
    picked: tuple[str, ...]
    ghosts: tuple[GhostView, ...]
    payments: tuple[PaymentView, ...]
    peek: TileView | None
    hand: tuple[str, ...]
    winners: tuple[str, ...] | None = None
    # The cheapest payments of the active seat for battle cells.
    battles: tuple[PaymentView, ...] = ()
    # In a campaign: the battle of the gods, and the locations visited in this scenario.
    gods_battle: GodsBattleView | None = None
    visited: tuple[int, ...] = ()
    # The tiles with stickers, wherever they are: everybody knows them.
    stickered: tuple[TileView, ...] = ()

    def symbols_of(self, land: LandscapeView) -> tuple[SymbolView, ...]:
        """The symbols of a landscape that count; in the endless mode locations do not."""
        if self.scenario:
            return land.symbols
        return tuple(symbol for symbol in land.symbols if symbol.kind != "location")

    def demigod(self, seat: str) -> DemigodView:
        """The belongings of ``seat``."""
        return next(demigod for demigod in self.demigods if demigod.seat == seat)
