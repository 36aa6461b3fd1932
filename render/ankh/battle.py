"""Draws the battle in progress: fighters, their figures, revealed cards and strengths."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView, BattleView, FigureView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.board.terrain import region_colour
from render.ankh.colours import CRIMSON
from render.ankh.icons import goods_icon, sign
from render.ankh.names import card_name, god_of
from render.art.brush import mix
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    GILT,
    INK,
    NIGHT,
    PAPER,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.kit.names import player_name
from render.renderer import Say

# Heights of the parts of the picture in pixels.
_HEAD = 72
_NAME = 64
_FIGURES = 88
_CARD = 68
_FOOT = 86
_MAX_CARDS = 2  # cards that one god can play at once


def battle_height(fight: BattleView | None) -> int:
    """The height of the picture of a battle in pixels; 0 without a battle."""
    if fight is None:
        return 0
    shown = max((len(cards) for cards in fight.cards.values()), default=1)
    return _HEAD + _NAME + _FIGURES + _CARD * max(1, min(shown, _MAX_CARDS)) + _FOOT + 14


def battle(view: AnkhView, say: Say, across: int) -> Image.Image | None:
    """The battle in progress, ``across`` pixels wide, or None."""
    fight = view.battle
    if fight is None:
        return None
    height = battle_height(fight)
    image = Image.new("RGB", (across, height), TABLE)
    rounded_box(image, (0, 0, across, height), NIGHT, 20, (CRIMSON, 6))
    note_fact(image, "battle", (0, 0, across, height))
    heading = say(phrase("ankh.picture.battle", region=fight.region))
    run = fit_text(heading, "Bold", 52, 26, across - 320)
    draw_text(image, across / 2 + 40, _HEAD / 2 + 4, run, WHITE, align="middle")
    spot = across / 2 + 40 - run.width / 2 - 56
    paste_centred(
        image, tokens.conflict(fight.region, region_colour(fight.region), 66), spot, _HEAD / 2 + 4
    )
    paste_centred(image, goods_icon("conflict", 60), spot - 84, _HEAD / 2 + 4)
    room = (across - 20) // max(1, len(fight.fighters))
    for index, seat in enumerate(fight.fighters):
        left = 10 + index * room
        _fighter(image, view, fight, seat, (left + 5, left + room - 5), say)
    return image


def _fighter(
    image: Image.Image,
    view: AnkhView,
    fight: BattleView,
    seat: str,
    ends: tuple[int, int],
    say: Say,
) -> None:
    left, right = ends
    style = SEATS[seat]
    best = bool(fight.strengths) and fight.strengths.get(seat) == max(fight.strengths.values())
    line = (GILT, 5) if best else (mix(style.colour, WHITE, 0.25), 3)
    rounded_box(image, (left, _HEAD, right, image.height - 14), TABLE_DEEP, 16, line)
    rounded_box(image, (left + 6, _HEAD + 6, right - 6, _HEAD + _NAME), style.colour, 12)
    middle = _HEAD + 3 + _NAME / 2
    paste_centred(image, seat_symbol(style, 44, plain=True), left + 36, middle)
    run = fit_text(player_name(seat, say), "Bold", 42, 20, right - left - 80)
    draw_text(image, left + 66, middle, run, style.on)
    _figures(image, view, fight, seat, (left, right))
    top = _HEAD + _NAME + _FIGURES
    cards = fight.cards.get(seat)
    if cards is None:
        rounded_box(
            image, (left + 12, top, right - 12, top + _CARD - 8), mix(CRIMSON, INK, 0.3), 12
        )
        paste_centred(
            image,
            sign("ankh", GILT, mix(CRIMSON, INK, 0.3), 46),
            (left + right) / 2,
            top + _CARD / 2 - 4,
        )
    for index, card in enumerate((cards or ())[:_MAX_CARDS]):
        y = top + index * _CARD
        rounded_box(image, (left + 12, y, right - 12, y + _CARD - 8), PAPER, 12, (GILT, 3))
        paste_centred(image, goods_icon(card, 50), left + 48, y + _CARD / 2 - 4)
        word = fit_text(say(card_name(card)), "Bold", 36, 18, right - left - 104)
        draw_text(image, left + 80, y + _CARD / 2 - 4, word, INK)
    total = str(fight.strengths.get(seat, fight.standing.get(seat, 0)))
    foot = image.height - 14 - _FOOT / 2
    # A card that is not revealed yet may add to the strength.
    text = total if cards is not None else f"{total} + ?"
    number = fit_text(text, "Bold", 84, 40, right - left - 200)
    draw_text(image, (left + right) / 2, foot, number, GILT if best else WHITE, align="middle")
    god = god_of(view, seat)
    if god is not None:
        paste_centred(image, goods_icon("follower", 44), right - 90, foot + 14)
        draw_text(
            image, right - 64, foot + 14, fit_text(str(god.followers), "Bold", 36, 20, 50), PAPER
        )


def _figures(
    image: Image.Image, view: AnkhView, fight: BattleView, seat: str, ends: tuple[int, int]
) -> None:
    """The fighter's figures in the region."""
    left, right = ends
    there = figures_of_fighter(view, fight, seat)
    room = right - left - 20
    step = min(86, room // max(1, len(there)))
    start = (left + right) / 2 - step * (len(there) - 1) / 2
    god = god_of(view, seat)
    for index, piece in enumerate(there):
        kind = piece.kind
        if kind == "god":
            kind = "ankh" if god is None else god.gods[0]
        sprite = tokens.figure(
            kind,
            SEATS[seat],
            min(80, step + 14),
            god=piece.kind == "god",
        )
        paste_centred(image, sprite, start + index * step, _HEAD + _NAME + _FIGURES / 2 - 1)


def figures_of_fighter(view: AnkhView, fight: BattleView, seat: str) -> list[FigureView]:
    """The figures of ``seat`` in the region of the battle."""
    return [
        cell.figure
        for cell in view.hexes
        if cell.figure is not None and cell.figure.owner == seat and fight.region in cell.regions
    ]
