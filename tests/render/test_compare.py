"""What changed on a board is found, marked and not hidden by the mark."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from games.deus.view import ColumnCard, DeusView, RegionView
from render.art.lettering import fit, write
from render.changes import MOST, regions
from render.compare import mark_changes, marked, side_by_side
from render.deus.face import DeusFace
from render.face import ALT_LIMIT, Picture, face
from render.wholes import Box
from tests.render import egypt, islands
from tests.render.samples import card, sample
from tests.render.words import speaker

SAY = speaker()
FACE = DeusFace()
SIZE = (800, 600)
GROUND = (60, 80, 100)
SIGNAL = (255, 75, 0)


def board(*boxes: Box, size: tuple[int, int] = SIZE) -> Image.Image:
    """A table with some things on it."""
    image = Image.new("RGB", size, GROUND)
    for box in boxes:
        image.paste((240, 200, 40), box)
    return image


def png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def has(image: Image.Image, colour: tuple[int, int, int], box: Box | None = None) -> bool:
    found = image.crop(box).getcolors(2**24) if box else image.getcolors(2**24)
    assert found is not None
    return any(seen == colour for _, seen in found)


def test_what_came_and_what_went_are_both_found() -> None:
    before = board((100, 100, 160, 160))
    after = board((500, 400, 540, 430))
    assert sorted(regions(before, after)) == [(100, 100, 160, 160), (500, 400, 540, 430)]


def test_near_changes_are_one_and_specks_are_none() -> None:
    after = board((100, 100, 130, 130), (140, 100, 170, 130), (700, 500, 702, 502))
    assert regions(board(), after) == [(100, 100, 170, 130)]


def test_a_frame_is_no_change_but_what_is_in_it_is() -> None:
    after = board((400, 200, 440, 230))
    ImageDraw.Draw(after).rectangle((40, 120, 760, 320), outline=(255, 200, 0), width=6)
    assert regions(board(), after) == [(400, 200, 440, 230)]
    filled = board((40, 120, 760, 320))
    assert regions(board(), filled) == [(40, 120, 760, 320)]


def test_what_moved_down_is_no_change() -> None:
    chance = Random(7)
    art = Image.frombytes("RGB", (800, 200), chance.randbytes(800 * 200 * 3))
    tail = Image.frombytes("RGB", (800, 200), chance.randbytes(800 * 200 * 3))
    before, after = board(size=(800, 500)), board(size=(800, 560))
    before.paste(art, (0, 0))
    before.paste(tail, (0, 300))
    after.paste(art, (0, 0))
    after.paste(tail, (0, 360))
    assert all(top >= 200 and bottom <= 360 for _, top, _, bottom in regions(before, after))
    # A change in the part that moved is found where it is now.
    after.paste((255, 255, 255), (300, 400, 340, 440))
    assert (300, 400, 340, 440) in regions(before, after)
    assert regions(after, before) != []


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 760), st.integers(0, 560)), min_size=1, max_size=200))
def test_every_change_is_within_a_region_and_regions_are_few(
    spots: list[tuple[int, int]],
) -> None:
    boxes = [(x, y, x + 30, y + 24) for x, y in spots]
    found = regions(board(), board(*boxes))
    assert 1 <= len(found) <= MOST
    for left, top, right, bottom in boxes:
        assert any(
            box[0] <= left and box[1] <= top and box[2] >= right and box[3] >= bottom
            for box in found
        )


def test_a_number_is_marked_as_a_whole() -> None:
    def counted(*numbers: str) -> Image.Image:
        image = Image.new("RGB", SIZE, GROUND)
        for place, number in enumerate(numbers):
            run = fit(number, "Bold", 44, 44, 200)
            write(image, 100, 100 + 80 * place, run, (255, 255, 255))
        return image

    (found,) = regions(counted("15", "40"), counted("16", "40"))
    alone = ImageChops.difference(counted("16"), Image.new("RGB", SIZE, GROUND)).getbbox()
    assert alone is not None
    # The one before the six did not change, but nobody reads half a number.
    assert all(abs(edge - other) <= 2 for edge, other in zip(found, alone, strict=True))
    # Another number in the same column stays out of it.
    both = regions(counted("15", "12", "40"), counted("16", "12", "41"))
    assert len(both) == 2
    assert not any(top < 180 < bottom for _, top, _, bottom in both)


def test_changes_that_meet_at_a_corner_spare_what_lies_between_them() -> None:
    found = regions(board(), board((100, 400, 700, 440), (100, 100, 180, 390)))
    assert sorted(found) == [(100, 100, 180, 390), (100, 400, 700, 440)]


@pytest.mark.parametrize("game", ["deus", "cyclades", "ankh"])
def test_whose_move_it_is_is_no_change(game: str) -> None:
    views = {"deus": sample(3, 11), "cyclades": islands.middle(2), "ankh": egypt.middle(2)}
    picture = face(game).board(views[game], SAY)
    assert picture.banner > 100
    drawn = decoded(picture.data)
    drawn.paste((250, 80, 10), (30, 30, 900, picture.banner))
    other = Picture(png(drawn), picture.filename, picture.alt, picture.banner)
    assert marked(picture, other) == other
    drawn.paste((250, 80, 10), (30, picture.banner, 900, picture.banner + 60))
    assert marked(picture, replace(other, data=png(drawn))).data != png(drawn)


def test_where_most_has_changed_nothing_is_dimmed() -> None:
    after = board((20, 20, 780, 480), (700, 560, 740, 590))
    shown = decoded(mark_changes(png(board((700, 560, 740, 590))), png(after)))
    assert shown.getpixel((720, 575)) == (240, 200, 40)
    assert has(shown, SIGNAL)


def test_a_mark_surrounds_the_change_and_hides_nothing_of_it() -> None:
    box = (300, 200, 380, 260)
    after = board(box, (600, 400, 650, 450))
    shown = decoded(mark_changes(png(board((600, 400, 650, 450))), png(after)))
    assert shown.size == after.size
    assert ImageChops.difference(shown.crop(box), after.crop(box)).getbbox() is None
    assert has(shown, SIGNAL, (270, 170, 300, 290))
    assert has(shown, (255, 255, 255), (270, 170, 300, 290))
    # What stayed the same is still to be seen, but darker.
    pixel = shown.getpixel((620, 420))
    assert isinstance(pixel, tuple)
    assert 80 < sum(pixel) < sum((240, 200, 40)) - 80


def test_a_change_at_the_edge_is_marked_within_the_picture() -> None:
    shown = decoded(mark_changes(png(board()), png(board((0, 0, 40, 40), (760, 560, 800, 600)))))
    assert shown.size == SIZE
    assert has(shown, SIGNAL)


def test_where_nothing_changed_nothing_is_marked() -> None:
    data = png(board((10, 10, 90, 90)))
    assert mark_changes(data, data) is data
    picture = Picture(data, "board.png", "A board.")
    assert marked(picture, picture) == picture


def moved(view: DeusView) -> DeusView:
    """The same position with one region in other hands."""
    changed: RegionView = next(r for r in view.regions if r.terrain == "forest" and not r.owner)
    taken = replace(changed, owner="amber", pieces=("production",))
    held = tuple(taken if region is changed else region for region in view.regions)
    return replace(view, regions=held)


def test_a_move_on_a_real_board_is_marked_in_its_own_colours() -> None:
    view = sample(3, 11, full=0.3)
    one, other = FACE.board(view, SAY), FACE.board(moved(view), SAY)
    found = regions(Image.open(BytesIO(one.data)), Image.open(BytesIO(other.data)))
    assert len(found) == 1
    picture = marked(one, other)
    assert (picture.filename, picture.alt) == (other.filename, other.alt)
    assert len(picture.data) < 1.3 * len(other.data)
    light, plain = decoded(picture.data).crop(found[0]), decoded(other.data).crop(found[0])
    difference = ImageChops.difference(light, plain).convert("L")
    assert sum(difference.histogram()[24:]) < 0.02 * light.width * light.height


def test_a_players_area_that_grows_marks_that_area_alone() -> None:
    view = sample(4, 5)
    first, *rest = view.players
    greens = [ColumnCard(card(Random(number), "green")) for number in range(6)]
    before = replace(first, columns={**first.columns, "green": tuple(greens[:5])})
    grown = replace(first, columns={**first.columns, "green": tuple(greens)})
    pictures = [
        Image.open(BytesIO(FACE.board(replace(view, players=(player, *rest)), SAY).data))
        for player in (before, grown)
    ]
    assert pictures[0].height < pictures[1].height
    found = regions(*pictures)
    assert found
    # The other three areas lie below, and none of them changed.
    assert max(bottom for _, _, _, bottom in found) < pictures[1].height - 700


@pytest.mark.parametrize(("size", "beside"), [((400, 700), True), ((700, 400), False)])
def test_both_pictures_stand_under_their_captions(size: tuple[int, int], beside: bool) -> None:
    one = Picture(png(board((50, 50, 90, 90), size=size)), "a.png", "Anna is to move. " * 90)
    two = Picture(png(board(size=size)), "b.png", "Marco is to move.")
    both = side_by_side(one, two, ("Now", "Через крок"), filename="rewind")
    image = decoded(both.data)
    assert both.filename == "rewind.png"
    assert (image.width > 2 * size[0]) is beside
    assert (image.height > 2 * size[1]) is not beside
    assert len(both.alt) <= ALT_LIMIT
    assert both.alt.startswith("Now: Anna is to move.")
    assert both.alt.endswith("Через крок: Marco is to move.")
    assert has(image, (240, 200, 40))
    assert has(image, SIGNAL)


def test_pictures_of_other_sizes_and_modes_can_be_compared() -> None:
    small = board((10, 10, 60, 60), size=(300, 200))
    paletted = png(board((10, 10, 60, 60)).quantize(16))
    assert decoded(mark_changes(png(small), paletted)).size == SIZE
    assert decoded(mark_changes(paletted, png(small))).size == (300, 200)
    for tiny in ((5, 3), (12, 30), (40, 20)):
        changed = png(board((0, 0, *tiny), size=tiny))
        assert decoded(mark_changes(png(board(size=tiny)), changed)).size == tiny
