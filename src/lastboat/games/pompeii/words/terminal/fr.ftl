terminal-you = Vos pions portent la lettre { $letter }.
terminal-hand = Main
terminal-supply = réserve
terminal-inside = ville
terminal-saved = sauvés
terminal-volcano = volcan
terminal-pile = Pioche
terminal-omens = Présages
terminal-relatives = les parents arrivent
terminal-bag = Sac
terminal-aside = Mises de côté
terminal-played = Cartes jouées
terminal-signs = Cases : numéro et lettre = un bâtiment, · = un bâtiment neutre, ○ = une place libre, ⌂ = une porte, ^ = une bouche (x : fermée), ▓ = lave, # = hors des murs. Les lettres A à D sont des pions ; A3 = trois pions. Un pion court d’autant de cases qu’il y a de pions sur sa case.
terminal-colours = Couleurs, pour les parents : gris-bleu 1, 4, 8 ; violet 2, 3, 5, 7 ; turquoise 6, 9 ; brun 10, 11 ; neutre ·.
