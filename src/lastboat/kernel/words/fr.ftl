seat-name = Joueur { $number }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-unknown-word = « { $word } » ne convient pas ({ $kind }). Il faudrait : { $known }.
error-bad-seats = Ce jeu est pour { $low } à { $high } joueurs, pas pour { $seats }.
error-bad-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
error-bad-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
error-bad-value = L’option { $option } ne peut pas être « { $value } ». Il faudrait : { $known }.
error-bad-grid = { $problem ->
    [signs] L’option { $option } ne peut pas être « { $value } ». Il faudrait l’un de { $known }, ou une grille à soi : des lignes de X pour une place et de . pour aucune, séparées par /.
    [size] La grille de l’option { $option } doit avoir exactement { $places } places ; celle-ci en a { $count }.
   *[pieces] La grille de l’option { $option } doit être d’un seul tenant : chaque place reliée aux autres par un côté.
}
error-bad-each = L’option { $option } ne peut pas être « { $value } » à { $seats } joueurs. Il en faudrait { $seats } parmi ceux-ci, séparés par des virgules, chaque rôle une fois : { $known }.
error-illegal-action = La place { $seat } ne peut pas jouer « { $action } » maintenant. Permis : { $legal }.
error-not-your-turn = La place { $seat } n’a rien à faire maintenant ; c’est le tour de { $actor }.
error-game-is-over = La partie est finie ; plus rien ne peut être joué.
error-nothing-to-undo = Rien ne peut être repris : le hasard ou une autre place a agi depuis, ou rien n’a été joué.
error-bad-record = Il n’y a pas de coup { $number } ; la partie en compte { $last }.
error-bad-text = Ligne { $line } : { $reason }
error-cut-off = Le fichier est coupé : sa dernière ligne « end: … » manque.
error-edited = Le fichier a été modifié : son contenu ne correspond pas à la somme de contrôle de la dernière ligne.
error-from-the-future = Écrit par un programme plus récent : { $what } version { $version } ; celui-ci connaît au plus { $known }.
error-outcome-impossible = « { $outcome } » ne peut pas arriver maintenant. Possible : { $possible }.
error-seal-broken = Le sceau est rompu au coup { $number } : { $reason }.
error-secret-missing = Cette partie est scellée par { $seal } ; elle ne peut continuer sans le nombre secret.
error-not-sealed = Cette partie n’a pas été jouée avec un hasard scellé, ou le nombre secret est inconnu ; il n’y a rien à vérifier.
error-not-allowed = { $where } : { $what } n’est pas permis dans une règle.
error-redacted-match = Ligne { $line } : cette partie est racontée comme une place l’a vue et ne peut être rejouée ; la partie entière est donnée après la fin.
