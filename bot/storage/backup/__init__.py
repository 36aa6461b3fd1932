"""A whole database as one file, and a database made from such a file.

The file is the same for every kind of database.
"""
