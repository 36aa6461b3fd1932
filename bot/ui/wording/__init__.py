"""Wording that many messages share: clocks, votes, luck, campaigns, times, final scores, notes."""
