"""Whether what was said to Discord has arrived: its refusals in our words, doubt, and looking a
message up in its channel.
"""
