game-name = Der Untergang von Pompeji
game-tagline = Erst wird die Stadt besiedelt, dann bricht der Vesuv aus, und alle laufen zu den Toren.
gate-ercolano = Ercolano-Tor
gate-vesuvio = Vesuvio-Tor
gate-nola = Nola-Tor
gate-marina = Marina-Tor
gate-sarno = Sarno-Tor
gate-stabia = Stabia-Tor
gate-nocera = Nocera-Tor
symbol-coin = Münze
symbol-scroll = Schriftrolle
symbol-vase = Vase
symbol-column = Säule
symbol-mask = Maske
symbol-helmet = Helm
tile-coin = Münze
tile-scroll = Schriftrolle
tile-vase = Vase
tile-column = Säule
tile-mask = Maske
tile-helmet = Helm
tile-helmet-mask = Helm / Maske
tile-vase-scroll = Vase / Schriftrolle
tile-column-coin = Säule / Münze
house-1 = 1
house-2 = 2
house-3 = 3
house-4 = 4
house-5 = 5
house-6 = 6
house-7 = 7
house-8 = 8
house-9 = 9
house-10 = 10
house-11 = 11
cell-a1 = a1 (Ercolano)
cell-b1 = b1 (neutral)
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1 (2)
cell-f1 = f1 (Vesuvio)
cell-g1 = g1 (neutral)
cell-h1 = h1 (Schlot: Schriftrolle)
cell-a2 = a2 (1)
cell-b2 = b2 (1)
cell-c2 = c2 (Schlot: Münze)
cell-d2 = d2 (neutral)
cell-e2 = e2 (2)
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2 (neutral)
cell-i2 = i2
cell-j2 = j2 (Nola)
cell-a3 = a3 (neutral)
cell-b3 = b3
cell-c3 = c3 (3a)
cell-d3 = d3 (3b)
cell-e3 = e3 (neutral)
cell-f3 = f3 (4a)
cell-g3 = g3 (4b)
cell-h3 = h3
cell-i3 = i3 (5)
cell-j3 = j3
cell-k3 = k3 (Schlot: Vase)
cell-a4 = a4
cell-b4 = b4 (neutral)
cell-c4 = c4 (6a)
cell-d4 = d4 (6b)
cell-e4 = e4 (Schlot: Säule)
cell-f4 = f4
cell-g4 = g4 (8a)
cell-h4 = h4 (neutral)
cell-i4 = i4
cell-j4 = j4 (neutral)
cell-k4 = k4 (neutral)
cell-a5 = a5 (Marina)
cell-b5 = b5
cell-c5 = c5 (6a)
cell-d5 = d5 (6b)
cell-e5 = e5
cell-f5 = f5 (7)
cell-g5 = g5 (8b)
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5 (Sarno)
cell-a6 = a6
cell-b6 = b6 (neutral)
cell-c6 = c6
cell-d6 = d6 (neutral)
cell-e6 = e6 (9)
cell-f6 = f6 (10a)
cell-g6 = g6
cell-h6 = h6 (neutral)
cell-i6 = i6 (11a)
cell-j6 = j6
cell-k6 = k6 (11b)
cell-d7 = d7 (Schlot: Maske)
cell-e7 = e7
cell-f7 = f7 (10b)
cell-g7 = g7 (Stabia)
cell-h7 = h7
cell-i7 = i7 (11a, Nocera)
cell-j7 = j7 (Schlot: Helm)
cell-k7 = k7 (11b)
verdict-none = läuft noch
verdict-last-tile = das letzte Lavaplättchen wurde gezogen
verdict-nobody-left = in der Stadt ist niemand mehr
verdict-gates-closed = alle Tore sind versperrt
option-start = Startspieler
option-start-help = Wer zuerst an der Reihe ist.
option-start-lot = ausgelost
option-start-0 = Spieler 1
option-start-1 = Spieler 2
option-start-2 = Spieler 3
option-start-3 = Spieler 4
option-edition = Ausgabe
option-edition-help = Die Ausgabe von 2013 legt die sieben Optionen darunter fest; sonst sind sie einzeln wählbar.
option-edition-standard = Standard, oder wie unten gewählt
option-edition-2013 = alle Regeln von 2013
option-same-figure-twice = Mit derselben Figur zweimal laufen
option-same-figure-twice-help = Ob ein Spieler in einem Zug zweimal mit derselben Figur laufen darf.
option-same-figure-twice-allowed = erlaubt
option-same-figure-twice-last-or-alone = nur die letzte oder eine, die allein stand (2013)
option-figures = Figuren
option-figures-help = Wie viele Figuren jeder zu zweit, zu dritt oder zu viert hat.
option-figures-36-30-25 = je 36, 30 oder 25
option-figures-30-30-25 = je 30, 30 oder 25 (2013)
option-bottom-stack = Karten, in die A.D. 79 gemischt wird
option-bottom-stack-help = In wie viele der untersten Karten A.D. 79 gemischt wird, nachdem die Karte zum ersten Mal gezogen wurde.
option-bottom-stack-15 = die untersten 15
option-bottom-stack-10-with-four = zu viert die untersten 10 (2013)
option-omen = Omen
option-omen-help = Wessen Figur bei einem Omen in den Vulkan geworfen wird.
option-omen-any-figure = eine beliebige Figur
option-omen-opponents-figure = eine fremde Figur (2013)
option-relatives = Verwandte
option-relatives-help = Ob beide Flügel einer Hausnummer im selben Zug je einen Verwandten aufnehmen dürfen.
option-relatives-one-per-building = einer je Gebäude
option-relatives-one-per-number = einer je Hausnummer (2013)
option-unopened-vents = Schlote ohne Lava
option-unopened-vents-help = Ob Figuren einen Schlot betreten dürfen, in dem noch keine Lava liegt.
option-unopened-vents-may-be-entered = dürfen betreten werden
option-unopened-vents-closed = sind gesperrt (2013)
option-dual-vents = Doppelplättchen
option-dual-vents-help = Ob drei weitere Lavaplättchen im Beutel sind; wer eines zieht, wählt eines seiner zwei Symbole.
option-dual-vents-off = keine
option-dual-vents-on = drei weitere Plättchen mit zwei Symbolen (2013)
option-figures-each = Figuren für jeden Spieler
option-figures-each-help = Wie viele Figuren jeder hat. In der Schachtel hängt das von der Zahl der Spieler ab.
option-omens = Omen im Stapel
option-omens-help = Wie viele Omen in die Karten unter A.D. 79 gemischt werden.
option-bottom-cards = Unterste Karten
option-bottom-cards-help = In wie viele der untersten Karten A.D. 79 gemischt wird. In der Schachtel entscheiden das die Optionen oben.
do-play = Karte { $house } spielen
do-settle = Figur auf { $cell } setzen
do-relative = Verwandten auf { $cell } setzen
do-enough = Keine weiteren Verwandten
do-throw = Figur von { $owner } auf { $cell } in den Vulkan werfen
do-pick = Als { $symbol } verwenden
do-lay = Lava auf { $cell } legen
do-run = Mit einer Figur von { $cell } laufen
do-to = Nach { $cell } laufen
do-leave = Durch das { $gate } hinaus
do-rest = Nicht weiterlaufen
event-begins = { $seat } beginnt.
event-dealt = { $seat } nimmt einen Stapel mit vier Karten.
event-got = Deine neue Karte: { $house }.
event-played = { $seat } spielt Karte { $house }.
event-joker = Haus { $house } ist voll: Die Karte ist ein Joker für { $seat }.
event-placed-nothing = { $seat } setzt keine Figur.
event-settled = { $seat } setzt eine Figur auf { $cell }.
event-relatives-come = { $count ->
    [one] { $seat } darf einen Verwandten mitbringen.
   *[other] { $seat } darf bis zu { $count } Verwandte mitbringen.
}
event-relative-settled = Ein Verwandter von { $seat } kommt auf { $cell }.
event-drew = { $seat } zieht eine Karte.
event-first-ad79 = { $seat } zieht A.D. 79: Ab jetzt kommen Verwandte. Die Karte wird in die untersten { $count } gemischt.
event-omen = { $seat } zieht ein Omen.
event-threw = { $seat } wirft eine Figur von { $owner } von { $cell } in den Vulkan.
event-nobody-thrown = { $seat } kann niemanden hineinwerfen.
event-second-ad79 = { $seat } zieht A.D. 79 zum zweiten Mal: Der Vesuv bricht aus! Alle Handkarten werden weggelegt.
event-boxed = { $count ->
    [one] Eine Figur von { $seat } kommt zurück in die Schachtel.
   *[other] { $count } Figuren von { $seat } kommen zurück in die Schachtel.
}
event-drew-tile = { $seat } zieht ein Lavaplättchen: { $tile }.
event-picked = { $seat } wählt das Symbol { $symbol }.
event-laid = { $seat } legt Lava ({ $symbol }) auf { $cell }.
event-put-aside = { $seat } kann das Plättchen nirgends anlegen und legt es beiseite: { $tile }.
event-buried = { $count ->
    [one] Lava begräbt eine Figur von { $owner } auf { $cell }.
   *[other] Lava begräbt { $count } Figuren von { $owner } auf { $cell }.
}
event-gate-closed = Von Lava versperrt: { $gate }.
event-cut-off = { $count ->
    [one] Eine Figur von { $owner } auf { $cell } ist abgeschnitten und verloren.
   *[other] { $count } Figuren von { $owner } auf { $cell } sind abgeschnitten und verloren.
}
event-ran = { $seat } läuft von { $start } nach { $cell }.
event-saved = { $seat } rettet eine Figur von { $start } durch das { $gate }.
event-rested = { $seat } läuft in diesem Zug nicht weiter.
event-left-behind = { $count ->
    [one] Eine Figur von { $owner } blieb in der Stadt.
   *[other] { $count } Figuren von { $owner } blieben in der Stadt.
}
event-ended = Das Spiel ist zu Ende – { $verdict }.
prompt-lot = Der Startspieler wird ausgelost.
prompt-deal = Die Karten werden verteilt.
prompt-play = { $seat } spielt eine Karte.
    .you = Spiele eine Karte.
prompt-settle = { $seat } setzt eine Figur in Haus { $house }.
    .you = Setze eine Figur in Haus { $house }.
prompt-joker = { $seat } setzt eine Figur irgendwohin: Haus { $house } ist voll.
    .you = Setze eine Figur irgendwohin: Haus { $house } ist voll.
prompt-relatives = { $count ->
    [one] { $seat } darf einen Verwandten mitbringen (Haus { $house }).
   *[other] { $seat } darf { $count } Verwandte mitbringen (Haus { $house }).
}
    .you = { $count ->
        [one] Du darfst einen Verwandten mitbringen (Haus { $house }).
       *[other] Du darfst { $count } Verwandte mitbringen (Haus { $house }).
    }
prompt-draw = { $seat } zieht eine Karte.
    .you = Ziehe eine Karte.
prompt-throw = { $seat } wirft eine Figur in den Vulkan.
    .you = Wirf eine Figur in den Vulkan.
prompt-tile = { $seat } zieht ein Lavaplättchen.
    .you = Ziehe ein Lavaplättchen.
prompt-pick = { $seat } wählt ein Symbol: { $tile }.
    .you = Wähle ein Symbol: { $tile }.
prompt-lay = { $seat } legt Lava: { $symbol }.
    .you = Lege Lava: { $symbol }.
prompt-run = { $count ->
    [one] { $seat } darf noch einmal laufen.
   *[other] { $seat } darf { $count }-mal laufen.
}
    .you = { $count ->
        [one] Du darfst noch einmal laufen.
       *[other] Du darfst { $count }-mal laufen.
    }
prompt-to = { $count ->
    [one] { $seat } läuft von { $cell }: ein Schritt.
   *[other] { $seat } läuft von { $cell }: bis zu { $count } Schritte.
}
    .you = { $count ->
        [one] Laufe von { $cell }: ein Schritt.
       *[other] Laufe von { $cell }: bis zu { $count } Schritte.
    }
result-won = { $winners } gewinnt: { $saved } gerettet, { $volcano } im Vulkan.
result-shared = { $winners } teilen sich den Sieg: je { $saved } gerettet, { $volcano } im Vulkan.
town-label = Die Stadt Pompeji
gate-label-open = { $gate }, offen
gate-label-closed = { $gate }, von Lava versperrt
volcano-label = Vesuv, verlorene Figuren: { $count }
cell-label-lava = Lava: { $symbol }
cell-label-free = freie Plätze: { $count }
cell-label-figures = { $seat }: { $count }
cell-label-figure = eine Figur von { $seat } auf { $cell }
pile-label = Karten im Stapel: { $count }, darunter Omen: { $omens }
played-label = Bisher gespielte Karten
omen-card = Omen
joker-label = Joker
supply-label = Noch zu setzende Figuren: { $count }
hand-label = Handkarten: { $count }
card-label = Karte { $house }
tile-label = Lava: { $tile }
bag-label = Lavaplättchen im Beutel: { $count }
left-label = { $tile }, noch im Beutel: { $count }
count-supply = im Vorrat
count-inside = in der Stadt
count-saved = gerettet
count-volcano = im Vulkan
tip-named = { $name }
tip-gate-open = Ein Weg nach draußen. Nach dem Torfeld kostet das Tor noch einen Schritt; dann ist die Figur gerettet.
tip-gate-closed = Lava bedeckt dieses Tor: Hier kommt niemand mehr hinaus.
tip-omen = Wer ein Omen zieht, wirft eine Figur in den Vulkan: erst die Figur wählen, dann den Vulkan.
tip-card = Setzt eine Figur auf einen freien Platz dieser Nummer. Ist das Haus voll, ist die Karte ein Joker für jeden freien Platz.
tip-figure = Eine Figur
tip-supply = Noch zu setzende Figuren
tip-supply-text = Eine Karte setzt eine davon auf einen freien Platz ihrer Nummer oder, wenn das Haus voll ist, auf irgendeinen freien Platz.
tip-relatives = Verwandte kommen in andere Gebäude derselben Farbe oder in neutrale, je einer in jedes.
tip-pile = Nachziehstapel
tip-pile-text = Karten: { $count }, darunter Omen: { $omens }. A.D. 79 kommt zweimal: Erst kommen Verwandte, dann bricht der Vesuv aus.
tip-played = Ein Punkt für jede Karte einer Nummer; hohle Punkte stehen für gespielte Karten.
tip-bag = Beutel mit Lavaplättchen
tip-bag-text = In jedem Zug wird ein Plättchen gezogen. Daneben steht, wie viele von jedem Symbol übrig sind.
tip-tile = Das erste Plättchen eines Symbols kommt auf seinen Schlot, spätere neben eines mit demselben Symbol.
tip-dual = Wer es zieht, wählt, welches der zwei Symbole es ist.
tip-volcano = Vesuv
tip-volcano-text = Verschlingt Figuren: durch Omen geworfene, von Lava begrabene oder abgeschnittene und am Ende zurückgelassene. Bei Gleichstand gewinnt, wer hier am wenigsten hat.
tip-lava = Lava ({ $symbol }). Sie begräbt alle, die hier stehen, und niemand kann sie betreten.
tip-reach = { $count ->
    [one] Hier steht eine Figur: Sie läuft einen Schritt.
   *[other] Hier stehen { $count } Figuren: Die nächste, die losläuft, schafft bis zu { $count } Schritte, egal wem sie gehört, die übernächste einen weniger.
}
tip-vent = Hier beginnt die Lava dieses Symbols: { $symbol }.
tip-vent-shut = Hier beginnt die Lava dieses Symbols: { $symbol }. Figuren dürfen das Feld nicht betreten.
tip-neutral = Ein neutrales Gebäude, Plätze: { $count }. Verwandte dürfen hierher, ebenso eine mit einem Joker gesetzte Figur.
tip-building = Gebäude { $building }, Plätze auf diesem Feld: { $count }.
tip-street = Eine Straße oder ein Markt. Schritte gehen nach oben, unten, links oder rechts.
goal-settle = Figuren ansiedeln, bis A. D. 79 zweimal gekommen ist; bisher: { $count }
goal-run = Zu den Toren laufen; eigene Figuren noch in der Stadt: { $count }
goal-lead = Mehr Figuren retten als alle anderen; gerettet: { $count }
stat-played = Gespielte Karten
stat-relatives = Mitgebrachte Verwandte
stat-thrown = Durch Omen geworfene Figuren
stat-laid = Gelegte Lavaplättchen
stat-saved = Gerettete Figuren
stat-lost = Verlorene Figuren
why-relatives = { $count ->
    [one] Das bringt einen Verwandten mit.
   *[other] Das bringt { $count } Verwandte mit.
}
why-house = { $count ->
    [one] Von einem freien Platz in Haus { $house } ist es ein Schritt hinaus: { $gate }.
   *[other] Von einem freien Platz in Haus { $house } sind es { $count } Schritte hinaus: { $gate }.
}
why-joker = Haus { $house } ist voll, die Figur darf also auf jeden freien Platz.
why-steps = Von { $cell } sind es { $count } Schritte hinaus: { $gate }.
why-one-run = { $count ->
    [one] Von { $cell } reicht ein Schritt hinaus: { $gate }.
   *[other] Von { $cell } reicht ein Lauf von bis zu { $count } Schritten hinaus: { $gate }.
}
why-most = Kein Gegner hat mehr Figuren in der Stadt als { $owner }: { $count }.
why-thrown = { $count ->
    [one] Diese Figur war einen Schritt vom Ausgang entfernt: { $gate }.
   *[other] Diese Figur war { $count } Schritte vom Ausgang entfernt: { $gate }.
}
why-buries = { $count ->
    [one] Das begräbt eine Figur von { $owner } auf { $cell }.
   *[other] Das begräbt { $count } Figuren von { $owner } auf { $cell }.
}
why-cuts-off = { $count ->
    [one] Das schneidet eine Figur von { $owner } auf { $cell } ab.
   *[other] Das schneidet { $count } Figuren von { $owner } auf { $cell } ab.
}
why-closes = Das versperrt ein Tor: { $gate }.
why-threatens = { $count ->
    [one] Dann steht eine Figur der anderen neben dieser Lava.
   *[other] Dann stehen { $count } Figuren der anderen neben dieser Lava.
}
why-spares = { $seat } verliert niemanden.
why-saved = { $count ->
    [one] { $seat } hat dann eine Figur gerettet.
   *[other] { $seat } hat dann { $count } Figuren gerettet.
}
why-danger = Das nächste Lavaplättchen kann mit einer Wahrscheinlichkeit von { $percent } % auf { $cell } gelegt werden.
not-play-yet = Jetzt kann keine Karte gespielt werden: Erst zu Ende bringen, was die letzte verlangt.
not-settle-supply = Es sind keine Figuren mehr zu setzen: Du spielst und ziehst nur noch Karten.
not-relative-before-ad79 = Verwandte kommen erst, wenn A.D. 79 zum ersten Mal gezogen wurde.
not-relative-joker = Ein Joker bringt keine Verwandten mit.
not-throw-own = Regel dieses Tisches: Ein Omen trifft eine fremde Figur, nie eine eigene.
not-run-silent = Die ersten sechs Lavaplättchen werden gelegt, bevor jemand läuft.
not-run-tile = Erst das Lavaplättchen legen, dann laufen.
not-run-same = Diese Figur ist eben gelaufen und darf in diesem Zug nicht zweimal laufen: { $cell }.
not-leave-far = { $count ->
    [one] Mit einem Schritt kommt die Figur durch kein offenes Tor hinaus: Nach dem Torfeld kostet das Tor noch einen Schritt.
   *[other] Mit { $count } Schritten kommt die Figur durch kein offenes Tor hinaus: Nach dem Torfeld kostet das Tor noch einen Schritt.
}
not-lay-laid = Das Lavaplättchen dieses Zuges ist schon gezogen.
not-rest-runner = Eine Figur ist schon gewählt: Sie muss laufen. „Rückgängig“ stellt sie wieder hin.
verb-play = Karte spielen
verb-settle = Figur setzen
verb-relative = Verwandten setzen
verb-throw = Figur hineinwerfen
verb-lay = Lava legen
verb-pick = Symbol wählen
verb-run = Laufen
verb-to = Auf ein Feld laufen
verb-leave = Durch ein Tor hinaus
verb-rest = Nicht weiterlaufen
end-result = { $saved } gerettet, { $volcano } im Vulkan

moment-eruption = Der Vesuv bricht aus!
moment-thrown = In den Vulkan!
moment-buried = Von Lava begraben
moment-cut-off = Kein Ausweg mehr
moment-gate = Ein Tor ist versperrt
# What can be called out
callout-settle-here = Das war mein Platz!
callout-watch-out = Vorsicht, Lava!

study-clock = gezogene Karten und Lavaplättchen
study-saved = Gerettete Figuren
study-buried = Von Lava begrabene Figuren
study-cut-off = Abgeschnittene Figuren
study-gate-closed = Von Lava versperrte Tore
study-omen = Omen
