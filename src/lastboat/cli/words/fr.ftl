interrupted = Interrompu.
commands-hint = aide, conseil, journal, pioches, règles, annuler, sauvegarder, quitter
please-choose = Choisissez : tapez un numéro ou une action ; « aide » en dit plus.
enter-plays = Entrée : { $choice }
may-interrupt = Intervention possible maintenant ({ $names }) :
interrupt-help = Entrée laisse la partie continuer ; « continuer » aussi, sans plus rien demander avant votre tour.
out-of-turn = Hors de son tour, { $name } :
undo-hint = { $count ->
    [one] annuler : un coup
   *[other] annuler : { $count } coups
}
undone = Annulé : { $action }. { $count ->
    [0] On ne peut pas remonter plus loin.
    [one] On peut encore annuler un coup.
   *[other] On peut encore annuler { $count } coups.
}
hand-over = Passez l’écran : { $name }. Appuyez sur Entrée quand les autres ne voient plus l’écran ; « quitter » sauvegarde et quitte.
log-earlier = … lignes plus anciennes ({ $count }) : tapez « journal »
saved = Sauvegardé : { $file }
resume-with = Pour continuer : { $command }
sealed = Le hasard est scellé. Empreinte : { $seal }
no-piles = Ce jeu n’a rien de plus à montrer.
found = { $count ->
    [one] Un paragraphe.
   *[other] { $count } paragraphes.
}
contents = « règles 6.2 » ou « règles MOT » montre un paragraphe.
rules-in-english = Le livret de règles est en anglais.
verified = Le sceau tient : tous les tirages parmi les { $count } coups découlent du nombre secret ({ $chance }).
luck-made = Le hasard a été produit par { $names }.
luck-alone = Le hasard a été produit par { $name } seul.
luck-holder = le détenteur du nombre secret
luck-missing = Aucun nombre aléatoire n’est venu de { $names }.
players = de { $low } à { $high } joueurs

command-hint = conseil
command-undo = annuler
command-log = journal
command-piles = pioches
command-rules = règles
command-save = sauvegarder
command-help = aide
command-go = continuer
command-quit = quitter
help-choose = Tapez le numéro d’un choix, ou son action, p. ex. « { $example } » ; le début des mots suffit. « 2 { $verb } … » joue pour le joueur 2. Vous pouvez aussi taper :
help-hint = les meilleurs choix avec leurs chances, et où en est la partie
help-undo = annuler votre dernier coup, tant qu’il n’a pas eu de suite
help-log = tout ce qui s’est passé
help-piles = ce que l’on sait des pioches, en toutes lettres
help-rules = les paragraphes des règles ; « règles { $word } » ou « règles 6.2 » en montre un
help-save = sauvegarder maintenant ; « sauvegarder FICHIER » dans un fichier de ce nom
help-help = cette aide
help-go = pendant que d’autres jouent : ne plus rien demander avant votre tour, sauf si la partie risque de finir
help-quit = sauvegarder et quitter

search-loading = Préparation du calcul des coups…
search-running = Calcul des coups…
search-building = Le calcul des coups se prépare encore ; la toute première fois, cela prend quelques secondes. Continuez à jouer et redemandez dans un instant.
search-fallback = Le calcul des coups se prépare encore ; la toute première fois, cela prend quelques secondes. D’ici là, un robot plus simple remplace ceux qui calculent.
search-missing = Le calcul des coups n’est pas possible ici ; un robot plus simple remplace ceux qui calculent.
hint-wait = Intervenir n’apporterait rien : laissez la partie continuer.
odds-rescue = Chances de sauvetage : { $odds }
odds-winning = Chances de gagner : { $each }
odds-percent = { $percent } %
error-no-search = Le calcul des coups n’est pas possible ici ; « lastboat warm » dit pourquoi.

games-each = ou, pour chaque joueur, une valeur parmi { $values }, séparées par des virgules
games-from = de { $package }
games-own = ou votre propre grille, comme { $example }
games-number = { $default } ; de { $low } à { $high } comme règle maison
menu-title = Qui vient avec nous ?
menu-start = Entrée lance la partie, un numéro change une ligne, q quitte.
menu-resume = r reprend la dernière partie quittée : { $file }
menu-invalid = Tapez l’un des numéros.
menu-keep = Entrée ne change rien.
menu-game = Jeu
menu-language = Langue
menu-players = Joueurs
menu-seats = Places
menu-seats-help = Qui joue : vous, d’autres à cet écran, ou des robots.
menu-seat = Qui joue { $name } ?
menu-me = moi
menu-me-long = une personne à cet écran
menu-house = Règles maison
menu-house-help = Change des nombres de la boîte.
menu-number = Un nombre de { $low } à { $high } ; Entrée ne change rien.
bot-easy = robot facile
bot-easy-long = un robot facile à battre (easy)
bot-normal = robot normal
bot-normal-long = un robot qui réfléchit un peu à l’avance (normal)
bot-strong = robot fort
bot-strong-long = un robot qui réfléchit jusqu’à une seconde (strong)
bot-greedy = robot
bot-greedy-long = un robot qui joue raisonnablement (greedy)
bot-random = robot aléatoire
bot-random-long = un robot qui joue au hasard (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Compilation des règles…
sim-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
sim-verdict = Issue
sim-count = Parties
sim-speed = { $steps } coups en { $seconds } s : { $rate } coups/s
sim-saved = Parties écrites dans { $folder } : { $count }
perft-line = profondeur { $depth } : { $leaves } suites de coups ({ $seconds } s)
bench-plain = coups/s, Python
bench-native = coups/s, compilé
bench-load = chargement, compilé
bench-import = import lastboat : { $seconds } s
warm-line = { $game } : compilé en { $seconds } s
warm-ready = { $game } : déjà compilé

learn-chapter = { $title } (chapitre { $number } sur { $count })
learn-continue = Entrée continue ; b retour, s passer, règles MOT, quitter
learn-do = Tapez { $number } ou : { $action }
learn-later = { $action } : c’est possible aussi, mais plus tard. D’abord ce qui est marqué ▶ : rien n’est perdu.
learn-read = Rien à choisir pour l’instant : appuyez sur Entrée.
learn-help = Tapez ce qui est marqué ▶. Sinon : b retour, s passer, règles MOT, quitter
learn-real = Maintenant, une vraie partie : { $command }

replay-at = coup { $at } sur { $last }
replay-help = Entrée avance, b recule, n/m action suivante/précédente, s début, e fin, un nombre, p jouer à partir d’ici, q quitter
replay-invalid = Tapez l’une de ces lettres, ou un nombre de 0 à { $last }.

error-cannot-read = { $file } ne peut pas être lu : { $reason }.
error-cannot-write = { $file } ne peut pas être écrit : { $reason }.
error-would-overwrite = { $file } existe déjà et n’est pas cette partie ; il reste tel quel. Choisissez un autre nom, ou reprenez cette autre partie avec --resume.
error-bad-match = { $file } : { $reason }
error-unknown-option = Ni cette commande ni le jeu n’ont d’option --{ $option }. Options du jeu : { $known }.
error-not-a-pair = « { $text } » n’est pas de la forme nom=valeur.
error-game-missing = Quel jeu ? Jeux connus : { $known }.
error-too-many-bots = Robots : { $bots }, places libres : { $seats }. Indiquez un seul robot, ou un par place libre.
error-ambiguous-bots = Avec des personnes à la table, indiquez un seul robot pour toutes les autres places, ou un pour chacune.
error-name-again = Le joueur { $player } était { $bot }, un robot à vous. Une partie enregistrée ne lance pas de programmes : nommez à nouveau les robots avec --bots.
error-ambiguous-action = « { $typed } » peut vouloir dire plusieurs choses : { $fits }.
error-unknown-action = « { $typed } » ne correspond à aucun choix. Tapez un numéro, une action ou « aide ».
error-no-such-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
error-not-a-persons-seat = Personne à cet écran ne joue pour { $seat }.
error-nothing-found = Rien trouvé sur « { $search } ».
error-no-rulebook = { $game } n’a pas de livret de règles.
error-no-tutorial = { $game } n’a pas de partie guidée.
error-bad-depth = Une profondeur de { $depth } n’a pas de sens ; le minimum est 1.
error-bad-count = { $name } ne peut pas être { $value } ; le minimum est 1.
error-resume-conflict = --resume reprend une partie telle qu’elle a été commencée ; le jeu, --seats, --names, --seed, --sealed et les options ne vont pas avec.
error-study-conflict = --from répète une étude telle qu’elle est décrite ; { $given } ne peut pas être donné en même temps.
error-sealed-with-seed = --sealed tire lui-même un nombre secret ; --seed ne va pas avec.
error-not-legal-now = « { $action } » n’est pas possible maintenant. Choisissez dans la liste, ou tapez « aide ».
error-bad-usage = { $reason } « { $command } --help » en dit plus.
error-too-many-names = { $names } noms pour { $seats } joueurs : donnez au plus un nom par joueur.
error-player-named-twice = Le joueur { $player } est nommé deux fois.
error-no-such-player = Il n’y a pas de joueur { $player } ; les joueurs vont de 1 à { $last }.
error-wrong-game = { $file } est une partie de « { $game } », pas de « { $wanted } ».
error-no-such-file = ce fichier n’existe pas
error-is-a-folder = c’est un dossier
error-not-permitted = accès refusé
error-not-text = ce n’est pas un texte en UTF-8

arena-report = Rapport : { $file }
arena-playing = Parties
error-missing-packages = Les paquets pour les rapports ne sont pas installés : { $missing }. Pour les installer : pip install "lastboat[arena]"
arena-won = gagné
arena-full = victoire complète
arena-bot = robot
arena-rating = cote
arena-thinking = ms par décision
arena-players = { $count } joueurs
arena-games = parties

backup-done = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}.
restore-done = Restauré depuis { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}.
serving = Lastboat tourne à l’adresse { $address } (Ctrl-C pour l’arrêter).
admin-changed = { $count ->
    [0] Rien n’a été changé.
    [one] Un élément a été changé.
   *[other] { $count } éléments ont été changés.
}
error-folder-not-empty = Le dossier { $folder } n’est pas vide.
error-no-page = La page n’est pas encore construite ; `make site` la construit d’abord.
site-written = Le site est dans { $folder } : { $count } fichiers, { $megabytes } Mo. Publiez-le sur n’importe quel hébergeur de fichiers, ou regardez-le avec : python -m http.server -d { $folder }

doctor-alive = Le serveur répond
doctor-ready = Il accepte les écritures, et sa page est complète
doctor-page = La page est servie
doctor-headers = Ses réponses protègent les navigateurs ; en-têtes absents
doctor-socket = Les WebSockets passent
doctor-origins = Les sockets d’autres sites sont refusés
doctor-other-hosts = Les requêtes sous d’autres noms sont refusées (LASTBOAT_HOSTS)
doctor-metrics = Les mesures ne sont pas publiques
doctor-clock = Son horloge est juste
doctor-certificate = Jours de validité restants du certificat
doctor-games = Ses jeux sont jouables
doctor-database = La base de données est là, dans la bonne version
doctor-disk = Il reste de la place sur le disque

new-game-written = { $folder } contient un jeu jouable aussitôt : { $count } fichiers.
new-game-install = Pour l’installer : python -m pip install --editable { $folder }
new-game-play = Pour jouer : lastboat play { $game }
new-game-test = Pour le tester : python -m pytest { $folder }
error-bad-game-name = « { $name } » ne peut pas être l’identifiant d’un jeu. Attendu : des minuscules, des chiffres et des traits d’union, comme treasure-raft, et pas un mot-clé de Python.
error-game-exists = Il existe déjà un jeu { $game }. Choisissez un autre nom.
error-module-exists = Il existe déjà un paquet Python { $package }. Choisissez un autre nom.
error-already-there = { $folder } existe déjà. Choisissez un autre nom, ou un autre dossier avec --in.
