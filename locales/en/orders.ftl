## Standing orders, put together in the private panel

bot-order-title = ## Standing order of { $seat }
bot-order-empty = Nothing has been ordered.
bot-order-group = Add a wish
bot-order-clause = How far do you go?
bot-order-question = Always answer this question so
bot-order-leave = Give this order
bot-order-clear = Take it back
bot-order-back = Back to my move
bot-order-left = Your order stands. It answers for you as long as it applies; nobody else can see it.

## Standing orders, as they are shown and listed.

command-orders-name = orders
command-orders-text = See your standing orders at all tables, and take them back

# Two wishes, the more wanted one $before the other.
bot-order-then = { $before }; then { $after }
bot-order-holds = 📜 Your standing order holds: { $wishes }.
bot-order-holds-back = 📜 Your standing order holds: { $wishes }. So that nobody notices it, it answers when the others have chosen. You may also answer yourself.
bot-orders-title = ## Your standing orders
bot-orders-none = You have left no standing order. Where a game offers one, your panel has a button for it.
bot-orders-line = **{ $number }.** { $game } in { $place }, { $seat }: { $wishes }
bot-orders-revoke = Take back { $number }
bot-orders-more = { $count ->
    [one] One more is not shown. Take some back to see it.
   *[other] { $count } more are not shown. Take some back to see them.
}
