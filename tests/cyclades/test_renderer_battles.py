"""Pictures and alt text of battles: units, walls, strength and dice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.cyclades.view import AreaView, BattleView, CycladesView, SlotView
from render.cyclades.battle import sides
from render.cyclades.renderer import CycladesRenderer
from render.kit.picture_layout import MAX_HEIGHT_RATIO, plan_picture
from render.renderer import Mark
from tests.cyclades.renderer_positions import middle, say_with

RENDERER = CycladesRenderer()
SAY = say_with()


def _with(view: CycladesView, *areas: AreaView) -> CycladesView:
    new = {area.label: area for area in areas}
    return replace(view, areas=tuple(new.get(area.label, area) for area in view.areas))


def _land(view: CycladesView, **facts: object) -> AreaView:
    land = next(area for area in view.areas if area.kind == "land" and len(area.slots) == 2)
    empty = replace(land, owner="rose", troops=0, mercenaries=0, heroes=(), creature=None)
    return replace(empty, **facts)  # type: ignore[arg-type]


def _fight(area: AreaView, **facts: object) -> BattleView:
    fight = BattleView(area.label, "amber", "rose", 1, (2, 1, ()), 0, (3, 0), (3, 2))
    return replace(fight, **facts)  # type: ignore[arg-type]


def _built(land: AreaView, *kinds: str | None) -> tuple[SlotView, ...]:
    return tuple(
        replace(slot, building=kind, bonus=None)  # type: ignore[arg-type]
        for slot, kind in zip(land.slots, kinds, strict=True)
    )


def test_strength_and_dice_are_those_of_the_view() -> None:
    view = middle(3)
    land = _land(view, troops=1, heroes=("helen",), slots=_built(_land(view), "port", None))
    attack, defence = sides(_with(view, land), _fight(land))
    assert (attack.seat, attack.strength, attack.die) == ("amber", 3, 3)
    assert (defence.seat, defence.strength, defence.die) == ("rose", 2, 0)


def test_troops_mercenaries_heroes_and_the_minotaur_are_shown() -> None:
    view = middle(3)
    land = _land(view, creature="minotaur", slots=_built(_land(view), None, None))
    attack, defence = sides(_with(view, land), _fight(land, attacking=(1, 2, ("ajax", "helen"))))
    assert len(attack.shown) == 4, "troops, mercenaries and two heroes"
    assert len(defence.shown) == 1, "the Minotaur"


def test_walls_stand_behind_the_defender_until_odysseus_comes() -> None:
    view = middle(3)
    land = _land(view, troops=1, slots=_built(_land(view), "fortress", "metropolis"))
    held = _with(view, land)
    assert len(sides(held, _fight(land))[1].shown) == 3
    assert len(sides(held, _fight(land, attacking=(0, 0, ("odysseus",))))[1].shown) == 1


def test_ports_and_metropolises_on_the_coast_are_shown_at_sea() -> None:
    view = middle(3)
    shore = _land(view)
    sea = next(area for area in view.areas if area.label == shore.slots[0].sea)
    clear = tuple(
        replace(area, slots=tuple(replace(s, building=None, bonus=None) for s in area.slots))
        for area in view.areas
    )
    base = replace(view, areas=clear)
    slots = (replace(shore.slots[0], building="port"), shore.slots[1])
    held = _with(base, replace(shore, slots=slots), replace(sea, owner="rose", fleets=2))
    fight = _fight(sea, attacking=(0, 0, ()), attacking_fleets=3, dice=None)
    attack, defence = sides(held, fight)
    assert (len(attack.shown), attack.die) == (1, None)
    assert (len(defence.shown), defence.die) == (2, None)


def test_a_battle_is_drawn_and_in_the_alt_text() -> None:
    view = middle(3)
    land = _land(view, troops=2, slots=_built(_land(view), None, None))
    peace = _with(view, land)
    rolled = replace(peace, battle=_fight(land))
    other = replace(peace, battle=_fight(land, dice=(3, 2)))
    pictures = [RENDERER.board(shown, SAY) for shown in (peace, rolled, other)]
    assert len({picture.data for picture in pictures}) == 3
    told = f"Battle for {land.label}, stage 1: Anna (strength 3 and die 3: 6) against Oksana"
    assert told in pictures[1].alt
    assert "Battle" not in pictures[0].alt


@pytest.mark.parametrize("people", [2, 3, 5])
def test_the_question_where_to_retreat_shows_the_battle(people: int) -> None:
    """For every retreat, however large the part of the map that is shown."""
    view = middle(people, "amber")
    lands = [area.label for area in view.areas if area.kind == "land"]
    fought = replace(view, battle=_fight(_land(view)))
    for places in (lands[:1], lands[:4], lands[2:7], lands):
        marks = [Mark(place, place, number) for number, place in enumerate(places, 1)]
        plan = plan_picture(RENDERER.panel_parts(fought, SAY, marks, frozenset()))
        assert "battle" in plan.fact_locations(), places
        assert plan.size[1] <= MAX_HEIGHT_RATIO * plan.size[0]
