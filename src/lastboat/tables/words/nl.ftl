error-not-found = Hier is niets.
error-no-such-table = Deze tafel bestaat niet, of je hebt er geen toegang toe.
error-no-such-proposal = Dit voorstel geldt niet meer.
error-token-needed = Dat mag alleen wie aan deze tafel zit; laat met een token zien wie je bent.
error-not-yours = Met jouw token mag dat hier niet.
error-secrets-inside = Dat zou verraden wat anderen in handen hebben; na afloop van het spel kan het.
error-wrong-origin = Pagina’s van andere servers mogen deze server niet gebruiken.
error-stale-version = De tafel is al verder: jij ging uit van versie { $at }, het is nu versie { $version }.
error-not-running = Aan deze tafel kan nu niet gespeeld worden ({ $state }).
error-not-over = Dat kan als het spel afgelopen is ({ $state }).
error-not-open = Deze tafel wacht niet meer op spelers ({ $state }).
state-open = wacht op spelers
state-running = bezig
state-over = afgelopen
state-closed = gesloten
state-frozen = bevroren
error-seats-open = Het spel kan nog niet beginnen: { $seats ->
    [one] er is één plaats vrij.
   *[other] er zijn { $seats } plaatsen vrij.
}
error-seat-taken = Daar zit al iemand.
error-no-seat-free = Alle plaatsen aan deze tafel zijn bezet.
error-not-a-player = De plaats van { $seat } is niet door een mens bezet.
error-frozen = Deze tafel kan bekeken en geëxporteerd worden, maar niet gespeeld: { $reason }
error-other-version = De partij is gespeeld met versie { $version } van { $game }; deze server speelt versie { $known }.
error-no-longer-replays = Stap { $record } van de partij past niet bij de spelregels van deze server: { $reason }
error-bad-request = Het verzoek is niet te lezen: { $where }: { $reason }
error-bad-frame = Het bericht is niet te lezen: { $reason }
error-hello-first = Het eerste bericht moet de tafel noemen.
error-too-large = Dat is te lang; het mogen maximaal { $limit } bytes zijn.
error-too-many = Te veel tegelijk; probeer het opnieuw over { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
error-too-many-proposals = Er liggen al { $limit } voorstellen van jou; haal er eerst een weg.
error-not-legal-there = { $seat } kan dat nu niet spelen.
error-method-not-allowed = Dit adres neemt zulke verzoeken niet aan.
error-busy = De server kan dat nu niet; probeer het zo nog eens.
error-broken = Er ging iets mis in de server; er is niets veranderd.
error-bad-setting = De instelling { $name } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
error-bad-address = De database kan niet gebruikt worden: { $reason }
error-one-process-only = SQLite bedient één proces, niet { $workers }. Gebruik --workers 1, of noem een PostgreSQL-database met --db postgresql+asyncpg://…
error-data-in-use = Een andere server gebruikt { $file } al. Stop die, of noem een andere database met --db.
error-port-taken = Poort { $port } van { $host } is bezet; noem een andere met --port.
error-cannot-open-data = { $place } kan niet gebruikt worden: { $reason }
error-not-a-backup = { $file } is geen reservekopie van Lastboat.
error-backup-cut-off = De reservekopie { $file } is afgekapt: het einde ontbreekt. Er is niets veranderd.
error-backup-damaged = De reservekopie { $file } is beschadigd. Er is niets veranderd.
error-backup-would-replace = { $file } bestaat al en is geen reservekopie; noem een ander bestand.
error-nothing-to-back-up = Er is geen database bij { $place }.
error-database-not-empty = In deze database staan al tafels. Noem een lege met --db, of verwijder ze met --replace.
error-database-busy = Een server gebruikt deze database. Stop die eerst.
