"""``pantheon selfplay --campaign``: computers play whole campaigns and print the results."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from bot.cli.selfplay_setup import parse_setup
from bot.cli.terminal import Terminal, UsageError
from games.core.phrase import phrase
from games.core.selfplay import Failure, Observer
from games.core.selfplay.campaigns import LATE, CampaignStatistics, SelfPlayCampaign
from games.core.selfplay.casts import players


def campaigns(
    terminal: Terminal,
    *,
    game: str,
    people: int | None,
    count: int,
    seed: str,
    computer: str,
    every: int,
    observers: Callable[[], Sequence[Observer]] = tuple,
) -> int:
    """Play ``count`` campaigns; every ``every``-th decision is fully tested.

    ``observers`` creates the observers of the tested decisions of each campaign.
    """
    sitting = parse_setup(game, people, None, computer)
    campaign = sitting.game.campaign
    if campaign is None:
        raise UsageError(phrase("cli.selfplay.no-campaign", game=game))
    statistics = CampaignStatistics()
    decisions = failures = 0
    began = time.perf_counter()
    for number in range(count):
        terminal.progress("cli.selfplay.campaigns-played", number, count)
        seats, name = sitting.seats, f"{seed}/{number}"
        cast = players(sitting.game, seats, computer, number)
        observing = observers() if every else ()
        selfplay_campaign = SelfPlayCampaign(
            sitting.game, seats, cast, name, every=every, observers=observing
        )
        try:
            statistics.add(campaign, selfplay_campaign.run())
        except Failure as failure:
            failures += 1
            terminal.complain(phrase("cli.selfplay.failure", seed=name, why=str(failure)))
        decisions += selfplay_campaign.decisions
    seconds = time.perf_counter() - began
    terminal.say("cli.selfplay.campaigns", count=count)
    terminal.say("cli.selfplay.decisions", count=decisions)
    terminal.say("cli.selfplay.speed", count=round(decisions / seconds) if seconds else 0)
    _report(terminal, statistics)
    terminal.say("cli.selfplay.failures", count=failures)
    return 1 if failures else 0


def _report(terminal: Terminal, statistics: CampaignStatistics) -> None:
    """Print the points by scenario, the frequency of each decision, and whether all could still
    win."""
    for number, (least, mean, most) in enumerate(statistics.scenarios(), 1):
        terminal.say(
            "cli.selfplay.favour",
            number=number,
            least=f"{least:.1f}",
            mean=f"{mean:.1f}",
            most=f"{most:.1f}",
        )
    for question, answers in statistics.shares():
        total = sum(times for _, times in answers)
        shares = ", ".join(f"{answer} {round(100 * n / total)} %" for answer, n in answers)
        terminal.say("cli.selfplay.decided", question=question, shares=shares, count=total)
    if statistics.favour:
        terminal.say(
            "cli.selfplay.within-reach",
            number=len(statistics.favour[0]) - LATE,
            count=statistics.within_reach(),
            total=len(statistics.favour),
        )
