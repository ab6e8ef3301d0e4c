learn-rowing = Roeien
learn-rowing-card = Wie de beste kaart heeft als de boot landt, wint. Die van jou is de slechtste: { card-shell }.
learn-rowing-change = Gooi hem in zee en trek een nieuwe.
learn-rowing-ada = { card-crown }: beter kan niet! Nu roeit Ada.
learn-rowing-pull = Nog vier slagen tot de kust. Roei, zodat de boot landt terwijl je hem hebt.
learn-rowing-done = Drie slagen, nog één te gaan. Dat is het hele spel.
