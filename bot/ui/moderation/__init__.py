"""``/admin``: what moderators do to tables and seats, and the posts about it."""
