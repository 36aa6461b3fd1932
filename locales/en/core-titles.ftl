## Titles that can be earned in every game: the name, and how it was earned, after a person's name.

core-title-comeback = Comeback
core-title-comeback-how = won from last place at half-time
core-title-runaway = In a Class of Their Own
core-title-runaway-how = won with twice the points of everybody else
core-title-photo-finish = Photo Finish
core-title-photo-finish-how = won against somebody with as many points
core-title-wire-to-wire = From Start to Finish
core-title-wire-to-wire-how = led from half-time to the victory
core-title-so-close = So Close
core-title-so-close-how = had as many points as the winner and did not win
core-title-crowd = Best of a Crowd
core-title-crowd-how = won against three others or more
