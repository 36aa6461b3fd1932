"""The pictures of Deus: content, hidden facts, sizes and hostile names."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core.hexes import Hex
from games.deus.view import DeusView
from render.art.text import TextRun
from render.deus import shared_area
from render.deus.board.board import fit_layout
from render.deus.renderer import DeusRenderer
from render.kit.cards import CARD_ROW_WIDTH as CARDS
from render.kit.picture_layout import CONTENT_WIDTH, MARGIN, MAX_HEIGHT_RATIO, plan_picture
from render.renderer import ALT_LIMIT, Mark, renderer
from tests.deus.renderer_positions import hand, map_of, sample
from tests.render.caches import clear_all_caches, clear_table_caches
from tests.render.words import HOSTILE, NAMES, speaker

RENDERER = DeusRenderer()
SAY = speaker()
MEGABYTE = 2**20


def _size(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size


def _marks(view: DeusView, step: int = 3) -> list[Mark]:
    chosen = view.regions[::step]
    return [Mark(region.label, region.label, n) for n, region in enumerate(chosen, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_picture_fits_discord_and_a_phone(players: int) -> None:
    view = sample(players, players)
    picture = RENDERER.board(view, SAY)
    width, height = _size(picture.data)
    assert height <= MAX_HEIGHT_RATIO * width
    assert len(picture.data) < MEGABYTE
    assert picture.filename == "deus-board.png"
    place = fit_layout(view.regions, 1552, 1560)
    assert place.size * 3**0.5 > 170, "a hex is at least 40 pixels wide on a phone, alone"


def test_what_everybody_shares_is_named_in_full_and_large_enough_for_a_phone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[TextRun] = []

    def draw_text(
        image: Image.Image, x: float, y: float, run: TextRun, ink: object, **how: object
    ) -> None:
        written.append(run)

    monkeypatch.setattr(shared_area, "draw_text", draw_text)
    view = replace(sample(3, 5), temples_left=7, deck_size=196, discard_size=112)
    clear_table_caches()
    shared_area.shared_area(view, SAY, CONTENT_WIDTH)
    clear_table_caches()
    sizes = {run.text: run.size for run in written}
    for word in ("temples", "villages", "deck", "discards", "196", "112"):
        assert sizes[word] >= 44, (word, sizes)


def test_a_turn_shows_the_hand_also_where_a_temple_could_stand() -> None:
    view = sample(3, 5, seat="rose")
    own = next(player for player in view.players if player.seat == "rose")
    assert own.hand
    cards = [Mark(card.id, card.id, number) for number, card in enumerate(own.hand, 1)]
    place = view.regions[0].label
    temple = Mark(place, place, len(cards) + 1)
    parts = RENDERER.panel_parts(view, SAY, [*cards, temple], frozenset())
    fewer = RENDERER.panel_parts(view, SAY, [*cards[1:], temple], frozenset())
    other = RENDERER.panel_parts(view, SAY, cards, frozenset())
    assert parts[0] != fewer[0], "the cards come first, with their numbers"
    assert parts[1] == fewer[1], "the board comes second, with the number of the temple"
    assert parts[1] not in other
    wide, high = plan_picture(parts).size
    assert high <= MAX_HEIGHT_RATIO * wide


@pytest.mark.parametrize("ending", ["last_but_one", "last", "over"])
def test_the_end_shows(ending: str) -> None:
    view = sample(3, 8)
    ended = sample(3, 8, ending=ending)  # type: ignore[arg-type]
    assert RENDERER.board(ended, SAY).data != RENDERER.board(view, SAY).data


def test_the_same_view_gives_the_same_bytes() -> None:
    view, again = sample(4, 21, seat="rose"), sample(4, 21, seat="rose")
    assert RENDERER.panel(view, SAY, marks=_marks(view)) == RENDERER.panel(
        again, speaker(), marks=_marks(again)
    )
    assert RENDERER.board(view, SAY) == RENDERER.board(again, speaker())


def test_cached_layers_are_not_drawn_upon() -> None:
    view = sample(4, 5)
    before = RENDERER.board(view, SAY)
    RENDERER.board(view, SAY, marks=_marks(view))
    RENDERER.panel(
        replace(view, seat="amber"), SAY, marks=_marks(view), focus=[view.regions[1].label]
    )
    assert RENDERER.board(view, SAY) == before


def test_every_mark_changes_its_own_region() -> None:
    view = sample(4, 9)
    place = fit_layout(view.regions, 1290, 1330)
    marks = _marks(view, 2)
    plain = map_of(view.regions, place)
    first = map_of(view.regions, place, marks)
    other = [replace(mark, number=mark.number + 50) for mark in marks]
    second = map_of(view.regions, place, other)
    for mark in marks:
        region = next(r for r in view.regions if r.label == mark.place)
        x, y = place.middle(Hex(region.q, region.r))
        reach = round(place.size * 0.9)
        box = (x - reach // 2, y, x + reach // 2, min(y + reach + reach // 4, place.height))
        for one, two in ((plain, first), (first, second)):
            assert ImageChops.difference(one.crop(box), two.crop(box)).getbbox(), mark


def test_marked_regions_are_brighter_than_the_rest() -> None:
    view = sample(2, 4, full=0.0)
    land = [region for region in view.regions if region.terrain == "field"]
    place = fit_layout(view.regions, 1290, 1330)
    image = map_of(view.regions, place, [Mark("x", land[0].label, 1)])

    def brightness(region_at: int) -> float:
        x, y = place.middle(Hex(land[region_at].q, land[region_at].r))
        reach = round(place.size * 0.7)
        spot = image.crop((x - reach, y - 20, x - reach + 12, y + 20)).convert("L")
        return ImageStat.Stat(spot).mean[0]

    assert brightness(0) > brightness(1) + 20


def test_cards_in_the_hand_carry_marks_and_focus() -> None:
    view = sample(2, 6, seat="amber")
    cards = view.players[0].hand
    assert cards is not None
    plain = RENDERER.panel(view, SAY)
    marked = RENDERER.panel(view, SAY, marks=[Mark("build:x", cards[0].id, 1)])
    focused = RENDERER.panel(view, SAY, focus=[cards[0].id])
    assert len({plain.data, marked.data, focused.data}) == 3
    assert "1 " in marked.alt


def _first_card(view: DeusView) -> list[Mark]:
    own = next(player for player in view.players if player.seat == view.seat)
    assert own.hand is not None
    return [Mark("build", own.hand[0].id, 1)]


def test_a_panel_shows_the_hand_and_the_public_picture_does_not() -> None:
    view = sample(3, 12, seat="azure")
    own = view.players[1]
    other = replace(own, hand=hand(Random(99), own.hand_size))
    changed = replace(view, players=(view.players[0], other, view.players[2]))
    assert RENDERER.panel(view, SAY).data == RENDERER.panel(changed, SAY).data, (
        "cards have a button"
    )
    drawn = [RENDERER.panel(seen, SAY, marks=_first_card(seen)) for seen in (view, changed)]
    assert drawn[0].data != drawn[1].data
    assert RENDERER.hand(view, SAY).data != RENDERER.hand(changed, SAY).data
    assert RENDERER.board(view, SAY).data == RENDERER.board(changed, SAY).data
    assert RENDERER.board(view, SAY).alt == RENDERER.board(changed, SAY).alt


def test_points_that_a_view_hides_are_a_question_mark() -> None:
    picture = RENDERER.board(sample(4, 2), SAY)
    assert "? VP" in picture.alt
    known = RENDERER.panel(sample(4, 2, seat="amber"), SAY)
    assert "? VP" not in known.alt.split(";")[1]


@pytest.mark.parametrize("players", [2, 4])
def test_hostile_names_change_neither_size_nor_layout(players: int) -> None:
    view = sample(players, 7, seat="amber")
    say = speaker(HOSTILE)
    for calm, wild in (
        (RENDERER.board(view, SAY), RENDERER.board(view, say)),
        (RENDERER.panel(view, SAY), RENDERER.panel(view, say)),
    ):
        assert _size(wild.data) == _size(calm.data)
        assert 0 < len(wild.alt) <= ALT_LIMIT
        assert "\u202e" not in wild.alt
        assert "\n" not in wild.alt


def test_a_name_without_a_letter_gives_way_to_the_colour() -> None:
    view = replace(sample(2, 7), active="amber")
    nameless = speaker({**NAMES, "amber": "🦊🦊🦊"})
    coloured = speaker({**NAMES, "amber": "Amber"})
    assert RENDERER.board(view, nameless).data == RENDERER.board(view, coloured).data


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="DeusView"):
        renderer("deus").board("nothing of the kind", SAY)
    with pytest.raises(KeyError):
        renderer("chess")


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        RENDERER.hand(sample(2, 1), SAY)


def test_ten_cards_and_none_both_fit() -> None:
    view = sample(2, 1, seat="amber")
    for count in (0, 1, 5, 6, 10):
        own = replace(view.players[0], hand=hand(Random(3), count), hand_size=count)
        held = replace(view, players=(own, view.players[1]))
        assert _size(RENDERER.hand(held, SAY).data)[0] == CARDS + 2 * MARGIN
        if count:
            panel = RENDERER.panel(held, SAY, marks=_first_card(held))
            assert _size(panel.data)[0] == CARDS + 2 * MARGIN


def test_threads_that_draw_at_once_draw_the_same() -> None:
    views = [sample(2 + seed % 3, seed, seat="amber") for seed in range(6)]
    alone = [RENDERER.panel(view, SAY) for view in views]
    clear_all_caches()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: RENDERER.panel(view, SAY), [*views, *views]))
    assert together == [*alone, *alone]
