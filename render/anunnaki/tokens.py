"""Pieces and tokens: figures, settlements, action tokens, signs, civilisations and culture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import CivilisationView, RewardView, TokenView
from render.anunnaki.icons import ICONS, good
from render.anunnaki.tints import (
    ARTIFACT,
    ASLEEP,
    ASLEEP_LINE,
    ATLANTEAN,
    CULTURE,
    CULTURE_BACK,
    RUINS,
    RUINS_BACK,
    TOKENS,
)
from render.art.brush import Colour, mix
from render.art.hexmap import stamp
from render.art.icons import SHARED
from render.art.lettering import fit, inscribed, write
from render.art.palette import GILT, INK, PAPER, TABLE_DEEP, WHITE, Livery
from render.art.shelf import SPRITES


def followers(count: int, owner: Livery, size: int) -> Image.Image:
    """Followers of one house in a district, with their number."""

    def draw() -> Image.Image:
        sprite = ICONS.draw("pieces/follower", size, *owner.rims, margin=10, **owner.paints)
        run = fit(str(count), "Bold", round(size * 0.5), 8, round(size * 0.6))
        return inscribed(sprite, owner.colour, size / 2, size * 0.62, run, owner.on)

    return SPRITES.get(("anunnaki followers", count, owner, size), draw)


def settlement(owner: Livery, size: int, *, besieged: bool = False) -> Image.Image:
    """A settlement of a house, crossed out where its enemies hold the district."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/settlement", size, *owner.rims, margin=10, **owner.paints).copy()
        if besieged:
            stamp(image, ICONS.draw("pieces/siege", round(size * 0.5)), size * 0.74, size * 0.28)
        return image

    return SPRITES.get(("anunnaki settlement", owner, size, besieged), draw)


def god(letters: str, owner: Livery, size: int, *, main: bool, awake: bool = True) -> Image.Image:
    """A god with letters of its name: a main god shines, a minor one is a hexagon.

    One that has not been summoned is pale.
    """

    def draw() -> Image.Image:
        ground, ink = (owner.colour, owner.on) if awake else (ASLEEP, ASLEEP_LINE)
        rims = owner.rims if awake else ((ASLEEP_LINE, 4.0), (PAPER, 2.0))
        base = "main" if main else "god"
        sprite = ICONS.draw(f"pieces/{base}", size, *rims, margin=10, colour=ground)
        run = fit(letters, "Bold", round(size * 0.44), 8, round(size * 0.62))
        return inscribed(sprite, ground, size / 2, size / 2, run, ink)

    return SPRITES.get(("anunnaki god", letters, owner, size, main, awake), draw)


def artifact(name: str, size: int) -> Image.Image:
    """An artifact with the first letters of its name."""

    def draw() -> Image.Image:
        sprite = ICONS.draw("pieces/artifact", size, (INK, 4.0), margin=8, colour=ARTIFACT)
        run = fit(name[:2], "Bold", round(size * 0.4), 8, round(size * 0.5))
        return inscribed(sprite, ARTIFACT, size / 2, size / 2, run, INK)

    return SPRITES.get(("anunnaki artifact", name[:2], size), draw)


def shield(strength: int, size: int) -> Image.Image:
    """What a company brings to a battle."""

    def draw() -> Image.Image:
        run = fit(str(strength), "Bold", round(size * 0.6), 8, round(size * 0.6))
        ground = (232, 237, 241)
        return inscribed(good("strength", size), ground, size / 2, size * 0.47, run, INK)

    return SPRITES.get(("anunnaki shield", strength, size), draw)


def source(kind: str, size: int, *, dry: bool = False) -> Image.Image:
    """A source of a resource; one that ran dry is crossed out."""
    if not dry:
        return good(kind, size)

    def draw() -> Image.Image:
        image = good(kind, size).copy()
        pale = Image.new("RGBA", image.size, (*mix(PAPER, ASLEEP_LINE, 0.3), 255))
        image = Image.composite(Image.blend(image, pale, 0.55), image, image.getchannel("A"))
        stamp(image, ICONS.draw("pieces/exhausted", round(size * 0.9)), size / 2, size / 2)
        return image

    return SPRITES.get(("anunnaki dry source", kind, size), draw)


def civilisation(token: CivilisationView, size: int) -> Image.Image:
    """An ancient civilisation: face down, or its strength above what it gives."""
    rewards = tuple((reward.kind, reward.count) for reward in token.rewards)

    def draw() -> Image.Image:
        if token.token is None:
            back = ICONS.draw("pieces/civilisation", size, colour=RUINS_BACK)
            run = fit("?", "Bold", round(size * 0.6), 10, size)
            return inscribed(back, RUINS_BACK, size / 2, size / 2, run, WHITE)
        base = ICONS.draw("pieces/civilisation", size, colour=RUINS)
        face = Image.new("RGB", base.size, RUINS)
        face.paste(base, (0, 0), base)
        stamp(face, shield(token.strength or 0, round(size * 0.5)), size * 0.5, size * 0.34)
        if token.effect is not None:
            mark = "god" if token.effect == "humble" else "weapon"
            stamp(face, source(mark, round(size * 0.3), dry=True), size * 0.8, size * 0.4)
        _row(face, token.rewards, size * 0.5, size * 0.71, round(size * 0.32), size * 0.8)
        face.putalpha(base.getchannel("A"))
        return face

    key = ("anunnaki civilisation", token.token, token.strength, token.effect, rewards, size)
    return SPRITES.get(key, draw)


def guardian(strength: int, size: int) -> Image.Image:
    """A god of Atlantis, which adds its strength to the civilisation below it."""

    def draw() -> Image.Image:
        run = fit(f"+{strength}", "Bold", round(size * 0.4), 8, round(size * 0.6))
        sprite = ICONS.draw("pieces/guardian", size)
        return inscribed(sprite, ATLANTEAN, size / 2, size / 2, run, INK)

    return SPRITES.get(("anunnaki guardian", strength, size), draw)


def culture(rewards: Sequence[RewardView], size: int) -> Image.Image:
    """A culture token: what it gives, or its back while it has not been seen."""
    shown = tuple((reward.kind, reward.count, reward.of) for reward in rewards)

    def draw() -> Image.Image:
        if not shown:
            back = ICONS.draw("pieces/culture", size, colour=CULTURE_BACK)
            run = fit("?", "Bold", round(size * 0.66), 8, size)
            return inscribed(back, CULTURE_BACK, size / 2, size / 2, run, WHITE)
        base = ICONS.draw("pieces/culture", size, colour=CULTURE)
        face = Image.new("RGB", base.size, CULTURE)
        face.paste(base, (0, 0), base)
        icon = round(size * (0.62 if len(shown) == 1 else 0.48))
        _row(face, rewards, size / 2, size / 2, icon, size * 0.86)
        face.putalpha(base.getchannel("A"))
        return face

    return SPRITES.get(("anunnaki culture", shown, size), draw)


def reward_icons(reward: RewardView) -> tuple[tuple[str, ...], int]:
    """Which icons stand for a reward, and how many of it there are."""
    return (reward.of if reward.kind == "choice" else (reward.kind,)), reward.count


def _row(
    image: Image.Image, rewards: Sequence[RewardView], x: float, y: float, size: int, room: float
) -> None:
    """Rewards side by side around ``x``; a number stands on those that come several times."""
    drawn = [(icon, count) for icons, count in map(reward_icons, rewards) for icon in icons]
    step = min(size * 1.02, room / max(1, len(drawn)))
    left = x - step * (len(drawn) - 1) / 2
    for index, (icon, count) in enumerate(drawn):
        stamp(image, good(icon, size), left + index * step, y)
        if count > 1:
            run = fit(str(count), "Bold", max(8, round(size * 0.62)), 8, size)
            spot = left + index * step + size * 0.24
            write(image, spot, y + size * 0.2, run, INK, align="middle", halo=WHITE)


def action(token: TokenView, size: int) -> Image.Image:
    """An action token: blue ones are round, red ones have corners; the better side has a gold rim.

    It shows what the action is; numbers are left to the options that are marked on it.
    """

    def draw() -> Image.Image:
        paint = TOKENS[token.colour]
        rims = ((GILT, 7.0), (INK, 3.0)) if token.upgraded else ()
        base = ICONS.draw(f"pieces/{token.colour}", size, *rims, margin=10, colour=paint)
        face = Image.new("RGB", base.size, paint)
        face.paste(base, (0, 0), base)
        stamp(face, good(token.action, round(size * 0.6)), size * 0.5, size * 0.5)
        if token.upgraded:
            stamp(face, good("upgrade", round(size * 0.3)), size * 0.76, size * 0.3)
        face.putalpha(base.getchannel("A"))
        return face

    key = ("anunnaki action", token.action, token.colour, token.upgraded, size)
    return SPRITES.get(key, draw)


def pawn(owner: Livery, size: int) -> Image.Image:
    """The action pawn of a house."""
    return ICONS.draw("pieces/pawn", size, *owner.rims, margin=10, **owner.paints)


def sign(owner: Livery, size: int) -> Image.Image:
    """A summoning sign of a house, with its symbol."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/sign", size, *owner.rims, margin=8, **owner.paints).copy()
        symbol = SHARED.draw(f"symbols/{owner.symbol}", round(size * 0.5), colour=owner.on)
        stamp(image, symbol, size / 2, size / 2)
        return image

    return SPRITES.get(("anunnaki sign", owner, size), draw)


def cell(crystals: int, size: int, *, lit: bool = False) -> Image.Image:
    """An empty cell of the star with the crystals that a sign brings there."""
    rim: Colour = GILT if lit else (205, 187, 155)

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/cell", size, rim=rim, colour=TABLE_DEEP).copy()
        icon = round(size * (0.66 if crystals == 1 else 0.56))
        for index in range(crystals):
            shift = (index - (crystals - 1) / 2) * size * 0.34
            stamp(image, good("crystal", icon), size / 2 + shift, size / 2)
        return image

    return SPRITES.get(("anunnaki cell", crystals, size, lit), draw)
