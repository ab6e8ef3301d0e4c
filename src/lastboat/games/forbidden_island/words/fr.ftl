game-name = L’Île interdite
game-tagline = Quatre trésors, un hélicoptère, et l’eau qui monte.

tile-temple-of-the-moon = Temple de la Lune
tile-temple-of-the-sun = Temple du Soleil
tile-whispering-garden = Jardin des Murmures
tile-howling-garden = Jardin des Hurlements
tile-cave-of-embers = Caverne du Brasier
tile-cave-of-shadows = Caverne des Ombres
tile-coral-palace = Palais de Corail
tile-tidal-palace = Palais des Marées
tile-fools-landing = Héliport
tile-bronze-gate = Porte de Bronze
tile-copper-gate = Porte de Cuivre
tile-gold-gate = Porte d’Or
tile-iron-gate = Porte de Fer
tile-silver-gate = Porte d’Argent
tile-breakers-bridge = Pont des Abîmes
tile-cliffs-of-abandon = Falaises de l’Oubli
tile-crimson-forest = Forêt Pourpre
tile-twilight-hollow = Val du Crépuscule
tile-dunes-of-deception = Dunes de l’Illusion
tile-lost-lagoon = Lagon Perdu
tile-misty-marsh = Marais Brumeux
tile-observatory = Observatoire
tile-phantom-rock = Rocher Fantôme
tile-watchtower = Tour du Guet

level-dry = sèche
level-flooded = inondée
level-sunk = engloutie

treasure-earth-stone = Pierre Sacrée
treasure-statue-of-the-wind = Statue du Zéphyr
treasure-crystal-of-fire = Cristal Ardent
treasure-oceans-chalice = Calice de l’Onde

card-earth-stone = Pierre Sacrée
card-statue-of-the-wind = Statue du Zéphyr
card-crystal-of-fire = Cristal Ardent
card-oceans-chalice = Calice de l’Onde
card-helicopter = Hélicoptère
card-helicopter-help = Se joue à tout moment : transporte un ou plusieurs aventuriers d’une tuile à n’importe quelle autre ; avec tous les trésors et tout le monde sur l’Héliport, il vous ramène chez vous.
card-sandbag = Sac de sable
card-sandbag-help = Se joue à tout moment avant les cartes Inondation d’un tour : assèche n’importe quelle tuile inondée.
card-waters-rise = Montée des eaux
card-waters-rise-help = Le niveau d’eau monte d’un cran, et les cartes Inondation défaussées sont mélangées et remises sur le dessus de leur pioche.

role-engineer = Ingénieur
role-engineer-help = Assèche jusqu’à deux tuiles pour une action.
role-explorer = Explorateur
role-explorer-help = Se déplace, nage et assèche aussi en diagonale.
role-navigator = Navigateur
role-navigator-help = Pour une action, déplace un ou deux autres aventuriers, de deux tuiles en tout.
role-diver = Plongeur
role-diver-help = Traverse pour une action autant de tuiles inondées ou englouties qu’il veut, pourvu qu’elles se suivent.
role-messenger = Messager
role-messenger-help = Donne ses cartes Trésor à n’importe quel joueur, même de loin.
role-pilot = Pilote
role-pilot-help = Une fois par tour, vole vers n’importe quelle tuile pour une action.

phase-lay = Mise en place de l’île
phase-first-flood = Première inondation
phase-cast = Distribution des rôles
phase-deal = Distribution des cartes
phase-lot = Tirage au sort du premier joueur
phase-act = Actions
phase-draw = Cartes Trésor
phase-flood = Cartes Inondation
phase-over = Fin de la partie

option-level = Difficulté
option-level-help = Plus le niveau est difficile, plus l’eau est haute au départ.
option-level-novice = Novice
option-level-normal = Normal
option-level-elite = Élite
option-level-legendary = Légendaire
option-shape = Forme de l’île
option-shape-help = La disposition des 24 tuiles. En texte, votre propre forme s’écrit avec X pour une tuile, un point pour l’eau et / entre les lignes.
option-shape-standard = Standard
option-shape-treasure-island = L’île au trésor
option-shape-island-of-shadows = L’île aux ombres
option-shape-volcano-island = L’île au volcan
option-shape-island-of-death = L’île de la mort
option-shape-bay-of-gulls = La baie des mouettes
option-shape-bone-island = L’île aux ossements
option-shape-coral-reef = Le récif de corail
option-shape-skull-island = L’île du crâne
option-shape-bridge-of-horrors = Le pont de l’épouvante
option-shape-atoll-of-decisions = L’atoll des décisions
option-shape-arch-of-fate = L’arche du destin
option-roles = Rôles
option-roles-help = Qui joue quel aventurier : au hasard, ou un rôle pour chaque joueur.
option-roles-random = au hasard
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-navigator = { role-navigator }
option-roles-diver = { role-diver }
option-roles-messenger = { role-messenger }
option-roles-pilot = { role-pilot }
option-start = Premier joueur
option-start-help = Qui joue le premier tour.
option-start-0 = Joueur 1
option-start-1 = Joueur 2
option-start-2 = Joueur 3
option-start-3 = Joueur 4
option-start-lot = tiré au sort
option-navigator = Navigateur
option-navigator-help = Les deux tuiles d’une action peuvent-elles être partagées entre deux aventuriers ?
option-navigator-two-pawns = un ou deux aventuriers par action
option-navigator-one-pawn = un seul aventurier par action (2010)
option-hand-limit = Limite de main
option-hand-limit-help = Quand un joueur qui pioche doit revenir à la limite.
option-hand-limit-each-card = après chaque carte piochée
option-hand-limit-both-cards = après les deux cartes piochées
option-sandbag = Sac de sable
option-sandbag-help = Jusqu’à quand on peut jouer un Sac de sable pendant un tour.
option-sandbag-before-flood = seulement avant les cartes Inondation
option-sandbag-between-floods = aussi entre deux cartes Inondation (2010)
option-rescue-flight = Vol de secours
option-rescue-flight-help = Un Hélicoptère peut-il venir chercher des aventuriers sur une tuile qui vient d’être engloutie, pour leur éviter de nager ?
option-rescue-flight-on = permis
option-rescue-flight-off = interdit
option-diver-swims = Plongeur à l’eau
option-diver-swims-help = Où le Plongeur peut se réfugier quand sa tuile est engloutie.
option-diver-swims-nearest = sur l’une des tuiles les plus proches
option-diver-swims-dives = sur toute tuile qu’il peut atteindre en plongeant
option-helicopters = Hélicoptères dans la pioche
option-helicopters-help = Combien il y a de cartes de cette sorte dans le jeu.
option-sandbags = Sacs de sable dans la pioche
option-sandbags-help = Combien il y a de cartes de cette sorte dans le jeu.
option-waters-rise = Montées des eaux dans la pioche
option-waters-rise-help = Combien il y a de cartes de cette sorte dans le jeu.
option-first-mark = Niveau d’eau au départ
option-first-mark-help = À quel cran le marqueur commence. Dans la boîte, c’est la difficulté qui en décide.
option-actions = Actions par tour
option-actions-help = Combien d’actions un joueur peut faire pendant un tour.
option-cards-in-hand = Cartes en main
option-cards-in-hand-help = Combien de cartes un joueur peut garder.

do-move = Aller sur « { $tile } »
do-fly = Voler vers « { $tile } »
do-guide = Guider { $pawn } vers « { $tile } »
do-shore-up = Assécher « { $tile } »
do-give = Donner une carte à { $to } : { $treasure }
do-capture = Prendre le trésor : { $treasure }
do-sandbag = Sac de sable : assécher « { $tile } »
do-board = Hélicoptère : embarquer { $pawn }
do-land = Atterrir sur « { $tile } »
do-lift-off = Décoller et quitter l’île !
do-swim = Nager vers « { $tile } »
do-discard = Défausser : { $card }
do-end-actions = Finir ses actions
do-draw-card = Piocher une carte Trésor
do-draw-flood = Piocher une carte Inondation

event-tile-laid = Tuile posée : « { $tile } ».
event-flooded = Tuile inondée : « { $tile } ».
event-sunk = Tuile engloutie à jamais : « { $tile } ».
event-shored-up = { $seat } assèche « { $tile } ».
event-role-cast = { $seat } reçoit le rôle « { $role } ».
event-begins = { $seat } commence.
event-card-dealt = { $seat } reçoit une carte : { $card }.
event-moved = { $seat } va sur « { $tile } ».
event-flew = { $seat } vole vers « { $tile } ».
event-guided = { $seat } guide { $pawn } vers « { $tile } ».
event-gave = { $seat } donne une carte à { $to } : { $treasure }.
event-captured = { $seat } prend un trésor : { $treasure } !
event-actions-ended = { $seat } termine ses actions.
event-card-drawn = { $seat } pioche une carte : { $card }.
event-water-rose = { $level ->
    [10] L’eau atteint la tête de mort !
   *[other] L’eau monte au cran { $level } : { $count } cartes Inondation par tour.
}
event-flood-on-top = { $count ->
    [one] Une carte Inondation défaussée revient sur le dessus de la pioche.
   *[other] { $count } cartes Inondation défaussées sont mélangées et reviennent sur le dessus de la pioche.
}
event-card-discarded = { $seat } défausse : { $card }.
event-pile-reshuffled = Les cartes Trésor défaussées sont mélangées pour former une nouvelle pioche.
event-flood-reshuffled = Les cartes Inondation défaussées sont mélangées pour former une nouvelle pioche.
event-sandbag-played = { $seat } joue un Sac de sable et assèche « { $tile } ».
event-boarded = Hélicoptère joué par { $seat } : { $pawn } monte à bord.
event-landed = Hélicoptère joué par { $seat } : il atterrit sur « { $tile } ».
event-in-the-water = { $pawn } tombe à l’eau : « { $tile } ».
event-swam = { $seat } nage vers « { $tile } ».
event-turn-began = À { $seat } de jouer.
event-lifted-off = { $seat } appelle l’hélicoptère, et tout le monde décolle !
event-game-lost = L’île l’emporte : la partie est perdue.

prompt-setup = L’expédition se prépare.
prompt-act = { $actions ->
    [one] { $seat } a encore { $actions } action.
   *[other] { $seat } a encore { $actions } actions.
}
    .you = { $actions ->
        [one] Vous avez encore { $actions } action.
       *[other] Vous avez encore { $actions } actions.
    }
prompt-act-spare = { $actions ->
    [one] { $seat } a encore { $actions } action, et peut d’abord terminer la précédente.
   *[other] { $seat } a encore { $actions } actions, et peut d’abord terminer la précédente.
}
    .you = { $actions ->
        [one] Vous avez encore { $actions } action, et pouvez d’abord terminer la précédente.
       *[other] Vous avez encore { $actions } actions, et pouvez d’abord terminer la précédente.
    }
prompt-spare = { $seat } peut encore terminer l’action précédente.
    .you = Vous pouvez encore terminer l’action précédente.
prompt-done = { $seat } n’a plus d’action ; des cartes spéciales peuvent encore être jouées avant la pioche.
    .you = Vous n’avez plus d’action ; des cartes spéciales peuvent encore être jouées avant la pioche.
prompt-draw = { $left ->
    [one] { $seat } pioche encore { $left } carte Trésor.
   *[other] { $seat } pioche { $left } cartes Trésor.
}
    .you = { $left ->
        [one] Piochez encore { $left } carte Trésor.
       *[other] Piochez { $left } cartes Trésor.
    }
prompt-flood = { $left ->
    [one] { $seat } pioche encore une carte Inondation.
   *[other] { $seat } pioche { $left } cartes Inondation.
}
    .you = { $left ->
        [one] Piochez encore une carte Inondation.
       *[other] Piochez { $left } cartes Inondation.
    }
prompt-swim = { $seat } est à l’eau et doit nager.
    .you = Vous êtes à l’eau et devez nager.
prompt-rescue = Seul un Hélicoptère peut encore sauver { $seat }.
    .you = Seul un Hélicoptère peut encore vous sauver.
prompt-discard = { $seat } a trop de cartes : il faut en défausser une ou jouer une carte spéciale.
    .you = Vous avez trop de cartes : il faut en défausser une ou jouer une carte spéciale.
prompt-flight = { $seat } joue l’Hélicoptère : qui embarque, et où atterrit-on ?
    .you = Jouez l’Hélicoptère : qui embarque, et où atterrit-on ?

result-won = Vous vous êtes échappés avec les quatre trésors. Victoire !
result-lost = Vous avez perdu : { $reasons }.
loss-skull = l’eau a atteint la tête de mort
loss-landing = l’Héliport est englouti
loss-earth-stone = un trésor est perdu à jamais ({ treasure-earth-stone })
loss-statue-of-the-wind = un trésor est perdu à jamais ({ treasure-statue-of-the-wind })
loss-crystal-of-fire = un trésor est perdu à jamais ({ treasure-crystal-of-fire })
loss-oceans-chalice = un trésor est perdu à jamais ({ treasure-oceans-chalice })
loss-drowned = un aventurier s’est noyé

verdict-open = en cours
verdict-won = victoire
verdict-skull = défaite : tête de mort
verdict-landing = défaite : Héliport
verdict-skull-and-landing = défaite : tête de mort et Héliport
verdict-treasure = défaite : trésor
verdict-skull-and-treasure = défaite : tête de mort et trésor
verdict-landing-and-treasure = défaite : Héliport et trésor
verdict-skull-and-landing-and-treasure = défaite : tête de mort, Héliport et trésor
verdict-drowned = défaite : noyade
verdict-skull-and-drowned = défaite : tête de mort et noyade
verdict-landing-and-drowned = défaite : Héliport et noyade
verdict-skull-and-landing-and-drowned = défaite : tête de mort, Héliport et noyade
verdict-treasure-and-drowned = défaite : trésor et noyade
verdict-skull-and-treasure-and-drowned = défaite : tête de mort, trésor et noyade
verdict-landing-and-treasure-and-drowned = défaite : Héliport, trésor et noyade
verdict-skull-and-landing-and-treasure-and-drowned = défaite : tête de mort, Héliport, trésor et noyade

# Le plateau de la page.

goal-landing = Réunir tout le monde sur l’Héliport
goal-helicopter = Décoller avec un Hélicoptère
board-treasure-cards = Cartes Trésor
board-floods = Cartes Inondation
board-in-pile = Dans la pioche
board-discarded = Défausse
board-cards = { $count ->
    [0] { board-no-cards }
    [one] une carte
   *[other] { $count } cartes
}
board-hand = Main
board-no-cards = aucune carte
board-in-water = à l’eau
board-aboard = à bord de l’hélicoptère
board-taken = pris
board-not-taken = pas encore pris
board-out-of-reach = perdu à jamais
board-water = { $level ->
    [10] L’eau a atteint la tête de mort.
   *[other] Eau au cran { $level } sur { $skull } : { $count } cartes Inondation par tour.
}
pile-treasure-cards = Pioche Trésor
pile-floods = Pioche Inondation
discard-treasure-cards = Défausse Trésor
discard-floods = Défausse Inondation
layer-next = { $count ->
    [one] La prochaine
   *[other] Les { $count } prochaines, dans un ordre inconnu
}
layer-below = { $count ->
    [one] Ensuite
   *[other] Puis { $count }, dans un ordre inconnu
}
layer-all = { $count ->
    [one] La dernière carte
    [2] Les deux, dans un ordre inconnu
   *[other] Les { $count }, dans un ordre inconnu
}

tip-lines = { $lines }
tip-flooded = Inondée : si sa carte Inondation ressort, elle est engloutie. Asséchez-la.
tip-sunk = Engloutie à jamais. Seul le Plongeur peut traverser cet endroit.
tip-tile-treasure = Ici, quatre cartes identiques permettent de prendre un trésor : { $treasure }.
tip-tile-taken = Son trésor est déjà pris.
tip-tile-landing = Avec les quatre trésors, retrouvez-vous ici et partez avec un Hélicoptère. Si l’Héliport est englouti, tout est perdu.
tip-tile-start = Départ de ce rôle : { $role }.
tip-flood-next = { $count ->
    [one] Sa carte Inondation est la prochaine.
   *[other] Sa carte Inondation est parmi les { $count } prochaines.
}
tip-flood-below = { $above ->
    [one] Au moins une carte Inondation vient avant la sienne.
   *[other] Au moins { $above } cartes Inondation viennent avant la sienne.
}
tip-flood-discarded = Sa carte Inondation est défaussée ; elle revient à la prochaine Montée des eaux ou quand la pioche est vide.
tip-flood-discard = La Montée des eaux les mélange et les remet sur le dessus de la pioche.
tip-treasure = Quatre de ses cartes permettent de le prendre sur : { $tiles }.
tip-treasure-taken = Déjà pris. Ses tuiles n’ont plus d’importance.
tip-card = Quatre de ces cartes permettent de prendre le trésor sur une de ses tuiles. Vous pouvez en donner aux joueurs présents sur votre tuile.
tip-held = En main : { $seat }.
tip-pawn = Pion : { $seat }.
tip-in-water = À l’eau : un aventurier qui ne peut ni nager vers une tuile ni être repêché par un Hélicoptère se noie.
tip-pile = On en pioche deux à chaque tour.
tip-discard = Quand la pioche est vide, ces cartes sont mélangées pour en former une nouvelle.
tip-water = Niveau d’eau
tip-water-next = { $count ->
    [one] Un cran plus haut : une carte Inondation par tour.
   *[other] Un cran plus haut : { $count } cartes Inondation par tour.
}
tip-water-skull = Un cran plus haut, c’est la tête de mort : la partie serait alors perdue.

stat-turns = Tours
stat-treasures = Trésors pris
stat-flooded = Tuiles inondées
stat-shored-up = Tuiles asséchées
stat-sunk = Tuiles englouties
stat-water-rose = Montées des eaux
stat-gave = Cartes données
stat-flights = Vols en hélicoptère
stat-swam = Sauvetages à la nage

# Pourquoi une action est bonne : conseils et tournants. Les chances sont celles des prochaines cartes Inondation.
why-everybody-leaves = C’est la victoire.
why-last-treasure = C’est le dernier trésor : ensuite, tout le monde doit rejoindre l’Héliport.
why-treasures = { $count ->
    [one] Vous avez alors un des quatre trésors.
   *[other] Vous avez alors { $count } des quatre trésors.
}
why-sinks-tile = Risque de { $percent } % que la tuile « { $tile } » soit engloutie ce tour-ci.
why-sinks-landing = Risque de { $percent } % que la tuile « { $tile } » soit engloutie ce tour-ci : tout serait perdu.
why-sinks-treasure = Risque de { $percent } % que la tuile « { $tile } » soit engloutie ce tour-ci : « { $treasure } » serait hors d’atteinte et tout serait perdu.
why-sinks-partner = Risque de { $percent } % que la tuile « { $tile } » soit engloutie ce tour-ci : pour « { $treasure } », il ne resterait que « { $other } ».
why-later-tile = La tuile « { $tile } » sera engloutie dès que sa carte reviendra.
why-later-landing = La tuile « { $tile } » sera engloutie dès que sa carte reviendra : tout serait perdu.
why-later-treasure = La tuile « { $tile } » sera engloutie dès que sa carte reviendra : « { $treasure } » serait hors d’atteinte et tout serait perdu.
why-later-partner = La tuile « { $tile } » sera engloutie dès que sa carte reviendra : pour « { $treasure } », il ne resterait que « { $other } ».
why-has-four = { $seat } a alors les quatre cartes nécessaires : { $treasure }.
why-has = { $count ->
    [one] { $seat } a alors une des quatre cartes nécessaires : { $treasure }.
   *[other] { $seat } a alors { $count } des quatre cartes nécessaires : { $treasure }.
}
why-hand = { $seat } a { $count } cartes, va en piocher deux et ne peut en garder que { $limit }.
why-useless = Ce trésor est déjà à vous, ses cartes ne servent plus : { $treasure }.
why-spare = Quatre cartes suffisent : { $treasure }.
why-keeps = { $seat } garde { $count } cartes d’un autre trésor : { $treasure }.
why-out-of-water = { $seat } sort de l’eau.
why-leaves = { $seat } quitte une tuile qui risquerait d’être engloutie ce tour-ci ({ $percent } %) : « { $tile } ».
why-to-landing = Les quatre trésors sont à vous, et { $seat } se rapproche de cette tuile : « { $tile } ».
why-can-capture = { $seat } a quatre cartes et peut y prendre le trésor : { $treasure }.
why-to-treasure = { $seat } a quatre cartes et se rapproche de la tuile du trésor : { $treasure }.
why-meets = { $seat } et { $other } sont alors ensemble et ont à deux { $count } cartes : { $treasure }.
why-reach = De là, on peut assécher « { $tile } ».
why-nothing-flooded = Aucune tuile inondée n’est à portée.

# Pourquoi quelque chose n’est pas possible maintenant.
not-without-actions = Il ne reste plus d’action dans ce tour.
not-move-nowhere = Il n’y a aucune tuile où aller.
not-shore-up-dry = Aucune tuile inondée n’est à portée.
not-give-alone = Personne d’autre n’est sur cette tuile.
not-give-cards = Vous n’avez aucune carte Trésor à donner ; les cartes spéciales ne se donnent pas.
not-capture = Il vous faut { $needed } cartes Trésor identiques, et vous devez être sur une des tuiles de ce trésor.
not-capture-cards = Il vous faut { $needed } cartes de ce trésor ({ $treasure }) ; vous en avez { $held }.
not-capture-place = Vous avez les cartes ({ $treasure }) ; allez maintenant sur une de ces tuiles : { $tiles }.
not-fly-again = Le Pilote ne vole qu’une fois par tour.
not-fly-nowhere = Il n’y a aucune autre tuile vers laquelle voler.
not-guide-nowhere = Il n’y a personne à guider.
not-sandbag-dry = Aucune tuile n’est inondée.
not-sandbag-flood = Un Sac de sable se joue avant les cartes Inondation, pas entre elles.
not-sandbag-swim = Les pions à l’eau doivent d’abord être hors de danger.
not-lift-off-apart = Tout le monde doit être sur l’Héliport.
not-lift-off-helicopter = Il vous faut un Hélicoptère en main.
not-lift-off-helicopter-apart = Il vous faut un Hélicoptère en main, et tout le monde sur l’Héliport.

# Verbes de la carte du tour.
verb-move = Se déplacer
verb-fly = Voler
verb-guide = Guider
verb-shore-up = Assécher
verb-give = Donner une carte
verb-capture = Prendre un trésor
verb-sandbag = Sac de sable
verb-board = Hélicoptère
verb-land = Atterrir
verb-lift-off = Décoller
verb-swim = Nager
verb-discard = Défausser
verb-end-actions = Finir ses actions
verb-draw-card = Piocher un Trésor
verb-draw-flood = Piocher une Inondation

moment-waters-rise = Montée des eaux !
moment-sunk = Perdue à jamais
moment-treasure = Un trésor !
# What can be called out
callout-shore-up = Asséchez ça !
callout-meet-here = Retrouvons-nous ici !
callout-give-me = Donnez-moi cette carte, s’il vous plaît !

study-clock = tour
study-captured = Trésors pris
study-sunk = Tuiles englouties
study-card-drawn = Cartes piochées
study-in-the-water = Pions à l’eau
study-water-rose = Montée des eaux
