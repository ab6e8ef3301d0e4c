error-not-found = Il n’y a rien ici.
error-no-such-table = Cette table n’existe pas ou ne vous est pas ouverte.
error-no-such-proposal = Cette proposition n’est plus valable.
error-token-needed = Seules les personnes à cette table peuvent faire cela ; identifiez-vous avec un jeton.
error-not-yours = Votre jeton ne vous en donne pas le droit ici.
error-secrets-inside = Cela révélerait ce que les autres ont en main ; c’est possible après la fin de la partie.
error-wrong-origin = Les pages d’autres serveurs ne peuvent pas utiliser ce serveur.
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
error-bad-frame = Le message est illisible : { $reason }
error-hello-first = Le premier message doit indiquer la table.
error-too-large = C’est trop long ; { $limit } octets au plus sont acceptés.
error-too-many = Trop de demandes à la fois ; réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
error-too-many-proposals = Vous avez déjà { $limit } propositions en cours ; retirez-en une d’abord.
error-not-legal-there = { $seat } ne peut pas jouer cela maintenant.
error-method-not-allowed = Cette adresse n’accepte pas ce genre de demande.
error-busy = Le serveur ne peut pas le faire pour le moment ; réessayez dans un instant.
error-broken = Une erreur est survenue sur le serveur ; rien n’a été changé.
error-bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
error-bad-address = La base de données ne peut pas être utilisée : { $reason }
error-one-process-only = SQLite ne sert qu’un seul processus, pas { $workers }. Utilisez --workers 1, ou indiquez une base PostgreSQL avec --db postgresql+asyncpg://…
error-data-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou indiquez une autre base avec --db.
error-port-taken = Le port { $port } de { $host } est pris ; indiquez-en un autre avec --port.
error-cannot-open-data = { $place } ne peut pas être utilisé : { $reason }
error-not-a-backup = { $file } n’est pas une sauvegarde de Lastboat.
error-backup-cut-off = La sauvegarde { $file } est tronquée : sa fin manque. Rien n’a été changé.
error-backup-damaged = La sauvegarde { $file } est endommagée. Rien n’a été changé.
error-backup-would-replace = { $file } existe déjà et n’est pas une sauvegarde ; indiquez un autre fichier.
error-nothing-to-back-up = Il n’y a pas de base de données à cet endroit : { $place }.
error-database-not-empty = Il y a déjà des tables de jeu dans cette base. Indiquez une base vide avec --db, ou écrasez-les avec --replace.
error-database-busy = Un serveur utilise cette base de données. Arrêtez-le d’abord.
