"""Draws Deus; importing the package registers its renderer."""

from games.deus.view import DeusView
from render.deus.renderer import DeusRenderer
from render.renderer import register

register("deus", DeusView, DeusRenderer())
