goal = Abbi più punti di tutti quando le mani sono vuote.

option-cards = Carte
    .help = Quante carte riceve ciascuno.
option-low_wins = Vince la più bassa
    .help = La carta più bassa prende il punto.

refusal-cards-are-being-dealt = Si stanno ancora dando le carte.
refusal-card-is-not-left = Quella carta non è più da dare.
refusal-already-chosen = Hai già scelto; aspetta gli altri.
refusal-not-in-hand = Non hai quella carta.
refusal-no-such-action = In questo gioco non si può fare.
refusal-match-is-over = La partita è finita.

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

table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, punti: { $points }
table-hand = La tua mano: { $cards }

notation-card = «{ $text }» non si capisce: scrivi «play» e una carta, da 1 a 12.
position-card-twice = La carta { $card } c’è due volte.
position-round = Dopo { $rounds } giri ciascuno deve avere { $cards } carte, e solo altrettante possono essere state mostrate.
