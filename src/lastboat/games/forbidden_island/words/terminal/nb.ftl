terminal-water = Vann (kort per tur)
terminal-flood = Flom
terminal-treasure-cards = Skattekort
terminal-next = { $count ->
    [one] Flombunken, neste
   *[other] Flombunken, de neste { $count }, ukjent rekkefølge
}
terminal-below = { $count ->
    [one] Deretter
   *[other] Deretter { $count }, ukjent rekkefølge
}
terminal-flood-discard = Kastede flomkort
terminal-unseen = { $count ->
    [one] Skattebunken, ett kort
   *[other] Skattebunken, { $count } kort
}
terminal-discard = Kastede skattekort
terminal-signs = Brikker: ~ oversvømt, ≈ sunket eller i vannet, ↑ i helikopteret, ⌂ Landingsplassen, bokstav = skatt (liten: tatt), tall = figur. Flomkortene: ▲ blant de neste, △ blant dem under, · helt nederst, × kastet. Vannskalaen viser hvor mange flomkort som trekkes i en tur.
