"""Thinking ahead: trials, the plans made of them, and the list of plans and standing orders."""
