goal = Hab die meisten Punkte, wenn die Hände leer sind.

option-cards = Karten
    .help = Wie viele Karten jeder bekommt.
option-low_wins = Niedrig gewinnt
    .help = Die niedrigste Karte bekommt den Punkt.

refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-card-is-not-left = Diese Karte ist nicht mehr auszuteilen.
refusal-already-chosen = Du hast schon gewählt; warte auf die anderen.
refusal-not-in-hand = Diese Karte hast du nicht.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-match-is-over = Die Partie ist zu Ende.

log-dealt = Alle bekommen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
log-chosen = { $who-is ->
    [you] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
log-shown = { $who-is ->
    [you] Du zeigst { $card }.
   *[other] { $who } zeigt { $card }.
}
log-point = { $who-is ->
    [you] Der Punkt geht an dich.
   *[other] { $who } bekommt den Punkt.
}

table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, Punkte: { $points }
table-hand = Deine Hand: { $cards }

notation-card = „{ $text }“ ist nicht zu lesen: Schreibe „play“ und eine Karte von 1 bis 12.
position-card-twice = Die Karte { $card } ist zweimal da.
position-round = Nach { $rounds } Runden muss jeder { $cards } Karten haben, und nur entsprechend viele können gezeigt sein.
