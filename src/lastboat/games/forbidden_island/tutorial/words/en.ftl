learn-moving = Moving
learn-moving-island = Four treasures lie on a sinking island. You and Ada will fetch them, and fly away before it is gone.
learn-moving-walk = This is you, at the { tile-bronze-gate }, with three actions a turn. A step to a tile beside yours is one: go to { tile-temple-of-the-sun }.
learn-moving-again = Steps go up, down, left or right, never diagonally. Two actions left: go on to { tile-temple-of-the-moon }.
learn-moving-flooded = Blue tiles are flooded, but you can still walk on them. Use your last action to step onto { tile-gold-gate }.
learn-moving-done = That is all there is to walking. Next: how to keep your feet dry.

learn-shoring = Shoring up
learn-shoring-flooded = The blue tiles are flooded. A flooded tile that is hit once more sinks, and never comes back.
learn-shoring-beside = One action shores up your own tile or one beside it. Make { tile-watchtower } dry again.
learn-shoring-engineer = You are the { role-engineer }: the same action saves a second tile. Take { tile-gold-gate }! Every role has a gift of its own.
learn-shoring-walk = { tile-crimson-forest } is flooded too, but out of reach. Walk closer: to { tile-watchtower }.
learn-shoring-one = Now it is beside you. Your third action: shore up { tile-crimson-forest }.
learn-shoring-done = Three tiles saved! You will never save them all, so save what you need: treasure tiles, and { tile-fools-landing }.

learn-cards = Cards
learn-cards-hand = These are your cards. Four alike win a treasure, and you already hold two of the { card-earth-stone }.
learn-cards-shore = First things first: { tile-temple-of-the-sun }, where that treasure lies, is flooded. Shore it up.
learn-cards-end = Nothing else is urgent, so end your actions. Then you draw two treasure cards.
learn-cards-second = Your third { card-earth-stone }! Draw the second card.
learn-cards-limit = Six cards, but five is the most you may hold. Discard { card-crystal-of-fire }: you have only one of them.
learn-cards-flood = Every turn ends with flood cards, as many as the water level says. Now that is two: draw the first.
learn-cards-another = { tile-dunes-of-deception } is flooded. Draw the second flood card.
learn-cards-done = Actions, treasure cards, flood cards: that was a whole turn. Now it is Ada’s.

learn-waters = Waters Rise
learn-waters-level = The water stands at its lowest mark: two flood cards a turn. But three cards in the treasure pile make it rise.
learn-waters-end = You never know when. End your actions, and see what you draw.
learn-waters-rise = { card-waters-rise }! The water goes up one mark. The higher it stands, the more flood cards each turn.
learn-waters-back = Worse: the flood cards drawn so far are shuffled and put back on top. The same tiles will be hit again, at once.
learn-waters-second = Take a deep breath, and draw your second card.
learn-waters-flood = Now the flood cards. Each of them shows a tile that was hit before: draw the first.
learn-waters-sunk = { tile-misty-marsh } was still flooded, so it sinks for ever. Draw the next one.
learn-waters-done = { tile-tidal-palace } is gone as well. The { treasure-oceans-chalice } can now be taken at { tile-coral-palace } only: lose that too, and the game is lost.

learn-giving = Giving
learn-giving-together = Ada has come to your tile. Only there can you hand her a card, and she collects { card-statue-of-the-wind }.
learn-giving-give = Give her your { card-statue-of-the-wind }. It takes one action.
learn-giving-thanks = Now she has three. She is the { role-messenger }, by the way: she can give you cards from anywhere.
learn-giving-end = Time for a favour in return. End your actions.
learn-giving-ada = Good cards: you have three { card-earth-stone } now, and Ada has one. Watch what she does.
learn-giving-done = Four of them in one hand! Talk about who collects what: it is the heart of this game.

learn-treasure = A treasure
learn-treasure-four = Four cards of the { card-earth-stone } in one hand: that is what a treasure costs.
learn-treasure-go = You also have to be where it lies. Each treasure has two such tiles: go to { tile-temple-of-the-sun }.
learn-treasure-capture = Here it is. Capture the { treasure-earth-stone }: it takes one action.
learn-treasure-taken = It is safe for good! The four cards are spent, and its two tiles may sink now without harm.
learn-treasure-safe = One of four. Time to see how such an adventure ends.

learn-helicopter = The helicopter
learn-helicopter-three = Much later: most of the island has sunk. Three treasures are safe, and Ada can fetch the last. Watch her!
learn-helicopter-fly = All four! It is Ada’s turn, but a { card-helicopter } can be played at any time. Play one of yours, and get in first.
learn-helicopter-both = One flight carries everybody from the same tile. Take Ada aboard.
learn-helicopter-land = Choose where to land: { tile-fools-landing }. From there you can leave the island.
learn-helicopter-home = Everybody is here, all treasures are with you, and you hold another { card-helicopter }. Lift off!
learn-helicopter-done = You made it! Now you know what matters. On a real island, the hints will keep you company.
