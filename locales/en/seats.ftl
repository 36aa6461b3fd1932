# Seats in running games, clocks, and votes when somebody's time is up.

## What the host refuses

host-refused-last-person = You are the last person at this table: computer players do not go on alone. The seat can be opened to others, or the table closed.
host-refused-not-kept = No seat is kept for you at this table.
host-refused-not-vacant = This seat is not open: somebody holds it.
host-refused-vacant-already = This seat is open already.
host-refused-filled-in = A computer player keeps this seat warm already.
host-refused-no-place = There is no such seat at this table.
host-refused-already-seated = You already have a seat at this table: nobody may see two hands.
host-refused-knows-another = You have played another seat at this table and know its secrets, so you cannot take this one.
host-refused-no-clock = There is no such clock.
host-refused-clock-running = The game has begun: only a moderator can change its clock now.
host-refused-no-vote = That cannot be voted for.
host-refused-not-voter = Only the other players at this table decide this.
host-refused-vote-over = This vote is over.
