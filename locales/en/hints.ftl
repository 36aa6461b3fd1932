## Hints: what the computer would answer

hint-button = Hint
hint-do = Do that
hint-title = Hints
hint-help = Who may ask the computer what it would do. If everybody may, the game does not count for ratings.
hint-who-alone = people who play only against computers
hint-who-everybody = everybody, without ratings
hint-who-nobody = nobody
hint-who-given = people who play only against computers; a hint was given, so there are no ratings
hint-said = 💡 The computer would choose **{ $choices }**. { $why }
# $figures: what the game says about the choice, with numbers.
hint-said-figures =
    💡 The computer would choose **{ $choices }**. { $why }
    -# { $figures }
hint-nothing = 💡 The computer would choose nothing here. { $why }
