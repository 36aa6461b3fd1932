"""``/campaign``: begins one, shows its status and story, and starts the next scenario."""

from __future__ import annotations

from bot.errors import Refusal
from bot.game_words import campaign_name, game_name
from bot.ui.campaign import campaign_status, finale, invitation, story
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.commands import command, group
from bot.ui.dispatch.context import Context
from bot.ui.lobby import opening
from games.core import game as registry
from games.core.phrase import phrase

CAMPAIGN = group("campaign")


async def campaigns_to_begin(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: the games that have a campaign, with its name."""
    reader = ctx.reader()
    known = [game for game in registry.game_ids() if registry.find(game).campaign is not None]
    pairs = (
        (f"{reader.text(game_name(game))}: {reader.text(campaign_name(game))}", game)
        for game in known
    )
    return autocomplete.matching(pairs, typed)


@command(
    "campaign_create",
    "campaign create",
    within=CAMPAIGN,
    options={"game": "p_game", "language": "p_language"},
    texts={"game": "p_campaign_game"},
    complete={"game": campaigns_to_begin, "language": autocomplete.languages},
)
async def create(ctx: Context, game: str, language: str | None = None) -> None:
    """Open the lobby of a campaign here."""
    opened = await opening.open_table(ctx, _game_named(ctx, game), language, campaign=True)
    created = phrase("campaign.done.created", game=game_name(opened.table.game))
    await opening.show_opened(ctx, opened, created)


def _game_named(ctx: Context, typed: str) -> str:
    """Find a game by its id, its name, or the name of its campaign."""
    reader, wanted = ctx.reader(), typed.strip().casefold()
    known = [game for game in registry.game_ids() if registry.find(game).campaign is not None]
    for game in known:
        names = (game, reader.text(game_name(game)), reader.text(campaign_name(game)))
        if wanted in (name.casefold() for name in names):
            return game
    titles = tuple(game_name(game) for game in known)
    raise Refusal(phrase("campaign.refused.no_game", games=titles))


@command("campaign_show", "campaign show", within=CAMPAIGN)
async def show(ctx: Context) -> None:
    """Show the campaign's status."""
    await campaign_status.show_campaign_status(ctx, await campaign_status.here(ctx))


@command("campaign_story", "campaign story", within=CAMPAIGN)
async def tell(ctx: Context) -> None:
    """Show the story so far."""
    await story.show_story(ctx, await campaign_status.here(ctx))


@command("campaign_next", "campaign next", within=CAMPAIGN)
async def say_ready(ctx: Context) -> None:
    """Ready for the next scenario."""
    await invitation.say_ready(ctx, await table_lookup.open_here(ctx), ready=True)


@command("campaign_wait", "campaign wait", within=CAMPAIGN)
async def say_wait(ctx: Context) -> None:
    """Not ready after all."""
    await invitation.say_ready(ctx, await table_lookup.open_here(ctx), ready=False)


@command("campaign_recap", "campaign recap", within=CAMPAIGN)
async def recap(ctx: Context) -> None:
    """How it ended."""
    await finale.show_finale(ctx, await campaign_status.here(ctx))
