"""What every test shares: how Hypothesis searches."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Wall-clock deadlines say more about the machine than about the code.
settings.register_profile(
    "pantheon", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pantheon")
