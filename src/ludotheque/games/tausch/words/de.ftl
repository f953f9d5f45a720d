# Tausch Rausch auf Deutsch.

goal = Nimm vor allen anderen fünf Aufgaben, jede mit genau den Karten, die sie verlangt.

objective-even = fünf gerade Karten
objective-odd = fünf ungerade Karten
objective-colour = fünf Karten einer Farbe
objective-colour-r = fünf rote Karten ●
objective-colour-b = fünf blaue Karten ■
objective-colour-g = fünf grüne Karten ▲
objective-colour-y = fünf gelbe Karten ★
objective-nine-r = zwei rote Karten ●, zusammen genau 9
objective-nine-b = zwei blaue Karten ■, zusammen genau 9
objective-nine-g = zwei grüne Karten ▲, zusammen genau 9
objective-nine-y = zwei gelbe Karten ★, zusammen genau 9
objective-high-r = vier rote Karten ●, zusammen mindestens 23
objective-high-b = vier blaue Karten ■, zusammen mindestens 23
objective-high-g = vier grüne Karten ▲, zusammen mindestens 23
objective-high-y = vier gelbe Karten ★, zusammen mindestens 23
objective-low = vier Karten, zusammen höchstens 7
objective-top = vier Karten, zusammen mindestens 37
objective-run5 = eine Straße aus fünf Karten
objective-run4 = eine Straße aus vier Karten einer Farbe
objective-full = ein Full House
objective-four = ein Vierling
objective-three = ein Drilling
objective-twins = zwei gleiche Karten
objective-pairs2 = zwei benachbarte Paare
objective-pairs3 = drei benachbarte Paare

option-deck = Aufgaben
    .help = Welcher Stapel aus 24 Aufgaben auf dem Tisch liegt.
option-deck-mixed = gemischt: manche Aufgaben gibt es zweimal
option-deck-four-colours = vier Farben: 24 verschiedene Aufgaben

first-youngest = Wer von euch ist am jüngsten?
first-youngest-told = { $who-is ->
    [you] Du fängst an: Niemand ist jünger.
   *[other] { $who } fängt an: Niemand ist jünger.
}

refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-none-left = Davon ist nichts mehr im Stapel.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-action = Das gibt es in diesem Spiel nicht: Tausche an einem Markt oder nimm eine Aufgabe.
refusal-market-asks-otherwise = Dieser Markt verlangt eine andere Zahl von Karten: Gib genau so viele, wie dort liegen.
refusal-not-in-hand = Du hast nicht alle diese Karten: Gib Karten aus deiner Hand.
refusal-cannot-show = Diese Karten würden passen, aber du hast sie nicht alle.
refusal-market-is-closed = Dieser Markt ist für dich geschlossen: Er verlangt mehr Karten, als du hast.
refusal-match-is-over = Die Partie ist zu Ende.
refusal-not-even = Diese Aufgabe verlangt genau fünf gerade Karten.
refusal-not-odd = Diese Aufgabe verlangt genau fünf ungerade Karten.
refusal-not-one-colour = Diese Aufgabe verlangt genau fünf Karten einer Farbe; nennt sie eine, dann von dieser.
refusal-not-nine = Diese Aufgabe verlangt genau zwei Karten ihrer Farbe, die zusammen 9 ergeben.
refusal-not-high = Diese Aufgabe verlangt genau vier Karten ihrer Farbe, die zusammen 23 oder mehr ergeben.
refusal-not-low = Diese Aufgabe verlangt genau vier Karten, die zusammen 7 oder weniger ergeben.
refusal-not-top = Diese Aufgabe verlangt genau vier Karten, die zusammen 37 oder mehr ergeben.
refusal-not-run5 = Diese Aufgabe verlangt genau fünf aufeinanderfolgende Werte, etwa 3 4 5 6 7; 10 und 1 sind keine Nachbarn.
refusal-not-run4 = Diese Aufgabe verlangt genau vier aufeinanderfolgende Werte in einer Farbe.
refusal-not-full = Diese Aufgabe verlangt drei Karten eines Wertes und zwei eines anderen, oder fünf gleiche.
refusal-not-four = Diese Aufgabe verlangt genau vier Karten eines Wertes.
refusal-not-three = Diese Aufgabe verlangt genau drei Karten eines Wertes.
refusal-not-twins = Diese Aufgabe verlangt zwei Karten mit gleichem Wert und gleicher Farbe.
refusal-not-pairs2 = Diese Aufgabe verlangt zwei Paare benachbarter Werte, etwa 5 5 6 6.
refusal-not-pairs3 = Diese Aufgabe verlangt drei Paare benachbarter Werte, etwa 2 2 3 3 4 4.

log-dealt = Die Märkte sind ausgelegt, und alle bekommen fünf Karten.
log-swap = { $who-is ->
    [you] Du tauschst an Markt { $market }: Du gibst { $cards } und nimmst { $taken }.
   *[other] { $who } tauscht an Markt { $market }: gibt { $cards }, nimmt { $taken }.
}
log-claim = { $who-is ->
    [you] Du nimmst eine Aufgabe, { $objective }, mit { $cards }.
   *[other] { $who } nimmt eine Aufgabe, { $objective }, mit { $cards }.
}
log-uncover = Eine neue Aufgabe: { $objective }.
log-drew = { $who-is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
log-draws = { $who } zieht eine Karte.
log-reshuffle = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt und sind der neue Stapel.
log-nothing-to-draw = Es gibt nichts mehr zu ziehen.
log-wins = { $who-is ->
    [you] Das ist deine fünfte Aufgabe: Du gewinnst!
   *[other] Das ist die fünfte Aufgabe von { $who }: Die Partie ist gewonnen!
}
log-last-turn = Alle hatten { $turns } Züge: Wer die meisten Aufgaben hat, gewinnt.

table-turn = Zug { $turn } von höchstens { $turns }
table-over = Die Partie ist nach insgesamt { $turns } Zügen zu Ende.
table-market = Markt { $market }: { $asks ->
    [one] eine Karte
   *[other] { $asks } Karten
} gegen { $cards }
table-objective = Aufgabe { $place }: { $objective } (Bonus { $bonus })
table-draw = Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
table-discards = Abgelegt: { $cards }, obenauf { $top }
table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $objectives ->
    [one] eine Aufgabe
   *[other] { $objectives } Aufgaben
}
table-known = Alle wissen, dass { $who } diese Karten hat: { $cards }
table-hand = Deine Hand: { $cards }
typed-letters = Buchstaben zum Tippen: { $letters }

label-swap = an Markt { $market } tauschen: { $cards } geben, { $taken } nehmen
label-claim = Aufgabe nehmen, { $objective }: { $cards }

card-r = rot ●
card-b = blau ■
card-g = grün ▲
card-y = gelb ★
board-others = Die anderen am Tisch
board-cards = Handkarten:
board-known = Allen bekannt:
board-won = Genommene Aufgaben:
board-draw = Nachziehstapel
board-discards = Ablagestapel
board-objectives = Aufgaben
board-pile = im Stapel:
board-bonus = Bonus
board-you-hold = du hast
board-even = gerade
board-odd = ungerade
board-markets = Die Märkte
board-market = Markt
board-asks = verlangt
board-offers = bietet
board-gives = du gibst
board-hand = Deine Hand
board-choose = Karten gewählt:
board-hint-turn = Wähle Karten und einen Markt oder eine Aufgabe, die du nehmen kannst.
board-hint-market = Wähle jetzt einen Markt.
board-swap = Tauschen
board-claim = Nehmen
board-cancel = Alles zurücklegen
board-by-value = nach Zahl

notation-swap = „{ $text }“ ist nicht zu lesen: Schreibe „swap“, einen Markt von 1 bis 5 und die Karten, die du gibst, etwa „swap 3 r5 g7“.
notation-claim = „{ $text }“ ist nicht zu lesen: Schreibe „claim“, einen Platz von 1 bis 5 und die Karten, die du zeigst, etwa „claim 2 r5 b5 g5“.
notation-deal = „{ $text }“ ist nicht zu lesen: Zu „deal“ gehört eine Karte.
notation-uncover = „{ $text }“ ist nicht zu lesen: Zu „uncover“ gehört eine Aufgabe: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
notation-too-many = „{ $text }“ nennt zu viele Karten; mehr als { $most } werden nie verlangt.
notation-thrice = „{ $text }“ nennt { $card } mehr als zweimal, aber jede Karte gibt es nur zweimal.

position-lacks = Sobald etwas von einer Partie angegeben ist, muss auch „{ $key }“ angegeben sein.
position-turn = Nach insgesamt { $turns } Zügen ist Platz { $turn } am Zug.
position-thrice = { $key } nennt { $card } mehr als zweimal, aber jede Karte gibt es nur zweimal.
position-market = Markt { $market } verlangt { $asks }, also liegen dort so viele Karten; hier sind es { $found }.
position-empty-hand = Platz { $seat } hat keine Karte; solange die Partie läuft, hat jeder mindestens eine.
position-two-of-each = Jede Karte gibt es zweimal; { $card } kommt { $found }-mal vor.
position-top = „discard_top“ ist { $found }; es muss eine der abgelegten Karten sein: { $known }.
position-claimed = Platz { $seat } hat mehr als { $most } Aufgaben genommen.
position-claims-turns = Platz { $seat } hat in { $claims } Zügen Aufgaben genommen, hatte aber erst { $turns }.
position-objectives = Die Aufgabe { $objective } kommt { $found }-mal vor; in diesem Stapel muss sie { $expected }-mal da sein.
position-discards = Es sind { $found } Karten abgelegt, aber nur { $spent } wurden für Aufgaben ausgegeben.
position-not-renewed = Der Nachziehstapel ist leer, aber { $found } Karten sind abgelegt; die wären sofort der neue Nachziehstapel geworden.
position-winner = Platz { $seat } hat fünf Aufgaben, also war der letzte Zug seiner; nach der Zahl der Züge war es der von Platz { $last }.
position-still-on = Die Partie ist noch nicht zu Ende: Niemand hat fünf Aufgaben, und es sind noch Züge übrig.
position-is-over = Die Partie ist zu Ende: Jemand hat fünf Aufgaben, oder alle Züge sind gemacht.
position-row = Die offene Reihe hat { $found } leere Plätze; es müssen { $expected } sein.
position-known = Platz { $seat } hat nicht alle Karten, von denen alle wissen.
position-old = „old“ und „old_held“ passen nicht zu den Händen: Von den alten Karten muss jeder Platz verdeckt so viele haben wie angegeben, und mindestens einer wenigstens eine.

# Wovon der Ratgeber spricht.
feature-claims = Genommene Aufgaben
feature-nearest = Karten, die zur nächsten Aufgabe fehlen
feature-cards = Handkarten

# Das Ergebnis am Ende, Teil für Teil.
score-total = { $points ->
    [one] eine Aufgabe
   *[other] { $points } Aufgaben
}
score-objective = { $objective }: { $cards }

# Das geführte erste Spiel, und was im ersten freien Spiel zu jeder Art Zug einmal dasteht.
lesson-objectives = Oben hängen die Aufgaben. Wer zuerst fünf hat, gewinnt! Die erste will vier Karten mit gleicher Zahl. Du hast schon zwei Fünfen.
lesson-swap = Auf Markt 3 liegen zwei Fünfen! Gib dafür deine rote 10 ● und deine gelbe 9 ★, tippe auf den Markt und auf „Tauschen“.
lesson-swap-wrong = Das ginge auch. Aber die Fünfen gibt es auf Markt 3: Gib dafür die rote 10 ● und die gelbe 9 ★.
lesson-four = Vier Fünfen! Und zu jedem Tausch ziehst du eine Karte: So wächst deine Hand. Auch Lina hat getauscht.
lesson-claim = Jetzt passt die erste Aufgabe. Tippe darauf, dann sind deine Fünfen gewählt. Dann tippe auf „Nehmen“.
lesson-claim-wrong = Nicht nötig: Du kannst eine Aufgabe nehmen! Tippe auf die erste, dann auf „Nehmen“.
lesson-taken = Deine erste Aufgabe! Die Karten sind weg, dafür zogst du zwei neue. Und schau: Lina nahm sich vom Markt 3, was du dort abgelegt hast!
lesson-end = Also gib nichts her, was die anderen brauchen. Wer zuerst fünf Aufgaben hat, gewinnt. Spiel weiter!

hint-swap = Wähle Karten, die du nicht brauchst, dann den Markt mit besseren.
hint-claim = Du hast alles für eine Aufgabe! Tippe darauf: Fünf gewinnen.

# Der Ratgeber, in einem Satz.
advice-claim = Nimm „{ $objective }“: Du hast die Karten dafür!
advice-swap-claim = Tausch an Markt { $market }: Dann kannst du „{ $objective }“ nehmen.
advice-swap-near = Tausch an Markt { $market }: Das bringt dich näher an „{ $objective }“.
advice-swap = Tausch an Markt { $market }: Diese Karten nützen dir mehr.

# Fragen am Tisch.
check-objective = Ein Ziel
    .help = Darf man es mit diesen Karten nehmen?
check-objective-objective = Das Ziel
check-objective-cards = Die gezeigten Karten
check-fulfilled = Ja, das passt: { $objective } ({ $cards }).
check-bonus = Nimm das Ziel und zieh { $bonus ->
    [one] eine Karte
   *[other] { $bonus } Karten
}.
