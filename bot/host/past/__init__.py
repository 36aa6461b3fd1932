"""Looking back at matches: history, export, proof of luck and recap.

Nothing here changes a match or shows more than the person was able to know.
"""
