"""Campaigns: where one stands, its story, who is ready for the next scenario, how it ended."""
