## /league: seasons of a game on a server, and their standings.

command-league-name = league
command-league-text = Seasons of a game on this server, and their standings
command-league-start-name = start
command-league-start-text = For moderators: begin a season; games that end from now on count
command-league-end-name = end
command-league-end-text = For moderators: end the season of a game
command-league-undo-name = undo
command-league-undo-text = For moderators: take back the last start or end of a season
command-league-exclude-name = exclude
command-league-exclude-text = For moderators: leave a finished game out of its season, or let it count again
command-league-standings-name = standings
command-league-standings-text = The standings of a season
command-league-champion-name = champion
command-league-champion-text = For moderators: give the champions of the newest finished season a role
command-p-champion-role-name = role
command-p-champion-role-text = A role that you may give; champions of earlier seasons lose it
command-p-season-name-name = name
command-p-season-name-text = What the season is called; otherwise it has its number
command-p-season-least-name = least
command-p-season-least-text = How many games a person needs for a rank (3 if you leave it out)
command-p-season-name = season
command-p-season-text = The number of the season; leave it out for the newest

league-title = ## { $game }, season “{ $name }”
league-none = There has been no season here yet. Moderators begin one with **/league start**.
league-going-on = Since { $since } · { $count ->
    [one] one game
   *[other] { $count } games
} so far
league-over = { $since } – { $until } · { $count ->
    [one] one game
   *[other] { $count } games
}
league-champion = 🏆 { $count ->
    [one] { $people } is the champion.
   *[other] { $people } share the championship.
}
league-picture = Season “{ $name }”
league-how = -# Score: the share of the other players whom you finished ahead of, in percent, averaged over your games; a shared place counts half. Equal scores are told apart by games against each other, then by how good those are whom you beat (Sonneborn-Berger), then by victories, then by the number of games. A rank takes { $least ->
    [one] one game
   *[other] { $least } games
}. Only people count, and only those who take part in ratings.

league-done-begun = The season “{ $name }” of { $game } has begun. Every game that ends from now on counts.
league-done-ended = The season “{ $name }” of { $game } is over. **/league standings** shows how it ended.
league-done-reopened = The season “{ $name }” of { $game } goes on, as if it had not ended.
league-done-dropped = The season “{ $name }” of { $game } has been taken back. The results of its games stay.
league-done-excluded = Table { NUMBER($table, useGrouping: 0) } no longer counts in the season “{ $name }” of { $game }. The same command lets it count again.
league-done-included = Table { NUMBER($table, useGrouping: 0) } counts in the season “{ $name }” of { $game } again.
league-done-champion = { $count ->
    [0] Nobody is champion of the season “{ $name }” of { $game }, so nobody has { $role } now.
    [one] The champion of the season “{ $name }” of { $game } has { $role } now, and champions of earlier seasons no longer have it.
   *[other] { $count } champions of the season “{ $name }” of { $game } have { $role } now, and champions of earlier seasons no longer have it.
}
league-refused-role = I may not give { $role } to anybody. I need the permission to manage roles, and a role of my own above it.
league-refused-own-role = You may not give { $role } by hand, so I do not give it for you.
league-refused-none-over = No season of { $game } has ended here yet.
league-refused-going-on = The season “{ $name }” is still going on. End it first.
league-refused-over = The season “{ $name }” has already ended.
league-refused-none = There has been no season of { $game } here yet.

admin-audit-season-begin = { $who } began the season “{ $name }” of { $game }.
admin-audit-season-end = { $who } ended the season “{ $name }” of { $game }.
admin-audit-season-reopen = { $who } let the season “{ $name }” of { $game } go on.
admin-audit-season-drop = { $who } took the season “{ $name }” of { $game } back.
admin-audit-season-exclude = { $who } left table { NUMBER($table, useGrouping: 0) } out of the season “{ $name }” of { $game }.
admin-audit-season-include = { $who } let table { NUMBER($table, useGrouping: 0) } count in the season “{ $name }” of { $game } again.
admin-audit-season-role = { $who } gave { $role } to the champions of the season “{ $name }” of { $game }.
