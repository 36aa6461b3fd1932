"""Rows of a match in play: log and snapshots, drafts, standing orders, trials, read marks."""
