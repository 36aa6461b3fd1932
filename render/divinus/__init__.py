"""Draws the pictures of Divinus."""

from games.divinus.view import DivinusView
from render.divinus.renderer import DivinusRenderer
from render.renderer import register

register("divinus", DivinusView, DivinusRenderer())
