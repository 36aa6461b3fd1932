"""Rolls, refreshes and spends dice, and fills the cells that they leave (page 12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, chance
from games.divinus.components import stack_of_cell
from games.divinus.demigod import Die
from games.divinus.state import State
from games.divinus.view import StackName
from games.divinus.words.names import cells as cell_list
from games.divinus.words.names import faces

FACES = ("1", "2", "3", "4", "5", "6")


def roll(state: State, seat: str, dice: Sequence[Die]) -> Procedure[None]:
    """Roll some dice of a seat."""
    if not dice:
        return
    fell = yield from chance("divinus.roll", FACES, len(dice), replace=True)
    for die, top in zip(dice, fell, strict=True):
        die.turn(int(top))


def stack_for(state: State, cell: int) -> StackName | None:
    """The stack from which a cell is filled: its own, the other where that is empty."""
    own = stack_of_cell(cell)
    other: StackName = "faction" if own == "power" else "power"
    for name in (own, other):
        if state.stacks[name].tiles:
            return name
    return None


def draw_top(state: State, name: StackName) -> str:
    """Take the top tile; seats that have looked at it no longer know the top of the stack."""
    for seat in [seat for seat, looked in state.peeks.items() if looked == name]:
        del state.peeks[seat]
    return state.stacks[name].draw()


def fill(state: State, emptied: Iterable[int]) -> None:
    """Fill cells that hold neither a tile nor a die, in ascending order."""
    filled: list[int] = []
    for cell in sorted(dict.fromkeys(emptied)):
        if state.board[cell] is not None or state.dice_in(cell):
            continue
        name = stack_for(state, cell)
        if name is not None:
            state.board[cell] = draw_top(state, name)
            filled.append(cell)
    if filled:
        state.reveal("divinus.note.filled", cells=cell_list(filled), count=len(filled))


def spend(dice: Iterable[Die], cell: int = 0) -> None:
    """Spent dice lie in the cell that they paid for, or in the area of used dice."""
    for die in dice:
        die.lay("cell" if cell else "used", cell)


def take_up(state: State, seat: str, dice: Sequence[Die]) -> Procedure[None]:
    """Roll used dice and make them active; cells that they leave are filled at once."""
    left = [die.cell for die in dice if die.where == "cell"]
    for die in dice:
        die.lay("active")
    yield from roll(state, seat, dice)
    state.tell("divinus.note.refreshed", seat=seat_name(seat), count=len(dice), faces=faces(dice))
    fill(state, left)


def refresh(
    state: State, seat: str, count: int, *, may: bool = True, spare: Sequence[str] = ()
) -> Procedure[int]:
    """Refresh up to ``count`` used dice, all of them unless one ``may`` refrain.

    Scorched dice and those to ``spare`` are out of reach. Returns how many there were.
    """
    used = [die for die in state.demigods[seat].used_dice() if die.id not in spare]
    high = min(count, len(used))
    if not high:
        return 0
    chosen = [die.id for die in used]
    if may or high < len(used):
        low = 0 if may else high
        picks = yield from ask(
            seat, "divinus.ask.refresh", chosen, low, high, count=high, least=low
        )
        chosen = list(picks)
    dice = [die for die in used if die.id in chosen]
    if dice:
        yield from take_up(state, seat, dice)
    return len(dice)


def rest(state: State, seat: str) -> Procedure[list[int]]:
    """Roll all dice (page 12); scorched ones become used dice and are not rolled.

    Returns the cells that the dice have left; they are filled when everything has been rolled.
    """
    demigod = state.demigods[seat]
    dice = [die for die in demigod.dice if die.where != "scorched"]
    left = [die.cell for die in dice if die.where == "cell"]
    for die in dice:
        die.lay("active")
    yield from roll(state, seat, dice)
    if demigod.pantheon_die is not None:
        (top,) = yield from chance("divinus.pantheon-die", FACES, replace=True)
        demigod.pantheon_die.top = int(top)
        demigod.pantheon_die.active = True
    for die in demigod.dice:
        if die.where == "scorched":
            die.lay("used")
    state.tell("divinus.note.rest", seat=seat_name(seat), faces=faces(dice))
    return left
