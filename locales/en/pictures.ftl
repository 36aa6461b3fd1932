## Words drawn in the pictures of every game. There is little room: keep them short.

# $seat is the name of whoever is to move.
picture-turn = { $seat } to move
# Several are to move at once. $seats is a list of names.
picture-turn-several = { $seats } to move
# At the top of the last picture. $seats is a list of names.
picture-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}

## Descriptions of the pictures of every game for people who cannot see them.

picture-alt-turn = { $seat } is to move.
# $seats is a list of names.
picture-alt-turn-several = { $seats } are to move.
picture-alt-name = { $name }
# $options is a list of numbers, each with a place as the board names it.
picture-alt-options = Options: { $options }.
picture-alt-option = { $number } { $place }
# An option that is called by the name of its place.
picture-alt-option-place = { $place }
# $changes is a list of places and things that are marked in the picture.
picture-alt-changed = Changed: { $changes }.
picture-alt-unchanged = Nothing has changed.

## Words drawn in the pictures of Deus. There is little room: keep them short.

deus-picture-set-up = Set-up
deus-picture-round = Round { $round }
deus-picture-ending = One round left
deus-picture-final = Final round
deus-picture-everyone = Everybody chooses
# Above the final table. $seats is a list of names.
deus-picture-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
deus-picture-supply = Supply
# Heading of what brings the end of the game nearer: temples to build and villages to attack.
deus-picture-end = Until the end
deus-picture-temples = temples
deus-picture-villages = villages
deus-picture-cards = Cards
deus-picture-deck = deck
deus-picture-discard = discards
# Heading of the continent tile that is to be laid.
deus-picture-tile = Next tile
# The first player's token.
deus-picture-first = 1st
deus-picture-joker = Joker
# A card without a cost.
deus-picture-free = free
deus-picture-no-cards = No cards in hand
deus-picture-in-play = In play
deus-picture-by-temples = Temples
# Heading of the resources (and gold) of which a player has most.
deus-picture-majorities = Most of
deus-picture-total = Total

## Descriptions of the pictures for people who cannot see them.

deus-picture-alt-set-up = Deus, set-up.
deus-picture-alt-head = Deus, round { $round }.
deus-picture-alt-ending = One round is left after this one.
deus-picture-alt-final = This is the final round.
deus-picture-alt-over = The game is over.
# $goods is a list such as "2 gold, 1 wood"; $points is a number, or "?" where it is a secret.
deus-picture-alt-stock = { $seat } ({ $colour }): { $goods }; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand; { $points } VP.
# $pieces is a list such as "2 ships, army".
deus-picture-alt-ready = { $seat } has ready: { $pieces }.
# $regions is a list such as "B5 (ship)".
deus-picture-alt-holds = { $seat } holds { $regions }.
deus-picture-alt-region = { $label } ({ $pieces })
# The terrain in the middle of a tile, and those around it.
deus-picture-alt-tile = Next tile: { $middle } in the middle; clockwise from the east { $around }.
deus-picture-alt-villages = Villages: { $villages }.
deus-picture-alt-village = { $label } ({ $points } VP)
deus-picture-alt-shared = { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
} left; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck; supply: { $supply }.
deus-picture-alt-discard = Top discard: { $card }.
deus-picture-alt-built = { $seat } has built { $columns }.
deus-picture-alt-column = { $colour }: { $cards }
deus-picture-alt-hand = { $count ->
    [0] No cards in hand.
   *[other] Hand: { $cards }.
}
deus-picture-alt-card = { $card } ({ $colour }, { $cost }): { $text }
deus-picture-alt-score = { $seat }: { $play } in play + { $temples } for temples + { $majorities } for majorities = { $total } VP{ $winner ->
    [yes] , the winner
   *[no] {""}
}.

deus-picture-colour-blue = blue
deus-picture-colour-green = green
deus-picture-colour-yellow = yellow
deus-picture-colour-brown = brown
deus-picture-colour-red = red
deus-picture-colour-purple = purple

deus-picture-good-wheat = { $count } wheat
deus-picture-good-wood = { $count } wood
deus-picture-good-stone = { $count } stone
deus-picture-good-clay = { $count } clay
deus-picture-good-gold = { $count } gold

## Pieces. Descriptions are short: the kind of building is enough.

deus-picture-piece-maritime = { $count ->
    [one] ship
   *[other] { $count } ships
}
deus-picture-piece-production = { $count ->
    [one] production
   *[other] { $count } production
}
deus-picture-piece-scientific = { $count ->
    [one] science
   *[other] { $count } science
}
deus-picture-piece-civil = { $count ->
    [one] civil
   *[other] { $count } civil
}
deus-picture-piece-military = { $count ->
    [one] army
   *[other] { $count } armies
}
deus-picture-piece-temple = { $count ->
    [one] temple
   *[other] { $count } temples
}

## The recap of a match of any game: a film of the board

# A description for people who cannot see it. $count is how many pictures it shows.
picture-film-alt = { $count ->
    [one] The board at the end of the match.
   *[other] The board over the course of the match, in { $count } pictures; the last one shows how it ended.
}

## The recap of a match of any game: the chart of the score. Its axes bear the game's own words
## for points and rounds.

# The title. $points is what the game calls them, as "Victory points".
picture-chart-title = { $points }, round by round
picture-chart-title-scenarios = { $points }, scenario by scenario
picture-chart-title-chances = { $points }, round by round
picture-chart-chances = Chances of winning in %
picture-chart-scenario = Scenario
# A description for people who cannot see it. $points and $round are the names of what is counted,
# as "Victory points" and "Round"; $rounds are numbers: "1, 4, 8".
picture-chart-alt = A chart of the match: { $points }. { $round }: { $rounds }.
# $points are the player's numbers at the same places: "3, 12, 40".
picture-chart-alt-player = { $seat }: { $points }.
picture-chart-alt-winner = { $seat }, the winner: { $points }.

## The recap of a match of any game: points by category

# The title. $points is what the game calls them.
picture-breakdown-title = { $points } by kind
# Heading of the last line of the table. Keep it short.
picture-breakdown-total = Total
# Descriptions for people who cannot see it. $points is the name of what is counted.
picture-breakdown-alt = A table of the result: { $points }.
picture-breakdown-alt-part = { $category } { $points }
# $parts is a list such as "Temples 24, and Majorities 2".
picture-breakdown-alt-player = { $seat }: { $total } ({ $parts }).
picture-breakdown-alt-winner = { $seat }, the winner: { $total } ({ $parts }).

## The film of a campaign. A description for people who cannot see it; $count is how many pictures.

picture-country-film-alt = A film of the campaign's country: how it looked after each of its { $count } scenarios.

## Win rates in /stats

picture-rates-percent = { $percent } %
# Next to a bar: how many matches it rests on.
picture-rates-count = of { $count }
picture-rates-alt = { $name }: { $percent } % of { $count }.

## The standings of a season

picture-season-matches = Games
picture-season-wins = Won
picture-season-score = Score
picture-season-beaten = Beaten
# $rank is 0 for somebody without one.
picture-season-alt = { $rank ->
    [0] { $name }: { $score } % after { $matches }, no rank yet.
   *[other] { $rank }. { $name }: { $score } % after { $matches }.
}
