terminal-water = Vann (kort per tur)
terminal-flood = Flom
terminal-artefacts = Artefaktkort
terminal-next = Flombunken, de neste { $count }, ukjent rekkefølge
terminal-below = Deretter { $count }, ukjent rekkefølge
terminal-flood-discard = Kastede flomkort
terminal-unseen = Artefaktbunken, { $count } kort
terminal-discard = Kastede artefaktkort
terminal-signs = Brikker: ~ oversvømt, ≈ sunket eller i vannet, ↑ i helikopteret, ⌂ landingsplass, bokstav = skatt (liten: tatt), tall = figur. Flomkortene: ▲ blant de neste, △ blant dem under, · helt nederst, × kastet. Vannskalaen viser hvor mange flomkort som trekkes i en tur.
