"""Registers the renderer of Cyclades."""

from games.cyclades.view import CycladesView
from render.cyclades.renderer import CycladesRenderer
from render.renderer import register

register("cyclades", CycladesView, CycladesRenderer())
