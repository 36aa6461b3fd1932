"""Campaigns: status, story, invitation to the next scenario, and finale."""
