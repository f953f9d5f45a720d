# Schweins-Galopp auf Deutsch.

goal = Bring bis zum Ende das meiste Futter in Sicherheit: Schweine, die führen, bringen welches ein, und du behältst es nur, wenn auch deine allerletzte Karte führt.

pig-r = Rot ●
pig-b = Blau ■
pig-g = Grün ▲
pig-y = Gelb ★
pig-w = Weiß ○

option-edition = Ausgabe
    .help = Welche Schachtel auf dem Tisch steht.
option-edition-ravensburger = Ravensburger 1992: 22 Felder, 50 Portionen, drei Rennen
option-edition-abacus = Abacus 2000/2005: 22 Felder, 55 Portionen, drei Rennen
option-edition-groin = Groin devant: 27 Felder, 35 Portionen, bis zu fünf Personen
option-length = Länge
    .help = Wie viele Rennen eine Partie Groin devant hat.
option-length-single = ein Rennen
option-length-each-starts = ein Rennen für jede Person
option-length-supply = bis der Vorrat aufgebraucht ist
option-track_food = Futter auf der Strecke
    .help = Vor jedem Rennen legt jeder eine Portion auf die Strecke.
option-young = Für Jüngere
    .help = Eine letzte Karte, die nicht führt, kostet nichts.

first-piggiest = Wer von euch ist am schweinischsten?
first-piggiest-told = { $who-is ->
    [you] Du fängst an: Niemand ist schweinischer!
   *[other] { $who } fängt an: Niemand ist schweinischer!
}
first-cleanest = Wer von euch ist am saubersten?
first-cleanest-told = { $who-is ->
    [you] Du fängst an: Niemand ist sauberer!
   *[other] { $who } fängt an: Niemand ist sauberer!
}

refusal-arrange-first = Die Schweine stehen noch nicht auf der Strecke: Zuerst stellt sie der Startspieler auf.
refusal-already-arranged = Die Schweine stehen schon; neu aufgestellt wird erst zu Beginn eines Rennens.
refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-no-such-card-left = Von dieser Farbe ist keine Karte mehr auszuteilen.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-in-hand = Du hast keine Karte dieser Farbe: Spiele eine aus deiner Hand.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-match-is-over = Die Partie ist zu Ende.
refusal-feed-first = Zuerst legt jeder eine Portion auf die Strecke; dann beginnt das Rennen.
refusal-no-feeding-now = Futter kommt nur nach dem Austeilen auf die Strecke, von jedem einmal, und nur in dieser Variante.
refusal-too-close = Zu nah: Die vier Felder direkt vor dem vordersten Schwein bleiben leer.
refusal-pig-there = Dort steht ein Schwein: Futter kommt auf ein leeres Feld.
refusal-food-there = Dort liegt schon Futter: Wähle ein leeres Feld.
refusal-beyond-the-ring = So lang ist die Strecke nicht.

label-arrange = { $pigs } aufstellen
label-feed = eine Portion { $ahead } Felder vor das vorderste Schwein legen
label-play = { $pig } spielen

log-dealt = Alle bekommen sieben Karten.
log-arrange = { $who-is ->
    [you] Du stellst die Schweine auf, von vorn nach hinten: { $pigs }.
   *[other] { $who } stellt die Schweine auf, von vorn nach hinten: { $pigs }.
}
log-feed = { $who-is ->
    [you] Du legst eine Portion { $ahead } Felder vor das vorderste Schwein.
   *[other] { $who } legt eine Portion { $ahead } Felder vor das vorderste Schwein.
}
log-play-leads = { $who-is ->
    [you] Du spielst { $pig }: Das Schwein läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } und führt.
   *[other] { $who } spielt { $pig }: Das Schwein läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } und führt.
}
log-play-follows = { $who-is ->
    [you] Du spielst { $pig }: Das Schwein läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } und führt nicht.
   *[other] { $who } spielt { $pig }: Das Schwein läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } und führt nicht.
}
log-graze = { $who-is ->
    [you] Du nimmst die Portion, die dort lag.
   *[other] { $who } nimmt die Portion, die dort lag.
}
log-earn = { $who-is ->
    [you] Du nimmst eine Portion und legst sie nach links.
   *[other] { $who } nimmt eine Portion.
}
log-no-food = Der Vorrat ist leer: Es gibt nichts zu nehmen.
log-safe = { $who-is ->
    [you] Deine letzte Karte: { $food ->
        [one] eine Portion
       *[other] { $food } Portionen
    } für immer in Sicherheit!
   *[other] Letzte Karte von { $who }: { $food ->
        [one] eine Portion
       *[other] { $food } Portionen
    } in Sicherheit.
}
log-lost = { $who-is ->
    [you] Deine letzte Karte führt nicht: { $food ->
        [one] eine Portion geht
       *[other] { $food } Portionen gehen
    } zurück.
   *[other] Die letzte Karte von { $who } führt nicht: { $food ->
        [one] eine Portion geht
       *[other] { $food } Portionen gehen
    } zurück.
}
log-race-over = Rennen { $race } ist zu Ende.

table-race = Rennen { $race } von { $races }; { $first-is ->
    [you] du beginnst.
   *[other] { $first } beginnt.
}
table-race-at-most = Rennen { $race } von höchstens { $races }; { $first-is ->
    [you] du beginnst.
   *[other] { $first } beginnt.
}
table-track = Strecke { $track } →
table-track-food = Strecke { $track } → (+ ist eine Portion)
table-order = Von vorn nach hinten: { $pigs }
table-supply = Vorrat: { $food ->
    [one] eine Portion
   *[other] { $food } Portionen
}
table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, links { $left }, sicher { $right }
table-hand = Deine Hand: { $cards }

board-ring = Die Strecke, die Schweine von vorn nach hinten
board-others = Die anderen am Tisch
board-cards = Karten auf der Hand:
board-left = noch nicht sicher
board-right = sicher
board-hand = Deine Hand
board-lining = Die Schweine zum Aufstellen
board-place = Platz
board-feeding = Die Felder der Strecke, vom vordersten Schwein an
board-space = Feld
board-hint-line = Stell die Schweine auf: Das linke startet vorn.
board-hint-how = Zieh eines, tippe zwei zum Tauschen an oder bewege eines mit den Pfeiltasten.
board-hint-feed = Leg eine Portion auf ein freies Feld.
board-hint-play = Spiel eine Karte, und ihr Schwein läuft.
board-line-up = Auf die Plätze!
board-anew = Von vorn


position-pigs-early = Solange die Schweine aufzustellen sind, ist „pigs“ null.
position-pigs-missing = „pigs“ muss für r, b, g, y und w die gelaufene Strecke angeben.
position-pigs-share = Die Schweine { $one } und { $other } können nicht beide auf Feld { $space } stehen.
position-pigs-moved = Während Futter gelegt wird, stehen die Schweine noch in der Aufstellung: auf 4, 3, 2, 1 und 0.
position-undealt = Es sind { $found } Karten nicht ausgeteilt; bei so vielen Personen müssen es { $expected } sein.
position-left-settled = Platz { $seat } hat keine Karte mehr, also kann links nichts liegen.
position-track = „track“ ordnet einem Feld von 0 bis { $last } eine Portion zu; „{ $key }“: { $food } passt nicht.
position-track-empty = Futter liegt nur mit der Option track_food auf der Strecke, vom Legen bis zum Ende eines Rennens.
position-pig-on-food = Schwein { $letter } steht auf Feld { $space }, wo eine Portion liegt; sie wäre genommen worden.
position-food = Links, rechts, auf der Strecke und im Vorrat liegen zusammen { $found } Portionen; in dieser Ausgabe sind es { $expected }.
position-feed = So kann das Futter nicht liegen: Vom Startspieler bis vor den, der am Zug ist, hat jeder eine Portion gelegt, mindestens fünf Felder vor dem vordersten Schwein.
position-hand-sizes = Die Handgrößen passen nicht: Vom Startspieler an hat jeder so viele Karten gespielt wie der nächste oder eine mehr, und Platz { $turn } ist am Zug.
position-arrange-turn = Der Startspieler stellt die Schweine auf: Am Zug muss Platz { $first } sein.

# Das geführte erste Spiel, und was im ersten freien Spiel zu jeder Art Zug einmal dasteht.
lesson-pigs = Fünf Schweine rennen im Kreis, und keines gehört jemandem! Wer eine Farbe spielt, lässt dieses Schwein laufen.
lesson-first = Das sind deine Karten. Weiß ○ ist ganz hinten: Spiel es, dann springt es über alle anderen!
lesson-first-wrong = Das ginge auch. Aber spiel zuerst Weiß ○ und schau, wie weit es springt!
lesson-food = Weiß führte, dafür bekamst du Futter. Es liegt links von dir und ist noch nicht in Sicherheit. Danach holte sich Lina mit Rot ● eine Portion.
lesson-keep = Achtung: Führt deine letzte Karte nicht, verlierst du alles! Rot ● führt sicher, also heb es auf. Spiel jetzt Grün ▲.
lesson-keep-wrong = Rot würde jetzt führen. Doch dann wäre Grün deine letzte Karte, und dein Futter wäre weg! Spiel Grün ▲.
lesson-lost = Schau zu Lina! Mit der letzten Karte hat sie Gelb ★ gespielt. Gelb führt nicht, also muss sie ihr ganzes Futter zurückgeben.
lesson-last = Jetzt kommt deine letzte Karte: Rot ●. Wenn das Schwein führt, ist dein ganzes Futter für immer in Sicherheit.
lesson-last-wrong = Tippe auf die rote Karte ●.
lesson-end = Geschafft! Nach drei Rennen gewinnt, wer am meisten in Sicherheit hat. Im nächsten Rennen stellst du die Schweine auf: Spiel weiter!

hint-arrange = Stell die Schweine auf, wie du magst. Deine Karten siehst du erst danach.
hint-feed = Leg Futter aus: Wessen Schwein dort landet, der bekommt es.
hint-play = Führt dein Schwein, gibt es Futter. Heb eine gute Karte für den Schluss auf!

# Wovon der Ratgeber spricht.
feature-safe = Sicheres Futter
feature-left = Futter, das noch verloren gehen kann
feature-leading = Karten, die jetzt führen würden

# Das Ergebnis am Ende, Teil für Teil.
score-total = { $points ->
    [one] eine Portion
   *[other] { $points } Portionen
}
score-race = Rennen { $race }
score-safe = letzte Karte vorn: in Sicherheit
score-lost = letzte Karte nicht vorn: { $food ->
    [one] eine Portion verloren
   *[other] { $food } Portionen verloren
}
score-nothing = nichts zu retten

# Der Ratgeber, in einem Satz.
advice-arrange = Stell die Schweine auf, wie du magst: Karten hat noch niemand.
advice-feed = Leg die Portion dorthin, wo ein Schwein von dir vorbeikommen kann.
advice-leads = Spiel { $pig }: Das Schwein { $jumped ->
    [0] läuft los
    [1] springt über eins
    [2] springt über zwei
    [3] springt über drei
   *[4] springt über vier
} und führt. Das gibt Futter!
advice-leads-only = Spiel { $pig }: Das Schwein { $jumped ->
    [0] läuft los
    [1] springt über eins
    [2] springt über zwei
    [3] springt über drei
   *[4] springt über vier
} und führt.
advice-graze = Spiel { $pig }: Das Schwein kommt zum Futter auf der Bahn. Es gehört dir!
advice-waits = Spiel { $pig }: Deine anderen Karten sind später mehr wert.

# Fragen am Tisch.
check-run = Eine Karte und ihr Schwein
    .help = Wie weit läuft das Schwein, führt es, und was bringt das? Zähl die Felder, die jedes Schwein gelaufen ist, von dem an, das beim Start ganz hinten stand.
check-run-card = Die gespielte Karte
check-run-left = Portionen auf der linken Seite, vorher
check-run-last = es ist die letzte Karte in diesem Rennen
check-run-empty = der Vorrat ist leer
check-stands = Jetzt steht { $pig } auf { $spaces }.
check-left = Links { $food ->
    [one] liegt jetzt eine Portion
   *[other] liegen jetzt { $food } Portionen
}, noch nicht in Sicherheit.
check-same-space = Zwei Schweine können nicht auf demselben Feld stehen ({ $space }): Sieh noch einmal nach. Auf dem Ring ist einmal ganz herum dasselbe Feld.
