"""Every value of every option, setting and kind has a message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from bot.host.moderation.table_list import ANY_STALL, STATUSES
from bot.host.people.reminders import Snooze
from bot.host.server.server_settings import EVERYONE, MODERATORS
from bot.host.server.stalls import STALL_KINDS
from bot.host.table.seats import SeatSuccession
from bot.host.table.timeout_votes import CHOICES
from bot.host.waits.clock_times import PRESETS
from bot.model.campaign import CampaignState
from bot.model.posts import LOG_POST_KINDS
from bot.model.server import Server
from bot.model.table import Agreement, HintChoice, Status
from bot.model.votes import PetitionKind
from bot.ui.campaign import campaign_status
from bot.ui.dispatch import bot_permissions, table_lookup
from bot.ui.kit.reader import Reader
from bot.ui.lobby import game_options, lobby
from bot.ui.moderation import admin_commands, bulk_actions, moderator_posts, table_desk
from bot.ui.moderation.action_words import ACTION_KEYS
from bot.ui.people import reminder_post, reminder_settings
from bot.ui.play import panel, turn_post
from bot.ui.privacy import privacy
from bot.ui.server import audit, server_settings, stall_words
from bot.ui.table import seats, timeout_votes, undo_votes
from bot.ui.wording import clock_words, effort, page_words, status_words, vote_words
from games.core import game as registry
from tests.cases import GAMES
from tests.fluent_messages import messages
from tests.strict_words import strict_words

STATUS = get_args(Status)
HINTS = (*get_args(HintChoice), "given")

CLOSED_SETS: list[tuple[str, Mapping[Any, str], tuple[str, ...]]] = [
    ("hints", game_options.HINTS_KEYS, HINTS),
    ("agreement", game_options.AGREEMENT_KEYS, get_args(Agreement)),
    ("lobby status", lobby.STATUS_KEYS, STATUS),
    ("list status", status_words.STATUS_KEYS, STATUS),
    ("desk status", table_desk.STATUS_KEYS, STATUS),
    ("history status", table_lookup.STATUS_KEYS, STATUS),
    ("panel status", panel.CLOSED_KEYS, ("frozen", "cancelled")),
    (
        "campaign state",
        campaign_status.STATE_KEYS,
        (*get_args(CampaignState), "interlude", "paused"),
    ),
    ("clock", clock_words.PRESET_KEYS, (clock_words.OFF, *PRESETS)),
    ("clock setting", server_settings.CLOCK_KEYS, tuple(PRESETS)),
    ("creators setting", server_settings.CREATORS_KEYS, (EVERYONE, MODERATORS)),
    ("stall", stall_words.STALL_KEYS, STALL_KINDS),
    ("stall filter", table_desk.STALL_NAME_KEYS, ("all", ANY_STALL, *STALL_KINDS)),
    ("moderator action", ACTION_KEYS, tuple(table_desk._TABLE_ACTIONS)),
    ("bulk question", bulk_actions._QUESTION_KEYS, tuple(bulk_actions.BULK_ACTIONS)),
    ("placed", moderator_posts.PLACED_KEYS, ("added", "swapped", "removed")),
    ("log post", turn_post.NOTICE_KEYS, tuple({*LOG_POST_KINDS} - {"turn", "over"})),
    ("snooze", reminder_post.SNOOZE_KEYS, get_args(Snooze)),
    ("reminder place", reminder_settings.PLACE_KEYS, ("channel", "dm")),
    ("timeout vote", timeout_votes.CHOICE_KEYS, CHOICES),
    (
        "timeout vote outcome",
        timeout_votes.OUTCOME_KEYS,
        (
            *CHOICES,
            *(f"moderator_{choice}" for choice in CHOICES),
            *("moved", "rewound", "clock", "closed"),
        ),
    ),
    (
        "undo vote outcome",
        undo_votes.OUTCOME_KEYS,
        (
            *("agreed", "refused", "withdrawn", "expired", "moved_on"),
            *("asker_left", "moderator", "moderator_no"),
        ),
    ),
    ("vote", vote_words.VOTE_KEYS, get_args(PetitionKind)),
    ("seat left", seats.LEFT_KEYS, get_args(SeatSuccession)),
    (
        "seat event",
        seats.EVENT_KEYS,
        (
            *("left_computer", "left_open", "removed_computer", "removed_open"),
            *("sat_in", "filled", "back", "opened", "offered", "still_open", "seated", "taken"),
        ),
    ),
    ("seat event from", seats.EVENT_FROM_KEYS, ("taken", "seated")),
    ("seat event by", seats.EVENT_BY_KEYS, ("sat_in", "filled")),
    ("page", page_words.PAGE_KEYS, get_args(page_words.PageStep)),
    ("audit", audit.AUDIT_KEYS, tuple(audit.AUDIT_KEYS)),
    ("privacy", privacy.COUNT_KEYS, tuple(privacy.COUNT_KEYS)),
    (
        "permission",
        bot_permissions.PERMISSION_KEYS,
        (
            *bot_permissions.REQUIRED_EVERYWHERE,
            bot_permissions.SEND,
            bot_permissions.SEND_IN_THREADS,
            bot_permissions.CREATE_THREADS,
        ),
    ),
]


@pytest.mark.parametrize(("name", "keys", "values"), CLOSED_SETS, ids=[s[0] for s in CLOSED_SETS])
def test_every_value_has_a_key_and_every_key_has_words(
    name: str, keys: Mapping[Any, str], values: tuple[str, ...]
) -> None:
    assert set(keys) == set(values)
    for key in keys.values():
        message = messages("en")[key.replace(".", "-").replace("_", "-")]
        assert strict_words().text(key, "en", **dict.fromkeys(message.variables, 2)).strip()


def test_every_choice_of_a_command_is_one_that_the_host_knows() -> None:
    assert [choice.value for choice in admin_commands.STATUS_CHOICES] == list(STATUSES)
    assert [choice.value for choice in admin_commands.CLOCK_CHOICES] == ["none", *PRESETS]
    succession = [choice.value for choice in admin_commands.LEFT_TO_CHOICES]
    assert succession == list(get_args(SeatSuccession))


def test_every_setting_and_its_values_are_said() -> None:
    reader, defaults = Reader(strict_words(), "en"), Server(1)
    for name in server_settings.SETTING_KEYS:
        assert server_settings.setting_title(name, reader)
        assert server_settings.value_words(reader, name, getattr(defaults, name))
        for value in server_settings.CHOICES.get(name, ()):
            assert server_settings.value_words(reader, name, value)
    for preset in PRESETS:
        assert server_settings.value_words(reader, "clock", preset)


def test_a_setting_of_an_earlier_version_is_named_as_stored() -> None:
    reader = Reader(strict_words(), "en")
    assert server_settings.setting_title("colour", reader) == "colour"
    assert server_settings.value_words(reader, "colour", None) == "None"


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_of_a_game_is_said(name: str) -> None:
    game, reader = registry.find(name), Reader(strict_words(), "en")
    models = [game.options, *([game.campaign.options] if game.campaign is not None else [])]
    for model in models:
        for field in game_options.fields_of(name, model):
            assert reader.text(field.title)
            assert reader.text(field.help)
            for value in field.values:
                assert field.value_name(value, reader)


def test_every_effort_has_words() -> None:
    reader = Reader(strict_words(), "en")
    for name in GAMES:
        assert reader.text(effort.introduced(registry.find(name)))
    for key in effort.WEIGHT_KEYS.values():
        assert reader.say(key)
