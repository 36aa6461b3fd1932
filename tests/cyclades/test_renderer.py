"""The pictures of Cyclades: contents, secrets, marks, sizes and hostile names."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from games.cyclades.view import AreaView, CycladesView
from render.art.cache import BACKGROUND_CACHE, LAYER_CACHE, SPRITE_CACHE
from render.art.hex_layout import HexLayout
from render.art.shared_colours import SEATS
from render.cyclades.board.board import anchors_of, cells_of, fit_layout
from render.cyclades.board.terrain import anchor_position
from render.cyclades.renderer import MAX_MAP_HEIGHT, SIDE_WIDTH, CycladesRenderer
from render.cyclades.tokens import label_run
from render.kit.picture_layout import CONTENT_WIDTH, MARGIN, MAX_HEIGHT_RATIO
from render.renderer import ALT_LIMIT, Mark, renderer
from tests.cyclades.renderer_positions import NAMES, map_of, marked, middle, say_with
from tests.render.caches import clear_all_caches

RENDERER = CycladesRenderer()
SAY = say_with()
MEGABYTE = 2**20
BOARDS = [(people, setup) for people in (2, 3, 4, 5, 6) for setup in ("random", "quick")]

HOSTILE = {
    "amber": "@everyone " + "🦊" * 200,
    "azure": "\u202e\u202eевил\u202c\u200f name\n\nnewline\ttab",
    "rose": "Щ" * 200,
    "onyx": "z̸̢̛͕͖̠a̷̡̛͙l̶g̵o" * 20,
    "jade": "",
    "ivory": "W" * 32,
}


def _size(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size


def _layout_of(view: CycladesView) -> HexLayout:
    return fit_layout(view.areas, CONTENT_WIDTH, MAX_MAP_HEIGHT)


def _cut(image: Image.Image, area: AreaView, layout: HexLayout) -> Image.Image:
    """The part of the board that an area covers."""
    spots = [layout.middle(cell) for cell in cells_of(area)]
    reach = round(layout.size * 0.85)
    return image.crop(
        (
            min(x for x, _ in spots) - reach,
            min(y for _, y in spots) - reach,
            max(x for x, _ in spots) + reach,
            max(y for _, y in spots) + reach,
        )
    )


@pytest.mark.parametrize(("people", "setup"), BOARDS)
def test_a_turn_picture_fits_discord_and_a_phone(people: int, setup: str) -> None:
    view = middle(people, setup=setup)
    picture = RENDERER.board(view, SAY)
    width, height = _size(picture.data)
    assert height <= MAX_HEIGHT_RATIO * width
    assert len(picture.data) < MEGABYTE
    assert picture.filename == "cyclades-board.png"
    assert 0 < len(picture.alt) <= ALT_LIMIT
    size = _layout_of(view).size
    assert all(label_run(area.label, size).size >= 32 for area in view.areas), (
        "a label is at least eight pixels high on a phone"
    )


def test_there_is_nothing_to_draw_before_the_archipelago() -> None:
    view = replace(middle(3), areas=(), order=(), active=None, round=0, phase="placement")
    assert _size(RENDERER.board(view, SAY).data)[0] == SIDE_WIDTH + 2 * MARGIN
    assert _size(RENDERER.panel(replace(view, seat="rose"), SAY).data)[0] == SIDE_WIDTH + 2 * MARGIN


def test_the_same_view_gives_the_same_bytes() -> None:
    view = middle(4, "rose")
    before = RENDERER.panel(view, SAY, marks=marked(view))
    clear_all_caches()
    assert RENDERER.panel(view, say_with(), marks=marked(view)) == before


def test_tables_share_sprites_and_keep_their_terrain_small() -> None:
    sizes = [_layout_of(middle(people, setup=setup)).size for people, setup in BOARDS]
    assert all(size == round(size) and size % 2 == 0 for size in sizes)
    for people, setup in BOARDS:
        RENDERER.draw_board(middle(people, setup=setup), SAY)
    assert (
        0
        < BACKGROUND_CACHE.used
        <= BACKGROUND_CACHE.limit + BACKGROUND_CACHE.compressed_limit
        == 24 * 2**20
    )
    assert len(BACKGROUND_CACHE) >= 6
    assert LAYER_CACHE.used <= LAYER_CACHE.limit
    assert SPRITE_CACHE.used <= SPRITE_CACHE.limit


def test_cached_layers_are_not_drawn_upon() -> None:
    view = middle(4)
    before = RENDERER.board(view, SAY)
    RENDERER.board(view, SAY, marks=[*marked(view), Mark("x", view.altars[0].god, 9)])
    RENDERER.panel(
        replace(view, seat="amber"), SAY, marks=marked(view), focus=[view.areas[1].label]
    )
    assert RENDERER.board(view, SAY) == before


def test_every_mark_changes_its_own_area() -> None:
    view = middle(5)
    layout = _layout_of(view)
    plain = map_of(view.areas, layout)
    first = map_of(view.areas, layout, marked(view, 2))
    second = map_of(view.areas, layout, marked(view, 2, 50))
    for area in view.areas[::2]:
        for one, two in ((plain, first), (first, second)):
            cut = (_cut(one, area, layout), _cut(two, area, layout))
            assert ImageChops.difference(*cut).getbbox(), area.label


def test_a_slot_carries_the_number_of_its_own_option() -> None:
    view = middle(4)
    layout = _layout_of(view)
    spots = anchors_of(view.areas)
    land = next(area for area in view.areas if len(area.slots) > 1)
    names = [slot.name for slot in land.slots]
    one, two = (
        map_of(view.areas, layout, [Mark(option, land.label, 1)])
        for option in (names[0], f"replace:{names[1]}")
    )
    for spot in spots[land.label].slots[:2]:
        x, y = anchor_position(spot, layout)
        reach = round(layout.size * 0.3)
        box = (x - reach, y - reach, x + reach, y + reach)
        assert ImageChops.difference(one.crop(box), two.crop(box)).getbbox()


def test_marked_areas_are_brighter_than_the_rest() -> None:
    view = middle(3)
    layout = _layout_of(view)
    seas = [area for area in view.areas if area.kind == "sea" and area.owner is None]
    image = map_of(view.areas, layout, [Mark("x", seas[0].label, 1)])
    light, dark = (ImageStat.Stat(_cut(image, sea, layout).convert("L")).mean for sea in seas[:2])
    assert light[0] > dark[0] + 20


def test_altars_creatures_and_heroes_carry_marks_too() -> None:
    view = middle(5, "azure")
    named = [view.altars[0].god, *(name for name in view.creatures if name), *view.heroes]
    assert len(named) > 1
    pictures = [RENDERER.panel(view, SAY, marks=[Mark(name, name, 1)]) for name in named]
    assert len({picture.data for picture in pictures}) == len(named)
    assert all("Options: 1 " in picture.alt for picture in pictures)


def test_a_question_about_gods_alone_shows_their_altars_enlarged() -> None:
    """On a phone a column beside the archipelago is too small to be read."""
    view = middle(4, "azure")
    gods = [Mark(altar.god, altar.god, n) for n, altar in enumerate(view.altars, 1) if altar.open]
    wide, high = _size(RENDERER.panel(view, SAY, marks=gods).data)
    assert wide <= SIDE_WIDTH + 2 * MARGIN
    assert high <= MAX_HEIGHT_RATIO * wide
    creature = next(name for name in view.creatures if name)
    mixed = RENDERER.panel_parts(view, SAY, [*gods, Mark(creature, creature, 9)], frozenset())
    assert len(mixed) > 1, "creatures are offered below the altars"


def test_a_panel_shows_the_purse_and_the_public_picture_does_not() -> None:
    public = RENDERER.board(middle(4), SAY)
    assert "? gold" in public.alt
    view = middle(4, "azure")
    own = next(player for player in view.players if player.seat == "azure")
    richer = replace(own, gold=(own.gold or 0) + 7)
    players = tuple(richer if player is own else player for player in view.players)
    changed = replace(view, players=players)
    assert RENDERER.panel(view, SAY).data != RENDERER.panel(changed, SAY).data
    assert RENDERER.hand(view, SAY).data != RENDERER.hand(changed, SAY).data
    assert f"{richer.gold} gold" in RENDERER.hand(changed, SAY).alt


def test_the_seat_that_looked_at_the_deck_sees_its_top() -> None:
    view = replace(middle(4, "azure"), seen_top=None)
    looked = replace(view, seen_top="sphinx")
    for one, two in (
        (RENDERER.panel(view, SAY), RENDERER.panel(looked, SAY)),
        (RENDERER.hand(view, SAY), RENDERER.hand(looked, SAY)),
    ):
        assert one.data != two.data
        assert "On top of the deck: Sphinx." in two.alt
        assert "On top of the deck" not in one.alt


def test_the_hand_shows_every_card() -> None:
    view = middle(5, "amber")
    own = view.players[0]
    held = replace(own, heroes=("ajax", "jason"), creatures=("kraken",))
    full = replace(view, players=(held, *view.players[1:]))
    alt = RENDERER.hand(full, SAY).alt
    names = ["ajax", "jason", "kraken", *view.heroes, *(c for c in view.creatures if c)]
    assert all(f"{name.title()}: " in alt for name in names)


def test_many_heroes_and_creatures_fit_into_the_player_area() -> None:
    view = middle(2)
    crowded = replace(
        view.players[0],
        heroes=("ajax", "hector", "helen", "croesus", "odysseus"),
        creatures=("kraken", "medusa", "hydra"),
        carded=("gold", "troops"),
    )
    full = replace(view, players=(crowded, *view.players[1:]))
    drawn = RENDERER.draw_board(full, SAY)
    assert drawn.width == _size(RENDERER.board(view, SAY).data)[0]
    edge = (drawn.width - MARGIN, 0, drawn.width, drawn.height)
    plain = RENDERER.draw_board(view, SAY)
    assert drawn.size == plain.size
    assert drawn.crop(edge) == plain.crop(edge), "nothing reaches into the frame"


def test_every_token_of_a_crowded_land_is_seen() -> None:
    view = middle(3)
    layout = _layout_of(view)
    small = next(area for area in view.areas if area.kind == "land" and len(area.hexes) == 1)
    alone = replace(small, owner="rose", troops=0, mercenaries=0, heroes=(), creature=None)
    heroes = ("ajax", "hector", "helen", "croesus")
    grown = [
        replace(alone, troops=2),
        replace(alone, troops=2, mercenaries=1),
        replace(alone, troops=2, mercenaries=1, creature="minotaur", creature_owner="rose"),
    ]
    grown += [replace(grown[-1], heroes=heroes[:count]) for count in range(1, 5)]
    shown = [
        _cut(
            map_of(
                tuple(land if area is small else area for area in view.areas),
                layout,
            ),
            land,
            layout,
        )
        for land in (alone, *grown)
    ]
    for fewer, more in pairwise(shown):
        changed = ImageChops.difference(fewer, more).convert("L").point([0] + [255] * 255)
        assert ImageStat.Stat(changed).mean[0] > 10


@pytest.mark.parametrize("people", [2, 6])
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


def test_a_name_without_a_letter_gives_way_to_the_colour() -> None:
    view = replace(middle(3), active="amber")
    nameless = say_with({**NAMES, "amber": "🦊🦊🦊"})
    coloured = say_with({**NAMES, "amber": "Amber"})
    assert RENDERER.board(view, nameless).data == RENDERER.board(view, coloured).data


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="CycladesView"):
        renderer("cyclades").board("nothing of the kind", SAY)


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


@pytest.mark.parametrize("seat", SEATS)
def test_every_owner_leaves_a_mark_on_land_and_sea(seat: str) -> None:
    view = middle(3)
    bare = tuple(
        replace(a, owner=None, troops=0, mercenaries=0, fleets=0, heroes=()) for a in view.areas
    )
    layout = fit_layout(bare, CONTENT_WIDTH, MAX_MAP_HEIGHT)
    nobody = map_of(bare, layout)
    for kind in ("land", "sea"):
        one = next(area for area in bare if area.kind == kind)
        held = replace(one, owner=seat, troops=int(kind == "land"), fleets=int(kind == "sea"))
        shown = map_of(tuple(held if a is one else a for a in bare), layout)
        cut = (_cut(nobody, one, layout), _cut(shown, one, layout))
        changed = ImageChops.difference(*cut).convert("L").point([0] + [255] * 255)
        assert ImageStat.Stat(changed).mean[0] > 60, (seat, kind)
