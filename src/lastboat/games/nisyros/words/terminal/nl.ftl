terminal-round = Ronde { $number } 
terminal-step-1 = werkers en boten verplaatsen
terminal-step-2 = gebeurtenissen
terminal-step-3 = actiedobbelstenen
terminal-step-4 = grondstoffen verzamelen
terminal-step-5 = dammen en boten bouwen
terminal-step-6 = nieuwe werkers oproepen
terminal-step-7 = voedsel voor de werkers
terminal-step-8 = lavastroom
terminal-step-9 = uitbarstingen
terminal-step-10 = inwoners evacueren
terminal-theatre = verzam.
terminal-shipyard = werf
terminal-dams = dammen
terminal-citizens = dorp
terminal-supply = voorraad: { $boats ->
    [one] { $boats } boot
   *[other] { $boats } boten
}, { $dams ->
    [one] { $dams } dam
   *[other] { $dams } dammen
}
terminal-people = { $workers ->
    [one] { $workers } werker
   *[other] { $workers } werkers
}, { $citizens ->
    [one] { $citizens } burger
   *[other] { $citizens } burgers
}, Kos { $kos }, Hades { $hades }
terminal-pile = Trekstapel { $count } (★ { $stars })
terminal-unseen = Nog te trekken
terminal-discard = Afgelegd
terminal-waiting = Wachtend
terminal-letter-stone = S
terminal-letter-wood = H
terminal-letter-wheat = G
terminal-signs = Een kolom is een zone van de krater tot de zee; verzam. is het verzamelveld. { terminal-letter-stone } steen, { terminal-letter-wood } hout, { terminal-letter-wheat } graan, + bonus; ■ dam, □ vrije damplek; cijfers zijn werkers van de spelers, tussen haakjes wie ligt; ×2 een dobbelsteen, × vulkaangas; ▓ lava; ⛵ boten; ▲ uitbarstingen in deze ronde.
