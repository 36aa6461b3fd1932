"""A game's table options as menus, read off its options model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel, JsonValue
from pydantic.fields import FieldInfo

from bot.face.kit.controls import Code, Item, button, menu
from bot.face.kit.limits import MENU_OPTIONS, page_of
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.clock_words import put_clocks
from bot.host.campaign.scenarios import options_model
from bot.model.table import Agreement, HintChoice, Table
from games.core import game as shelf
from games.core.campaign import table_fields
from games.core.phrase import Phrase, phrase

_FIELDS_A_PAGE = 7


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a game with every value it may take."""

    game: str
    name: str
    values: tuple[JsonValue, ...]

    @property
    def title(self) -> Phrase:
        """What the option is called."""
        return phrase(f"{self.game}.option.{self.name}")

    @property
    def help(self) -> Phrase:
        """What the option does."""
        return phrase(f"{self.game}.option.{self.name}.help")

    def value_name(self, value: JsonValue, reader: Reader) -> str:
        """A value in words; a number without words of its own is just the number."""
        key = f"{self.game}.option.{self.name}.{spelt(value)}"
        if isinstance(value, int) and not isinstance(value, bool) and not reader.words.knows(key):
            return str(value)
        return reader.label(phrase(key))


def spelt(value: JsonValue) -> str:
    """A value the way menus and message ids write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def fields_of(game: str, model: type[BaseModel]) -> tuple[OptionField, ...]:
    """Every option of a game that a table chooses for itself.

    Raises ``TypeError`` for a field that no menu can offer: options are flags, literals and
    bounded whole numbers.
    """
    return tuple(
        OptionField(game, name, _values(name, info)) for name, info in table_fields(model).items()
    )


def _values(name: str, info: FieldInfo) -> tuple[JsonValue, ...]:
    kind = info.annotation
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)[:MENU_OPTIONS]
    if kind is int:
        low: int | None = None
        high: int | None = None
        for rule in info.metadata:
            if isinstance(rule, Ge):
                low = int(str(rule.ge))
            elif isinstance(rule, Gt):
                low = int(str(rule.gt)) + 1
            elif isinstance(rule, Le):
                high = int(str(rule.le))
            elif isinstance(rule, Lt):
                high = int(str(rule.lt)) - 1
        if low is not None and high is not None and high - low < MENU_OPTIONS:
            return tuple(range(low, high + 1))
    raise TypeError(f"option {name}: no menu can offer {kind}")


def current(table: Table) -> list[tuple[OptionField, JsonValue]]:
    """The options of a table with the values they have now.

    Of a campaign's options a scenario under way knows those that its own match is played with.
    """
    game = shelf.find(table.game, table.edition)
    model = options_model(game, table)
    read = model if table.gathering else game.options
    chosen = dict(read.model_validate(dict(table.options)))
    fields = fields_of(game.id, model)
    return [(field, chosen[field.name]) for field in fields if field.name in chosen]


def option_lines(table: Table, reader: Reader) -> list[str]:
    """The options in words, a line each."""
    return [
        reader.say(
            "bot.lobby.option",
            title=reader.text(field.title),
            value=field.value_name(value, reader),
        )
        for field, value in current(table)
    ]


def options_sheet(table: Table, reader: Reader, *, may_change: bool, page: int = 0) -> Sheet:
    """A menu for each option."""
    sheet = Sheet()
    sheet.text(reader.say("bot.options.title" if may_change else "bot.options.look"), limit=400)
    options = current(table)
    if not options:
        sheet.text(reader.say("bot.options.none"))
    shown, page, pages = page_of(options, page, _FIELDS_A_PAGE)
    for field, value in shown:
        sheet.text(f"**{reader.text(field.title)}** {reader.text(field.help)}", limit=400)
        items = [
            Item(spelt(choice), field.value_name(choice, reader), chosen=choice == value)
            for choice in field.values
        ]
        code = Code.of("set", table.id, 0, page, field.name)
        hint = field.value_name(value, reader)
        sheet.menu(menu(code, items, hint, disabled=not may_change))
    if page == 0:
        title, help_ = reader.say("clock.title"), reader.say("clock.help")
        sheet.text(f"**{title}** {help_}", limit=400)
        put_clocks(sheet, table, reader, "options", disabled=not may_change)
        _put_agreement(sheet, table, reader, disabled=not may_change)
        _put_hints(sheet, table, reader, disabled=not may_change)
    if pages > 1:
        back, on = (Code.of("options-page", table.id, 0, page + step) for step in (-1, 1))
        sheet.buttons(
            [button(back, "◀", disabled=page == 0), button(on, "▶", disabled=page == pages - 1)]
        )
    return sheet


def _put_agreement(sheet: Sheet, table: Table, reader: Reader, *, disabled: bool) -> None:
    """Who has to agree to going back past luck."""
    title, help_ = reader.say("agreement.title"), reader.say("agreement.help")
    sheet.text(f"**{title}** {help_}", limit=400)
    items = [
        Item(choice, agreement_name(choice, reader), chosen=choice == table.agreement)
        for choice in get_args(Agreement)
    ]
    hint = agreement_name(table.agreement, reader)
    sheet.menu(menu(Code("agreement", table.id), items, hint, disabled=disabled))


def _put_hints(sheet: Sheet, table: Table, reader: Reader, *, disabled: bool) -> None:
    """Who may ask the computer for a hint."""
    title, help_ = reader.say("hint.title"), reader.say("hint.help")
    sheet.text(f"**{title}** {help_}", limit=400)
    items = [
        Item(choice, hints_name(choice, reader), chosen=choice == table.hints)
        for choice in get_args(HintChoice)
    ]
    hint = hints_name(table.hints, reader)
    sheet.menu(menu(Code("hints", table.id), items, hint, disabled=disabled))


def hints_name(hints: str, reader: Reader) -> str:
    """Who may ask for a hint, in words."""
    return reader.say(f"hint.who.{hints}")


def agreement_name(agreement: str, reader: Reader) -> str:
    """Who has to agree, in words."""
    return reader.say(f"agreement.who.{agreement}")
