"""The story of a campaign so far, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.campaign.standing import of_control
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.numbers import read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import campaign_name
from bot.host.campaign.campaigns import CampaignLook
from games.core.phrase import phrase

_ROOM = 3300
"""Characters of a page: the rest of a message is for its heading."""


async def show_story(visit: Visit, look: CampaignLook, page: int = 0) -> None:
    """A page of it; ``-1`` is the last one."""
    reader = visit.reader(look.table)
    pages = story_pages(look, reader)
    if not pages:
        raise Refusal(phrase("campaign.refused.no_story"))
    page = len(pages) - 1 if page < 0 else min(page, len(pages) - 1)
    sheet = Sheet()
    heading = reader.say("campaign.story", campaign=campaign_name(look.game))
    if len(pages) > 1:
        heading += "\n" + reader.say("campaign.story_page", page=page + 1, pages=len(pages))
    sheet.text(heading, limit=300).text(pages[page], limit=_ROOM)
    if len(pages) > 1:
        turns = {"first": 0, "back": page - 1, "on": page + 1, "last": len(pages) - 1}
        sheet.buttons(
            [
                button(
                    Code.of("campaign-turn", look.table.id, 0, name, max(0, wanted)),
                    reader.say(f"history.go.{name}"),
                    disabled=wanted == page or not 0 <= wanted < len(pages),
                )
                for name, wanted in turns.items()
            ]
        )
    await visit.show(sheet)


def story_pages(look: CampaignLook, reader: Reader) -> list[str]:
    """The paragraphs, as many to a page as fit; a very long one is cut."""
    pages: list[str] = []
    for said in look.rules.story(look.campaign.legacy):
        told = reader.text(said).strip()[:_ROOM]
        if pages and len(pages[-1]) + len(told) + 2 <= _ROOM:
            pages[-1] += f"\n\n{told}"
        elif told:
            pages.append(told)
    return pages


@verb("campaign-story", "private")
async def story(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The story, from its beginning."""
    await show_story(visit, await of_control(visit, code))


@verb("campaign-turn", "panel")
async def turn_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page; each button says which, so that none is the same as another."""
    await show_story(visit, await of_control(visit, code), read_page(code.expect(2)[1]))
