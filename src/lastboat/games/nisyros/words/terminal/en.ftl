terminal-round = Round { $number } 
terminal-step-1 = move workers and boats
terminal-step-2 = events
terminal-step-3 = action dice
terminal-step-4 = gather resources
terminal-step-5 = build dams and boats
terminal-step-6 = summon workers
terminal-step-7 = feed the workers
terminal-step-8 = the lava flows
terminal-step-9 = eruptions
terminal-step-10 = evacuate
terminal-theatre = theatre
terminal-shipyard = shipyard
terminal-dams = dams
terminal-citizens = village
terminal-supply = supply: { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}, { $dams ->
    [one] { $dams } dam
   *[other] { $dams } dams
}
terminal-people = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}, Kos { $kos }, Hades { $hades }
terminal-pile = Event pile { $count } (★ { $stars })
terminal-unseen = Still to come
terminal-discard = Discarded
terminal-waiting = Waiting
terminal-letter-stone = S
terminal-letter-wood = W
terminal-letter-wheat = G
terminal-signs = A column is a zone from the crater to the sea. { terminal-letter-stone } stone, { terminal-letter-wood } wood, { terminal-letter-wheat } wheat, + bonus; ■ dam, □ free dam spot; numbers are the players’ workers, in brackets if idle; ×2 a die, × fumes; ▓ lava; ⛵ boats; ▲ eruptions this round.
