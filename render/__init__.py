"""Draws views as pictures. Importing the package registers a renderer for every game."""

from render import ankh as ankh
from render import anunnaki as anunnaki
from render import cyclades as cyclades
from render import deus as deus
from render import divinus as divinus
