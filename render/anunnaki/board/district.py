"""Draws the contents of a district: sources, shrines, figures, settlements, civilisations."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from games.anunnaki.view import CompanyView, DistrictView
from render.anunnaki import tokens
from render.anunnaki.icons import goods_icon
from render.art.brush import mix
from render.art.hex_layout import hex_rings, paste_centred
from render.art.shared_colours import GILT, INK, PAPER, SEATS, WHITE, seat_symbol
from render.art.text import TextRun, draw_text, fit_text
from render.kit.place_label import place_label

Spot = tuple[float, float]
Letters = Mapping[str, str]
"""Two letters for each god."""

_LABEL, _SOURCES, _PIECES = -0.56, -0.17, 0.32
_MOST, _A_ROW = 6, 3
_WALL = 5.5
_ROOMY = 88  # from this size of a hex on


def draw_district(
    image: Image.Image,
    district: DistrictView,
    at: Spot,
    size: float,
    letters: Letters,
    mains: frozenset[str],
) -> None:
    """Draw the contents of ``district``, centred at ``at``."""
    x, y = at
    if district.ruler is not None:
        colour = SEATS[district.ruler].colour
        # The borders of Atlantis stay in sight.
        inset = _WALL if district.atlantis else 0.0
        edge = (inset + 0.8, 1.8, mix(colour, INK, 0.6)), (inset + 2.2, 6.0, colour)
        inner = (7.6, 3.2, GILT) if district.capital_of is not None else (inset + 7.8, 1.6, WHITE)
        paste_centred(image, hex_rings(size, *edge, inner), x, y)
    _head(image, district, at, size)
    _stock(image, district, at, size)
    companies = district.companies
    if len(companies) == 1:
        _company(
            image,
            companies[0],
            at,
            size,
            letters,
            mains,
            squeezed=district.civilisation is not None,
        )
    else:
        for number, company in enumerate(companies):
            _line(image, company, (x, y + size * (0.12 + 0.4 * number)), size, letters, mains)
    _ruins(image, district, at, size)


def crowded(district: DistrictView) -> bool:
    """Whether pieces reach down to the lower edge of the hex."""
    if len(district.companies) != 1:
        return bool(district.companies)
    company = district.companies[0]
    pieces = company.settlements + bool(company.followers) + len(company.gods)
    return district.civilisation is not None or pieces > _A_ROW


def label_run(label: str, size: float) -> TextRun:
    """A district's name at the size at which it is written."""
    return fit_text(label, "Bold", round(size * 0.34), 12, round(size * 2))


def _head(image: Image.Image, district: DistrictView, at: Spot, size: float) -> None:
    """Draw the label, in the colour of the ruler beside the ruler's strength."""
    x, y = at[0], at[1] + _LABEL * size
    run = label_run(district.label, size)
    if district.ruler is None:
        draw_text(image, x, y, run, INK, align="middle", halo=PAPER)
        return
    own = next((c for c in district.companies if c.seat == district.ruler), None)
    # On a small map there is no room for the strength beside the label.
    alone = len(district.companies) == 1 and own is not None and size >= _ROOMY
    plate = place_label(run, SEATS[district.ruler], max(round(size * 0.4), 42), WHITE)
    paste_centred(image, plate, x - (size * 0.18 if alone else 0), y)
    if alone and own is not None:
        paste_centred(
            image,
            tokens.shield(own.strength, max(56, round(size * 0.43))),
            x + size * 0.56,
            y + size * 0.08,
        )


def _stock(image: Image.Image, district: DistrictView, at: Spot, size: float) -> None:
    """Draw the sources, the exhausted sources, then the shrines."""
    icon = round(size * 0.38)
    row: list[Image.Image] = []
    for kind, count in district.sources.items():
        dry = district.exhausted.get(kind, 0)
        row += [tokens.source(kind, icon, dry=number >= count - dry) for number in range(count)]
    row += [goods_icon("shrine", icon)] * district.shrines
    step = icon * 0.98
    for index, sprite in enumerate(row):
        shift = (index - (len(row) - 1) / 2) * step
        paste_centred(image, sprite, at[0] + shift, at[1] + _SOURCES * size)


def _items(
    company: CompanyView, size: int, letters: Letters, mains: frozenset[str]
) -> list[Image.Image]:
    style = SEATS[company.seat]
    items = [tokens.settlement(style, size, besieged=company.besieged)] * company.settlements
    if company.followers:
        items.append(tokens.followers(company.followers, style, size))
    items += [tokens.god(letters[god], style, size, main=god in mains) for god in company.gods]
    return items[:_MOST]


def _company(
    image: Image.Image,
    company: CompanyView,
    at: Spot,
    size: float,
    letters: Letters,
    mains: frozenset[str],
    *,
    squeezed: bool,
) -> None:
    """The only house in a district, in one row or two; ``squeezed`` leaves the right half free."""
    count = len(_items(company, 8, letters, mains))
    one_row = count <= (1 if squeezed else _A_ROW)
    piece = round(size * (0.6 if count <= 2 and one_row else 0.52 if one_row else 0.44))
    items = _items(company, piece, letters, mains)
    a_row = count if one_row else -(-count // 2)
    x = at[0] - (0.34 * size if squeezed else 0)
    for index, item in enumerate(items):
        row, place = divmod(index, a_row)
        in_row = min(a_row, count - row * a_row)
        down = _PIECES if one_row else 0.14 + 0.42 * row
        step = piece * (0.8 if squeezed else 0.98)
        paste_centred(image, item, x + (place - (in_row - 1) / 2) * step, at[1] + down * size)


def _line(
    image: Image.Image,
    company: CompanyView,
    at: Spot,
    size: float,
    letters: Letters,
    mains: frozenset[str],
) -> None:
    """One of several houses in a district: symbol, pieces and strength in a row."""
    items = [
        seat_symbol(SEATS[company.seat], round(size * 0.28)),
        *_items(company, round(size * 0.42), letters, mains),
        tokens.shield(company.strength, round(size * 0.36)),
    ]
    wide = sum(item.width for item in items) * 0.9
    squeeze = 0.9 * min(1.0, 1.5 * size / wide)
    x = at[0] - sum(item.width for item in items) * squeeze / 2
    for item in items:
        paste_centred(image, item, x + item.width * squeeze / 2, at[1])
        x += item.width * squeeze


def _ruins(image: Image.Image, district: DistrictView, at: Spot, size: float) -> None:
    """The civilisation of a district, with the god that guards it."""
    if district.civilisation is None:
        return
    empty = not district.companies
    across, x, y = (1.0, 0.0, 0.38) if empty else (0.66, 0.44, 0.36)
    token = tokens.civilisation(district.civilisation, round(size * across))
    paste_centred(image, token, at[0] + x * size, at[1] + y * size)
    if district.guardian:
        spot = (0.56, 0.06) if empty else (0.6, -0.02)
        paste_centred(
            image,
            tokens.guardian(district.guardian, round(size * 0.46)),
            at[0] + spot[0] * size,
            at[1] + spot[1] * size,
        )
