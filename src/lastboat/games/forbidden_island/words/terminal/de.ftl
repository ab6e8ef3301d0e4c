terminal-water = Wasser (Karten je Zug)
terminal-flood = Flut
terminal-artefacts = Artefakte
terminal-next = Flutstapel, die nächsten { $count }, Folge unbekannt
terminal-below = Danach { $count }, Folge unbekannt
terminal-flood-discard = Abgelegte Flutkarten
terminal-unseen = Artefaktstapel, { $count } Karten
terminal-discard = Abgelegte Artefaktkarten
terminal-signs = Felder: ~ überflutet, ≈ versunken oder im Wasser, ↑ im Helikopter, ⌂ Landeplatz, Buchstabe = Artefakt (klein: gefunden), Zahl = Spielfigur. Ihre Flutkarten: ▲ unter den nächsten, △ unter denen darunter, · ganz unten, × abgelegt. Der Wasserpegelanzeiger zeigt, wie viele Flutkarten ein Zug aufdeckt.
