## Deus: what the look-up says of things that carry no text of their own

deus-god-purple-power = The power of one of the other five gods, of your choice, for all cards offered.

# $free is 1 where a card costs nothing, $copies how many of it are in the deck.
deus-about-card = { $text } { $free ->
    [1] Free.
   *[other] Cost: { $costs }.
} Colour: { $colour }. { $copies ->
    [one] One in the deck.
   *[other] { $copies } in the deck.
}
deus-about-maritime = Goes on the sea. Built with blue cards, which trade.
deus-about-production = Goes on land and gives its region's resource when a green card lets it work.
deus-about-scientific = Goes on land. Built with yellow cards, which bring cards and pieces.
deus-about-civil = Goes on land. Built with brown cards, which bring gold and VP.
deus-about-military = Built on land, and the only piece that moves; it may enter the sea only where you have a ship. Armies around a surrounded village decide who takes its VP.
deus-about-temple = Goes into one of your land regions without a temple. Each temple card scores up to 12 VP at the end. When the last temple is built, the end begins.
deus-about-village = Starts with 1 VP for each region around it. Once there are pieces all around it, including an army, the player with the most armies there takes its VP. Nothing can be built on it.
