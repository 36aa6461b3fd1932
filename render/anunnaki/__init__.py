"""Anunnaki in pictures."""

from games.anunnaki.view import AnunnakiView
from render.anunnaki.face import AnunnakiFace
from render.face import register

register("anunnaki", AnunnakiView, AnunnakiFace())
