## What moderators read: settings, the tables of a server, the audit log.

command-settings-name = settings
command-settings-text = For moderators: how tables are run on this server

## Settings

admin-settings-title =
    ## Settings of this server
    Changes count at once and are written into the audit log.
admin-settings-page-people = People
admin-settings-page-defaults = Limits and defaults
admin-settings-no-role = No role
admin-settings-some-role = Only people with a role…
admin-settings-no-channel = No channel
admin-settings-role-not-yours = -# Only people whom Discord lets manage the server or its channels can change this role.
admin-settings-creators-everyone = Everyone
admin-settings-creators-moderators = Moderators only
admin-settings-lock-yes = Lock new tables
admin-settings-lock-no = Unlock new tables
admin-settings-locked-yes = locked
admin-settings-locked-no = open

admin-setting-moderator-role = Moderators
admin-setting-moderator-role-help = People with this role look after the tables, besides those whom Discord lets manage channels.
admin-setting-moderator-role-none = nobody but those who may manage channels
admin-setting-creators = Who opens tables
admin-setting-creators-help = Moderators always may.
admin-setting-locked = New tables
admin-setting-locked-help = While they are locked only moderators open tables. Those that are being played go on.
admin-setting-audit-channel = Audit log
admin-setting-audit-channel-help = Everything that moderators do is posted there; **/admin log** shows it in any case.
admin-setting-audit-channel-none = not posted
admin-setting-most-tables = Tables at a time on this server
admin-setting-most-tables-help = Finished and closed ones do not count.
admin-setting-most-tables-none = { $count } (as usual)
admin-setting-most-tables-off = no limit
admin-setting-most-per-person = Tables at a time for one person
admin-setting-most-per-person-help = Those they sit at on this server, or have opened.
admin-setting-most-per-person-none = { $count } (as usual)
admin-setting-most-per-person-off = no limit
admin-setting-stall-days = Tables that do not get on
admin-setting-stall-days-help = After so long, one summary a day in the channel of the audit log.
admin-setting-stall-days-none = after { $count } days (as usual)
admin-setting-stall-days-off = nobody is told
admin-setting-language = Language of new tables
admin-setting-language-help = Unless whoever opens a table chooses another. In private everybody reads their own.
admin-setting-language-none = as Discord says
admin-setting-clock = Clock of new tables
admin-setting-clock-help = Running out of time never loses a game: it asks the others what to do.
admin-setting-clock-none = no clock
admin-setting-remind-after = Reminders
admin-setting-remind-after-help = After how long people are reminded who have not chosen for themselves.
admin-setting-remind-after-none = after 24 hours (as usual)

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

admin-refused-not-moderator = That is for moderators: people whom Discord lets manage channels here, or who wear the role chosen in **/settings**.
admin-refused-role-not-yours = Only people whom Discord lets manage the server or its channels can choose the moderators' role.
admin-refused-everyone-role = Not everybody can be a moderator. Choose another role.
admin-refused-no-such-role = There is no such role on this server.
admin-refused-no-such-place = That is no text channel or thread of this server that I can see.
admin-refused-cannot-post = { $count ->
    [one] I lack this permission there: { $permissions }.
   *[other] I lack these permissions there: { $permissions }.
}

## The audit log. $who and other people are mentions, $from, $to and $channel are links to channels.

admin-log-title = ## Audit log ({ $page } of { $pages })
admin-log-empty = No moderator has done anything yet.

admin-audit-setting = { $who } changed a setting. **{ $setting }:** { $before } → { $after }
admin-audit-lost = Table { NUMBER($table, useGrouping: 0) } waits in a lost channel: I cannot post in { $channel } any more. **/admin move** gives it another place.
admin-audit-pause = { $who } paused table { NUMBER($table, useGrouping: 0) }.
admin-audit-resume = { $who } let table { NUMBER($table, useGrouping: 0) } go on.
admin-audit-remind = { $who } reminded everybody whom table { NUMBER($table, useGrouping: 0) } waits for.
admin-audit-clock-absence = { $who } let absences stop the clock of table { NUMBER($table, useGrouping: 0) } { $days ->
    [0] for as long as they last.
   *[other] for at most { $days } days of a turn.
}
admin-audit-end = { $who } ended table { NUMBER($table, useGrouping: 0) } without a result.
admin-audit-archive = { $who } archived table { NUMBER($table, useGrouping: 0) }.
admin-audit-unarchive = { $who } brought table { NUMBER($table, useGrouping: 0) } back from the archive.
admin-audit-move = { $who } moved table { NUMBER($table, useGrouping: 0) } from { $from } to { $to }.
admin-audit-rollback = { $who } rolled table { NUMBER($table, useGrouping: 0) } back to before entry { NUMBER($entry, useGrouping: 0) } (of { NUMBER($seen, useGrouping: 0) }).
admin-audit-answer = { $who } let a computer player answer entry { NUMBER($entry, useGrouping: 0) } for { $seat } at table { NUMBER($table, useGrouping: 0) }.
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
admin-audit-sit-in = { $who } let a computer player sit in for { $person } at table { NUMBER($table, useGrouping: 0) }.
admin-audit-fill-in = { $who } let a computer player hold an open seat at table { NUMBER($table, useGrouping: 0) }.
admin-audit-clock = { $who } changed the clock of table { NUMBER($table, useGrouping: 0) }: { $preset }.
admin-audit-add-computer = { $who } added a computer player to table { NUMBER($table, useGrouping: 0) }.
admin-audit-remove-computer = { $who } took a computer player off table { NUMBER($table, useGrouping: 0) }.
admin-audit-hints = { $who } changed who may ask for hints at table { NUMBER($table, useGrouping: 0) }: { $value ->
    [alone] whoever plays alone
    [everybody] everybody
   *[other] nobody
}.
admin-audit-agreement = { $who } changed who agrees to going back past luck at table { NUMBER($table, useGrouping: 0) }: { $value ->
    [concerned] those whom it concerns
   *[other] everybody who plays
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
command-admin-resume-text = Let a paused game go on
command-admin-remind-name = remind
command-admin-remind-text = Remind everybody whom a table waits for, in its channel
command-admin-end-name = end
command-admin-end-text = End a table for good, without a result
command-admin-archive-name = archive
command-admin-archive-text = Take a finished or closed table off every list
command-admin-move-name = move
command-admin-move-text = Move a table with its history to another channel or thread
command-admin-clock-name = clock
command-admin-clock-text = Give a table a clock, another one, or none
command-admin-replace-name = replace
command-admin-replace-text = Give somebody's place at a table to another person
command-admin-remove-name = remove
command-admin-remove-text = Take somebody's place at a table away
command-admin-add-name = add
command-admin-add-text = Give somebody a free place at a table
command-admin-answer-name = answer
command-admin-answer-text = Let a computer player answer one question in somebody's place
command-admin-sit-in-name = sit-in
command-admin-sit-in-text = Let a computer player sit in for somebody until they return
command-admin-rollback-name = rollback
command-admin-rollback-text = Go back to any entry of the log, after a look at what that would mean
command-admin-log-name = log
command-admin-log-text = Read who did what and when as a moderator
command-admin-diagnose-name = diagnose
command-admin-diagnose-text = A file to attach to a bug report; it tells nothing hidden

command-p-status-name = status
command-p-status-text = How the tables stand; open ones if you leave it out
command-p-sits-name = person
command-p-sits-text = Only tables of this person
command-p-hours-name = waiting
command-p-hours-text = Only tables that have waited for longer than so many hours
command-p-lost-name = lost
command-p-lost-text = Only tables with a lost channel: it takes no posts
command-p-paused-name = paused
command-p-paused-text = Only paused tables
command-p-back-name = back
command-p-back-text = Bring it back from the archive
command-p-place-name = to
command-p-place-text = The channel or thread; this one if you leave it out
command-p-preset-name = preset
command-p-preset-text = How much time people have
command-p-who-name = who
command-p-who-text = Who sits there now
command-p-by-name = by
command-p-by-text = Who plays on
command-p-left-to-name = leaves-to
command-p-left-to-text = Who plays on; a computer player if you leave it out
command-p-added-name = person
command-p-added-text = Who shall play
command-p-open-place-name = place
command-p-open-place-text = Which open seat, once the game has begun; the first if you leave it out
command-p-entry-name = entry
command-p-entry-text = The first answer that is to be taken back
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
command-left-to-open = nobody until somebody takes the seat

## Lists and answers

admin-tables-heading = { $count ->
    [one] ## One table
   *[other] ## { $count } tables{ $pages ->
        [1] { "" }
       *[other] { " " }({ $page } of { $pages })
    }
}{ $stalled ->
    [0] { "" }
    [one] { " " }· one does not get on
   *[other] { " " }· { $stalled } do not get on
}
admin-tables-none = No table is like that.
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
admin-tables-awaited = waits for { $awaited }

## Why a table does not get on. $since and $until are times.

admin-stall-frozen = **on hold** { $since }
admin-stall-lost = **lost channel** { $since }
admin-stall-time-up = **time up, vote open** { $since }
admin-stall-vote = **vote open** { $since }
admin-stall-open-seat = **open seat** { $since }
admin-stall-away = **away**, back { $until }
admin-stall-waiting = **waiting** { $since }
admin-stall-still = **no answer** since { $since }
admin-stall-name-all = All tables
admin-stall-name-any = Everything that does not get on
admin-stall-name-frozen = on hold
admin-stall-name-lost = lost channel
admin-stall-name-time-up = time up
admin-stall-name-vote = vote open
admin-stall-name-open-seat = open seat
admin-stall-name-away = away
admin-stall-name-waiting = waiting long
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
    [one] **One table is chosen.** What shall be done with it?
   *[other] **{ $count } tables are chosen.** What shall be done with all of them?
}
admin-several-pause = { $count ->
    [one] ## Pause this table?
   *[other] ## Pause these { $count } tables?
}
admin-several-resume = { $count ->
    [one] ## Let this table go on?
   *[other] ## Let these { $count } tables go on?
}
admin-several-remind = { $count ->
    [one] ## Remind everybody whom this table waits for?
   *[other] ## Remind everybody whom these { $count } tables wait for?
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
    [one] ## One table does not get on
   *[other] ## { $count } tables do not get on
}
# $new tables were not in yesterday's summary, $gone of yesterday's get on again.
admin-summary-changed = Since yesterday: { $new } new, { $gone } get on again.
admin-summary-same = The same as yesterday.
admin-summary-new = **new**
admin-summary-desk = Open the desk

admin-place-open = – open

admin-entry = { NUMBER($number, useGrouping: 0) } · { $seat } · { $told }
admin-entry-told = { NUMBER($number, useGrouping: 0) } · { $told }
admin-entry-quiet = an answer that others do not see

# Replacing a player. $name is who holds the place now, $person who would get it.
admin-replace-title = Whose place at table { NUMBER($id, useGrouping: 0) } do you want to give to somebody else?
admin-replace-whom = Choose a place…
admin-replace-by-title = Who takes the place of { $name }?
admin-replace-by = Choose a person…
admin-replace-sure = Give the place of { $name } at table { NUMBER($id, useGrouping: 0) } to **{ $person }**?
admin-replace-sure-running = Give the place of { $name } at table { NUMBER($id, useGrouping: 0) } to **{ $person }**? From then on { $person } sees everything that belongs to it, its secrets too, and plays on. The table is told.
admin-replace-button = Replace
admin-replace-changed = That place has changed hands meanwhile. Please begin again.
admin-end-sure = End table { NUMBER($id, useGrouping: 0) } of **{ $game }** for good? Nobody wins, and nothing can be moved any more. The log stays readable.
admin-end-button = End it

admin-answer-title = Table { NUMBER($id, useGrouping: 0) }: for whom shall a computer player answer one question? It sees what that seat sees; you do not.
admin-answer-choose = Choose a seat

admin-rollback-title = { $count ->
    [one] ## Take back one answer at table { NUMBER($id, useGrouping: 0) }?
   *[other] ## Take back { $count } answers at table { NUMBER($id, useGrouping: 0) }?
}
admin-rollback-line = - { NUMBER($number, useGrouping: 0) } · { $seat }: { $told }
admin-rollback-line-told = - { NUMBER($number, useGrouping: 0) } · { $told }
admin-rollback-more = -# … and { $count } before these
admin-rollback-now = Now
admin-rollback-then = After the rollback
admin-rollback-headline = It would be { $awaited }’s turn then: { $headline }
admin-rollback-button = Roll back
# From the desk: the newest answers in a menu.
admin-rollback-which = To which point of table { NUMBER($id, useGrouping: 0) } do you want to go back? What you choose and everything after it is taken back. You will see a preview first.
admin-rollback-choose = Go back to before…
admin-rollback-leave = Leave it as it is
admin-rollback-stale = **The game has gone on meanwhile.** Look again:

admin-done-paused = Table { NUMBER($id, useGrouping: 0) } is paused.
admin-done-resumed = Table { NUMBER($id, useGrouping: 0) } goes on.
admin-done-reminded = Everybody whom table { NUMBER($id, useGrouping: 0) } waits for is reminded.
admin-done-ended = Table { NUMBER($id, useGrouping: 0) } is closed.
admin-done-archived = Table { NUMBER($id, useGrouping: 0) } is in the archive. **/admin archive** with **back** brings it back.
admin-done-unarchived = Table { NUMBER($id, useGrouping: 0) } is back on the lists.
admin-done-moved = Table { NUMBER($id, useGrouping: 0) } is in { $place } now.
admin-done-clock = The clock of table { NUMBER($id, useGrouping: 0) } is set.
admin-done-replaced = The place at table { NUMBER($id, useGrouping: 0) } has changed hands.
admin-done-removed = The place at table { NUMBER($id, useGrouping: 0) } is taken away.
admin-done-added = Table { NUMBER($id, useGrouping: 0) } has one more person.
admin-done-sat-in = A computer player sits in at table { NUMBER($id, useGrouping: 0) }.
admin-done-answered = A computer player has answered for { $seat }.
admin-done-rolled-back = Table { NUMBER($id, useGrouping: 0) } is back where it stood before entry { NUMBER($number, useGrouping: 0) }.
admin-done-left = Table { NUMBER($id, useGrouping: 0) } stays as it is.
admin-done-diagnosed = Attach this file to a bug report. It tells nothing hidden, no names and no secrets.

## What the table is told. $by is a mention of the moderator; nobody is pinged by it.

admin-post-paused = **Table { NUMBER($id, useGrouping: 0) } is paused** by { $by }. Nobody can move, no clock runs and nobody is reminded until a moderator lets it go on.
admin-post-resumed = **Table { NUMBER($id, useGrouping: 0) } goes on.** { $by } has ended the pause.{ $count ->
    [0] { "" }
   *[other] { " " }It is the turn of { $people }.
}
admin-post-answered = { $by } has let a computer player answer one question for { $seat }.
admin-post-added = { $by } has added { $person } to table { NUMBER($id, useGrouping: 0) } of **{ $game }**, which is about to begin.
admin-post-swapped = { $by } has given the place of { $before } at table { NUMBER($id, useGrouping: 0) } of **{ $game }** to { $person }. It is about to begin.
admin-post-removed = { $by } has taken { $person } off table { NUMBER($id, useGrouping: 0) } of **{ $game }**, which has not begun yet.
admin-post-lost = **Table { NUMBER($id, useGrouping: 0) } of { $game } has a lost channel:** I can no longer post in { $place }. Nothing of the game is lost. It waits, and a moderator can give it another channel with **/admin move**. As soon as I may post there again, it goes on by itself.
admin-moved-here = **Table { NUMBER($id, useGrouping: 0) } is played here now.** { $by } has moved it from { $place }; [what came before]({ $link }) stays there, and the log knows all of it.
admin-moved-from-nowhere = **Table { NUMBER($id, useGrouping: 0) } is played here now.** { $by } has moved it: its old channel is gone. The log still knows everything that came before.
admin-moved-away = Table { NUMBER($id, useGrouping: 0) } is played in { $place } now.

admin-refused-too-many-at-once = These are too many at once. Choose fewer.
admin-refused-no-number = That is no number of a table. Choose one from the list.
admin-refused-no-table-here = There is no table in this channel. Name one: the list offers those that you moderate.
admin-refused-no-entry = There is no such answer in the log. Choose one from the list.
admin-refused-not-moderator-there = You do not moderate that channel.
admin-refused-no-bots = That is a bot. For a computer player use **/admin sit-in** or **/table add-computer**.
admin-refused-not-here = That person is not on this server.
admin-refused-no-such-place-at-table = There is no such place at this table. Choose one from the list.
admin-refused-knows-another = That person has played another seat at this table and knows its secrets.
admin-refused-last-person = That is the last person at this table: computer players do not go on alone. Open the seat to others, or end the table.
admin-refused-nobody-awaited = This table waits for nobody right now.

admin-audit-undo-granted = { $who } let table { NUMBER($table, useGrouping: 0) } take back what a player had asked for.
admin-audit-undo-denied = { $who } refused to take anything back at table { NUMBER($table, useGrouping: 0) }.
admin-audit-clock-vote = { $who } decided alone about the clock of { $person } at table { NUMBER($table, useGrouping: 0) } ({ $choice }).
