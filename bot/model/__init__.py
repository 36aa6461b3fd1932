"""What face, host and storage all speak about: people, tables, matches, posts, votes and results.

These are values without behaviour of their own: nothing here reads a database, a clock or Discord.
"""
