# The playground: Pantheon in a simulated Discord, on this computer.

playground-server = Olympus
playground-topic = Type / to see the commands. Switch people at the top of the page.
playground-moderators = Moderators

playground-open =

    Pantheon's playground is open: the real bot in a simulated Discord, on this computer only.

        { $url }

    Open the link and press the green button in the welcome: your first round begins.
    Use the menu "Viewing as" at the top to be { $people } or the moderator { $moderator };
    open the link in a second tab to play as two people side by side.
    Matches are kept in { $database } and continue when you come back.

    To play on Discord instead, copy .env.example to .env, put your bot's token in
    DISCORD_TOKEN and start again; docs/operators.md shows every step.

    Ctrl-C closes the playground.

playground-port-taken = Port { $port } is in use, so the playground took another one.
playground-closed = The playground is closed. Everything played so far is kept in { $database }.
