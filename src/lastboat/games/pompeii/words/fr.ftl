game-name = La Chute de Pompéi
game-tagline = On peuple la ville, puis le Vésuve se réveille et chacun court vers les portes.
gate-ercolano = la porte d’Herculanum
gate-vesuvio = la porte du Vésuve
gate-nola = la porte de Nola
gate-marina = la porte Marine
gate-sarno = la porte de Sarno
gate-stabia = la porte de Stabies
gate-nocera = la porte de Nocera
symbol-coin = pièce
symbol-scroll = rouleau
symbol-vase = vase
symbol-column = colonne
symbol-mask = masque
symbol-helmet = casque
tile-coin = pièce
tile-scroll = rouleau
tile-vase = vase
tile-column = colonne
tile-mask = masque
tile-helmet = casque
tile-helmet-mask = casque / masque
tile-vase-scroll = vase / rouleau
tile-column-coin = colonne / pièce
house-1 = 1
house-2 = 2
house-3 = 3
house-4 = 4
house-5 = 5
house-6 = 6
house-7 = 7
house-8 = 8
house-9 = 9
house-10 = 10
house-11 = 11
cell-a1 = a1 (Herculanum)
cell-b1 = b1 (neutre)
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1 (2)
cell-f1 = f1 (Vésuve)
cell-g1 = g1 (neutre)
cell-h1 = h1 (bouche : rouleau)
cell-a2 = a2 (1)
cell-b2 = b2 (1)
cell-c2 = c2 (bouche : pièce)
cell-d2 = d2 (neutre)
cell-e2 = e2 (2)
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2 (neutre)
cell-i2 = i2
cell-j2 = j2 (Nola)
cell-a3 = a3 (neutre)
cell-b3 = b3
cell-c3 = c3 (3a)
cell-d3 = d3 (3b)
cell-e3 = e3 (neutre)
cell-f3 = f3 (4a)
cell-g3 = g3 (4b)
cell-h3 = h3
cell-i3 = i3 (5)
cell-j3 = j3
cell-k3 = k3 (bouche : vase)
cell-a4 = a4
cell-b4 = b4 (neutre)
cell-c4 = c4 (6a)
cell-d4 = d4 (6b)
cell-e4 = e4 (bouche : colonne)
cell-f4 = f4
cell-g4 = g4 (8a)
cell-h4 = h4 (neutre)
cell-i4 = i4
cell-j4 = j4 (neutre)
cell-k4 = k4 (neutre)
cell-a5 = a5 (Marine)
cell-b5 = b5
cell-c5 = c5 (6a)
cell-d5 = d5 (6b)
cell-e5 = e5
cell-f5 = f5 (7)
cell-g5 = g5 (8b)
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5 (Sarno)
cell-a6 = a6
cell-b6 = b6 (neutre)
cell-c6 = c6
cell-d6 = d6 (neutre)
cell-e6 = e6 (9)
cell-f6 = f6 (10a)
cell-g6 = g6
cell-h6 = h6 (neutre)
cell-i6 = i6 (11a)
cell-j6 = j6
cell-k6 = k6 (11b)
cell-d7 = d7 (bouche : masque)
cell-e7 = e7
cell-f7 = f7 (10b)
cell-g7 = g7 (Stabies)
cell-h7 = h7
cell-i7 = i7 (11a, Nocera)
cell-j7 = j7 (bouche : casque)
cell-k7 = k7 (11b)
verdict-none = en cours
verdict-last-tile = la dernière tuile de lave a été tirée
verdict-nobody-left = il n’y a plus personne dans la ville
verdict-gates-closed = toutes les portes sont fermées
option-start = Premier joueur
option-start-help = Qui joue le premier tour.
option-start-lot = tiré au sort
option-start-0 = Joueur 1
option-start-1 = Joueur 2
option-start-2 = Joueur 3
option-start-3 = Joueur 4
option-edition = Édition
option-edition-help = L’édition de 2013 fixe les sept options ci-dessous ; sinon, elles se choisissent une à une.
option-edition-standard = standard, ou selon les choix ci-dessous
option-edition-2013 = toutes les règles de 2013
option-same-figure-twice = Courir deux fois avec le même pion
option-same-figure-twice-help = Un joueur peut-il courir deux fois avec le même pion dans un tour ?
option-same-figure-twice-allowed = permis
option-same-figure-twice-last-or-alone = seulement le dernier, ou un pion qui était seul (2013)
option-figures = Pions
option-figures-help = Combien de pions chacun reçoit à deux, trois ou quatre joueurs.
option-figures-36-30-25 = 36, 30 ou 25 chacun
option-figures-30-30-25 = 30, 30 ou 25 chacun (2013)
option-bottom-stack = Cartes parmi lesquelles A.D. 79 est mélangée
option-bottom-stack-help = Parmi combien de cartes du bas de la pioche on mélange A.D. 79 après sa première apparition.
option-bottom-stack-15 = les 15 dernières
option-bottom-stack-10-with-four = les 10 dernières à quatre joueurs (2013)
option-omen = Présages
option-omen-help = À qui peut appartenir le pion jeté dans le volcan lors d’un Présage.
option-omen-any-figure = n’importe quel pion
option-omen-opponents-figure = un pion adverse (2013)
option-relatives = Parents
option-relatives-help = Les deux ailes d’un même numéro peuvent-elles accueillir chacune un parent dans le même tour ?
option-relatives-one-per-building = un par bâtiment
option-relatives-one-per-number = un par numéro (2013)
option-unopened-vents = Bouches sans lave
option-unopened-vents-help = Les pions peuvent-ils aller sur une bouche volcanique encore sans lave ?
option-unopened-vents-may-be-entered = on peut y aller
option-unopened-vents-closed = sont fermées (2013)
option-dual-vents = Tuiles doubles
option-dual-vents-help = Trois tuiles de lave de plus sont-elles dans le sac ? Le joueur qui en tire une choisit l’un de ses deux symboles.
option-dual-vents-off = aucune
option-dual-vents-on = trois tuiles de plus à deux symboles (2013)
option-figures-each = Pions de chaque joueur
option-figures-each-help = Combien de pions chacun reçoit. Dans la boîte, cela dépend du nombre de joueurs.
option-omens = Présages dans la pioche
option-omens-help = Combien de Présages sont mélangés aux cartes sous A.D. 79.
option-bottom-cards = Cartes du bas
option-bottom-cards-help = Parmi combien de cartes du bas de la pioche A.D. 79 est mélangée. Dans la boîte, les options ci-dessus en décident.
do-play = Jouer la carte { $house }
do-settle = Installer un pion en { $cell }
do-relative = Faire venir un parent en { $cell }
do-enough = Ne plus faire venir de parents
do-throw = Jeter dans le volcan un pion { DE($owner) }, en { $cell }
do-pick = L’utiliser comme { $symbol }
do-lay = Poser la lave en { $cell }
do-run = Courir avec un pion depuis { $cell }
do-to = Courir jusqu’en { $cell }
do-leave = Sortir par { $gate }
do-rest = Ne plus courir
event-begins = { $seat } commence.
event-dealt = { $seat } prend une pile de quatre cartes.
event-got = Votre nouvelle carte : { $house }.
event-played = { $seat } joue la carte { $house }.
event-joker = La maison { $house } est pleine : la carte sert de joker à { $seat }.
event-placed-nothing = { $seat } ne place aucun pion.
event-settled = { $seat } installe un pion en { $cell }.
event-relatives-come = { $count ->
    [one] { $seat } peut faire venir un parent.
   *[other] { $seat } peut faire venir jusqu’à { $count } parents.
}
event-relative-settled = Un parent { DE($seat) } s’installe en { $cell }.
event-drew = { $seat } pioche une carte.
event-first-ad79 = { $seat } pioche A.D. 79 : désormais les parents arrivent. La carte est mélangée aux { $count } dernières.
event-omen = { $seat } pioche un Présage.
event-threw = { $seat } jette dans le volcan un pion { DE($owner) } pris en { $cell }.
event-nobody-thrown = { $seat } n’a aucun pion à jeter.
event-second-ad79 = { $seat } pioche de nouveau A.D. 79 : le Vésuve entre en éruption ! Toutes les mains sont mises de côté.
event-boxed = { $count ->
    [one] Un pion { DE($seat) } retourne dans la boîte.
   *[other] { $count } pions { DE($seat) } retournent dans la boîte.
}
event-drew-tile = { $seat } tire une tuile de lave : { $tile }.
event-picked = { $seat } choisit le symbole « { $symbol } ».
event-laid = { $seat } pose la lave « { $symbol } » en { $cell }.
event-put-aside = { $seat } ne peut poser la tuile nulle part et la met de côté : { $tile }.
event-buried = { $count ->
    [one] La lave ensevelit un pion { DE($owner) } en { $cell }.
   *[other] La lave ensevelit { $count } pions { DE($owner) } en { $cell }.
}
event-gate-closed = Fermée par la lave : { $gate }.
event-cut-off = { $count ->
    [one] Un pion { DE($owner) } en { $cell } est encerclé et perdu.
   *[other] { $count } pions { DE($owner) } en { $cell } sont encerclés et perdus.
}
event-ran = { $seat } court de { $start } à { $cell }.
event-saved = Depuis { $start }, { $seat } sauve un pion par { $gate }.
event-rested = { $seat } ne court plus.
event-left-behind = { $count ->
    [one] Un pion { DE($owner) } est resté dans la ville.
   *[other] { $count } pions { DE($owner) } sont restés dans la ville.
}
event-ended = La partie est finie : { $verdict }.
prompt-lot = Le premier joueur est tiré au sort.
prompt-deal = Les cartes sont distribuées.
prompt-play = { $seat } joue une carte.
    .you = Jouez une carte.
prompt-settle = { $seat } installe un pion dans la maison { $house }.
    .you = Installez un pion dans la maison { $house }.
prompt-joker = { $seat } installe un pion n’importe où : la maison { $house } est pleine.
    .you = Installez un pion n’importe où : la maison { $house } est pleine.
prompt-relatives = { $count ->
    [one] { $seat } peut faire venir un parent (maison { $house }).
   *[other] { $seat } peut faire venir { $count } parents (maison { $house }).
}
    .you = { $count ->
        [one] Vous pouvez faire venir un parent (maison { $house }).
       *[other] Vous pouvez faire venir { $count } parents (maison { $house }).
    }
prompt-draw = { $seat } pioche une carte.
    .you = Piochez une carte.
prompt-throw = { $seat } jette un pion dans le volcan.
    .you = Jetez un pion dans le volcan.
prompt-tile = { $seat } tire une tuile de lave.
    .you = Tirez une tuile de lave.
prompt-pick = { $seat } choisit un symbole : { $tile }.
    .you = Choisissez un symbole : { $tile }.
prompt-lay = { $seat } pose la lave : { $symbol }.
    .you = Posez la lave : { $symbol }.
prompt-run = { $count ->
    [one] { $seat } peut courir encore une fois.
   *[other] { $seat } peut courir { $count } fois.
}
    .you = { $count ->
        [one] Vous pouvez courir encore une fois.
       *[other] Vous pouvez courir { $count } fois.
    }
prompt-to = { $count ->
    [one] { $seat } court depuis { $cell } : avance d’une case.
   *[other] { $seat } court depuis { $cell } : avance de { $count } cases au plus.
}
    .you = { $count ->
        [one] Courez depuis { $cell } : avance d’une case.
       *[other] Courez depuis { $cell } : avance de { $count } cases au plus.
    }
result-won = { $saved ->
    [0] { $winners } gagne : aucun pion sauvé, { $volcano } dans le volcan.
    [one] { $winners } gagne : un pion sauvé, { $volcano } dans le volcan.
   *[other] { $winners } gagne : { $saved } pions sauvés, { $volcano } dans le volcan.
}
result-shared = { $saved ->
    [0] { $winners } partagent la victoire : aucun n’a sauvé de pion, et chacun en a { $volcano } dans le volcan.
    [one] { $winners } partagent la victoire : chacun a sauvé un pion et en a { $volcano } dans le volcan.
   *[other] { $winners } partagent la victoire : chacun a sauvé { $saved } pions et en a { $volcano } dans le volcan.
}
town-label = La ville de Pompéi
gate-label-open = { $gate }, ouverte
gate-label-closed = { $gate }, fermée par la lave
volcano-label = Le Vésuve, pions perdus : { $count }
cell-label-lava = lave : { $symbol }
cell-label-free = places libres : { $count }
cell-label-figures = { $seat } : { $count }
cell-label-figure = un pion ({ $seat }) en { $cell }
pile-label = Cartes dans la pioche : { $count }, dont Présages : { $omens }
played-label = Cartes jouées jusqu’ici
omen-card = Présage
joker-label = Joker
supply-label = Pions à placer : { $count }
hand-label = Cartes en main : { $count }
card-label = Carte { $house }
tile-label = Lave : { $tile }
bag-label = Tuiles de lave dans le sac : { $count }
left-label = { $tile }, encore dans le sac : { $count }
count-supply = en réserve
count-inside = dans la ville
count-saved = sauvés
count-volcano = dans le volcan
tip-named = { $name }
tip-gate-open = Une sortie. Sortir compte pour une case de plus et sauve le pion.
tip-gate-closed = La lave recouvre cette porte : plus personne ne sort par ici.
tip-omen = Le joueur qui pioche un Présage jette un pion dans le volcan : choisissez le pion, puis le volcan.
tip-card = Installe un pion sur une place libre de ce numéro. Si la maison est pleine, la carte est un joker pour toute place libre.
tip-figure = Un pion
tip-supply = Pions à placer
tip-supply-text = Une carte en installe un sur une place libre de son numéro ou, si la maison est pleine, sur n’importe quelle place libre.
tip-relatives = Les parents vont dans d’autres bâtiments de la même couleur ou dans des bâtiments neutres, un seul par bâtiment.
tip-pile = Pioche
tip-pile-text = Cartes : { $count }, dont Présages : { $omens }. A.D. 79 vient deux fois : d’abord arrivent les parents, puis le Vésuve entre en éruption.
tip-played = Un point par carte de chaque numéro ; un point creux est une carte déjà jouée.
tip-bag = Sac de tuiles de lave
tip-bag-text = Une tuile est tirée à chaque tour. À côté : ce qui reste de chaque symbole.
tip-tile = La première tuile d’un symbole va sur sa bouche, les suivantes à côté d’une tuile du même symbole.
tip-dual = Le joueur qui la tire choisit lequel des deux symboles elle porte.
tip-volcano = Le Vésuve
tip-volcano-text = Engloutit les pions : jetés par un Présage, ensevelis ou encerclés par la lave, ou restés en ville à la fin. En cas d’égalité, celui qui en a le moins ici l’emporte.
tip-lava = Lave ({ $symbol }). Elle ensevelit ceux qui s’y trouvent, et plus personne ne peut y entrer.
tip-reach = { $count ->
    [one] Un pion se trouve ici : il avance d’une case.
   *[other] { $count } pions se trouvent ici : le prochain à partir avance de { $count } cases au plus, quel que soit son propriétaire, le suivant d’une de moins.
}
tip-vent = Ici commence la lave de ce symbole : { $symbol }.
tip-vent-shut = Ici commence la lave de ce symbole : { $symbol }. Les pions ne peuvent pas y entrer.
tip-neutral = Un bâtiment neutre, places : { $count }. On peut y installer des parents, ou un pion joué avec un joker.
tip-building = Bâtiment { $building }, places sur cette case : { $count }.
tip-street = Une rue ou une esplanade. On avance vers le haut, le bas, la gauche ou la droite.
goal-settle = Installer des pions jusqu’à ce que l’an 79 vienne deux fois ; jusqu’ici : { $count }
goal-run = Courir vers les portes ; vos pions encore en ville : { $count }
goal-lead = Sauver plus de pions que les autres ; sauvés : { $count }
stat-played = Cartes jouées
stat-relatives = Parents venus
stat-thrown = Pions jetés par Présage
stat-laid = Tuiles de lave posées
stat-saved = Pions sauvés
stat-lost = Pions perdus
why-relatives = { $count ->
    [one] Cela fait venir un parent.
   *[other] Cela fait venir { $count } parents.
}
why-house = { $count ->
    [one] D’une place libre de la maison { $house }, il faut un pas pour sortir : { $gate }.
   *[other] D’une place libre de la maison { $house }, il faut { $count } pas pour sortir : { $gate }.
}
why-joker = La maison { $house } est pleine : le pion peut aller sur n’importe quelle place libre.
why-steps = De { $cell }, il faut { $count } pas pour sortir : { $gate }.
why-one-run = { $count ->
    [one] De { $cell }, un pas suffit pour sortir : { $gate }.
   *[other] De { $cell }, une course de { $count } pas au plus suffit pour sortir : { $gate }.
}
why-most = Aucun adversaire n’a plus de pions en ville que { $owner } : { $count }.
why-thrown = { $count ->
    [one] Ce pion était à un pas de la sortie : { $gate }.
   *[other] Ce pion était à { $count } pas de la sortie : { $gate }.
}
why-buries = { $count ->
    [one] Cela ensevelit un pion { DE($owner) } en { $cell }.
   *[other] Cela ensevelit { $count } pions { DE($owner) } en { $cell }.
}
why-cuts-off = { $count ->
    [one] Cela encercle un pion { DE($owner) } en { $cell }.
   *[other] Cela encercle { $count } pions { DE($owner) } en { $cell }.
}
why-closes = Cela ferme une porte : { $gate }.
why-threatens = { $count ->
    [one] Un pion des autres se trouve alors à côté de cette lave.
   *[other] { $count } pions des autres se trouvent alors à côté de cette lave.
}
why-spares = { $seat } ne perd personne.
why-saved = { $count ->
    [one] { $seat } a alors sauvé un pion.
   *[other] { $seat } a alors sauvé { $count } pions.
}
why-danger = La prochaine tuile de lave peut tomber en { $cell } (risque de { $percent } %).
not-play-yet = Aucune carte ne peut être jouée : terminez d’abord ce que demande la dernière.
not-settle-supply = Il ne reste plus de pions à installer : on ne fait que jouer et piocher des cartes.
not-relative-before-ad79 = Les parents n’arrivent qu’après la première pioche d’A.D. 79.
not-relative-joker = Un joker n’amène pas de parents.
not-throw-own = Règle de cette table : un Présage frappe un pion adverse, jamais un des vôtres.
not-run-silent = Personne ne court avant que les six premières tuiles de lave soient posées.
not-run-tile = Posez d’abord la tuile de lave, puis courez.
not-run-same = Ce pion vient de courir et ne peut courir deux fois ce tour-ci : { $cell }.
not-leave-far = { $count ->
    [one] Aucune porte ouverte n’est franchissable en une case : sortir compte pour une case de plus une fois sur la case de la porte.
   *[other] Aucune porte ouverte n’est franchissable en { $count } cases : sortir compte pour une case de plus une fois sur la case de la porte.
}
not-lay-laid = La tuile de lave de ce tour a déjà été tirée.
not-rest-runner = Un pion est déjà choisi : il doit courir. Annuler le coup repose le pion.
verb-play = Jouer une carte
verb-settle = Installer un pion
verb-relative = Faire venir un parent
verb-throw = Jeter un pion
verb-lay = Poser la lave
verb-pick = Choisir un symbole
verb-run = Courir
verb-to = Courir vers une case
verb-leave = Sortir par une porte
verb-rest = Ne plus courir
end-result = { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
 }, { $volcano } dans le volcan

moment-eruption = Le Vésuve entre en éruption !
moment-thrown = Dans le volcan !
moment-buried = Ensevelis par la lave
moment-cut-off = Plus aucune issue
moment-gate = Une porte est bloquée
# What can be called out
callout-settle-here = C’était ma place !
callout-watch-out = Attention, la lave !

study-clock = cartes et tuiles de lave piochées
study-saved = Pions sauvés
study-buried = Pions ensevelis par la lave
study-cut-off = Pions encerclés
study-gate-closed = Portes fermées par la lave
study-omen = Présages
