"""How things are said that many messages tell: clocks, votes, luck, campaigns, times, standings.

What happened is gathered into a story here, and seats get the titles that their game gives them.
"""
