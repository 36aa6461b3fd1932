"""Divinus in pictures."""

from games.divinus.view import DivinusView
from render.divinus.face import DivinusFace
from render.face import register

register("divinus", DivinusView, DivinusFace())
