learn-rowing = Rudern
learn-rowing-card = Wer die beste Karte hält, wenn das Boot landet, gewinnt. Deine ist die schlechteste: { card-shell }.
learn-rowing-change = Wirf sie ins Meer und zieh eine neue.
learn-rowing-ada = { card-crown }: Besser geht es nicht! Jetzt rudert Ada.
learn-rowing-pull = Noch vier Schläge bis zum Ufer. Rudere, damit das Boot landet, solange du sie hast.
learn-rowing-done = Drei Schläge, einer fehlt noch. Das ist das ganze Spiel.
