goal = Hab die meisten Punkte, wenn die Hände leer sind.

option-cards = Karten
    .help = Wie viele Karten jeder bekommt.
option-lowest = Niedrig gewinnt
    .help = Die niedrigste Karte bekommt den Punkt.

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

position-round = Nach { $rounds } Runden muss jeder { $cards } Karten haben, und nur entsprechend viele können gezeigt sein.
