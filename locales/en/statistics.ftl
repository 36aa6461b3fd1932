## /stats: win rates, lengths, streaks; titles in recaps and /profile; praise after a match.

command-p-stats-of-name = of
command-p-stats-of-text = Your own record, or the statistics of this whole server
command-stats-of-person = one person
command-stats-of-server = this server
command-profile-name = profile
command-profile-text = See your titles, or somebody else's
command-p-profile-person-text = Whose titles; leave it out for your own

## For operators

cli-help-stats = count the statistics and titles of all finished matches anew
cli-help-stats-rebuild = the word “rebuild”
cli-stats-progress = { $done } of { $total } matches counted
cli-stats-done = { $count ->
    [one] Statistics of one match counted anew.
   *[other] Statistics of { $count } matches counted anew.
}{ $failed ->
    [0] {""}
    [one] {" "}One match could not be read.
   *[other] {" "}{ $failed } matches could not be read.
}

## A page of statistics

statistics-open = Statistics
statistics-server = ## { $game }: everybody on this server
statistics-person = ## { $game }: { $name }
statistics-none = There are no statistics yet. They begin with the first finished game.
statistics-nothing = Nothing has been counted here yet.
# Somebody may play several seats in one game. Computer players are not counted.
statistics-total = { $matches ->
    [one] One game
   *[other] { $matches } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
} of people, { $wins } won ({ $percent } %)
statistics-length = { $people } at the table: { $count ->
    [one] one game
   *[other] { $count } games
}, usually { $time } and { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
statistics-turn-time = A turn usually takes { $time }.
statistics-streak = Longest winning streak: { $name }, { $count } in a row
statistics-streak-own = Longest winning streak: { $count } in a row{ $running ->
    [0] {""}
   *[other] {" "}(now { $running })
}
# $mean and $expected are decimal numbers in words, such as 1.62.
statistics-dice = Dice: { $count ->
    [one] one rolled
   *[other] { $count } rolled
}, { $mean } on average where { $expected } was to be expected. **/verify** proves every roll of a game.
statistics-choose = Count by …
statistics-chart = Wins by { $what }
statistics-ahead = Finished ahead of
statistics-by-people = number of players
statistics-by-turn = place in turn order
statistics-by-seat = colour
statistics-by-rivals = opponent
statistics-with-people = { $count } players
statistics-turn = Seat { $place }
statistics-csv = Save as CSV
statistics-file = All win rates at { $game }, for a spreadsheet.
statistics-refused-not-there = Only people who sat at this table at the end can praise each other.
statistics-refused-yourself = You cannot praise yourself.
statistics-refused-already = You have already praised somebody for this game.

## Titles

# In a recap. $how is such as "won without a single battle".
titles-line = 🏅 { $person }: **{ $title }** – { $how }
titles-of = ## Titles of { $name }
titles-none = { $name } has no titles yet. They are earned by how you play: the recap of a game tells which.
titles-picture = Titles of { $name }
titles-count = { $count ->
    [one] One title
   *[other] { $count } titles
}
titles-praises = Praised for: { $praises }
# A word of praise and how often it was given.
titles-praise = { $praise } × { $count }

## Praise

praise-button = Praise somebody
praise-whom = Whom do you want to praise? You can do so once for each game.
praise-for = What for? { $name } can show it in their **/profile**.
praise-choose = Choose a praise
praise-done = { $name } has been praised: { $praise }.
praise-fair = fair play
praise-cunning = a cunning plan
praise-company = good company
praise-bold = a bold move
praise-story = the best story
praise-comeback = never giving up
