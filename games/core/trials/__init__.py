"""Playing on in private.

A trial goes on in a world that its seat cannot tell from the real one; worlds are found here, too.
"""
