# Looking for people to play with: /looking and proposals.

command-looking-name = looking
command-looking-text = Look for people to play with on this server

looking-title =
    ## Looking for a game
    Say what you would like to play. When enough people fit, I propose a table to all of you in a direct message, and it opens when you accept. Others see your name only in a proposal. A search lasts { $days } days.
looking-nothing = You are not looking for a game here.
looking-search = **You are looking for** { $games }; { $pace }; { $size ->
    [0] any number of people
   *[other] { $size } people
}, until { $until }. I propose a table { $often ->
    [yes] as often as people fit.
   *[no] at most once a day.
}
looking-any-game = any game
looking-any-size = any number of people
looking-size = { $count } people, you included
looking-menu-games = Which games?
looking-menu-pace = How quickly do you want to play?
looking-menu-size = How many people?
looking-menu-often = How often may I write to you?
looking-often-no = at most one proposal a day
looking-often-yes = whenever people fit
looking-button-begin = Look for any game
looking-button-stop = Stop looking
looking-button-yes = I'm in
looking-button-no = Not this time
looking-changed = I am looking for people who fit.
looking-stopped = You are not looking for a game any more.
looking-on-server = On **{ $server }**, people want to play what you are looking for.
looking-proposal =
    ### A table of { $game }?
    { $count } people, { $pace }: { $others } and you. Answer by { $until }; the table opens as soon as everybody has.
looking-accepted = { $count ->
    [one] You are in. The table opens when the other person has accepted, too.
   *[other] You are in. The table opens when { $count } more people have accepted.
}
looking-complete = You are in, and so are the others. I open the table now, and tell you where it is.
looking-declined = All right, not this time. You are still looking.
looking-opened = Your table of **{ $game }** on **{ $server }** is open: { $channel }
looking-refused-not-yours = This proposal is not for you.
looking-refused-over = This proposal is over. **/looking** shows what you are looking for.

## Habits: how quickly somebody answers, how many matches they saw to the end.
habits-minutes = { $count ->
    [one] usually answers within a minute
   *[other] usually answers within { $count } minutes
}
habits-hours = { $count ->
    [one] usually answers within an hour
   *[other] usually answers within { $count } hours
}
habits-days = { $count ->
    [one] usually answers within a day
   *[other] usually answers within { $count } days
}
habits-ended = { $ended } of { $begun } matches seen to the end
habits-too-few = too few matches so far to say anything
habits-own = **Your habits:** { $habits }. { $shown ->
    [yes] Lobbies show this beside your name.
   *[no] Only you see this.
}
habits-button-show = Show my habits in lobbies
habits-button-hide = Hide my habits
habits-chosen = From now on lobbies show your habits beside your name.
habits-hidden = Only you see your habits now.
