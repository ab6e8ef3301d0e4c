error-not-found = Hier is niets.
error-wrong-origin = Pagina’s van andere servers mogen deze server niet gebruiken.
error-wrong-host = Onder die naam antwoordt deze server niet.
error-bad-frame = Het bericht is niet te lezen: { $reason }
error-hello-first = Het eerste bericht moet de tafel noemen.
error-too-large = Dat is te lang; het mogen maximaal { $limit } bytes zijn.
error-too-many = Te veel tegelijk; probeer het opnieuw over { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
error-method-not-allowed = Dit adres neemt zulke verzoeken niet aan.
error-broken = Er ging iets mis in de server; er is niets veranderd.
error-bad-setting = De instelling { $name } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
error-bad-address = De database kan niet gebruikt worden: { $reason }
error-one-process-only = SQLite bedient één proces, niet { $workers }. Gebruik --workers 1, of noem een PostgreSQL-database met --db postgresql+asyncpg://…
error-no-postgres-driver = PostgreSQL heeft asyncpg nodig. Installeer het met “pip install lastboat[postgres]”.
error-data-in-use = Een andere server gebruikt { $file } al. Stop die, of noem een andere database met --db.
error-port-taken = Poort { $port } van { $host } is bezet; noem een andere met --port.
error-cannot-open-data = { $place } kan niet gebruikt worden: { $reason }
error-not-a-backup = { $file } is geen reservekopie van Lastboat.
error-backup-cut-off = De reservekopie { $file } is afgekapt: het einde ontbreekt. Er is niets veranderd.
error-backup-damaged = De reservekopie { $file } is beschadigd. Er is niets veranderd.
error-backup-would-replace = { $file } bestaat al en is geen reservekopie; noem een ander bestand.
error-no-database = Er is geen database bij { $place }.
error-database-not-empty = In deze database staan al tafels. Noem een lege met --db, of verwijder ze met --replace.
error-database-busy = Een server gebruikt deze database. Stop die eerst.
error-blocked = Deze server neemt vanaf jouw adres geen verzoeken aan.
error-name-blocked = De naam “{ $name }” kan hier niet worden gebruikt. Kies een andere.
error-bad-block = “{ $value }” is geen adres en geen netwerk.
