learn-rowing = Rowing
learn-rowing-card = Whoever holds the best card when the boat lands wins. Yours is a { card-shell }: the worst there is.
learn-rowing-change = Throw it into the sea, and draw a new one.
learn-rowing-ada = A { card-crown }: there is nothing better! Ada pulls now.
learn-rowing-pull = Four strokes to the shore. Pull the oars, so that the boat lands while you hold it.
learn-rowing-done = Three strokes, one to go. That is the whole game.
