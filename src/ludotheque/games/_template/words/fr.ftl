goal = Ayez le plus de points quand les mains sont vides.

option-cards = Cartes
    .help = Combien de cartes chacun reçoit.
option-low_wins = La plus faible gagne
    .help = La carte la plus faible prend le point.

refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-card-is-not-left = Cette carte n’est plus à distribuer.
refusal-already-chosen = Vous avez déjà choisi ; attendez les autres.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-match-is-over = La partie est finie.

log-dealt = Chacun reçoit { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
log-chosen = { $who-is ->
    [you] Vous avez choisi.
   *[other] { $who } a choisi.
}
log-shown = { $who-is ->
    [you] Vous montrez { $card }.
   *[other] { $who } montre { $card }.
}
log-point = { $who-is ->
    [you] Le point est à vous.
   *[other] { $who } prend le point.
}

table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, points : { $points }
table-hand = Votre main : { $cards }

notation-card = « { $text } » est illisible : écrivez « play » et une carte, de 1 à 12.
position-card-twice = La carte { $card } y est deux fois.
position-round = Après { $rounds } tours, chacun doit avoir { $cards } cartes, et il ne peut y avoir plus de cartes montrées.
