goal = Ayez le plus de points quand les mains sont vides.

option-cards = Cartes
    .help = Combien de cartes chacun reçoit.
option-lowest = La plus faible gagne
    .help = La carte la plus faible prend le point.

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

position-round = Après { $rounds } tours, chacun doit avoir { $cards } cartes, et il ne peut y avoir plus de cartes montrées.
