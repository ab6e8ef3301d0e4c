# Les mots de la page elle-même : cadre, accueil, table avant la partie, règles, rediffusion.
page-language = Langue
page-theme = Couleurs
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-home = Accueil
page-again = Réessayer
page-error-offline = La table est injoignable. Le serveur est-il en marche ?
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
home-forget-ask = Retirer { $game } de cette liste ? Votre place reste à vous.
home-forget-keep = Garder
home-removed = { $game } n’est plus dans cette liste.
home-put-back = Remettre
home-removed-tables = Retirées de la liste : { $count }
home-show-all = Tout montrer ({ $count })
home-your-turn = à vous de jouer
home-import = Ouvrir une partie sauvegardée
home-import-here = Ouvrir sur cet appareil

learn-title = Apprendre { $game }
learn-offer = Apprendre en 5 minutes
learn-resume = Continuer : chapitre { $number } sur { $count }
learn-ask = « { $game } » est nouveau pour vous ? Une courte partie guidée vous montre comment jouer.
learn-no = Non merci
learn-chapter = Chapitre
learn-chapter-name = { $number }. { $title }
learn-step = Étape { $number } sur { $count }
learn-coach = Que faire
learn-next = Continuer
learn-next-chapter = Suite : { $title }
learn-real = Une vraie partie !
learn-back = Retour
learn-skip = Passer
learn-read = Rien à choisir pour l’instant : le bouton fait avancer.
learn-later = { $action } : c’est possible aussi, mais plus tard. Suivez d’abord l’anneau ; rien n’est perdu.
learn-elsewhere = Pas encore là. Suivez l’anneau ; rien n’est perdu.
learn-failed = Cela n’a pas marché : { $reason }

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
   *[other] Les { $count } choix en liste
}
table-mark-loses = Ce coup fait perdre la partie
table-mark-final = Ce coup ne pourra pas être annulé
table-rule = Règle { $paragraph }
table-point = Montrer aux autres
table-points = { $name } montre quelque chose
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
table-seat-you = vous
table-seat-here = à cet écran
table-seat-bot = robot
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
table-end-unverified = Cette partie vient d’un fichier ou en continue une autre : une part de son hasard ne découle pas du nombre secret de cette table.
table-end-seal = Empreinte, connue dès le début
table-end-secret = Nombre secret
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
table-key-help = ?
table-key-help-does = cette liste
table-fold = Replier ce panneau
table-unfold = Montrer ce panneau
table-closed = Cette table est fermée.
table-bot-plays = Un robot joue pour { $name }.
table-rematch-waits = Une autre partie attend.
table-beside = À ce propos
table-forced = Jouer automatiquement les coups forcés
