"""Looking back at matches: history, export, proof of luck, recap, and people's own notes.

Nothing here changes a match, and nothing shows more than the asker was able to know.
"""
