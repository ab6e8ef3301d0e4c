error-not-found = Il n’y a rien ici.
error-no-such-table = Cette table n’existe pas ou ne t’est pas ouverte.
error-no-such-proposal = Cette proposition ne tient plus.
error-token-needed = Seuls ceux qui sont à cette table peuvent faire cela ; montre qui tu es avec un jeton.
error-not-yours = Ton jeton ne t’en donne pas le droit ici.
error-secrets-inside = Cela révélerait ce que les autres ont en main ; c’est possible après la fin de la partie.
error-wrong-origin = Les pages d’autres serveurs ne peuvent pas utiliser ce serveur.
error-stale-version = La table a avancé : tu parlais de la version { $at }, elle en est à la version { $version }.
error-not-running = On ne peut rien jouer à cette table pour le moment ({ $state }).
error-not-over = Cela s’obtient une fois la partie finie ({ $state }).
error-not-open = Cette table n’attend plus de joueurs ({ $state }).
error-seats-open = La partie ne peut pas encore commencer : { $seats ->
    [one] une place est libre.
   *[other] { $seats } places sont libres.
}
error-seat-taken = Quelqu’un y est déjà assis.
error-no-seat-free = Toutes les places de cette table sont prises.
error-not-a-player = La place { $seat } n’est pas jouée par une personne.
error-frozen = Cette table peut être regardée et exportée, mais pas jouée : { $reason }
error-other-version = Elle a été jouée avec la version { $version } de { $game } ; ce serveur joue la version { $known }.
error-no-longer-replays = Son coup { $record } ne suit pas les règles de ce serveur : { $reason }
error-bad-request = La demande est illisible : { $where } : { $reason }
error-bad-frame = Le message est illisible : { $reason }
error-hello-first = Le premier message nomme la table.
error-too-large = C’est trop long ; { $limit } octets au plus sont acceptés.
error-too-many = Trop à la fois ; réessaie dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
error-too-many-proposals = Ta place a déjà { $limit } propositions en cours ; retires-en une d’abord.
error-not-legal-there = La place { $seat } ne pourrait pas jouer cela maintenant.
error-method-not-allowed = Cette adresse n’accepte pas ce genre de demande.
error-busy = Le serveur ne peut pas le faire pour le moment ; réessaie dans un instant.
error-broken = Quelque chose s’est mal passé dans le serveur ; rien n’a été changé.
error-bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Il faudrait : { $known }.
error-bad-address = La base de données ne peut pas être utilisée : { $reason }
error-one-process-only = SQLite sert un seul processus, pas { $workers }. Prends --workers 1, ou nomme une base PostgreSQL avec --db postgresql+asyncpg://…
error-data-in-use = Un autre serveur utilise déjà { $file }. Arrête-le, ou nomme une autre base avec --db.
error-port-taken = Le port { $port } de { $host } est pris ; nommes-en un autre avec --port.
error-cannot-open-data = { $place } ne peut pas être utilisé : { $reason }
error-not-a-backup = { $file } n’est pas une sauvegarde de Lastboat.
error-backup-cut-off = La sauvegarde { $file } est coupée : sa fin manque. Rien n’a été changé.
error-backup-damaged = La sauvegarde { $file } est abîmée. Rien n’a été changé.
error-backup-would-replace = { $file } existe déjà et n’est pas une sauvegarde ; nomme un autre fichier.
error-nothing-to-back-up = Il n’y a pas de base de données à { $place }.
error-database-not-empty = Il y a déjà des tables dans cette base. Nommes-en une vide avec --db, ou abandonne-les avec --replace.
error-database-busy = Un serveur utilise cette base de données. Arrête-le d’abord.
