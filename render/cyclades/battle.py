"""Draws a battle under way: both sides with their units, walls, dice and strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import AreaView, BattleView, CycladesView, SlotView
from render.art.brush import mix
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    GILT,
    NIGHT,
    PAPER,
    SEATS,
    TABLE,
    WHITE,
    SeatStyle,
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.cyclades import tokens
from render.cyclades.board.buildings import slot
from render.cyclades.icons import ICONS, goods_icon
from render.kit.names import player_name
from render.renderer import Say

HEIGHT = 262
_HEAD = 64
_TOKEN = 92

Sprite = Callable[[SeatStyle, int], Image.Image]


class Side(NamedTuple):
    """One side of a battle: sprites of its units and walls, its strength without die, its die."""

    seat: str
    shown: tuple[Sprite, ...]
    strength: int
    die: int | None


def battle(view: CycladesView, say: Say, across: int) -> Image.Image | None:
    """The battle, ``across`` pixels wide, the attacker on the left; None without a battle."""
    fight = view.battle
    if fight is None:
        return None
    image = Image.new("RGB", (across, HEIGHT), TABLE)
    rounded_box(image, (0, 0, across, HEIGHT), NIGHT, 20, (GILT, 4))
    note_fact(image, "battle", (0, 0, across, HEIGHT))
    heading = phrase("cyclades.picture.battle", area=fight.area, stage=fight.stage)
    run = fit_text(say(heading), "Bold", 44, 24, across - 80)
    draw_text(image, across / 2, _HEAD / 2 + 4, run, GILT, align="middle")
    half = across // 2
    for side, left, right in zip(
        sides(view, fight), (12, half + 70), (half - 70, across - 12), strict=True
    ):
        _side(image, side, player_name(side.seat, say), (left, right))
    paste_centred(image, goods_icon("mercenary", 120), half, (_HEAD + HEIGHT) / 2)
    return image


def sides(view: CycladesView, fight: BattleView) -> tuple[Side, Side]:
    """Attacker and defender as they are now, with the dice rolled last."""
    area = next(area for area in view.areas if area.label == fight.area)
    mine, theirs = fight.dice if fight.dice is not None else (None, None)
    if area.kind == "sea":
        attacking = _at_sea(view, fight.area, fight.attacker, fight.attacking_fleets)
        defending = _at_sea(view, fight.area, fight.defender, area.fleets)
    else:
        troops, mercenaries, heroes = fight.attacking
        attacking = _on_land(troops, mercenaries, heroes)
        defending = _on_land(area.troops, area.mercenaries, area.heroes)
        defending += _walls(area, breached="odysseus" in heroes)
    attack, defence = fight.strength
    return (
        Side(fight.attacker, tuple(attacking), attack, mine),
        Side(fight.defender, tuple(defending), defence, theirs),
    )


def _on_land(troops: int, mercenaries: int, heroes: Sequence[str]) -> list[Sprite]:
    shown: list[Sprite] = []
    if troops:
        shown.append(lambda style, size: tokens.troops(troops, style, size))
    if mercenaries:
        shown.append(lambda style, size: tokens.mercenaries(mercenaries, style, size))
    shown += [_hero(name) for name in heroes]
    return shown


def _walls(area: AreaView, *, breached: bool) -> list[Sprite]:
    """The defender's Minotaur and walls; no walls if ``breached`` (Odysseus ignores them)."""
    shown: list[Sprite] = []
    if area.creature == "minotaur":
        shown.append(lambda style, size: tokens.creature("minotaur", style, size))
    if not breached:
        walls = [view for view in area.slots if view.building in ("fortress", "metropolis")]
        shown += [_wall(view) for view in walls]
    return shown


def _at_sea(view: CycladesView, sea: str, seat: str, fleets: int) -> list[Sprite]:
    walls = [
        place
        for area in view.areas
        if area.owner == seat
        for place in area.slots
        if place.sea == sea and place.building in ("port", "metropolis")
    ]
    shown: list[Sprite] = [lambda style, size: tokens.fleets(fleets, style, size)]
    return [*shown, *(_wall(place) for place in walls)]


def _hero(name: str) -> Sprite:
    return lambda style, size: tokens.hero(name, style, size)


def _wall(view: SlotView) -> Sprite:
    return lambda style, size: slot(view, size)


def _side(image: Image.Image, side: Side, name: str, ends: tuple[int, int]) -> None:
    """Draw a side: its name, below it units and walls, then strength and die."""
    left, right = ends
    style = SEATS[side.seat]
    top = _HEAD + 6
    rounded_box(
        image, (left, top, right, top + 66), style.colour, 14, (mix(style.colour, WHITE, 0.3), 2)
    )
    paste_centred(image, seat_symbol(style, 46, plain=True), left + 40, top + 33)
    run = fit_text(name, "Bold", 44, 22, right - left - 150)
    draw_text(image, left + 76, top + 33, run, style.on)
    middle = (top + 66 + HEIGHT) / 2 - 2
    end = right - 8
    if side.die is not None:
        total = fit_text(f"= {side.strength + side.die}", "Bold", 76, 40, 130)
        draw_text(image, end - 8, middle, total, GILT, align="right")
        end -= total.width + 20
        paste_centred(image, die(side.die, 84), end - 50, middle)
        end -= 108
        draw_text(image, end, middle, fit_text("+", "Bold", 50, 50, 40), PAPER, align="middle")
        end -= 26
    run = fit_text(str(side.strength), "Bold", 76, 40, 90)
    draw_text(image, end, middle, run, WHITE, align="right")
    end -= run.width + 24
    room = end - left - 16
    step = min(_TOKEN + 6, room // max(1, len(side.shown)))
    for index, sprite in enumerate(side.shown):
        drawn = sprite(style, min(_TOKEN, step + 10))
        paste_centred(image, drawn, left + 16 + step * (index + 0.5), middle)


def die(pips: int, size: int) -> Image.Image:
    """A die of the game, which shows none to three pips."""
    return ICONS.draw(f"pieces/die-{pips}", size)
