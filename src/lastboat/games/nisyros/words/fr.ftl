# Nisyros
game-name = Nisyros
game-tagline = Dix habitants chacun, des bateaux à construire, et la lave qui descend vers la mer.

# Options
option-level = Niveau de jeu
option-level-help = Ce qu’il faut à chaque habitant pour quitter l’île, et combien d’éruptions surviennent à chaque tour.
option-level-achilles = Achille : un bateau chacun, 2 éruptions
option-level-heracles = Héraclès : un bateau et 1 blé chacun, 2 éruptions
option-level-zeus = Zeus : un bateau et 1 blé chacun, 3 éruptions
option-coasts = Ordre des espaces côtiers
option-coasts-help = La disposition des quatre espaces côtiers autour de l’île, dans le sens horaire.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = au hasard
option-dams = Emplacements de barrage : anneaux 2, 3, 4 et côte
option-dams-help = Combien de barrages il faut pour arrêter la lave dans les anneaux 2, 3 et 4 et sur la côte.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Les bateaux peuvent se trouver
option-boats-help = Les bateaux peuvent-ils aussi se trouver devant une côte où n’habite aucun joueur ?
option-boats-in-play = devant les côtes des joueurs
option-boats-anywhere = aussi devant les côtes inoccupées
option-villages = Villages
option-villages-help = Les villages sont-ils attribués, ou les joueurs les choisissent-ils l’un après l’autre ?
option-villages-neighbours = voisins, dans le sens horaire depuis Mandraki
option-villages-chosen = choisis par les joueurs
option-start = Premier joueur
option-start-help = Qui est le joueur actif du premier tour.
option-start-lot = tiré au sort
option-start-0 = joueur 1
option-start-1 = joueur 2
option-start-2 = joueur 3
option-start-3 = joueur 4

# The board
village-mandraki = Mandraki
village-pali = Pali
village-emporios = Emporios
village-nikia = Nikia
workplace-mandraki-ring1 = anneau 1 au-dessus de Mandraki
area-mandraki-ring1 = anneau 1 au-dessus de Mandraki
workplace-mandraki-ring2 = anneau 2 au-dessus de Mandraki
area-mandraki-ring2 = anneau 2 au-dessus de Mandraki
workplace-mandraki-ring3 = anneau 3 au-dessus de Mandraki
area-mandraki-ring3 = anneau 3 au-dessus de Mandraki
workplace-mandraki-ring4 = anneau 4 au-dessus de Mandraki
area-mandraki-ring4 = anneau 4 au-dessus de Mandraki
workplace-mandraki-theatre = le point de rencontre de Mandraki
workplace-mandraki-shipyard = le chantier naval de Mandraki
workplace-mandraki-dams = le chantier de barrages de Mandraki
area-mandraki-coast = l’espace côtier de Mandraki
workplace-pali-ring1 = anneau 1 au-dessus de Pali
area-pali-ring1 = anneau 1 au-dessus de Pali
workplace-pali-ring2 = anneau 2 au-dessus de Pali
area-pali-ring2 = anneau 2 au-dessus de Pali
workplace-pali-ring3 = anneau 3 au-dessus de Pali
area-pali-ring3 = anneau 3 au-dessus de Pali
workplace-pali-ring4 = anneau 4 au-dessus de Pali
area-pali-ring4 = anneau 4 au-dessus de Pali
workplace-pali-theatre = le point de rencontre de Pali
workplace-pali-shipyard = le chantier naval de Pali
workplace-pali-dams = le chantier de barrages de Pali
area-pali-coast = l’espace côtier de Pali
workplace-emporios-ring1 = anneau 1 au-dessus d’Emporios
area-emporios-ring1 = anneau 1 au-dessus d’Emporios
workplace-emporios-ring2 = anneau 2 au-dessus d’Emporios
area-emporios-ring2 = anneau 2 au-dessus d’Emporios
workplace-emporios-ring3 = anneau 3 au-dessus d’Emporios
area-emporios-ring3 = anneau 3 au-dessus d’Emporios
workplace-emporios-ring4 = anneau 4 au-dessus d’Emporios
area-emporios-ring4 = anneau 4 au-dessus d’Emporios
workplace-emporios-theatre = le point de rencontre d’Emporios
workplace-emporios-shipyard = le chantier naval d’Emporios
workplace-emporios-dams = le chantier de barrages d’Emporios
area-emporios-coast = l’espace côtier d’Emporios
workplace-nikia-ring1 = anneau 1 au-dessus de Nikia
area-nikia-ring1 = anneau 1 au-dessus de Nikia
workplace-nikia-ring2 = anneau 2 au-dessus de Nikia
area-nikia-ring2 = anneau 2 au-dessus de Nikia
workplace-nikia-ring3 = anneau 3 au-dessus de Nikia
area-nikia-ring3 = anneau 3 au-dessus de Nikia
workplace-nikia-ring4 = anneau 4 au-dessus de Nikia
area-nikia-ring4 = anneau 4 au-dessus de Nikia
workplace-nikia-theatre = le point de rencontre de Nikia
workplace-nikia-shipyard = le chantier naval de Nikia
workplace-nikia-dams = le chantier de barrages de Nikia
area-nikia-coast = l’espace côtier de Nikia
resource-stone = pierre
face-stone = ×2 pierre
resource-wood = bois
face-wood = ×2 bois
resource-wheat = blé
face-wheat = ×2 blé
face-shipyard = ×2 chantier naval
face-dams = ×2 barrages
face-theatre = ×2 point de rencontre
face-hermes = Hermès
face-more = +1 éruption
face-less = −1 éruption
die-a = A
die-b = B
die-c = C
die-d = D
die-e = E
volcano-mandraki = Mandraki
volcano-pali = Pali
volcano-emporios = Emporios
volcano-nikia = Nikia
volcano-mandraki-emporios = Mandraki / Emporios
volcano-pali-nikia = Pali / Nikia
luck-red = rouge
luck-black = noir

# The cards
card-plan = plan brillant
card-runner = coureur de marathon
card-thunderstorm = foudre
card-storm = tempête
card-harvest = récolte
card-drizzle = bruine
card-fasting = jeûne
card-rats = rats
card-siesta = sieste
card-fumes = vapeurs volcaniques
card-search = recherches
card-boat = bateau abandonné
card-oracle = oracle
card-crevice = crevasse
card-call = appel d’urgence
card-woodworm = vers à bois
card-tremor = secousse sismique
card-earthquake = tremblement de terre
card-wind = coup de vent
card-panic = panique

# What can be done
do-settle = S’installer à { $village }
do-pick = Prendre un travailleur, depuis : { $workplace }
do-put = Placer le travailleur sur : { $workplace }
do-sail = Transférer un bateau : { $village } → { $to }
do-ready = Prêt
do-zone = Choisir la zone : { $village }
do-coast = Choisir l’espace côtier : { $village }
do-strike = Un travailleur de { $seat } : { $workplace }
do-breach = Sacrifier un barrage : { $area }
do-find = Ramener un habitant de { $seat } de chez Hadès
do-reroll = Relancer le dé { $die }
do-double = Poser un dé ×2 sur : { $workplace }
do-hermes = Poser Hermès sur : { $workplace }
do-run = Faire courir un travailleur de { $seat } depuis : { $workplace }
do-run-lying = Faire courir un travailleur couché de { $seat } depuis : { $workplace }
do-boat = Construire un bateau à { $village }
do-dam = Construire un barrage : { $area }
do-summon = Appeler un villageois de { $seat } à { $village }
do-board-citizen = En bateau : un villageois de { $seat }
do-board-worker = En bateau : un travailleur de { $seat }
do-rescue-citizen = Vers Kos : un villageois de { $seat } ({ $village })
do-rescue-worker = Vers Kos : un travailleur de { $seat } ({ $workplace })
do-pass = C’est tout
do-default = Tous de la manière habituelle

# What happened
event-area-laid = Posé : { $area }, { $resource }.
event-coasts-laid = Côtes dans le sens horaire : { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } habite à { $village }.
event-round-began = Tour { $number }. { $seat } est le joueur actif.
event-worker-moved = Un travailleur de { $seat } : { $origin } → { $workplace }.
event-boat-sailed = Un bateau navigue : { $origin } → { $village }.
event-events-due = { $number ->
    [one] Un événement.
   *[other] { $number } événements.
}
event-pile-shuffled = La défausse redevient la pioche.
event-card-drawn = Événement : { $card }.
event-card-waits = La carte « { $card } » attend son étape.
event-card-spent = La carte « { $card } » a été jouée.
event-no-effect = La carte « { $card } » est sans effet.
event-volcano-thrown = Le dé volcan indique { $volcano }.
event-store-lost = { $number ->
    [one] Perdu : { $number } unité de { $resource }.
   *[other] Perdu : { $number } unités de { $resource }.
}
event-lay-down = Un travailleur de { $seat } fait la sieste : { $workplace }.
event-fumes-in = Vapeurs volcaniques, aucune récolte ce tour : { $area }.
event-found = Un habitant de { $seat } est retrouvé et rejoint le point de rencontre, à { $village }.
event-boat-landed = Un bateau s’échoue à { $village }.
event-boat-lost = Un bateau est fracassé à { $village }.
event-lava-sank = La lave s’enfonce, l’espace est de nouveau libre : { $area }.
event-dam-lost = Un barrage cède : { $area }.
event-panicked = Un travailleur de { $seat } panique et quitte son poste : { $workplace }.
event-die-thrown = Dé { $die } : { $face }.
event-die-placed = Le dé { $die } ({ $face }) est posé sur : { $workplace }.
event-gathered = { $number ->
    [one] Récolte, { $workplace } : { $number } unité de { $resource }.
   *[other] Récolte, { $workplace } : { $number } unités de { $resource }.
}
event-bonus-taken = Bonus, { $workplace } : 1 unité de { $resource }.
event-store-full = { $number ->
    [one] La réserve est pleine : { $number } unité de { $resource } est perdue.
   *[other] La réserve est pleine : { $number } unités de { $resource } sont perdues.
}
event-boat-built = Un bateau est construit à { $village }.
event-dam-built = Un barrage est construit : { $area }.
event-summoned = Un villageois de { $seat } rejoint les travailleurs à { $village }.
event-sheltered = Un travailleur de { $seat } s’abrite au point de rencontre, à { $village }.
event-fed = { $number ->
    [one] Les travailleurs mangent { $number } épi de blé.
   *[other] Les travailleurs mangent { $number } épis de blé.
}
event-wheat-missing = { $number ->
    [one] Il manque { $number } épi de blé.
   *[other] Il manque { $number } épis de blé.
}
event-fell-sick = Un travailleur de { $seat } tombe malade et quitte son poste : { $workplace }.
event-lava-flowed = La lave s’écoule et recouvre un espace : { $area }.
event-dams-held = Les barrages tiennent : { $area }.
event-eruptions-come = { $number ->
    [0] Pas d’éruption ce tour.
    [one] Une éruption ce tour.
   *[other] { $number } éruptions ce tour.
}
event-erupted = Éruption, un espace est recouvert : { $area }.
event-fled-to = Un habitant de { $seat } s’enfuit à { $village }.
event-fled-by-boat = Un habitant de { $seat } fuit en bateau vers Kos.
event-perished = Un habitant de { $seat } n’a pas été assez rapide et rejoint Hadès.
event-cut-off = Un habitant de { $seat } est cerné et rejoint Hadès.
event-boats-burned = { $number ->
    [one] Le bateau resté à { $village } est perdu.
   *[other] { $number } bateaux restés à { $village } sont perdus.
}
event-evacuated = Un habitant de { $seat } est en sécurité à Kos.
event-moved-home = { $seat } habite désormais à { $village }.
event-game-ended = Fin de la partie : { $reason }.
reason-none = la partie continue
reason-covered = l’île entière est recouverte de lave
reason-no-coast = aucun espace côtier de joueur n’est libre
reason-nobody = il ne reste personne sur l’île

# What is asked
prompt-coasts = On pose les espaces côtiers.
prompt-areas = On pose les espaces de ressources.
prompt-villages = { $seat } choisit un village.
prompt-start = On tire au sort le premier joueur.
prompt-placing = Étape 1 : { $seat } déplace ses travailleurs ; les autres peuvent en faire autant. Les bateaux peuvent naviguer.
prompt-held = Étape 1 : { $seat } choisit où va le travailleur pris ici : { $workplace }.
prompt-event-die = Étape 2 : le dé événement.
prompt-draw = Étape 2 : une carte événement.
prompt-card-die = Étape 2 : le dé volcan.
prompt-card-zone = Carte « { $card } » : { $seat } choisit où.
prompt-card-workers = Carte « { $card } » : { $seat } choisit encore { $count ->
    [one] un travailleur.
   *[other] { $count } travailleurs.
}
prompt-card-dam = Carte « { $card } » : { $seat } choisit quel barrage cède.
prompt-card-search = Recherches : { $seat } choisit qui revient de chez Hadès.
prompt-rolling = Étape 3 : { $count ->
    [one] un dé action est lancé.
   *[other] { $count } dés action sont lancés.
}
prompt-rerolling = Plan brillant : { $seat } désigne un ou deux dés à relancer.
prompt-doubling = Étape 3 : { $seat } pose les dés ×2.
prompt-running = Coureur de marathon : { $seat } déplace un travailleur.
prompt-building = Étape 5 : { $seat } construit bateaux et barrages.
prompt-summoning = Étape 6 : { $seat } appelle de nouveaux travailleurs.
prompt-sheltering = Bruine : { $seat } place { $count ->
    [one] un travailleur sur un point de rencontre.
   *[other] { $count } travailleurs sur un point de rencontre.
}
prompt-sickness = Étape 7 : { $seat } choisit encore { $count ->
    [one] un travailleur malade.
   *[other] { $count } travailleurs malades.
}
prompt-boarding = Fuite depuis { $village } : { $seat } dit qui tente le prochain bateau ({ $count ->
    [one] un bateau
   *[other] { $count } bateaux
}).
prompt-fleeing = Fuite depuis { $village } : le dé rouge pour un habitant de { $person }.
prompt-refuge = Fuite depuis { $village } : { $seat } choisit où va l’habitant de { $person }.
prompt-eruption-die = Étape 9 : le dé volcan.
prompt-direction = Étape 9 : { $seat } choisit la direction de l’éruption.
prompt-evacuating = Étape 10 : { $seat } évacue des habitants vers Kos ({ $count ->
    [one] un bateau
   *[other] { $count } bateaux
}).
prompt-moving-home = { $seat } choisit un nouveau refuge.

# How it ended
verdict-playing = en cours
verdict-defeat-covered = défaite, île recouverte
verdict-defeat-no-coast = défaite, plus de côte
verdict-defeat-nobody = défaite, plus personne
verdict-small-covered = petite victoire, île recouverte
verdict-small-no-coast = petite victoire, plus de côte
verdict-small-nobody = petite victoire, plus personne
verdict-big-covered = grande victoire, île recouverte
verdict-big-no-coast = grande victoire, plus de côte
verdict-big-nobody = grande victoire, plus personne
result-big = Grande victoire ! Chaque joueur a sauvé au moins { $count } habitants ; { $reason }.
result-small = Petite victoire : chaque joueur a sauvé au moins { $count } habitants ; { $reason }.
result-defeat = { $count ->
    [0] Défaite : un joueur n’a sauvé personne ; { $reason }.
    [one] Défaite : un joueur n’a sauvé qu’un habitant ; { $reason }.
   *[other] Défaite : un joueur n’a sauvé que { $count } habitants ; { $reason }.
}
