# Quello che dicono i giochi fatti di componenti, quando non lo dicono a modo loro.

refusal-match-is-over = La partita è finita.
refusal-no-such-action = In questo gioco non si può fare.
refusal-cards-are-being-dealt = Si stanno ancora distribuendo le carte.
refusal-dice-are-being-thrown = I dadi stanno ancora rotolando.
refusal-card-is-not-left = Questa carta non c’è più da distribuire.
refusal-not-your-turn = Non è il tuo turno.
refusal-already-chosen = Hai già scelto; aspetta gli altri.
refusal-not-in-hand = Non hai questa carta in mano.

notation-form = «{ $text }» non si legge: scrivi per esempio «{ $first }» o «{ $last }».{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi «{ $nearest }»?
}
notation-alone = «{ $text }» non si legge: «{ $verb }» si scrive da solo.
position-card = Nella posizione, { $key } nomina «{ $found }», che non è una carta di questo gioco; le carte si scrivono come { $first } e { $last }.
position-card-twice = Nella posizione ci sono più carte { $card } di quante ne ha il gioco.
position-card-missing = Nella posizione manca una carta { $card }: da qualche parte deve essere.
position-top = Nella posizione, { $key } è { $found }, ma questa carta non è in «{ $pile }».
position-too-many = Nella posizione, { $key } ha { $found } carte; c’è posto per { $most }.
position-chain = Nella posizione, { $key } continua con { $tile }, ma l’estremità libera è { $end }.
position-lacks = Nella posizione una mano ha { $cards ->
    [none] meno carte di quante ne ha avute da allora
   *[other] { $cards }, che secondo { $key } le manca
}; carte avute da allora, che possono essere qualsiasi: { $newer }.
position-supply = Nella posizione, { $key } ha più dei { $most } che esistono.
position-pawns = Nella posizione, { $key } ha una pedina in { $place }, dove ce n’è già un’altra.
position-does-not-fit = Questa posizione non può nascere dalle regole.

part-hand = Mano
part-stock = Mazzo
part-undealt = Carte non distribuite
part-discard = Scarti
part-played = Carte giocate
part-choice = Scelta
part-rows = Fila
part-market = Mercato
part-known = Carte note
part-line = Catena
part-pawns = Pedine
part-die = Dado
part-points = Punti
part-tokens = Gettoni
part-supply = Riserva
part-suit = Seme da seguire

suit-c = fiori
suit-d = quadri
suit-h = cuori
suit-s = picche
suit-r = rosso
suit-b = blu
suit-g = verde
suit-y = giallo
suit-k = nero
suit-w = bianco
side-left = a sinistra
side-right = a destra

label-play = Gioca { $card }
label-draw = Pesca una carta
label-pass = Passa
label-name = Chiama { $suit }
label-move = Muovi la pedina { $pawn }
label-lay = Posa { $tile } { $side }
label-take = Prendi { $card }
label-discard = Scarta { $card }
label-action = { $text }

table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}
table-seat-points = { $who-is ->
    [you] Tu
   *[other] { $who }
}, punti: { $points }
table-seat-cards = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
table-seat-cards-points = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}, punti: { $points }
table-hand = La tua mano: { $cards }
table-choice = Hai scelto { $card }.
table-shown = { $who-is ->
    [you] Hai mostrato { $card }.
   *[other] { $who } ha mostrato { $card }.
}
table-known = { $who-is ->
    [you] Gli altri sanno che hai { $cards }.
   *[other] Si sa che { $who } ha { $cards }.
}
table-stock = { $part }: { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
table-pile = { $part }: { $cards }
table-pile-top = { $part }: { $card } in cima ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
})
table-piles = { $part } { $number }: { $cards }
table-suit = { $part }: { $suit }
table-suit-seat = { $who-is ->
    [you] Hai pescato invece di giocare { $suit }.
   *[other] { $who } ha pescato invece di giocare { $suit }.
}
table-dice = { $part }: { $dice }
table-pawns = { $who-is ->
    [you] Le tue pedine
   *[other] Le pedine di { $who }
}: { $places }
table-counter = { $part }: { $number }
table-counter-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}, { $part }: { $number }
typed-track = { $row }
