"""The end of a campaign: who has won it, its points, its story, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.drawing.work import Work, draw_country_film
from bot.errors import Refusal
from bot.face.campaign.favour import favour_lines, favour_pictures, ranked
from bot.face.campaign.standing import country, of_control, put_became
from bot.face.desk.desk import Desk
from bot.face.desk.moderator_rights import moderates, role_ids
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import campaign_name
from bot.host.campaign.campaigns import CampaignLook
from bot.model.posts import Post
from games.core.phrase import phrase, seat_name
from render.face import FACES, Picture


@sheet_of("campaign")
async def finale(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The post that follows the recap of the last scenario."""
    assert post.table.campaign_id is not None
    look = await desk.host.campaigns.get(post.table.campaign_id)
    return await finale_sheet(look, reader, desk.pictures, post)


async def show_finale(visit: Visit, look: CampaignLook) -> None:
    """``/campaign recap``: the same again, for one person."""
    if not look.over:
        raise Refusal(phrase("campaign.refused.not_over"))
    reader = visit.reader(look.table)
    await visit.show(await finale_sheet(look, reader, visit.desk.pictures))


async def finale_sheet(
    look: CampaignLook, reader: Reader, pictures: Pictures, post: Post | None = None
) -> Sheet:
    """All of it."""
    sheet = Sheet()
    winner = ranked(look)[0]
    heading = reader.say("campaign.over", campaign=campaign_name(look.game))
    said = reader.say(f"{look.game.id}.campaign.won", seat=seat_name(winner))
    sheet.text(f"{heading}\n## {said}", limit=400)
    sheet.text("\n".join(favour_lines(look, reader)), limit=900)
    told = " ".join(reader.text(said) for said in look.rules.summary(look.campaign.legacy))
    sheet.text(told, limit=1000)
    for seat in ranked(look):
        put_became(sheet, look, seat, reader, room=450)
    for drawing in favour_pictures(look, reader, pictures):
        sheet.picture(await drawing)
    sheet.picture(await _film(look, reader, pictures))
    code = Code("campaign-story", look.table.id)
    controls = [
        button(
            with_post_id(code, post) if post is not None else code,
            reader.say("campaign.button.story"),
            discord.ButtonStyle.primary,
        )
    ]
    if look.rules.afterwards is not None and not look.table.is_open:
        on = button(Code("campaign-on", look.table.id), reader.say("campaign.button.on"))
        controls.append(on)
    return sheet.buttons(controls)


async def _film(look: CampaignLook, reader: Reader, pictures: Pictures) -> Picture | None:
    """The country from scenario to scenario, moving; where it does not move, as it is now."""
    game = look.game.id
    if game in FACES:
        views = [look.rules.view(chapter.legacy) for chapter in look.campaign.chapters]
        names = dict(reader.drawn_names)
        work = Work(draw_country_film, (game, views), reader.language, names)
        key = ("country-film", look.campaign.id, len(views), look.campaign.finished)
        film = await pictures.of_campaign(
            (*key, reader.language, tuple(names.items())), work, look.table.id
        )
        if film is not None:
            return film
    return await country(look, reader, pictures)


@verb("campaign-end", "private")
async def recap(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """How it ended."""
    await show_finale(visit, await of_control(visit, code))


@verb("campaign-on", "private")
async def play_on(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Open the match that may follow, with everything that the campaign has left."""
    look = await of_control(visit, code)
    table = await visit.host.campaigns.play_on(
        look.campaign.id,
        visit.person,
        moderator=moderates(visit, look.table),
        roles=role_ids(visit),
    )
    await visit.tell(phrase("campaign.done.on"), table)
