## The guided first round: /learn

command-learn-name = learn
command-learn-text = Play a guided first round of a game, for you alone

lesson-title = ## First round: { $game }
    -# Step { $number } of { $steps } · only you see this, and nothing of it counts
lesson-title-between = ## First round: { $game }
    -# { $taken } of { $steps } steps done · only you see this, and nothing of it counts
lesson-title-finished = ## { $game }: now play on
    You have seen a whole round. Go on here against the computers for as long as you like; undo whatever you like. When you want to play in earnest, **/table create** opens a table for you and your friends, **/card** explains every card, and **/rules** tells the rest.
# $headline says how far the match has come.
lesson-where = -# You are { $seat } · { $headline }
# $choices is what the guide would answer.
lesson-advised = 💡 The guide recommends: **{ $choices }**
lesson-advised-nothing = 💡 The guide recommends: **nothing**
lesson-own-way = You are on a way of your own, which is fine: the guide speaks up again where it can.
lesson-over = The match is over. Well played!
lesson-do = Do that
lesson-back = Back a step
lesson-legend = Signs on the board
lesson-again = From the beginning
lesson-leave = Leave
lesson-left = The first round is put away. **/learn** begins it anew.
lesson-gone = This first round is no longer here. **/learn** begins it anew.
lesson-none = { $game } has no guided first round. **/rules** tells how it is played.

## How hard and how long games are. $turns is how often your turn comes in a match.

effort-told = { $weight } · your turn comes about { $turns } times
effort-recommended = { $weight } · your turn comes about { $turns } times · a good first game
# In menus.
effort-brief = { $name } · { $weight } · about { $turns } turns
effort-brief-weight-1 = very easy
effort-brief-weight-2 = easy
effort-brief-weight-3 = medium
effort-brief-weight-4 = hard
effort-brief-weight-5 = very hard
effort-named = { $name } · { $effort }
effort-weight-1 = very easy to learn
effort-weight-2 = easy to learn
effort-weight-3 = takes a match to learn
effort-weight-4 = hard to learn
effort-weight-5 = very hard to learn
