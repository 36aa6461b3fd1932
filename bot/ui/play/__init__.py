"""Playing: turn posts, the panel, its question, and all ways to answer it.

Undo, standing orders, trials and the news since a person's last turn are here, too.
"""
