## Being away

# Said behind a name.
away-mark-plain = (away until { $until })
away-mark-noted = (away until { $until }: { $note })
# A table that waits for somebody learns that they have gone away.
away-post = The table is waiting for { $awaited }.
away-title-now =
    ## You are away
    You get no reminders, your clock is stopped, and your tables can see your note and when you will be back.
away-title-planned =
    ## Your absences
    Nothing has changed yet. While you are away you get no reminders, your clock is stopped, and your tables can see your note and when you will be back.
# Above a person's own tables, and above what they have chosen.
away-own = **You are away** until { $until } ({ $ahead }): you get no reminders and your clocks are stopped. **/away** lets you tell your tables that you are back.
away-none = You have no absence planned. Use **/away** with your last day (and the first one, if it is not today) to tell your tables that you are away: you get no reminders then, and your clock stops.
away-line-now = { $number }. **now**, until { $end }
away-line-planned = { $number }. from { $begin } until { $end }
away-end-now = I am back
away-end-planned = Cancel { $number }
away-done = You are away from { $begin } until { $end }.
away-back = Welcome back! Your tables count on you again.
away-called-off = That absence has been cancelled.
away-zone = -# Times are in your time zone, { $zone }. Change it with **/reminders timezone**.
away-no-zone = -# You have not chosen a time zone, so times are in UTC. Choose yours with **/reminders timezone**.
away-refused-no-end = Until when? Put your last day into **to**; all of that day counts.
away-refused-unreadable = I cannot read { $typed } as a day or a time. Write it like 2026-03-01, 1.3., tomorrow, friday or 2026-03-01 18:00.
# What people may type instead of a date.
away-word-now = now
away-word-today = today
away-word-tomorrow = tomorrow
