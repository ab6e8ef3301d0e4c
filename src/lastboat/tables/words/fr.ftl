error-no-such-table = Cette table n’existe pas ou ne vous est pas ouverte.
error-no-such-proposal = Cette proposition n’est plus valable.
error-token-needed = Seules les personnes à cette table peuvent faire cela ; identifiez-vous avec un jeton.
error-not-yours = Votre jeton ne vous en donne pas le droit ici.
error-secrets-inside = Cela révélerait ce que les autres ont en main ; c’est possible après la fin de la partie.
error-stale-version = La partie a avancé : vous en étiez à la version { $at }, elle en est à la version { $version }.
error-not-running = On ne peut rien jouer à cette table pour le moment ({ $state }).
error-not-over = Ce n’est disponible qu’une fois la partie terminée ({ $state }).
error-not-open = Cette table n’attend plus de joueurs ({ $state }).
state-open = en attente de joueurs
state-running = en cours
state-over = terminée
state-closed = fermée
state-frozen = gelée
error-seats-open = La partie ne peut pas encore commencer : { $seats ->
    [one] une place est libre.
   *[other] { $seats } places sont libres.
}
error-seat-taken = Quelqu’un y est déjà assis.
error-no-seat-free = Toutes les places de cette table sont prises.
error-not-a-player = La place { DE($seat) } n’est pas occupée par un joueur humain.
error-frozen = Cette table peut être consultée et exportée, mais on ne peut plus y jouer : { $reason }
error-other-version = Elle a été jouée avec la version { $version } de { $game } ; ce serveur joue la version { $known }.
error-no-longer-replays = Le coup { $record } ne suit pas les règles de ce serveur : { $reason }
error-bad-request = La demande est illisible : { $where } : { $reason }
error-too-many-proposals = Vous avez déjà { $limit } propositions en cours ; retirez-en une d’abord.
error-not-legal-there = { $seat } ne peut pas jouer cela maintenant.
error-busy = Le serveur ne peut pas le faire pour le moment ; réessayez dans un instant.
error-table-full = Cette table n’en accepte plus : il y en a déjà eu { $limit }.
error-not-absent = { $seat } est à la table. On peut remplacer qui est parti, ou absent depuis { $seconds } secondes.
error-hand-is-secret = D’autres verraient la main de { $seat }. Seul un bot peut prendre la place, à moins que son occupant ne soit parti.
error-no-such-line = Il n’y a pas de ligne { $line } dans cette discussion.
error-wrong-phrase = Aucune place ne correspond à cette phrase de récupération.
error-not-stored = Cet appareil ne peut pas enregistrer le coup : l’espace de stockage est plein ou le navigateur le refuse. Rien n’a changé. Téléchargez la partie pour la conserver.
