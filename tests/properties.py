"""Hypothesis with the settings of this project; tests import it from here.

Importing it costs more than most test files take, so only those that use it do.
"""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

__all__ = [
    "HealthCheck",
    "RuleBasedStateMachine",
    "given",
    "initialize",
    "invariant",
    "precondition",
    "rule",
    "settings",
    "st",
]

# Wall-clock deadlines say more about the machine than about the code.
settings.register_profile(
    "pantheon", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pantheon")
