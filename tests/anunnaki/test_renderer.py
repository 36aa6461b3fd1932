"""The pictures of Anunnaki: content, hidden facts, sizes and hostile names."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from games.anunnaki.view import AnunnakiView, HouseView
from render.anunnaki.board.district import label_run
from render.anunnaki.board.layout import BoardLayout, enlarged_layout
from render.anunnaki.colours import LANDS, SKY, TOKENS
from render.anunnaki.frame import GROUND
from render.anunnaki.names import god_letters
from render.anunnaki.palette import palette
from render.anunnaki.renderer import MAX_ENLARGED_HEIGHT, AnunnakiRenderer, map_layout
from render.art.hex_layout import hex_box
from render.art.shared_colours import GILT, INK, PAPER, SEATS, TABLE, WHITE
from render.kit.picture_layout import CONTENT_WIDTH, PICTURE_WIDTH
from render.renderer import ALT_LIMIT, Mark, renderer
from tests.anunnaki.renderer_positions import asked, map_of, marked, middle
from tests.render.words import NAMES, speaker

RENDERER = AnunnakiRenderer()
SAY = speaker()
MEGABYTE = 2**20
PHONE = 390 / PICTURE_WIDTH

HOSTILE = {
    "amber": "@everyone " + "🦊" * 200,
    "azure": "\u202e\u202eевил\u202c\u200f name\n\nnewline\ttab",
    "rose": "Щ" * 200,
    "onyx": "z̸̢̛͕͖̠a̷̡̛͙l̶g̵o" * 20,
}


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def _changed(view: AnunnakiView, seat: str, house: HouseView) -> AnunnakiView:
    houses = tuple(house if old.seat == seat else old for old in view.houses)
    return replace(view, houses=houses)


def _labels(view: AnunnakiView) -> list[str]:
    return [district.label for planet in view.planets for district in planet.districts]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_turn_picture_fits_discord_and_a_phone(people: int) -> None:
    view = middle(people)
    picture = RENDERER.board(view, SAY)
    width, height = _decoded(picture.data).size
    assert width == PICTURE_WIDTH
    assert height < 1.4 * width
    assert len(picture.data) < MEGABYTE
    assert picture.filename == "anunnaki-board.png"
    size = map_layout(view).size
    assert size * 3**0.5 * PHONE > 33, "a district can be told from the next"
    assert label_run("G18", size).size * PHONE > 6


@pytest.mark.parametrize("people", [2, 3, 4])
def test_every_district_lies_within_the_map_and_on_no_other(people: int) -> None:
    view = middle(people)
    layout = map_layout(view)
    wide, high = hex_box(layout.size)
    spots = [layout.middle(label) for label in _labels(view)]
    for x, y in spots:
        assert wide / 2 - 2 <= x <= layout.width - wide / 2 + 2
        assert high / 2 - 2 <= y <= layout.height - high / 2 + 2
        assert (
            layout.free is None
            or x + wide / 2 <= layout.free[0]
            or y - high / 2 >= layout.free[3] - 2
        )
    for number, (x, y) in enumerate(spots):
        for u, v in spots[number + 1 :]:
            assert (x - u) ** 2 + (y - v) ** 2 > (layout.size * 1.7) ** 2


def test_the_otherworld_lies_beside_its_owners_capital() -> None:
    view = middle(4)
    home = next(planet for planet in view.planets if planet.seat == "onyx")
    hexagon = replace(home.districts[0], label="W1", planet="otherworld", q=0, r=0)
    other = replace(home, name="otherworld", districts=(hexagon,), culture=())
    layout = map_layout(replace(view, planets=(*view.planets, other)))
    x, y = layout.middle("W1")
    capital = layout.capital(home.name)
    assert capital is not None
    assert y == capital[1]
    assert 0 < x - capital[0] < layout.size * 2


@pytest.mark.parametrize("key", ["move-to", "gather", "portal-to", "recruit"])
def test_every_mark_changes_its_own_district(key: str) -> None:
    view, ask = asked(3, key, 60)
    marks = marked(view, ask)
    assert marks
    layout = map_layout(view)
    plain = map_of(view, layout)
    first = map_of(view, layout, marks)
    second = map_of(view, layout, [replace(mark, number=mark.number + 30) for mark in marks])
    for mark in marks:
        x, y = layout.middle(mark.place)
        reach = round(layout.size * 0.8)
        # Where two companies share a district, its number stands beside them.
        box = (x - reach, y - reach, x + reach, min(layout.height, y + reach + reach // 3))
        for one, two in ((plain, first), (first, second)):
            assert ImageChops.difference(one.crop(box), two.crop(box)).getbbox(), mark


def test_marked_districts_are_brighter_than_the_rest() -> None:
    view = middle(2)
    layout = map_layout(view)
    bare = tuple(
        replace(p, districts=tuple(replace(d, companies=(), ruler=None) for d in p.districts))
        for p in view.planets
    )
    view = replace(view, planets=bare)
    gold = [
        district.label
        for planet in view.planets
        for district in planet.districts
        if dict(district.sources).keys() == {"gold"} and district.capital_of is None
    ]
    image = map_of(view, layout, [Mark("x", gold[0], 1)])

    def brightness(label: str) -> float:
        x, y = layout.middle(label)
        left = x - round(layout.size * 0.7)
        return ImageStat.Stat(image.crop((left, y - 10, left + 14, y + 10)).convert("L")).mean[0]

    assert brightness(gold[0]) > brightness(gold[1]) + 20


def test_a_question_about_one_planet_shows_it_enlarged() -> None:
    view = middle(4, "amber")
    labels = [district.label for district in view.planets[0].districts]
    alone = enlarged_layout(
        view.planets, [view.planets[0].name], CONTENT_WIDTH, MAX_ENLARGED_HEIGHT
    )
    assert alone.size > 1.5 * map_layout(view).size
    marks = [Mark(label, label, number) for number, label in enumerate(labels, 1)]
    near = _decoded(RENDERER.panel(view, SAY, marks=marks).data)
    everywhere = [Mark(label, label, n) for n, label in enumerate(_labels(view), 1)]
    far = _decoded(RENDERER.panel(view, SAY, marks=everywhere).data)
    assert near.height < far.height
    assert far.height < 1.3 * PICTURE_WIDTH


def test_a_question_about_the_star_shows_it_first_with_numbers() -> None:
    view, ask = asked(4, "star", 40)
    marks = marked(view, ask)
    assert len(marks) == len(ask.options)
    plain = RENDERER.draw_panel(view, SAY, marks=marks)
    other = RENDERER.draw_panel(view, SAY, marks=marks[1:])
    changed = ImageChops.difference(plain, other).getbbox()
    assert changed is not None
    assert changed[3] < 900, "the star lies above the map"
    assert plain.height < 1.35 * PICTURE_WIDTH
    assert (
        len({_box(plain, other), _box(plain, RENDERER.draw_panel(view, SAY, marks=marks[:-1]))})
        == 2
    )


def _box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


def test_where_a_sign_would_fall_is_lit() -> None:
    view, ask = asked(4, "star", 40)
    own = next(house for house in view.houses if house.seat == view.seat)
    assert any(token.sign for token in own.tokens)
    nowhere = tuple(replace(token, sign=False) for token in own.tokens)
    dark = _changed(view, own.seat, replace(own, tokens=nowhere))
    marks = marked(view, ask)
    assert (
        RENDERER.panel(view, SAY, marks=marks).data != RENDERER.panel(dark, SAY, marks=marks).data
    )


def test_a_question_about_agreements_shows_the_market_large() -> None:
    view, ask = asked(4, "trade")
    marks = marked(view, ask)
    one, other = (RENDERER.draw_panel(view, SAY, marks=some) for some in (marks, marks[1:]))
    changed = _box(one, other)
    assert changed is not None
    assert changed[3] < 500


@pytest.mark.parametrize("key", ["weapon", "attack", "defend", "return-god"])
def test_a_question_about_cards_numbers_them(key: str) -> None:
    view, ask = asked(3, key)
    marks = marked(view, ask)
    assert marks
    plain = RENDERER.draw_panel(view, SAY, marks=marks)
    other = [replace(mark, number=mark.number + 20) for mark in marks]
    assert _box(plain, RENDERER.draw_panel(view, SAY, marks=other)) is not None
    assert plain.height < 1.4 * PICTURE_WIDTH
    assert f"{marks[0].number} " in RENDERER.panel(view, SAY, marks=marks).alt


def test_no_two_gods_of_a_table_have_the_same_letters() -> None:
    letters = god_letters(middle(4))
    assert len(letters) == 20
    assert len(set(letters.values())) == 20
    assert all(len(pair) == 2 for pair in letters.values())


@pytest.mark.parametrize(
    "change",
    [
        {"points": 99},
        {"crystals": 9},
        {"pawn": "T3"},
        {"signs": ("L0", "R0", "C0")},
        {"freed": ("0", "core")},
        {"tracks": {"war": 9, "technology": 9, "trade": 9}},
        {"power": 15},
        {"artifacts": ("horn",)},
        {"followers_left": 7},
    ],
)
def test_whatever_a_house_has_shows(change: dict[str, object]) -> None:
    view = middle(4)
    house = view.houses[1]
    changed = _changed(view, house.seat, replace(house, **change))  # type: ignore[arg-type]
    assert changed != view
    assert RENDERER.board(view, SAY).data != RENDERER.board(changed, SAY).data


def test_upgraded_tokens_and_summoned_gods_show() -> None:
    view = middle(3)
    house = view.houses[0]
    turned = tuple(replace(token, upgraded=not token.upgraded) for token in house.tokens)
    woken = tuple(replace(god, summoned=not god.summoned) for god in house.gods)
    plain = RENDERER.board(view, SAY).data
    for other in (replace(house, tokens=turned), replace(house, gods=woken)):
        assert RENDERER.board(_changed(view, house.seat, other), SAY).data != plain


def test_what_lies_on_a_planet_shows() -> None:
    view = middle(2)
    layout = map_layout(view)
    plain = map_of(view, layout)
    for index, planet in enumerate(view.planets):
        bare = tuple(
            replace(d, companies=(), ruler=None, civilisation=None, exhausted={}, guardian=0)
            for d in planet.districts
        )
        planets = list(view.planets)
        planets[index] = replace(planet, districts=bare, culture=())
        assert _box(plain, map_of(replace(view, planets=tuple(planets)), layout)) is not None
    dry = tuple(
        replace(p, districts=tuple(replace(d, exhausted=dict(d.sources)) for d in p.districts))
        for p in view.planets
    )
    assert _box(plain, map_of(replace(view, planets=dry), layout)) is not None


def test_only_the_own_hand_knows_its_weapons() -> None:
    view = middle(3, "azure")
    own = next(house for house in view.houses if house.seat == "azure")
    axe = _changed(view, "azure", replace(own, weapons=2, hand=("dagger", "double_axe")))
    bow = _changed(view, "azure", replace(own, weapons=2, hand=("ballista", "short_bow")))
    assert RENDERER.hand(axe, SAY).data != RENDERER.hand(bow, SAY).data
    assert "Ballista" in RENDERER.hand(bow, SAY).alt
    assert RENDERER.board(axe, SAY) == RENDERER.board(bow, SAY)


def test_the_board_is_the_same_for_everybody() -> None:
    boards = {RENDERER.board(middle(4, seat), SAY).data for seat in (None, *NAMES)}
    assert len(boards) == 1


def test_the_same_view_gives_the_same_bytes_and_layers_stay_untouched() -> None:
    view, ask = asked(3, "gather", 60)
    before = RENDERER.board(view, SAY)
    marks = marked(view, ask)
    panel = RENDERER.panel(view, SAY, marks=marks)
    RENDERER.panel(view, SAY, marks=marks[1:], focus=[marks[0].place])
    assert RENDERER.board(view, SAY) == before
    assert RENDERER.panel(view, speaker(), marks=marks) == panel


@pytest.mark.parametrize("people", [2, 4])
def test_hostile_names_change_neither_size_nor_layout(people: int) -> None:
    view = middle(people, "amber")
    say = speaker(HOSTILE)
    for calm, wild in (
        (RENDERER.board(view, SAY), RENDERER.board(view, say)),
        (RENDERER.panel(view, SAY), RENDERER.panel(view, say)),
    ):
        assert _decoded(wild.data).size == _decoded(calm.data).size
        assert 0 < len(wild.alt) <= ALT_LIMIT
        assert "\u202e" not in wild.alt
        assert "\n" not in wild.alt


def test_the_public_has_no_hand_and_other_views_are_refused() -> None:
    with pytest.raises(ValueError, match="no hand"):
        RENDERER.hand(middle(2), SAY)
    with pytest.raises(TypeError, match="AnunnakiView"):
        renderer("anunnaki").board("nothing of the kind", SAY)


def test_surfaces_seats_and_lands_keep_their_exact_colours() -> None:
    seats = [style.colour for style in SEATS.values()]
    flat = [INK, PAPER, TABLE, WHITE, GILT, SKY, *LANDS.values(), *TOKENS.values(), *seats]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    shown = _decoded(palette().encode(strip)).convert("RGB")
    seen = list(shown.get_flattened_data())
    assert seen == [GROUND if colour == TABLE else colour for colour in flat]


def test_the_palette_is_hardly_seen() -> None:
    view, ask = asked(4, "gather", 60)
    for drawn in (
        RENDERER.draw_board(middle(4), SAY),
        RENDERER.draw_panel(view, SAY, marks=marked(view, ask)),
    ):
        shown = palette().indexed(drawn).convert("RGB")
        lost = ImageStat.Stat(ImageChops.difference(drawn, shown))
        assert max(lost.mean) < 1.5
        assert max(high for _, high in lost.extrema) < 80


def test_a_lay_knows_no_capital_of_gaia() -> None:
    view = middle(3)
    layout: BoardLayout = map_layout(view)
    assert layout.capital("gaia_many") is None
    homes = [planet for planet in view.planets if planet.seat and planet.name != "otherworld"]
    assert all(layout.capital(planet.name) for planet in homes)
