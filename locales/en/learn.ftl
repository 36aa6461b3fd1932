## The guided first round: /learn

command-learn-name = learn
command-learn-text = Play a guided first round of a game, for you alone

lesson-title = ## First round: { $game }
    -# Step { $number } of { $steps } · only you see this, and none of it counts
lesson-title-between = ## First round: { $game }
    -# { $taken } of { $steps } steps done · only you see this, and none of it counts
lesson-title-finished = ## { $game }: now play on
    You have seen a whole round. Keep playing here against the computers for as long as you like, and undo whatever you like. When you are ready for a real game, **/table create** opens a table for you and your friends, **/card** explains every card, and **/rules** explains the rest.
# $headline says how far the match has come.
lesson-where = -# You are { $seat } · { $headline }
# $choices is what the guide would answer.
lesson-advised = 💡 The guide recommends: **{ $choices }**
lesson-advised-nothing = 💡 The guide recommends: **nothing**
lesson-own-way = You have gone your own way, which is fine: the guide will speak up again when it can.
lesson-over = The match is over. Well played!
lesson-do = Do that
lesson-back = Back a step
lesson-legend = Signs on the board
lesson-again = From the beginning
lesson-leave = Leave
lesson-left = You have left the first round. **/learn** starts it again.
lesson-gone = This first round is no longer here. **/learn** starts it again.
lesson-none = { $game } has no guided first round. **/rules** explains how to play it.

## How hard and how long games are. $turns is how often your turn comes in a match.

effort-told = { $weight } · about { $turns } turns each
effort-recommended = { $weight } · about { $turns } turns each · a good first game
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
