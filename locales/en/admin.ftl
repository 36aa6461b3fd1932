## What moderators read: settings, the tables of a server, the audit log.

command-settings-name = settings
command-settings-text = For moderators: how tables are run on this server

## Settings

admin-settings-title =
    ## Server settings
    Changes take effect at once and are written to the audit log.
admin-settings-page-people = People
admin-settings-page-defaults = Limits and defaults
admin-settings-no-role = No role
admin-settings-some-role = Only people with a role…
admin-settings-no-channel = No channel
admin-settings-role-not-yours = -# Only people with Discord's permission to manage the server or its channels can change this role.
admin-settings-creators-everyone = Everyone
admin-settings-creators-moderators = Moderators only
admin-settings-lock-yes = Lock new tables
admin-settings-lock-no = Unlock new tables
admin-settings-locked-yes = locked
admin-settings-locked-no = open

admin-setting-moderator-role = Moderators
admin-setting-moderator-role-help = People with this role look after the tables, along with everybody who can manage channels.
admin-setting-moderator-role-none = only people who can manage channels
admin-setting-creators = Who can open tables
admin-setting-creators-help = Moderators always can.
admin-setting-locked = New tables
admin-setting-locked-help = While they are locked, only moderators can open tables. Running games continue.
admin-setting-audit-channel = Audit log
admin-setting-audit-channel-help = Everything moderators do is posted there; **/admin log** always shows it, too.
admin-setting-audit-channel-none = not posted
admin-setting-most-tables = Tables at a time on this server
admin-setting-most-tables-help = Finished and closed ones do not count.
admin-setting-most-tables-none = { $count } (default)
admin-setting-most-tables-off = no limit
admin-setting-most-per-person = Tables at a time for one person
admin-setting-most-per-person-help = Tables they play at or have opened on this server.
admin-setting-most-per-person-none = { $count } (default)
admin-setting-most-per-person-off = no limit
admin-setting-stall-days = Stalled tables
admin-setting-stall-days-help = After this long, a daily summary in the audit log's channel lists them.
admin-setting-stall-days-none = after { $count } days (default)
admin-setting-stall-days-off = no summary
admin-setting-language = Language of new tables
admin-setting-language-help = The person who opens a table can choose another. Private messages are in each reader's own language.
admin-setting-language-none = the server's language on Discord
admin-setting-clock = Clock of new tables
admin-setting-clock-help = Nobody loses a game by running out of time: the others are asked what to do.
admin-setting-clock-none = no clock
admin-setting-remind-after = Reminders
admin-setting-remind-after-help = When to remind people who have not chosen for themselves.
admin-setting-remind-after-none = after 24 hours (default)

admin-clock-relaxed = relaxed
admin-clock-steady = steady
admin-clock-quick = quick

admin-remind-never = never
admin-remind-hours = { $count ->
    [one] after one hour
   *[other] after { $count } hours
}
admin-remind-days = { $count ->
    [one] after one day
   *[other] after { $count } days
}

## Why something is refused. Full sentences, said in private.

admin-refused-not-moderator = That is for moderators: people who can manage channels here, or who have the role chosen in **/settings**.
admin-refused-role-not-yours = Only people with Discord's permission to manage the server or its channels can choose the moderators' role.
admin-refused-everyone-role = That role belongs to everybody. Choose another for the moderators.
admin-refused-no-such-role = There is no such role on this server.
admin-refused-no-such-place = That is not a text channel or thread I can see on this server.
admin-refused-cannot-post = { $count ->
    [one] I am missing this permission there: { $permissions }.
   *[other] I am missing these permissions there: { $permissions }.
}

## The audit log. $who and other people are mentions, $from, $to and $channel are links to channels.

admin-log-title = ## Audit log ({ $page } of { $pages })
admin-log-empty = No moderator has done anything yet.

admin-audit-setting = { $who } changed a setting. **{ $setting }:** { $before } → { $after }
admin-audit-lost = Table { NUMBER($table, useGrouping: 0) } has a lost channel: I can no longer post in { $channel }. Move it to another with **/admin move**.
admin-audit-pause = { $who } paused table { NUMBER($table, useGrouping: 0) }.
admin-audit-resume = { $who } resumed table { NUMBER($table, useGrouping: 0) }.
admin-audit-remind = { $who } reminded everybody table { NUMBER($table, useGrouping: 0) } is waiting for.
admin-audit-clock-absence = { $who } let absences stop the clock of table { NUMBER($table, useGrouping: 0) } { $days ->
    [0] for as long as they last.
   *[other] for at most { $days } days per turn.
}
admin-audit-end = { $who } ended table { NUMBER($table, useGrouping: 0) } without a result.
admin-audit-archive = { $who } archived table { NUMBER($table, useGrouping: 0) }.
admin-audit-unarchive = { $who } brought table { NUMBER($table, useGrouping: 0) } back from the archive.
admin-audit-move = { $who } moved table { NUMBER($table, useGrouping: 0) } from { $from } to { $to }.
admin-audit-rollback = { $who } rolled table { NUMBER($table, useGrouping: 0) } back to before entry { NUMBER($entry, useGrouping: 0) } (of { NUMBER($seen, useGrouping: 0) }).
admin-audit-answer = { $who } had a computer player answer entry { NUMBER($entry, useGrouping: 0) } for { $seat } at table { NUMBER($table, useGrouping: 0) }.
admin-audit-announce = { $who } announced something at { $count ->
    [one] one table.
   *[other] { $count } tables.
}
admin-audit-bar = { $who } barred { $person } from opening and joining tables { $days ->
    [0] until it is lifted.
    [one] for one day.
   *[other] for { $days } days.
}
admin-audit-lift-bar = { $who } lifted the bar of { $person }.
admin-audit-template = { $who } kept table { NUMBER($table, useGrouping: 0) } as the template “{ $name }”.
admin-audit-drop-template = { $who } deleted the template “{ $name }”.
admin-audit-records = { $who } exported the records of this server.
admin-audit-pace = { $who } changed the pace of table { NUMBER($table, useGrouping: 0) }: { $value ->
    [live] live
    [daily] daily
    [relaxed] relaxed
   *[any] nothing in particular
}.
admin-audit-add = { $who } added { $person } to table { NUMBER($table, useGrouping: 0) }.
admin-audit-replace = { $who } gave the seat of { $before } at table { NUMBER($table, useGrouping: 0) } to { $person }.
admin-audit-remove = { $who } removed { $person } from table { NUMBER($table, useGrouping: 0) }.
admin-audit-sit-in = { $who } had a computer player sit in for { $person } at table { NUMBER($table, useGrouping: 0) }.
admin-audit-fill-in = { $who } had a computer player fill in for an open seat at table { NUMBER($table, useGrouping: 0) }.
admin-audit-clock = { $who } changed the clock of table { NUMBER($table, useGrouping: 0) }: { $preset }.
admin-audit-add-computer = { $who } added a computer player to table { NUMBER($table, useGrouping: 0) }.
admin-audit-remove-computer = { $who } took a computer player off table { NUMBER($table, useGrouping: 0) }.
admin-audit-hints = { $who } changed who may ask for hints at table { NUMBER($table, useGrouping: 0) }: { $value ->
    [alone] people who play only against computers
    [everybody] everybody
   *[other] nobody
}.
admin-audit-agreement = { $who } changed who has to agree to going back past luck at table { NUMBER($table, useGrouping: 0) }: { $value ->
    [concerned] only those it concerns
   *[other] every player
}.
admin-audit-option = { $who } changed an option of table { NUMBER($table, useGrouping: 0) }. **{ $option }:** { $value }
admin-audit-start = { $who } started table { NUMBER($table, useGrouping: 0) }.
admin-audit-diagnose = { $table ->
    [0] { $who } made a diagnosis of this server.
   *[other] { $who } made a diagnosis of table { NUMBER($table, useGrouping: 0) }.
}
admin-audit-other = { $who } did something at table { NUMBER($table, useGrouping: 0) } ({ $action }).

## Commands

command-admin-name = admin
command-admin-text = For moderators: look after the tables of this server
command-admin-tables-name = tables
command-admin-tables-text = The tables of this server
command-admin-pause-name = pause
command-admin-pause-text = Stop a game for a while: nobody moves, no clock runs, nobody is reminded
command-admin-resume-name = resume
command-admin-resume-text = Resume a paused game
command-admin-remind-name = remind
command-admin-remind-text = Remind everybody a table is waiting for, in its channel
command-admin-end-name = end
command-admin-end-text = End a table for good, without a result
command-admin-archive-name = archive
command-admin-archive-text = Take a finished or closed table off every list
command-admin-move-name = move
command-admin-move-text = Move a table and its history to another channel or thread
command-admin-clock-name = clock
command-admin-clock-text = Set, change or remove a table's clock
command-admin-replace-name = replace
command-admin-replace-text = Give somebody's place at a table to another person
command-admin-remove-name = remove
command-admin-remove-text = Take away somebody's place at a table
command-admin-add-name = add
command-admin-add-text = Give somebody a free place at a table
command-admin-answer-name = answer
command-admin-answer-text = Let a computer player answer one question in somebody's place
command-admin-sit-in-name = sit-in
command-admin-sit-in-text = Let a computer player sit in for somebody until they return
command-admin-rollback-name = rollback
command-admin-rollback-text = Go back to any entry of the log, with a preview first
command-admin-log-name = log
command-admin-log-text = Read who did what and when as a moderator
command-admin-diagnose-name = diagnose
command-admin-diagnose-text = A file to attach to a bug report; it reveals nothing hidden

command-p-status-name = status
command-p-status-text = Which state the tables are in; leave it out for open ones
command-p-sits-name = person
command-p-sits-text = Only tables of this person
command-p-hours-name = waiting
command-p-hours-text = Only tables that have been waiting for more than this many hours
command-p-lost-name = lost
command-p-lost-text = Only tables with a lost channel, where I cannot post
command-p-paused-name = paused
command-p-paused-text = Only paused tables
command-p-back-name = back
command-p-back-text = Bring it back from the archive
command-p-place-name = to
command-p-place-text = The channel or thread; leave it out for this one
command-p-preset-name = preset
command-p-preset-text = How much time people have
command-p-who-name = who
command-p-who-text = Who sits there now
command-p-by-name = by
command-p-by-text = Who takes over
command-p-left-to-name = leaves-to
command-p-left-to-text = Who takes over; leave it out for a computer player
command-p-added-name = person
command-p-added-text = Who to add
command-p-open-place-name = place
command-p-open-place-text = Which open seat, once the game has begun; leave it out for the first
command-p-entry-name = entry
command-p-entry-text = The first answer to take back
command-p-log-table-text = Only what was done at this table

command-status-open = open
command-status-lobby = not started
command-status-running = being played
command-status-frozen = on hold after an update
command-status-over = played to the end
command-status-cancelled = closed
command-status-archived = archived
command-status-all = all
command-clock-none = no clock
command-clock-relaxed = relaxed
command-clock-steady = steady
command-clock-quick = quick
command-left-to-computer = a computer player
command-left-to-open = nobody, until somebody takes the seat

## Lists and answers

admin-tables-heading = { $count ->
    [one] ## One table
   *[other] ## { $count } tables{ $pages ->
        [1] { "" }
       *[other] { " " }({ $page } of { $pages })
    }
}{ $stalled ->
    [0] { "" }
    [one] { " " }· one is stalled
   *[other] { " " }· { $stalled } are stalled
}
admin-tables-none = No table matches.
admin-tables-line = - [{ $game }, table { NUMBER($id, useGrouping: 0) }]({ $link }) in { $place } · { $marks }
admin-tables-line-short = - { $game }, table { NUMBER($id, useGrouping: 0) } in { $place } · { $marks }
admin-tables-title = { NUMBER($id, useGrouping: 0) } · { $game } · #{ $place } · { $players }
admin-tables-status-lobby = not started
admin-tables-status-running = being played
admin-tables-status-frozen = on hold
admin-tables-status-over = played to the end
admin-tables-status-cancelled = closed
admin-tables-paused = **paused** { $since }
admin-tables-archived = archived
admin-tables-awaited = waiting for { $awaited }

## Why a table does not get on. $since and $until are times.

admin-stall-frozen = **put on hold** { $since }
admin-stall-lost = **channel lost** { $since }
admin-stall-time-up = **time up, vote opened** { $since }
admin-stall-vote = **vote opened** { $since }
admin-stall-open-seat = **seat opened** { $since }
admin-stall-away = **away**, back { $until }
admin-stall-waiting = **waiting**, began { $since }
admin-stall-still = **last answer** { $since }
admin-stall-name-all = All tables
admin-stall-name-any = All stalled tables
admin-stall-name-frozen = on hold
admin-stall-name-lost = lost channel
admin-stall-name-time-up = time up
admin-stall-name-vote = vote open
admin-stall-name-open-seat = open seat
admin-stall-name-away = away
admin-stall-name-waiting = long wait
admin-stall-name-still = no answer

admin-desk-open = Open a table…
admin-desk-several = Several at once…
admin-desk-filter = Show only…
admin-desk-back = Back to the list
admin-do-pause = Pause
admin-do-resume = Resume
admin-do-remind = Remind
admin-do-end = End…
admin-do-archive = Archive
admin-do-unarchive = Back from the archive
admin-do-answer = Let a computer answer…
admin-do-replace = Replace a player…
admin-do-rollback = Roll back…
admin-do-move = Move it here

admin-several-what = { $count ->
    [one] **One table chosen.** What should I do with it?
   *[other] **{ $count } tables chosen.** What should I do with all of them?
}
admin-several-pause = { $count ->
    [one] ## Pause this table?
   *[other] ## Pause these { $count } tables?
}
admin-several-resume = { $count ->
    [one] ## Resume this table?
   *[other] ## Resume these { $count } tables?
}
admin-several-remind = { $count ->
    [one] ## Remind everybody this table is waiting for?
   *[other] ## Remind everybody these { $count } tables are waiting for?
}
admin-several-end = { $count ->
    [one] ## End this table for good, without a result?
   *[other] ## End these { $count } tables for good, without a result?
}
admin-several-archive = { $count ->
    [one] ## Take this table off every list?
   *[other] ## Take these { $count } tables off every list?
}
admin-several-sure = Do it
admin-several-leave = Leave it as it is
admin-several-done = - Table { NUMBER($id, useGrouping: 0) }: done.
admin-several-refused = - Table { NUMBER($id, useGrouping: 0) }: { $why }
admin-several-result = **Done at { $count } of { $all } tables.**

admin-summary-title = { $count ->
    [one] ## One table is stalled
   *[other] ## { $count } tables are stalled
}
# $new tables were not in yesterday's summary, $gone of yesterday's get on again.
admin-summary-changed = Since yesterday: { $new } new, { $gone } moving again.
admin-summary-same = The same as yesterday.
admin-summary-new = **new**
admin-summary-desk = Open the desk

admin-place-open = – open

admin-entry = { NUMBER($number, useGrouping: 0) } · { $seat } · { $told }
admin-entry-told = { NUMBER($number, useGrouping: 0) } · { $told }
admin-entry-quiet = an answer that others cannot see

# Replacing a player. $name is who holds the place now, $person who would get it.
admin-replace-title = Whose place at table { NUMBER($id, useGrouping: 0) } do you want to give to somebody else?
admin-replace-whom = Choose a place…
admin-replace-by-title = Who takes over { $name }’s place?
admin-replace-by = Choose a person…
admin-replace-sure = Give { $name }’s place at table { NUMBER($id, useGrouping: 0) } to **{ $person }**?
admin-replace-sure-running = Give { $name }’s place at table { NUMBER($id, useGrouping: 0) } to **{ $person }**? { $person } then plays on in it and sees everything that belongs to it, including its secrets. A post tells the table.
admin-replace-button = Replace
admin-replace-changed = That place has changed hands in the meantime. Please start again.
admin-end-sure = End table { NUMBER($id, useGrouping: 0) } of **{ $game }** for good? Nobody wins, and nobody can move any more. The log stays readable.
admin-end-button = End it

admin-answer-title = Table { NUMBER($id, useGrouping: 0) }: which seat should a computer player answer one question for? It sees what that seat sees; you do not.
admin-answer-choose = Choose a seat

admin-rollback-title = { $count ->
    [one] ## Take back one answer at table { NUMBER($id, useGrouping: 0) }?
   *[other] ## Take back { $count } answers at table { NUMBER($id, useGrouping: 0) }?
}
admin-rollback-line = - { NUMBER($number, useGrouping: 0) } · { $seat }: { $told }
admin-rollback-line-told = - { NUMBER($number, useGrouping: 0) } · { $told }
admin-rollback-more = -# … and { $count } earlier ones
admin-rollback-now = Now
admin-rollback-then = After the rollback
admin-rollback-headline = It would then be { $awaited }’s turn: { $headline }
admin-rollback-button = Roll back
# From the desk: the newest answers in a menu.
admin-rollback-which = How far back should table { NUMBER($id, useGrouping: 0) } go? The answer you choose and everything after it is taken back. You will see a preview first.
admin-rollback-choose = Go back to before…
admin-rollback-leave = Leave it as it is
admin-rollback-stale = **The game has moved on in the meantime.** Look again:

admin-done-paused = Table { NUMBER($id, useGrouping: 0) } is paused.
admin-done-resumed = Table { NUMBER($id, useGrouping: 0) } is running again.
admin-done-reminded = I have reminded everybody table { NUMBER($id, useGrouping: 0) } is waiting for.
admin-done-ended = Table { NUMBER($id, useGrouping: 0) } is closed.
admin-done-archived = Table { NUMBER($id, useGrouping: 0) } is in the archive. Bring it back with **/admin archive** and **back**.
admin-done-unarchived = Table { NUMBER($id, useGrouping: 0) } is back on the lists.
admin-done-moved = Table { NUMBER($id, useGrouping: 0) } is in { $place } now.
admin-done-clock = The clock of table { NUMBER($id, useGrouping: 0) } is set.
admin-done-replaced = The place at table { NUMBER($id, useGrouping: 0) } has changed hands.
admin-done-removed = The place at table { NUMBER($id, useGrouping: 0) } has been taken away.
admin-done-added = Table { NUMBER($id, useGrouping: 0) } has one more person.
admin-done-sat-in = A computer player is sitting in at table { NUMBER($id, useGrouping: 0) }.
admin-done-answered = A computer player has answered for { $seat }.
admin-done-rolled-back = Table { NUMBER($id, useGrouping: 0) } is back where it was before entry { NUMBER($number, useGrouping: 0) }.
admin-done-left = Table { NUMBER($id, useGrouping: 0) } stays as it is.
admin-done-diagnosed = Attach this file to a bug report. It contains nothing hidden, no names and no secrets.

## What the table is told. $by is a mention of the moderator; nobody is pinged by it.

admin-post-paused = **Table { NUMBER($id, useGrouping: 0) } is paused** by { $by }. Nobody can move, no clock runs and nobody is reminded until a moderator resumes it.
admin-post-resumed = **Table { NUMBER($id, useGrouping: 0) } continues.** { $by } has ended the pause.{ $count ->
    [0] { "" }
   *[other] { " " }Next to move: { $people }.
}
admin-post-answered = { $by } had a computer player answer one question for { $seat }.
admin-post-added = { $by } has added { $person } to table { NUMBER($id, useGrouping: 0) } of **{ $game }**, which is about to begin.
admin-post-swapped = { $by } has given the place of { $before } at table { NUMBER($id, useGrouping: 0) } of **{ $game }** to { $person }. It is about to begin.
admin-post-removed = { $by } has taken { $person } off table { NUMBER($id, useGrouping: 0) } of **{ $game }**, which has not begun yet.
admin-post-lost = **Table { NUMBER($id, useGrouping: 0) } of { $game } has a lost channel:** I can no longer post in { $place }. The game itself is safe. It waits, and a moderator can give it another channel with **/admin move**. As soon as I can post there again, it continues by itself.
admin-moved-here = **Table { NUMBER($id, useGrouping: 0) } is played here now.** { $by } has moved it from { $place }. [Earlier posts]({ $link }) stay there, and the log has everything.
admin-moved-from-nowhere = **Table { NUMBER($id, useGrouping: 0) } is played here now.** { $by } has moved it because its old channel is gone. The log still has everything that happened.
admin-moved-away = Table { NUMBER($id, useGrouping: 0) } is played in { $place } now.

admin-refused-too-many-at-once = That is too many at once. Choose fewer.
admin-refused-no-number = No table has that number. Choose one from the list.
admin-refused-no-table-here = There is no table in this channel. Choose one of the tables you moderate from the list.
admin-refused-no-entry = There is no such answer in the log. Choose one from the list.
admin-refused-not-moderator-there = You do not moderate that channel.
admin-refused-no-bots = That is a bot. For a computer player, use **/admin sit-in** or **/table add-computer**.
admin-refused-not-here = That person is not on this server.
admin-refused-no-such-place-at-table = There is no such place at this table. Choose one from the list.
admin-refused-knows-another = That person has played another seat at this table and knows its secrets.
admin-refused-last-person = That is the last person at this table, and computer players do not play on alone. Open the seat to others or end the table.
admin-refused-nobody-awaited = This table is not waiting for anybody right now.

admin-audit-undo-granted = { $who } granted a player's request to go back at table { NUMBER($table, useGrouping: 0) }.
admin-audit-undo-denied = { $who } refused a player's request to go back at table { NUMBER($table, useGrouping: 0) }.
admin-audit-clock-vote = { $who } decided alone what to do after { $person } ran out of time at table { NUMBER($table, useGrouping: 0) } ({ $choice }).
