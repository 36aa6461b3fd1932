# Finding a table: /tables, the pace of tables, shared hours, expected length.

command-tables-name = tables
command-tables-text = Find a table to join on this server
command-pace-name = pace
command-pace-text = Say how quickly you want to play here
command-p-pace-name = pace
command-p-pace-text = How quickly people want to answer
command-pace-live = live: in one sitting
command-pace-daily = daily: everybody answers at least once a day
command-pace-relaxed = relaxed: everybody answers when they find time
command-pace-any = not said

pace-any = any pace
pace-live = live, in one sitting
pace-daily = daily, everybody answers at least once a day
pace-relaxed = relaxed, everybody answers when they find time
pace-done = The pace of this table: { $pace }.
pace-line = **Pace:** { $pace }
pace-hours = { $count ->
    [0] **Hours:** the { $people } people whose hours I know are hardly ever awake together.
    [24] **Hours:** the { $people } people whose hours I know share the whole day.
    [one] **Hours:** { $people } people are usually awake together for one hour a day: { $when }.
   *[other] **Hours:** { $people } people are usually awake together for { $count } hours a day: { $when }.
}
pace-length-hours = { $count ->
    [one] **Length:** about an hour, as the last { $matches } matches here.
   *[other] **Length:** about { $count } hours, as the last { $matches } matches here.
}
pace-length-days = { $count ->
    [one] **Length:** about a day, as the last { $matches } matches here.
   *[other] **Length:** about { $count } days, as the last { $matches } matches here.
}

open-tables-title = { $count ->
    [one] ## One table has a place for you
   *[other] ## { $count } tables have a place for you
}
open-tables-none = No table here has a free place at the moment. **/table create** opens one, and **/looking** finds people to play with.
open-tables-lobby = **[{ $game } #{ NUMBER($id, useGrouping: 0) }]({ $link })**, not begun: { $people }. { $free ->
    [one] One place is free.
   *[other] { $free } places are free.
}
open-tables-match = **[{ $game } #{ NUMBER($id, useGrouping: 0) }]({ $link })**, being played: { $people }. { $seats ->
    [one] One seat is open.
   *[other] { $seats } seats are open.
}
open-tables-join = Join #{ NUMBER($id, useGrouping: 0) }
open-tables-take = Take over a seat of #{ NUMBER($id, useGrouping: 0) }
