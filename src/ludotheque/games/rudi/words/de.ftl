# Rennschwein Rudi Rüssel auf Deutsch.

goal = Bring dein Schwein vor allen anderen ins Ziel: Die höchste Karte läuft, aber nur um so viel, wie sie höher ist als die nächste.

option-course = Strecke
    .help = Wie viele Schritte es vom Start bis ins Ziel sind.
option-special = Sonderfelder
    .help = Bleibt dein Schwein dort stehen, tauschst du eine Karte: höchstens sechs Felder, alle vor dem Ziel.
option-races = Rennen
    .help = Wie viele Rennen man gewinnen muss.
option-races-1 = ein einziges Rennen
option-races-3 = wer zuerst drei Rennen gewinnt
option-youngest = Platz der jüngsten Person
    .help = Wer nach einem Platztausch zuerst eine Karte tauscht; die anderen folgen im Uhrzeigersinn.
option-open_discards = Gespielte Karten offen
    .help = Gespielte Karten bleiben für alle sichtbar.

first-ages = Wer ist am jüngsten? Und wer kommt danach?
first-ages-told = { $who-is ->
    [you] Nach dem Alter: zuerst du.
   *[other] Nach dem Alter: zuerst { $who }.
}

refusal-card-is-being-uncovered = Die nächste Tauschkarte wird noch aufgedeckt.
refusal-no-such-card-left = Diese Karte ist nicht mehr im Tauschstapel.
refusal-not-in-hand = Diese Karte hast du nicht: Wähle eine aus deiner Hand.
refusal-already-chosen = Du hast schon gewählt; warte auf die anderen.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-exchange-first = Dein Schwein steht auf einem Sonderfeld: Gib zuerst eine Karte ab und nimm die oberste Tauschkarte.
refusal-no-exchange-due = Es ist kein Tausch fällig: Eine Karte gibt nur ab, wessen Schwein seinen Zug auf einem Sonderfeld beendet.
refusal-give-from-hand = Diese Karte hast du nicht: Gib eine aus deiner Hand ab.
refusal-others-exchange = Zuerst tauscht jemand anderes eine Karte; warte einen Moment.
refusal-match-is-over = Die Partie ist zu Ende.

label-play = die { $card } spielen
label-give = die { $card } abgeben, die { $top } nehmen

log-race = Rennen { $race } beginnt: alle Schweine am Start, alle wieder mit den Karten 1 bis 10.
log-top = Oben auf dem Tauschstapel liegt eine { $card }.
log-chosen = { $who } hat gewählt.
log-your-choice = Du hast die { $card } gewählt.
log-shown-3 = Karten – { $who0-is ->
    [you] du
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] du
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] du
   *[other] { $who2 }
}: { $card2 }.
log-shown-4 = Karten – { $who0-is ->
    [you] du
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] du
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] du
   *[other] { $who2 }
}: { $card2 }, { $who3-is ->
    [you] du
   *[other] { $who3 }
}: { $card3 }.
log-run = { $who-is ->
    [you] Dein Schwein läuft
   *[other] Das Schwein von { $who } läuft
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}, auf Feld { $space }.
log-run-home = { $who-is ->
    [you] Dein Schwein läuft
   *[other] Das Schwein von { $who } läuft
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} und ist im Ziel!
log-swap = Zwei haben die höchste Karte, und ihre Schweine tauschen die Plätze: { $who-is ->
    [you] du
   *[other] { $who }
} auf { $place }, { $other-is ->
    [you] du
   *[other] { $other }
} auf { $other_place }.
log-nothing = { $count ->
    [3] Drei
   *[other] Alle vier
} haben die höchste Karte: Nichts passiert.
log-wins = { $who-is ->
    [you] Du gewinnst das Rennen!
   *[other] { $who } gewinnt das Rennen.
}
log-foremost = Zwanzig Runden sind um: { $who-is ->
    [you] Dein Schwein liegt vorn, du gewinnst das Rennen!
   *[other] Das Schwein von { $who } liegt vorn und gewinnt das Rennen.
}
log-races = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $wins ->
    [one] einen
   *[other] { $wins }
} von { $races } Siegen.
log-take-back = Alle Hände sind leer: Alle nehmen ihre zehn Karten zurück.
log-due = { $who-is ->
    [you] Dein Schwein steht auf einem Sonderfeld: Du tauschst eine Karte.
   *[other] Das Schwein von { $who } steht auf einem Sonderfeld: { $who } tauscht eine Karte.
}
log-exchange = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} die { $given } ab und { $who-is ->
    [you] nimmst
   *[other] nimmt
} die { $taken }.
log-renewed = Der Tauschstapel ist aufgebraucht: Die zehn abgelegten Karten werden gemischt und ersetzen ihn.

table-race = Rennen { $race }; drei Siege sind nötig.
table-round = Runde { $round }: noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} für alle.
table-lane = { $lane } { $who-is ->
    [you] du
   *[other] { $who }
}: { $space }
table-lane-races = { $lane } { $who-is ->
    [you] du
   *[other] { $who }
}: { $space }, { $wins ->
    [one] ein Rennen
   *[other] { $wins } Rennen
} gewonnen
table-played = { $who-is ->
    [you] Deine gespielten Karten
   *[other] Gespielt von { $who }
}: { $cards }
table-exchange = Tauschstapel (◇): oben eine { $top }, darunter { $beneath ->
    [one] eine Karte
   *[other] { $beneath } Karten
}
table-choice = Deine Wahl: { $card }
table-hand = Deine Hand: { $cards }

# Der Spielplan
board-stadium = Das Stadion: die Bahn, die Schweine und die Karten
board-hand = Deine Hand
board-card = Karte
board-exchange = Tauschstapel, obenauf:
board-choose = Wähle heimlich eine Karte.
board-chosen = Karte liegt; die anderen wählen.
board-wait = Alle wählen ihre Karte.
board-give = Gib eine Karte für die auf dem Stapel.
board-others-exchange = Jemand tauscht gerade eine Karte.
board-over = Das Rennen ist vorbei.


position-played = In einer Runde haben alle gleich viele Karten gespielt; in der Phase „{ $phase }“ höchstens { $most }.
position-owns = Platz { $seat } hat { $found } Karten auf der Hand, gewählt und gespielt; es müssen zehn sein.
position-chosen = Gewählte Karten liegen nur in der Phase „choose“, und nie von allen: Die letzte Wahl zeigt sie alle.
position-top-missing = Wenn die Partie zu Ende ist, nennt „exchange_top“ die Karte, die oben liegt.
position-pile = Oben, darunter und abgelegt liegen { $found } Karten, davon { $discards } abgelegt; es müssen zehn sein, und zehn abgelegte wären zum Stapel geworden.
position-cards = Die Karte { $card } kommt { $found }-mal vor; an diesem Tisch gibt es { $copies }.
position-won = Jemand hat schon { $races } gewonnen, also ist die Partie zu Ende; die Phase muss „over“ sein.
position-rounds = Ein Rennen ist nach { $last } Runden zu Ende; solange es läuft, sind es weniger.
position-over = Eine beendete Partie hat genau einen Platz mit { $races } Siegen: Sein Schwein ist das einzige auf { $course } oder weiter, oder das vorderste nach { $last } Runden.
position-due = „due“ ist { $found } in der Phase „{ $phase }“: In der Phase „exchange“ nennt es ein oder zwei Plätze, deren Schweine auf Sonderfeldern stehen, den jüngsten zuerst; sonst niemanden.

# Wovon der Ratgeber spricht.
feature-way = Gelaufene Felder
feature-pips = Augen noch auf der Hand

# Das Ergebnis am Ende, Teil für Teil.
score-total = { $points ->
    [0] kein Rennen gewonnen
    [one] ein Rennen gewonnen
   *[other] { $points } Rennen gewonnen
}
score-race = Rennen { $race }
score-home = als Erstes im Ziel
score-foremost = nach zwanzig Runden vorn
score-away = { $steps ->
    [0] auf der Ziellinie
    [one] ein Schritt vor dem Ziel
   *[other] { $steps } Schritte vor dem Ziel
}

# Das geführte erste Spiel, und was im ersten freien Spiel zu jeder Art Zug einmal dasteht.
lesson-race = Das ist ein Rennen! Das rote Schwein ist deines. Wer zuerst im Ziel ist, gewinnt.
lesson-run = Alle wählen heimlich eine Karte. Die höchste läuft, aber nur um den Unterschied zur zweithöchsten. Spiel die 9!
lesson-run-wrong = Das geht auch, doch zum Laufen braucht es die höchste Karte. Spiel jetzt die 9!
lesson-special = Deine 9 gegen Linas 6: drei Schritte, genau auf ein Sonderfeld! Dort tauschst du: Gib deine 1 weg und nimm die 8 vom Stapel.
lesson-special-wrong = Die brauchst du noch. Gib deine schwächste Karte weg: die 1.
lesson-equal = Lina liegt weit vorn. Sie spielt gern hohe Karten. Spiel auch du deine 10 und schau, was passiert!
lesson-equal-wrong = Heb die für später auf. Spiel jetzt die 10!
lesson-swapped = Zwei Zehner! Bei zwei gleichen höchsten Karten tauschen die beiden Schweine die Plätze. Jetzt bist du vorn!
lesson-save = Achtung: Jede Karte spielst du nur einmal. Wenn die anderen sich streiten, spar deine hohen. Spiel eine kleine: die 2 oder die 4.
lesson-save-wrong = Spar dir diese hohe Karte! Spiel die 2 oder die 4.
lesson-end = Lina gab die 9 her und Tom die 8, für einen einzigen Schritt! Wer als Erster 24 Schritte geschafft hat, gewinnt. Spiel weiter!

hint-play = Die höchste Karte läuft um den Unterschied. Spar deine hohen!
hint-give = Sonderfeld: Gib eine schwache Karte für die auf dem Stapel.

# Der Ratgeber, in einem Satz.
advice-high = Spiel die { $card }: Ist sie die höchste, läuft dein Schwein.
advice-low = Spiel die { $card }: Heb die besseren Karten für später auf.
advice-give-low = Gib die { $card } ab und nimm die { $top }: Mit einer höheren Karte läuft dein Schwein weiter.
advice-give = Gib die { $card } ab und nimm die { $top }: Das ist der beste Tausch für dich.

# Fragen am Tisch.
check-turn = Ein Zug
    .help = Alle Karten werden aufgedeckt: Wessen Schwein läuft, und wie weit?
check-turn-pig = Wo das Schwein steht
check-turn-card = Die gezeigte Karte
check-home = Ein Schwein auf { $space } ist schon im Ziel: Das Ziel ist bei { $course }.
