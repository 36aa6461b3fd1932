"""Draws a faction's area: name and team, metropolises, goods, heroes and creatures."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import PlayerView
from render.art.fact_locations import note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER_DEEP, SEATS
from render.art.text import draw_text, fit_text
from render.cyclades import tokens
from render.cyclades.board.buildings import metropolis
from render.cyclades.icons import goods_icon
from render.cyclades.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.names import number_or_unknown, player_name
from render.kit.player_area import NAME_LEFT, blank_sheet, draw_count, name_plate, wrap_positions
from render.renderer import Say

_NAME_HEIGHT = 70
_EDGE = 8
_LINE_HEIGHT = 68
_METROPOLISES_WIDTH, _COUNT_WIDTH, _RESERVE_WIDTH = 150, 104, 220
_TOKEN_SIZE = 62


def player_area(
    player: PlayerView, say: Say, across: int, *, active: bool, goal: int, teams: bool
) -> Image.Image:
    """The area of a faction, ``across`` pixels wide.

    The image is cached: do not change it.
    """
    name = player_name(player.seat, say)
    team = say(phrase("cyclades.picture.team", team=player.team + 1)) if teams else ""

    def draw() -> Image.Image:
        stock, retinue = _stock(player), _retinue(player)
        left, top = _EDGE + 4, _EDGE + _NAME_HEIGHT + 4
        widths = [_METROPOLISES_WIDTH, *(_COUNT_WIDTH for _ in stock), _RESERVE_WIDTH]
        widths += [sprite.width + 4 for sprite, _ in retinue]
        places = wrap_positions(widths, across - 2 * left)
        high = top + (places[-1][1] + 1) * _LINE_HEIGHT + _EDGE
        image = blank_sheet(across, high, active=active)
        _name_plate(image, player, name, team)
        spots = [(left + x, top + (line + 0.5) * _LINE_HEIGHT) for x, line in places]
        _metropolises(image, player, goal, *spots[0])
        for (kind, text, path), (x, y) in zip(stock, spots[1:], strict=False):
            whole = f"players/{player.seat}/{path}"
            draw_count(
                image, goods_icon(kind, 52), text, x + 30, y, size=44, room=44, gap=3, path=whole
            )
        _reserve(image, player, *spots[1 + len(stock)])
        for (sprite, path), (x, y) in zip(retinue, spots[2 + len(stock) :], strict=True):
            paste_centred(image, sprite, x + sprite.width / 2, y)
            whole = f"players/{player.seat}/{path}"
            note_fact_centred(image, whole, x + sprite.width / 2, y, *sprite.size)
        return image

    return cached_layer(("faction", player, name, team, across, active, goal), palette(), draw)


def _name_plate(image: Image.Image, player: PlayerView, name: str, team: str) -> None:
    style = SEATS[player.seat]
    right = image.width - _EDGE
    run = fit_text(team, "Semibold", 34, 18, 180)
    room = right - _EDGE - NAME_LEFT - run.width - 40
    name_plate(image, (_EDGE, _EDGE, right, _EDGE + _NAME_HEIGHT), style, name, room=room)
    draw_text(image, right - 20, _EDGE + _NAME_HEIGHT / 2, run, style.on, align="right")


def _metropolises(
    image: Image.Image, player: PlayerView, goal: int, left: int, middle: float
) -> None:
    """Draw the number of metropolises and the goal, apart from the other counts."""
    box = (left, round(middle) - 31, left + _METROPOLISES_WIDTH - 6, round(middle) + 31)
    rounded_box(image, box, GILT if player.metropolises else PAPER_DEEP, 14)
    paste_centred(image, goods_icon("metropolis", 58), left + 38, middle)
    won = fit_text(str(player.metropolises), "Bold", 48, 26, 40)
    draw_text(image, left + 72, middle, won, INK)
    aim = fit_text(f"/{goal}", "Semibold", 30, 18, 34)
    draw_text(
        image, left + 74 + won.width, middle + 5, aim, FADED if not player.metropolises else INK
    )
    note_fact(image, f"players/{player.seat}/metropolises", box)


def _stock(player: PlayerView) -> tuple[tuple[str, str, str], ...]:
    """The goods of a faction: icon, number, and the view's field."""
    return (
        ("gold", number_or_unknown(player.gold), "gold"),
        ("priestess", str(player.priestesses), "priestesses"),
        ("philosopher", str(player.philosophers), "philosophers"),
        ("land", str(player.lands), "lands"),
        ("sea", str(player.seas), "seas"),
    )


def _reserve(image: Image.Image, player: PlayerView, left: int, middle: float) -> None:
    """Draw the troops and the fleets that can still be recruited."""
    for across, kind, count in (
        (0, "troop", player.troops_left),
        (_RESERVE_WIDTH // 2, "fleet", player.fleets_left),
    ):
        path = f"players/{player.seat}/{kind}s_left"
        x = left + across + 28
        draw_count(image, goods_icon(kind, 48), f"+{count}", x, middle, size=40, room=60, path=path)


def _retinue(player: PlayerView) -> list[tuple[Image.Image, str]]:
    """Sprites of heroes, creatures and metropolises on cards, each with the view's field."""
    style = SEATS[player.seat]
    heroes = [(tokens.hero(name, style, _TOKEN_SIZE), "heroes") for name in player.heroes]
    creatures = [
        (tokens.creature(name, style, _TOKEN_SIZE), "creatures") for name in player.creatures
    ]
    return [
        *heroes,
        *creatures,
        *((metropolis(bonus, _TOKEN_SIZE), "carded") for bonus in player.carded),
    ]
