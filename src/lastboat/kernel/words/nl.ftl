seat-name = Speler { $number }
error-unknown-game = Er is geen spel “{ $game }”. Bekende spellen: { $known }.
error-unknown-word = “{ $word }” past hier niet ({ $kind }). Juist zou zijn: { $known }.
error-bad-seats = Dit spel is voor { $low } tot { $high } spelers, niet voor { $seats }.
error-bad-seat = Plaats { $seat } bestaat niet; de plaatsen zijn 0 tot { $last }.
error-bad-option = Er is geen optie “{ $option }”. Opties: { $known }.
error-bad-value = Optie { $option } kan niet “{ $value }” zijn. Juist zou zijn: { $known }.
error-bad-grid = { $problem ->
    [signs] Optie { $option } kan niet “{ $value }” zijn. Juist zou zijn een van { $known }, of een eigen raster: rijen van X voor een plaats en . voor geen, met / ertussen.
    [size] Het raster voor optie { $option } moet precies { $places } plaatsen hebben; dit heeft er { $count }.
   *[pieces] Het raster voor optie { $option } moet uit één stuk zijn: elke plaats zijde aan zijde met de andere verbonden.
}
error-bad-each = Optie { $option } kan met { $seats } spelers niet “{ $value }” zijn. Juist zou zijn { $seats } van deze met komma’s ertussen, elke rol één keer: { $known }.
error-illegal-action = Plaats { $seat } mag nu niet “{ $action }” spelen. Toegestaan: { $legal }.
error-not-your-turn = Plaats { $seat } heeft nu niets te doen; aan de beurt is { $actor }.
error-game-is-over = Het spel is afgelopen; er kan niets meer worden gespeeld.
error-nothing-to-undo = Er kan niets worden teruggenomen: sindsdien heeft het toeval of een andere plaats gehandeld, of er is niets gespeeld.
error-bad-record = Er is geen stap { $number }; de partij heeft er { $last }.
error-bad-text = Regel { $line }: { $reason }
error-cut-off = Het bestand is afgekapt: de laatste regel “end: …” ontbreekt.
error-edited = Het bestand is gewijzigd: de inhoud past niet bij de controlesom in de laatste regel.
error-from-the-future = Geschreven door een nieuwer programma: { $what } versie { $version }; dit kent hoogstens { $known }.
error-outcome-impossible = “{ $outcome }” kan nu niet komen. Mogelijk: { $possible }.
error-seal-broken = Het zegel is gebroken bij stap { $number }: { $reason }.
error-secret-missing = Deze partij is verzegeld met { $seal }; zonder het geheime getal gaat het niet verder.
error-not-sealed = Deze partij is niet met verzegeld toeval gespeeld, of het geheime getal is onbekend; er valt niets te controleren.
error-not-allowed = { $where }: { $what } is niet toegestaan in een regel.
error-redacted-match = Regel { $line }: deze partij is verteld zoals één plaats haar zag en kan niet nagespeeld worden; de volledige is er na het einde.
