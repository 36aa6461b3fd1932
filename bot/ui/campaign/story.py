"""Shows the story of a campaign so far, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.game_words import campaign_name
from bot.host.campaign.campaigns import CampaignDetails
from bot.ui.campaign.campaign_status import campaign_of_custom_id, current_opening
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button, read_page
from bot.ui.kit.reader import Reader
from bot.ui.wording.page_words import PAGE_KEYS, PageStep
from games.core.phrase import phrase

_MAX_PAGE_CHARS = 3300
"""Characters of a page: the rest of a message is for its heading."""


async def show_story(ctx: Context, details: CampaignDetails, page: int = 0) -> None:
    """Show a page of the story; ``-1`` is the last one."""
    reader = ctx.reader(details.table)
    pages = story_pages(details, reader)
    if not pages:
        raise Refusal(phrase("campaign.refused.no_story"))
    page = len(pages) - 1 if page < 0 else min(page, len(pages) - 1)
    builder = MessageBuilder()
    heading = reader.say("campaign.story", campaign=campaign_name(details.game.id))
    if len(pages) > 1:
        heading += "\n" + reader.say("campaign.story_page", page=page + 1, pages=len(pages))
    builder.text(heading, limit=300).text(pages[page], limit=_MAX_PAGE_CHARS)
    if len(pages) > 1:
        turns: dict[PageStep, int] = {
            "first": 0,
            "back": page - 1,
            "on": page + 1,
            "last": len(pages) - 1,
        }
        builder.buttons(
            [
                button(
                    CustomId.of("campaign-turn", details.table.id, 0, name, max(0, wanted)),
                    reader.say(PAGE_KEYS[name]),
                    disabled=wanted == page or not 0 <= wanted < len(pages),
                )
                for name, wanted in turns.items()
            ]
        )
    await ctx.show(builder)


def story_pages(details: CampaignDetails, reader: Reader) -> list[str]:
    """The paragraphs, as many to a page as fit; a very long one is cut."""
    pages: list[str] = []
    for said in (*details.rules.story(details.campaign.legacy), *current_opening(details)):
        told = reader.text(said).strip()[:_MAX_PAGE_CHARS]
        if pages and len(pages[-1]) + len(told) + 2 <= _MAX_PAGE_CHARS:
            pages[-1] += f"\n\n{told}"
        elif told:
            pages.append(told)
    return pages


@action("campaign-story", "private")
async def story(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the first page of the story."""
    await show_story(ctx, await campaign_of_custom_id(ctx, custom_id))


@action("campaign-turn", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show another page. Each button names its page, so that no two custom_ids are equal."""
    await show_story(
        ctx, await campaign_of_custom_id(ctx, custom_id), read_page(custom_id.expect(2)[1])
    )
