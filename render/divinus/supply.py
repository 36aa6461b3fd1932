"""Draws the supply: tiles in the stacks, temples, and what the forges offer."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import DivinusView
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import note_fact_centred
from render.art.shared_colours import FADED
from render.art.text import draw_text, fit_text
from render.divinus.icons import sign, symbol
from render.divinus.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.player_area import blank_sheet, draw_count
from render.renderer import Say

_HIGH = 76
_LOW = 62
_NARROWEST = 86
_STACKS = {"power": "power", "faction": "wild"}


def supply(view: DivinusView, say: Say, across: int, high: int = 0) -> Image.Image:
    """Things with their numbers: one line or two, or a column of this height if it is narrow.

    Read-only.
    """
    word = say(phrase("divinus.picture.left"))
    stacks = tuple((name, view.stacks.get(name, 0)) for name in ("power", "faction"))
    temples = tuple((temple.id, temple.left) for temple in view.temples)
    forge = len(view.velund) + len(view.hephaestus)
    key = ("supply", word, stacks, temples, forge, across, high)

    def draw() -> Image.Image:
        things = [(_stack(name), count, f"stacks/{name}") for name, count in stacks]
        things += [
            (symbol("temple", 54, detail=temple), left, f"temples/{temple}/left")
            for temple, left in temples
        ]
        if forge:
            things.append((sign("forge", 54), forge, "velund"))
        run = fit_text(word, "Semibold", 34, 18, 150)
        # Behind the word, in two lines if one is too short, or below it in lines of two.
        line = across > 500
        start = 18 + run.width + 20 if line else 14
        a_row = len(things) if line else 2
        if line and (across - start - 8) // a_row < _NARROWEST:
            a_row = -(-len(things) // 2)
        step = min(124, (across - start - 8) // a_row)
        rows = -(-len(things) // a_row)
        head = 0 if line else _HIGH - 20
        tall = _HIGH
        if line and rows > 1:
            tall = _LOW
        elif not line:
            tall = min(_HIGH, (high - head) // rows)
        image = blank_sheet(across, head + rows * tall)
        draw_text(image, 18, (head or tall) / 2 + (0 if line else 4), run, FADED)
        for index, (icon, count, path) in enumerate(things):
            row, column = divmod(index, a_row)
            x, y = start + 30 + column * step, head + (row + 0.5) * tall
            room = max(20, step - 66)
            draw_count(image, icon, count, x, y, size=38, room=room, gap=2, path=path)
            if path == "velund":
                note_fact_centred(image, "hephaestus", x, y, *icon.size)
        return image

    return cached_layer(key, palette(), draw)


def _stack(name: str) -> Image.Image:
    """Tiles of a stack, with the symbol that most of them show."""

    def draw() -> Image.Image:
        image = sign("tile", 62).copy()
        image.alpha_composite(symbol(_STACKS[name], 40), (8, 18))
        return image

    return SPRITE_CACHE.get(("stack", name), draw)
