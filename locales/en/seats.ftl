# Seats in running games.

## What the host refuses

host-refused-last-person = You are the last person at this table, and computer players do not play on alone. You can open your seat to others or close the table.
host-refused-not-kept = No seat is kept for you at this table.
host-refused-not-vacant = This seat is not open: somebody has it.
host-refused-vacant-already = This seat is already open.
host-refused-filled-in = A computer player is already filling in for this seat.
host-refused-no-place = There is no such seat at this table.
host-refused-already-seated = You already have a seat at this table: nobody may see two hands.
host-refused-knows-another = You have played another seat at this table and know its secrets, so you cannot take this one.
host-refused-no-clock = There is no such clock.
host-refused-clock-running = The game has begun: only a moderator can change its clock now.
host-refused-no-vote = That cannot be voted for.
host-refused-not-voter = Only the other players at this table decide this.
host-refused-vote-over = This vote is over.

## How seats are called that no person holds

seats-open = open seat
seats-open-computer = computer on an open seat
seats-sitting-in = Computer for { $name }

## Commands

command-seats-name = seats
command-seats-text = See the open seats in running games on this server
command-return-name = return
command-return-text = Take back the seat that is kept for you in this game
command-clock-name = clock
command-clock-text = See how much time everybody has, or choose this table's clock
command-p-table-clock-name = clock
command-p-table-clock-text = The clock to play with; leave it out to see the current one

## Leaving a running game

seats-leave-ask =
    ## Leave this game of { $game }?
    { $count ->
        [one] Your seat goes to somebody else, with its hand and all its secrets. Until another person takes it over, a computer player can play for you, or the seat can wait.
       *[other] Your { $count } seats go to somebody else, with their hands and all their secrets. Until another person takes them over, a computer player can play for you, or the seats can wait.
    }
seats-leave-alone =
    ## Leave this game of { $game }?
    Nobody else is left, and computer players do not play on alone. You can open { $count ->
        [one] your seat, and the game waits until somebody takes it over.
       *[other] your seats, and the game waits until somebody takes them over.
    }
seats-leave-computer = A computer plays on
seats-leave-open = { $count ->
    [one] Open my seat
   *[other] Open my seats
}
seats-leave-close = Close the table
seats-leave-stay = Stay
seats-left-open-computer = You have left this game of **{ $game }**, and a computer player has taken your place ({ $seat }). Nobody else has taken the seat yet, so you can still have it back.
seats-left-open-open = You have left this game of **{ $game }**, and your seat ({ $seat }) is open. Nobody has taken it yet, so you can still have it back.
seats-button-take-back = Take my seat back
seats-left-computer = You have left the game. A computer player has taken your place.
seats-left-open = You have left the game. { $count ->
    [one] Your seat is
   *[other] Your seats are
} open to anyone.
seats-stayed = You are staying. Nothing has changed.

## What the channel is told. $who, $by (a moderator), $before and $heir are mentions; $seat is the
## seat concerned by its colour.

seats-event-left-computer = **{ $who } has left the game.** A computer player now plays { $seat }; anybody else may take over the seat.
seats-event-left-open = **{ $who } has left the game.** { $seat } is now an open seat: anybody else may take it over.
seats-event-removed-computer = **{ $by } has taken { $who } out of this game.** A computer player now plays { $seat }; anybody else may take over the seat.
seats-event-removed-open = **{ $by } has taken { $who } out of this game.** { $seat } is now an open seat: anybody else may take it over.
seats-event-sat-in = **A computer player is sitting in for { $who }** and plays { $seat } until they return.
seats-event-sat-in-by = **{ $by } has a computer player sitting in for { $who }:** it plays { $seat } until they return.
seats-event-back = **{ $who } is back** and plays { $seat } again.
seats-event-taken = **{ $who } takes over { $seat }** in this game.
seats-event-taken-from = **{ $who } takes over { $seat }**, the seat of { $before }.
seats-event-seated = **{ $by } has given { $who } a seat in this game:** { $seat } is now theirs.
seats-event-seated-from = **{ $by } has given { $who } the seat of { $before }:** { $seat } is now theirs.
seats-event-opened = **{ $who }’s seat is open:** anybody else may take over { $seat }. Until then, { $who } may return to it.
seats-event-offered = **{ $seat } is an open seat:** a computer player is filling in, and anybody may take it over.
seats-event-filled = **A computer player is filling in** for the open seat { $seat }; anybody may still take it over.
seats-event-filled-by = **{ $by } has a computer player filling in** for the open seat { $seat }; anybody may still take it over.
seats-event-still-open = **The seat { $seat } is still open.** Do you know somebody who would like to take it over? A computer player can fill in, too.
# $people are mentions of those who play: their game has an open seat.
seats-call = You play here: { $people }
seats-heir = { $heir } is in charge of the table from now on.
seats-waits = The game is waiting for this seat and continues as soon as somebody takes it over.
seats-turn = It is this seat's turn.
seats-button-take = Take over
seats-button-take-seat = Take over { $seat }
seats-button-fill = Let a computer fill in
seats-button-fill-seat = Let a computer fill in for { $seat }
seats-button-back = I’m back

## Open seats

seats-list-title =
    ## { $count ->
        [one] One open seat on this server
       *[other] { $count } open seats on this server
    }
seats-list-none = No running game on this server has an open seat.
# $headline: how far the game has come. $others: who else plays.
seats-list-seat =
    ### { $number }. { $game }
    At [table { NUMBER($id, useGrouping: 0) }]({ $link }) · { $headline }
    As **{ $seats }**, with { $others }
seats-others-open = { $count ->
    [one] another open seat
   *[other] { $count } more open seats
}
seats-list-waits = -# The game is waiting for this seat.
seats-list-take = Take over { $number }
seats-take-ask =
    ## Take over a seat?
    You would play **{ $seats }** in this game of **{ $game }**, with the seat's hand and its whole history, and the others would count on you from now on.
seats-take-with = You would play with { $others }.
seats-take-yes = Take it over
seats-take-no = Not now
seats-take-not = Nothing has changed.
seats-taken = **Welcome!** This seat is now yours. Read its whole story so far with **/log**.
seats-returned = **Welcome back!** The seat is yours again.
seats-returned-orders = **Welcome back!** The seat is yours again. If you had a standing order, it ended when the computer took over.
seats-filled = A computer player is filling in for the seat.
seats-refused-sat-in = A computer player is sitting in for you. Press **My move** or use **/table return** to take your seat back.
# How a table stands for somebody whose seat is kept for them.
seats-kept-computer = a computer player is sitting in for you; **/table return** takes your seat back
seats-kept-open = your seat is open to others; **/table return** takes it back while it is still free
seats-kept-line-computer = -# A computer player is sitting in for you. **/table return** takes your seat back.
seats-kept-line-open = -# Your seat is open to others. **/table return** takes it back while it is still free.
