# What is kept about a person, and how it is deleted.

command-privacy-name = privacy
command-privacy-text = See what I know about you, and delete it

privacy-unknown = I know nothing about you: you have not sat at any table of mine, or everything was deleted.
privacy-title =
    ### What I know about you
    Only you can see this. It holds for all servers that I am on.
privacy-name = You are called { $name }; I last met you on { $seen }.
privacy-language = The language of your Discord is { $language }.
privacy-timezone = Your time zone is { $zone }.
privacy-reminders = You have chosen how you want to be reminded.
privacy-unrated = You do not want to be rated.
privacy-count-members = { $count ->
    [one] You sit or have sat at one table.
   *[other] You sit or have sat at { $count } tables.
}
privacy-count-entries = { $count ->
    [one] One move is noted down as yours.
   *[other] { $count } moves are noted down as yours.
}
privacy-count-created = { $count ->
    [one] You look after one table, as the one who opened it.
   *[other] You look after { $count } tables, as the one who opened them.
}
privacy-count-notes = { $count ->
    [one] You have written private notes at one table.
   *[other] You have written private notes at { $count } tables.
}
privacy-count-orders = { $count ->
    [one] You have left one standing order.
   *[other] You have left { $count } standing orders.
}
privacy-count-trials = { $count ->
    [one] A move that you have tried out is kept at one table.
   *[other] Moves that you have tried out are kept at { $count } tables.
}
privacy-count-absences = { $count ->
    [one] You have said once when you are away.
   *[other] You have said { $count } times when you are away.
}
privacy-count-results = { $count ->
    [one] The result of one match is yours.
   *[other] The results of { $count } matches are yours.
}
privacy-count-ratings = { $count ->
    [one] You have a rating in one game.
   *[other] You have { $count } ratings, one for each game and server.
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
    [one] At one table a computer sits in for you.
   *[other] At { $count } tables a computer sits in for you.
}
privacy-count-petitions = { $count ->
    [one] You have asked one table to take something back.
   *[other] You have asked tables { $count } times to take something back.
}
privacy-count-deeds = { $count ->
    [one] One line of a server's audit log names you.
   *[other] { $count } lines of servers' audit logs name you.
}
privacy-count-faults = { $count ->
    [one] You met one error of mine, which is noted down.
   *[other] You met { $count } errors of mine, which are noted down.
}
privacy-count-mentions = { $count ->
    [one] One note about a post, a vote or a moderator's decision names you.
   *[other] { $count } notes about posts, votes or moderators' decisions name you.
}
privacy-elsewhere = Messages that stand in Discord's channels are Discord's, and moderators of the server can delete them. I never read messages.
privacy-download = Download it
privacy-file = Everything that I keep about you, as a file. Times are seconds since 1970.
privacy-delete = Delete all of this
privacy-sure =
    ### Delete everything about you?
    Your name, settings, notes, absences and ratings are deleted at once, on all servers. Your finished games and their results stay for those you played with, but you become “former player” in them, and nothing leads back to you. Only as long as a match that you have left is played I would know you again there, without your name, so that nobody sees two hands. Nobody can undo this, not even whoever runs me. If you come back, I do not know you.
privacy-playing = { $count ->
    [one] You still sit at one table: your seat there goes to a computer player, or the table is closed if nobody else plays.
   *[other] You still sit at { $count } tables: your seats there go to computer players, and tables where nobody else plays are closed.
}
privacy-yes = Yes, delete everything
privacy-keep = Keep it
privacy-deleted = Done. Everything about you is deleted. It was good to have you here.
privacy-refused-playing = You have just sat down at a table again. Please try once more.

# How somebody is called whose data were deleted.
privacy-former-player = former player
privacy-count-lessons = { $count ->
    [one] A guided first round of yours is kept.
   *[other] Guided first rounds of { $count } games are kept for you.
}
