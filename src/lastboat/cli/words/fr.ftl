interrupted = Interrompu.
orders-hint = aide, conseil, journal, piles, règles, annuler, sauver, quitter
please-choose = Choisissez : tapez un numéro ou une action ; « aide » en dit plus.
enter-plays = Entrée : { $choice }
may-step-in = { $names } peut intervenir maintenant :
pause-help = Entrée laisse continuer ; « continuer » aussi, sans plus rien demander avant votre tour.
out-of-turn = Hors de son tour, { $name } :
undo-hint = { $count ->
    [one] annuler : un pas
   *[other] annuler : { $count } pas
}
taken-back = Annulé : { $action }. { $count ->
    [0] On ne peut pas remonter plus loin.
    [one] On peut encore annuler un pas.
   *[other] On peut encore annuler { $count } pas.
}
hand-over = C’est à { $name } de regarder. Appuyez sur Entrée quand { $name } est seul devant l’écran ; « quitter » sauve et quitte.
log-earlier = … { $count } lignes plus anciennes : tapez « journal »
saved = Sauvegardé : { $file }
resume-with = Pour continuer : { $command }
sealed = Le hasard est scellé. Son empreinte : { $seal }
no-piles = Ce jeu n’a rien de plus à montrer.
found = { $count ->
    [one] Un paragraphe.
   *[other] { $count } paragraphes.
}
contents = « règles 6.2 » ou « règles MOT » montre un paragraphe.
rules-in-english = Le livret de règles est en anglais.
verified = Le sceau tient : tous les tirages des { $count } lignes découlent du nombre secret ({ $chance }).
players = de { $low } à { $high } joueurs

order-hint = conseil
order-undo = annuler
order-log = journal
order-piles = piles
order-rules = règles
order-save = sauver
order-help = aide
order-go = continuer
order-quit = quitter
help-choose = Tapez le numéro d’un choix, ou son action, p. ex. « { $example } » ; le début des mots suffit. « 1 { $verb } … » joue pour la place 1 (les places comptent à partir de 0). En outre :
help-hint = les meilleurs choix avec leurs chances, et où en est la partie
help-undo = annuler votre dernier acte, tant que rien n’en a découlé
help-log = tout ce qui s’est passé
help-piles = ce que l’on sait des piles, en toutes lettres
help-rules = les paragraphes des règles ; « règles { $word } » ou « règles 6.2 » en montre un
help-save = sauvegarder maintenant ; « sauver FICHIER » dans un fichier de ce nom
help-help = ceci
help-go = quand d’autres jouent : ne plus demander avant votre tour, sauf si la partie pourrait finir
help-quit = sauvegarder et partir

search-getting-ready = Se prépare à prévoir les coups …
search-thinking = Prévoit les coups …
search-building = La recherche des coups se prépare encore ; la toute première fois, cela prend environ une minute. Continuez à jouer et redemandez dans un instant.
search-stands-in = La recherche des coups se prépare encore ; la toute première fois, cela prend environ une minute. D’ici là, un robot plus simple joue pour ceux qui prévoient.
search-missing = Prévoir les coups n’est pas possible ici ; un robot plus simple joue pour ceux qui le feraient.
hint-wait = Intervenir n’apporterait rien : laissez la partie continuer.
odds-rescue = Chances de sauvetage : { $odds }
odds-winning = Chances de gagner : { $each }
error-no-search = Prévoir les coups n’est pas possible ici ; « lastboat warm » dit pourquoi.

games-each = ou pour chaque joueur un de { $values }, séparés par des virgules
games-own = ou une grille à vous comme { $example }
menu-title = Qui vient avec nous ?
menu-start = Entrée commence la partie, un numéro change une ligne, q quitte.
menu-resume = r continue la dernière partie quittée : { $file }
menu-what = Tapez l’un des numéros.
menu-keep = Entrée ne change rien.
menu-game = Jeu
menu-language = Langue
menu-players = Joueurs
menu-sitting = Places
menu-sitting-help = Qui joue : vous, d’autres à cet écran, ou des robots.
menu-seat = Qui joue { $name } ?
menu-me = moi
menu-me-long = une personne à cet écran
bot-easy = robot facile
bot-easy-long = un robot facile à battre ou à dépasser (easy)
bot-normal = robot normal
bot-normal-long = un robot qui réfléchit un peu à l’avance (normal)
bot-strong = robot fort
bot-strong-long = un robot qui réfléchit jusqu’à une seconde (strong)
bot-greedy = robot
bot-greedy-long = un robot qui joue raisonnablement (greedy)
bot-random = robot au hasard
bot-random-long = un robot qui joue au hasard (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Les règles prennent de la vitesse …
sim-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
sim-verdict = Issue
sim-count = Parties
sim-speed = { $steps } pas en { $seconds } s : { $rate } pas/s
sim-saved = { $count } parties écrites dans { $folder }
perft-line = profondeur { $depth } : { $leaves } voies ({ $seconds } s)
bench-plain = pas/s, Python
bench-native = pas/s, natif
bench-twin = chargement natif
bench-import = import lastboat : { $seconds } s
warm-line = { $game } : prêt après { $seconds } s

replay-at = ligne { $at } sur { $last }
replay-help = Entrée avance, b recule, n/m acte suivant/précédent, s début, e fin, un nombre, p jouer à partir d’ici, q quitter
replay-what = Tapez l’un d’eux, ou un nombre de 0 à { $last }.

error-cannot-read = { $file } ne peut pas être lu : { $reason }.
error-cannot-write = { $file } ne peut pas être écrit : { $reason }.
error-file-taken = { $file } existe déjà et n’est pas cette partie ; il reste tel quel. Choisissez un autre nom, ou continuez-la avec --resume.
error-bad-match = { $file } : { $reason }
error-unknown-option = Ni cette commande ni le jeu n’ont d’option --{ $option }. Options du jeu : { $known }.
error-not-a-pair = « { $text } » n’est pas écrit nom=valeur.
error-which-game = Quel jeu ? Jeux connus : { $known }.
error-too-many-bots = { $bots } robots pour { $seats } places libres : nommez un robot, ou un par place libre.
error-both-human-and-bots = Avec des personnes à la table, nommez un robot pour toutes les autres places, ou un pour chacune.
error-ambiguous-action = « { $typed } » peut vouloir dire plusieurs choses : { $fits }.
error-unknown-action = « { $typed } » n’est aucun des choix. Tapez un numéro, une action ou « aide ».
error-no-such-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
error-nobody-there = Personne à cet écran ne joue la place { $seat }.
error-nothing-found = Rien trouvé sur « { $search } ».
error-no-rulebook = { $game } n’a pas de livret de règles.
error-bad-depth = Une profondeur de { $depth } n’a pas de sens ; c’est au moins 1.
error-bad-count = { $name } ne peut pas être { $value } ; c’est au moins 1.
error-resume-alone = --resume continue une partie telle qu’elle a commencé ; jeu, --seats, --names, --seed, --sealed et options ne vont pas avec.
error-sealed-seed = --sealed tire lui-même un nombre secret ; --seed ne va pas avec.
error-not-now = « { $action } » n’est pas possible maintenant. Choisissez dans la liste, ou tapez « aide ».
error-bad-usage = { $reason } « { $command } --help » en dit plus.
error-too-many-names = { $names } noms pour { $seats } joueurs.
error-twice-the-seat = La place { $seat } est nommée deux fois.
error-other-game = { $file } est une partie de { $game }, pas de { $wanted }.
error-no-such-file = ce fichier n’existe pas
error-is-a-folder = c’est un dossier
error-not-permitted = ce n’est pas permis
error-not-a-text = ce n’est pas un texte en UTF-8

arena-report = Rapport : { $file }
arena-playing = Parties
error-arena-missing = Les paquets pour les rapports ne sont pas installés : { $missing }. Pour les installer : pip install "lastboat[arena]"
arena-won = gagné
arena-full = gagné pleinement
arena-bot = robot
arena-rating = classement
arena-thinking = ms par décision

backup-done = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}.
restore-done = Restauré depuis { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}.
serving = Lastboat est à l’adresse { $address } (Ctrl-C l’arrête).
