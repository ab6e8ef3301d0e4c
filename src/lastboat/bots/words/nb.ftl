# Hvorfor et trekk anbefales. $points: prosentpoeng mellom sjansene til to trekk.
hint-sure = Ikke noe annet kommer i nærheten.
hint-clear = Klart best: { $points ->
    [one] ett prosentpoeng
   *[other] { $points } prosentpoeng
 } foran det nest beste.
hint-best = Best, men ikke med stor margin.
hint-close = Så vidt best; andre er nesten like gode.
hint-as-good = Nesten like godt som det beste.
hint-behind = Koster omtrent { $points ->
    [one] ett prosentpoeng
   *[other] { $points } prosentpoeng
 }.
hint-misses = Lar ligge: { $what }
