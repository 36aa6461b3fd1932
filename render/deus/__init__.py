"""Deus in pictures."""

from games.deus.view import DeusView
from render.deus.face import DeusFace
from render.face import register

register("deus", DeusView, DeusFace())
