terminal-water = Water (kaarten per beurt)
terminal-flood = Overstroming
terminal-treasure-cards = Schatten
terminal-next = { $count ->
    [one] Overstromingsstapel, hierna
   *[other] Overstromingsstapel, de volgende { $count }, volgorde onbekend
}
terminal-below = { $count ->
    [one] Daarna
   *[other] Daarna { $count }, volgorde onbekend
}
terminal-flood-discard = Afgelegde overstromingskaarten
terminal-unseen = { $count ->
    [one] Stapel schatkaarten, één kaart
   *[other] Stapel schatkaarten, { $count } kaarten
}
terminal-discard = Afgelegde schatkaarten
terminal-signs = Tegels: ~ overstroomd, ≈ gezonken of in het water, ↑ in de helikopter, ⌂ Landingsplaats, letter = schat (klein: gepakt), cijfer = pion. Hun overstromingskaarten: ▲ bij de volgende, △ bij die daaronder, · onderop, × afgelegd. De peilschaal toont hoeveel overstromingskaarten er per beurt worden getrokken.
