goal = Abbi più punti di tutti quando le mani sono vuote.

option-cards = Carte
    .help = Quante carte riceve ciascuno.
option-lowest = Vince la più bassa
    .help = La carta più bassa prende il punto.

log-dealt = Tutti ricevono { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
log-chosen = { $who-is ->
    [you] Hai scelto.
   *[other] { $who } ha scelto.
}
log-shown = { $who-is ->
    [you] Mostri { $card }.
   *[other] { $who } mostra { $card }.
}
log-point = { $who-is ->
    [you] Il punto è tuo.
   *[other] { $who } prende il punto.
}

position-round = Dopo { $rounds } giri ciascuno deve avere { $cards } carte, e solo altrettante possono essere state mostrate.
