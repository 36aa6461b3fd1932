# What is kept about a person, and how it is deleted.

command-privacy-name = privacy
command-privacy-text = See what I know about you, and delete it

privacy-unknown = I know nothing about you: either you have never joined one of my tables, or everything was deleted.
privacy-title =
    ### What I know about you
    Only you can see this. It covers all servers I am on.
privacy-name = You are called { $name }; I last saw you on { $seen }.
privacy-language = Your language on Discord is { $language }.
privacy-timezone = Your time zone is { $zone }.
privacy-reminders = You have chosen how you want to be reminded.
privacy-unrated = You do not want to be rated.
privacy-count-members = { $count ->
    [one] You play or have played at one table.
   *[other] You play or have played at { $count } tables.
}
privacy-count-entries = { $count ->
    [one] One move is recorded as yours.
   *[other] { $count } moves are recorded as yours.
}
privacy-count-created = { $count ->
    [one] You are in charge of one table.
   *[other] You are in charge of { $count } tables.
}
privacy-count-notes = { $count ->
    [one] You have written private notes at one table.
   *[other] You have written private notes at { $count } tables.
}
privacy-count-orders = { $count ->
    [one] You have left one standing order.
   *[other] You have left { $count } standing orders.
}
privacy-count-plans = { $count ->
    [one] You have made one plan.
   *[other] You have made { $count } plans.
}
privacy-count-trials = { $count ->
    [one] Moves you have tried out are kept at one table.
   *[other] Moves you have tried out are kept at { $count } tables.
}
privacy-count-absences = { $count ->
    [one] You have told me of one absence.
   *[other] You have told me of { $count } absences.
}
privacy-count-results = { $count ->
    [one] One match has a result of yours.
   *[other] { $count } matches have a result of yours.
}
privacy-count-ratings = { $count ->
    [one] You have a rating in one game.
   *[other] You have { $count } ratings, one for each game and server.
}
privacy-count-statistics = { $count ->
    [one] One finished match counts in the statistics for you.
   *[other] { $count } seats of finished matches count in the statistics for you.
}
privacy-count-titles = { $count ->
    [one] You have earned one title.
   *[other] You have earned { $count } titles.
}
privacy-count-praises = { $count ->
    [one] Somebody has praised you once after a match.
   *[other] You were praised { $count } times after a match.
}
privacy-count-bars = { $count ->
    [one] On one server you can open and join no tables at the moment; **/games** there says why.
   *[other] On { $count } servers you can open and join no tables at the moment; **/games** there says why.
}
privacy-count-tenures = { $count ->
    [one] You have left one running match.
   *[other] You have left { $count } running matches.
}
privacy-count-kept-seats = { $count ->
    [one] A seat is kept for you at one table.
   *[other] Seats are kept for you at { $count } tables.
}
privacy-count-petitions = { $count ->
    [one] You have asked a table once to take something back.
   *[other] You have asked tables { $count } times to take something back.
}
privacy-count-deeds = { $count ->
    [one] One line in a server's audit log names you.
   *[other] { $count } lines in servers' audit logs name you.
}
privacy-count-faults = { $count ->
    [one] One error that you ran into is recorded.
   *[other] { $count } errors that you ran into are recorded.
}
privacy-count-mentions = { $count ->
    [one] One note about a post, a vote or a moderator's decision names you.
   *[other] { $count } notes about posts, votes or moderators' decisions name you.
}
privacy-elsewhere = Messages in channels are stored by Discord, and the server's moderators can delete them. I never read messages.
privacy-download = Download it
privacy-file = Everything I keep about you, as a file. Times are in seconds since 1970.
privacy-delete = Delete all of this
privacy-sure =
    ### Delete everything about you?
    Your name, settings, notes, absences, ratings, statistics and titles are deleted at once, on all servers. Your finished games and their results stay for the people you played with, but you become “former player” in them, and nothing leads back to you. There is one exception: while a match you have left is still being played, I would recognise you there, without your name, so that nobody sees two hands. Nobody can undo this, not even the bot's operator. If you come back, I will not know you.
privacy-playing = { $count ->
    [one] You are still playing at one table: your seat goes to a computer player, or the table is closed if nobody else plays there.
   *[other] You are still playing at { $count } tables: your seats go to computer players, and tables where nobody else plays are closed.
}
privacy-yes = Yes, delete everything
privacy-keep = Keep it
privacy-deleted = Done. Everything about you is deleted. It was good to have you here.
privacy-refused-playing = You have just joined a table again. Please try once more.

# How somebody is called whose data were deleted.
privacy-former-player = former player
privacy-count-lessons = { $count ->
    [one] Your guided first round of one game is kept.
   *[other] Your guided first rounds of { $count } games are kept.
}
privacy-count-searches = { $count ->
    [one] You are looking for a game on one server.
   *[other] You are looking for games on { $count } servers.
}
privacy-habits = Lobbies may say how quickly you answer and how many matches you saw to the end.
