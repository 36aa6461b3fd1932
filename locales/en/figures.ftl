## /admin figures: how the tables of a server fare, for its moderators.

command-admin-figures-name = figures
command-admin-figures-text = Tables a week, how many finish, how long they take, where they stall

figures-title = ## How the tables of this server fare
# $when is the day on which the week began.
figures-week = - Week from { $when }: { $opened ->
    [one] one table opened
   *[other] { $opened } tables opened
}, { $begun } begun, { $finished } finished, { $closed } closed early
figures-game = **{ $game }**: { $finished } of { $ended } games finished ({ $percent } %).
figures-took = Usually { $time }.
# The median number of moves, dice and draws in games that were closed before the end.
figures-closed-after = Closed early after { $count ->
    [one] one step
   *[other] { $count } steps
}.
figures-open = **Now**: { $count ->
    [one] one table is open
   *[other] { $count } tables are open
}, { $stalled } of them stalled.
figures-stall = - { $why }: { $count }
figures-stall-lost = lost channel
figures-stall-time-up = time is up
figures-stall-vote = open vote
figures-stall-open-seat = open seat
figures-stall-waiting = waiting for somebody
figures-stall-still = no answer for long
figures-stall-frozen = frozen by a change of rules
figures-stall-away = everybody awaited is away
