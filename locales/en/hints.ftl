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
hint-playing-on = 💡 The computer plays a few answers on in its head, with what you know…
hint-by-search = Played on in its head, this came out best.
# $sure is “clearly” or “taste”. The computer played both answers on $looks times with the same luck.
hint-looks = { $sure ->
    [clearly] It is clearly better than the next best, **{ $other }**
   *[taste] Between this and **{ $other }** it is a matter of taste
}: { $tries }.
hint-tries = in { $looks ->
    [one] one try
   *[other] { $looks } tries
} over { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
} it did better { $better ->
    [0] never
    [one] once
   *[other] { $better } times
} and worse { $worse ->
    [0] never
    [one] once
   *[other] { $worse } times
}
# $points is a number with one decimal, such as 1.4.
hint-gain = It brought { $points } more on average in “{ $category }”.
hint-for-other = What speaks for the other one: { $why }
hint-other-gain = What speaks for the other one: { $points } more on average in “{ $category }”.
