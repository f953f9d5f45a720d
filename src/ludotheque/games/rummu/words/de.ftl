# Rummü auf Deutsch.

goal = Hab die meisten Punkte, wenn jemand 200 erreicht: Werde deine Karten los, aber leg sie gut aus.

option-teams = Teams
    .help = Je zwei, die sich gegenübersitzen, spielen zusammen; zu viert oder zu sechst.
option-target = Punkteziel
    .help = Die Partie endet nach der Runde, in der jemand so viele Punkte hat (allein meist 200, im Team 500).

refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-no-such-card-left = Diese Karte ist nicht mehr im Stapel.
refusal-draw-first = Zieh zuerst eine Karte: vom Stapel oder vom Ablagestapel.
refusal-already-drawn = Du hast schon gezogen: vom Stapel oder vom Ablagestapel, nie von beiden.
refusal-pile-is-empty = Der Ablagestapel ist leer: Da ist nichts mehr zu nehmen.
refusal-no-such-action = So etwas kann man in diesem Spiel nicht tun.
refusal-not-in-hand = Das hast du nicht: Spiel nur Karten aus deiner Hand.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-too-few-cards = Eine Kombination hat mindestens drei Karten.
refusal-no-combination = Das ist keine Kombination: Leg eine Zahl in verschiedenen Farben oder eine Folge, ganz in einer Farbe oder ganz in verschiedenen.
refusal-same-card-twice = Keine Kombination enthält dieselbe Karte zweimal.
refusal-too-many-yellows = Zu viele gelbe Karten: Ein Satz und eine bunte Folge enthalten höchstens eine, und in einer einfarbigen Folge müssen die natürlichen Karten überwiegen.
refusal-opening-too-short = Deine erste Kombination ist zu kurz: Dein Punktestand vor dieser Runde verlangt mehr Karten.
refusal-open-first = Leg zuerst eine eigene Kombination aus; erst dann darfst du anlegen oder einen Joker auslösen.
refusal-does-not-fit = Das passt dort nicht: Was entsteht, wäre keine Kombination.
refusal-no-such-combination = Auf dem Tisch liegt keine Kombination mit dieser Nummer.
refusal-one-at-a-time = Diese Partie folgt der ersten Fassung der Regeln: Leg eine Karte nach der anderen an.
refusal-nothing-to-free = Dort steht keine gelbe Karte für diese Karte.
refusal-take-back-first = Du hast keine Karte mehr zum Ablegen: Nimm zuerst etwas aus deinen Kombinationen zurück.
refusal-hand-not-empty = Karten nimmst du nur zurück, wenn deine Hand leer ist.
refusal-not-yours = Diese Kombination gehört dir nicht: Nimm aus einer eigenen zurück.
refusal-not-in-combination = Diese Karte liegt nicht in dieser Kombination.
refusal-would-break = Ohne diese Karte wäre der Rest keine Kombination: Nimm eine andere zurück.
refusal-only-discard = Nach dem Zurücknehmen kannst du nur noch ablegen.
refusal-match-is-over = Die Partie ist zu Ende.

label-draw = eine Karte vom Stapel ziehen
label-renew = die Ablage zu einem neuen Stapel mischen und ziehen
label-take = { $card } vom Ablagestapel nehmen
label-lay = { $cards } auslegen
label-add = { $added } an { $cards } anlegen
label-free = { $card } in { $cards } legen und { $yellow } nehmen
label-back = { $card } aus { $cards } zurücknehmen
label-back-whole = { $cards } ganz zurücknehmen
label-discard = { $card } ablegen

log-dealt = Runde { $deal }: { $cards } Karten für jeden; { $card } beginnt den Ablagestapel.
log-renew = Der Stapel ist leer: Alle abgelegten Karten außer der obersten werden zu einem neuen gemischt.
log-draw = { $who-is ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
log-drawn = Es ist { $card }.
log-take = { $who-is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $who } nimmt { $card } vom Ablagestapel.
}
log-lay = { $who-is ->
    [you] Du legst Kombination { $number } aus: { $cards }.
   *[other] { $who } legt Kombination { $number } aus: { $cards }.
}
log-add = { $who-is ->
    [you] Du legst { $added } an Kombination { $number } an: { $cards }.
   *[other] { $who } legt { $added } an Kombination { $number } an: { $cards }.
}
log-free = { $who-is ->
    [you] Du legst { $card } in Kombination { $number } und nimmst { $yellow }: { $cards }.
   *[other] { $who } legt { $card } in Kombination { $number } und nimmt { $yellow }: { $cards }.
}
log-back = { $who-is ->
    [you] Du nimmst { $card } aus Kombination { $number } zurück; { $cards } bleibt liegen.
   *[other] { $who } nimmt { $card } aus Kombination { $number } zurück; { $cards } bleibt liegen.
}
log-back-whole = { $who-is ->
    [you] Du nimmst Kombination { $number } ganz zurück: { $cards }.
   *[other] { $who } nimmt Kombination { $number } ganz zurück: { $cards }.
}
log-empty-hand = { $who-is ->
    [you] Du hast keine Karte mehr zum Ablegen und musst etwas zurücknehmen.
   *[other] { $who } hat keine Karte mehr zum Ablegen und muss etwas zurücknehmen.
}
log-discard = { $who-is ->
    [you] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
log-out = { $who-is ->
    [you] Das war deine letzte Karte: Du machst Schluss!
   *[other] Das war die letzte Karte: { $who } macht Schluss!
}
log-stuck = Die Runde endet hier, und niemand macht Schluss.
log-score = { $who-is ->
    [you] Du: { $points } Punkte, { $score } insgesamt.
   *[other] { $who }: { $points } Punkte, { $score } insgesamt.
}
log-score-team = { $who } und { $partner }: { $points } Punkte, { $score } insgesamt.

table-deal = Runde { $deal }; die Partie endet bei { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
}.
table-team = { $who } und { $partner } spielen zusammen.
table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, Punktestand { $score }
table-known = { $who } hat sicher auf der Hand: { $cards }
table-combination = Kombination { $number }: { $cards } ({ $who-is ->
    [you] deine
   *[other] { $who }
}, { $points } Punkte)
table-stock = Stapel: { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
}. Ablagestapel: { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
}, oben { $top }
table-stock-alone = Stapel: { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
}. Der Ablagestapel ist leer.
table-hand = Deine Hand: { $cards }
table-opening = Deine erste Kombination braucht mindestens { $cards } Karten.

notation-alone = „{ $text }“ ist nicht lesbar: „{ $verb }“ steht allein.
notation-one-card = „{ $text }“ ist nicht lesbar: Schreib „{ $verb }“ und eine Karte, zum Beispiel { $verb } g3.
notation-add = „{ $text }“ ist nicht lesbar: Schreib „add“, eine oder mehrere Karten und die Nummer einer Kombination, zum Beispiel add r8 2 oder add y8 r9 2.
notation-combination = „{ $text }“ ist nicht lesbar: Schreib „{ $verb }“, eine Karte und die Nummer einer Kombination, zum Beispiel { $verb } r8 2.
notation-lay = „{ $text }“ ist nicht lesbar: Schreib „lay“ und die Karten, zum Beispiel lay r5 y6 r7.
notation-too-often = „{ $text }“ nennt { $card } öfter, als sie in der Schachtel ist.
notation-too-many = „{ $text }“ nennt zu viele Karten: Höchstens { $most } können auf einmal angelegt werden, denn eine Kombination hat drei bis zehn.

position-dealer = In Runde { $deal } (die erste ist 0) gibt Platz { $dealer }.
position-partners = Die Plätze { $seat } und { $partner } sind ein Team und haben denselben Punktestand.
position-target-reached = Jemand hat schon { $target } Punkte: Dann ist die Phase „over“.
position-target-missed = Die Partie ist nicht zu Ende: Niemand hat { $target } Punkte, und es war nicht die vierzigste Runde.
position-card-count = Die Karte { $card } kommt in Händen, Stapel, Ablage und Kombinationen { $found }-mal vor; in der Schachtel { $copies }-mal.
position-discard = { $key } ist „{ $found }“; es muss eine einzige Karte sein, zum Beispiel "r7".
position-combination = { $key } ist { $found }; nötig sind die Schlüssel id, owner und cards.
position-combination-order = { $key } hat die Nummer { $number } nach { $before }; Kombinationen stehen in der Reihenfolge ihrer Nummern, jede einmal.
position-no-combination = { $key }: „{ $cards }“ ist keine Kombination.
position-known = Platz { $seat } hat nicht, was man von ihm weiß: { $cards }.
position-stocks-number = „stocks“ hat { $found } Einträge. Es steht nur nach einer Erneuerung da, mit einem Eintrag für den ersten Stapel und einem für jede Erneuerung; es gab { $renewed }.
position-stocks = { $key } ist { $found }; nötig sind die Schlüssel cards und hands.
position-stocks-seen = { $key } nennt, was alle anderswo sehen: { $cards }.
position-stocks-hand = { $key }: Platz { $seat } kann nicht { $found } verdeckte Karten von dort haben.
position-stocks-missing = „stocks“ nennt nicht jede Karte dort, woher sie kommen muss: { $cards }.
position-turn = Nach { $turns } Zügen dieser Runde ist Platz { $turn } am Zug.
position-empty-hand = Platz { $seat } hat keine Karte: Die Runde wäre zu Ende.
position-back = Zum Zurücknehmen hat Platz { $seat } eine leere Hand und eine eigene Kombination.
position-no-discard = Wenn ein Zug beginnt oder geendet hat, liegt mindestens eine Karte auf der Ablage.
position-deal-ended = Der Stapel ist leer und kann nicht erneuert werden: Die Runde wäre zu Ende.
position-deal-goes-on = Die Partie ist nicht zu Ende: Der letzte Spieler hat noch Karten, und die Runde kann weitergehen.

board-red = Rot
board-blue = Blau
board-green = Grün
board-yellow = Gelb
board-black = Schwarz
board-others = Die anderen am Tisch
board-own = Deine Seite des Tisches
board-hand = Deine Hand
board-cards = Karten auf der Hand:
board-known = hat sicher
board-score = Punkte:
board-lying = liegt schon aus
board-points = Punkte
board-with = mit
board-combination = Kombination
board-add = Anlegen:
board-stock = Stapel
board-pile = Ablage
board-new = Neue Kombination
board-opening = Karten zum Eröffnen, mindestens:
board-lay = Auslegen
board-discard = Ablegen
board-clear = Alle zurück
board-sorting = Hand sortieren
board-by-colour = Nach Farben
board-by-number = Nach Zahlen
board-by-hand = Von Hand: Karten ziehen, oder Umschalttaste und Pfeiltasten
board-gains = Diese Runde:
board-last-hands = Auf der Hand geblieben
board-hint-draw = Zieh vom Stapel, oder nimm die oberste Karte der Ablage.
board-hint-play = Leg aus, leg an oder löse einen Joker aus; dann leg eine Karte ab.
board-hint-back = Deine Hand ist leer: Nimm etwas aus deinen Kombinationen zurück.
board-hint-discard = Leg eine Karte ab.

# Wovon der Ratgeber spricht.
feature-table = Punkte auf dem Tisch
feature-plan = Wert dessen, was du auslegen könntest
feature-burden = Punkte, die deine Hand kosten würde

# Das Ergebnis am Ende, Teil für Teil.
score-total = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
score-deal = Runde { $deal }
score-combination = ausgelegt: { $cards }
score-out = Schluss gemacht
score-hand = noch auf der Hand: { $cards }
score-hand-spared = der Partner hat Schluss gemacht: { $cards } auf der Hand kostet nichts

# Das geführte erste Spiel, und was im ersten freien Spiel zu jeder Art Zug einmal dasteht.
lesson-goal = Werde deine Karten los! Leg Reihen einer Farbe aus oder eine Zahl in vielen Farben. Du hast schon rote Karten: 3, 4, 6.
lesson-draw = Zu Beginn ziehst du immer eine Karte. Tippe auf den Stapel!
lesson-draw-wrong = Die nützt dir nichts. Zieh lieber vom Stapel!
lesson-lay = Die rote 5! Tippe auf deine rote 3, 4, 5 und 6, dann auf „Auslegen“. Am Anfang müssen es vier Karten auf einmal sein.
lesson-lay-wrong = Noch nicht! Leg zuerst die rote 3, 4, 5 und 6 aus, ohne Gelb: Rein zählt viel mehr.
lesson-add = Gelb ★ ist ein Joker: Die gelbe 5 steht für jede 5. Tippe darauf und dann auf Linas blaue Reihe: Sie wird länger.
lesson-add-wrong = Leg zuerst die gelbe 5 ★ an Linas blaue Reihe an.
lesson-discard = Zum Schluss legst du eine Karte ab. Was auf der Hand bleibt, kostet Punkte: weg mit der hohen schwarzen 9 ◆!
lesson-discard-wrong = Leg jetzt die schwarze 9 ◆ ab: Auf der Hand kostet sie am meisten.
lesson-points = Lina und Tom haben auch gezogen und abgelegt. Punkte bringen lange Reihen, am meisten die reinen wie deine rote, ohne Gelb.
lesson-end = Bei 200 Punkten ist Schluss, und wer die meisten hat, gewinnt. Schnell fertig sein allein genügt nicht! Spiel weiter!

hint-draw = Zieh eine Karte vom Stapel, oder nimm die Ablage, wenn sie dir passt.
hint-lay = Du kannst auslegen: Tippe die Karten an. Ohne Gelb zählt es mehr.
hint-add = Du kannst anlegen: Wähle Karten und tippe auf eine Reihe.
hint-free = Hast du die Karte, für die Gelb steht? Leg sie hin und nimm den Joker.
hint-discard = Leg zum Schluss eine Karte ab, am besten eine hohe, die nirgends passt.

# Der Ratgeber, in einem Satz.
advice-draw = Zieh eine Karte vom Stapel: Die offene nützt dir wenig.
advice-take = Nimm { $card } vom Ablagestapel: Sie passt zu deinen Karten.
advice-lay = Leg { $cards } aus: Was auf dem Tisch liegt, zählt für dich.
advice-add = Leg { $added } an { $cards } an: weniger auf der Hand, mehr auf dem Tisch.
advice-free = Leg { $card } in { $cards } und nimm { $yellow }: Einen Joker kann man immer brauchen.
advice-back = Nimm aus { $cards } zurück: Du brauchst eine Karte zum Ablegen.
advice-discard = Leg { $card } ab: Die brauchst du am wenigsten.

# Fragen am Tisch.
check-combination = Eine Kombination
    .help = Darf man diese Karten zusammen auslegen, und was zählen sie?
check-combination-cards = Die Karten
check-opening = Die erste Auslage
    .help = Ist diese erste Kombination der Runde lang genug?
check-opening-cards = Die Karten
check-opening-score = Punkte vor dieser Runde
check-opening-needs = Bei diesem Punktestand braucht die erste Kombination mindestens { $cards } Karten.
check-add = Anlegen
    .help = Darf man diese Karten an jene Kombination anlegen?
check-add-lying = Die Kombination auf dem Tisch
check-add-added = Die Karten zum Anlegen
check-deal = Punkte einer Runde
    .help = Was hat jemand am Ende einer Runde verdient?
check-deal-combinations = Kombinationen auf dem Tisch
check-deal-hand = Noch auf der Hand
check-deal-out = hat Schluss gemacht
check-pure-set = { $cards } ist ein reiner Satz: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
check-mixed-set = { $cards } ist ein Satz mit Gelb: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
check-pure-run = { $cards } ist eine reine Folge: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
check-mixed-run = { $cards } ist eine Folge, aber keine reine: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
check-before = Vorher zählte sie { $points }.
check-lying-is-none = Was auf dem Tisch liegen soll, ist keine Kombination:
check-nothing-added = Sag, welche Karten angelegt werden sollen.
check-is-none = { $cards } kann so nicht auf dem Tisch liegen:
check-out-with-cards = Wer Schluss gemacht hat, hat keine Karten mehr; genannt { $cards ->
    [one] ist aber eine
   *[other] sind aber { $cards }
}: Nimm eins von beidem weg.
check-out = Schluss gemacht: { $points }
check-hand = Noch auf der Hand { $cards }: { $points }
check-total = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} in dieser Runde.
