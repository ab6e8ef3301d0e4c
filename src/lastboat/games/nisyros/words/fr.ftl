# Nisyros
game-name = Nisyros
game-tagline = Dix habitants chacun, des bateaux à construire, et la lave qui descend vers la mer.

# Options
option-level = Niveau de jeu
option-level-help = Ce qu’il faut à chaque habitant pour quitter l’île, et combien d’éruptions surviennent à chaque tour.
option-level-achilles = Achille : un bateau chacun, 2 éruptions
option-level-heracles = Héraclès : un bateau et 1 épi de blé chacun, 2 éruptions
option-level-zeus = Zeus : un bateau et 1 épi de blé chacun, 3 éruptions
option-coasts = Ordre des côtes
option-coasts-help = La disposition des quatre côtes autour de l’île, dans le sens horaire.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = au hasard
option-dams = Emplacements de barrage : anneaux 2, 3, 4 et côte
option-dams-help = Combien de barrages il faut pour arrêter la lave dans les anneaux 2, 3 et 4 et sur la côte.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Les bateaux peuvent mouiller
option-boats-help = Les bateaux peuvent-ils aussi mouiller devant une côte où n’habite aucun joueur ?
option-boats-in-play = devant les côtes des joueurs
option-boats-anywhere = aussi devant les côtes inoccupées
option-villages = Villages
option-villages-help = Les villages sont-ils attribués, ou les joueurs les choisissent-ils l’un après l’autre ?
option-villages-neighbours = voisins, dans le sens horaire depuis Mandraki
option-villages-chosen = choisis par les joueurs
option-start = Premier joueur
option-start-help = Qui est le joueur actif du premier tour.
option-start-lot = tiré au sort
option-start-0 = Joueur 1
option-start-1 = Joueur 2
option-start-2 = Joueur 3
option-start-3 = Joueur 4
option-starting-workers = Travailleurs au départ
option-starting-workers-help = Combien des dix habitants de chaque joueur commencent comme travailleurs ; les autres sont villageois.
option-starting-wheat = Blé au départ
option-starting-wheat-help = Avec combien d’épis de blé par joueur l’équipe commence.
option-eruptions = Éruptions par tour
option-eruptions-help = Combien il y en a avant que les dés comptent. Dans la boîte, c’est le niveau de jeu qui en décide.
option-cards-on-top = Cartes à étoile sur le dessus
option-cards-on-top-help = Combien des dix cartes à étoile sont sur le dessus de la pioche des événements ; les autres sont mélangées au-dessous.

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
area-mandraki-coast = la côte de Mandraki
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
area-pali-coast = la côte de Pali
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
area-emporios-coast = la côte d’Emporios
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
area-nikia-coast = la côte de Nikia
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
do-pick = Prendre un travailleur : { $workplace }
do-put = Placer le travailleur sur : { $workplace }
do-sail = Transférer un bateau : { $village } → { $to }
do-ready = Terminé
do-zone = Choisir la zone : { $village }
do-coast = Choisir la côte : { $village }
do-strike = Un travailleur ({ $seat }) : { $workplace }
do-breach = Sacrifier un barrage : { $area }
do-find = Ramener un habitant { DE($seat) } de chez Hadès
do-reroll = Relancer le dé { $die }
do-double = Poser un dé doubleur sur : { $workplace }
do-hermes = Poser Hermès sur : { $workplace }
do-run = Déplacer un travailleur ({ $seat }) : { $workplace }
do-run-lying = Déplacer un travailleur couché ({ $seat }) : { $workplace }
do-boat = Construire un bateau à { $village }
do-dam = Construire un barrage : { $area }
do-summon = Appeler un villageois { DE($seat) } à { $village }
do-board-citizen = En bateau : un villageois { DE($seat) }
do-board-worker = En bateau : un travailleur { DE($seat) }
do-rescue-citizen = Vers Kos : un villageois { DE($seat) } ({ $village })
do-rescue-worker = Vers Kos : un travailleur { DE($seat) } ({ $workplace })
do-pass = Passer
do-default = Choisir le reste pour moi
do-end-step = Terminer l’étape pour tous

# What happened
event-area-laid = Posé : { $area }, { $resource }.
event-coasts-laid = Côtes dans le sens horaire : { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } habite à { $village }.
event-round-began = Tour { $number }. Joueur actif : { $seat }.
event-worker-moved = Un travailleur ({ $seat }) : { $origin } → { $workplace }.
event-boat-sailed = Un bateau navigue : { $origin } → { $village }.
event-events-due = { $number ->
    [one] Un événement.
   *[other] { $number } événements.
}
event-pile-shuffled = La défausse est mélangée et forme une nouvelle pioche.
event-card-drawn = Événement : { $card }.
event-card-waits = La carte « { $card } » attend son étape.
event-card-spent = La carte « { $card } » est défaussée.
event-no-effect = La carte « { $card } » est sans effet.
event-volcano-thrown = Le dé volcan indique { $volcano }.
event-store-lost = { $number ->
    [one] Perdu : { $number } unité de { $resource }.
   *[other] Perdu : { $number } unités de { $resource }.
}
event-lay-down = Un travailleur { DE($seat) } fait la sieste : { $workplace }.
event-fumes-in = Vapeurs volcaniques, rien n’est produit ce tour-ci : { $area }.
event-found = Un habitant { DE($seat) } est retrouvé et rejoint le point de rencontre, à { $village }.
event-boat-landed = Un bateau s’échoue à { $village }.
event-boat-lost = Un bateau est fracassé à { $village }.
event-lava-sank = La lave s’enfonce, l’espace est de nouveau libre : { $area }.
event-dam-lost = Un barrage cède : { $area }.
event-panicked = Un travailleur { DE($seat) } panique et quitte son poste : { $workplace }.
event-die-thrown = Dé { $die } : { $face }.
event-die-placed = Le dé { $die } ({ $face }) est posé sur : { $workplace }.
event-gathered = { $number ->
    [one] Collecte, { $workplace } : { $number } unité de { $resource }.
   *[other] Collecte, { $workplace } : { $number } unités de { $resource }.
}
event-bonus-taken = Bonus, { $workplace } : 1 unité de { $resource }.
event-store-full = { $number ->
    [one] Le stock est plein : { $number } unité de { $resource } est perdue.
   *[other] Le stock est plein : { $number } unités de { $resource } sont perdues.
}
event-boat-built = Un bateau est construit à { $village }.
event-dam-built = Un barrage est construit : { $area }.
event-summoned = Un villageois { DE($seat) } rejoint les travailleurs à { $village }.
event-sheltered = Un travailleur { DE($seat) } s’abrite au point de rencontre, à { $village }.
event-fed = { $number ->
    [one] Les travailleurs mangent { $number } épi de blé.
   *[other] Les travailleurs mangent { $number } épis de blé.
}
event-wheat-missing = { $number ->
    [one] Il manque { $number } épi de blé.
   *[other] Il manque { $number } épis de blé.
}
event-fell-sick = Un travailleur { DE($seat) } tombe malade et quitte son poste : { $workplace }.
event-lava-flowed = La lave s’écoule et recouvre un espace : { $area }.
event-dams-held = Les barrages tiennent : { $area }.
event-eruptions-come = { $number ->
    [0] Pas d’éruption ce tour-ci.
    [one] Une éruption ce tour-ci.
   *[other] { $number } éruptions ce tour-ci.
}
event-erupted = Éruption, un espace est recouvert : { $area }.
event-fled-to = Un habitant { DE($seat) } s’échappe et se réfugie à { $village }.
event-fled-by-boat = Un habitant { DE($seat) } s’échappe en bateau vers Kos.
event-perished = Un habitant { DE($seat) } n’a pas été assez rapide et rejoint Hadès.
event-cut-off = Un habitant { DE($seat) } est cerné et rejoint Hadès.
event-boats-burned = { $number ->
    [one] Le bateau resté à { $village } est perdu.
   *[other] { $number } bateaux restés à { $village } sont perdus.
}
event-evacuated = Un habitant { DE($seat) } est en sécurité à Kos.
event-moved-home = { $seat } habite désormais à { $village }.
event-game-ended = Fin de la partie : { $reason }.
reason-none = la partie continue
reason-covered = l’île entière est recouverte de lave
reason-no-coast = plus aucun joueur n’a de côte
reason-nobody = il ne reste personne sur l’île

# What is asked
prompt-coasts = On pose les côtes.
prompt-areas = On pose les espaces de ressources.
prompt-villages = { $seat } choisit un village.
    .you = Choisissez un village.
prompt-start = On tire au sort le premier joueur.
prompt-placing = { $boats ->
    [0] Étape 1 : { $seat } déplace ses travailleurs ; les autres peuvent en faire autant.
   *[other] Étape 1 : { $seat } déplace ses travailleurs ; les autres peuvent en faire autant. Les bateaux peuvent naviguer.
}
    .you = { $boats ->
        [0] Étape 1 : déplacez vos travailleurs ; les autres peuvent en faire autant.
       *[other] Étape 1 : déplacez vos travailleurs ; les autres peuvent en faire autant. Les bateaux peuvent naviguer.
    }
prompt-held = Étape 1 : { $seat } choisit où va le travailleur pris ici : { $workplace }.
    .you = Étape 1 : choisissez où va le travailleur pris ici : { $workplace }.
prompt-event-die = Étape 2 : le dé événement.
prompt-draw = Étape 2 : une carte événement.
prompt-card-die = Étape 2 : le dé volcan.
prompt-card-zone = Carte « { $card } » : { $seat } choisit où.
    .you = Carte « { $card } » : choisissez où.
prompt-card-workers = Carte « { $card } » : { $seat } choisit { $count ->
    [one] un travailleur.
   *[other] { $count } travailleurs.
}
    .you = Carte « { $card } » : choisissez { $count ->
        [one] un travailleur.
       *[other] { $count } travailleurs.
    }
prompt-card-dam = Carte « { $card } » : { $seat } choisit quel barrage cède.
    .you = Carte « { $card } » : choisissez quel barrage cède.
prompt-card-search = Recherches : { $seat } choisit qui revient de chez Hadès.
    .you = Recherches : choisissez qui revient de chez Hadès.
prompt-rolling = Étape 3 : { $count ->
    [one] un dé action est lancé.
   *[other] { $count } dés action sont lancés.
}
prompt-rerolling = Plan brillant : { $seat } désigne un ou deux dés à relancer.
    .you = Plan brillant : désignez un ou deux dés à relancer.
prompt-doubling = Étape 3 : { $seat } pose les dés doubleurs.
    .you = Étape 3 : posez les dés doubleurs.
prompt-running = Coureur de marathon : { $seat } déplace un travailleur.
    .you = Coureur de marathon : déplacez un travailleur.
prompt-building = Étape 5 : { $seat } construit bateaux et barrages.
    .you = Étape 5 : construisez bateaux et barrages.
prompt-summoning = Étape 6 : { $seat } appelle de nouveaux travailleurs.
    .you = Étape 6 : appelez de nouveaux travailleurs.
prompt-sheltering = Bruine : { $seat } place { $count ->
    [one] un travailleur sur un point de rencontre.
   *[other] { $count } travailleurs sur des points de rencontre.
}
    .you = Bruine : placez { $count ->
        [one] un travailleur sur un point de rencontre.
       *[other] { $count } travailleurs sur des points de rencontre.
    }
prompt-sickness = Étape 7 : { $seat } désigne { $count ->
    [one] un travailleur qui tombe malade.
   *[other] { $count } travailleurs qui tombent malades.
}
    .you = Étape 7 : désignez { $count ->
        [one] un travailleur qui tombe malade.
       *[other] { $count } travailleurs qui tombent malades.
    }
prompt-boarding = Fuite ({ $area }) : { $seat } dit qui tente le prochain bateau ({ $count ->
    [one] un bateau
   *[other] { $count } bateaux
}).
    .you = Fuite ({ $area }) : dites qui tente le prochain bateau ({ $count ->
        [one] un bateau
       *[other] { $count } bateaux
    }).
prompt-fleeing = Fuite ({ $area }) : le dé rouge pour un habitant { DE($person) }.
prompt-refuge = Fuite ({ $area }) : { $seat } choisit où va l’habitant { DE($person) }.
    .you = Fuite ({ $area }) : choisissez où va l’habitant { DE($person) }.
prompt-eruption-die = Étape 9 : le dé volcan.
prompt-direction = Étape 9 : { $seat } choisit la zone que frappe l’éruption.
    .you = Étape 9 : choisissez la zone que frappe l’éruption.
prompt-evacuating = Étape 10 : { $seat } évacue des habitants vers Kos ({ $count ->
    [one] un bateau
   *[other] { $count } bateaux
}).
    .you = Étape 10 : évacuez des habitants vers Kos ({ $count ->
        [one] un bateau
       *[other] { $count } bateaux
    }).
prompt-moving-home = { $seat } choisit un nouveau foyer.
    .you = Choisissez un nouveau foyer.
prompt-returning = { $seat } peut revenir à { $village } ou rester à { $home } (« { do-pass } »).
    .you = Vous pouvez revenir à { $village } ou rester à { $home } (« { do-pass } »).

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
result-big = Grande victoire ! Chaque joueur a sauvé au moins { $count } habitants ({ $reason }).
result-small = Petite victoire : chaque joueur a sauvé au moins { $count } habitants ({ $reason }).
result-defeat = { $count ->
    [0] Défaite : un joueur n’a sauvé personne ({ $reason }).
    [one] Défaite : un joueur n’a sauvé qu’un habitant ({ $reason }).
   *[other] Défaite : un joueur n’a sauvé que { $count } habitants ({ $reason }).
}

# On the page: words of the board
goal-people = Amener sept habitants { DE($seat) } à Kos ; jusqu’ici : { $count }
board-round = Tour { $number }
board-level-achilles = Achille
board-level-heracles = Héraclès
board-level-zeus = Zeus
board-kos = Kos
board-hades = Hadès
board-lava = lave
board-stores = Stocks
board-supply = en réserve
board-dice = Dés
board-die = Dé { $die }
board-named = sera relancé
board-cards = Cartes événement
board-events-left = { $number ->
    [one] encore un événement
   *[other] encore { $number } événements
}
board-dams-of = barrages : { $number } sur { $spots }
board-boats-at = { $number ->
    [0] Aucun bateau à { $village }
    [one] Un bateau à { $village }
   *[other] { $number } bateaux à { $village }
}
board-people-of = { $number ->
    [one] { $seat } : { $number } habitant
   *[other] { $seat } : { $number } habitants
}
board-workers = Travailleurs
board-citizens = Villageois
board-lives-in = désormais à { $village }
board-ready = a terminé
board-not-ready = place encore ses travailleurs
board-saved-of = { $number } sur 10 sauvés ; 7 font une petite victoire, 9 une grande
board-lying = { $number ->
    [one] Un travailleur est couché
   *[other] { $number } travailleurs sont couchés
}

# On the page: what the event cards do
effect-plan = Relancez une fois un ou deux dés action, jamais un +1.
effect-runner = Une fois les dés posés, un travailleur peut changer de lieu de travail, à portée et s’il y a de la place.
effect-thunderstorm = Les espaces de pierre rapportent le double.
effect-storm = Les espaces de forêt rapportent le double.
effect-harvest = Les champs de blé rapportent le double.
effect-drizzle = Après l’embauche, chaque travailleur va à un point de rencontre.
effect-fasting = Personne ne mange ce tour-ci.
effect-rats = L’équipe perd 2 épis de blé.
effect-siesta = Deux travailleurs ne font rien ce tour-ci.
effect-fumes = Dans une zone, l’espace le plus haut occupé par des travailleurs ne rapporte rien ce tour-ci.
effect-search = Un habitant peut revenir de chez Hadès.
effect-boat = Un bateau s’échoue sur une côte.
effect-oracle = Vous choisissez où va la première éruption.
effect-crevice = Dans une zone, l’espace de lave le plus bas redevient libre.
effect-call = Tous les appels comptent double ; toujours deux nouveaux travailleurs au plus par point de rencontre.
effect-woodworm = L’équipe perd 3 rondins de bois.
effect-tremor = Dans une zone, un barrage cède.
effect-earthquake = Dans chaque zone, un barrage cède.
effect-wind = Un bateau se brise.
effect-panic = Deux travailleurs rentrent chez eux et redeviennent villageois.

# On the page: the ten steps
step-1-short = Placer
step-2-short = Événements
step-3-short = Dés
step-4-short = Récolter
step-5-short = Bâtir
step-6-short = Appeler
step-7-short = Nourrir
step-8-short = Lave
step-9-short = Éruption
step-10-short = Évacuer
step-1 = Étape 1 : travailleurs et bateaux
step-1-text = Chacun place ses travailleurs ; les bateaux vides peuvent naviguer.
step-2 = Étape 2 : événements
step-2-text = Le dé rouge indique combien de cartes événement sont piochées.
step-3 = Étape 3 : dés action
step-3-text = On lance cinq dés ; les dés doubleurs se posent sur les lieux de travail.
step-4 = Étape 4 : collecte
step-4-text = Les travailleurs des pentes collectent pierre, bois et blé.
step-5 = Étape 5 : construction
step-5-text = Les chantiers navals construisent des bateaux avec du bois, les chantiers de barrages des barrages avec de la pierre.
step-6 = Étape 6 : embauche
step-6-text = Les travailleurs des points de rencontre appellent des villageois au travail.
step-7 = Étape 7 : nourriture
step-7-text = Un joueur paie 1 épi de blé s’il a des travailleurs, 2 s’il en a six ou plus.
step-8 = Étape 8 : coulée de lave
step-8-text = Dans chaque zone atteinte, la lave descend d’un espace, sauf si des barrages la retiennent. Pas au tour 1.
step-9 = Étape 9 : éruptions
step-9-text = Le dé volcan montre où va chaque éruption.
step-10 = Étape 10 : évacuation
step-10-text = Des habitants partent pour Kos : il faut un bateau par habitant et, aux niveaux Héraclès et Zeus, 1 épi de blé.

# On the page: what things are
tip-island = L’île de Nisyros
tip-village = Le village { DE($village) }
tip-village-text = Les villageois vivent ici. Un travailleur au point de rencontre peut les appeler au travail.
tip-sea = La mer devant { $village }
tip-boats-text = À l’étape 1, les bateaux vides vont librement de côte en côte. Chaque bateau emmène un habitant à Kos.
tip-clock = { $village }, tours restants : environ { $rounds }
tip-clock-text = Estimation du temps que cette côte tiendra si le volcan se comporte comme d’habitude. Les barrages en font gagner.
tip-kos = Kos : habitants sauvés
tip-kos-text = Si chaque joueur en sauve sept, c’est une petite victoire ; neuf, une grande.
tip-hades = Hadès : habitants perdus
tip-hades-text = Un habitant qui fuit et fait rouge est perdu, tout comme celui qui ne peut atteindre aucune côte.
tip-theatre-text = { $number ->
    [0] À l’étape 6, chaque travailleur ici appelle un villageois, deux au plus par tour.
    [one] On peut encore appeler un villageois ici.
   *[other] On peut encore appeler { $number } villageois ici.
}
tip-shipyard-text = { $number ->
    [0] À l’étape 5, chaque travailleur ici construit un bateau pour 1 rondin de bois. Trois travailleurs au plus.
    [one] On peut encore construire un bateau ici, pour 1 rondin de bois.
   *[other] On peut encore construire { $number } bateaux ici, pour 1 rondin de bois chacun.
}
tip-dams-text = { $number ->
    [0] À l’étape 5, chaque travailleur ici construit un barrage dans cette zone pour 1 pierre.
    [one] On peut encore construire un barrage dans cette zone, pour 1 pierre.
   *[other] On peut encore construire { $number } barrages dans cette zone, pour 1 pierre chacun.
}
tip-coast-text = Barrages : { $number } sur { $spots }. Quand tous les emplacements ont leur barrage, la coulée s’arrête ici ; une éruption, non.
tip-top-text = Chaque travailleur collecte 2 unités de { $resource }, et le premier le bonus en plus. Deux travailleurs au plus.
tip-top-taken-text = Chaque travailleur collecte 2 unités de { $resource }. Deux travailleurs au plus.
tip-upper-text = Chaque travailleur collecte 2 unités de { $resource }. Deux travailleurs au plus. Barrages : { $number } sur { $spots }.
tip-lower-text = Chaque travailleur collecte 1 unité de { $resource }. Barrages : { $number } sur { $spots }.
tip-lava-text = Recouvert de lave : plus personne ne peut s’y tenir.
tip-fleeing-text = La lave est là : tous ceux qui s’y trouvent doivent fuir.
tip-fumes-text = Vapeurs : ici, personne ne collecte, ne construit ni n’appelle ce tour-ci.
tip-event-die = Le dé événement
tip-event-die-text = Le nombre d’événements de ce tour.
tip-volcano-die = Le dé volcan
tip-volcano-die-text = Montre la zone d’une éruption ou d’une carte. Avec deux villages, l’équipe choisit.
tip-flight-die = Le dé de la fuite
tip-flight-die-text = Noir (deux chances sur trois) : l’habitant s’échappe ; rouge : il est perdu.
tip-die-blank-text = Lancé à l’étape 3.
tip-die-eruption-text = Change le nombre d’éruptions de l’étape 9.
tip-die-hermes-text = Double n’importe quel lieu de travail où se trouve un travailleur disponible.
tip-die-doubler-text = Double un lieu de travail de ce type où se trouve un travailleur disponible.
tip-pile = { $number ->
    [one] Pioche des événements : { $number } carte
   *[other] Pioche des événements : { $number } cartes
}
tip-pile-text = { $stars ->
    [0] Encore dans la pioche : { $cards }.
   *[other] Cartes à étoile sur le dessus : { $stars }. Encore dans la pioche : { $cards }.
}
tip-discard = { $number ->
    [0] Aucun événement défaussé
    [one] Un événement défaussé
   *[other] { $number } événements défaussés
}
tip-discard-text = { $cards }.
tip-store = { $resource } : { $number } sur { $limit }
tip-store-stone = Chaque barrage coûte 1 pierre.
tip-store-wood = Chaque bateau coûte 1 rondin de bois.
tip-store-wheat = Les travailleurs le mangent à l’étape 7 ; aux niveaux Héraclès et Zeus, il faut aussi 1 épi de blé par habitant en bateau.
tip-supply-boats = { $number ->
    [one] { $number } bateau en réserve
   *[other] { $number } bateaux en réserve
}
tip-supply-dams = { $number ->
    [one] { $number } barrage en réserve
   *[other] { $number } barrages en réserve
}
tip-supply-text = Quand la réserve est vide, on ne peut plus rien construire.
tip-round = Tour { $number }
tip-level-achilles = Achille : il faut un bateau par habitant ; { $eruptions ->
    [one] une éruption par tour.
   *[other] { $eruptions } éruptions par tour.
}
tip-level-heracles = Héraclès : il faut un bateau et 1 épi de blé par habitant ; { $eruptions ->
    [one] une éruption par tour.
   *[other] { $eruptions } éruptions par tour.
}
tip-level-zeus = Zeus : il faut un bateau et 1 épi de blé par habitant ; { $eruptions ->
    [one] une éruption par tour.
   *[other] { $eruptions } éruptions par tour.
}
tip-eruptions = { $number ->
    [0] Aucune éruption à venir
    [one] Une éruption à venir
   *[other] { $number } éruptions à venir
}
tip-eruptions-open = Les dés diront combien d’éruptions auront lieu
tip-eruptions-text = Chacune couvre l’espace libre le plus haut d’une zone ; les barrages n’y font rien.
tip-lying-text = Couché : ne fait rien ce tour-ci.
tip-person-text = Habite à { $village } : travaille là et dans les deux zones voisines. Sauvés : { $saved }, perdus : { $lost }.

# On the page: names of what can be done
verb-pick = Prendre un travailleur
verb-put = Placer le travailleur
verb-sail = Déplacer un bateau
verb-zone = Choisir une zone
verb-coast = Choisir une côte
verb-settle = Choisir un village
verb-strike = Choisir un travailleur
verb-breach = Sacrifier un barrage
verb-find = Ramener de chez Hadès
verb-reroll = Relancer un dé
verb-double = Poser un dé doubleur
verb-hermes = Poser Hermès
verb-run = Déplacer un travailleur
verb-run-lying = Déplacer un travailleur couché
verb-boat = Construire un bateau
verb-dam = Construire un barrage
verb-summon = Appeler
verb-board-citizen = Un villageois en bateau
verb-board-worker = Un travailleur en bateau
verb-rescue-citizen = Un villageois vers Kos
verb-rescue-worker = Un travailleur vers Kos

# The game in numbers
stat-rounds = Tours
stat-saved = Habitants sauvés
stat-lost = Habitants perdus
stat-covered = Espaces sous la lave
stat-boats = Bateaux construits
stat-dams = Barrages construits
stat-summoned = Villageois appelés
stat-gathered = Ressources collectées
stat-eaten = Blé mangé
stat-sick = Travailleurs malades
stat-cards = Cartes événement
stat-eruptions = Éruptions
stat-flows = Espaces gagnés par la coulée
stat-held = Coulées arrêtées par des barrages
stat-fled = Habitants qui ont pu fuir

# Pourquoi une action est bonne : conseils et tournants
why-lava = À l’étape 8, la lave s’y écoule si aucun barrage ne la retient, et ceux qui s’y trouvent doivent fuir : { $area }.
why-gathers = Un travailleur y récolte { $number } { $resource } ; en stock : { $store }.
why-bonus = Le bonus y rapporte 1 { $resource } de plus.
why-calls = { $count ->
    [one] Un travailleur peut y appeler le dernier villageois de { $village }.
   *[other] Un travailleur peut y appeler des villageois ({ $village }) : il en reste { $count }.
}
why-shipyard = Bateaux : { $boats } ; habitants sur l’île : { $people } ; bois en stock : { $wood }.
why-dams-missing = Barrages qui y manquent contre la coulée : { $count } ({ $area }) ; pierre en stock : { $stone }.
why-good = { $number } { $resource }
why-brings = Les travailleurs { DE($seat) } sur les pentes récoltent { $goods }.
why-nobody-in-the-way = Aucun travailleur { DE($seat) } ne se trouve là où la lave s’écoule à l’étape 8.
why-stands = { $rounds ->
    [one] Il reste environ un tour à { $village }.
   *[other] Il reste environ { $rounds } tours à { $village }.
}
why-stands-longer = Tours restants : { $village }, environ { $rounds } ; { $other }, environ { $less }.
why-more = Le doubleur rapporte { $number } { $resource } de plus.
why-twice = { $count ->
    [one] Un travailleur y compte double.
   *[other] { $count } travailleurs y comptent double.
}
why-boats = Bateaux ensuite : { $boats } ; habitants sur l’île : { $people }.
why-dams-hold = Chaque emplacement y a alors son barrage, la coulée s’arrête : { $area }.
why-workers = { $count ->
    [one] { $seat } a alors un travailleur.
   *[other] { $seat } a alors { $count } travailleurs.
}
why-covers = Sera recouvert de lave : { $area } ; habitants qui s’y trouvent : { $count }.
why-hades = Habitants { DE($seat) } chez Hadès : { $count }.
why-die = Le dé { $die } montre { $face }.
why-fewest = Personne n’a moins d’habitants à Kos : { $seat } en a alors { $count } sur les { $needed } qu’il faut à chacun.
why-on-kos = { $seat } a alors { $count } habitants à Kos sur les { $needed } qu’il faut à chacun.
# Why something cannot be done
not-pick-nobody = Vous n’avez aucun travailleur sur l’île.
not-pick-tries = Il ne vous reste plus de déplacement à cette étape.
not-sail-none = Aucun bateau ne se trouve devant une côte.
not-sail-nowhere = Il n’y a pas d’autre côte où un bateau puisse mouiller.
not-sail-tries = Il ne vous reste plus de déplacement à cette étape.
not-boat-builder = Plus aucun travailleur d’un chantier naval ne peut construire de bateau.
not-boat-wood = Il n’y a pas de bois : un bateau coûte 1 rondin de bois.
not-boat-supply = Il ne reste plus de bateau en réserve.
not-dam-builder = Plus aucun travailleur d’un chantier de barrages ne peut construire de barrage.
not-dam-stone = Il n’y a pas de pierre : un barrage coûte 1 pierre.
not-dam-supply = Il ne reste plus de barrage en réserve.
not-dam-spot = Là où l’on peut construire, chaque emplacement a déjà son barrage.
not-double-die = Il ne reste aucun dé doubleur qui convienne à un lieu de travail où se trouve un travailleur disponible.
not-hermes-die = Il ne reste aucun dé avec Hermès.
not-rescue-citizen-nobody = Il n’y a plus de villageois dans les villages.
not-rescue-worker-nobody = Il n’y a plus de travailleur sur l’île.

moment-lava = La lave !
moment-coast = Une côte est perdue
moment-escape = Sauve qui peut !
moment-boat = Cap sur Kos !
moment-hades = Aux Enfers
# What can be called out
callout-build-boat = Il nous faut des bateaux !
callout-build-dam = Des barrages ici, s’il vous plaît !
callout-call-people = Appelez plus de monde !

study-clock = tour
study-card-drawn = Cartes Événement
study-perished = Habitants rattrapés par la lave
study-erupted = Éruptions
study-boat-built = Bateaux construits
study-cut-off = Habitants cernés
