# Waarom een zet wordt aangeraden. $points: procentpunten tussen de kansen van twee zetten.
hint-sure = Niets anders komt in de buurt.
hint-clear = Duidelijk het best: { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunten
 } voor op de volgende.
hint-best = Het best, al scheelt het niet veel.
hint-close = Met een haar het best; andere zijn even goed.
hint-as-good = Vrijwel even goed als de beste.
hint-behind = Kost ongeveer { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunten
 }.
