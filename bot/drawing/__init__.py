"""Draws pictures in worker processes: the jobs, their queue and the workers.

Drawing takes tens of milliseconds of CPU, and Python runs one thread at a time, so drawing in the
bot's process would block the event loop. A worker gets views and words, and no settings or secrets.
"""
