## Titles that people earn by how they played: the name, and how it was earned, after a person's name.

cyclades-title-peaceful = Peacemaker
cyclades-title-peaceful-how = won without attacking anybody
cyclades-title-admiral = Admiral
cyclades-title-admiral-how = held the sea after two battles
cyclades-title-general = General
cyclades-title-general-how = held the field after four battles on land
cyclades-title-devout = Devout
cyclades-title-devout-how = acted for six different gods
cyclades-title-humble = Humble
cyclades-title-humble-how = won after turning to Apollo three times
cyclades-title-bestiary = Beast Tamer
cyclades-title-bestiary-how = bought ten creatures
cyclades-title-heroes = Company of Heroes
cyclades-title-heroes-how = hired two heroes
cyclades-title-sacrifice = For the Greater Good
cyclades-title-sacrifice-how = sacrificed a hero
cyclades-title-safe = Out of Reach
cyclades-title-safe-how = built a metropolis that nobody can take
cyclades-title-generous = Generous
cyclades-title-generous-how = offered fifteen or more to a god
cyclades-title-school = School of Athens
cyclades-title-school-how = was joined by five philosophers
cyclades-title-spent = To the Last Coin
cyclades-title-spent-how = won with an empty purse
