"""Preparation (pages 3 to 6): tiles, dice, turn order, and what an earlier match has left."""

from __future__ import annotations

from games.core.game import Setup
from games.core.phrase import seat_name
from games.core.steps import Procedure, chance, shuffled
from games.divinus.board import CROSSINGS
from games.divinus.campaign.legacy import take_over
from games.divinus.components import (
    CELLS,
    DICE_EACH,
    MONSTERS,
    TILES,
    stack_of_cell,
    tiles_for,
)
from games.divinus.demigod import Demigod, Die, OwnMonster
from games.divinus.fixes import CELLS_FIRST
from games.divinus.options import Options
from games.divinus.rules.dice.rolling import draw_top, roll, stack_for
from games.divinus.rules.endless import draft, lay_out, level_dice, sticker_set
from games.divinus.rules.gains.artifacts import first_roll
from games.divinus.rules.map.board_changes import shuffle
from games.divinus.rules.story.scenario import (
    choose_heroes,
    lay_out_scenario,
    order_by_favour,
    roll_pantheon_dice,
)
from games.divinus.state import Battle, Figure, Stack, State
from games.divinus.view import StackName
from games.divinus.words.names import faces

STACKS: tuple[StackName, StackName] = ("power", "faction")
CHIMERA_START, CHIMERA_FACING = 12, 3
HYDRA_START = 8
MONSTER_FIGURES = ("echidna", "hydra", "chimera", "cerberus")


def set_up(setup: Setup) -> State:
    """An empty table with the dice of all seats and the legacy of an earlier match."""
    options = setup.options
    assert isinstance(options, Options)
    state = State(seats=setup.seats, fixes=setup.fixes, options=options, scenario=options.scenario)
    count = DICE_EACH[len(setup.seats)]
    for seat in setup.seats:
        state.demigods[seat] = Demigod(dice=[Die(str(n + 1)) for n in range(count)])
    if setup.legacy:
        take_over(state, setup.legacy)
    return state


def prepare(state: State) -> Procedure[None]:
    """Lay everything out until the first turn can begin."""
    if state.endless:
        yield from prepare_endless(state)
    else:
        yield from prepare_scenario(state)
    for seat in state.order:
        yield from first_roll(state, seat)
    state.active = state.order[0]
    state.round = 1


def prepare_endless(state: State) -> Procedure[None]:
    """The endless mode: cards, tiles and dice, and the drafts."""
    yield from lay_out(state)
    yield from lay_tiles(state)
    yield from lay_monsters(state)
    stuck = any(any(die.faces) for demigod in state.demigods.values() for die in demigod.dice)
    if state.options.dice == "stickers" and not stuck:
        yield from sticker_set(state)
    if state.options.level_dice:
        yield from level_dice(state)
    yield from first_rolls(state)
    yield from draft(state)


def prepare_scenario(state: State) -> Procedure[None]:
    """A scenario: the first one is begun by the lowest roll, later ones by the least favour."""
    yield from lay_out_scenario(state)
    yield from lay_tiles(state)
    yield from lay_monsters(state)
    if state.chapters:
        yield from order_by_favour(state)
    else:
        yield from first_rolls(state)
    yield from roll_pantheon_dice(state)
    yield from choose_heroes(state)


def lay_tiles(state: State) -> Procedure[None]:
    """The tiles for this number of players in two stacks, and twelve of them in the cells.

    In a story none of the twelve shows a location.
    """
    if state.endless or not state.has_fix(CELLS_FIRST):
        yield from _lay_from_stacks(state)
        return
    for name in STACKS:
        cells = [cell for cell in CELLS if stack_of_cell(cell) == name]
        tiles = tiles_for(state.players, name)
        plain = [tile for tile in tiles if not state.stuck(tile).location]
        drawn = yield from chance(f"divinus.{name}-cells", plain, len(cells))
        state.board.update(zip(cells, drawn, strict=True))
        rest = yield from shuffled(f"divinus.{name}", [t for t in tiles if t not in drawn])
        state.stacks[name] = Stack(list(rest))


def _lay_from_stacks(state: State) -> Procedure[None]:
    """Shuffle the stacks and fill the cells from them.

    Before the fix "cells-first" tiles with locations that came up were set aside and shuffled in.
    """
    for name in STACKS:
        tiles = yield from shuffled(f"divinus.{name}", tiles_for(state.players, name))
        state.stacks[name] = Stack(list(tiles))
    aside: list[str] = []
    for cell in CELLS:
        name_for = stack_for(state, cell)
        assert name_for is not None
        tile = draw_top(state, name_for)
        while not state.endless and state.stuck(tile).location:
            aside.append(tile)
            tile = draw_top(state, name_for)
        state.board[cell] = tile
    for name in STACKS:
        back = [tile for tile in aside if TILES[tile].stack == name]
        if back:
            state.stacks[name].tiles.extend(back)
            yield from shuffle(state, name)


def lay_monsters(state: State) -> Procedure[None]:
    """The cards and figures of monsters; Echidna gives everybody a monster of their own."""
    for name in state.monsters:
        monster = MONSTERS[name]
        if monster.personal:
            drawn = yield from chance("divinus.figures", MONSTER_FIGURES, state.players)
            for seat, figure in zip(state.seats, drawn, strict=True):
                state.demigods[seat].monster = OwnMonster(figure)
            continue
        for card in monster.cards:
            state.battles[card.id] = Battle(list(card.cells[state.players]))
    if "cerberus" in state.monsters:
        state.figures["cerberus"] = Figure(list(CROSSINGS[-1]))
    if "chimera" in state.monsters:
        state.figures["chimera"] = Figure([CHIMERA_START], CHIMERA_FACING)
    if "hydra" in state.monsters:
        state.figures["hydra"] = Figure([HYDRA_START])


def first_rolls(state: State) -> Procedure[None]:
    """Everybody rolls; the lowest sum goes first, and equals roll again between them."""
    state.order = yield from _by_roll(state, list(state.seats))
    names = tuple(seat_name(seat) for seat in state.order)
    state.tell("divinus.note.order", seats=names)


def _by_roll(state: State, seats: list[str]) -> Procedure[list[str]]:
    sums: dict[str, int] = {}
    for seat in seats:
        dice = state.demigods[seat].dice
        yield from roll(state, seat, dice)
        sums[seat] = sum(min(die.printed) for die in dice)
        state.tell(
            "divinus.note.first-roll", seat=seat_name(seat), faces=faces(dice), sum=sums[seat]
        )
    order: list[str] = []
    for total in sorted(dict.fromkeys(sums.values())):
        equal = [seat for seat in seats if sums[seat] == total]
        if len(equal) > 1:
            state.tell("divinus.note.roll-again", seats=tuple(seat_name(seat) for seat in equal))
            equal = yield from _by_roll(state, equal)
        order.extend(equal)
    return order
