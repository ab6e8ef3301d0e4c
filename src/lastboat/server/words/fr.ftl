error-not-found = Il n’y a rien ici.
error-wrong-origin = Les pages d’autres serveurs ne peuvent pas utiliser ce serveur.
error-wrong-host = Ce serveur ne répond pas sous ce nom.
error-bad-frame = Le message est illisible : { $reason }
error-hello-first = Le premier message doit indiquer la table.
error-too-large = C’est trop long ; { $limit } octets au plus sont acceptés.
error-too-many = Trop de demandes à la fois ; réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
error-method-not-allowed = Cette adresse n’accepte pas ce genre de demande.
error-broken = Une erreur est survenue sur le serveur ; rien n’a été changé.
error-bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
error-bad-address = La base de données ne peut pas être utilisée : { $reason }
error-one-process-only = SQLite ne sert qu’un seul processus, pas { $workers }. Utilisez --workers 1, ou indiquez une base PostgreSQL avec --db postgresql+asyncpg://…
error-no-postgres-driver = PostgreSQL nécessite asyncpg. Installez-le avec « pip install lastboat[postgres] ».
error-data-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou indiquez une autre base avec --db.
error-port-taken = Le port { $port } de { $host } est pris ; indiquez-en un autre avec --port.
error-cannot-open-data = { $place } ne peut pas être utilisé : { $reason }
error-not-a-backup = { $file } n’est pas une sauvegarde de Lastboat.
error-backup-cut-off = La sauvegarde { $file } est tronquée : sa fin manque. Rien n’a été changé.
error-backup-damaged = La sauvegarde { $file } est endommagée. Rien n’a été changé.
error-backup-would-replace = { $file } existe déjà et n’est pas une sauvegarde ; indiquez un autre fichier.
error-no-database = Il n’y a pas de base de données à cet endroit : { $place }.
error-database-not-empty = Il y a déjà des tables de jeu dans cette base. Indiquez une base vide avec --db, ou écrasez-les avec --replace.
error-database-busy = Un serveur utilise cette base de données. Arrêtez-le d’abord.
error-blocked = Ce serveur n’accepte pas de requêtes depuis votre adresse.
error-name-blocked = Le nom « { $name } » n’est pas accepté ici. Choisissez-en un autre.
error-bad-block = « { $value } » n’est ni une adresse ni un réseau.
