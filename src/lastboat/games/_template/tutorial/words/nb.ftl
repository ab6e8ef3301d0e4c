learn-rowing = Ro
learn-rowing-card = Den som har det beste kortet når båten når land, vinner. Ditt er det dårligste: { card-shell }.
learn-rowing-change = Kast det i havet, og trekk et nytt.
learn-rowing-ada = { card-crown }: Bedre blir det ikke! Nå ror Ada.
learn-rowing-pull = Fire åretak igjen til land. Ro, så båten kommer fram mens du har det.
learn-rowing-done = Tre åretak, ett igjen. Det er hele spillet.
