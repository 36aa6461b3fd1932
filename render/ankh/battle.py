"""A battle under way: who fights with which figures, the cards once shown, the strengths."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView, BattleView, FigureView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.egypt.ground import tint_of
from render.ankh.icons import good, sign
from render.ankh.names import card_name, god_of
from render.ankh.tints import CRIMSON
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, NIGHT, PAPER, SEATS, TABLE, TABLE_DEEP, WHITE, emblem
from render.art.slab import slab
from render.art.spots import note
from render.face import Say
from render.kit.names import player_name

_HEAD = 72
_NAME = 64
_FIGURES = 88
_CARD = 68
_FOOT = 86
_MOST = 2  # cards that one god can play at once


def height_of(fight: BattleView | None) -> int:
    """How much room a battle takes from top to bottom."""
    if fight is None:
        return 0
    shown = max((len(cards) for cards in fight.cards.values()), default=1)
    return _HEAD + _NAME + _FIGURES + _CARD * max(1, min(shown, _MOST)) + _FOOT + 14


def battle(view: AnkhView, say: Say, across: int) -> Image.Image | None:
    """The battle, ``across`` pixels wide; None while there is none."""
    fight = view.battle
    if fight is None:
        return None
    height = height_of(fight)
    image = Image.new("RGB", (across, height), TABLE)
    slab(image, (0, 0, across, height), NIGHT, 20, (CRIMSON, 6))
    note(image, "battle", (0, 0, across, height))
    heading = say(phrase("ankh.picture.battle", region=fight.region))
    run = fit(heading, "Bold", 52, 26, across - 320)
    write(image, across / 2 + 40, _HEAD / 2 + 4, run, WHITE, align="middle")
    spot = across / 2 + 40 - run.width / 2 - 56
    stamp(image, tokens.conflict(fight.region, tint_of(fight.region), 66), spot, _HEAD / 2 + 4)
    stamp(image, good("conflict", 60), spot - 84, _HEAD / 2 + 4)
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
    dress = SEATS[seat]
    best = bool(fight.strengths) and fight.strengths.get(seat) == max(fight.strengths.values())
    line = (GILT, 5) if best else (mix(dress.colour, WHITE, 0.25), 3)
    slab(image, (left, _HEAD, right, image.height - 14), TABLE_DEEP, 16, line)
    slab(image, (left + 6, _HEAD + 6, right - 6, _HEAD + _NAME), dress.colour, 12)
    middle = _HEAD + 3 + _NAME / 2
    stamp(image, emblem(dress, 44, plain=True), left + 36, middle)
    run = fit(player_name(seat, say), "Bold", 42, 20, right - left - 80)
    write(image, left + 66, middle, run, dress.on)
    _figures(image, view, fight, seat, (left, right))
    top = _HEAD + _NAME + _FIGURES
    cards = fight.cards.get(seat)
    if cards is None:
        slab(image, (left + 12, top, right - 12, top + _CARD - 8), mix(CRIMSON, INK, 0.3), 12)
        stamp(
            image,
            sign("ankh", GILT, mix(CRIMSON, INK, 0.3), 46),
            (left + right) / 2,
            top + _CARD / 2 - 4,
        )
    for index, card in enumerate((cards or ())[:_MOST]):
        y = top + index * _CARD
        slab(image, (left + 12, y, right - 12, y + _CARD - 8), PAPER, 12, (GILT, 3))
        stamp(image, good(card, 50), left + 48, y + _CARD / 2 - 4)
        word = fit(say(card_name(card)), "Bold", 36, 18, right - left - 104)
        write(image, left + 80, y + _CARD / 2 - 4, word, INK)
    total = str(fight.strengths.get(seat, fight.standing.get(seat, 0)))
    foot = image.height - 14 - _FOOT / 2
    # A card that is not shown yet may still add to it.
    text = total if cards is not None else f"{total} + ?"
    number = fit(text, "Bold", 84, 40, right - left - 200)
    write(image, (left + right) / 2, foot, number, GILT if best else WHITE, align="middle")
    god = god_of(view, seat)
    if god is not None:
        stamp(image, good("follower", 44), right - 90, foot + 14)
        write(image, right - 64, foot + 14, fit(str(god.followers), "Bold", 36, 20, 50), PAPER)


def _figures(
    image: Image.Image, view: AnkhView, fight: BattleView, seat: str, ends: tuple[int, int]
) -> None:
    """The fighter's figures in the region."""
    left, right = ends
    there = army(view, fight, seat)
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
        stamp(image, sprite, start + index * step, _HEAD + _NAME + _FIGURES / 2 - 1)


def army(view: AnkhView, fight: BattleView, seat: str) -> list[FigureView]:
    """The figures that ``seat`` has in the embattled region."""
    return [
        cell.figure
        for cell in view.hexes
        if cell.figure is not None and cell.figure.owner == seat and fight.region in cell.regions
    ]
