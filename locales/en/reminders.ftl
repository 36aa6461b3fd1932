## Reminders and digests.

command-reminders-name = reminders
command-reminders-text = When and where you are reminded, quiet hours, time zone, daily digest
command-p-timezone-name = timezone
command-p-timezone-text = Your time zone, by its name or a big city: Europe/Kyiv, New York, UTC+2
command-away-name = away
command-away-text = Say when you are away: no reminders, your clock stops, your tables know
command-p-from-name = from
command-p-from-text = The first day, or a time: 2026-03-01, 1.3., tomorrow, friday 18:00; leave it out for now
command-p-to-name = to
command-p-to-text = The last day, or a time
command-p-away-note-name = note
command-p-away-note-text = A note for your tables, such as where you are

## The post that reminds. $since and $until are shown as "two days ago", "in three hours".

reminders-post-channel = { $person }, **{ $game }** is waiting for you: your turn started { $since }.
# $place is a channel and its server.
reminders-post-private = **{ $game }** (table { NUMBER($id, useGrouping: 0) }) in { $place } is waiting for you: your turn started { $since }.
reminders-post-clock = Your time runs out { $until }.
reminders-post-up = ⏳ Your time is up, so the others may decide what to do. If you move now, they no longer need to decide.
reminders-post-number = -# Reminder { $number } of at most { $most } for this turn. Change when and where with **/reminders**; if you cannot play for a while, use **/away**.
reminders-post-go = Go to the table

## Buttons that put a reminder off

reminders-snooze-hour = 1 hour
reminders-snooze-hours = 4 hours
reminders-snooze-morning = Tomorrow morning
reminders-snoozed = All right: I will remind you { $ahead } ({ $until }), unless you have moved by then.
reminders-refused-not-yours = This reminder is for somebody else: only they can put it off.

## The panel of /reminders

reminders-title =
    ## Your reminders
    When a table is waiting for you and you do not move, I remind you. These settings are yours alone and count on every server.
reminders-chosen = **Done.**
reminders-line-after = I remind you after **{ $after }**, { $place }, at most { $most } times a turn.
reminders-line-never = I **never** remind you of a single table.
reminders-line-digest-only = I send no single direct messages, because your **digest** covers everything once a day.
reminders-line-quiet = Quiet hours: from **{ $begin }** to **{ $end }**. Anything due in between comes when they end.
reminders-line-no-quiet = You have no quiet hours.
reminders-line-digest = Daily digest: by direct message at **{ $hour }**, if something is waiting for you.
reminders-line-no-digest = You get no daily digest.
# $clock: day of the week and time of day.
reminders-line-zone = Time zone: **{ $zone }**, where it is { $clock } now.
reminders-line-no-zone = Time zone: none chosen, so times are in **UTC**, where it is { $clock } now. Choose yours with **/reminders timezone**.

reminders-menu-after = After how long?
reminders-menu-place = Where?
reminders-menu-quiet-from = Quiet from…
reminders-menu-quiet-to = Quiet until…
reminders-menu-digest = Daily digest
reminders-menu-table = Only for one table…
# $after is one of those that follow.
reminders-after-usual = As set by the server ({ $after })
reminders-after-never = Never
reminders-after-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
reminders-after-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
reminders-after-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
reminders-in-channel = in the table's channel
reminders-in-dm = by direct message
reminders-quiet-none = No quiet hours
reminders-quiet-from = Quiet from { $hour }
reminders-quiet-to = Quiet until { $hour }
reminders-digest-none = No digest
reminders-digest-at = Digest at { $hour }
reminders-digest-settings = Reminders and digest

reminders-refused-no-zone = I do not know a time zone called { $typed }. Type the name of a big city near you and choose from the list, or something like UTC+2.
reminders-refused-quiet-always = Quiet hours cannot start and end at the same hour. If you want no reminders at all, choose “Never”.

## The settings for one table

reminders-table-title =
    ## { $game } (table { NUMBER($id, useGrouping: 0) })
    These settings count at this table only and come before your general ones.
reminders-table-line-usual = Reminders: as at all your tables.
reminders-table-line-never = I **never** remind you of this table.
reminders-table-line-after = I remind you of this table after **{ $after }**, also if you get a digest.
reminders-table-line-no-digest = Your daily digest leaves this table out.
reminders-table-line-full = I ping you as soon as the lobby is **full**.
reminders-table-line-near = I ping you when your next turn looks **two answers away**.
reminders-table-usual = As at all my tables
reminders-table-quiet-usual = Quiet hours as at all my tables
reminders-table-quiet-none = No quiet hours at this table
reminders-table-full = Ping me when it is full
reminders-table-near = Ping me before my turn
reminders-table-digest = In my digest

## The pings. $place is a channel and its server.

reminders-ping-full = The lobby of **{ $game }** (table { NUMBER($id, useGrouping: 0) }) in { $place } is full.
reminders-ping-near = **{ $game }** (table { NUMBER($id, useGrouping: 0) }) in { $place }: your next turn looks about two answers away. That is a guess: nobody has looked at hidden things.
reminders-ping-settings = Settings for this table
