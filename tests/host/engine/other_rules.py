"""Rules of the toy game that differ from the recorded ones."""

from __future__ import annotations

import dataclasses

from games.core.steps import Ask, Procedure
from tests.toy import Orchard
from tests.toy.rules import play


def without_raids(state: Orchard) -> Procedure[None]:
    """Other rules: nobody may raid any more, whatever has been played before."""
    procedure = play(state)
    reply = None
    while True:
        try:
            step = procedure.send(reply)
        except StopIteration:
            return
        if isinstance(step, Ask) and "raid" in step.options:
            step = dataclasses.replace(step, options=tuple(o for o in step.options if o != "raid"))
        reply = yield step
