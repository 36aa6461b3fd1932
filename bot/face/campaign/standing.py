"""Where a campaign stands: its scenario, everybody's points, what each has become, the country."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.drawing.work import Work, draw_country
from bot.errors import Refusal
from bot.face.campaign.favour import favour_lines, ranked
from bot.face.desk import which_table
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import campaign_name, ready_label, scenario_number
from bot.host.campaign.campaigns import CampaignLook
from bot.model.table import Table
from games.core.phrase import phrase, seat_name
from render.face import FACES, Picture

_OTHERS_ROOM = 1200


async def looked_at(visit: Visit, table: Table) -> CampaignLook:
    """The campaign that a table belongs to; refuses where it belongs to none."""
    if table.campaign_id is None:
        raise Refusal(phrase("campaign.refused.no_campaign_table"))
    look = await visit.host.campaigns.get(table.campaign_id)
    # Its newest table is where it is now: whoever may not see that one sees none of it.
    visit.table = await which_table.seen(visit, look.table.id)
    return look


async def of_control(visit: Visit, code: Code) -> CampaignLook:
    """The campaign whose table a control names."""
    return await looked_at(visit, await which_table.seen(visit, code.table))


async def here(visit: Visit) -> CampaignLook:
    """The campaign of this channel; refuses where there is none."""
    look = await visit.host.campaigns.in_channel(visit.channel_id)
    if look is None:
        raise Refusal(phrase("campaign.refused.none_here"))
    visit.table = await which_table.seen(visit, look.table.id)
    return look


async def show_standing(visit: Visit, look: CampaignLook) -> None:
    """``/campaign show``: all of it, with the reader's own seat first."""
    reader = visit.reader(look.table)
    sheet = Sheet()
    put_heading(sheet, look, reader)
    lines = favour_lines(look, reader) if look.campaign.chapters else []
    if lines:
        sheet.text("\n".join([reader.say("campaign.favour_so_far"), *lines]), limit=900)
    own = look.table.known_to(visit.person.id)
    for seat in own:
        put_became(sheet, look, seat, reader)
    others = [_became_line(look, seat, reader) for seat in ranked(look) if seat not in own]
    sheet.text("\n".join(filter(None, others)), limit=_OTHERS_ROOM)
    sheet.picture(await country(look, reader, visit.desk.pictures))
    sheet.buttons(buttons(look, reader))
    await visit.show(sheet)


def put_heading(sheet: Sheet, look: CampaignLook, reader: Reader) -> None:
    """What is played and how it stands."""
    campaign, table = look.campaign, look.table
    title = reader.say("campaign.title", campaign=campaign_name(look.game))
    played = table.scenario or campaign.scenario
    lines = [title, reader.text(scenario_number(look.game, played))]
    stands: str = campaign.state
    if stands == "running" or table.is_open:
        stands = "interlude" if table.interlude else "open" if table.gathering else "running"
        stands = stands if table.paused is None else "paused"
    waiting = [reader.seat(seat) for seat in table.awaited] if table.interlude else []
    awaited = reader.join(waiting)
    lines.append(reader.say(f"campaign.state.{stands}", awaited=awaited, count=len(waiting)))
    sheet.text("\n".join(lines), limit=600)


def put_became(
    sheet: Sheet, look: CampaignLook, seat: str, reader: Reader, *, room: int = 900
) -> None:
    """What a seat has become, a line each."""
    told = [f"- {reader.text(line)}" for line in look.rules.became(look.campaign.legacy, seat)]
    if told:
        heading = reader.say("campaign.became", seat=seat_name(seat))
        sheet.text("\n".join([heading, *told]), limit=room)


def _became_line(look: CampaignLook, seat: str, reader: Reader) -> str:
    told = [reader.text(line) for line in look.rules.became(look.campaign.legacy, seat)]
    if not told:
        return ""
    return reader.say("campaign.became_line", seat=seat_name(seat), told="; ".join(told))


async def country(look: CampaignLook, reader: Reader, pictures: Pictures) -> Picture | None:
    """The country with everything that has changed it; None where the game draws none."""
    game = look.game.id
    if game not in FACES or not look.campaign.chapters:
        return None
    view = look.rules.view(look.campaign.legacy)
    names = dict(reader.drawn_names)
    key = ("country", look.campaign.id, len(look.campaign.chapters), look.table.id)
    work = Work(draw_country, (game, view), reader.language, names)
    drawing = pictures.of_campaign(
        (*key, reader.language, tuple(names.items())), work, look.table.id
    )
    return await drawing


def buttons(look: CampaignLook, reader: Reader) -> list[Control]:
    """What one may want to do next."""
    table, found = look.table, list[Control]()
    if table.interlude:
        found.append(
            button(
                Code("campaign-ready", table.id),
                reader.text(ready_label(table)),
                discord.ButtonStyle.success,
            )
        )
    if look.campaign.chapters:
        found.append(button(Code("campaign-story", table.id), reader.say("campaign.button.story")))
    if look.campaign.state == "finished":
        found.append(button(Code("campaign-end", table.id), reader.say("campaign.button.recap")))
    return found


@verb("campaign", "private")
async def show(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Where it stands, from a post."""
    await show_standing(visit, await of_control(visit, code))


@verb("campaign-mine", "private")
async def show_own(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The story in a few sentences, and what one's own seat has become."""
    look = await of_control(visit, code)
    reader = visit.reader(look.table)
    sheet = Sheet()
    put_heading(sheet, look, reader)
    put_recollection(sheet, look, look.table.known_to(visit.person.id), reader)
    await visit.show(sheet.buttons(buttons(look, reader)))


def put_recollection(
    sheet: Sheet, look: CampaignLook, seats: Sequence[str], reader: Reader, *, room: int = 1400
) -> None:
    """For whoever comes back after a long time: what has happened, and what one has become.

    Either has ``room`` for so many characters.
    """
    told = " ".join(reader.text(said) for said in look.rules.summary(look.campaign.legacy))
    sheet.text(told, limit=room)
    for seat in seats:
        put_became(sheet, look, seat, reader, room=room)
