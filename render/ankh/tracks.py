"""The central board: four action tracks, what is left in the supply, and the event track."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView
from games.core.phrase import phrase
from render.ankh import tokens
from render.ankh.icons import good, sign
from render.ankh.inks import inks
from render.ankh.tints import CRIMSON, GOLD, GOLD_DARK
from render.art.brush import mix
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import (
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
    emblem,
)
from render.art.slab import slab
from render.art.spots import note
from render.face import Say
from render.kit.layers import layer

_ACTIONS = 132
_SUPPLY = 74
_GAP = 12
_COUNT = 132  # from one number of the supply to the next
EVENTS = 118
"""How wide the event track is."""
CONFLICTS = ("conflict", "merge", "forget", "end")


def actions(view: AnkhView, say: Say, across: int) -> Image.Image:
    """The action tracks from the first to the last, as a second action must lie to the right."""
    words = tuple(say(phrase(f"ankh.picture.action.{action}")) for action in view.tracks)
    steps = tuple(view.tracks.items())

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, _ACTIONS), TABLE)
        room = (across + _GAP) // max(1, len(steps))
        for index, ((action, (done, needed)), word) in enumerate(zip(steps, words, strict=True)):
            left = index * room
            right = left + room - _GAP
            near = done == needed - 1
            line = (GILT, 5) if near else (mix(NIGHT, WHITE, 0.2), 3)
            slab(image, (left, 0, right, _ACTIONS), NIGHT, 18, line)
            note(image, f"tracks/{action}", (left, 0, right, _ACTIONS))
            stamp(image, good(action, 74), left + 54, 44)
            write(image, left + 100, 44, fit(word, "Bold", 44, 22, right - left - 116), WHITE)
            step = (right - left - 32) // needed
            for number in range(needed):
                spot = left + 16 + number * step
                last = number == needed - 1
                paint = GOLD if number < done else CRIMSON if last else mix(NIGHT, WHITE, 0.24)
                slab(image, (spot + 3, 88, spot + step - 3, 118), paint, 10)
                if last and number >= done:
                    run = fit("!", "Bold", 28, 20, step)
                    write(image, spot + step / 2, 103, run, WHITE, align="middle")
        return image

    return layer(("ankh actions", steps, words, across), inks(), draw)


def supply(view: AnkhView, say: Say, across: int) -> Image.Image:
    """What is left: monuments, camels and guardians; the scenario; who holds the tiebreaker."""
    counts = [
        (tokens.monument(kind, None, 58), left, f"monuments_left/{kind}")
        for kind, left in view.monuments_left.items()
    ]
    counts.append((good("camel", 60), view.camels_left, "camels_left"))
    counts += [
        (sign(kind, PAPER, TABLE_DEEP, 56), left, f"guardians/{kind}")
        for kind, left in view.guardians.items()
    ]
    image = Image.new("RGB", (across, _SUPPLY), TABLE)
    slab(image, (0, 0, across, _SUPPLY), TABLE_DEEP, 18)
    holder = view.tiebreaker
    end = across - 24
    if holder is not None:
        dress = SEATS[holder]
        stamp(image, emblem(dress, 56), end - 28, _SUPPLY / 2)
        stamp(image, good("scales", 58), end - 98, _SUPPLY / 2)
        if not view.tiebreaker_ready:
            image.paste(CRIMSON, (end - 132, _SUPPLY // 2 - 3, end - 4, _SUPPLY // 2 + 4))
        for path in ("tiebreaker", "tiebreaker_ready"):
            note(image, path, (end - 132, 8, end, _SUPPLY - 8))
        end -= 160
    room = min(_COUNT, (end - 20) // max(1, len(counts)))
    for index, (icon, left, path) in enumerate(counts):
        x = 20 + index * room
        stamp(image, icon, x + 34, _SUPPLY / 2)
        run = fit(str(left), "Bold", 46, 24, room - 80)
        write(image, x + 74, _SUPPLY / 2, run, WHITE if left else mix(WHITE, TABLE_DEEP, 0.6))
        note(image, path, (x + 4, 6, x + 76 + run.width, _SUPPLY - 6))
    begin = 20 + len(counts) * room
    if view.scenario:
        name = say(phrase(f"ankh.scenario.{view.scenario}"))
        title = fit(name, "Semibold", 38, 22, end - begin - 40)
        write(image, (begin + end) / 2, _SUPPLY / 2, title, PAPER, align="middle")
    return image


def events(view: AnkhView, height: int) -> Image.Image:
    """The event track from the top to the bottom; what has happened steps back."""

    def draw() -> Image.Image:
        image = Image.new("RGB", (EVENTS, height), TABLE)
        slab(image, (0, 0, EVENTS, height), PAPER_DEEP, 18, (PAPER_LINE, 3))
        step = (height - 12) / len(view.events)
        number = 0
        for index, event in enumerate(view.events):
            top, bottom = round(6 + index * step), round(6 + (index + 1) * step)
            number += event in CONFLICTS
            _event(image, (top + 2, bottom - 2), event, number, index - view.event)
            if index == view.event:
                note(image, "event", (4, top, EVENTS - 4, bottom))
        note(image, "events", (0, 0, EVENTS, height))
        return image

    return layer(("ankh events", view.events, view.event, height), inks(), draw)


def _event(image: Image.Image, ends: tuple[int, int], event: str, number: int, ahead: int) -> None:
    """One step; ``ahead`` of the marker by so many."""
    top, bottom = ends
    fight = event in CONFLICTS
    paint = CRIMSON if fight else PAPER
    if ahead < 0:
        paint = mix(paint, PAPER_DEEP, 0.78)
    line = (GOLD_DARK, 3)
    if ahead == 0:
        paint, line = GILT, (INK, 5)
    elif ahead == 1:
        line = (INK, 4)
    slab(image, (8, top, EVENTS - 8, bottom), paint, 14, line)
    middle, size = (top + bottom) / 2, min(60, bottom - top - 12)
    if not fight:
        icon = good(event, size)
        stamp(image, icon if ahead >= 0 else _pale(icon), EVENTS / 2, middle)
        return
    ink = INK if ahead == 0 else WHITE if ahead > 0 else FADED
    pair = event != "conflict"
    icon = good(event if pair else "conflict", size - (4 if pair else 0))
    stamp(image, icon if ahead >= 0 else _pale(icon), EVENTS / 2 + 19, middle)
    write(image, 30, middle, fit(str(number), "Bold", 50, 24, 40), ink, align="middle")


def _pale(icon: Image.Image) -> Image.Image:
    pale = icon.copy()
    pale.putalpha(icon.getchannel("A").point([part // 3 for part in range(256)]))
    return pale
