"""Proof that nothing hidden shows: every game gets it by being registered."""
