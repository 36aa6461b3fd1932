## Clocks

clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
# $long and $short are such stretches of time.
clock-both = { $long } and { $short }
clock-preset-relaxed = relaxed
clock-preset-steady = steady
clock-preset-quick = quick
clock-preset-off = no clock
clock-terms = { $name }: { $turn } for each turn, and { $bank } more for the whole game
clock-title = Clock
clock-help = Nobody is thrown out for running out of time: the others are asked whether to wait.
clock-running =
    ## Clock: { $name }
    Every turn has { $turn } of its own. Anything beyond that comes out of a bank of { $bank } for the whole game. If somebody's time runs out, the others decide together what to do.
clock-none =
    ## No clock
    Everybody has all the time in the world.
clock-may-choose = { $clock ->
    [none] You may choose a clock here.
   *[other] You may choose another clock here.
}
clock-line-awaited = - { $name }: time runs out { $until }
clock-line-stopped = - { $name }: the clock is stopped, with { $left } left
clock-line-up = - { $name }: the time is up
clock-line-bank = - { $name }: { $bank } in the bank
clock-line-empty = - { $name }: the bank is empty
clock-absence-menu = How long can absences stop the clock…
clock-absence-unlimited = Absences stop the clock for as long as they last.
clock-absence-limited = Absences stop the clock for at most { $days } per turn.
clock-post = -# ⏳ Time runs out: { $times }
clock-post-person = { $name } { $until }
clock-panel = -# ⏳ Your time runs out { $until }, including { $bank } from your bank.
clock-panel-turn = -# ⏳ Your time runs out { $until }. Your bank is empty.
clock-panel-stopped = -# ⏸️ Your clock is stopped, with { $left } left.
clock-panel-up = -# ⏳ Your time is up, and the others have been asked what to do. If you move now, they no longer need to decide.
clock-changed = **The clock of this game is now “{ $name }”:** { $turn } for each turn, and { $bank } more for the whole game. Time already used stays used.
clock-changed-off = **This game continues without a clock.**
