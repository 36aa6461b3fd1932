"""Pictures of caravans, battles, merges and the end of a match."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from games.ankh.view import BattleView, CardName
from render.ankh.colours import CHAINS
from render.ankh.names import god_of
from render.ankh.renderer import AnkhRenderer, map_layout
from render.art.brush import Point
from tests.ankh.renderer_positions import NAMES, AnkhMatch, asks, first, map_of, middle, say_with

RENDERER = AnkhRenderer()
SAY = say_with()
CHARIOTS: tuple[CardName, ...] = ("chariots",)


def _around(image: Image.Image, spot: Point, reach: int) -> Image.Image:
    x, y = spot
    return image.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def test_a_corner_lies_where_its_three_hexes_meet() -> None:
    view = middle(2)
    layout = map_layout(view)
    spot = layout.corner("A3/A4/B3")
    for name in ("A3", "A4", "B3"):
        x, y = layout.middle(name)
        assert abs(((x - spot[0]) ** 2 + (y - spot[1]) ** 2) ** 0.5 - layout.size) < 0.01
    ends = layout.border("A3", "A4")
    assert min(abs(x - spot[0]) + abs(y - spot[1]) for x, y in ends) < 0.01


def test_corners_beyond_the_rim_can_be_marked() -> None:
    view, marks = first(
        lambda match: any(
            ask.key == "ankh.ask.caravan-from" and any("x" in option for option in ask.options)
            for ask in match.pending
        )
    )
    layout = map_layout(view)
    bare, shown = map_of(view, layout), map_of(view, layout, marks)
    assert {mark.place for mark in marks} == {mark.option for mark in marks}
    for mark in marks:
        spot = layout.corner(mark.place)
        assert 0 <= spot[0] <= layout.width
        assert 0 <= spot[1] <= layout.height
        assert ImageChops.difference(_around(bare, spot, 20), _around(shown, spot, 20)).getbbox()
    alt = RENDERER.panel(view, SAY, marks=marks).alt
    assert "Options: 1 " in alt


def test_each_chain_of_a_caravan_has_a_colour_and_a_number() -> None:
    view, marks = first(asks("caravan-way", 2), 3)
    assert len(marks) >= 2
    layout = map_layout(view)
    image = map_of(view, layout, marks)
    colours = {colour for _, colour in image.getcolors(10**6) or []}
    assert all(colour in colours for colour in CHAINS[: len(marks)])
    one = map_of(view, layout, marks[:1])
    swapped = map_of(view, layout, [replace(marks[0], number=9)])
    assert ImageChops.difference(one, swapped).getbbox()


def test_candidate_chains_are_drawn_for_everybody() -> None:
    view, _ = first(asks("caravan-from"))
    assert view.chains
    layout = map_layout(view)
    bare, shown = map_of(replace(view, chains=()), layout), map_of(view, layout)
    for chain in view.chains:
        spot = layout.between(*chain.borders[0])
        assert ImageChops.difference(_around(bare, spot, 6), _around(shown, spot, 6)).getbbox()


def test_a_battle_is_shown_step_by_step() -> None:
    view = replace(middle(4), battle=None)
    region = view.hexes[0].regions[0]
    fighters = tuple(god.seat for god in view.gods[:3])
    before, after = dict.fromkeys(fighters, 2), dict.fromkeys(fighters, 4)
    steps = [
        BattleView(region, fighters, {}, {}, before),
        BattleView(region, fighters, dict.fromkeys(fighters, CHARIOTS), {}, after),
        BattleView(
            region,
            fighters,
            dict.fromkeys(fighters, CHARIOTS),
            {seat: 3 + n for n, seat in enumerate(fighters)},
            after,
        ),
    ]
    pictures = [RENDERER.board(replace(view, battle=step), SAY) for step in (None, *steps)]
    assert len({picture.data for picture in pictures}) == 4
    assert "Battle" not in pictures[0].alt
    assert f"Battle in region {region}: " in pictures[1].alt
    assert "Chariots" not in pictures[1].alt
    assert "strength 2 before cards" in pictures[1].alt
    assert "strength 4 so far (Chariots)" in pictures[2].alt
    assert "with strength 5 (Chariots)" in pictures[3].alt


def test_two_cards_of_amun_are_both_shown() -> None:
    view = middle(3)
    fighters = tuple(god.seat for god in view.gods[:2])
    cards: dict[str, tuple[CardName, ...]] = {
        fighters[0]: ("flood", "drought"),
        fighters[1]: ("cycle",),
    }
    fight = BattleView(view.hexes[0].regions[0], fighters, cards, {}, dict.fromkeys(fighters, 1))
    one = replace(fight, cards={**cards, fighters[0]: ("flood",)})
    two, single = (RENDERER.board(replace(view, battle=f), SAY) for f in (fight, one))
    assert "(Flood and Drought)" in two.alt
    assert two.data != single.data


def _merged(match: AnkhMatch) -> bool:
    return any(god.junior for god in match.state.gods.values())


def test_a_merged_god_has_two_names_and_both_see_its_hand() -> None:
    view, _ = first(_merged, 3)
    god = next(god for god in view.gods if god.junior)
    assert god.junior is not None
    assert len(god.gods) == 2
    senior, junior = (replace(view, seat=seat) for seat in (god.seat, god.junior))
    assert god_of(junior, god.junior) is god
    assert RENDERER.hand(senior, SAY) == RENDERER.hand(junior, SAY)
    alone = replace(god, junior=None, gods=god.gods[:1])
    gods = tuple(alone if other is god else other for other in view.gods)
    assert RENDERER.board(view, SAY).data != RENDERER.board(replace(view, gods=gods), SAY).data
    names = [NAMES[seat] for seat in (god.seat, god.junior)]
    assert f"{names[0]} and {names[1]} (" in RENDERER.board(view, SAY).alt


def test_forgotten_gods_and_matches_without_winner_are_shown() -> None:
    view = middle(4)
    lost = view.gods[-1].seat
    fewer = replace(view, gods=view.gods[:-1], forgotten=(lost,))
    assert f"Forgotten: {NAMES[lost]}." in RENDERER.board(fewer, SAY).alt
    gone = replace(fewer, seat=lost)
    assert f"Forgotten: {NAMES[lost]}." in RENDERER.hand(gone, SAY).alt
    nobody = replace(view, gods=(), forgotten=view.seats, winners=(), active=None)
    assert "Egypt worships nobody." in RENDERER.board(nobody, SAY).alt


def test_a_choice_of_gods_shows_their_abilities() -> None:
    view, _ = first(asks("god", 2), 3, gods="chosen")
    for picture in (RENDERER.panel(view, SAY), RENDERER.hand(view, SAY)):
        assert all(
            (f"{god.title()}: " in picture.alt) == (god not in view.god_of.values())
            for god in ("amun", "anubis", "isis", "osiris", "ra")
        )


def test_a_conflict_is_not_shown_as_the_turn_of_one_seat() -> None:
    """All fighters are asked, not only the active seat."""
    view, _ = first(asks("card", 2))
    assert view.active is not None
    calm = replace(view, tiebreaker=None)
    assert "is to move" in RENDERER.board(calm, SAY).alt
    alt = RENDERER.board(view, SAY).alt
    assert "is to move" not in alt
    assert f"Conflict in {NAMES[view.active]}’s turn" in alt
