## Reminders and digests.

command-reminders-name = reminders
command-reminders-text = When and where you are reminded, quiet hours, time zone, daily digest
command-p-timezone-name = timezone
command-p-timezone-text = Your time zone, by its name or a big city in it: Europe/Kyiv, New York, UTC+2
command-away-name = away
command-away-text = Say when you are away: no reminders, your clock stops, your tables know
command-p-from-name = from
command-p-from-text = The first day, or a time: 2026-03-01, 1.3., tomorrow, friday 18:00; now if you leave it out
command-p-to-name = to
command-p-to-text = The last day, or a time
command-p-away-note-name = note
command-p-away-note-text = A word for your tables, such as where you are

## The post that reminds. $since and $until are shown as "two days ago", "in three hours".

reminders-post-channel = { $person }, **{ $game }** waits for you: your turn came { $since }.
# $place is a channel and its server.
reminders-post-private = **{ $game }** (table { NUMBER($id, useGrouping: 0) }) in { $place } waits for you: your turn came { $since }.
reminders-post-clock = Your time runs out { $until }.
reminders-post-up = ⏳ Your time is up, so the others may decide what to do. Move now, and the question is off.
reminders-post-number = -# Reminder { $number } of at most { $most } for this turn. **/reminders** changes when and where you are reminded; **/away** says that you cannot play for a while.
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
    When a table waits for you and you do not move, you are reminded. All of this holds for you alone, on every server.
reminders-chosen = **Done.**
reminders-line-after = You are reminded after **{ $after }**, { $place }, at most { $most } times a turn.
reminders-line-never = You are **never** reminded of a single table.
reminders-line-digest-only = Single direct messages are not sent, because your **digest** tells you everything once a day.
reminders-line-quiet = Quiet hours: from **{ $begin }** to **{ $end }**. What falls into them comes at their end.
reminders-line-no-quiet = You have no quiet hours.
reminders-line-digest = Daily digest: by direct message at **{ $hour }**, if something waits for you.
reminders-line-no-digest = You get no daily digest.
# $clock: day of the week and time of day.
reminders-line-zone = Time zone: **{ $zone }**; there it is { $clock } now.
reminders-line-no-zone = Time zone: none chosen, so times are those of **UTC**, where it is { $clock } now. Choose yours with **/reminders timezone**.

reminders-menu-after = After how long?
reminders-menu-place = Where?
reminders-menu-quiet-from = Quiet from…
reminders-menu-quiet-to = Quiet until…
reminders-menu-digest = Daily digest
# $after is one of those that follow.
reminders-after-usual = As the server does it ({ $after })
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
reminders-refused-quiet-always = Quiet hours have to end at another hour than they begin. If you want no reminders at all, choose “Never”.
