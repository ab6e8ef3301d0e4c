seat-name = Joueur { $number }
labelled-text = { $name } : { $text }
number-of-box = comme dans la boîte
error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-bad-plugin = Le jeu « { $game } » de { $plugin } est inutilisable : { $reason }.
error-wrong-version = Le jeu « { $game } » de { $plugin } demande Lastboat { $needs } ; voici { $version }.
error-game-twice = { $plugin } apporte un jeu « { $game } », mais il y en a déjà un, de { $other }. C’est celui-là qui sert ; désinstallez l’un des deux.
error-unknown-word = « { $word } » { $kind ->
    [bot] n’est pas un robot
    [language] n’est pas une langue d’ici
    [header] n’est pas une ligne d’en-tête
    [record] n’est pas un coup
    [field] n’est pas un champ
    [verb] n’est pas une action
    [seat] n’est pas une place
    [device] n’est pas un appareil
   *[other] ne convient pas ici
}. Valeurs possibles : { $known }.
error-bad-number = « { $word } » n’est pas un nombre de { $low } à { $high }.
error-bad-seats = Ce jeu se joue de { $low } à { $high } joueurs ; { $seats } ne convient pas.
error-bad-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
error-bad-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
error-bad-value = L’option { $option } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
error-fixed-value = Avec { $by }, l’option { $option } vaut « { $known } » ; elle ne peut pas être « { $value } ».
error-unreadable-grid = L’option { $option } ne peut pas être « { $value } ». Valeurs possibles : { $known }, ou votre propre grille : des lignes séparées par /, avec X pour un emplacement et . pour un vide.
error-wrong-grid-size = La grille de l’option { $option } doit avoir exactement { $places } emplacements ; celle-ci en a { $count }.
error-grid-in-pieces = La grille de l’option { $option } doit être d’un seul tenant : chaque emplacement relié aux autres par un côté.
error-bad-each = L’option { $option } ne peut pas être « { $value } » à { $seats } joueurs. Il en faut { $seats }, séparés par des virgules, chaque rôle une seule fois, parmi : { $known }.
error-bad-bots = { $bots } robots pour { $seats } joueurs : indiquez un robot pour tous, ou un pour chacun.
error-no-agent = Le bot { $agent } ne peut pas jouer : { $reason }
error-agent-raised = { $agent } (joueur { $player }) a échoué : { $reason }
error-agent-passed = { $agent } (joueur { $player }) n’a rien choisi alors que c’est son tour ; un bot ne peut laisser les autres continuer que hors de son tour.
error-agent-illegal = { $agent } (joueur { $player }) a choisi { $action }, ce qui n’est pas permis. Possibles : { $legal }.
error-agent-too-slow = { $agent } (joueur { $player }) n’a pas décidé en { $seconds } s.
error-in-game = Partie { $number } de la graine { $seed } : { $reason }
error-illegal-action = { $seat } ne peut pas jouer « { $action } » maintenant. Coups permis : { $legal }.
error-not-your-turn = { $seat } n’a rien à faire maintenant ; c’est le tour { DE($actor) }.
error-chances-turn = { $seat } n’a rien à faire maintenant ; il faut d’abord piocher une carte ou lancer un dé.
error-game-is-over = La partie est finie ; plus rien ne peut être joué.
error-nothing-to-undo = Rien ne peut être annulé : depuis, une carte ou un dé est tombé, quelqu’un d’autre a joué, ou rien n’a encore été joué.
error-bad-record = Il n’y a pas de coup { $number } ; la partie en compte { $last }.
error-bad-text = Ligne { $line } : { $reason }
error-not-a-match = La première ligne n’est pas « { $title } ».
error-no-game-named = L’en-tête ne nomme aucun jeu.
error-wrong-count = Nombre de valeurs attendu : { $needed }, et non { $count }.
error-cut-off = Le fichier de la partie est tronqué : sa dernière ligne, « end: … », manque.
error-edited = Le fichier de la partie a été modifié : son contenu ne correspond pas à la somme de contrôle de sa dernière ligne.
error-too-new = Écrit par un programme plus récent : { $what } version { $version } ; celui-ci va jusqu’à la version { $known }.
error-too-old = { $what } version { $version } ne se joue plus ; ce programme joue la version { $known }.
error-no-cache = Les règles compilées ne peuvent pas être conservées dans { $folder } : { $reason }. Python joue seul, environ cinquante fois plus lentement. Indiquez un autre dossier avec LASTBOAT_CACHE.
error-no-compiler = Il n’y a pas de compilateur C pour compiler les règles. Python joue seul, environ cinquante fois plus lentement. Installez un compilateur avec « pip install lastboat[build] », ou indiquez-en un avec LASTBOAT_CC.
error-build-failed = Les règles compilées n’ont pas pu être construites ou chargées avec { $command } : { $reason }. Python joue seul, environ cinquante fois plus lentement. Indiquez un autre compilateur avec LASTBOAT_CC.
error-no-cupy = Les parties sur GPU ont besoin de CuPy. Installez-le avec « pip install lastboat[gpu] ».
error-no-gpu = Il n’y a pas de GPU sur lequel jouer des parties : { $reason }
error-not-on-gpu = { $bot } ne joue pas sur GPU. Possibles : { $known }.
error-no-ray = Les parties sur un cluster ont besoin de Ray. Installez-le avec « pip install lastboat[ray] ».
error-no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
error-cluster-failed = Le cluster Ray est tombé en panne : { $reason }
error-address-without-ray = L’adresse { $address } est celle d’un cluster Ray ; elle va avec l’exécuteur ray.
error-worker-died = { $attempts } processus ont été perdus l’un après l’autre sur les mêmes parties.
error-bad-action = L’action { $action } n’est pas permise à la table { $table }. Permises : { $legal }.
error-bad-batch = { $what } ne peut pas valoir { $value }, mais de { $low } à { $high }.
error-no-team = Dans { $game }, chacun joue contre tous ; un seul apprenant pour toutes les places demande un jeu coopératif.
error-outcome-impossible = « { $outcome } » ne peut pas arriver maintenant. Possible : { $possible }.
error-seal-broken = Le sceau est rompu au coup { $number } : { $reason }.
error-seed-does-not-fit = le nombre secret ne correspond pas à l’empreinte publiée
error-number-does-not-fit = le nombre de { $seat } ne correspond pas à l’empreinte donnée auparavant
error-outcome-does-not-follow = ce résultat ne découle pas du nombre secret
error-not-as-written = ce chapitre ne peut pas se jouer comme il est écrit ici
error-secret-missing = Cette partie est scellée par { $seal } ; elle ne peut continuer sans le nombre secret.
error-not-sealed = Cette partie n’a pas été jouée avec un hasard scellé, ou le nombre secret est inconnu ; il n’y a rien à vérifier.
error-not-allowed = { $where } : { $what } n’est pas permis dans une règle.
error-redacted-match = Ligne { $line } : ce fichier ne montre que ce qu’un seul joueur a vu ; la partie ne peut pas en être relue. Demandez le fichier complet une fois la partie terminée.
