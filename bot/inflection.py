"""Words nested phrases in grammatical cases: the Fluent functions ``FORM`` and ``OF``.

``{ FORM($rival, case: "ins") }`` words the phrase in ``$rival`` in the instrumental; the case may
also be given by a variable, ``{ FORM($rival, $case) }``. The phrase's own message selects by
``$case``; without a variant for that case its default variant, the nominative, is used.
``{ OF($god, what: "gender") -> [f] … *[m] … }`` reads an attribute of the phrase's message.
Plain strings, such as the names of people, have one form and no attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.phrase import Phrase

NOMINATIVE = "nom"
CASES = (NOMINATIVE, "gen", "dat", "acc", "ins", "loc")


class Inflected(str):
    """A nested phrase or list in the nominative, with access to its other forms.

    Two are equal if text and source are: nouns with one nominative may differ in other cases, and
    formatted sentences are cached by their arguments.
    """

    __slots__ = ("_attribute", "_in_case", "_source")

    _source: Phrase | tuple[Phrase, ...]
    _in_case: Callable[[str], str]
    _attribute: Callable[[str], str]

    def __new__(
        cls,
        text: str,
        source: Phrase | tuple[Phrase, ...],
        in_case: Callable[[str], str],
        attribute: Callable[[str], str],
    ) -> Inflected:
        """``in_case`` words the source in a case, ``attribute`` reads one of its attributes."""
        made = super().__new__(cls, text)
        made._source = source
        made._in_case = in_case
        made._attribute = attribute
        return made

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Inflected)
            and str.__eq__(self, other)
            and self._source == other._source
        )

    def __hash__(self) -> int:
        return hash((str(self), self._source))

    def in_case(self, case: str) -> str:
        """The text in ``case``."""
        return self._in_case(case)

    def attribute(self, name: str) -> str:
        """The attribute ``name`` of the phrase's message, empty if it has none."""
        return self._attribute(name)


# Fluent has no types for functions: arguments are what a message passes.
def form(said: Any, by_variable: Any = NOMINATIVE, *, case: Any = None) -> Any:
    """The Fluent function ``FORM``; ``ValueError`` for a case that does not exist."""
    wanted = str(by_variable if case is None else case)
    if wanted not in CASES:
        raise ValueError(f"FORM knows no case {wanted!r}")
    return said.in_case(wanted) if isinstance(said, Inflected) else said


def of(said: Any, *, what: Any) -> str:
    """The Fluent function ``OF``; plain strings have no attributes."""
    return said.attribute(str(what)) if isinstance(said, Inflected) else ""


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"FORM": form, "OF": of}
