# Warum ein Zug empfohlen wird. $points: Prozentpunkte zwischen den Aussichten zweier Züge.
hint-sure = Nichts anderes kommt da heran.
hint-clear = Klar am besten: { $points ->
    [one] ein Prozentpunkt
   *[other] { $points } Prozentpunkte
 } vor dem zweitbesten Zug.
hint-best = Am besten, wenn auch nicht mit großem Abstand.
hint-close = Um Haaresbreite am besten; andere sind so gut wie gleichwertig.
hint-as-good = Praktisch so gut wie der beste Zug.
hint-behind = Kostet etwa { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
 }.
hint-misses = Lässt beiseite: { $what }
