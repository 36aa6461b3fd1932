"""The icons of Divinus: symbols on tiles, heroes, monsters, signs, and faces of dice."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import SymbolView
from render.art.icons import Icons
from render.art.lettering import fit, inscribed
from render.art.palette import GILT, INK, WHITE, Livery
from render.art.shelf import SPRITES
from render.divinus.tints import PANTHEONS

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
        run = fit(detail, "Bold", round(size * 0.34), 8, round(size * 0.38))
        return inscribed(drawn, WHITE, size / 2, size * 0.4, run, INK)

    return SPRITES.get(("location", detail, size), numbered)


def _numbered_temple(bare: Image.Image, detail: str, size: int, *, sticker: bool) -> Image.Image:
    """A temple with the number of its kind among those of its pantheon before the columns."""

    def numbered() -> Image.Image:
        run = fit(detail[2:], "Bold", round(size * 0.5), 8, round(size * 0.5))
        return inscribed(bare, WHITE, size / 2, size * 0.6, run, INK)

    return SPRITES.get(("temple", detail, size, sticker), numbered)


def symbol_of(shown: SymbolView, size: int) -> Image.Image:
    """A symbol as a view has it."""
    return symbol(shown.kind, size, sticker=shown.sticker, detail=shown.detail)


def temple_pantheon(temple: str) -> str:
    """Whose temple it is: their ids begin with "tg", "tn" or "tb"."""
    return _PANTHEON_OF.get(temple[1:2], "general")


def blessing(size: int) -> Image.Image:
    """What marks a temple as consecrated."""
    return ICONS.draw("symbols/blessing", size, (INK, 4.0), margin=6)


def hero(name: str, dress: Livery, size: int) -> Image.Image:
    """A hero's figure: a plate in its owner's colour with the hero's sign."""

    def draw() -> Image.Image:
        image = ICONS.draw("heroes/plate", size, *dress.rims, margin=8, colour=dress.colour).copy()
        across = round(size * 0.5)
        sign = hero_sign(name, dress, across)
        image.alpha_composite(sign, (round((size - across) / 2), round(size * 0.3)))
        return image

    return SPRITES.get(("hero", name, dress, size), draw)


def hero_sign(name: str, dress: Livery, size: int) -> Image.Image:
    """A hero's sign in the colour of words on the owner's colour."""
    return ICONS.draw(f"heroes/{name}", size, colour=dress.colour, on=dress.on)


def monster(name: str, size: int) -> Image.Image:
    """A monster's figure."""
    kind = name if name in FIGURES else "beast"

    def draw() -> Image.Image:
        image = ICONS.draw("monsters/plate", size, (WHITE, 4.0), (INK, 2.5), margin=8).copy()
        across = round(size * 0.7)
        sign = ICONS.draw(f"monsters/{kind}", across)
        spot = round((size - across) / 2)
        image.alpha_composite(sign, (spot, spot))
        return image

    return SPRITES.get(("monster", kind, size), draw)


def sign(kind: str, size: int) -> Image.Image:
    """The sign of a pantheon, or of something that is counted."""
    return ICONS.draw(f"signs/{kind}", size, (INK, 3.0), margin=4)


def special_face(kind: str, size: int) -> Image.Image:
    """What a sticker with fire, swords or nectar shows."""
    return ICONS.draw(f"dice/{kind}", size)
