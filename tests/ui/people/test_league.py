"""``/league``: moderators run seasons, everybody sees the standings."""

from __future__ import annotations

import discord

from tests.ui.discord_sim import DiscordSim, everything, labels, text
from tests.ui.moderation.moderation_steps import said
from tests.ui.people.test_ratings import asked, played


async def test_a_season_from_its_start_to_its_champion(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    assert "There has been no season" in text(await asked(sim, ada, "league standings"))
    begun = await boss.slash(sim.channel, "league start", game="Orchard", name="Spring", least=1)
    assert "The season “Spring” of Orchard has begun" in said(begun)
    await played(sim, "Ada", "Bo", times=2)
    table = await sim.table()
    shown = await asked(sim, ada, "league standings")
    assert "2 games so far" in text(shown)
    assert "1. " in everything(shown)
    assert "Sonneborn-Berger" in text(shown)
    excluded = await boss.slash(sim.channel, "league exclude", table=str(table.id))
    assert "no longer counts" in said(excluded)
    assert "one game so far" in text(await asked(sim, ada, "league standings"))
    await boss.slash(sim.channel, "league end", game="toy")
    over = text(await asked(sim, ada, "league standings", game="toy"))
    assert "champion" in over
    assert "goes on" in said(await boss.slash(sim.channel, "league undo", game="toy"))
    log = said(await boss.slash(sim.channel, "admin log"))
    for line in ("began the season “Spring” of Orchard", "out of the season", "go on"):
        assert line in log


async def test_only_moderators_change_seasons(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    for name in ("start", "end", "undo"):
        refused = await ada.slash(sim.channel, f"league {name}", game="toy")
        assert "for moderators" in said(refused), name
    refused = await ada.slash(sim.channel, "league exclude", table="1")
    assert "for moderators" in said(refused)


async def test_earlier_seasons_can_be_looked_at(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    for name in ("Spring", "Summer"):
        await boss.slash(sim.channel, "league start", game="toy", name=name, least=1)
        await boss.slash(sim.channel, "league end", game="toy")
    shown = await asked(sim, ada, "league standings")
    assert "Summer" in text(shown)
    assert labels(shown) == ["◀"]
    await ada.click(shown, label="◀")
    assert "Spring" in text(shown)


async def test_champions_wear_a_role_until_others_are(sim: DiscordSim) -> None:
    keepers = sim.guild.create_role(
        "Keepers", permissions=discord.Permissions(manage_guild=True, manage_roles=True)
    )
    crown = sim.guild.create_role("Champion")
    boss, ada = sim.person("Boss", roles=[keepers]), sim.person("Ada")
    given = {"game": "toy", "role": crown}
    assert "No season" in said(await boss.slash(sim.channel, "league champion", **given))
    await boss.slash(sim.channel, "league start", game="toy", name="Spring", least=1)
    await played(sim, "Ada", "Bo")
    await boss.slash(sim.channel, "league end", game="toy")
    answer = said(await boss.slash(sim.channel, "league champion", **given))
    assert "Spring" in answer
    wearing = {name for name in ("Ada", "Bo") if wears(sim, name, crown.id)}
    standings = await sim.bot.host.seasons.standings(sim.guild.id, "toy")
    assert standings is not None
    assert wearing == {line.name for line in standings.lines if line.rank == 1}
    assert wearing
    await boss.slash(sim.channel, "league start", game="toy", name="Summer", least=1)
    await played(sim, "Cy", "Di")
    await boss.slash(sim.channel, "league end", game="toy")
    await boss.slash(sim.channel, "league champion", **given)
    assert not any(wears(sim, name, crown.id) for name in ("Ada", "Bo"))
    assert any(wears(sim, name, crown.id) for name in ("Cy", "Di"))
    refused = await ada.slash(sim.channel, "league champion", **given)
    assert "for moderators" in said(refused)
    lowly = sim.moderator("Lowly")
    assert "You may not give" in said(await lowly.slash(sim.channel, "league champion", **given))


def wears(sim: DiscordSim, name: str, role_id: int) -> bool:
    """Whether a person has a role."""
    return role_id in sim.env.backend.get_member(sim.guild.id, sim.person(name).id).role_ids
