terminal-water = Water (kaarten per beurt)
terminal-flood = Overstroming
terminal-artefacts = Schatten
terminal-next = Overstromingsstapel, de volgende { $count }, volgorde onbekend
terminal-below = Daarna { $count }, volgorde onbekend
terminal-flood-discard = Afgelegde overstromingskaarten
terminal-unseen = Stapel schatkaarten, { $count } kaarten
terminal-discard = Afgelegde schatkaarten
terminal-signs = Tegels: ~ overstroomd, ≈ gezonken of in het water, ↑ in de helikopter, ⌂ landingsplaats, letter = schat (klein: gepakt), cijfer = pion. Hun overstromingskaarten: ▲ bij de volgende, △ bij die daaronder, · onderop, × afgelegd. De peilschaal toont hoeveel overstromingskaarten er per beurt worden getrokken.
