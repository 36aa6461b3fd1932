"""Shows the end of a campaign: winner, points, story, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.drawing.job import DrawingJob, draw_country_film
from bot.errors import Refusal
from bot.game_words import campaign_name, campaign_won
from bot.host.campaign.campaigns import CampaignDetails
from bot.model.posts import Post
from bot.ui.campaign.campaign_status import add_progress, campaign_of_custom_id, country
from bot.ui.campaign.favour import favour_lines, favour_pictures, ranked
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates, role_ids
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from games.core.phrase import phrase, seat_name
from render.renderer import RENDERERS, Picture


@builds_post("campaign")
async def finale(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post that follows the recap of the last scenario."""
    assert post.table.campaign_id is not None
    details = await dispatcher.host.campaigns.get(post.table.campaign_id)
    return await finale_message(details, reader, dispatcher.pictures, post)


async def show_finale(ctx: Context, details: CampaignDetails) -> None:
    """``/campaign recap``: the finale again, for one person."""
    if not details.over:
        raise Refusal(phrase("campaign.refused.not_over"))
    reader = ctx.reader(details.table)
    await ctx.show(await finale_message(details, reader, ctx.dispatcher.pictures))


async def finale_message(
    details: CampaignDetails, reader: Reader, pictures: Pictures, post: Post | None = None
) -> MessageBuilder:
    """Build the finale: winner, points, summary, progress, pictures and buttons."""
    builder = MessageBuilder()
    winner = ranked(details)[0]
    heading = reader.say("campaign.over", campaign=campaign_name(details.game.id))
    said = reader.text(campaign_won(details.game.id, seat_name(winner)))
    builder.text(f"{heading}\n## {said}", limit=400)
    builder.text("\n".join(favour_lines(details, reader)), limit=900)
    told = " ".join(reader.text(said) for said in details.rules.summary(details.campaign.legacy))
    builder.text(told, limit=1000)
    for seat in ranked(details):
        add_progress(builder, details, seat, reader, max_chars=450)
    for drawing in favour_pictures(details, reader, pictures):
        builder.picture(await drawing)
    builder.picture(await _film(details, reader, pictures))
    custom_id = CustomId("campaign-story", details.table.id)
    buttons = [
        button(
            with_post_id(custom_id, post) if post is not None else custom_id,
            reader.say("campaign.button.story"),
            discord.ButtonStyle.primary,
        )
    ]
    if details.rules.afterwards is not None and not details.table.is_open:
        on = button(CustomId("campaign-on", details.table.id), reader.say("campaign.button.on"))
        buttons.append(on)
    return builder.buttons(buttons)


async def _film(details: CampaignDetails, reader: Reader, pictures: Pictures) -> Picture | None:
    """A film of the country from scenario to scenario; a still picture where there is no film."""
    game = details.game.id
    if game in RENDERERS:
        views = [details.rules.view(chapter.legacy) for chapter in details.campaign.chapters]
        names = dict(reader.drawn_names)
        job = DrawingJob(draw_country_film, (game, views), reader.language, names)
        key = ("country-film", details.campaign.id, len(views), details.campaign.finished)
        film = await pictures.campaign_picture(
            (*key, reader.language, tuple(names.items())), job, details.table.id
        )
        if film is not None:
            return film
    return await country(details, reader, pictures)


@action("campaign-end", "private")
async def recap(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the finale."""
    await show_finale(ctx, await campaign_of_custom_id(ctx, custom_id))


@action("campaign-on", "private")
async def play_on(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open the match that follows the campaign, with the campaign's legacy."""
    details = await campaign_of_custom_id(ctx, custom_id)
    table = await ctx.host.campaigns.play_on(
        details.campaign.id,
        ctx.person,
        moderator=moderates(ctx, details.table),
        roles=role_ids(ctx),
    )
    await ctx.tell(phrase("campaign.done.on"), table)
