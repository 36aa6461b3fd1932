"""``/privacy``: shows, exports and deletes what is stored about a person."""
