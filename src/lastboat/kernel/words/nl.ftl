seat-name = Speler { $number }
labelled-text = { $name }: { $text }
number-of-box = zoals in de doos
error-unknown-game = Er is geen spel “{ $game }”. Bekende spellen: { $known }.
error-bad-plugin = Het spel “{ $game }” van { $plugin } is niet te gebruiken: { $reason }.
error-wrong-version = Het spel “{ $game }” van { $plugin } vraagt Lastboat { $needs }; dit is { $version }.
error-game-twice = { $plugin } brengt een spel “{ $game }” mee, maar er is er al een, van { $other }. Dat wordt gebruikt; verwijder een van beide.
error-unknown-word = “{ $word }” is { $kind ->
    [bot] geen bot
    [language] geen van de talen
    [header] geen kopregel
    [record] geen stap
    [field] geen veld
    [verb] geen actie
    [seat] geen plaats
    [device] geen apparaat
   *[other] hier niet mogelijk
}. Mogelijk is: { $known }.
error-bad-number = “{ $word }” is geen getal van { $low } tot en met { $high }.
error-bad-seats = Dit spel is voor { $low } tot { $high } spelers, niet voor { $seats }.
error-bad-seat = Plaats { $seat } bestaat niet; de plaatsen lopen van 0 tot en met { $last }.
error-bad-option = Er is geen optie “{ $option }”. Opties: { $known }.
error-bad-value = Optie { $option } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
error-fixed-value = Optie { $option } is “{ $known }” bij { $by }; ze kan niet “{ $value }” zijn.
error-unreadable-grid = Optie { $option } kan niet “{ $value }” zijn. Mogelijk is een van { $known }, of een eigen raster: rijen met X voor een plek en . voor geen plek, met / ertussen.
error-wrong-grid-size = Het raster voor optie { $option } moet precies { $places } plekken hebben; dit heeft er { $count }.
error-grid-in-pieces = Het raster voor optie { $option } moet één geheel zijn: alle plekken moeten zij aan zij met elkaar verbonden zijn.
error-bad-each = Optie { $option } kan met { $seats } spelers niet “{ $value }” zijn. Nodig zijn er { $seats } uit deze lijst, met komma’s ertussen, elke rol één keer: { $known }.
error-bad-bots = { $bots } bots voor { $seats } spelers: noem één bot voor allemaal, of voor ieder één.
error-no-agent = De bot { $agent } kan niet spelen: { $reason }
error-agent-raised = { $agent } (speler { $player }) is mislukt: { $reason }
error-agent-passed = { $agent } (speler { $player }) koos niets, maar is aan de beurt; alleen buiten zijn beurt mag een bot de anderen laten doorgaan.
error-agent-illegal = { $agent } (speler { $player }) koos { $action }, wat niet mag. Toegestaan: { $legal }.
error-agent-too-slow = { $agent } (speler { $player }) heeft niet binnen { $seconds } s beslist.
error-in-game = Partij { $number } met startgetal { $seed }: { $reason }
error-illegal-action = { $seat } mag nu niet “{ $action }” spelen. Toegestaan: { $legal }.
error-not-your-turn = { $seat } kan nu niets doen; { $actor } is aan de beurt.
error-chances-turn = { $seat } kan nu niets doen; eerst wordt er getrokken of gedobbeld.
error-game-is-over = Het spel is afgelopen; er kan niets meer worden gespeeld.
error-nothing-to-undo = Er kan niets worden teruggenomen: sindsdien heeft het toeval of een andere speler iets gedaan, of er is nog niets gespeeld.
error-bad-record = Er is geen stap { $number }; de partij heeft er { $last }.
error-bad-text = Regel { $line }: { $reason }
error-not-a-match = De eerste regel is niet “{ $title }”.
error-no-game-named = De kop noemt geen spel.
error-wrong-count = Waarden nodig: { $needed }, opgegeven: { $count }.
error-cut-off = Het bestand is afgekapt: de laatste regel “end: …” ontbreekt.
error-edited = Het bestand is gewijzigd: de inhoud past niet bij de controlesom in de laatste regel.
error-too-new = Geschreven door een nieuwer programma: { $what } versie { $version }; dit programma kent versies tot en met { $known }.
error-too-old = { $what } versie { $version } wordt niet meer gespeeld; dit programma speelt { $known }.
error-no-cache = Gecompileerde regels kunnen niet in { $folder } worden bewaard: { $reason }. In plaats daarvan speelt gewoon Python, zo’n vijftig keer langzamer. Noem met LASTBOAT_CACHE een andere map.
error-no-compiler = Er is geen C-compiler om de regels mee te compileren. In plaats daarvan speelt gewoon Python, zo’n vijftig keer langzamer. Installeer een compiler met “pip install lastboat[build]”, of noem er een met LASTBOAT_CC.
error-build-failed = Gecompileerde regels konden met { $command } niet worden gebouwd of geladen: { $reason }. In plaats daarvan speelt gewoon Python, zo’n vijftig keer langzamer. Noem met LASTBOAT_CC een andere compiler.
error-no-cupy = Partijen op een GPU hebben CuPy nodig. Installeer het met “pip install lastboat[gpu]”.
error-no-gpu = Er is geen GPU waarop partijen kunnen worden gespeeld: { $reason }
error-not-on-gpu = { $bot } speelt niet op een GPU. Mogelijk: { $known }.
error-no-ray = Partijen op een cluster hebben Ray nodig. Installeer het met “pip install lastboat[ray]”.
error-no-cluster = Op { $address } is geen Ray-cluster: { $reason }
error-cluster-failed = Het Ray-cluster is uitgevallen: { $reason }
error-address-without-ray = Het adres { $address } is dat van een Ray-cluster; het hoort bij de uitvoerder ray.
error-worker-died = { $attempts } werkprocessen zijn na elkaar bij dezelfde partijen uitgevallen.
error-bad-action = Actie { $action } is aan tafel { $table } niet toegestaan. Toegestaan: { $legal }.
error-bad-batch = { $what } kan niet { $value } zijn, maar wel { $low } tot en met { $high }.
error-no-team = In { $game } speelt ieder tegen ieder; één leerling voor alle plaatsen heeft een coöperatief spel nodig.
error-outcome-impossible = “{ $outcome }” kan nu niet komen. Mogelijk: { $possible }.
error-seal-broken = Het zegel is verbroken bij stap { $number }: { $reason }.
error-seed-does-not-fit = het geheime getal past niet bij de gepubliceerde vingerafdruk
error-number-does-not-fit = het getal van { $seat } past niet bij de vooraf gegeven vingerafdruk
error-outcome-does-not-follow = deze uitkomst volgt niet uit het geheime getal
error-not-as-written = dit hoofdstuk kan niet worden gespeeld zoals het hier staat
error-secret-missing = Deze partij is verzegeld met { $seal }; zonder het geheime getal kan die niet verdergaan.
error-not-sealed = Deze partij is niet met verzegeld toeval gespeeld, of het geheime getal is onbekend; er valt niets te controleren.
error-not-allowed = { $where }: { $what } is niet toegestaan in een regel.
error-redacted-match = Regel { $line }: dit is de partij zoals één speler die zag; zo kan die niet worden nagespeeld. De volledige partij is er na afloop.
