"""Draws the four action tracks, the supply and the event track."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.colours import CRIMSON, GOLD, GOLD_DARK
from render.ankh.icons import goods_icon, sign
from render.ankh.palette import palette
from render.art.brush import mix
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    FADED,
    GILT,
    INK,
    NIGHT,
    PAPER,
    PAPER_DEEP,
    PAPER_LINE,
    SEATS,
    TABLE,
    TABLE_DEEP,
    WHITE,
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.renderer import Say

_ACTIONS_HEIGHT = 132
SUPPLY_HEIGHT = 74
"""The height of the supply."""
_WIDE_ACTION = 300  # how wide an action has to be for its icon beside its name
_GAP = 12
_COUNT_WIDTH = 132  # the distance between two counts of the supply
EVENTS_WIDTH = 118
"""The width of the event track."""
_EVENTS_HEIGHT = 126  # of the event track from left to right
CONFLICTS = ("conflict", "merge", "forget", "end")


def actions(view: AnkhView, say: Say, across: int) -> Image.Image:
    """The action tracks in order: a second action must be to the right of the first."""
    words = tuple(say(phrase(f"ankh.picture.action.{action}")) for action in view.tracks)
    steps = tuple(view.tracks.items())

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, _ACTIONS_HEIGHT), TABLE)
        room = (across + _GAP) // max(1, len(steps))
        for index, ((action, (done, needed)), word) in enumerate(zip(steps, words, strict=True)):
            left = index * room
            right = left + room - _GAP
            near = done == needed - 1
            line = (GILT, 5) if near else (mix(NIGHT, WHITE, 0.2), 3)
            rounded_box(image, (left, 0, right, _ACTIONS_HEIGHT), NIGHT, 18, line)
            note_fact(image, f"tracks/{action}", (left, 0, right, _ACTIONS_HEIGHT))
            begin = left + 16
            if right - left >= _WIDE_ACTION:
                paste_centred(image, goods_icon(action, 74), left + 54, 44)
                run = fit_text(word, "Bold", 44, 36, right - left - 116)
                draw_text(image, left + 100, 44, run, WHITE)
            else:
                # The icon is beside the steps, so that the name has the whole width.
                run = fit_text(word, "Bold", 44, 36, right - left - 20)
                draw_text(image, (left + right) / 2, 36, run, WHITE, align="middle")
                paste_centred(image, goods_icon(action, 56), left + 40, 95)
                begin = left + 74
            step = (right - 16 - begin) // needed
            for number in range(needed):
                spot = begin + number * step
                last = number == needed - 1
                paint = GOLD if number < done else CRIMSON if last else mix(NIGHT, WHITE, 0.24)
                rounded_box(image, (spot + 3, 88, spot + step - 3, 118), paint, 10)
        return image

    return cached_layer(("ankh actions", steps, words, across), palette(), draw)


def supply(view: AnkhView, say: Say, across: int) -> Image.Image:
    """The supply of monuments, camels and guardians, the scenario, the tiebreaker's holder."""
    counts = [
        (tokens.monument(kind, None, 58), left, f"monuments_left/{kind}")
        for kind, left in view.monuments_left.items()
    ]
    counts.append((goods_icon("camel", 60), view.camels_left, "camels_left"))
    counts += [
        (sign(kind, PAPER, TABLE_DEEP, 56), left, f"guardians/{kind}")
        for kind, left in view.guardians.items()
    ]
    image = Image.new("RGB", (across, SUPPLY_HEIGHT), TABLE)
    rounded_box(image, (0, 0, across, SUPPLY_HEIGHT), TABLE_DEEP, 18)
    holder = view.tiebreaker
    end = across - 24
    if holder is not None:
        style = SEATS[holder]
        paste_centred(image, seat_symbol(style, 56), end - 28, SUPPLY_HEIGHT / 2)
        paste_centred(image, goods_icon("scales", 58), end - 98, SUPPLY_HEIGHT / 2)
        if not view.tiebreaker_ready:
            image.paste(
                CRIMSON, (end - 132, SUPPLY_HEIGHT // 2 - 3, end - 4, SUPPLY_HEIGHT // 2 + 4)
            )
        for path in ("tiebreaker", "tiebreaker_ready"):
            note_fact(image, path, (end - 132, 8, end, SUPPLY_HEIGHT - 8))
        end -= 160
    room = min(_COUNT_WIDTH, (end - 20) // max(1, len(counts)))
    for index, (icon, left, path) in enumerate(counts):
        x = 20 + index * room
        paste_centred(image, icon, x + 34, SUPPLY_HEIGHT / 2)
        run = fit_text(str(left), "Bold", 46, 24, room - 80)
        draw_text(
            image, x + 74, SUPPLY_HEIGHT / 2, run, WHITE if left else mix(WHITE, TABLE_DEEP, 0.6)
        )
        note_fact(image, path, (x + 4, 6, x + 76 + run.width, SUPPLY_HEIGHT - 6))
    begin = 20 + len(counts) * room
    if view.scenario:
        name = say(phrase(f"ankh.scenario.{view.scenario}"))
        title = fit_text(name, "Semibold", 38, 22, end - begin - 40)
        draw_text(image, (begin + end) / 2, SUPPLY_HEIGHT / 2, title, PAPER, align="middle")
    return image


def events(view: AnkhView, height: int) -> Image.Image:
    """The event track from top to bottom; past events are pale."""
    return _event_track(view, (EVENTS_WIDTH, height))


def events_row(view: AnkhView, across: int) -> Image.Image:
    """The event track from left to right."""
    return _event_track(view, (across, _EVENTS_HEIGHT))


def _event_track(view: AnkhView, size: tuple[int, int]) -> Image.Image:
    """The events along the longer side of ``size``."""
    across, height = size
    upright = height > across

    def draw() -> Image.Image:
        image = Image.new("RGB", size, TABLE)
        rounded_box(image, (0, 0, *size), PAPER_DEEP, 18, (PAPER_LINE, 3))
        step = (max(size) - 12) / len(view.events)
        number = 0
        for index, event in enumerate(view.events):
            first, last = round(6 + index * step), round(6 + (index + 1) * step)
            number += event in CONFLICTS
            box = (8, first + 2, across - 8, last - 2)
            if not upright:
                box = (first + 2, 8, last - 2, height - 8)
            _event(image, box, event, number, index - view.event)
            if index == view.event:
                note_fact(image, "event", box)
        note_fact(image, "events", (0, 0, *size))
        return image

    return cached_layer(("ankh events", view.events, view.event, size), palette(), draw)


def _event(
    image: Image.Image, box: tuple[int, int, int, int], event: str, number: int, distance: int
) -> None:
    """Draw one event; ``distance`` counts steps from the marker, negative for past events."""
    left, top, right, bottom = box
    fight = event in CONFLICTS
    paint = CRIMSON if fight else PAPER
    if distance < 0:
        paint = mix(paint, PAPER_DEEP, 0.78)
    line = (GOLD_DARK, 3)
    if distance == 0:
        paint, line = GILT, (INK, 5)
    elif distance == 1:
        line = (INK, 4)
    rounded_box(image, box, paint, 14, line)
    x, y = (left + right) / 2, (top + bottom) / 2
    size = min(60, bottom - top - 12, right - left - 12)
    icon = goods_icon(event, size)
    icon = icon if distance >= 0 else _pale(icon)
    if not fight:
        paste_centred(image, icon, x, y)
        return
    text_colour = INK if distance == 0 else WHITE if distance > 0 else FADED
    # The number is left of the icon, or above it where the box is narrow.
    wide = right - left > bottom - top
    paste_centred(image, icon, *((x + 19, y) if wide else (x, y + 22)))
    run = fit_text(str(number), "Bold", 50 if wide else 42, 36, 40)
    draw_text(image, *((x - 29, y) if wide else (x, y - 26)), run, text_colour, align="middle")


def _pale(icon: Image.Image) -> Image.Image:
    pale = icon.copy()
    pale.putalpha(icon.getchannel("A").point([part // 3 for part in range(256)]))
    return pale
