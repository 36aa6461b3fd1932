"""Pantheon without a token: the real bot in a simulated Discord, played in a browser.

The bot runs unchanged on SimCord, which shows its channels as a local web page. Four people
and a moderator can be switched between there, or opened side by side in several tabs.

The server, its channels and its people have the same ids in every run, and the playground
keeps its own database. SimCord itself remembers nothing, so after a restart the channels are
empty; the bot then posts its welcome and, where a table was open, that table's lobby or
current turn afresh. A newcomer who comes back goes on with the match they left.
"""

from bot.playground.session import run_playground

__all__ = ["run_playground"]
