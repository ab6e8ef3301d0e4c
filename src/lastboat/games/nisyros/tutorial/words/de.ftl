learn-placing = Arbeiter
learn-placing-goal = Nisyros bricht bald aus. Du und Ada habt hier je zehn Einwohner: Bringt von beiden mindestens sieben über das Meer nach Kos, dann gewinnt ihr.
learn-placing-theatre = Eine Runde hat zehn Schritte. In Schritt 1 setzt du Arbeiter ein. Deine beiden stehen am Treffpunkt von Mandraki: Nimm einen.
learn-placing-forest = Ring 1 und 2 bringen doppelt so viel wie Ring 3 und 4, liegen aber näher am Krater. Nimm den Wald in Ring 2: Boote sind aus Holz.
learn-placing-ready = Arbeiter erreichen die Nachbarzonen, nie die Zone gegenüber. Dein zweiter bleibt am Treffpunkt, um Leute aufzurufen. Drück „{ do-ready }“.
learn-placing-done = Auch Ada war fertig, also kamen Würfel und Karten von selbst. Was sie bringen, folgt jetzt.

learn-dice = Karten und Würfel
learn-dice-card = Schritt 2: Der rote Würfel sagt, wie viele Ereigniskarten kommen. Nur eine, { card-storm }: Wälder geben diese Runde doppelt so viel.
learn-dice-forest = Schritt 3: die fünf Aktionswürfel. Ein Verdoppler verdoppelt einen Arbeitsplatz seiner Art. Leg den für Holz auf deinen Wald.
learn-dice-theatre = Und den für Treffpunkte auf deinen: Der Arbeiter dort darf jetzt zwei Leute aufrufen statt einen.
learn-dice-done = Die Verdoppler für Dämme und Werften finden keinen Arbeiter. Die −1 erspart euch einen Ausbruch: In Runde 1 gibt es keinen.

learn-working = Sammeln und Bauen
learn-working-gathered = Schritt 4: Sammeln. Dein Arbeiter in Ring 2 sammelt 2 Holz; der Würfel verdoppelt es, und der Sturm noch einmal. Das macht 8!
learn-working-call = Schritt 5 braucht Arbeiter zum Bauen; noch hast du dort keine. Schritt 6: Ruf zwei Dorfbewohner auf. Ab der nächsten Runde arbeiten sie.
learn-working-fed = Schritt 7: Wer bis zu fünf Arbeiter hat, zahlt 1 Weizen, mit mehr 2. Noch keine Lava, kein Ausbruch: Runde 2 beginnt.
learn-working-theatre = Jetzt wird aus Holz ein Boot. Nimm einen Arbeiter am Treffpunkt …
learn-working-shipyard = … und stell ihn in die Werft.
learn-working-ready = Ada ist in dieser Runde aktiv und entscheidet für das Team, nächstes Mal du. Die anderen bleiben: „{ do-ready }“.
learn-working-boats = Ada hat einen Würfel auf deine Werft gelegt. Dein Arbeiter baut in Schritt 5 also zwei Boote für je 1 Holz: Bau beide.
learn-working-done = Zwei Boote liegen vor Mandraki, jedes bringt einen Einwohner nach Kos. Aus Holz werden Boote, aus Stein Dämme, Weizen ernährt die Arbeiter.

learn-round = Eine ganze Runde
learn-round-yours = Runde 3, und du bist aktiv. Spiel sie von Anfang bis Ende! Über Nikia bedeckt Lava schon zwei Ringe, aber dort wohnt niemand.
learn-round-theatre = Schritt 1: Es sind nur noch 4 Weizen da. Nimm einen Arbeiter am Treffpunkt …
learn-round-field = … und schick ihn auf das Weizenfeld in Ring 3.
learn-round-ready = Die anderen stehen gut: „{ do-ready }“.
learn-round-shipyard = Schritt 2 brachte Ratten: 2 Weizen sind weg. Schritt 3: Leg den Verdoppler für Werften auf deine.
learn-round-hermes = Hermes verdoppelt einen Arbeitsplatz jeder Art. Leg ihn auf dein Weizenfeld.
learn-round-boats = Schritt 5: Bau noch zwei Boote.
learn-round-call = Schritt 6: Du könntest jemanden aufrufen. Doch ein sechster Arbeiter kostet 1 Weizen mehr, und fünf reichen vorerst: Passe.
learn-round-kos = Schritt 7: Essen. Schritte 8 und 9: Lava, weit weg von euch. Schritt 10: Jedes Boot bringt einen nach Kos. Schick einen deiner Dorfbewohner.
learn-round-ada = Am Ende zählt für beide, wer die wenigsten gerettet hat. Schick also auch einen von Adas Dorfbewohnern.
learn-round-keep = Wer bleibt, kann noch arbeiten, und Boote können warten. Behalte die anderen beiden: Passe.
learn-round-done = Das war eine ganze Runde. Von nun an kommt die Lava näher.

learn-lava = Lava und Dämme
learn-lava-near = Zwei Runden später. Ein Ausbruch hat Ring 1 über Mandraki bedeckt. In Schritt 8 fließt Lava weiter: in jeder Zone mit Lava um ein Gebiet.
learn-lava-theatre = Als Nächstes käme Ring 2 mit deinem Wald. Dämme halten fließende Lava auf. Nimm den Arbeiter am Treffpunkt …
learn-lava-place = … für die Dammbaustelle.
learn-lava-ready = Das genügt: „{ do-ready }“.
learn-lava-die = Ein Verdoppler für Dämme! Leg ihn auf deine Dammbaustelle, dann baut der Arbeiter dort zwei.
learn-lava-dams = Ein Ring hält, wenn alle seine Dammplätze belegt sind: In Ring 2 sind es zwei. Bau dort beide Dämme für je 1 Stein.
learn-lava-boat = Holz ist auch da: Bau in deiner Werft noch ein Boot.
learn-lava-held = Deine Dämme hielten! Über Pali floss die Lava weiter. Adas Arbeiter dort floh, würfelte Schwarz und erreichte den Treffpunkt.
learn-lava-choose = Schritt 9: Der Vulkanwürfel zeigt zwei Dörfer, also wählst du. Dämme helfen gegen Ausbrüche nicht. Nimm die Zone von Emporios, dort wohnt niemand.
learn-lava-done = Merk dir: Dämme halten fließende Lava auf, Ausbrüche nicht. Und dein Wald steht noch.

learn-flight = Flucht
learn-flight-near = Zwei Runden später. In Adas Zone ist nur noch Palis Küste frei, ohne Dämme: In dieser Runde wird sie bedeckt.
learn-flight-sail = Wer von der Küste flieht, braucht dort Boote. In Schritt 1 dürfen leere Boote fahren: Nimm deins bei Mandraki, dann das Meer vor Pali.
learn-flight-ready = Arbeiter musst du jetzt nicht bewegen: „{ do-ready }“.
learn-flight-pali = Ada hat in Pali ein Boot gebaut. Dein Arbeiter hilft dort: Bau auch eins.
learn-flight-mandraki = Und eins zu Hause.
learn-flight-citizen = Schritt 8: Lava über Pali! Wer dort ist, wirft einmal den roten Würfel. Du bestimmst, wer zuerst ins Boot darf: Adas Dorfbewohner.
learn-flight-worker = Rot: Er ist im Hades. Schwarz wäre Kos gewesen. Doch nur wer es schafft, verbraucht ein Boot: Jetzt dein Arbeiter.
learn-flight-done = Vier entkamen im Boot. Auch die anderen würfelten: Schwarz hieß Mandraki, Rot Hades. Zwei sind verloren. Besser, man fährt rechtzeitig, in Schritt 10.

learn-evacuation = Die letzten Boote
learn-evacuation-last = Eine andere Partie, letzte Runde. Nur Mandrakis Küste ist frei, und nur drei sind noch auf der Insel: zwei von dir, einer von Ada.
learn-evacuation-dams = Für drei braucht ihr drei Boote; das Holz reicht genau. Nimm deinen Arbeiter an der Dammbaustelle …
learn-evacuation-shipyard = … und stell ihn in die Werft.
learn-evacuation-ready = Adas Arbeiter kommt mit. „{ do-ready }“!
learn-evacuation-die = Ein Verdoppler für Werften, genau zur rechten Zeit. Leg ihn auf deine.
learn-evacuation-boats = Bau zwei Boote; Ada baut das dritte.
learn-evacuation-kos = Lava auf allen vier Ringen, doch die Küste steht noch. Alle an Bord: deine zwei Arbeiter, dann der von Ada.
learn-evacuation-done = Alle zwanzig auf Kos, ein großer Sieg! Dafür braucht es je neun, für einen kleinen je sieben. Nun wartet ein leichter Partner, und Tipps helfen.
