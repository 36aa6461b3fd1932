"""Looking back at a match: its scores by round, and the proof that its luck was fair."""
