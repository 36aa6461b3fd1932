"""``pantheon selfplay --campaign``: computers play whole campaigns and say how they went."""

from __future__ import annotations

import time

from bot.cli.reach import put_unmet, watched
from bot.cli.seating import sit_down
from bot.cli.selfplay import audience_of
from bot.cli.terminal import Terminal, Unusable
from games.core.phrase import phrase
from games.core.selfplay import Failure
from games.core.selfplay.campaigns import LATE, Annals, Tour
from games.core.selfplay.cases import players


def campaigns(
    terminal: Terminal,
    *,
    game: str,
    people: int | None,
    count: int,
    seed: str,
    computer: str,
    every: int,
    reach: bool = False,
) -> int:
    """Play ``count`` campaigns; every ``every``-th decision is put to the full test."""
    sitting = sit_down(game, people, None, computer)
    campaign = sitting.game.campaign
    if campaign is None:
        raise Unusable(phrase("cli.selfplay.no-campaign", game=game))
    audience, annals = audience_of(game), Annals()
    decisions = failures = 0
    began = time.perf_counter()
    with watched(sitting.game, on=reach) as watch:
        for number in range(count):
            terminal.progress("cli.selfplay.campaigns-played", number, count)
            seats, name = sitting.seats, f"{seed}/{number}"
            cast = players(sitting.game, seats, computer, number)
            onlookers = audience() if every else ()
            tour = Tour(sitting.game, seats, cast, name, every=every, onlookers=onlookers)
            try:
                annals.add(campaign, tour.run())
            except Failure as failure:
                failures += 1
                terminal.complain(phrase("cli.selfplay.failure", seed=name, why=str(failure)))
            decisions += tour.decisions
    seconds = time.perf_counter() - began
    terminal.say("cli.selfplay.campaigns", count=count)
    terminal.say("cli.selfplay.decisions", count=decisions)
    terminal.say("cli.selfplay.speed", count=round(decisions / seconds) if seconds else 0)
    _report(terminal, annals)
    terminal.say("cli.selfplay.failures", count=failures)
    put_unmet(terminal, watch)
    return 1 if failures else 0


def _report(terminal: Terminal, annals: Annals) -> None:
    """Favour by scenario, what was decided how often, and whether everybody could still win."""
    for number, (least, mean, most) in enumerate(annals.scenarios(), 1):
        terminal.say(
            "cli.selfplay.favour",
            number=number,
            least=f"{least:.1f}",
            mean=f"{mean:.1f}",
            most=f"{most:.1f}",
        )
    for question, answers in annals.shares():
        total = sum(times for _, times in answers)
        shares = ", ".join(f"{answer} {round(100 * n / total)} %" for answer, n in answers)
        terminal.say("cli.selfplay.decided", question=question, shares=shares, count=total)
    if annals.favour:
        terminal.say(
            "cli.selfplay.within-reach",
            number=len(annals.favour[0]) - LATE,
            count=annals.within_reach(),
            total=len(annals.favour),
        )
