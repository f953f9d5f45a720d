goal = Erreich als Erstes die vereinbarten Punkte: Wer fertig wird, bekommt, was die anderen noch auf der Hand haben.

option-target = Punkteziel
    .help = Es geht Runde um Runde weiter, bis jemand so viele Punkte hat.
option-target-0 = nur eine Runde
option-target-50 = 50
option-target-100 = 100
option-target-200 = 200
option-specials = Besondere Karten
    .help = Nach einer Zwei zieht die nächste Person zwei und setzt aus, nach einem Buben setzt sie aus, ein Ass dreht die Richtung um.

refusal-does-not-fit = Diese Karte passt nicht: Sie braucht die Farbe oder den Wert der obersten. Eine Acht passt immer.
refusal-name-a-suit = Wünsch dir zuerst eine Farbe für deine Acht: Kreuz, Karo, Herz oder Pik.
refusal-nothing-to-name = Eine Farbe wünschst du dir nur nach einer eigenen Acht.
refusal-draw-first = Zieh eine Karte, bevor du passt.
refusal-already-drawn = Du hast schon gezogen: Spiel diese Karte, oder pass.
refusal-only-the-drawn-card = Nach dem Ziehen darfst du nur die gezogene Karte spielen.
refusal-nothing-to-draw = Es gibt nichts mehr zu ziehen: Spiel eine Karte, oder pass.

position-open = Eine Karte muss offen liegen; „suit“ ist ihre Farbe oder nach einer Acht irgendeine, und nur nach einer Acht wird eine Farbe gewünscht.
position-hands = Alle haben Karten, bis die Partie zu Ende ist; dann ist höchstens eine Hand leer.
position-drawn = Nur in der Phase „drawn“, und nur bei dem Platz, der dran ist, nennt „drawn“ eine Karte seiner Hand, die vom Stapel kommt; sonst nichts.
position-mixed = „mixed“ nennt alle Karten, aus denen der neue Stapel gemischt wurde, auch die, die noch darin sind, und „shuffles“, wie oft; ohne neuen Stapel lass beide weg.
position-over = Die Partie ist genau dann zu Ende, wenn jemand „target“ erreicht hat, nach der dreißigsten Runde oder nach einer einzigen.

log-flip = Runde { $deal }: { $cards } Karten für jeden. Die erste Karte ist { $card }.
log-play = { $who-is ->
    [you] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}
log-name = { $who-is ->
    [you] Du wünschst dir { $suit }.
   *[other] { $who } wünscht sich { $suit }.
}
log-draw = { $who-is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
log-draws = { $who } zieht eine Karte.
log-pass = { $who-is ->
    [you] Du passt.
   *[other] { $who } passt.
}
log-renew = Der Stapel ist leer: Die abgelegten Karten werden zu einem neuen gemischt.
log-must-draw = { $who-is ->
    [you] Du musst zwei Karten ziehen und setzt aus!
   *[other] { $who } muss zwei Karten ziehen und setzt aus!
}
log-skip = { $who-is ->
    [you] Du setzt aus!
   *[other] { $who } setzt aus!
}
log-turned = Jetzt geht es andersherum.
log-stuck = Niemand kann weiter: Die Runde ist zu Ende.
log-held = { $who-is ->
    [you] Du hast noch { $cards }: { $held ->
        [one] ein Punkt
       *[other] { $held } Punkte
    }.
   *[other] { $who } hat noch { $cards }: { $held ->
        [one] ein Punkt
       *[other] { $held } Punkte
    }.
}
log-won = { $who-is ->
    [you] Du gewinnst { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }: zusammen { $points }!
   *[other] { $who } gewinnt { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }: zusammen { $points }.
}
log-tied = Mehrere haben am wenigsten: Niemand bekommt Punkte.

# Die geführte erste Partie, und was die erste freie zu jeder Art von Zug einmal sagt.
lesson-goal = Diese fünf Karten gehören dir. Wer zuerst alle los ist, bekommt Punkte für das, was die anderen noch haben.
lesson-suit = Oben liegt die Herz-Dame. Herz passt auf Herz: Spiel deine ♥7!
lesson-suit-wrong = Das ginge, aber heb sie dir auf. Spiel das Herz, die ♥7!
lesson-draw = Oma hat ♥3 gespielt. Du hast kein Herz und keine Drei, nur eine Acht. Heb sie auf: Tipp auf den Stapel und zieh eine Karte.
lesson-draw-wrong = Heb dir die Acht auf! Tipp auf den Stapel und zieh eine Karte.
lesson-pass = ♦9: auch kein Herz und keine Drei. Also passt du.
lesson-pass-wrong = Das hilft jetzt nicht. Pass!
lesson-value = Oma legt ♣3 auf ihre ♥3: derselbe Wert! Jetzt zählt Kreuz. Spiel deine ♣9, die teuerste.
lesson-value-wrong = Die passt, aber teure Karten sollen zuerst weg. Spiel die ♣9!
lesson-eight = Oma hat gezogen, und es passte nicht. Jetzt deine Acht, die passt auf alles. Wer auf ihr sitzen bleibt, zahlt 50 Punkte! Spiel sie.
lesson-eight-wrong = Das ginge. Aber probier jetzt die Acht!
lesson-name = Nach einer Acht wünschst du dir eine Farbe. Du hast ♦9 und ♦K: Wünsch dir Karo!
lesson-name-wrong = Wünsch dir lieber die Farbe, von der du am meisten hast: Karo.
lesson-end = Dir bleiben zwei Karos und ♣7, und Karo zählt noch. Weg damit! Wenn deine Hand leer ist, gehört die Runde dir.

hint-play = Dieselbe Farbe oder derselbe Wert. Teure Karten zuerst!
hint-draw = Nur eine Karte. Wenn sie passt, darfst du sie sofort spielen.
hint-name = Wünsch dir die Farbe, von der du am meisten hast.

# Die Wertung am Ende, Runde für Runde.
score-total = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
score-deal = Runde { $deal }
score-won = was die anderen noch hatten
score-held = { $held ->
    [one] ein Punkt auf der Hand
   *[other] { $held } Punkte auf der Hand
}

# Der Rat, in einem Satz.
advice-play = Spiel { $card }: Teure Karten sollen weg, solange sie passen.
advice-name = Wünsch dir { $suit }: Das hilft dir jetzt am meisten.
advice-draw = Zieh eine Karte: Deine passen nicht, oder du hebst sie besser auf.
advice-pass = Pass: Diese Karte passt nicht, oder du hebst sie besser auf.
