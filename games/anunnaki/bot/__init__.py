"""The sensible computer player of Anunnaki.

Every question is answered on its own, from the question and the seat's view.
"""
