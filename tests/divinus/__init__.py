"""The rules of Divinus."""
