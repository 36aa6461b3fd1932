"""Lets experts think in processes of their own: the job, the process and the pool.

A search takes seconds of CPU. A thinking process has a lower priority than everything else of the
bot, gets no settings or secrets, and ends when its pipe is closed.
"""
