"""A faction's row: its name and team, what it holds, and who serves it."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import PlayerView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, GILT, INK, PAPER_DEEP, SEATS
from render.art.shelf import LAYERS
from render.art.slab import slab
from render.cyclades import tokens
from render.cyclades.buildings import metropolis
from render.cyclades.icons import good
from render.face import Say
from render.kit.names import known, player_name
from render.kit.rows import NAME, band, counted, paper

HEIGHT = 106
_BAND = 372
_EDGE = 8
_COUNT = 110  # from one number to the next
_RETINUE = 1232  # where heroes and creatures begin


def row(
    player: PlayerView, say: Say, across: int, *, active: bool, goal: int, teams: bool
) -> Image.Image:
    """The row, ``across`` pixels wide. Not to be changed."""
    name = player_name(player.seat, say)
    team = say(phrase("cyclades.picture.team", team=player.team + 1)) if teams else ""

    def draw() -> Image.Image:
        image = paper(across, HEIGHT, active=active)
        _band(image, player, name, team)
        _counts(image, player, goal)
        _retinue(image, player)
        return image

    return LAYERS.get(("faction", player, name, team, across, active, goal), draw)


def _band(image: Image.Image, player: PlayerView, name: str, team: str) -> None:
    dress = SEATS[player.seat]
    band(image, (_EDGE, _EDGE, _BAND, HEIGHT - _EDGE), dress, "" if team else name)
    if team:
        room = _BAND - _EDGE - NAME - 10
        write(image, _EDGE + NAME, HEIGHT - 32, fit(team, "Semibold", 30, 18, room), dress.on)
        write(image, _EDGE + NAME, 38, fit(name, "Bold", 42, 20, room), dress.on)


def _counts(image: Image.Image, player: PlayerView, goal: int) -> None:
    middle = HEIGHT / 2
    left = _BAND + 12
    # What wins the game stands apart from the rest.
    slab(
        image, (left, 14, left + 138, HEIGHT - 14), GILT if player.metropolises else PAPER_DEEP, 14
    )
    stamp(image, good("metropolis", 62), left + 40, middle)
    won = fit(str(player.metropolises), "Bold", 50, 26, 40)
    write(image, left + 76, middle, won, INK)
    aim = fit(f"/{goal}", "Semibold", 32, 18, 34)
    write(image, left + 78 + won.width, middle + 5, aim, FADED if not player.metropolises else INK)
    left += 146
    stock = (
        ("gold", known(player.gold)),
        ("priestess", str(player.priestesses)),
        ("philosopher", str(player.philosophers)),
        ("land", str(player.lands)),
        ("sea", str(player.seas)),
    )
    for index, (kind, text) in enumerate(stock):
        # Coins may run to two figures.
        x = left + index * _COUNT + (14 if index else 0)
        counted(image, good(kind, 54), text, x + 28, middle, room=54 if index == 0 else 42)
    _reserve(image, player, left + len(stock) * _COUNT + 14)


def _reserve(image: Image.Image, player: PlayerView, left: int) -> None:
    """Troops over fleets that are still to be recruited."""
    for y, kind, count in (
        (HEIGHT * 0.29, "troop", player.troops_left),
        (HEIGHT * 0.71, "fleet", player.fleets_left),
    ):
        counted(image, good(kind, 40), f"+{count}", left + 26, y, size=34, room=52)


def _retinue(image: Image.Image, player: PlayerView) -> None:
    dress = SEATS[player.seat]
    count = len(player.heroes) + len(player.creatures) + len(player.carded)
    if not count:
        return
    room = image.width - _EDGE - 8 - _RETINUE
    step = min(78, room // count)
    size = min(80, step + 6)
    sprites = [tokens.hero(name, dress, size) for name in player.heroes]
    sprites += [tokens.creature(name, dress, size) for name in player.creatures]
    sprites += [metropolis(bonus, size) for bonus in player.carded]
    for index, sprite in enumerate(sprites):
        stamp(image, sprite, _RETINUE + step * (index + 0.5), HEIGHT / 2)
