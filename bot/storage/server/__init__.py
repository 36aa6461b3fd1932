"""Rows of servers: settings, audit log and slots. A server without settings has no row."""
