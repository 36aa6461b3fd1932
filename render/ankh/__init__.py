"""Ankh in pictures."""

from games.ankh.view import AnkhView
from render.ankh.face import AnkhFace
from render.face import register

register("ankh", AnkhView, AnkhFace())
