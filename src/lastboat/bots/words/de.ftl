# Warum ein Zug empfohlen wird. $points: Prozentpunkte zwischen den Aussichten zweier Züge.
hint-sure = Nichts anderes kommt dem nahe.
hint-clear = Klar am besten: { $points ->
    [one] ein Prozentpunkt
   *[other] { $points } Prozentpunkte
 } vor dem nächsten.
hint-best = Am besten, wenn auch nicht mit Abstand.
hint-close = Um Haaresbreite am besten; andere sind ebenso gut.
hint-as-good = So gut wie der beste.
hint-behind = Kostet etwa { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
 }.
