terminal-you = Du har figurene merket { $letter }.
terminal-hand = Hånd
terminal-supply = reserve
terminal-inside = byen
terminal-saved = reddet
terminal-volcano = vulkan
terminal-pile = Stabel
terminal-omens = «Omen»
terminal-relatives = familiemedlemmer kommer
terminal-bag = Pose
terminal-aside = Lagt bort
terminal-played = Spilte kort
terminal-signs = Felt: nummer og bokstav = en bygning, · = en nøytral bygning, ○ = en ledig plass, ⌂ = en byport, ^ = et startfelt (x: stengt), ▓ = lava, # = utenfor muren. Bokstavene A til D er figurer; A3 = tre av dem. En figur flytter så mange felt som det står figurer på feltet dens.
terminal-colours = Farger, for familiemedlemmer: blågrå 1, 4, 8; lilla 2, 3, 5, 7; turkis 6, 9; brun 10, 11; nøytral ·.
