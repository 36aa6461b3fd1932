"""Phrases of what games define themselves: names, rules topics, options, seats, computer players.

Games, their topics and their options are open sets: a new game brings new keys. Every Fluent key
that contains the name of such a thing is made here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.phrase import Arg, Phrase, phrase


def game_name(game: str) -> Phrase:
    """The name of a game."""
    return phrase(f"{game}.name")


def game_blurb(game: str) -> Phrase:
    """What a game is about."""
    return phrase(f"{game}.blurb")


def game_pitch(game: str) -> Phrase:
    """What a game is about, in one short sentence for menus."""
    return phrase(f"{game}.pitch")


def campaign_name(game: str) -> Phrase:
    """The name of a game's campaign."""
    return phrase(f"{game}.campaign.name")


def campaign_blurb(game: str) -> Phrase:
    """What a game's campaign is about."""
    return phrase(f"{game}.campaign.blurb")


def campaign_won(game: str, seat: Phrase) -> Phrase:
    """That ``seat`` has won a game's campaign."""
    return phrase(f"{game}.campaign.won", seat=seat)


def rules_title(game: str, topic: str) -> Phrase:
    """The title of a topic of the rules."""
    return phrase(f"{game}.rules.{topic}.title")


def rules_body(game: str, topic: str) -> Phrase:
    """The text of a topic of the rules."""
    return phrase(f"{game}.rules.{topic}.body")


def guide_text(game: str, message: str, facts: Mapping[str, Arg]) -> Phrase:
    """What the guide of a lesson says at one of its steps, with the answer that it recommends."""
    return phrase(f"{game}.guide.{message}", **facts)


def option_title(game: str, option: str) -> Phrase:
    """The name of an option."""
    return phrase(f"{game}.option.{option}")


def option_help(game: str, option: str) -> Phrase:
    """What an option does."""
    return phrase(f"{game}.option.{option}.help")


def option_value(game: str, option: str, value: str) -> Phrase:
    """The name of an option's value; numbers need none."""
    return phrase(f"{game}.option.{option}.{value}")


def orders_help(orders: str) -> Phrase:
    """What standing orders can do; ``orders`` is the key of their name."""
    return phrase(f"{orders}.help")


def round_name(game: str) -> Phrase:
    """What a game calls a round."""
    return phrase(f"{game}.score.round")


def score_category(game: str, category: str) -> Phrase:
    """The name of a category of points."""
    return phrase(f"{game}.score.{category}")


def score_amount(game: str, points: int) -> Phrase:
    """A number of points in a game's own words; a game need not have any."""
    return phrase(f"{game}.score.amount", points=points)


def score_tie(game: str) -> Phrase:
    """What decides ties; a game need not say it."""
    return phrase(f"{game}.score.tie")


def over_note(game: str) -> Phrase:
    """The note with which a game announces its winners; a game need not have one."""
    return phrase(f"{game}.note.over")


def article_kind(kind: str) -> Phrase:
    """The kind of thing that an article of a game's glossary is about."""
    return phrase(f"glossary.kind.{kind}")


def computer_name(kind: str) -> Phrase:
    """The name of a kind of computer player."""
    return phrase(f"computer.{kind}")


def seat_colour(seat: str) -> Phrase:
    """The colour of a seat."""
    return phrase(f"seat.{seat}")


def seat_symbol(seat: str) -> Phrase:
    """The sign of a seat in text, the same shape that pictures draw."""
    return phrase(f"seat.{seat}.symbol")
