## Titles that people earn by how they played: the name, and how it was earned, after a person's name.

deus-title-peaceful = Peacemaker
deus-title-peaceful-how = won without playing a military card
deus-title-free-thinker = Free Thinker
deus-title-free-thinker-how = won after calling on the gods no more than six times
deus-title-builder = Temple Builder
deus-title-builder-how = built four temples
deus-title-tower = Tower
deus-title-tower-how = played five cards of each of two colours
deus-title-balance = Balance
deus-title-balance-how = played at least three cards of every colour but purple
deus-title-robber = Robber
deus-title-robber-how = robbed others six times
deus-title-plunderer = Plunderer
deus-title-plunderer-how = plundered villages three times
deus-title-siege = Village by Village
deus-title-siege-how = gained points from the fall of four villages
deus-title-merchant = Merchant
deus-title-merchant-how = sold goods four times
deus-title-hoard = Hoarder
deus-title-hoard-how = had the most of four kinds of goods
deus-title-settler = Settler
deus-title-settler-how = controlled fourteen regions at the end
deus-title-rich = Golden Touch
deus-title-rich-how = had twenty gold at the end
