"""Where pictures are drawn: a queue of work, and the processes that do it.

Drawing keeps a processor busy for tens of milliseconds, and Python lets one thread of a process
think at a time. So it happens in processes of its own, which know views and words and nothing else.
"""
