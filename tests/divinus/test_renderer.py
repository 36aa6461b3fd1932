"""The renderer of Divinus: content and size of its pictures, and difficult names."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from games.divinus.view import DivinusView
from render.art.fact_locations import fact_locations
from render.art.shared_colours import TABLE
from render.divinus.board.layout import enlarged_layout
from render.divinus.board.player_map import land
from render.divinus.colours import BARE, PANTHEONS, TERRAINS
from render.divinus.frame import FRAME, GROUND
from render.divinus.goals import goals
from render.divinus.market import Grid, cells_of, market
from render.divinus.palette import palette
from render.divinus.panel import payments
from render.divinus.player_stock import draw_dice
from render.divinus.renderer import DivinusRenderer
from render.divinus.supply import supply
from render.kit.frame import framed
from render.kit.picture_layout import CONTENT_WIDTH, MARGIN, PICTURE_WIDTH, PicturePlan
from render.renderer import ALT_LIMIT, Mark, renderer
from tests.divinus.renderer_positions import asked, finished, middle, positions
from tests.divinus.story.campaigns import begun, left_by
from tests.render.words import HOSTILE, speaker

RENDERER = DivinusRenderer()
SAY = speaker()
TALL = 1.31
GRID = Grid(176, 46)


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def _same(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int]) -> bool:
    shown = [image.crop(box).convert("RGB") for image in (one, other)]
    return ImageChops.difference(*shown).getbbox() is None


def _light(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    return float(ImageStat.Stat(image.crop(box).convert("L")).mean[0])


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_board_fits_discord_and_a_phone(people: int) -> None:
    first = next(positions(people, b"first", 1)).view(None)
    for view in (first, middle(people), finished(people)):
        picture = RENDERER.board(view, SAY)
        wide, high = _decoded(picture.data).size
        assert wide == PICTURE_WIDTH
        assert high <= TALL * wide
        assert len(picture.data) < 2**19
        assert picture.filename == "divinus-board.png"


@pytest.mark.parametrize(
    ("key", "people", "monster"),
    [
        ("turn", 4, "none"),
        ("turn-dice", 2, "none"),
        ("place", 2, "none"),
        ("hero-to", 3, "none"),
        ("hero-die", 2, "none"),
        ("fight", 3, "hydra"),
        ("hydra", 3, "hydra"),
        ("cerberus", 2, "cerberus"),
        ("chimera", 2, "chimera"),
        ("fight", 2, "echidna"),
    ],
)
def test_a_panel_numbers_its_options_and_stays_within_its_frame(
    key: str, people: int, monster: str
) -> None:
    view, marks = asked(key, people, monster=monster, least=1 if "dice" in key else 2)
    drawn = RENDERER.draw_panel(view, SAY, marks=marks)
    wide, high = drawn.size
    assert high <= TALL * wide
    bare = framed(PicturePlan([], drawn.size), FRAME, RENDERER.palette()).composed()
    for left in (0, wide - MARGIN + 1):
        assert _same(drawn, bare, (left, 0, left + MARGIN - 1, high))
    for mark in marks:
        others = [replace(other, number=other.number + 40) for other in marks if other == mark]
        rest = [other for other in marks if other != mark]
        changed = RENDERER.draw_panel(view, SAY, marks=[*rest, *others])
        assert ImageChops.difference(drawn, changed).getbbox(), mark
    assert "Options: 1" in RENDERER.panel(view, SAY, marks=marks).alt.replace(
        "Options: 2", "Options: 1"
    )


def test_a_marked_cell_shows_its_number_and_its_dice_and_the_others_step_back() -> None:
    view, marks = asked("turn", 2)
    priced = [mark for mark in marks if cells_of(mark.place)]
    chosen = priced[0]
    plain, lit = market(view, GRID), market(view, GRID, [chosen], payments(view))
    unpaid = market(view, GRID, [chosen], {})
    cell = next(cell for cell in view.cells if str(cell.number) == chosen.place)
    left, top = GRID.corner(cell)
    foot = (left, top + GRID.size, left + GRID.size, top + GRID.size + GRID.strip)
    assert not _same(plain, lit, foot)
    assert not _same(lit, unpaid, foot)
    tile = (left + 60, top + 60, left + 170, top + 170)
    assert _same(plain, lit, tile), "the tile itself stays as it is"
    other = next(cell for cell in view.cells if cell.tile and str(cell.number) != chosen.place)
    x, y = GRID.corner(other)
    box = (x, y, x + GRID.size, y + GRID.size)
    assert abs(_light(lit, box) - _light(plain, box)) > 8


def test_ghosts_lie_where_the_tile_may_go_and_nowhere_else() -> None:
    view, marks = asked("place", 2, least=4)
    assert view.seat is not None
    own = view.demigod(view.seat)
    layout = enlarged_layout(own, view.ghosts, (1552, 1330), 38, 300)
    plain = land(own, layout, TABLE)
    drawn = land(own, layout, TABLE, marks, frozenset(), view.ghosts)
    named = {ghost.label for ghost in view.ghosts}
    assert {mark.place.partition("/")[0] for mark in marks} == named
    for row in range(layout.top, layout.top + layout.rows):
        for column in range(layout.left, layout.left + layout.columns):
            left, top = layout.corner(column, row)
            box = (left, top, left + layout.size, top + layout.size)
            here = any((g.column, g.row) == (column, row) for g in view.ghosts)
            assert _same(plain, drawn, box) != here


def test_each_turn_of_a_ghost_is_drawn_as_it_would_lie() -> None:
    view, marks = asked("place", 2, least=4)
    assert view.seat is not None
    own = view.demigod(view.seat)
    layout = enlarged_layout(own, view.ghosts, (1552, 1330), 38, 300)
    ghost, mark = view.ghosts[0], marks[0]
    assert ghost.option == mark.option
    turned = replace(ghost, tile=next(g.tile for g in view.ghosts if g.tile != ghost.tile))
    one = land(own, layout, TABLE, [mark], frozenset(), [ghost])
    other = land(own, layout, TABLE, [mark], frozenset(), [turned])
    assert ImageChops.difference(one, other).getbbox()


def test_picked_dice_stand_out() -> None:
    view, marks = asked("turn-dice", 2, least=1)
    assert view.picked
    unpicked = RENDERER.panel(replace(view, picked=()), SAY, marks=marks)
    assert RENDERER.panel(view, SAY, marks=marks).data != unpicked.data


def test_a_guarded_cell_and_a_dearer_one_look_different() -> None:
    view, _ = asked("hydra", 3, monster="hydra")
    guarded = next(cell for cell in view.cells if cell.guarded)
    dearer = next(cell for cell in view.cells if cell.price != cell.number and cell.tile)
    for cell, calm in (
        (guarded, replace(guarded, guarded=False)),
        (dearer, replace(dearer, price=dearer.number)),
    ):
        cells = tuple(calm if other is cell else other for other in view.cells)
        left, top = GRID.corner(cell)
        box = (left, top, left + GRID.size, top + GRID.size)
        assert not _same(market(view, GRID), market(replace(view, cells=cells), GRID), box)


def test_standings_of_gods_and_quests_are_drawn_and_told() -> None:
    view = middle(3)
    god = view.gods[0]
    goal = replace(god.goals[0], values=dict.fromkeys(view.seats, 37))
    gods = (replace(god, goals=(goal, *god.goals[1:])), *view.gods[1:])
    changed = replace(view, gods=gods)
    assert RENDERER.board(view, SAY).data != RENDERER.board(changed, SAY).data
    assert "Anna 37, Marco 37" in RENDERER.board(changed, SAY).alt
    quest = next(quest for quest in view.quests if quest.taken is None)
    taken = tuple(replace(q, taken="rose") if q is quest else q for q in view.quests)
    owned = replace(view, gods=(), quests=taken)
    assert RENDERER.board(view, SAY).data != RENDERER.board(owned, SAY).data
    assert "taken by Oksana" in RENDERER.board(owned, SAY).alt


def test_the_same_view_gives_the_same_bytes_and_layers_are_not_drawn_upon() -> None:
    view, marks = asked("turn", 2)
    plain, board = RENDERER.panel(view, SAY), RENDERER.board(view, SAY)
    marked = RENDERER.panel(view, SAY, marks=marks, focus=[view.demigods[0].plots[0].label])
    assert marked.data != plain.data
    assert RENDERER.panel(view, SAY) == plain
    assert RENDERER.board(view, SAY) == board


def test_hostile_names_change_neither_size_nor_layout() -> None:
    view = middle(4, "amber")
    wild = speaker(HOSTILE)
    for calm, loud in (
        (RENDERER.board(view, SAY), RENDERER.board(view, wild)),
        (RENDERER.panel(view, SAY), RENDERER.panel(view, wild)),
    ):
        assert _decoded(loud.data).size == _decoded(calm.data).size
        assert 0 < len(loud.alt) <= ALT_LIMIT
        assert "\u202e" not in loud.alt


def test_a_looked_at_tile_is_shown_to_its_viewer_only() -> None:
    view = middle(2, "amber")
    tile = next(cell.tile for cell in view.cells if cell.tile)
    looked = replace(view, peek=tile)
    assert RENDERER.panel(looked, SAY).data != RENDERER.panel(view, SAY).data
    assert f"tile {tile.id}" in RENDERER.panel(looked, SAY).alt
    assert RENDERER.board(looked, SAY) == RENDERER.board(view, SAY)


def test_a_hero_shows_where_it_stands_and_for_whom() -> None:
    view = middle(2)
    own = view.demigods[0]
    assert own.hero is not None
    plot = next(plot for plot in own.plots if plot.hero)
    pictures = []
    for people in ("greek", "viking", None):
        hero = replace(own.hero, faction=people)
        changed = replace(view, demigods=(replace(own, hero=hero), *view.demigods[1:]))
        pictures.append(RENDERER.board(changed, SAY))
    assert len({picture.data for picture in pictures}) == 3
    name = own.hero.name.title()
    assert f"{name} (Greek) on {plot.label}." in pictures[0].alt
    assert f"{name} on {plot.label}." in pictures[2].alt


def test_the_public_has_no_hand_and_other_games_no_picture_here() -> None:
    with pytest.raises(ValueError, match="no hand"):
        RENDERER.hand(middle(2), SAY)
    with pytest.raises(TypeError, match="DivinusView"):
        renderer("divinus").board("nothing of the kind", SAY)


def test_the_panel_of_the_public_shows_the_market() -> None:
    view = middle(2)
    marks = [Mark("x", "7", 1)]
    assert RENDERER.panel(view, SAY, marks=marks).data != RENDERER.panel(view, SAY).data


def test_terrains_and_pantheons_keep_their_exact_colours() -> None:
    flat = [*TERRAINS.values(), *PANTHEONS.values(), BARE, TABLE]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    seen = list(_decoded(palette().encode(strip)).get_flattened_data())
    assert seen == [GROUND if colour == TABLE else colour for colour in flat]


@pytest.mark.parametrize("people", [2, 4])
def test_the_palette_is_hardly_seen(people: int) -> None:
    view: DivinusView = middle(people, "amber")
    for drawn in (RENDERER.draw_board(view, SAY), RENDERER.draw_panel(view, SAY)):
        lost = ImageStat.Stat(ImageChops.difference(drawn, palette().indexed(drawn).convert("RGB")))
        assert max(lost.mean) < 1.5
        assert max(high for _, high in lost.extrema) < 70


@pytest.mark.parametrize("people", [2, 3, 4])
def test_all_that_is_left_in_the_last_scenario_lies_beside_one_another(people: int) -> None:
    view = begun(12, people, left_by(11, people)).view(None)
    assert len(view.temples) == 14
    for across, high in ((1100, 0), (260, 640)):
        drawn = supply(view, SAY, across, high)
        assert drawn.height <= (high or 124)
        boxes = [
            box
            for path, found in fact_locations(drawn).items()
            for box in found
            if path != "hephaestus"
        ]
        assert len(boxes) == 17
        for number, (left, top, right, bottom) in enumerate(boxes):
            assert 0 <= left < right <= drawn.width
            assert 0 <= top < bottom <= drawn.height
            for other in boxes[number + 1 :]:
                apart = right <= other[0] or other[2] <= left
                assert apart or bottom <= other[1] + 2 or other[3] <= top + 2


def test_what_zeus_and_odin_want_can_be_read_beside_their_names() -> None:
    view = begun(12, 3, left_by(11, 3)).view(None)
    drawn = goals(view, SAY, (CONTENT_WIDTH, 470))
    wanted = [goal for god in view.gods if len(god.goals) > 1 for goal in god.goals]
    assert len(wanted) == 4
    for goal in wanted:
        ((_, top, _, bottom),) = [
            box
            for path, found in fact_locations(drawn).items()
            for box in found
            if path.endswith(f"/goals/{goal.id}?")
        ]
        assert bottom - top >= 26


@pytest.mark.parametrize(
    ("box", "size", "rows"),
    [((24, 28, 800), 112, 1), ((10, 10, 200), 72, 3), ((10, 10, 320), 96, 2)],
)
def test_a_demigod_with_every_die_there_is_keeps_them_in_their_rows(
    box: tuple[int, int, int], size: int, rows: int
) -> None:
    view = begun(12, 2, left_by(11, 2)).view(None)
    pantheon = next(d.pantheon_die for d in view.demigods if d.pantheon_die is not None)
    first = view.demigods[0]
    dice = tuple(die for die in first.dice if not die.pythia)
    crowded = replace(
        first, dice=(*dice, replace(dice[0], id="p", pythia=True)), pantheon_die=pantheon
    )
    image = Image.new("RGB", (900, 400))
    assert draw_dice(image, crowded, box, size, rows=rows) <= box[1] + rows * (size + 10)
    drawn = [place for found in fact_locations(image).values() for place in found]
    assert len(drawn) == 8
    assert all(right <= box[2] for _, _, right, _ in drawn)
