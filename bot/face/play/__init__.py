"""Playing: the turn's post, the "My move" panel, its question, and every way to answer it.

Undo, standing orders, trials and the news since one's last turn are here, too.
"""
