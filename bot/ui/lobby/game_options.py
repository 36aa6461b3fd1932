"""Shows a game's table options as menus, from its options model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel, JsonValue
from pydantic.fields import FieldInfo

from bot.game_words import option_help, option_title, option_value
from bot.host.campaign.scenarios import options_model
from bot.model.table import Agreement, HintChoice, Hints, Table
from bot.ui.kit.limits import MENU_OPTIONS, page_of
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, button, menu
from bot.ui.kit.reader import Reader
from bot.ui.wording.clock_words import add_clocks
from games.core import game as registry
from games.core.campaign import table_fields
from games.core.phrase import Phrase

_OPTIONS_PER_PAGE = 7

HINTS_KEYS: Final[dict[Hints, str]] = {
    "alone": "hint.who.alone",
    "everybody": "hint.who.everybody",
    "nobody": "hint.who.nobody",
    "given": "hint.who.given",
}
AGREEMENT_KEYS: Final[dict[Agreement, str]] = {
    "everybody": "agreement.who.everybody",
    "concerned": "agreement.who.concerned",
}


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a game with every value it may take."""

    game: str
    name: str
    values: tuple[JsonValue, ...]

    @property
    def title(self) -> Phrase:
        """What the option is called."""
        return option_title(self.game, self.name)

    @property
    def help(self) -> Phrase:
        """What the option does."""
        return option_help(self.game, self.name)

    def value_name(self, value: JsonValue, reader: Reader) -> str:
        """The name of a value; a number without a name is shown as the number."""
        name, number = (
            self.value_phrase(value),
            isinstance(value, int) and not isinstance(value, bool),
        )
        if number and not reader.words.knows(name.key):
            return str(value)
        return reader.label(name)

    def value_phrase(self, value: JsonValue) -> Phrase:
        """The name of a value; a number may have none."""
        return option_value(self.game, self.name, spelt(value))


def spelt(value: JsonValue) -> str:
    """A value as menus and message ids spell it."""
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
    """The options of a table with their current values.

    In a running scenario these are the options of its own match.
    """
    game = registry.find(table.game, table.edition)
    model = options_model(game, table)
    read = model if table.gathering else game.options
    chosen = dict(read.model_validate(dict(table.options)))
    fields = fields_of(game.id, model)
    return [(field, chosen[field.name]) for field in fields if field.name in chosen]


def option_lines(table: Table, reader: Reader) -> list[str]:
    """The options and their values, a line each."""
    return [
        reader.say(
            "bot.lobby.option",
            title=reader.text(field.title),
            value=field.value_name(value, reader),
        )
        for field, value in current(table)
    ]


def options_message(
    table: Table, reader: Reader, *, may_change: bool, page: int = 0
) -> MessageBuilder:
    """Build the message with a menu for each option."""
    builder = MessageBuilder()
    builder.text(reader.say("bot.options.title" if may_change else "bot.options.look"), limit=400)
    options = current(table)
    if not options:
        builder.text(reader.say("bot.options.none"))
    shown, page, pages = page_of(options, page, _OPTIONS_PER_PAGE)
    for field, value in shown:
        builder.text(f"**{reader.text(field.title)}** {reader.text(field.help)}", limit=400)
        items = [
            MenuOption(spelt(choice), field.value_name(choice, reader), chosen=choice == value)
            for choice in field.values
        ]
        custom_id = CustomId.of("set", table.id, 0, page, field.name)
        hint = field.value_name(value, reader)
        builder.menu(menu(custom_id, items, hint, disabled=not may_change))
    if page == 0:
        title, help_ = reader.say("clock.title"), reader.say("clock.help")
        builder.text(f"**{title}** {help_}", limit=400)
        add_clocks(builder, table, reader, "options", disabled=not may_change)
        _add_agreement(builder, table, reader, disabled=not may_change)
        _add_hints(builder, table, reader, disabled=not may_change)
    if pages > 1:
        back, on = (CustomId.of("options-page", table.id, 0, page + step) for step in (-1, 1))
        builder.buttons(
            [button(back, "◀", disabled=page == 0), button(on, "▶", disabled=page == pages - 1)]
        )
    return builder


def _add_agreement(
    builder: MessageBuilder, table: Table, reader: Reader, *, disabled: bool
) -> None:
    """Add the menu of who has to agree to an undo past luck."""
    title, help_ = reader.say("agreement.title"), reader.say("agreement.help")
    builder.text(f"**{title}** {help_}", limit=400)
    items = [
        MenuOption(choice, agreement_name(choice, reader), chosen=choice == table.agreement)
        for choice in get_args(Agreement)
    ]
    hint = agreement_name(table.agreement, reader)
    builder.menu(menu(CustomId("agreement", table.id), items, hint, disabled=disabled))


def _add_hints(builder: MessageBuilder, table: Table, reader: Reader, *, disabled: bool) -> None:
    """Add the menu of who may ask the computer for a hint."""
    title, help_ = reader.say("hint.title"), reader.say("hint.help")
    builder.text(f"**{title}** {help_}", limit=400)
    items = [
        MenuOption(choice, hints_name(choice, reader), chosen=choice == table.hints_chosen)
        for choice in get_args(HintChoice)
    ]
    hint = hints_name(table.hints, reader)
    builder.menu(menu(CustomId("hints", table.id), items, hint, disabled=disabled))


def hints_name(hints: Hints, reader: Reader) -> str:
    """Who may ask for a hint, in words."""
    return reader.say(HINTS_KEYS[hints])


def agreement_name(agreement: Agreement, reader: Reader) -> str:
    """Who has to agree, in words."""
    return reader.say(AGREEMENT_KEYS[agreement])
