"""Rows of campaigns and of what their finished scenarios have left."""
