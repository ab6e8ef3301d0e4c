# Les mots de la page elle-même : cadre, accueil, table avant la partie, règles, rediffusion.
page-language = Langue
page-theme = Couleurs
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-home = Accueil
page-again = Réessayer
page-error-offline = La table est injoignable. Le serveur est-il en marche ?
page-new-version = Une nouvelle version de Lastboat est prête.
page-take-version = La charger maintenant
page-later = Plus tard
page-error-server = Le serveur n’a pas pu faire cela.

home-title = Partir à temps.
home-lead = Trois jeux de société où il faut partir avant qu’il ne soit trop tard. Choisissez-en un et jouez : en solo avec des robots, à plusieurs autour de cet écran ou en ligne avec des amis.
home-together = Coopératif, { $low } à { $high } joueurs
home-against = Chacun pour soi, { $low } à { $high } joueurs
home-rules = Règles
home-mine = Mes tables
home-your-turn-title = À vous de jouer
home-open = Tables ouvertes
home-join = Rejoindre
home-watch = Regarder
home-free = place libre
home-forget = Retirer de cette liste
home-forget-table = Retirer « { $game } » de cette liste
home-forget-ask = Retirer { $game } de cette liste ? Votre place reste à vous.
home-forget-keep = Garder
home-removed = { $game } n’est plus dans cette liste.
home-put-back = Remettre
home-removed-tables = Retirées de la liste : { $count }
home-show-all = Tout montrer ({ $count })
home-your-turn = à vous de jouer
home-import = Ouvrir une partie sauvegardée
home-import-here = Ouvrir sur cet appareil
home-here = sur cet appareil

learn-title = Apprendre { $game }
learn-offer = Apprendre en 5 minutes
learn-resume = Continuer : chapitre { $number } sur { $count }
learn-ask = « { $game } » est nouveau pour vous ? Une courte partie guidée vous montre comment jouer.
learn-no = Non merci
learn-chapter = Chapitre
learn-chapter-name = { $number }. { $title }
learn-step = Étape { $number } sur { $count }
learn-coach = Que faire
learn-next = Continuer
learn-next-chapter = Suite : { $title }
learn-real = Une vraie partie !
learn-back = Retour
learn-skip = Passer
learn-read = Rien à choisir pour l’instant : le bouton fait avancer.
learn-later = { $action } : c’est possible aussi, mais plus tard. Suivez d’abord l’anneau ; rien n’est perdu.
learn-elsewhere = Pas encore là. Suivez l’anneau ; rien n’est perdu.
learn-failed = Cela n’a pas marché : { $reason }

new-back = Tous les jeux
new-players = Qui joue ?
new-seat = Place { $number }
new-me = Moi
new-screen = Quelqu’un à cet écran
new-open = Un ami, par un lien
new-bot = Un robot
new-bot-level = Force du robot à la place { $number }
new-open-help = Vous recevrez un lien à envoyer.
new-name = Votre nom
new-name-of = Nom de la personne à la place { $number }
new-listed = Montrer cette table à tous sur ce serveur
new-here = Jouer sur cet appareil, même hors ligne
new-more = Autres options
new-own = Dessiner la vôtre…
new-place = Ligne { $row }, colonne { $column }
new-places = Emplacements : { $count } sur { $places }
house-rules = Règles maison
house-rule = { $name } : { $value } (boîte : { $box })
house-rules-help = Nombres de la boîte que cette table change.
house-less = { $name } : moins
house-more = { $name } : plus
house-reset = Comme dans la boîte
house-range = de { $low } à { $high }
new-start = Commencer
new-invite = Ouvrir la table
bot-easy = facile
bot-normal = normal
bot-strong = fort
bot-greedy = rapide
bot-random = aléatoire

join-title = Rejoindre une table
join-with = À la table : { $names }
join-sit = S’asseoir
join-full = Toutes les places sont prises.

lobby-waiting = { $count ->
    [one] On attend encore un joueur.
   *[other] On attend encore { $count } joueurs.
}
lobby-full = Tout le monde est là.
lobby-free = libre
lobby-draw = Les navigateurs des joueurs fournissent des nombres aléatoires. Il en manque encore : { $names }
lobby-you = { $name } (vous)
lobby-seat-bot = Ajouter un robot
lobby-free-seat = Libérer la place
lobby-copy = Copiez cette adresse :
lobby-copy-invite = Copier le lien d’invitation
lobby-copy-watch = Copier le lien spectateur
lobby-copied = Copié.
lobby-link-help = Toute personne qui a le lien peut prendre une place libre, sans compte.
lobby-start = Commencer
lobby-close = Fermer la table
lobby-leave = Quitter la table

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe.
   *[other] { $count } paragraphes.
}
rules-play = Jouer à ce jeu
rules-example = Exemple :
rules-example-again = Encore une fois
rules-sources = Sources et lectures
rules-page = Sur une page à part

replay-title = Revoir la partie
replay-first = Au début
replay-back = Coup précédent
replay-on = Lecture
replay-stop = Pause
replay-forward = Coup suivant
replay-last = À la fin
replay-position = Position
replay-step = Coup { $number } sur { $count }
replay-speed = Vitesse
replay-share = Copier le lien vers cette position
replay-branch = Jouer à partir d’ici
replay-download = Télécharger la partie
replay-table = Retour à la table
replay-more = Plus
replay-seat = Point de vue
replay-everybody = spectateur

odds-title = L’évolution des chances
odds-of-team = Chances de réussir
odds-of-each = Chances de gagner
odds-working = Calcul en cours… { $percent } %
odds-checking = Examen plus précis des tournants…
odds-summary-team = Au début { $first } %, à la fin { $last } % ; au plus bas { $low } %, au plus haut { $high } %.
odds-summary-seat = { $name } : au début { $first } %, à la fin { $last } % ; au plus bas { $low } %, au plus haut { $high } %.
odds-turning = Tournants de la partie
odds-did = { $name } : { $did }
odds-better = Mieux : { $did }.
odds-unlikely = Chance de { $percent } % : { $what }
odds-choice = Un choix
odds-luck = Le hasard
odds-step = coup { $number }
odds-change = de { $before } % à { $after } %
odds-look = Voir la position juste avant
odds-no-turn = Aucun moment n’a décidé à lui seul de la partie.

# The table
table-board = Le plateau
table-turn = Ce qui est demandé
table-actions = Ce que vous pouvez faire
table-panels = Journal et discussion
table-seats = Joueurs
table-happened = Ce qui vient de se passer
table-tab-seats = Joueurs
table-tab-log = Journal
table-tab-chat = Discussion
table-something-here = Un choix est possible ici
table-sitting-down = La table se prépare…
table-starting = La table se prépare sur cet appareil. La première fois prend un moment.
table-reconnecting = Reconnexion…
table-watching = Mode spectateur
table-no-board = Cette page n’a pas de plateau pour ce jeu.
table-refused = Ce n’était pas possible.
table-your-turn = À vous.
table-waiting-for = On attend { $names }.
table-waits-here = La table attend ce joueur
table-skip = Sauter
table-cancel = Retour
table-close = Fermer
table-which = Lequel de ces choix ?
table-out-of-turn = { $name }, hors de son tour :
table-all-choices = { $count ->
    [one] Le seul choix, en liste
    [2] Les deux choix en liste
   *[other] Les { $count } choix en liste
}
table-mark-loses = Ce coup fait perdre la partie
table-mark-final = Ce coup ne pourra pas être annulé
table-rule = Règle { $paragraph }
table-point = Montrer aux autres
table-points = { $name } montre quelque chose
table-callouts = Phrases rapides
table-callout-about = { $place } : { $said }
table-recap = Depuis votre dernier tour
table-recap-again = Revoir
table-log = Ce qui s’est passé
table-log-before = Avant le premier tour
table-chat = Discussion à la table
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-propose = Proposer
table-propose-stop = Renoncer
table-propose-help = Proposer un coup à la personne dont c’est le tour
table-proposing = Un coup pour { $name } : choisissez-le sur le plateau.
table-proposing-nothing = Ce que { $name } peut choisir maintenant est secret : il n’y a rien à proposer.
table-proposals = Propositions
table-proposes = { $name } propose à { $to } :
table-proposes-you = { $name } propose :
table-play-it = Jouer ce coup
table-dismiss = Retirer
table-undo = { $acts ->
    [one] Annuler le coup
   *[other] Annuler (jusqu’à { $acts } coups)
}
table-undo-far = { $acts ->
    [one] Annuler le dernier coup
   *[other] Annuler le dernier coup ; { $acts } peuvent être annulés l’un après l’autre
}
table-goals = Ce que nous cherchons à faire
table-goal-done = (fait)
table-hint = Conseil
table-hints = Coups conseillés
table-hint-next = Conseil suivant
table-hint-coming = Un conseil arrive…
table-odds = { $percent } % de chances
table-rules = Règles
table-settings = Réglages
table-carry = Continuer sur un autre appareil
table-carry-of = Continuer sur un autre appareil : { $name }
table-speed = Animation
table-speed-slow = lente
table-speed-usual = normale
table-speed-quick = rapide
table-speed-none = aucune
table-volume = Sons
table-mute = Sons coupés
table-seat-you = vous
table-seat-here = à cet écran
table-seat-bot = robot, { $level }
table-seat-open = place libre
table-seat-away = hors ligne
table-seat-stand-in = un robot joue à sa place
table-seat-more = Options de la place { DE($name) }
table-seat-take-back = Je suis de retour
table-seat-send-bot = Remplacer pour l’instant par un robot
table-seat-bot-for-good = Donner la place à un robot
table-seat-free = Libérer la place
table-pass-to = Passez l’appareil à { $name }
table-pass-why = Les autres, ne regardez pas : ces cartes sont secrètes.
table-pass-here = Je suis { $name }
table-end-winner = victoire
table-end-rematch = Rejouer
table-end-join-rematch = Partie suivante
table-end-replay = Revoir la partie
table-end-download = Télécharger la partie
table-end-look = Regarder le plateau
table-end-show = Voir le résultat
table-end-fair = Le hasard était-il équitable ?
table-end-fair-help = Tous les tirages de cette partie découlent d’un nombre secret. Son empreinte était affichée dès le début ; le nombre lui-même ne l’est que maintenant. En téléchargeant la partie, chacun peut vérifier que rien n’a été truqué.
table-unverified = hasard non vérifié
table-end-unverified = Cette partie vient d’un fichier ou en continue une autre : une part de son hasard ne découle pas du nombre secret de cette table.
table-end-seal = Empreinte, connue dès le début
table-end-secret = Nombre secret
luck-made = Le hasard de cette table vient de { $names } et { $place ->
    [device] de cet appareil
   *[server] du serveur
}.
luck-alone = Le hasard de cette table vient { $place ->
    [device] de cet appareil
   *[server] du serveur
} seul.
luck-missing = Aucun nombre aléatoire n’est venu de { $names }.
luck-help = Tous les tirages de cette partie découlent d’un nombre secret du serveur et de nombres aléatoires fournis par les navigateurs des joueurs. Toutes les empreintes étaient affichées avant que le premier nombre ne soit connu : personne n’a donc pu choisir le hasard. Avec le fichier de la partie, chacun peut le vérifier.
luck-fits = Chaque nombre correspond à son empreinte.
luck-fits-own = Chaque nombre correspond à son empreinte, et les empreintes sont celles que ce navigateur a vues avant de donner son propre nombre.
luck-wrong-secret = Quelque chose ne va pas : le nombre secret ne correspond pas à son empreinte.
luck-wrong-number = Quelque chose ne va pas : le nombre d’un joueur ne correspond pas à son empreinte.
luck-changed = Quelque chose ne va pas : les empreintes ne sont pas celles que ce navigateur a vues avant de donner son nombre.
luck-left-out = Quelque chose ne va pas : ce navigateur a donné son nombre, mais il a été laissé de côté.
luck-commitment = Empreinte du nombre de { $name }
luck-number = Nombre de { $name }
table-keys = Raccourcis clavier
table-key-tab = Tab
table-key-tab-does = à l’élément suivant
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = sur le plateau, parmi ce qui peut être choisi
table-key-shift = Maj + ← ↑ → ↓
table-key-shift-does = sur le plateau, parmi tous les éléments
table-key-enter = Entrée, Espace
table-key-enter-does = choisir
table-key-esc = Échap
table-key-esc-does = retour, fermer, sauter l’animation
table-key-p = P
table-key-p-does = le montrer aux autres (aussi Alt + clic ou appui long)
table-key-r = R
table-key-r-does = ouvrir sa règle
table-key-undo = Ctrl + Z
table-key-undo-does = annuler le dernier coup
table-key-help = ?
table-key-help-does = cette liste
table-fold = Replier ce panneau
table-unfold = Montrer ce panneau
table-closed = Cette table est fermée.
table-bot-plays = Un robot joue pour { $name }.
table-rematch-waits = Une autre partie attend.
table-beside = À ce propos
table-forced = Jouer automatiquement les coups forcés

new-deadline = Temps pour un tour
new-deadline-none = sans limite
new-deadline-help = Ensuite un bot joue à la place, jusqu’au retour de la personne.
recover-title = Reprendre une place avec une phrase de récupération
recover-phrase = Phrase de récupération
recover-go = Prendre la place
table-phrase = Créer une phrase de récupération
table-phrase-of = Créer une phrase de récupération pour { $name }
table-phrase-help = Notez-la. Elle rend cette place sur n’importe quel appareil, depuis la page d’accueil. Une nouvelle phrase la remplace.
table-seat-away-since = absent depuis { $time }
table-seat-due = jusqu’à { $time }
table-seat-due-help = Ensuite un bot joue à la place
table-seat-invite = Copier un lien pour revenir à cette place
table-chat-removed = supprimé
table-chat-muted = masqué
table-chat-more = Options du message : { $name }
table-chat-report = Signaler à l’exploitant
table-chat-reported = Signalé.
table-chat-mute = Masquer { $name }
table-chat-unmute = Afficher de nouveau { $name }
privacy-title = Confidentialité
privacy-stored = Ce que ce serveur conserve
privacy-tables = Les tables : le jeu, ses options, chaque coup avec son heure, et les noms saisis.
privacy-chat = La discussion de chaque table et les messages signalés.
privacy-tokens = Une empreinte du secret contenu dans votre lien, qui prouve votre place. Il n’y a ni compte, ni cookie, ni autre service.
privacy-browser = Votre navigateur garde vos réglages et vos places ; effacer ses données pour cette page les supprime.
privacy-hashes = Des journaux de requêtes, avec un pseudonyme de votre adresse réseau.
privacy-addresses = Des journaux de requêtes, avec votre adresse réseau.
privacy-kept = Pendant combien de temps
privacy-open = Tables jamais commencées
privacy-running = Parties inachevées, après le dernier coup
privacy-over = Parties terminées et leurs rediffusions
privacy-closed = Tables fermées
privacy-reports = Messages signalés
privacy-ever = jusqu’à ce que quelqu’un les supprime
privacy-rights = Vos données
privacy-how = L’exploitant de ce serveur peut vous envoyer ce qui concerne votre place, ou effacer votre nom, vos messages et votre place. Envoyez le lien de votre place comme preuve. Vos coups restent : c’est aussi la partie des autres.
table-continue = Continuer avec les règles actuelles
table-continue-help = À une nouvelle table pour les mêmes joueurs, depuis la dernière position que permettent les règles actuelles. Celle-ci reste telle quelle.
