## Standing orders, put together in the private panel

bot-order-title = ## { $seat }’s standing order
bot-order-empty = There are no wishes in it yet.
bot-order-group = Add a wish
bot-order-clause = How far will you go?
bot-order-question = Always answer this question so
bot-order-leave = Give this order
bot-order-clear = Take it back
bot-order-back = Back to my move
bot-order-left = Your order is set. It answers for you as long as it applies, and nobody else can see it.

## Standing orders, as they are shown and listed.

command-orders-name = orders
command-orders-text = See your standing orders and plans at all tables, and take them back

# Two wishes, the more wanted one $before the other.
bot-order-then = { $before }; then { $after }
bot-order-holds = 📜 Your standing order: { $wishes }.
bot-order-holds-back = 📜 Your standing order: { $wishes }. To keep it a secret, it answers only after the others have chosen. You can also answer yourself.
bot-orders-title = ## Your standing orders
bot-orders-none = You have no standing orders. Where a game offers one, your panel has a button for it.
bot-orders-line = **{ $number }.** { $game } in { $place }, { $seat }: { $wishes }
bot-orders-revoke = Take back { $number }
bot-orders-more = { $count ->
    [one] One more is not shown. Take one back to see it.
   *[other] { $count } more are not shown. Take some back to see them.
}
