# The report of a tournament.
report-title = Arène
report-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $count ->
    [one] graine { $seeds }
   *[other] graines { $seeds }
}.
report-players = { $count } joueurs
report-bot = robot
report-games = parties
report-won = gagné
report-interval = 95 %
report-full = victoire complète
report-points = points
report-rating = cote
report-thinking = ms par décision
report-slowest = la plus lente, ms
report-ladder = Équipes et tables sur une même échelle
report-note-interval = Les barres claires sont des intervalles à 95 % (Wilson).
report-note-even = Un pointillé marque la part que chacun aurait à force égale.
report-note-full = Victoire complète : avec tous les points. Points : en moyenne, 1 pour une victoire complète.
report-note-teams = Les équipes sont cotées face aux tables, en Elo : une équipe de même cote qu’une table y gagne la moitié de ses parties, une équipe de 400 de plus dix sur onze. La moyenne des robots est 1500 ; ± un écart type.
report-note-opponents = Les adversaires sont cotés selon Plackett-Luce parmi les robots de leurs parties : moyenne ± écart type.
report-note-data = results.parquet a une ligne pour chaque place de chaque partie ; games.jsonl est le journal.

# The report of a study.
study-title = { $game } : une étude
study-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
} dans { $cells } cellules : dans chacune, les mêmes numéros avec la graine { $seed }. Joueurs : { $bots }.
study-fixed = Partout pareil : { $options }.
study-partial = Inachevé : { $played } parties sur { $planned } jusqu’ici.
study-seats = Nombre de joueurs
study-what-if = Et si cela arrivait ?
study-as-it-falls = laissé au hasard
study-range = Gagné le plus souvent : { $best }, { $high } %. Le moins souvent : { $worst }, { $low } %.
study-first = { $event } : la première fois d’une partie
study-tenths = dixièmes de partie
study-won-by = gagné par le joueur { $number }
study-difference = écart
study-against = Comparé à : { $reference }.
study-without = Sans parties : { $values }.
study-mean = la moyenne de tous
study-all-together = tous ensemble 95 %
study-chance = p (Holm)
study-endings = Comment finissent les parties
study-other-ends = autres fins
study-lasting = Parties encore en cours
study-pairs = Deux par deux
study-percent-won = gagné, %
study-together = { $down } et { $across }
study-events = Ce qui se passe
study-by = selon : { $factor }
study-so-far = jusque-là dans une partie, en moyenne
study-in-a-game = dans une partie, en moyenne
study-percent-of-games = dans % des parties
study-most-frequent = les { $count } plus fréquents
study-all-events = Tous les événements, en moyenne dans une partie
study-all-cells = { $count } cellules
study-event = événement
study-again = Rejouer l’étude
study-note-rates = Les intervalles à 95 % sont ceux de Wilson ; là où plusieurs cellules sont réunies, pour autant de parties indépendantes qu’il en faut pour varier autant, car leurs graines sont les mêmes.
study-note-differences = Les écarts sont appariés : partie par partie avec la même graine, les autres facteurs en moyenne. Leurs intervalles valent tous les { $count } ensemble à 95 % (Bonett et Price, Bonferroni). p est la probabilité d’un tel écart par hasard, corrigée pour { $count } comparaisons selon Holm ; en dessous de 0,05, il est en gras. p peut être inférieur à 0,05 là où l’intervalle contient tout juste 0 : c’est le plus fin des deux.
study-note-what-if = Et si : l’issue nommée arrive la première fois que le hasard en apporte une de sa sorte (2. : la deuxième fois), tout le reste demeure au hasard. Seules sont comparées les parties où elle était possible.
study-note-events = Les événements sont comptés dans les { $count } premières parties de chaque cellule, par les règles en Python.
study-note-data = games.parquet a une ligne par partie ; events.parquet, moments.parquet et differences.parquet ont ce que montrent les images, pour chaque cellule. study.json décrit l’étude, study.jsonl est le journal.
study-note-versions = Joué avec Lastboat { $lastboat }, règles en version { $version }.

error-nothing-varies = Une étude compare : nommez ce qui diffère avec --vary, par exemple --vary level, ou avec --what-if.
error-one-value = Avec « { $value } » pour seule valeur de { $name }, il n’y a rien à comparer. Nommez-en plusieurs : --vary { $name }=A,B.
error-empty-range = « { $value } » n’est pas une plage pour { $name } : le premier nombre ne doit pas dépasser le second, et 1000 nombres au plus.
error-no-pairs = « pairs » va avec les options que chaque joueur choisit, pas avec { $name }. De telles options de ce jeu : { $known }.
error-varied-twice = { $name } est nommé deux fois : ne variez une option qu’une fois, et ne lui donnez pas en plus de valeur fixe.
error-too-many-cells = { $cells } cellules, c’est trop, { $most } sont possibles : { $parts }. Variez moins à la fois, ou nommez moins de valeurs : --vary NAME=A,B.
error-no-such-outcome = « { $text } » n’est pas une issue du hasard dans ce jeu. Attendu : { $known }.
error-other-study = Le dossier { $folder } contient autre chose (ce qui diffère : { $differs }). Choisissez-en un autre avec --out.
error-no-study = Il n’y a pas d’étude dans { $folder } : study.json manque.
error-bad-header = { $file } n’est pas l’en-tête d’une étude.
error-other-rules = L’étude dans { $folder } a été jouée avec la version { $played } des règles ; celle-ci est la version { $version }. Rejouez-la dans un autre dossier : sa commande est dans study.json.
