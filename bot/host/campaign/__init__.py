"""Campaigns: scenarios that follow one another, and the interludes between them."""
