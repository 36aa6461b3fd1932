## Divinus: what the look-up says of things that carry no text of their own

divinus-about-monster-card = A card of { $monster }. Battle cells { $rows }.
divinus-about-battle-cells = with { $count } players: { $cells }
divinus-about-sticker = { $count ->
    [one] A face that is always { $face }.
   *[other] A face you use as one of { $face }.
}
