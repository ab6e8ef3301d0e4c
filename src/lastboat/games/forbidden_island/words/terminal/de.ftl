terminal-water = Wasser (Karten je Zug)
terminal-flood = Flut
terminal-treasure-cards = Artefakte
terminal-next = { $count ->
    [one] Flutstapel, als Nächste
   *[other] Flutstapel, die nächsten { $count }, Reihenfolge unbekannt
}
terminal-below = { $count ->
    [one] Danach
   *[other] Danach { $count }, Reihenfolge unbekannt
}
terminal-flood-discard = Abgelegte Flutkarten
terminal-unseen = { $count ->
    [one] Artefaktstapel, eine Karte
   *[other] Artefaktstapel, { $count } Karten
}
terminal-discard = Abgelegte Artefaktkarten
terminal-signs = Felder: ~ überflutet, ≈ versunken oder im Wasser, ↑ im Helikopter, ⌂ Landeplatz, Buchstabe = Artefakt (klein: gefunden), Zahl = Abenteurer. Ihre Flutkarten: ▲ unter den nächsten, △ unter denen darunter, · ganz unten, × abgelegt. Der Wasserpegelanzeiger zeigt, wie viele Flutkarten ein Zug aufdeckt.
