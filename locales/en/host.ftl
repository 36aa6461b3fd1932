# What the host refuses, said privately to the person who tried. Nothing has changed then.

host-refused-no-table = There is no table number { NUMBER($table, useGrouping: 0) }.
host-refused-channel-taken = This channel already has a table. Finish or cancel that one first, or open a table in another channel or thread.
host-refused-unknown-game = The game “{ $game }” is not installed here.
host-refused-not-lobby = The match has begun: who plays and how can only be changed before that.
host-refused-not-started = The match at this table has not begun yet.
host-refused-already-joined = You have already joined this table.
host-refused-not-member = You are not at this table.
host-refused-full = This table is full: the game has room for { $most }.
host-refused-not-creator = Only the person who opened this table, or a moderator, can do that.
host-refused-unknown-computer = There is no computer player of the kind “{ $kind }” for this game.
host-refused-no-computer = There is no such computer player at this table.
host-refused-unknown-option = This game has no option called “{ $option }”.
host-refused-bad-option = “{ $value }” is not a value this option can have.
host-refused-wrong-count = { $count ->
    [one] There is only one player at this table
   *[other] There are { $count } players at this table
}; the game needs one of these counts: { $allowed }.
host-refused-closed = This table is closed already.
host-refused-cancel-running = Others are playing too: only a moderator can end this match.
host-refused-not-running = This match is not being played.
host-refused-paused = This table is paused. A moderator can let it go on.
host-refused-lost-channel = This table has a lost channel: I cannot post there, so nobody can be reminded. **/admin move** gives it another.
host-refused-frozen = This match is frozen: the bot was upgraded, and its rules no longer fit what has been played. It can be looked at, and the people who run the bot have been told.
host-refused-unreadable = This match cannot be shown by the rules that are installed now.
host-refused-no-seat = There is no seat called “{ $seat }” at this table.
host-refused-not-your-seat = You cannot answer for that seat.
host-refused-no-orders = No standing order can be left at this table right now.
host-refused-bad-order = That is nothing a standing order can ask for now.
host-refused-bad-wish = That is nothing you can choose here.
host-refused-snooze-over = That turn is over: there is nothing left to be reminded of.
host-refused-away-reversed = The end of an absence has to be later than its beginning.
host-refused-away-past = That is in the past already.
host-refused-away-long = That is too far ahead: an absence may end within a year from now.
host-refused-away-many = You have { $most } absences planned already. Call one of them off first.
host-refused-away-over = That absence is over or has been called off already.
host-refused-stale = That question has been answered already. Here is where the match stands now.

# When an exported table is imported

host-refused-not-an-export = This file is not an exported table.
host-refused-no-seed = This file does not hold the seed of its match, so that the match cannot go on.
host-refused-diverged = The installed rules do not replay this match: { $why }

# What the moderators of a server have decided

host-refused-locked = The moderators of this server let nobody open new tables at the moment.
host-refused-barred = The moderators of this server let you open and join no tables until they lift it. Why: { $reason }
host-refused-barred-until = The moderators of this server let you open and join no tables until <t:{ $until }:f>. Why: { $reason }
host-bar-no-reason = They gave no reason.
host-refused-creators-moderators = On this server only moderators open tables.
host-refused-creators-role = On this server only people with the role <@&{ $role }> open tables.
host-refused-too-many-tables = { $most ->
    [one] This server plays at one table at a time. Another can be opened when that one is finished.
   *[other] This server plays at { $most } tables at a time. Another can be opened when one of them is finished.
}
host-refused-too-many-for-person = { $most ->
    [one] On this server everybody plays at one table at a time, and you are at one already.
   *[other] On this server everybody plays at { $most } tables at most, and you are at as many already.
}
host-refused-opened-many = You have opened { $most } tables within an hour. Please wait a while before you open another.
host-refused-bad-setting = That is nothing this setting can be.

# What a moderator is refused

host-refused-nobody-to-remind = There is nobody at this table whom a reminder could reach now.
host-refused-reminded-already = They were reminded within the last hour.
host-refused-paused-already = This table is paused already.
host-refused-not-paused = This table is not paused.
host-refused-still-open = This table is still open. End it first, then it can be archived.
host-refused-archived-already = This table is archived already.
host-refused-not-archived = This table is not archived.
host-refused-same-place = This table is there already.
host-refused-place-taken = There is an open table in that place already. Choose another channel or thread.
host-refused-bad-word = A word for the luck has one to { $most } letters, digits or signs that can be seen.
host-refused-plays-here = You play at this table yourself, or have played here, so you cannot take it back alone. Ask the table with **Ask to undo…**, or let a moderator decide who has never played here.
host-refused-rival = You play at this table yourself, or have played here, so you cannot act for the others. Ask a moderator who has never played here. After two weeks without a move you may let a computer sit in.
host-refused-end-own = You play at this table yourself, or have played here, so you cannot end it for the others. They may leave it with **/table leave**, or a moderator ends it who has never played here. Once it has waited for somebody else for two weeks, you may.
host-refused-bad-hints = Hints can be for those who play alone, for everybody, or for nobody.
host-refused-no-hints = There are no hints at this table.
host-refused-bad-pace = A table can be live, daily, relaxed, or not say.
host-refused-bad-agreement = The table can ask everybody who plays, or those whom it concerns.
host-refused-not-barred = That person is not barred.
host-refused-template-name = A template needs a name of at most { $most } characters.
host-refused-template-campaign = A scenario of a campaign cannot be a template: its options are the campaign's.
host-refused-template-many = A server keeps at most { $most } templates. Delete one in **/admin templates** first.
host-refused-no-template = There is no such template any more.
host-refused-announcement = An announcement needs a text of at most { $most } characters.
host-refused-announced-already = Something was announced less than ten minutes ago. Wait a little, so that the tables are not flooded.
host-refused-no-open-tables = No table of this server is open, so there is nobody to tell.
host-refused-computer-answers = A computer player holds that seat and answers by itself.
host-refused-no-open-place = No seat of this table is open. **/admin replace** gives somebody the seat of another.
host-refused-sits-already = That person sits at this table already.
host-refused-nobody-there = There is nobody in that place.

## Campaigns.

host-refused-no-campaign = { $game } has no campaign.
host-refused-unknown-campaign = There is no such campaign.
host-refused-nothing-afterwards = Nothing follows the last scenario of this campaign.
host-refused-scenario-begun = The scenario has begun already.
host-refused-no-interlude = There is no scenario to be ready for.
host-refused-interlude = This table continues a campaign: its seats and options are those of the last scenario.
host-refused-campaign-goes-on = The campaign still has an open table.
host-refused-campaign-unfinished = The campaign has not been played to its end.
host-refused-no-such-scenario = The campaign cannot be set back to that scenario.
host-refused-no-campaign-table = That table is not part of a campaign.

## What pantheon check finds wrong with a campaign.

host-unsound-not-installed = no campaign of { $game } is installed
host-unsound-too-early = it is finished after { $count } of { $all } scenarios
host-unsound-nowhere = it goes on, but table { NUMBER($table, useGrouping: 0) } does not
host-unsound-order = scenario { $number } stands in the place of { $place }
host-unsound-stranger = table { NUMBER($table, useGrouping: 0) } belongs to another campaign
host-unsound-legacy = table { NUMBER($table, useGrouping: 0) } began with something else than was left for it
host-unsound-unreadable = the installed rules cannot read it: { $why }
