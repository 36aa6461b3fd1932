# What the host refuses, said privately to the person who tried. Nothing has changed then.

host-refused-no-table = There is no table number { NUMBER($table, useGrouping: 0) }.
host-refused-channel-taken = This channel already has a table. Finish or cancel that one first, or open a table in another channel or thread.
host-refused-unknown-game = The game “{ $game }” is not installed here.
host-refused-not-lobby = The match has begun. Players and options can only be changed before the start.
host-refused-not-started = The match at this table has not begun yet.
host-refused-already-joined = You have already joined this table.
host-refused-not-member = You are not at this table.
host-refused-full = This table is full: the game has room for { $most }.
host-refused-not-creator = Only the person who opened this table, or a moderator, can do that.
host-refused-unknown-computer = There is no computer player of the kind “{ $kind }” for this game.
host-refused-no-computer = There is no such computer player at this table.
host-refused-unknown-option = This game has no option called “{ $option }”.
host-refused-bad-option = This option cannot be “{ $value }”.
host-refused-wrong-count = { $count ->
    [one] There is only one player at this table
   *[other] There are { $count } players at this table
}; the game can be played with { $allowed }.
host-refused-closed = This table is already closed.
host-refused-cancel-running = Others are playing, too: only a moderator can end this match.
host-refused-not-running = This match is not in play.
host-refused-paused = This table is paused. A moderator can resume it.
host-refused-lost-channel = This table has a lost channel: I cannot post there, so nobody can be reminded. Give it another with **/admin move**.
host-refused-frozen = This match is frozen: the bot was upgraded, and its rules no longer fit what has been played. You can still look at it, and the bot's operators know.
host-refused-unreadable = This match cannot be shown by the rules that are installed now.
host-refused-no-seat = There is no seat called “{ $seat }” at this table.
host-refused-not-your-seat = You cannot answer for that seat.
host-refused-no-orders = You cannot leave a standing order at this table right now.
host-refused-bad-order = A standing order cannot ask for that now.
host-refused-bad-wish = You cannot choose that here.
host-refused-snooze-over = That turn is over, so there is nothing left to remind you of.
host-refused-away-reversed = An absence has to end later than it begins.
host-refused-away-past = That is in the past.
host-refused-away-long = That is too far ahead: an absence may end within a year from now.
host-refused-away-many = You already have { $most } absences planned. Cancel one of them first.
host-refused-away-over = That absence is over or has been cancelled.
host-refused-stale = That question has already been answered. This is how the match stands now.

# When an exported table is imported

host-refused-not-an-export = This file is not an exported table.
host-refused-no-seed = This file does not contain the seed of its match, so the match cannot continue.
host-refused-diverged = The installed rules do not replay this match: { $why }

# What the moderators of a server have decided

host-refused-locked = The moderators of this server do not allow new tables at the moment.
host-refused-barred = The moderators of this server have barred you from opening and joining tables until they lift it. Reason: { $reason }
host-refused-barred-until = The moderators of this server have barred you from opening and joining tables until <t:{ $until }:f>. Reason: { $reason }
host-bar-no-reason = They gave no reason.
host-refused-creators-moderators = On this server, only moderators can open tables.
host-refused-creators-role = On this server, only people with the role <@&{ $role }> can open tables.
host-refused-too-many-tables = { $most ->
    [one] This server allows one table at a time. You can open another when that one is finished.
   *[other] This server allows { $most } tables at a time. You can open another when one of them is finished.
}
host-refused-too-many-for-person = { $most ->
    [one] On this server, everybody can play at one table at a time, and you are already at one.
   *[other] On this server, everybody can play at up to { $most } tables, and you are already at that many.
}
host-refused-opened-many = You have opened { $most } tables within an hour. Please wait a while before opening another.
host-refused-bad-setting = This setting cannot be that.

# What a moderator is refused

host-refused-nobody-to-remind = There is nobody at this table to remind right now.
host-refused-reminded-already = They have already been reminded within the last hour.
host-refused-paused-already = This table is already paused.
host-refused-not-paused = This table is not paused.
host-refused-still-open = This table is still open. End it first, then it can be archived.
host-refused-archived-already = This table is already archived.
host-refused-not-archived = This table is not archived.
host-refused-same-place = This table is already there.
host-refused-place-taken = There is already an open table there. Choose another channel or thread.
host-refused-bad-word = A word for the luck must have one to { $most } visible letters, digits or signs.
host-refused-plays-here = You play at this table or have played here, so you cannot take it back alone. Ask the table with **Ask to undo…**, or leave it to a moderator who has never played here.
host-refused-rival = You play at this table or have played here, so you cannot act for the others. Ask a moderator who has never played here. After two weeks without a move, you may let a computer sit in.
host-refused-end-own = You play at this table or have played here, so you cannot end it for the others. They can leave with **/table leave**, or a moderator who has never played here can end it. Once it has waited two weeks for somebody else, you may end it, too.
host-refused-bad-hints = Hints can be for people who play only against computers, for everybody, or for nobody.
host-refused-no-hints = There are no hints at this table.
host-refused-bad-pace = A table can be live, daily, relaxed, or not say.
host-refused-bad-agreement = The table can ask every player, or only those it concerns.
host-refused-not-barred = That person is not barred.
host-refused-template-name = A template needs a name of at most { $most } characters.
host-refused-template-campaign = A scenario of a campaign cannot be a template: its options are the campaign's.
host-refused-template-many = A server keeps at most { $most } templates. Delete one in **/admin templates** first.
host-refused-no-template = That template no longer exists.
host-refused-announcement = An announcement needs a text of at most { $most } characters.
host-refused-announced-already = Something was announced less than ten minutes ago. Please wait a little before the next one.
host-refused-no-open-tables = No table of this server is open, so there is nobody to tell.
host-refused-computer-answers = A computer player has that seat and answers by itself.
host-refused-no-open-place = This table has no open seat. To give somebody another player's seat, use **/admin replace**.
host-refused-sits-already = That person is already at this table.
host-refused-nobody-there = Nobody has that seat.

## Campaigns.

host-refused-no-campaign = { $game } has no campaign.
host-refused-unknown-campaign = There is no such campaign.
host-refused-nothing-afterwards = Nothing follows the last scenario of this campaign.
host-refused-scenario-begun = The scenario has already begun.
host-refused-no-interlude = There is no scenario to be ready for.
host-refused-interlude = This table continues a campaign, so its seats and options stay as they were in the last scenario.
host-refused-campaign-goes-on = The campaign still has an open table.
host-refused-campaign-unfinished = The campaign is not finished yet.
host-refused-no-such-scenario = The campaign cannot go back to that scenario.
host-refused-no-campaign-table = That table is not part of a campaign.

## What pantheon check finds wrong with a campaign.

host-unsound-not-installed = no campaign of { $game } is installed
host-unsound-too-early = it is marked as finished after { $count } of { $all } scenarios
host-unsound-nowhere = it is still running, but table { NUMBER($table, useGrouping: 0) } is not
host-unsound-order = scenario { $number } is where { $place } should be
host-unsound-stranger = table { NUMBER($table, useGrouping: 0) } belongs to another campaign
host-unsound-legacy = table { NUMBER($table, useGrouping: 0) } did not start with the legacy that was left for it
host-unsound-unreadable = the installed rules cannot read it: { $why }
