terminal-water = Eau (cartes par tour)
terminal-flood = Inondation
terminal-treasure-cards = Trésors
terminal-next = { $count ->
    [one] Pioche Inondation, la prochaine
   *[other] Pioche Inondation, les { $count } prochaines, ordre inconnu
}
terminal-below = { $count ->
    [one] Ensuite
   *[other] Puis { $count }, ordre inconnu
}
terminal-flood-discard = Défausse Inondation
terminal-unseen = Pioche Trésor ({ $count })
terminal-discard = Défausse Trésor
terminal-signs = Tuiles : ~ inondée, ≈ engloutie ou à l’eau, ↑ dans l’hélicoptère, ⌂ Héliport, une lettre = un trésor (minuscule : déjà pris), un chiffre = un pion. Leurs cartes Inondation : ▲ parmi les prochaines, △ parmi celles du dessous, · tout au fond, × défaussée. L’échelle du niveau d’eau indique combien de cartes Inondation on pioche par tour.
