"""A faction's row: its name and team, what it holds, and who serves it."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import PlayerView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, GILT, INK, PAPER_DEEP, SEATS
from render.art.slab import slab
from render.art.spots import note, note_around
from render.cyclades import tokens
from render.cyclades.icons import good
from render.cyclades.inks import inks
from render.cyclades.islands.buildings import metropolis
from render.face import Say
from render.kit.layers import layer
from render.kit.names import known, player_name
from render.kit.rows import NAME, band, counted, paper, wrapped

_BAND = 70
_EDGE = 8
_LINE = 68
_CITIES, _COUNT, _RESERVE = 138, 100, 94  # how wide these are
_RETINUE = 62


def row(
    player: PlayerView, say: Say, across: int, *, active: bool, goal: int, teams: bool
) -> Image.Image:
    """The row, ``across`` pixels wide. Not to be changed."""
    name = player_name(player.seat, say)
    team = say(phrase("cyclades.picture.team", team=player.team + 1)) if teams else ""

    def draw() -> Image.Image:
        stock, retinue = _stock(player), _retinue(player)
        left, top = _EDGE + 4, _EDGE + _BAND + 4
        widths = [_CITIES, *(_COUNT for _ in stock), _RESERVE]
        widths += [sprite.width + 4 for sprite, _ in retinue]
        places = wrapped(widths, across - 2 * left)
        high = top + (places[-1][1] + 1) * _LINE + _EDGE
        image = paper(across, high, active=active)
        _band(image, player, name, team)
        spots = [(left + x, top + (line + 0.5) * _LINE) for x, line in places]
        _cities(image, player, goal, *spots[0])
        for (kind, text, path), (x, y) in zip(stock, spots[1:], strict=False):
            whole = f"players/{player.seat}/{path}"
            counted(image, good(kind, 52), text, x + 30, y, size=44, room=44, gap=3, path=whole)
        _reserve(image, player, *spots[1 + len(stock)])
        for (sprite, path), (x, y) in zip(retinue, spots[2 + len(stock) :], strict=True):
            stamp(image, sprite, x + sprite.width / 2, y)
            whole = f"players/{player.seat}/{path}"
            note_around(image, whole, x + sprite.width / 2, y, *sprite.size)
        return image

    return layer(("faction", player, name, team, across, active, goal), inks(), draw)


def _band(image: Image.Image, player: PlayerView, name: str, team: str) -> None:
    dress = SEATS[player.seat]
    right = image.width - _EDGE
    run = fit(team, "Semibold", 34, 18, 180)
    room = right - _EDGE - NAME - run.width - 40
    band(image, (_EDGE, _EDGE, right, _EDGE + _BAND), dress, name, room=room)
    write(image, right - 20, _EDGE + _BAND / 2, run, dress.on, align="right")


def _cities(image: Image.Image, player: PlayerView, goal: int, left: int, middle: float) -> None:
    """What wins the game stands apart from the rest."""
    box = (left, round(middle) - 31, left + _CITIES - 6, round(middle) + 31)
    slab(image, box, GILT if player.metropolises else PAPER_DEEP, 14)
    stamp(image, good("metropolis", 58), left + 38, middle)
    won = fit(str(player.metropolises), "Bold", 48, 26, 40)
    write(image, left + 72, middle, won, INK)
    aim = fit(f"/{goal}", "Semibold", 30, 18, 34)
    write(image, left + 74 + won.width, middle + 5, aim, FADED if not player.metropolises else INK)
    note(image, f"players/{player.seat}/metropolises", box)


def _stock(player: PlayerView) -> tuple[tuple[str, str, str], ...]:
    """What a faction has: the icon, the number, and the fact."""
    return (
        ("gold", known(player.gold), "gold"),
        ("priestess", str(player.priestesses), "priestesses"),
        ("philosopher", str(player.philosophers), "philosophers"),
        ("land", str(player.lands), "lands"),
        ("sea", str(player.seas), "seas"),
    )


def _reserve(image: Image.Image, player: PlayerView, left: int, middle: float) -> None:
    """Troops over fleets that are still to be recruited."""
    for down, kind, count in (
        (-16, "troop", player.troops_left),
        (17, "fleet", player.fleets_left),
    ):
        path = f"players/{player.seat}/{kind}s_left"
        y = middle + down
        counted(image, good(kind, 34), f"+{count}", left + 24, y, size=30, room=48, path=path)


def _retinue(player: PlayerView) -> list[tuple[Image.Image, str]]:
    """Heroes and creatures that serve the faction, and metropolises of cards."""
    dress = SEATS[player.seat]
    heroes = [(tokens.hero(name, dress, _RETINUE), "heroes") for name in player.heroes]
    creatures = [(tokens.creature(name, dress, _RETINUE), "creatures") for name in player.creatures]
    return [
        *heroes,
        *creatures,
        *((metropolis(bonus, _RETINUE), "carded") for bonus in player.carded),
    ]
