## Being away

# Said behind a name.
away-mark-plain = (away until { $until })
away-mark-noted = (away until { $until }: { $note })
# A table that waits for somebody learns that they have gone away.
away-post = The table waits for { $awaited }.
away-title-now =
    ## You are away
    Meanwhile no reminder reaches you, your clock stands still, and your tables see until when, and your note.
away-title-planned =
    ## Your absences
    Nothing has changed yet. While you are away no reminder reaches you, your clock stands still, and your tables see until when, and your note.
# Above a person's own tables, and above what they have chosen.
away-own = **You are away** until { $until } ({ $ahead }): no reminder reaches you and your clocks stand still. **/away** tells your tables that you are back.
away-none = You have no absence planned. **/away** with a last day, and a first one if it is not today, tells your tables that you do not play meanwhile: no reminder reaches you then, and your clock stands still.
away-line-now = { $number }. **now**, until { $end }
away-line-planned = { $number }. from { $begin } until { $end }
away-end-now = I am back
away-end-planned = Call off { $number }
away-done = You are away from { $begin } until { $end }.
away-back = Welcome back! Your tables count on you again.
away-called-off = That absence is called off.
away-zone = -# What you type is understood in your time zone, { $zone }; **/reminders timezone** changes it.
away-no-zone = -# You have chosen no time zone, so what you type is understood in UTC. **/reminders timezone** chooses yours.
away-refused-no-end = Until when? Say in **to** which day is the last one; it counts as a whole.
away-refused-unreadable = I cannot read { $typed } as a day or a time. Write it like 2026-03-01, 1.3., tomorrow, friday or 2026-03-01 18:00.
# What people may type instead of a date.
away-word-now = now
away-word-today = today
away-word-tomorrow = tomorrow
