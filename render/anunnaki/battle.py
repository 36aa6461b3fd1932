"""Draws a battle in progress: opponents, place, shown weapons and strengths."""

from __future__ import annotations

from PIL import Image

from games.anunnaki.view import AnunnakiView, BattleView, DistrictView
from games.core.phrase import phrase
from render.anunnaki import tokens
from render.anunnaki.colours import CRIMSON
from render.anunnaki.icons import goods_icon
from render.anunnaki.names import weapon_name
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, NIGHT, PAPER, SEATS, TABLE, WHITE, seat_symbol
from render.art.text import draw_text, fit_text
from render.kit.names import player_name
from render.renderer import Say

_HIGH = 114
_NAME = 54


def battle(view: AnunnakiView, say: Say, across: int) -> Image.Image | None:
    """The battle as a strip, ``across`` pixels wide; None while there is none."""
    fight = view.battle
    if fight is None:
        return None
    image = Image.new("RGB", (across, _HIGH), TABLE)
    rounded_box(image, (0, 0, across, _HIGH), NIGHT, 20, (CRIMSON, 6))
    note_fact(image, "battle", (0, 0, across, _HIGH))
    half = across // 2
    _side(image, view, fight, fight.attacker, (12, half - 90), say)
    if fight.defender is not None:
        _side(image, view, fight, fight.defender, (half + 90, across - 12), say)
    else:
        _civilisation(image, view, fight, half + 90, say)
    paste_centred(image, goods_icon("war", 52), half, 36)
    draw_text(
        image,
        half,
        _HIGH - 26,
        fit_text(fight.district, "Bold", 46, 24, 150),
        WHITE,
        align="middle",
    )
    return image


def _side(
    image: Image.Image,
    view: AnunnakiView,
    fight: BattleView,
    seat: str,
    ends: tuple[int, int],
    say: Say,
) -> None:
    left, right = ends
    style = SEATS[seat]
    best = bool(fight.strengths) and fight.strengths.get(seat) == max(fight.strengths.values())
    rounded_box(image, (left, 8, right, 8 + _NAME), style.colour, 14, (GILT, 5) if best else None)
    middle = 8 + _NAME / 2
    paste_centred(image, seat_symbol(style, 46, plain=True), left + 40, middle)
    draw_text(
        image,
        left + 74,
        middle,
        fit_text(player_name(seat, say), "Bold", 42, 20, right - left - 170),
        style.on,
    )
    company = _company(view, fight, seat)
    strength = fight.strengths.get(seat, company)
    paste_centred(image, tokens.shield(strength, 48), right - 46, middle)
    cards = fight.cards.get(seat)
    word = phrase("anunnaki.picture.no-weapon")
    if cards:
        shown = [say(weapon_name(card)) for card in cards]
        draw_text(
            image,
            left + 66,
            _HIGH - 26,
            fit_text(" + ".join(shown), "Semibold", 38, 18, right - left - 80),
            PAPER,
        )
    else:
        draw_text(
            image,
            left + 66,
            _HIGH - 26,
            fit_text(say(word), "Semibold", 38, 18, right - left - 80),
            PAPER,
        )
    paste_centred(image, goods_icon("weapon", 46), left + 34, _HIGH - 26)


def _company(view: AnunnakiView, fight: BattleView, seat: str) -> int:
    district = _district(view, fight)
    return next((company.strength for company in district.companies if company.seat == seat), 0)


def _district(view: AnunnakiView, fight: BattleView) -> DistrictView:
    return next(
        district
        for planet in view.planets
        for district in planet.districts
        if district.label == fight.district
    )


def _civilisation(
    image: Image.Image, view: AnunnakiView, fight: BattleView, left: int, say: Say
) -> None:
    district = _district(view, fight)
    start = left
    if district.civilisation is not None:
        paste_centred(image, tokens.civilisation(district.civilisation, 100), left + 66, _HIGH / 2)
        start = left + 136
    if district.guardian:
        paste_centred(image, tokens.guardian(district.guardian, 78), start + 40, _HIGH / 2)
        start += 90
    room = image.width - start - 120
    run = fit_text(say(phrase("anunnaki.picture.civilisation")), "Bold", 42, 20, room)
    draw_text(image, start, _HIGH / 2, run, WHITE)
    total = next((n for side, n in fight.strengths.items() if side != fight.attacker), None)
    if total is not None:
        paste_centred(image, tokens.shield(total, 72), image.width - 60, _HIGH / 2)
