terminal-round = Runde { $number } 
terminal-step-1 = Arbeiter und Boote bewegen
terminal-step-2 = Ereignisse
terminal-step-3 = Aktionswürfel
terminal-step-4 = Ressourcen sammeln
terminal-step-5 = Dämme und Boote bauen
terminal-step-6 = neue Arbeiter aufrufen
terminal-step-7 = Verköstigung der Arbeiter
terminal-step-8 = Fließen der Lava
terminal-step-9 = Ausbrüche
terminal-step-10 = Evakuierung
terminal-theatre = Treffp.
terminal-shipyard = Werft
terminal-dams = Dämme
terminal-citizens = Dorf
terminal-supply = Vorrat: { $boats ->
    [one] { $boats } Boot
   *[other] { $boats } Boote
}, { $dams ->
    [one] { $dams } Damm
   *[other] { $dams } Dämme
}
terminal-people = { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}, { $citizens ->
    [one] { $citizens } Dorfbewohner
   *[other] { $citizens } Dorfbewohner
}, Kos { $kos }, Hades { $hades }
terminal-pile = Ereignisstapel { $count } (★ { $stars })
terminal-unseen = Noch zu ziehen
terminal-discard = Abwurfstapel
terminal-waiting = Wartend
terminal-letter-stone = S
terminal-letter-wood = H
terminal-letter-wheat = W
terminal-signs = Eine Spalte ist eine Zone vom Krater zum Meer; Treffp. ist der Treffpunkt. { terminal-letter-stone } Stein, { terminal-letter-wood } Holz, { terminal-letter-wheat } Weizen, + Bonus; ■ Damm, □ freier Dammplatz; Zahlen sind Arbeiter der Spieler, in Klammern, wer liegt; ×2 ein Würfel, × Vulkangase; ▓ Lava; ⛵ Boote; ▲ Ausbrüche in dieser Runde.
