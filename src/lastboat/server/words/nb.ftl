error-not-found = Her er det ingenting.
error-wrong-origin = Sider fra andre servere kan ikke bruke denne serveren.
error-wrong-host = Denne serveren svarer ikke under det navnet.
error-bad-frame = Meldingen kan ikke leses: { $reason }
error-hello-first = Den første meldingen må si hvilket bord det gjelder.
error-too-large = Det er for langt; høyst { $limit } byte tas imot.
error-too-many = For mye på én gang; prøv igjen om { $seconds ->
    [one] ett sekund.
   *[other] { $seconds } sekunder.
}
error-method-not-allowed = Denne adressen tar ikke imot slike forespørsler.
error-broken = Noe gikk galt på serveren; ingenting ble endret.
error-bad-setting = Innstillingen { $name } kan ikke være «{ $value }». Gyldige verdier: { $known }.
error-bad-address = Databasen kan ikke brukes: { $reason }
error-one-process-only = SQLite betjener én prosess, ikke { $workers }. Bruk --workers 1, eller oppgi en PostgreSQL-database med --db postgresql+asyncpg://…
error-no-postgres-driver = PostgreSQL trenger asyncpg. Installer det med «pip install lastboat[postgres]».
error-data-in-use = En annen server bruker allerede { $file }. Stopp den, eller oppgi en annen database med --db.
error-port-taken = Port { $port } på { $host } er opptatt; oppgi en annen med --port.
error-cannot-open-data = { $place } kan ikke brukes: { $reason }
error-not-a-backup = { $file } er ikke en sikkerhetskopi av Lastboat.
error-backup-cut-off = Sikkerhetskopien { $file } er avkuttet: Slutten mangler. Ingenting ble endret.
error-backup-damaged = Sikkerhetskopien { $file } er skadet. Ingenting ble endret.
error-backup-would-replace = { $file } finnes allerede og er ikke en sikkerhetskopi; oppgi en annen fil.
error-no-database = Det finnes ingen database på { $place }.
error-database-not-empty = Det er allerede bord i denne databasen. Oppgi en tom med --db, eller overskriv dem med --replace.
error-database-busy = En server bruker denne databasen. Stopp den først.
error-blocked = Denne serveren tar ikke imot forespørsler fra din adresse.
error-name-blocked = Navnet «{ $name }» kan ikke brukes her. Velg et annet.
error-bad-block = «{ $value }» er verken en adresse eller et nettverk.
