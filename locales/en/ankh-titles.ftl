## Titles that people earn by how they played: the name, and how it was earned, after a person's name.

ankh-title-peaceful = Peacemaker
ankh-title-peaceful-how = won without a single battle
ankh-title-warlord = Warlord
ankh-title-warlord-how = won four battles
ankh-title-guardians = Keeper of Beasts
ankh-title-guardians-how = was served by guardians of all three levels
ankh-title-architect = Architect
ankh-title-architect-how = built monuments of all three kinds
ankh-title-summit = Head in the Clouds
ankh-title-summit-how = reached the last space of the devotion track
ankh-title-ascetic = Ascetic
ankh-title-ascetic-how = won with at most five powers
ankh-title-merged = Two in One
ankh-title-merged-how = won as one half of a merged god
ankh-title-jailer = Jailer
ankh-title-jailer-how = captured three warriors
ankh-title-caravans = Master of Caravans
ankh-title-caravans-how = split three regions with camels
ankh-title-tiebreaker = By a Hair
ankh-title-tiebreaker-how = decided a battle with the tiebreaker
ankh-title-dominion = Lord of the Land
ankh-title-dominion-how = dominated a region eight times
ankh-title-conqueror = Usurper
ankh-title-conqueror-how = took two monuments from others
