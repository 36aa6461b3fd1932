"""Deus, rule by rule: positions set up, answers said, outcomes expected."""
