"""Registers the renderer of Ankh."""

from games.ankh.view import AnkhView
from render.ankh.renderer import AnkhRenderer
from render.renderer import register

register("ankh", AnkhView, AnkhRenderer())
