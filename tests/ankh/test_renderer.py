"""The pictures of Ankh: content, size, caches, hostile names."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from games.ankh.view import AnkhView, FigureView, HexView, MonumentKind
from render.ankh.board.board import conflict_token_positions
from render.ankh.board.layout import BoardLayout
from render.ankh.board.terrain import label_run
from render.ankh.devotion_track import devotion
from render.ankh.icons import GUARDIANS
from render.ankh.renderer import SIDE_WIDTH, AnkhRenderer, map_layout
from render.art.shared_colours import SEATS
from render.kit.picture_layout import CONTENT_WIDTH, MAX_HEIGHT_RATIO
from render.renderer import ALT_LIMIT, Mark, renderer
from tests.ankh.renderer_positions import NAMES, map_of, marked, middle, say_with
from tests.ankh.table import at, deal
from tests.render.caches import clear_all_caches

RENDERER = AnkhRenderer()
SAY = say_with()
MEGABYTE = 2**20
SCENARIOS = ("middle_kingdom", "old_kingdom", "peoples_revolt", "nomarchs")

HOSTILE = {
    "amber": "@everyone " + "🦊" * 200,
    "azure": "\u202e\u202eевил\u202c\u200f name\n\nnewline\ttab",
    "rose": "Щ" * 200,
    "onyx": "z̸̢̛͕͖̠a̷̡̛͙l̶g̵o" * 20,
    "jade": "",
}


def _size(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size


def _cut(image: Image.Image, label: str, layout: BoardLayout) -> Image.Image:
    """The part of the map that a hex covers."""
    x, y = layout.middle(label)
    reach = layout.size * 0.7
    return image.crop((round(x - reach), round(y - reach), round(x + reach), round(y + reach)))


def _differ(one: Image.Image, other: Image.Image) -> float:
    """The percentage of pixels that differ."""
    changed = ImageChops.difference(one, other).convert("L").point([0] + [100] * 255)
    return ImageStat.Stat(changed).mean[0]


def _with(view: AnkhView, cell: HexView) -> AnkhView:
    hexes = tuple(cell if old.label == cell.label else old for old in view.hexes)
    return replace(view, hexes=hexes)


def _empty(view: AnkhView) -> HexView:
    """An empty land in the middle of the map."""
    layout = map_layout(view)
    return min(
        (
            cell
            for cell in view.hexes
            if cell.ground != "water" and not (cell.figure or cell.monument or cell.gate)
        ),
        key=lambda cell: (
            abs(layout.middle(cell.label)[0] - layout.width / 2)
            + abs(layout.middle(cell.label)[1] - layout.height / 2)
        ),
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_turn_picture_fits_discord_and_a_phone(people: int, scenario: str) -> None:
    view = middle(people, scenario=scenario)
    picture = RENDERER.board(view, SAY)
    width, height = _size(picture.data)
    assert height <= MAX_HEIGHT_RATIO * width
    assert len(picture.data) < MEGABYTE
    assert picture.filename == "ankh-board.png"
    assert 0 < len(picture.alt) <= ALT_LIMIT
    size = map_layout(view).size
    assert all(label_run(cell.label, size).size >= 32 for cell in view.hexes), (
        "a label is at least eight pixels high on a phone"
    )


def test_the_same_view_gives_the_same_bytes() -> None:
    view = middle(4, "rose")
    before = RENDERER.panel(view, SAY, marks=marked(view))
    clear_all_caches()
    assert RENDERER.panel(view, say_with(), marks=marked(view)) == before


def test_cached_layers_are_not_drawn_upon() -> None:
    view = middle(4)
    before = RENDERER.board(view, SAY)
    RENDERER.board(view, SAY, marks=marked(view))
    RENDERER.panel(
        replace(view, seat="amber"), SAY, marks=marked(view), focus=[view.hexes[1].label]
    )
    assert RENDERER.board(view, SAY) == before


def test_every_mark_changes_its_own_hex() -> None:
    view = replace(middle(5), battle=None)
    layout = map_layout(view)
    plain = map_of(view, layout)
    first = map_of(view, layout, marked(view, 2))
    second = map_of(view, layout, marked(view, 2, 50))
    for cell in view.hexes[::2]:
        for one, two in ((plain, first), (first, second)):
            assert _differ(_cut(one, cell.label, layout), _cut(two, cell.label, layout)) > 2, (
                cell.label
            )


def test_marked_hexes_are_brighter_than_the_rest() -> None:
    view = replace(middle(3), battle=None)
    layout = map_layout(view)
    waters = [c.label for c in view.hexes if c.ground == "water" and c.figure is None]
    image = map_of(view, layout, [Mark("x", waters[0], 1)])
    light, dark = (
        ImageStat.Stat(_cut(image, name, layout).crop((0, 100, 120, 120)).convert("L")).mean[0]
        for name in (waters[0], waters[-1])
    )
    assert light > dark + 15


@pytest.mark.parametrize("kind", ["god", "warrior", *GUARDIANS])
@pytest.mark.parametrize("seat", list(NAMES))
def test_every_figure_shows_its_kind_and_its_owner(kind: str, seat: str) -> None:
    view = replace(middle(5), battle=None)
    layout = map_layout(view)
    cell = _empty(view)
    other_seat = "azure" if seat != "azure" else "rose"
    other_kind = "warrior" if kind != "warrior" else "mummy"
    shown, owned, shaped = (
        _cut(map_of(_with(view, replace(cell, figure=figure)), layout), cell.label, layout)
        for figure in (
            FigureView(kind, seat),
            FigureView(kind, other_seat),
            FigureView(other_kind, seat),
        )
    )
    # Guardians on the same base differ from each other only in their signs.
    assert _differ(shown, _cut(map_of(view, layout), cell.label, layout)) > 20
    assert _differ(shown, owned) > 15
    assert _differ(shown, shaped) > 4
    colours = {colour: count for count, colour in shown.getcolors(10**6) or []}
    assert colours.get(SEATS[seat].colour, 0) > 500


def test_suns_gates_and_claws_are_seen() -> None:
    view = replace(middle(4), battle=None)
    layout = map_layout(view)
    cell = _empty(view)
    scorpion = FigureView("giant_scorpion", "onyx")
    plain = map_of(_with(view, replace(cell, figure=scorpion)), layout)
    radiant = map_of(_with(view, replace(cell, figure=replace(scorpion, radiant=True))), layout)
    gate = map_of(_with(view, replace(cell, figure=scorpion, gate=True)), layout)
    for changed in (radiant, gate):
        assert _differ(_cut(plain, cell.label, layout), _cut(changed, cell.label, layout)) > 5
    near = [c.label for c in view.hexes if abs(c.q - cell.q) + abs(c.r - cell.r) == 1][:2]
    clawed = map_of(_with(view, replace(cell, figure=replace(scorpion, claws=tuple(near)))), layout)
    for name in near:
        x, y = layout.middle(cell.label)
        u, v = layout.middle(name)
        spot = (round((x + u) / 2), round((y + v) / 2))
        assert clawed.getpixel(spot) == SEATS["onyx"].colour


@pytest.mark.parametrize("kind", ["obelisk", "pyramid", "temple"])
def test_a_monument_shows_whose_it_is(kind: MonumentKind) -> None:
    view = replace(middle(4), battle=None)
    layout = map_layout(view)
    cell = replace(_empty(view), monument=kind)
    drawn = [
        _cut(map_of(_with(view, replace(cell, monument_owner=owner)), layout), cell.label, layout)
        for owner in (None, "amber", "onyx")
    ]
    for one in range(3):
        for other in range(one):
            assert _differ(drawn[one], drawn[other]) > 5


def test_every_region_has_its_number_on_its_own_land() -> None:
    for people in (2, 3, 4, 5):
        view = middle(people, scenario="nomarchs")
        layout = map_layout(view)
        spots = dict(conflict_token_positions(view.hexes, layout))
        regions = {c.regions[0] for c in view.hexes if c.ground != "water"}
        assert set(spots) == regions
        for number, (x, y) in spots.items():
            nearest = min(
                view.hexes,
                key=lambda c: (
                    (layout.middle(c.label)[0] - x) ** 2 + (layout.middle(c.label)[1] - y) ** 2
                ),
            )
            assert number in nearest.regions


def test_devotion_is_in_the_picture_and_in_the_alt_text() -> None:
    view = middle(3)
    god = view.gods[0]
    risen = replace(god, devotion=27, red=False)
    changed = replace(view, gods=(risen, *view.gods[1:]))
    assert RENDERER.board(view, SAY).data != RENDERER.board(changed, SAY).data
    assert "devotion 27, " in RENDERER.board(changed, SAY).alt


def test_all_gods_on_one_space_are_visible() -> None:
    view = middle(5)
    level = tuple(replace(g, devotion=7, rank=n) for n, g in enumerate(view.gods, 1))
    for across in (SIDE_WIDTH, CONTENT_WIDTH):
        track = devotion(replace(view, gods=level), across).convert("RGB")
        shown = {colour: count for count, colour in track.getcolors(10**6) or []}
        assert all(shown.get(SEATS[god.seat].colour, 0) > 60 for god in level)


def test_the_alt_text_of_a_hand_names_every_card_and_power() -> None:
    view = middle(4, "amber")
    own = replace(view.gods[0], powers=("commander", "glorious"), hand=("flood", "cycle"))
    full = replace(view, gods=(replace(own, played=("miracle",)), *view.gods[1:]))
    alt = RENDERER.hand(full, SAY).alt
    for name in ("Flood", "Cycle of Ma'at", "Commander", "Glorious", "Miracle"):
        assert f"{name}: " in alt
    assert alt.index("Flood: ") < alt.index("Played:") < alt.index("Miracle: ")


@pytest.mark.parametrize("people", [2, 5])
def test_hostile_names_change_neither_size_nor_layout(people: int) -> None:
    view = middle(people, "amber")
    say = say_with(HOSTILE)
    for calm, wild in (
        (RENDERER.board(view, SAY), RENDERER.board(view, say)),
        (RENDERER.panel(view, SAY), RENDERER.panel(view, say)),
        (RENDERER.hand(view, SAY), RENDERER.hand(view, say)),
    ):
        assert _size(wild.data) == _size(calm.data)
        assert 0 < len(wild.alt) <= ALT_LIMIT
        assert "\u202e" not in wild.alt
        assert "\n" not in wild.alt


def test_a_name_without_letters_is_replaced_by_the_colour() -> None:
    view = replace(middle(3), active="amber")
    nameless = say_with({**NAMES, "amber": "🦊🦊🦊"})
    coloured = say_with({**NAMES, "amber": "Amber"})
    assert RENDERER.board(view, nameless).data == RENDERER.board(view, coloured).data


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="AnkhView"):
        renderer("ankh").board("nothing of the kind", SAY)


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        RENDERER.hand(middle(2), SAY)


def test_threads_that_draw_at_once_draw_the_same() -> None:
    views = [middle(people, "amber") for people in (2, 3)]
    alone = [RENDERER.panel(view, SAY) for view in views]
    clear_all_caches()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: RENDERER.panel(view, SAY), [*views, *views]))
    assert together == [*alone, *alone]


def test_the_peoples_revolt_announces_a_consolidation_in_the_description() -> None:
    ra, isis = at("ra", "B5 god"), at("isis", "A7 warrior, H5 god")
    game = deal(scenario="peoples_revolt", amber=ra, azure=isis, next_event="camel")
    alt = RENDERER.board(game.match.view("amber"), SAY).alt
    assert "consolidation" in alt
    assert "caravan" not in alt
