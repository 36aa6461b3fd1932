"""Draws the icons of Divinus: symbols on tiles, signs, and faces of dice."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import SymbolView
from render.art.cache import SPRITE_CACHE
from render.art.icons import Icons
from render.art.shared_colours import GILT, INK, WHITE
from render.art.text import fit_text, with_text
from render.divinus.colours import PANTHEONS

ICONS = Icons("render.divinus")

SYMBOLS: tuple[str, ...] = ("greek", "viking", "barbarian", "wild", "power", "temple", "location")
HEROES: tuple[str, ...] = (
    "prometheus",
    "atalanta",
    "perseus",
    "heracles",
    "theseus",
    "odysseus",
)
FIGURES: tuple[str, ...] = ("cerberus", "chimera", "hydra", "echidna")
SIGNS: tuple[str, ...] = (
    "greek",
    "norse",
    "general",
    "choose",
    "barbarian",
    "artifact",
    "forge",
    "tile",
)
_PANTHEON_OF = {"g": "greek", "n": "norse", "b": "barbarian"}
_MARGIN = 9


def symbol(kind: str, size: int, *, sticker: bool = False, detail: str = "") -> Image.Image:
    """A symbol of a tile; a sticker has a golden rim. ``detail`` as in ``SymbolView``."""
    rims = ((INK, 3.0), (GILT, 5.0)) if sticker else ((INK, 3.0), (WHITE, 3.5))
    if kind == "temple":
        colour = PANTHEONS[temple_pantheon(detail)]
        bare = ICONS.draw("symbols/temple", size, *rims, margin=_MARGIN, colour=colour)
        return _numbered_temple(bare, detail, size, sticker=sticker) if detail else bare
    drawn = ICONS.draw(f"symbols/{kind}", size, *rims, margin=_MARGIN)
    if kind != "location" or not detail:
        return drawn

    def numbered() -> Image.Image:
        run = fit_text(detail, "Bold", round(size * 0.34), 8, round(size * 0.38))
        return with_text(drawn, WHITE, size / 2, size * 0.4, run, INK)

    return SPRITE_CACHE.get(("location", detail, size), numbered)


def _numbered_temple(bare: Image.Image, detail: str, size: int, *, sticker: bool) -> Image.Image:
    """A temple with the number of its kind in front of the columns."""

    def numbered() -> Image.Image:
        run = fit_text(detail[2:], "Bold", round(size * 0.5), 8, round(size * 0.5))
        return with_text(bare, WHITE, size / 2, size * 0.6, run, INK)

    return SPRITE_CACHE.get(("temple", detail, size, sticker), numbered)


def symbol_of(shown: SymbolView, size: int) -> Image.Image:
    """The symbol of a view."""
    return symbol(shown.kind, size, sticker=shown.sticker, detail=shown.detail)


def temple_pantheon(temple: str) -> str:
    """The pantheon of a temple, by its id: "tg", "tn" or "tb" and a number."""
    return _PANTHEON_OF.get(temple[1:2], "general")


def sign(kind: str, size: int) -> Image.Image:
    """The sign of a pantheon, or of something that is counted."""
    return ICONS.draw(f"signs/{kind}", size, (INK, 3.0), margin=4)


def special_face(kind: str, size: int) -> Image.Image:
    """The sign of a sticker with fire, swords or nectar."""
    return ICONS.draw(f"dice/{kind}", size)
