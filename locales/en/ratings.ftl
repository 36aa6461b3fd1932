## Records, ratings and leaderboards, for each server and game by itself.

command-stats-name = stats
command-stats-text = See your record, or somebody else's, on this server
command-leaderboard-name = leaderboard
command-leaderboard-text = See who plays a game best on this server
command-p-stats-person-name = person
command-p-stats-person-text = Whose record; leave it out for your own
command-p-stats-game-text = Which game; leave it out for all of them
command-p-leaders-game-text = Which game; leave it out for the one played here, or the one played most

## For operators

cli-help-ratings = recalculate the ratings of all servers from the results of their matches
cli-ratings-done = Leaderboards recalculated: { $count }. Ratings changed: { $changed }.

## /stats

ratings-title = ## { $name } on this server
ratings-none = { $name } has not finished a game on this server yet.
ratings-none-of-game = { $name } has not finished a game of { $game } on this server yet.
# A match that a computer finished in somebody's place.
ratings-left = -# { $game }, [table { NUMBER($id, useGrouping: 0) }]({ $link }), { $when }: a computer was sitting in at the end, so there is no result.

# One block a game.
ratings-game = ### { $game }
ratings-matches = { $matches ->
    [one] One game played, { $wins ->
        [0] not won
       *[other] won
    }
   *[other] { $matches } games played, { $wins } won
} · { $average }
ratings-average = { $points ->
    [one] one point on average
   *[other] { $points } points on average
}
# $points is no whole number.
ratings-average-part = { $points } points on average
ratings-places = Places: { $places }
# How often a place was reached, e.g. "🥇 × 3".
ratings-place-count = { $place } × { $count }
ratings-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }.
}
# $rating, give or take $spread. It is a cautious guess that rises as more is known.
ratings-rating = Rating: **{ NUMBER($rating, useGrouping: 0) }** ± { NUMBER($spread, useGrouping: 0) }, after { $matches ->
    [one] one rated game
   *[other] { $matches } rated games
}
ratings-unrated = Rating: none yet. A game is rated if at least two of its players take part in ratings.
# A finished game: $place of $players, with a link.
ratings-match = - { $place } of { $players }, { $points ->
    [one] one point
   *[other] { $points } points
} · [table { NUMBER($id, useGrouping: 0) }]({ $link }) · { $when }
ratings-match-unrated = - { $place } of { $players }, { $points ->
    [one] one point
   *[other] { $points } points
} · [table { NUMBER($id, useGrouping: 0) }]({ $link }) · { $when } · not rated

ratings-out-button = Take me out of ratings and lists
ratings-in-button = Put me back
ratings-taking-part = -# If you take yourself out, this counts on every server: you no longer appear on leaderboards, others cannot see your record, and games that end from then on are rated as if you had not played. Ratings from before still count for the others. You can come back at any time.
ratings-private = -# **You do not take part in ratings.** Only you can see this; you are on no leaderboard, and games that end now are rated as if you had not played.
ratings-refused-private = This person does not take part in ratings and keeps their record private.

ratings-leaders-title = ## { $game }: the best on this server
ratings-leaders-line = { $rank } { $name } – **{ NUMBER($rating, useGrouping: 0) }** ± { NUMBER($spread, useGrouping: 0) } · { $wins } of { $matches } won
ratings-leaders-nobody = Nobody has played enough rated games yet. It takes { $least }.
ratings-leaders-none = Nobody has been rated on this server yet. A game is rated if at least two of its players take part in ratings.
ratings-leaders-own = You: { $line }
ratings-leaders-how = -# The list shows everybody with at least { $least } rated games. A rating is a cautious guess: the more games, the surer it gets. See your own record with **/stats**.
ratings-leaders-game = Another game
