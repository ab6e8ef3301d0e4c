learn-placing = Travailleurs
learn-placing-goal = Nisyros va entrer en éruption. Ada et vous y avez dix habitants chacun : menez-en au moins sept de chacun à Kos par la mer, et vous gagnez.
learn-placing-theatre = Un tour a dix étapes. À l’étape 1, on place ses travailleurs. Les deux vôtres sont au point de rencontre de Mandraki : prenez-en un.
learn-placing-forest = Les anneaux 1 et 2 rapportent le double des anneaux 3 et 4, mais près du cratère. Allez dans la forêt de l’anneau 2 : un bateau, c’est du bois.
learn-placing-ready = Un travailleur atteint les zones voisines, jamais la zone opposée. L’autre reste au point de rencontre pour embaucher. Touchez « { do-ready } ».
learn-placing-done = Ada était prête aussi : dés et cartes sont venus d’eux-mêmes. Voyons ce qu’ils apportent.

learn-dice = Cartes et dés
learn-dice-card = Étape 2 : le dé rouge dit combien d’événements arrivent. Un seul, { card-storm } : les forêts donnent le double pendant ce tour.
learn-dice-forest = Étape 3 : les cinq dés action. Un dé doubleur double un lieu de travail de son genre. Posez celui du bois sur votre forêt.
learn-dice-theatre = Et celui du point de rencontre sur le vôtre : le travailleur y appellera deux villageois au lieu d’un.
learn-dice-done = Les doubleurs des barrages et des chantiers navals ne trouvent personne. Le −1 vous épargne une éruption : aucune au tour 1.

learn-working = Collecte et construction
learn-working-gathered = Étape 4 : la collecte. Votre travailleur de l’anneau 2 collecte 2 bois ; le dé double, la tempête double encore. Cela fait 8 !
learn-working-call = L’étape 5 demande des constructeurs ; vous n’en avez pas encore. Étape 6 : appelez deux villageois. Ils travailleront au prochain tour.
learn-working-fed = Étape 7 : jusqu’à cinq travailleurs, un joueur paie 1 épi de blé, au-delà 2. Ni lave ni éruption encore : le tour 2 commence.
learn-working-theatre = Le bois devient bateau. Prenez un travailleur au point de rencontre …
learn-working-shipyard = … et placez-le au chantier naval.
learn-working-ready = Ada est la joueuse active de ce tour et décide pour l’équipe ; au prochain, ce sera vous. Les autres restent : « { do-ready } ».
learn-working-boats = Ada a posé un dé sur votre chantier naval. À l’étape 5, votre travailleur construit donc deux bateaux, pour 1 bois chacun : construisez-les.
learn-working-done = Deux bateaux attendent à Mandraki ; chacun emmène un habitant à Kos. Le bois fait les bateaux, la pierre les barrages, le blé nourrit.

learn-round = Un tour entier
learn-round-yours = Tour 3, et c’est vous qui êtes actif. Jouez-le d’un bout à l’autre ! La lave couvre déjà deux anneaux au-dessus de Nikia, mais personne n’y vit.
learn-round-theatre = Étape 1 : il ne reste que 4 épis de blé. Prenez un travailleur au point de rencontre …
learn-round-field = … et envoyez-le au champ de blé de l’anneau 3.
learn-round-ready = Les autres sont bien placés : « { do-ready } ».
learn-round-shipyard = L’étape 2 a amené des rats : 2 épis de blé en moins. Étape 3 : posez le doubleur des chantiers navals sur le vôtre.
learn-round-hermes = Hermès double n’importe quel lieu de travail. Posez-le sur votre champ de blé.
learn-round-boats = Étape 5 : construisez encore deux bateaux.
learn-round-call = Étape 6 : vous pourriez appeler quelqu’un. Mais un sixième travailleur coûte 1 épi de plus, et cinq suffisent pour l’instant : passez.
learn-round-kos = Étape 7 : repas. Étapes 8 et 9 : la lave, loin de vous. Étape 10 : chaque bateau emmène un habitant à Kos. Envoyez un de vos villageois.
learn-round-ada = À la fin, celui qui a sauvé le moins d’habitants décide pour les deux. Envoyez donc aussi un villageois d’Ada.
learn-round-keep = Qui reste peut encore travailler, et les bateaux peuvent attendre. Gardez les deux autres : passez.
learn-round-done = Voilà un tour entier. Désormais, la lave s’approche.

learn-lava = Lave et barrages
learn-lava-near = Deux tours plus tard. Une éruption a couvert l’anneau 1 de Mandraki. À l’étape 8, la lave coule : d’un espace dans chaque zone atteinte.
learn-lava-theatre = L’anneau 2 et votre forêt sont les prochains. Les barrages arrêtent la lave qui coule. Prenez le travailleur au point de rencontre …
learn-lava-place = … pour le chantier de barrages.
learn-lava-ready = Cela suffit : « { do-ready } ».
learn-lava-die = Un doubleur pour les barrages ! Posez-le sur votre chantier de barrages : le travailleur en construira deux.
learn-lava-dams = Un anneau tient quand toutes ses places de barrage sont prises : deux dans l’anneau 2. Construisez-y les deux, pour 1 pierre chacun.
learn-lava-boat = Il y a aussi du bois : construisez un bateau au chantier naval.
learn-lava-held = Vos barrages ont tenu ! Au-dessus de Pali, la lave a coulé. Le travailleur d’Ada a fui, fait noir au dé rouge et gagné le point de rencontre.
learn-lava-choose = Étape 9 : le dé volcan montre deux villages, à vous de choisir. Un barrage n’arrête pas une éruption. Prenez la zone d’Emporios : personne n’y vit.
learn-lava-done = Retenez : les barrages arrêtent la lave qui coule, pas les éruptions. Et votre forêt est toujours là.

learn-flight = La fuite
learn-flight-near = Deux tours plus tard. Dans la zone d’Ada, il ne reste que la côte de Pali, sans barrage : elle sera couverte pendant ce tour.
learn-flight-sail = Pour fuir une côte, il y faut des bateaux. À l’étape 1, les bateaux vides naviguent : prenez le vôtre à Mandraki, puis la mer de Pali.
learn-flight-ready = Inutile de déplacer des travailleurs : « { do-ready } ».
learn-flight-pali = Ada a construit un bateau à Pali. Votre travailleur y aide : construisez-en un aussi.
learn-flight-mandraki = Et un autre chez vous.
learn-flight-citizen = Étape 8 : la lave couvre Pali ! Chacun y lance une fois le dé rouge. À vous de dire qui tente un bateau d’abord : le villageois d’Ada.
learn-flight-worker = Rouge : perdu, chez Hadès. Noir, c’était Kos. Mais seule une réussite use un bateau : à votre travailleur.
learn-flight-done = Quatre ont fui en bateau. Les autres ont lancé le dé : noir, Mandraki ; rouge, Hadès. Deux sont perdus. Mieux vaut partir à temps, étape 10.

learn-evacuation = Les derniers bateaux
learn-evacuation-last = Une autre partie, au dernier tour. Seule la côte de Mandraki est libre, avec trois habitants sur l’île : deux à vous, un à Ada.
learn-evacuation-dams = Pour trois habitants, trois bateaux ; le bois suffit juste. Prenez votre travailleur au chantier de barrages …
learn-evacuation-shipyard = … et placez-le au chantier naval.
learn-evacuation-ready = Le travailleur d’Ada vient aussi. « { do-ready } » !
learn-evacuation-die = Un doubleur pour les chantiers navals, juste à temps. Posez-le sur le vôtre.
learn-evacuation-boats = Construisez deux bateaux ; Ada construit le troisième.
learn-evacuation-kos = La lave couvre les quatre anneaux, mais la côte tient. Tous à bord : vos deux travailleurs, puis celui d’Ada.
learn-evacuation-done = Tous les vingt à Kos, une grande victoire ! Il en faut neuf de chacun, sept pour une petite. Un partenaire facile vous attend, avec des conseils.
