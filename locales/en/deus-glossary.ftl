## Deus: what the look-up says of things that carry no text of their own

deus-god-purple-power = The power of one of the other five gods, your choice, for all cards offered.

# $free is 1 where a card costs nothing, $copies how many of it are in the deck.
deus-about-card = { $text } { $free ->
    [1] Free.
   *[other] Cost: { $costs }.
} Colour: { $colour }. { $copies ->
    [one] One in the deck.
   *[other] { $copies } in the deck.
}
deus-about-maritime = Stands on the sea. Built with blue cards, which trade.
deus-about-production = Stands on land and gives the resource of its region when a green card lets it work.
deus-about-scientific = Stands on land. Built with yellow cards, which bring cards and pieces.
deus-about-civil = Stands on land. Built with brown cards, which bring gold and VP.
deus-about-military = Built on land, and the only piece that moves; it goes onto the sea only where you have a ship. Armies around a surrounded village decide who takes its VP.
deus-about-temple = Goes into a region of yours that has no temple. Each temple card scores up to 12 VP at the end. When the last temple is built, the end begins.
deus-about-village = Begins with 1 VP for each region around it. Once pieces stand all around it and an army among them, whoever has most armies there takes its VP. Nothing is built on it.
