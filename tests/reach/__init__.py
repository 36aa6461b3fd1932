"""Everything that a game can ask, tell, offer or do is met somewhere in the tests."""
