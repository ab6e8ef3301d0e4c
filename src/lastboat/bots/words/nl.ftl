# Waarom een zet wordt aangeraden. $points: procentpunten tussen de kansen van twee zetten.
hint-sure = Niets anders komt in de buurt.
hint-clear = Duidelijk de beste: { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunt
 } voor op de volgende.
hint-best = De beste, al scheelt het niet veel.
hint-close = Nipt de beste; andere doen er nauwelijks voor onder.
hint-as-good = Vrijwel even goed als de beste.
hint-behind = Kost ongeveer { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunt
 }.
hint-misses = Laat liggen: { $what }
