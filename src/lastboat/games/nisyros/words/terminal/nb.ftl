terminal-round = Runde { $number } 
terminal-step-1 = flytt arbeidere og båter
terminal-step-2 = hendelser
terminal-step-3 = handlingsterninger
terminal-step-4 = samle ressurser
terminal-step-5 = bygg demninger og båter
terminal-step-6 = tilkall arbeidere
terminal-step-7 = mat til arbeiderne
terminal-step-8 = lavastrøm
terminal-step-9 = utbrudd
terminal-step-10 = evakuering
terminal-theatre = teater
terminal-shipyard = verft
terminal-dams = demninger
terminal-citizens = landsby
terminal-supply = reserve: { $boats ->
    [one] { $boats } båt
   *[other] { $boats } båter
}, { $dams ->
    [one] { $dams } demning
   *[other] { $dams } demninger
}
terminal-people = { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeidere
}, { $citizens ->
    [one] { $citizens } landsbyboer
   *[other] { $citizens } landsbyboere
}, Kos { $kos }, Hades { $hades }
terminal-pile = Hendelsesbunke { $count } (★ { $stars })
terminal-unseen = Kan fortsatt komme
terminal-discard = Kastebunke
terminal-waiting = Venter
terminal-letter-stone = S
terminal-letter-wood = T
terminal-letter-wheat = H
terminal-signs = En kolonne er en sone fra krateret til sjøen. { terminal-letter-stone } stein, { terminal-letter-wood } tømmer, { terminal-letter-wheat } hvete, + bonus; ■ demning, □ ledig demningsfelt; tall er spillernes arbeidere, i parentes den som ligger; ×2 en terning, × gass; ▓ lava; ⛵ båter; ▲ utbrudd denne runden.
