learn-moving = Bewegen
learn-moving-island = Auf einer versinkenden Insel liegen vier Artefakte. Ada und du holt sie und fliegt davon, bevor alles untergeht.
learn-moving-walk = Das bist du, auf „{ tile-bronze-gate }“, mit drei Aktionen im Zug. Ein Schritt auf ein Feld daneben ist eine davon: Geh zu „{ tile-temple-of-the-sun }“.
learn-moving-again = Man geht nach oben, unten, links oder rechts, nie schräg. Zwei Aktionen hast du noch: Geh weiter zu „{ tile-temple-of-the-moon }“.
learn-moving-flooded = Blaue Felder sind überflutet, tragen dich aber noch. Nutze die letzte Aktion für einen Schritt auf „{ tile-gold-gate }“.
learn-moving-done = Mehr gibt es beim Gehen nicht zu wissen. Als Nächstes: trockene Füße behalten.

learn-shoring = Trockenlegen
learn-shoring-flooded = Die blauen Felder sind überflutet. Trifft es ein überflutetes Feld noch einmal, versinkt es und kommt nie wieder.
learn-shoring-beside = Mit einer Aktion legst du dein Feld oder eines daneben trocken. Mach „{ tile-watchtower }“ wieder trocken.
learn-shoring-engineer = Du bist { role-engineer }: Dieselbe Aktion rettet ein zweites Feld. Nimm „{ tile-gold-gate }“! Jede Rolle kann etwas Eigenes.
learn-shoring-walk = Auch „{ tile-crimson-forest }“ ist überflutet, aber zu weit weg. Geh näher heran: auf „{ tile-watchtower }“.
learn-shoring-one = Jetzt liegt es neben dir. Deine dritte Aktion: Leg „{ tile-crimson-forest }“ trocken.
learn-shoring-done = Drei Felder gerettet! Alle rettet man nie, also rette, was ihr braucht: die Felder der Artefakte und „{ tile-fools-landing }“.

learn-cards = Karten
learn-cards-hand = Das sind deine Karten. Vier gleiche bringen ein Artefakt, und zwei hast du schon: { card-earth-stone }.
learn-cards-shore = Das Wichtigste zuerst: „{ tile-temple-of-the-sun }“, wo dieses Artefakt liegt, ist überflutet. Leg das Feld trocken.
learn-cards-end = Sonst eilt nichts, also beende deine Aktionen. Danach ziehst du zwei Artefaktkarten.
learn-cards-second = Zum dritten Mal { card-earth-stone }! Zieh die zweite Karte.
learn-cards-limit = Sechs Karten, aber mehr als fünf darf niemand halten. Wirf { card-crystal-of-fire } ab: Davon hast du nur eine.
learn-cards-flood = Jeder Zug endet mit Flutkarten, so vielen, wie der Wasserpegel zeigt. Jetzt sind es zwei: Zieh die erste.
learn-cards-another = „{ tile-dunes-of-deception }“ ist überflutet. Zieh die zweite Flutkarte.
learn-cards-done = Aktionen, Artefaktkarten, Flutkarten: Das war ein ganzer Zug. Jetzt ist Ada dran.

learn-waters = Die Flut steigt
learn-waters-level = Das Wasser steht auf der untersten Stufe: zwei Flutkarten im Zug. Aber drei Karten im Artefaktstapel lassen es steigen.
learn-waters-end = Man weiß nie, wann. Beende deine Aktionen und sieh, was du ziehst.
learn-waters-rise = { card-waters-rise }! Das Wasser steigt um eine Stufe. Je höher es steht, desto mehr Flutkarten kommen in jedem Zug.
learn-waters-back = Schlimmer noch: Alle bisher gezogenen Flutkarten kommen gemischt wieder oben auf den Stapel. Gleich trifft es dieselben Felder noch einmal.
learn-waters-second = Hol tief Luft und zieh deine zweite Karte.
learn-waters-flood = Jetzt die Flutkarten. Jede zeigt ein Feld, das es schon einmal getroffen hat: Zieh die erste.
learn-waters-sunk = „{ tile-misty-marsh }“: noch überflutet, also für immer versunken. Zieh die nächste.
learn-waters-done = „{ tile-tidal-palace }“ ist auch weg. Den { treasure-oceans-chalice } gibt es jetzt nur noch bei „{ tile-coral-palace }“: Versinkt auch das, ist das Spiel verloren.

learn-giving = Karten geben
learn-giving-together = Ada ist auf dein Feld gekommen. Nur so kannst du ihr eine Karte geben, und sie sammelt { card-statue-of-the-wind }.
learn-giving-give = Gib ihr deine Karte { card-statue-of-the-wind }. Das kostet eine Aktion.
learn-giving-thanks = Jetzt hat sie drei. Ada ist übrigens { role-messenger }: Sie kann dir auch aus der Ferne Karten geben.
learn-giving-end = Zeit für eine Gegengabe. Beende deine Aktionen.
learn-giving-ada = Gute Karten: Du hast jetzt dreimal { card-earth-stone }, und Ada hat die vierte. Schau, was sie tut.
learn-giving-done = Alle vier in einer Hand! Sprecht ab, wer was sammelt: Das ist das Herz dieses Spiels.

learn-treasure = Ein Artefakt
learn-treasure-four = Vier Karten { card-earth-stone } in einer Hand: So viel kostet ein Artefakt.
learn-treasure-go = Du musst auch dort sein, wo es liegt. Jedes Artefakt hat zwei Felder: Geh zu „{ tile-temple-of-the-sun }“.
learn-treasure-capture = Hier ist es. Hol das Artefakt { treasure-earth-stone }: Das kostet eine Aktion.
learn-treasure-taken = Das ist sicher, für immer! Die vier Karten sind abgelegt, und seine beiden Felder dürfen nun versinken.
learn-treasure-safe = Eines von vieren. Sehen wir, wie so ein Abenteuer endet.

learn-helicopter = Der Helikopter
learn-helicopter-three = Viel später: Fast die ganze Insel ist versunken. Drei Artefakte sind sicher, und Ada kann das letzte holen. Schau ihr zu!
learn-helicopter-fly = Alle vier! Ada ist am Zug, aber ein { card-helicopter } darf jederzeit gespielt werden. Spiel einen von deinen und steig als Erster ein.
learn-helicopter-both = Ein Flug nimmt alle mit, die auf demselben Feld stehen. Lass Ada einsteigen.
learn-helicopter-land = Wähle, wo ihr landet: { tile-fools-landing }. Nur von dort kommt ihr von der Insel.
learn-helicopter-home = Alle sind hier, alle Artefakte sind bei euch, und du hast noch einen { card-helicopter }. Heb ab!
learn-helicopter-done = Geschafft! Nun weißt du, worauf es ankommt. Auf einer echten Insel begleiten dich die Tipps.
