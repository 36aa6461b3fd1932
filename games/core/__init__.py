"""The contract between a game's rules and the host that runs it."""
