"""Campaigns: scenarios that follow one another, who is ready for the next, what has arrived."""
