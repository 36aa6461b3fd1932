"""Changes the tiles of the board and looks at stacks (10.2.B)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced, shuffled
from games.divinus.board import LINES, PAIRS
from games.divinus.components import CELLS, TILES, stack_of_cell
from games.divinus.rules.dice.rolling import draw_top, stack_for
from games.divinus.rules.map.moving import movable, move
from games.divinus.state import State
from games.divinus.view import StackName
from games.divinus.words.names import cells as cell_list

PAIRS_IN_LINE = tuple((a, b) for line in LINES.values() for a in line for b in line if a < b)
NAMED_SYMBOLS = ("greek", "viking", "barbarian", "power", "temple", "location")


def bare(state: State, cell: int) -> bool:
    """Whether a cell holds a tile and no figure stands on it."""
    return state.board[cell] is not None and not state.figures_in(cell)


def peek(state: State, seat: str, name: StackName) -> None:
    """Look at the top tile of a stack in secret."""
    state.peeks[seat] = name
    tile = phrase("divinus.tile-id", tile=state.stacks[name].tiles[0])
    stack = phrase(f"divinus.stack.{name}")
    state.tell("divinus.note.peek", seat=seat_name(seat), stack=stack)
    state.reveal_only((seat,), "divinus.note.peeked", stack=stack, tile=tile)


def sink(state: State, seat: str, tiles: Sequence[str]) -> Procedure[None]:
    """Lay tiles under their stacks, those of one stack in the order of one's choice."""
    left = list(tiles)
    while left:
        first = TILES[left[0]].stack
        same = [tile for tile in left if TILES[tile].stack == first]
        tile = yield from choose_unless_forced(seat, "divinus.ask.sink", same)
        left.remove(tile)
        state.stacks[first].sink(tile)


def swappable(state: State, pairs: Sequence[tuple[int, int]]) -> list[str]:
    """The pairs of cells whose tiles may change places."""
    return [f"{a}-{b}" for a, b in pairs if bare(state, a) and bare(state, b)]


def swap(state: State, seat: str, pairs: Sequence[tuple[int, int]]) -> Procedure[None]:
    """Let two tiles of the board change places."""
    able = swappable(state, pairs)
    if not able:
        return
    answer = yield from choose(seat, "divinus.ask.swap", [*able, "none"])
    if answer == "none":
        return
    one, other = (int(cell) for cell in answer.split("-"))
    state.board[one], state.board[other] = state.board[other], state.board[one]
    state.tell("divinus.note.swapped", seat=seat_name(seat), one=one, other=other)


def swap_adjacent(state: State, seat: str) -> Procedure[None]:
    """Two tiles beside each other change places."""
    yield from swap(state, seat, PAIRS)


def swap_line(state: State, seat: str) -> Procedure[None]:
    """Any two tiles of one row or column change places."""
    yield from swap(state, seat, PAIRS_IN_LINE)


def _put(state: State, seat: str, cell: int) -> str:
    """Lay the top tile of the cell's stack there; returns the tile that was there."""
    old = state.board[cell]
    assert old is not None
    name = stack_for(state, cell)
    assert name is not None
    state.board[cell] = draw_top(state, name)
    state.reveal("divinus.note.replaced", seat=seat_name(seat), cells=cell_list([cell]))
    return old


def replaceable(state: State, cells: Sequence[int] = CELLS) -> list[str]:
    """The cells whose tiles can be replaced from a stack."""
    return [str(c) for c in cells if bare(state, c) and stack_for(state, c) is not None]


def replace_one(state: State, seat: str, only: StackName | None = None) -> Procedure[bool]:
    """Replace a tile of the board by the top tile of its stack; ``only`` that stack's cells."""
    cells = [cell for cell in CELLS if only is None or stack_of_cell(cell) == only]
    able = replaceable(state, cells)
    if not able:
        return False
    answer = yield from choose(seat, "divinus.ask.replace", [*able, "none"])
    if answer == "none":
        return False
    old = _put(state, seat, int(answer))
    yield from sink(state, seat, [old])
    return True


def replace_one_of_two(state: State, seat: str) -> Procedure[None]:
    """Replace a tile by one of the two top tiles of its stack; the rest goes under the stack."""
    able = replaceable(state)
    if not able:
        return
    answer = yield from choose(seat, "divinus.ask.replace", [*able, "none"])
    if answer == "none":
        return
    cell = int(answer)
    name = stack_for(state, cell)
    assert name is not None
    # Two tiles are drawn, but only one if the other stack replaces an empty one.
    count = min(2, len(state.stacks[name].tiles)) if name == stack_of_cell(cell) else 1
    drawn = [draw_top(state, name) for _ in range(count)]
    shown = tuple(phrase("divinus.tile-id", tile=tile) for tile in drawn)
    state.reveal("divinus.note.drawn", seat=seat_name(seat), tiles=shown)
    chosen = yield from choose_unless_forced(seat, "divinus.ask.drawn", drawn)
    old = state.board[cell]
    assert old is not None
    state.board[cell] = chosen
    state.tell("divinus.note.replaced", seat=seat_name(seat), cells=cell_list([cell]))
    yield from sink(state, seat, [old, *(tile for tile in drawn if tile != chosen)])


def replace_line(state: State, seat: str) -> Procedure[None]:
    """Replace any tiles of a row or column, announced before, in ascending order of cells."""
    able = {name: replaceable(state, line) for name, line in LINES.items()}
    lines = [name for name, cells in able.items() if cells]
    if not lines:
        return
    line = yield from choose(seat, "divinus.ask.line", [*lines, "none"])
    if line == "none":
        return
    picks = yield from ask(seat, "divinus.ask.replace-line", able[line], 0, len(able[line]))
    old = [_put(state, seat, int(cell)) for cell in picks if stack_for(state, int(cell))]
    yield from sink(state, seat, old)


def searchable(state: State) -> list[str]:
    """The cells whose tiles can be replaced by a search: none with a location."""
    return [cell for cell in replaceable(state) if not _located(state, int(cell))]


def search_symbol(state: State, seat: str) -> Procedure[None]:
    """Name a symbol and replace a tile by the first one of its stack that shows it."""
    able = searchable(state)
    if not able:
        return
    answer = yield from choose(seat, "divinus.ask.replace", [*able, "none"])
    if answer == "none":
        return
    cell = int(answer)
    symbol = yield from choose(seat, "divinus.ask.symbol", NAMED_SYMBOLS)
    name = stack_for(state, cell)
    assert name is not None
    stack = state.stacks[name]
    seen: list[str] = []
    found: str | None = None
    while stack.tiles and found is None:
        tile = draw_top(state, name)
        if any(kind.partition(":")[0] == symbol for _, kind in state.symbols(tile)):
            found = tile
        else:
            seen.append(tile)
    state.reveal(
        "divinus.note.searched" if found else "divinus.note.sought",
        seat=seat_name(seat),
        symbol=phrase(f"divinus.symbol.{symbol}"),
        count=len(seen),
        cell=cell,
    )
    if found is not None:
        old = state.board[cell]
        assert old is not None
        state.board[cell] = found
        seen.append(old)
    for tile in seen:
        state.stacks[TILES[tile].stack].tiles.append(tile)
    for mixed in ("power", "faction"):
        if any(TILES[tile].stack == mixed for tile in seen):
            yield from shuffle(state, "power" if mixed == "power" else "faction")


def _located(state: State, cell: int) -> bool:
    tile = state.board[cell]
    return tile is not None and bool(state.stuck(tile).location) and not state.endless


def shuffle(state: State, name: StackName) -> Procedure[None]:
    """Shuffle a stack; its order is unknown to all seats afterwards."""
    stack = state.stacks[name]
    tiles = yield from shuffled(f"divinus.shuffle-{name}", sorted(stack.tiles))
    stack.tiles, stack.sunk = list(tiles), 0
    for seat in [seat for seat, looked in state.peeks.items() if looked == name]:
        del state.peeks[seat]


def move_tile(state: State, seat: str) -> Procedure[bool]:
    """Move one tile of one's own map (10.2); returns whether one was moved."""
    able = movable(state, seat)
    if not able:
        return False
    label = yield from choose(seat, "divinus.ask.move-tile", [*able, "none"])
    if label == "none":
        return False
    yield from move(state, seat, label)
    return True
