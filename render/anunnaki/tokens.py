"""Draws pieces and tokens: figures, settlements, action tokens, signs, civilisations, culture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.anunnaki.view import CivilisationView, RewardView, TokenView
from render.anunnaki.colours import (
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
from render.anunnaki.icons import ICONS, goods_icon
from render.art.brush import Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.icons import SHARED
from render.art.shared_colours import GILT, INK, PAPER, TABLE_DEEP, WHITE, SeatStyle
from render.art.text import draw_text, fit_text, with_text


def followers(count: int, owner: SeatStyle, size: int) -> Image.Image:
    """Followers of one house in a district, with their number."""

    def draw() -> Image.Image:
        sprite = ICONS.draw("pieces/follower", size, *owner.rims, margin=10, **owner.piece_colours)
        run = fit_text(str(count), "Bold", round(size * 0.5), 8, round(size * 0.6))
        return with_text(sprite, owner.colour, size / 2, size * 0.62, run, owner.on)

    return SPRITE_CACHE.get(("anunnaki followers", count, owner, size), draw)


def settlement(owner: SeatStyle, size: int, *, besieged: bool = False) -> Image.Image:
    """A settlement of a house, crossed out where its enemies hold the district."""

    def draw() -> Image.Image:
        image = ICONS.draw(
            "pieces/settlement", size, *owner.rims, margin=10, **owner.piece_colours
        ).copy()
        if besieged:
            paste_centred(
                image, ICONS.draw("pieces/siege", round(size * 0.5)), size * 0.74, size * 0.28
            )
        return image

    return SPRITE_CACHE.get(("anunnaki settlement", owner, size, besieged), draw)


def god(
    letters: str, owner: SeatStyle, size: int, *, main: bool, awake: bool = True
) -> Image.Image:
    """A god with letters of its name: a main god shines, a minor one is a hexagon.

    One that has not been summoned is pale.
    """

    def draw() -> Image.Image:
        ground, ink = (owner.colour, owner.on) if awake else (ASLEEP, ASLEEP_LINE)
        rims = owner.rims if awake else ((ASLEEP_LINE, 4.0), (PAPER, 2.0))
        base = "main" if main else "god"
        sprite = ICONS.draw(f"pieces/{base}", size, *rims, margin=10, colour=ground)
        run = fit_text(letters, "Bold", round(size * 0.44), 8, round(size * 0.62))
        return with_text(sprite, ground, size / 2, size / 2, run, ink)

    return SPRITE_CACHE.get(("anunnaki god", letters, owner, size, main, awake), draw)


def artifact(name: str, size: int) -> Image.Image:
    """An artifact with the first letters of its name."""

    def draw() -> Image.Image:
        sprite = ICONS.draw("pieces/artifact", size, (INK, 4.0), margin=8, colour=ARTIFACT)
        run = fit_text(name[:2], "Bold", round(size * 0.4), 8, round(size * 0.5))
        return with_text(sprite, ARTIFACT, size / 2, size / 2, run, INK)

    return SPRITE_CACHE.get(("anunnaki artifact", name[:2], size), draw)


def shield(strength: int, size: int) -> Image.Image:
    """A shield with the strength of a company."""

    def draw() -> Image.Image:
        run = fit_text(str(strength), "Bold", round(size * 0.6), 8, round(size * 0.6))
        ground = (232, 237, 241)
        return with_text(goods_icon("strength", size), ground, size / 2, size * 0.47, run, INK)

    return SPRITE_CACHE.get(("anunnaki shield", strength, size), draw)


def source(kind: str, size: int, *, dry: bool = False) -> Image.Image:
    """A source of a resource; one that ran dry is crossed out."""
    if not dry:
        return goods_icon(kind, size)

    def draw() -> Image.Image:
        image = goods_icon(kind, size).copy()
        pale = Image.new("RGBA", image.size, (*mix(PAPER, ASLEEP_LINE, 0.3), 255))
        image = Image.composite(Image.blend(image, pale, 0.55), image, image.getchannel("A"))
        paste_centred(image, ICONS.draw("pieces/exhausted", round(size * 0.9)), size / 2, size / 2)
        return image

    return SPRITE_CACHE.get(("anunnaki dry source", kind, size), draw)


def civilisation(token: CivilisationView, size: int) -> Image.Image:
    """An ancient civilisation: face down, or its strength above what it gives."""
    rewards = tuple((reward.kind, reward.count) for reward in token.rewards)

    def draw() -> Image.Image:
        if token.token is None:
            back = ICONS.draw("pieces/civilisation", size, colour=RUINS_BACK)
            run = fit_text("?", "Bold", round(size * 0.6), 10, size)
            return with_text(back, RUINS_BACK, size / 2, size / 2, run, WHITE)
        base = ICONS.draw("pieces/civilisation", size, colour=RUINS)
        canvas = Image.new("RGB", base.size, RUINS)
        canvas.paste(base, (0, 0), base)
        paste_centred(
            canvas, shield(token.strength or 0, round(size * 0.5)), size * 0.5, size * 0.34
        )
        if token.effect is not None:
            mark = "god" if token.effect == "humble" else "weapon"
            paste_centred(canvas, source(mark, round(size * 0.3), dry=True), size * 0.8, size * 0.4)
        _row(canvas, token.rewards, size * 0.5, size * 0.71, round(size * 0.32), size * 0.8)
        canvas.putalpha(base.getchannel("A"))
        return canvas

    key = ("anunnaki civilisation", token.token, token.strength, token.effect, rewards, size)
    return SPRITE_CACHE.get(key, draw)


def guardian(strength: int, size: int) -> Image.Image:
    """A god of Atlantis, which adds its strength to the civilisation below it."""

    def draw() -> Image.Image:
        run = fit_text(f"+{strength}", "Bold", round(size * 0.4), 8, round(size * 0.6))
        sprite = ICONS.draw("pieces/guardian", size)
        return with_text(sprite, ATLANTEAN, size / 2, size / 2, run, INK)

    return SPRITE_CACHE.get(("anunnaki guardian", strength, size), draw)


def culture(rewards: Sequence[RewardView], size: int) -> Image.Image:
    """A culture token: what it gives, or its back while it has not been seen."""
    shown = tuple((reward.kind, reward.count, reward.of) for reward in rewards)

    def draw() -> Image.Image:
        if not shown:
            back = ICONS.draw("pieces/culture", size, colour=CULTURE_BACK)
            run = fit_text("?", "Bold", round(size * 0.66), 8, size)
            return with_text(back, CULTURE_BACK, size / 2, size / 2, run, WHITE)
        base = ICONS.draw("pieces/culture", size, colour=CULTURE)
        canvas = Image.new("RGB", base.size, CULTURE)
        canvas.paste(base, (0, 0), base)
        icon = round(size * (0.62 if len(shown) == 1 else 0.48))
        _row(canvas, rewards, size / 2, size / 2, icon, size * 0.86)
        canvas.putalpha(base.getchannel("A"))
        return canvas

    return SPRITE_CACHE.get(("anunnaki culture", shown, size), draw)


def reward_icons(reward: RewardView) -> tuple[tuple[str, ...], int]:
    """The icons of a reward, each with its count."""
    return (reward.of if reward.kind == "choice" else (reward.kind,)), reward.count


def _row(
    image: Image.Image, rewards: Sequence[RewardView], x: float, y: float, size: int, room: float
) -> None:
    """Rewards side by side around ``x``; a number stands on those that come several times."""
    drawn = [(icon, count) for icons, count in map(reward_icons, rewards) for icon in icons]
    step = min(size * 1.02, room / max(1, len(drawn)))
    left = x - step * (len(drawn) - 1) / 2
    for index, (icon, count) in enumerate(drawn):
        paste_centred(image, goods_icon(icon, size), left + index * step, y)
        # A sign of multiplication stands for the goal beside the power track.
        number = "×" if icon == "goal_power" else str(count) if count > 1 else ""
        if number:
            run = fit_text(number, "Bold", max(8, round(size * 0.62)), 8, size)
            spot = left + index * step + size * 0.24
            draw_text(image, spot, y + size * 0.2, run, INK, align="middle", halo=WHITE)


def action(token: TokenView, size: int) -> Image.Image:
    """An action token: blue ones are round, red ones have corners; the better side has a gold rim.

    It shows what the action is; numbers are left to the options that are marked on it.
    """

    def draw() -> Image.Image:
        paint = TOKENS[token.colour]
        rims = ((GILT, 7.0), (INK, 3.0)) if token.upgraded else ()
        base = ICONS.draw(f"pieces/{token.colour}", size, *rims, margin=10, colour=paint)
        canvas = Image.new("RGB", base.size, paint)
        canvas.paste(base, (0, 0), base)
        paste_centred(canvas, goods_icon(token.action, round(size * 0.6)), size * 0.5, size * 0.5)
        if token.upgraded:
            paste_centred(canvas, goods_icon("upgrade", round(size * 0.3)), size * 0.76, size * 0.3)
        canvas.putalpha(base.getchannel("A"))
        return canvas

    key = ("anunnaki action", token.action, token.colour, token.upgraded, size)
    return SPRITE_CACHE.get(key, draw)


def pawn(owner: SeatStyle, size: int) -> Image.Image:
    """The action pawn of a house."""
    return ICONS.draw("pieces/pawn", size, *owner.rims, margin=10, **owner.piece_colours)


def sign(owner: SeatStyle, size: int) -> Image.Image:
    """A summoning sign of a house, with its symbol."""

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/sign", size, *owner.rims, margin=8, **owner.piece_colours).copy()
        symbol = SHARED.draw(f"symbols/{owner.symbol}", round(size * 0.5), colour=owner.on)
        paste_centred(image, symbol, size / 2, size / 2)
        return image

    return SPRITE_CACHE.get(("anunnaki sign", owner, size), draw)


def cell(crystals: int, size: int, *, lit: bool = False) -> Image.Image:
    """An empty cell of the star with the crystals that a sign brings there."""
    rim: Colour = GILT if lit else (205, 187, 155)

    def draw() -> Image.Image:
        image = ICONS.draw("pieces/cell", size, rim=rim, colour=TABLE_DEEP).copy()
        icon = round(size * (0.66 if crystals == 1 else 0.56))
        for index in range(crystals):
            shift = (index - (crystals - 1) / 2) * size * 0.34
            paste_centred(image, goods_icon("crystal", icon), size / 2 + shift, size / 2)
        return image

    return SPRITE_CACHE.get(("anunnaki cell", crystals, size, lit), draw)
