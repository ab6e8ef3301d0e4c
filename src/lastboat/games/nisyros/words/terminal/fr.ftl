terminal-round = Tour { $number } 
terminal-step-1 = déplacer travailleurs et bateaux
terminal-step-2 = événements
terminal-step-3 = dés action
terminal-step-4 = collecter les ressources
terminal-step-5 = construire barrages et bateaux
terminal-step-6 = embaucher des travailleurs
terminal-step-7 = nourrir les travailleurs
terminal-step-8 = coulée de lave
terminal-step-9 = éruptions
terminal-step-10 = évacuer
terminal-theatre = pt renc.
terminal-shipyard = chantier
terminal-dams = barrages
terminal-citizens = village
terminal-supply = réserve : { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}, { $dams ->
    [one] { $dams } barrage
   *[other] { $dams } barrages
}
terminal-people = { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
}, { $citizens ->
    [one] { $citizens } villageois
   *[other] { $citizens } villageois
}, Kos { $kos }, Hadès { $hades }
terminal-pile = Pioche { $count } (★ { $stars })
terminal-unseen = Encore à venir
terminal-discard = Défaussées
terminal-waiting = En attente
terminal-letter-stone = P
terminal-letter-wood = B
terminal-letter-wheat = G
terminal-signs = Une colonne est une zone, du cratère à la mer ; « pt renc. » est le point de rencontre. { terminal-letter-stone } pierre, { terminal-letter-wood } bois, { terminal-letter-wheat } blé (grain), + bonus ; ■ barrage, □ emplacement libre ; les chiffres sont les travailleurs des joueurs, entre parenthèses ceux qui sont couchés ; ×2 un dé, × vapeurs ; ▓ lave ; ⛵ bateaux ; ▲ éruptions de ce tour.
