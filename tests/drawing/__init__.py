"""Where pictures are drawn: the queue and the processes."""
