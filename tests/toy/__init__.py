"""The toy game: a small whole game that proves every part of the contract.

An orchard of seven trees. Each round everybody bids in secret at once (``Together``); in the
order of the bids each seat picks apples (a question with one or two picks), raids a neighbour
(another seat is asked, a die may fall), peeks at a hidden card (a reveal without chance) or
passes. Secret goals are dealt at the start and shown at the end. A storm is a table option, so
is the number of rounds, and with ``paired`` two people hold two seats each. An orchard leaves a
few apples for the next one, and three summers of them make a campaign.

How a test uses it::

    from tests.toy import LOCALES, TOY, registered_toy

    match = Match.begin(TOY, ("amber", "azure"), {"rounds": 2}, seed=b"a seed")

    with registered_toy():          # host and UI find it by games.core.game.find("toy")
        ...

In pytest take the fixture ``toy`` (tests/conftest.py): it gives ``TOY``, registered
while the test runs. The toy is never registered in production. Its words are
``LOCALES / "en" / "toy.ftl"`` (to be added to the bundle made of locales/en); its seats are
amber, azure, rose and onyx; its computer players are "sensible" and "random".
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from games.core import game as registry
from games.core.game import Game

from .campaign import THREE_SUMMERS
from .computer import sensible
from .rules import STURDY, play
from .scoring import legacy, round_of, score_breakdown
from .state import Options, Orchard, audit, seating, setup
from .titles import FACT_KINDS, TITLES, facts
from .view import (
    ToyView,
    headline,
    label,
    place,
    resample_hidden,
    score,
    topic_of,
    view,
)

__all__ = ["LOCALES", "STURDY", "TOY", "Options", "Orchard", "ToyView", "registered_toy"]

LOCALES = Path(__file__).parent / "locale"

TOY: Game[Orchard, ToyView] = Game(
    id="toy",
    edition=1,
    people=(2, 3, 4),
    options=Options,
    state=Orchard,
    seating=seating,
    setup=setup,
    play=play,
    view=view,
    audit=audit,
    score=score,
    resample_hidden=resample_hidden,
    label=label,
    place=place,
    headline=headline,
    topics=("bidding", "actions", "raids"),
    topic_of=topic_of,
    fixes=(STURDY,),
    computers={"sensible": sensible},
    score_breakdown=score_breakdown,
    round_of=round_of,
    facts=facts,
    fact_kinds=FACT_KINDS,
    titles=TITLES,
    legacy=legacy,
    campaign=THREE_SUMMERS,
)


@contextmanager
def registered_toy() -> Iterator[Game[Orchard, ToyView]]:
    """Register the toy game for a while."""
    before = dict(registry._REGISTRY)
    registry.register(TOY)
    try:
        yield TOY
    finally:
        registry._REGISTRY.clear()
        registry._REGISTRY.update(before)
