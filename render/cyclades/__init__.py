"""Cyclades in pictures."""

from games.cyclades.view import CycladesView
from render.cyclades.face import CycladesFace
from render.face import register

register("cyclades", CycladesView, CycladesFace())
