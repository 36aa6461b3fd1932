"""``/campaign``: beginning one, where it stands, its story, and the next scenario."""

from __future__ import annotations

from bot.errors import Refusal
from bot.face.campaign import finale, invitation, standing, story
from bot.face.desk import autocomplete, which_table
from bot.face.desk.autocomplete import Pairs
from bot.face.desk.commands import command, group
from bot.face.desk.visit import Visit
from bot.face.lobby import lobby
from games.core import game as shelf
from games.core.phrase import phrase

CAMPAIGN = group("campaign")


async def campaigns_to_begin(visit: Visit, typed: str) -> Pairs:
    """The games that have a campaign, each with what it is called."""
    reader = visit.reader()
    known = [game for game in shelf.shelf() if shelf.find(game).campaign is not None]
    pairs = (
        (f"{reader.say(f'{game}.name')}: {reader.say(f'{game}.campaign.name')}", game)
        for game in known
    )
    return autocomplete.narrowed(pairs, typed)


@command(
    "campaign_create",
    "campaign create",
    within=CAMPAIGN,
    options={"game": "p_game", "language": "p_language"},
    texts={"game": "p_campaign_game"},
    complete={"game": campaigns_to_begin, "language": autocomplete.languages},
)
async def create(visit: Visit, game: str, language: str | None = None) -> None:
    """Open the lobby of a campaign here."""
    table = await lobby.open_table(visit, _game_named(visit, game), language, campaign=True)
    await visit.tell(phrase("campaign.done.created", game=phrase(f"{table.game}.name")), table)


def _game_named(visit: Visit, typed: str) -> str:
    """The game whose campaign somebody typed: by its id, its name or that of its campaign."""
    reader, wanted = visit.reader(), typed.strip().casefold()
    known = [game for game in shelf.shelf() if shelf.find(game).campaign is not None]
    for game in known:
        names = (game, reader.say(f"{game}.name"), reader.say(f"{game}.campaign.name"))
        if wanted in (name.casefold() for name in names):
            return game
    titles = tuple(phrase(f"{game}.name") for game in known)
    raise Refusal(phrase("campaign.refused.no_game", games=titles))


@command("campaign_show", "campaign show", within=CAMPAIGN)
async def show(visit: Visit) -> None:
    """Where it stands."""
    await standing.show_standing(visit, await standing.here(visit))


@command("campaign_story", "campaign story", within=CAMPAIGN)
async def tell(visit: Visit) -> None:
    """The story so far."""
    await story.show_story(visit, await standing.here(visit))


@command("campaign_next", "campaign next", within=CAMPAIGN)
async def say_ready(visit: Visit) -> None:
    """Ready for the next scenario."""
    await invitation.say_ready(visit, await which_table.open_here(visit), ready=True)


@command("campaign_wait", "campaign wait", within=CAMPAIGN)
async def say_wait(visit: Visit) -> None:
    """Not ready after all."""
    await invitation.say_ready(visit, await which_table.open_here(visit), ready=False)


@command("campaign_recap", "campaign recap", within=CAMPAIGN)
async def recap(visit: Visit) -> None:
    """How it ended."""
    await finale.show_finale(visit, await standing.here(visit))
