"""The welcome, lobbies with their options, rematches, and introductions of games."""
