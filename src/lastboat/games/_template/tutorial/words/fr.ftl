learn-rowing = Ramer
learn-rowing-card = Qui tient la meilleure carte quand le bateau accoste a gagné. La vôtre est la moins bonne : { card-shell }.
learn-rowing-change = Jetez-la à la mer et piochez-en une autre.
learn-rowing-ada = { card-crown } : il n’y a pas mieux ! À Ada de ramer.
learn-rowing-pull = Encore quatre coups de rame. Ramez, pour accoster tant que vous la tenez.
learn-rowing-done = Trois coups, plus qu’un seul. Voilà tout le jeu.
