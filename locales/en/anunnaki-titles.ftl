## Titles that people earn by how they played: the name, and how it was earned, after a person's name.

anunnaki-title-peaceful = Peacemaker
anunnaki-title-peaceful-how = won without attacking another house
anunnaki-title-conqueror = Conqueror
anunnaki-title-conqueror-how = beat other houses in five battles
anunnaki-title-undefeated = Undefeated
anunnaki-title-undefeated-how = fought three battles with other houses and lost none
anunnaki-title-explorer = Tamer of Gaia
anunnaki-title-explorer-how = beat three civilisations
anunnaki-title-pantheon = A Full Pantheon
anunnaki-title-pantheon-how = summoned five gods
anunnaki-title-godless = Self-Made
anunnaki-title-godless-how = won without summoning the main god
anunnaki-title-diplomat = Diplomat
anunnaki-title-diplomat-how = fulfilled five agreements
anunnaki-title-settler = Settler
anunnaki-title-settler-how = built four settlements
anunnaki-title-astronomer = Astronomer
anunnaki-title-astronomer-how = placed the last sign
anunnaki-title-treasures = Treasure Hunter
anunnaki-title-treasures-how = took two artifacts
anunnaki-title-engineer = Engineer
anunnaki-title-engineer-how = upgraded four actions
anunnaki-title-first = Ahead of All
anunnaki-title-first-how = was first on three tracks
