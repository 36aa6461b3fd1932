"""Guided first rounds, and the rules and cards that a campaign has introduced so far."""
