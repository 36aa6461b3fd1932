"""Every slash command with options, in an order in which most of them have something to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.ui.discord_sim import DiscordSim

Place = Literal["lobby", "campaign", "table"]

READS: Final = frozenset(
    {"tables", "campaign show", "campaign story", "table seats", "board", "hand", "log", "orders"}
    | {"help", "rules", "card", "games", "reminders", "away", "history", "verify", "stats"}
    | {"leaderboard", "settings", "privacy", "admin tables", "admin log", "admin rollback"}
    | {"admin bars", "admin templates", "admin announce", "export", "learn", "welcome"}
)
"""Commands that change nothing, or nothing that another one depends on."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where one round of commands is given: who, in which channels, at which tables."""

    sim: DiscordSim
    boss: MemberActor
    ada: MemberActor
    bo: MemberActor
    lobby: ChannelHandle
    campaign: ChannelHandle
    spare: ChannelHandle
    table: ChannelHandle
    """The channel of a running table of Ada's."""
    finished_id: int
    running_id: int
    """A running table that nobody else uses in this round."""
    choice: str = "1"
    """What Ada may answer at her table."""

    def channel(self, place: Place) -> ChannelHandle:
        """The channel in which a command is given."""
        return {"lobby": self.lobby, "campaign": self.campaign, "table": self.table}[place]


@dataclass(frozen=True, slots=True)
class Given:
    """A command as it is given: by whom, where, and with which options."""

    command: str
    options: Callable[[Stage], Mapping[str, Any]] = lambda stage: {}
    place: Place = "table"
    who: Literal["ada", "bo", "boss"] = "ada"
    variant: str = ""
    """What distinguishes it, where a command is given in several ways."""

    @property
    def name(self) -> str:
        """How the command is called in the results."""
        return f"/{self.command} {self.variant}".rstrip()

    @property
    def reads(self) -> bool:
        """Whether it changes nothing, so that it can be given many times in a round."""
        return self.command in READS


def _finished(stage: Stage) -> Mapping[str, Any]:
    return {"table": str(stage.finished_id)}


def _champion(stage: Stage) -> Mapping[str, Any]:
    return {"game": "deus", "role": stage.sim.guild.create_role("Champion")}


def _running(stage: Stage, **more: Any) -> Mapping[str, Any]:
    return {"table": str(stage.running_id), **more}


def _moderated(command: str, options: Callable[[Stage], Mapping[str, Any]] = _running) -> Given:
    return Given(f"admin {command}", options, "lobby", "boss")


ROUND: Final[tuple[Given, ...]] = (
    Given("table create", lambda s: {"game": "deus"}, "lobby"),
    Given("table options", place="lobby"),
    Given("table word", lambda s: {"word": "olive"}, "lobby"),
    Given("table join", place="lobby", who="bo"),
    Given("table leave", place="lobby", who="bo"),
    Given("table add-computer", place="lobby"),
    Given("table remove-computer", lambda s: {"computer": "1"}, "lobby"),
    Given("table clock", lambda s: {"clock": "relaxed"}, "lobby"),
    Given("table pace", lambda s: {"pace": "daily"}, "lobby"),
    Given("tables"),
    Given("table start", place="lobby"),
    Given("table cancel", place="lobby"),
    Given("campaign create", lambda s: {"game": "divinus"}, "campaign"),
    Given("campaign show", place="campaign"),
    Given("campaign story", place="campaign"),
    Given("campaign next", place="campaign"),
    Given("campaign wait", place="campaign"),
    Given("campaign recap", place="campaign"),
    Given("table cancel", place="campaign", variant="of a campaign"),
    Given("table seats"),
    Given("table return"),
    Given("move", lambda s: {"choice": s.choice}),
    Given("undo"),
    Given("board"),
    Given("hand"),
    Given("log"),
    Given("orders"),
    Given("help"),
    Given("welcome"),
    Given("rules", lambda s: {"game": "deus"}),
    Given("card", lambda s: {"name": "a", "game": "deus"}),
    Given("learn", lambda s: {"game": "deus"}),
    Given("games"),
    Given("reminders"),
    Given("away"),
    Given("note", lambda s: {"text": "Mind the harbour."}),
    Given("history"),
    # Moderators see tables whose channels are gone.
    Given("history", _finished, who="boss", variant="of a finished table"),
    Given("recap", lambda s: {"table": "1"}),
    Given("export", _finished, who="boss"),
    Given("verify", _finished, who="boss"),
    Given("stats"),
    Given("stats", lambda s: {"of": "server", "game": "deus"}, variant="of the server"),
    Given("profile"),
    Given("league start", lambda s: {"game": "deus"}, who="boss"),
    Given("league standings"),
    Given("league exclude", _finished, who="boss"),
    Given("league end", lambda s: {"game": "deus"}, who="boss"),
    Given("league champion", _champion, who="boss"),
    Given("league undo", lambda s: {"game": "deus"}, who="boss"),
    Given("leaderboard", lambda s: {"game": "deus"}),
    Given("settings", who="boss"),
    Given("privacy"),
    Given("admin tables", place="lobby", who="boss"),
    Given("admin tables", lambda s: {"status": "over"}, "lobby", "boss", "finished"),
    Given("admin tables", lambda s: {"status": "all"}, "lobby", "boss", "all"),
    Given("admin tables", lambda s: {"person": s.ada}, "lobby", "boss", "of a person"),
    _moderated("pause"),
    _moderated("resume"),
    _moderated("remind"),
    _moderated("clock", lambda s: _running(s, preset="relaxed")),
    _moderated("diagnose"),
    _moderated("log"),
    _moderated("answer"),
    _moderated("rollback", lambda s: _running(s, entry="9")),
    _moderated("campaign-rollback", lambda s: _running(s, scenario="1")),
    _moderated("replace", lambda s: _running(s, who="1", by=s.bo)),
    _moderated("remove", lambda s: _running(s, who="1", **{"leaves-to": "open"})),
    _moderated("add", lambda s: _running(s, person=s.bo)),
    _moderated("sit-in", lambda s: _running(s, who="0")),
    _moderated("move", lambda s: _running(s, to=s.spare)),
    Given("admin bar", lambda s: {"person": s.bo, "days": 3, "reason": "x"}, "lobby", "boss"),
    Given("looking", place="lobby"),
    Given("admin bars", place="lobby", who="boss"),
    _moderated("template", lambda s: _running(s, name="Quick")),
    Given("admin templates", place="lobby", who="boss"),
    Given("admin announce", place="lobby", who="boss"),
    Given("admin figures", place="lobby", who="boss"),
    Given("admin records", place="lobby", who="boss"),
    _moderated("end"),
    _moderated("archive", _finished),
    Given("admin archive", lambda s: {**_finished(s), "back": True}, "lobby", "boss", "back"),
)

FINISHED_ONES: Final = tuple(given for given in ROUND if given.options is _finished)
"""Those that look at a finished match."""

LISTS: Final = frozenset(
    {
        "/admin tables",
        "/admin tables finished",
        "/admin tables all",
        "/admin tables of a person",
        "/admin records",
        "/tables",
        "the desk, its last page",
        "summary of stalled tables",
    }
)
"""They grow with what they list, and so do all completions of a table's number."""


def commands_of(
    tree: app_commands.CommandTree[Any],
) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every slash command of the bot."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def completions_of(tree: app_commands.CommandTree[Any]) -> Iterator[tuple[str, str]]:
    """Every completion of the bot: the command, and the option that is completed."""
    for command in commands_of(tree):
        for option in command.parameters:
            if option.autocomplete:
                yield command.qualified_name, option.display_name
