error-no-such-table = Deze tafel bestaat niet, of je hebt er geen toegang toe.
error-no-such-proposal = Dit voorstel geldt niet meer.
error-token-needed = Dat mag alleen wie aan deze tafel zit; laat met een token zien wie je bent.
error-not-yours = Met jouw token mag dat hier niet.
error-secrets-inside = Dat zou verraden wat anderen in handen hebben; na afloop van het spel kan het.
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
error-too-many-proposals = Er liggen al { $limit } voorstellen van jou; haal er eerst een weg.
error-not-legal-there = { $seat } kan dat nu niet spelen.
error-busy = De server kan dat nu niet; probeer het zo nog eens.
error-table-full = Deze tafel neemt er geen meer aan: het waren er al { $limit }.
error-not-absent = { $seat } zit aan tafel. Vervangen kan pas na vertrek of na { $seconds } seconden afwezigheid.
error-hand-is-secret = Anderen zouden de hand van { $seat } zien. Alleen een bot kan het overnemen, tenzij de speler zelf is vertrokken.
error-no-such-line = Er is geen regel { $line } in deze chat.
error-wrong-phrase = Bij deze herstelzin hoort geen plaats.
error-not-stored = Dit apparaat kan de zet niet opslaan: de opslag is vol, of de browser weigert die. Er is niets veranderd. Download de partij om haar te bewaren.
