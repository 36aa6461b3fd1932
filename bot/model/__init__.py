"""Values that UI, host and storage share: people, tables, matches, posts, votes, results.

Nothing here reads a database, a clock or Discord.
"""
