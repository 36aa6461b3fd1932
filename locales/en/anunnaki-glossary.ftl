## Anunnaki: what the look-up says of things that carry no text of their own

# Tokens without a name of their own; $id tells equal ones apart.
anunnaki-token-civilisation = Civilisation { $id }, strength { $strength }
anunnaki-token-culture = Culture token: { $rewards }

# $kind is basic or advanced; $free is 1 where it costs nothing, $spoilt 1 where a victory brings something.
anunnaki-about-weapon = { $kind ->
    [basic] Basic, for defence only.
   *[advanced] Advanced.
} Strength { $strength }. { $free ->
    [1] Free.
   *[other] Cost: { $costs }.
} { $spoilt ->
    [1] Victory: { $spoils }.
   *[other] No reward.
}
anunnaki-about-weapon-effect = { $kind ->
    [basic] Basic, for defence only.
   *[advanced] Advanced.
} Strength { $strength }. { $free ->
    [1] Free.
   *[other] Cost: { $costs }.
} { $effect } { $spoilt ->
    [1] Victory: { $spoils }.
   *[other] No reward.
}
anunnaki-about-god-main = Main god of { $house }, strength 3. { $text }
anunnaki-about-god-minor = Minor god of { $house }, strength 2. { $text }
anunnaki-about-house-pharaos = Food; its god is Ra. When its pawn passes one of its signs, that sign may move to any empty cell.
anunnaki-about-house-norrenis = Metal; its god is Odin. Its settlements move and fight like figures of strength 0.
anunnaki-about-house-babylon = Gold; its god is Ishtar. Its settlements count 2 when it gathers, even alone.
anunnaki-about-house-ellenys = Wood; its god is Zeus. One figure on a planet is enough for the culture rewards there.
anunnaki-about-action = { $text } { $upgraded }
anunnaki-about-action-portal = Teleport 1 figure.
anunnaki-about-action-move-blue = 2 movement points.
anunnaki-about-action-move-red = 3 movement points.
anunnaki-about-action-trade = Take 1 of the six open agreements.
anunnaki-about-action-gather-blue = Gather in 1 district you rule.
anunnaki-about-action-gather-red = Gather in 2 districts you rule.
anunnaki-about-action-creation = 1 resource of your capital's kind for each shrine you rule.
anunnaki-about-action-income = The open rewards of your settlement area.
anunnaki-about-action-power = Steps on the power track by the goal beside it.
anunnaki-about-action-market = 1 resource for 2 others, all three different.
anunnaki-about-track-war = Steps come from won battles. At the end, the goal beside it counts times your multiplier.
anunnaki-about-track-technology = Steps come from upgraded action tokens. At the end, the goal beside it counts times your multiplier.
anunnaki-about-track-trade = Steps come from trade agreements. At the end, the goal beside it counts times your multiplier.
anunnaki-about-track-power = Starts at −8 points. Once past the lightning, you may reach the last space of the other tracks.
anunnaki-about-goal = Counts five times at most. Beside war, technology or trade, it is multiplied by your multiplier there at the end; beside power, it is how many steps the Power action brings.
anunnaki-about-culture = Goes to everybody who rules beside it, once there are figures or settlements on all three sides.
