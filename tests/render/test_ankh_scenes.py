"""What Ankh shows at its great moments: caravans, battles and mergers."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from games.ankh.view import BattleView, CardName
from render.ankh.face import AnkhFace, map_lay
from render.ankh.names import god_of
from render.ankh.tints import CHAINS
from render.art.brush import Point
from tests.render.egypt import NAMES, AnkhMatch, asks, first, map_of, middle, say_with

FACE = AnkhFace()
SAY = say_with()
CHARIOTS: tuple[CardName, ...] = ("chariots",)


def _around(image: Image.Image, spot: Point, reach: int) -> Image.Image:
    x, y = spot
    return image.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def test_a_corner_lies_where_its_three_hexes_meet() -> None:
    view = middle(2)
    lay = map_lay(view)
    spot = lay.corner("A3/A4/B3")
    for name in ("A3", "A4", "B3"):
        x, y = lay.middle(name)
        assert abs(((x - spot[0]) ** 2 + (y - spot[1]) ** 2) ** 0.5 - lay.size) < 0.01
    ends = lay.border("A3", "A4")
    assert min(abs(x - spot[0]) + abs(y - spot[1]) for x, y in ends) < 0.01


def test_corners_beyond_the_rim_can_be_marked() -> None:
    view, marks = first(
        lambda match: any(
            ask.key == "ankh.ask.caravan-from" and any("x" in option for option in ask.options)
            for ask in match.pending
        )
    )
    lay = map_lay(view)
    bare, shown = map_of(view, lay), map_of(view, lay, marks)
    assert {mark.place for mark in marks} == {mark.option for mark in marks}
    for mark in marks:
        spot = lay.corner(mark.place)
        assert 0 <= spot[0] <= lay.width
        assert 0 <= spot[1] <= lay.height
        assert ImageChops.difference(_around(bare, spot, 20), _around(shown, spot, 20)).getbbox()
    alt = FACE.panel(view, SAY, marks=marks).alt
    assert "Options: 1 " in alt


def test_each_way_of_a_caravan_has_a_colour_and_a_number() -> None:
    view, marks = first(asks("caravan-way", 2), 3)
    assert len(marks) >= 2
    lay = map_lay(view)
    image = map_of(view, lay, marks)
    colours = {colour for _, colour in image.getcolors(10**6) or []}
    assert all(colour in colours for colour in CHAINS[: len(marks)])
    one = map_of(view, lay, marks[:1])
    swapped = map_of(view, lay, [replace(marks[0], number=9)])
    assert ImageChops.difference(one, swapped).getbbox()


def test_candidate_chains_are_drawn_for_everybody() -> None:
    view, _ = first(asks("caravan-from"))
    assert view.chains
    lay = map_lay(view)
    bare, shown = map_of(replace(view, chains=()), lay), map_of(view, lay)
    for chain in view.chains:
        spot = lay.between(*chain.borders[0])
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
    pictures = [FACE.board(replace(view, battle=step), SAY) for step in (None, *steps)]
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
    two, single = (FACE.board(replace(view, battle=f), SAY) for f in (fight, one))
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
    assert FACE.hand(senior, SAY) == FACE.hand(junior, SAY)
    alone = replace(god, junior=None, gods=god.gods[:1])
    gods = tuple(alone if other is god else other for other in view.gods)
    assert FACE.board(view, SAY).data != FACE.board(replace(view, gods=gods), SAY).data
    names = [NAMES[seat] for seat in (god.seat, god.junior)]
    assert f"{names[0]} and {names[1]} (" in FACE.board(view, SAY).alt


def test_forgotten_gods_and_atheist_egypt_are_told() -> None:
    view = middle(4)
    lost = view.gods[-1].seat
    fewer = replace(view, gods=view.gods[:-1], forgotten=(lost,))
    assert f"Forgotten: {NAMES[lost]}." in FACE.board(fewer, SAY).alt
    gone = replace(fewer, seat=lost)
    assert f"Forgotten: {NAMES[lost]}." in FACE.hand(gone, SAY).alt
    nobody = replace(view, gods=(), forgotten=view.seats, winners=(), active=None)
    assert "Egypt worships nobody." in FACE.board(nobody, SAY).alt


def test_whoever_chooses_a_god_can_read_what_each_does() -> None:
    view, _ = first(asks("god", 2), 3, gods="chosen")
    for picture in (FACE.panel(view, SAY), FACE.hand(view, SAY)):
        assert all(
            (f"{god.title()}: " in picture.alt) == (god not in view.god_of.values())
            for god in ("amun", "anubis", "isis", "osiris", "ra")
        )


def test_in_a_conflict_nobody_alone_is_said_to_move() -> None:
    """Everybody who fights is asked, whoever's turn it is."""
    view, _ = first(asks("card", 2))
    assert view.active is not None
    calm = replace(view, tiebreaker=None)
    assert "is to move" in FACE.board(calm, SAY).alt
    alt = FACE.board(view, SAY).alt
    assert "is to move" not in alt
    assert f"Conflict in the turn of {NAMES[view.active]}" in alt
