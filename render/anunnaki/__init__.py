"""Draws Anunnaki."""

from games.anunnaki.view import AnunnakiView
from render.anunnaki.renderer import AnunnakiRenderer
from render.renderer import register

register("anunnaki", AnunnakiView, AnunnakiRenderer())
