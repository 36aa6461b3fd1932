"""The rules of Divinus as stories, one step of the rulebook each."""
