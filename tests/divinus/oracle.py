"""The oracle of Divinus: the options that a question should have by the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from games.core.log import Entry
from games.core.match import AnyMatch
from games.core.steps import Ask
from games.divinus.view import DemigodView, DieView, DivinusView, PlotView, TileView
from tests.selfplay.oracle import Answer, Disagreement

COLUMNS = "ABCDEFGHIJKLM"
SIDE = 4
# North, east, south, west.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
# The sides to which a battle cell of Echidna's card drives the monster.
DRIVES = {cell: (2, 3) if cell in (5, 6, 11, 12) else (0, 1) for cell in range(5, 13)}
ACTIONS = ("hero", "fight", "nectar", "velund", "hephaestus", "pantheon")
FORGES = ("velund", "hephaestus")
# Heroes for whom the landscape of the tile matters.
ROOTED = ("prometheus", "perseus", "odysseus")
FACTIONS = ("greek", "viking", "barbarian")
OPPOSITE = 7
# An artifact with which three cells may also be paid with 1 more.
CORD, CORDED = "a12", (1, 2, 3)
# Artifacts that work at any time, and the one that lets a hero walk without spending the die.
ANY_TIME, SANDALS = ("a15", "a20"), "a18"

Spot = tuple[int, int]


def spot(label: str) -> Spot:
    """The column and row of a plot."""
    return COLUMNS.index(label[0]), int(label[1:]) - 1


def name(place: Spot) -> str:
    """What a plot is called."""
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


def beside(place: Spot) -> list[Spot]:
    """The plots to the north, east, south and west."""
    return [(place[0] + right, place[1] + down) for right, down in STEPS]


def near(one: Spot, other: Spot) -> bool:
    """Whether two plots touch by a side or a corner."""
    return one != other and max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def totals(dice: Iterable[DieView]) -> set[int]:
    """What some dice come to, each added or subtracted, and each at any of its values."""
    found = {0}
    for die in dice:
        found = {sum_ + sign * v for sum_ in found for sign in (1, -1) for v in die.values}
    return {total for total in found if total > 0}


def groups(dice: list[DieView], picked: list[DieView]) -> Iterator[list[DieView]]:
    """Every set of at least one die that contains the picked ones."""
    rest = [die for die in dice if die not in picked]
    for count in range(len(rest) + 1):
        for more in combinations(rest, count):
            if picked or more:
                yield [*picked, *more]


def different(tile: TileView) -> list[int]:
    """The quarter turns in which a tile looks different from the turns before."""
    looks: dict[object, int] = {}
    for turns in range(4):
        look = frozenset(
            (land.terrain, frozenset((side + turns) % 4 for side in land.sides), land.symbols)
            for land in tile.landscapes
        )
        looks.setdefault(look, turns)
    return list(looks.values())


class RulebookView:
    """What a demigod sees of the board and of their own things."""

    def __init__(self, match: AnyMatch, ask: Ask) -> None:
        self.match = match
        self.view: DivinusView = match.view(ask.seat)
        self.me: DemigodView = self.view.demigod(ask.seat)
        self.at: dict[Spot, PlotView] = {spot(plot.label): plot for plot in self.me.plots}
        self.active = [die for die in self.me.dice if die.whereabouts == "active"]
        self.picked = [die for die in self.active if die.id in self.view.picked]

    @property
    def aided(self) -> bool:
        """Whether something else than dice may change a price."""
        hero = self.me.hero
        heracles = hero is not None and hero.name == "heracles" and hero.plot is not None
        return heracles or bool(self.me.artifacts) or self.me.total_tokens > 0

    def last(self, *keys: str) -> Entry | None:
        """The last answer to one of these questions."""
        told = (entry for entry in reversed(self.match.entries) if entry.key in keys)
        return next(told, None)

    def acted(self) -> str:
        """The demigod action that this turn began with, or that it is put off."""
        put_off = ""
        for entry in reversed(self.match.entries):
            if entry.key != "divinus.ask.turn":
                continue
            head = entry.picks[0].partition(":")[0]
            if entry.seat != self.me.seat or head not in (*ACTIONS, "later", "use", "look"):
                break
            if head in ACTIONS:
                return head
            put_off = put_off or ("later" if head == "later" else "")
        return put_off

    # The map

    def bare(self, place: Spot) -> bool:
        """Whether a tile may be covered: only once, and not with a marker or figure on it."""
        plot = self.at[place]
        return plot.overbuilt is None and not (plot.consecrated or plot.hero or plot.monster)

    def inside(self, place: Spot) -> bool:
        """Whether the map stays within four by four with a tile there."""
        columns, rows = zip(*self.at, place, strict=True)
        return all(max(line) - min(line) < SIDE for line in (columns, rows))

    def meets(self, tile: TileView, turns: int, place: Spot) -> bool:
        """Whether a tile, turned so often, touches another one and matches all it touches."""
        touched = False
        for side, other in enumerate(beside(place)):
            plot = self.at.get(other)
            if plot is not None:
                touched = True
                if plot.tile.sides[(side + 2) % 4] != tile.sides[(side - turns) % 4]:
                    return False
        return touched

    def lies(self, tile: TileView) -> set[str]:
        """Every place and turn for a tile; of a map with a tile on it."""
        around = {place for old in self.at for place in beside(old)} - set(self.at)
        free = around | {place for place in self.at if self.bare(place)}
        return {
            f"{name(place)}/{(tile.turn + turns) % 4}"
            for place in free
            if self.inside(place)
            for turns in different(tile)
            if self.meets(tile, turns, place)
        }

    def fits(self, tile: TileView) -> bool:
        """Whether a tile can be laid; the first one may be turned for the second."""
        if len(self.at) == 1:
            (plot,) = self.at.values()
            if plot.overbuilt is None:
                return bool(set(plot.tile.sides) & set(tile.sides))
        return not self.at or bool(self.lies(tile))

    # The board

    def prices(self) -> dict[str, set[int]]:
        """The cells whose tile may be explored, and the totals that pay for it."""
        tiles = {cell.number: cell for cell in self.view.cells if not cell.guarded}
        cord = any(held.id == CORD for held in self.me.artifacts)
        return {
            str(number): {cell.price, cell.price + 1} if cord and number in CORDED else {cell.price}
            for number, cell in tiles.items()
            if cell.tile is not None and self.fits(cell.tile)
        }

    def filled(self) -> bool:
        """Whether every cell has a tile or the dice that paid for it, while tiles are left."""
        left = any(self.view.stacks[stack] for stack in ("power", "faction"))
        return not left or all(cell.tile is not None or cell.dice for cell in self.view.cells)


def _paying(
    rulebook_view: RulebookView, ask: Ask, prices: Mapping[str, set[int]], anything: str = ""
) -> set[str]:
    """The prices that the picked dice come to, or any dice, and the dice that lead to one.

    Where something else may help, the options that are offered with it are believed. A die with
    the special sign ``anything`` has any value.
    """

    def pays(dice: list[DieView], wanted: set[int]) -> bool:
        any_value = bool(anything) and any(die.face.special == anything for die in dice)
        return any_value or not wanted.isdisjoint(totals(dice))

    ways = [list(dice) for dice in groups(rulebook_view.active, rulebook_view.picked)]
    now = [rulebook_view.picked] if rulebook_view.picked else ways
    found = {goal for goal, price in prices.items() if any(pays(dice, price) for dice in now)}
    useful = {
        die.id
        for dice in ways
        if any(pays(dice, price) for price in prices.values())
        for die in dice
        if die not in rulebook_view.picked
    }
    # Dice are picked one by one only if there is more than one payment.
    offered = {option for option in ask.options if option.startswith("die:")}
    if rulebook_view.aided:
        found |= offered
    elif rulebook_view.picked or sum(
        pays(dice, price) for dice in ways for price in prices.values()
    ) > len(found):
        found |= {f"die:{die}" for die in useful}
    if rulebook_view.aided:
        found |= {o for o in ask.options if "." in o and o.partition(".")[0] in prices}
    return found


def turn(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every tile that dice pay for and that fits; a Rest at any time; one demigod action."""
    rulebook_view = RulebookView(match, ask)
    if not rulebook_view.filled():
        raise Disagreement("a cell was not filled")
    acted = rulebook_view.acted()
    if acted in FORGES:
        # Artifacts that work at any time may still be used, now or after the Rest.
        kept = [held for held in rulebook_view.me.artifacts if held.id in ANY_TIME and held.ready]
        believed = ("later", *(f"use:{held.id}" for held in kept)) if kept else ()
        return {"rest", *(option for option in ask.options if option in believed)}
    heads = {option: option.partition(":")[0] for option in ask.options}
    others = {o for o, head in heads.items() if not head[0].isdecimal() and head != "die"}
    if acted:
        others = {option for option in others if heads[option] not in ACTIONS}
    else:
        others = {option for option in others if heads[option] != "nectar"} | _nectar(rulebook_view)
    return _paying(rulebook_view, ask, rulebook_view.prices()) | others | {"rest"}


def turn_dice(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """What exactly the picked dice pay for, and the dice that may join them."""
    rulebook_view = RulebookView(match, ask)
    return _paying(rulebook_view, ask, rulebook_view.prices())


def after(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Nectar that may be used after the main action, or nothing."""
    others = {option for option in ask.options if not option.startswith("nectar:")}
    return others | {"done"} | _nectar(RulebookView(match, ask))


def _nectar(rulebook_view: RulebookView) -> set[str]:
    """A die that shows nectar refreshes others that are used."""
    if not any(die.whereabouts in ("cell", "used") for die in rulebook_view.me.dice):
        return set()
    return {f"nectar:{die.id}" for die in rulebook_view.active if die.face.special == "nectar"}


def place(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Beside other tiles or over one, sides that match, within four by four."""
    rulebook_view = RulebookView(match, ask)
    paid = rulebook_view.last("divinus.ask.turn", "divinus.ask.turn-dice")
    if paid is None or rulebook_view.view.held is None or not rulebook_view.at:
        return None
    cell, *means = paid.picks[0].split(".")
    if not cell.isdecimal():
        return None
    found = rulebook_view.lies(rulebook_view.view.held)
    hero = rulebook_view.me.hero
    if "heracles" in means and hero is not None and hero.plot is not None:
        by = spot(hero.plot)
        found = {option for option in found if near(spot(option.partition("/")[0]), by)}
    turned = {option for option in ask.options if option.startswith("turn:")}
    return found | (turned if len(rulebook_view.at) == 1 else set())


def fight(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Battle cells without a marker whose number dice come to; swords are any number."""
    rulebook_view = RulebookView(match, ask)
    prices = {
        f"{card.id}:{cell}": {cell}
        for card in rulebook_view.view.monsters
        if not card.done
        for cell, marker in card.cells.items()
        if marker is None
    }
    beast = next((at for at, plot in rulebook_view.at.items() if plot.monster), None)
    if beast is not None:
        for cell, drives in DRIVES.items():
            ahead = [rulebook_view.at.get(beside(beast)[side]) for side in drives]
            if any(plot is not None and not plot.consecrated for plot in ahead):
                prices[f"own:{cell}"] = {cell}
        for used in rulebook_view.me.monster_cells or ():
            prices.pop(f"own:{used}", None)
    found = _paying(rulebook_view, ask, prices, "swords")
    return found | {option for option in ask.options if "." in option and rulebook_view.aided}


def temple(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any sticker that is left, or none."""
    return {"none", *(kind.id for kind in RulebookView(match, ask).view.temples if kind.left)}


def hero_to(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """As many tiles away as the die says or fewer, and on any landscape there."""
    rulebook_view = RulebookView(match, ask)
    hero = rulebook_view.me.hero
    if hero is None or hero.plot is None or match.state.options.hero_steps != "tiles":
        return None
    reached, edge = {spot(hero.plot)}, {spot(hero.plot)}
    for _ in range(int(str(ask.facts["count"]))):
        edge = {other for at in edge for other in beside(at) if other in rulebook_view.at} - reached
        reached |= edge
    reached.remove(spot(hero.plot))
    if hero.name not in ROOTED:
        return {name(at) for at in reached}
    return {
        f"{name(at)}.{number}"
        for at in reached
        for number in range(len(rulebook_view.at[at].tile.landscapes))
    }


def people(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Prometheus joins another people with every move."""
    hero = RulebookView(match, ask).me.hero
    return None if hero is None else [kind for kind in FACTIONS if kind != hero.faction]


def own_active(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any active die."""
    return [die.id for die in RulebookView(match, ask).active]


def hero_die(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any active die; with an artifact it may stay unspent."""
    rulebook_view = RulebookView(match, ask)
    dice = [die.id for die in rulebook_view.active]
    free = any(held.id == SANDALS and held.ready for held in rulebook_view.me.artifacts)
    return [*dice, *(f"{die}.free" for die in dice if free)]


def refresh(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any used die but scorched ones; nectar refreshes others than itself."""
    rulebook_view = RulebookView(match, ask)
    picks = match.entries[-1].picks if match.entries else ()
    drunk = [pick.partition(":")[2] for pick in picks if pick.startswith("nectar:")]
    used = [die.id for die in rulebook_view.me.dice if die.whereabouts in ("cell", "used")]
    return [die for die in used if die not in drunk]


def stick(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any face of any die but Pythia's and scorched ones; fire never opposite to fire."""
    fire = str(getattr(ask.facts.get("sticker"), "key", "")).endswith("fire")
    dice = [die for die in RulebookView(match, ask).me.dice if not die.pythia]
    dice = [die for die in dice if die.whereabouts != "scorched"] or dice
    return [
        f"{die.id}.{face}"
        for die, face in product(dice, range(1, OPPOSITE))
        if not (fire and die.faces[OPPOSITE - face - 1].special == "fire")
    ]


def slot(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A free slot or over another artifact."""
    me = RulebookView(match, ask).me
    free = ["free"] if len(me.artifacts) < me.artifact_slots else []
    return [*free, *(held.id for held in me.artifacts)]


def velund(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any artifact in the forge."""
    return RulebookView(match, ask).view.velund


def hephaestus(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any die sticker in the forge."""
    return RulebookView(match, ask).view.hephaestus


def hero(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Every hero that is left."""
    return RulebookView(match, ask).view.heroes_left


def own_tile(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Every starting tile that is left."""
    return [tile.id for tile in RulebookView(match, ask).view.tiles_left]


def draft(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any artifact of the hand."""
    return RulebookView(match, ask).view.hand


ANSWERS: Mapping[str, Answer] = {
    "divinus.ask.turn": turn,
    "divinus.ask.turn-dice": turn_dice,
    "divinus.ask.after": after,
    "divinus.ask.place": place,
    "divinus.ask.fight": fight,
    "divinus.ask.fight-dice": fight,
    "divinus.ask.temple": temple,
    "divinus.ask.hero-die": hero_die,
    "divinus.ask.hero-to": hero_to,
    "divinus.ask.people": people,
    "divinus.ask.reroll": own_active,
    "divinus.ask.smith": own_active,
    "divinus.ask.refresh": refresh,
    "divinus.ask.stick": stick,
    "divinus.ask.slot": slot,
    "divinus.ask.velund": velund,
    "divinus.ask.hephaestus": hephaestus,
    "divinus.ask.hero": hero,
    "divinus.ask.tile": own_tile,
    "divinus.ask.draft": draft,
}
