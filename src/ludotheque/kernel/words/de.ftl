# Was Fehler sagen: was gefragt war, was daran nicht stimmt, was richtig wäre.

unknown-language = Die Sprache „{ $asked }“ gibt es hier nicht; es gibt { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-game = Ein Spiel „{ $asked }“ steht nicht im Regal; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-program = „{ $asked }“ ist kein Programm, das laufen kann; es braucht eine ausführbare Datei, einen Befehl mit seinen Wörtern oder DATEI.py:KLASSE.
unknown-bot = Einen Bot „{ $asked }“ gibt es nicht; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-seat = Einen Platz { $asked } gibt es an diesem Tisch nicht; die Plätze heißen 0 bis { $last }.
unknown-lesson = Zum Spiel „{ $game }“ gibt es keine Lektion.
unknown-lesson-move = „{ $asked }“ führt in der Lektion hier nicht weiter; weiter führt: { $known }.
unknown-option = Eine Option „{ $name }“ hat dieses Spiel nicht; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-action = „{ $text }“ ist kein Zug dieses Spiels; ein Zug beginnt mit: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-card = „{ $card }“ in „{ $text }“ ist keine Karte dieses Spiels; Karten schreibt man wie { $first } und { $last }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich sind: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
option-does-not-apply = Die Option { $name } kann hier nicht „{ $value }“ sein: Sie braucht { $needs }.
bad-players = Zu { $asked } lässt sich das nicht spielen; mit diesen Optionen spielen { $known }.
seed-and-chance = Der Zufall kommt aus einem Startwert ({ $asked }) oder aus einer Quelle, nicht aus beidem: Lass eines weg.
bad-seed = „{ $asked }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 2⁶⁴ − 1.
bad-names = { $asked } kann die Spieler an diesem Tisch nicht benennen; es braucht { $players } Namen, einen je Platz.

position-not-object = Eine Stellung ist ein JSON-Objekt mit lesbaren Schlüsseln; dies ist ein { $found }.
position-other-rules = { $found } ist keine Fassung der Regeln dieses Spiels; es hat: { $known }.
position-unknown-key = Eine Stellung dieses Spiels hat keinen Schlüssel „{ $key }“; sie hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
position-says-otherwise = Die Stellung sagt selbst, wie viele spielen und mit welchen Optionen ({ $players } Personen, { $options }): Lass die Angaben weg oder sage dasselbe.
position-in-a-deal = Es wird gerade ausgeteilt: Eine Stellung gibt es nur, wo jemand am Zug ist oder die Partie zu Ende ist.
position-number = In der Stellung ist { $key } { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.
position-value = In der Stellung ist { $key } „{ $found }“; möglich sind: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
position-type = In der Stellung ist { $key } { $found }; es muss die Form { $type } haben.
position-length = In der Stellung ist { $key } { $found }; es muss eine Liste mit { $length } Einträgen sein.

script-used-up = Das Drehbuch des Zufalls ist nach { $made } Zügen zu Ende, und einer fehlt noch.
script-impossible = Das Drehbuch des Zufalls sagt „{ $move }“, das geht hier nicht; möglich sind: { $known }.

folder-lacks-files = Dem Spiel im Ordner „{ $folder }“ fehlt: { $files }.
folder-bad-card = Die game.toml im Ordner „{ $folder }“ ist nicht zu gebrauchen: { $error }.
folder-bad-stage = In der game.toml im Ordner „{ $folder }“ steht stage = „{ $stage }“; möglich ist: { $known }.
folder-bad-lesson = Die Lektion von „{ $folder }“ ist nicht zu gebrauchen: { $folder }/rulebook/lesson.toml:{ $line }: { $error }
folder-bad-credits = In der game.toml im Ordner „{ $folder }“ steht unter [credits] „{ $found }“; möglich ist: { $known }.
module-lacks = Der Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} fehlt: { $missing }. Schreibe das dort, wie es in ludotheque/kernel/contract.py steht.
module-bad-function = In der Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} lässt sich { $name } nicht so aufrufen, wie es im Vertrag steht: Schreibe { $write }.
hooks-not-tuple = In der Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} ist HOOKS „{ $found }“, kein Tupel von Namen: Schreibe { $write }.
hook-unknown = Die Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} meldet den Hook „{ $name }“ an, den es nicht gibt; möglich sind: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
hook-undeclared = Die Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} enthält, ohne Anmeldung: { $names }. Schreibe dort { $write }, oder nenne anders, was nur ein Helfer ist.
sentences-unknown = In der Datei „{ $file }“{ $line ->
    [none] { "" }
   *[other] , Zeile { $line }
} spricht SENTENCES von „{ $found }“, das es in den Regeln nicht gibt; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}

declaration-deck-empty = { $file }, Zeile { $line }: Ein Stapel braucht Karten, jede mindestens einmal{ $card ->
    [none] { "" }
   *[other] { " " }(hier gibt es { $card } gar nicht)
}: Schreibe zum Beispiel values=range(1, 14), copies=1.
declaration-deck-twice = { $file }, Zeile { $line }: In diesem Stapel steht die Karte { $card } zweimal: Erhöhe die Zahl ihrer Exemplare oder gib ihr einen anderen Wert.
declaration-copies = { $file }, Zeile { $line }: { $component } braucht Karten, die es nur einmal gibt, und in „{ $deck }“ gibt es manche öfter: Gib jeder Karte ein Exemplar, oder lass es weg.
declaration-no-deck = { $file }, Zeile { $line }: { $component } besteht aus einem Stapel, nicht aus { $found }: Schreibe zum Beispiel { $component }(DECK).
declaration-no-ends = { $file }, Zeile { $line }: Eine Kette braucht Steine mit zwei Enden; der Stapel „{ $deck }“ hat keine: Mache ihn mit dominoes(6).
declaration-no-track = { $file }, Zeile { $line }: Figuren laufen auf einer Laufbahn, nicht auf { $found }: Schreibe pawns(TRACK, 4).
declaration-no-space = { $file }, Zeile { $line }: Diese Laufbahn hat kein Feld { $found }; ihre Felder gehen von 0 bis { $last }.
declaration-bad-dice = { $file }, Zeile { $line }: { $count } Würfel mit { $sides } Seiten lassen sich nicht werfen: Es muss mindestens einer sein, mit mindestens zwei Seiten.
declaration-unknown = { $file }, Zeile { $line }: { $what } kann nicht „{ $found }“ sein; möglich ist: { $known }.
declaration-no-verb = { $file }, Zeile { $line }: Der Zug „{ $verb }“ ist { $found }: Schreibe card(DECK), single(), pawn(…), number(1, 6) oder dergleichen.
declaration-no-component = { $file }, Zeile { $line }: Der Zug „{ $verb }“ nennt den Bestandteil „{ $found }“, den State nicht hat; er hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-no-field = { $file }, Zeile { $line }: Die Aktion „{ $verb }“ nennt das Feld „{ $found }“, das State nicht hat; es hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-no-counters = { $file }, Zeile { $line }: „{ $component }“ gehört zum Bestandteil „{ $found }“, den State nicht hat; er hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-no-used = { $file }, Zeile { $line }: Wie viele „{ $component }“ mitspielen, soll das Feld „{ $found }“ sagen, das State nicht hat; es hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-other-pawns = { $file }, Zeile { $line }: Der Zug „{ $verb }“ bewegt eine von { $found } Figuren, aber „{ $pawns }“ hat { $there } je Platz: Schreibe pawn({ $there }).
declaration-deck-name = { $file }, Zeile { $line }: Zwei Stapel heißen „{ $name }“: Gib einem davon einen anderen Namen, etwa deck(…, name="jokers").
declaration-board-component = { $file }, Zeile { $line }: In [board] ist { $key } „{ $found }“, was State nicht hat; er hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-board-key = { $file }, Zeile { $line }: [board] kennt „{ $found }“ nicht; möglich ist: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
declaration-two-rests = { $file }, Zeile { $line }: „{ $one }“ und „{ $other }“ enthalten beide, was von ihrem Stapel sonst nirgends ist: Schreibe bei einem davon rest=False.
declaration-no-phase = { $file }, Zeile { $line }: In Phase fehlt { $found }, die Phase, in der die Partie zu Ende ist: Ergänze sie.
declaration-no-refusal = { $file }, Zeile { $line }: In No fehlt { $found }, das die üblichen Ablehnungen brauchen: Ergänze es mit dem Zehnfachen seines § und einer laufenden Nummer.
declaration-name-twice = { $file }, Zeile { $line }: { $name } steht hier zum zweiten Mal (zuerst in Zeile { $first }): Gib einem davon einen anderen Namen.
declaration-field-twice = { $file }, Zeile { $line }: „{ $component }“ hat das Feld { $field }, das schon „{ $other }“ mitbringt: Nenne eines davon anders.
declaration-field-taken = { $file }, Zeile { $line }: „{ $component }“ hat das Feld { $field }, aber jeder Zustand hat schon etwas, das so heißt: Wähle einen anderen Namen.
declaration-verb-deck = { $file }, Zeile { $line }: Die Aktion „{ $verb }“ nimmt Karten des Stapels „{ $deck }“, aber „{ $component }“ hat solche von „{ $other }“: Nenne für beide denselben Stapel.
declaration-before-owner = { $file }, Zeile { $line }: „{ $component }“ gehört zu „{ $other }“, das erst darunter steht: Schreibe es hinter „{ $other }“.
declaration-supply-of = { $file }, Zeile { $line }: Der Vorrat „{ $component }“ gibt an Zähler der Plätze ab, und „{ $other }“ ist keiner: Schreibe „{ $other } = counters()“ oder nenne einen anderen.
declaration-supply-start = { $file }, Zeile { $line }: „{ $other }“ beginnt mit { $start }, aber am Anfang ist alles im Vorrat „{ $component }“: Lass start=… weg und teile in setup aus, wo bekannt ist, wie viele mitspielen.
declaration-word-twice = { $file }, Zeile { $line }: one_of hat das Wort „{ $word }“ zweimal: Jedes steht für eine Aktion.
declaration-argument-twice = { $file }, Zeile { $line }: Zwei Argumente heißen „{ $name }“, und kein Satz könnte sie auseinanderhalten: Schreibe bei einem name=…, wie in number(1, 4, name="row").
declaration-few-starts = { $file }, Zeile { $line }: Diese Bahn hat { $found } Startfelder für { $seats } Plätze: Gib jedem Platz eines.
declaration-bad-cross = { $file }, Zeile { $line }: Ein Kreuz hat vier gleiche Arme, also geht es mit { $found } Feldern nicht: Schreibe ein Vielfaches von vier, mindestens 12.
declaration-bad-start = { $file }, Zeile { $line }: Diese Zähler beginnen mit { $found }, fassen aber { $low } bis { $high }: Ändere start=…, low=… oder ihren Typ, etwa i2.

check-unknown = Eine Frage „{ $asked }“ hat dieses Spiel nicht; es hat: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du { $nearest }?
}
check-players = Hier geht es um { $low } bis { $high } Mitspielende; genannt sind { $found }.
check-no-field = Etwas wie „{ $name }“ ist nicht auszufüllen; es gibt: { $known }.
check-each = { $name } ist „{ $found }“; es braucht einen Eintrag für jede der { $players } Personen.
check-cards = { $name } ist „{ $found }“; es muss eine Liste von Karten sein.
check-card = „{ $found }“ ist keine Karte dieses Spiels; Karten schreibt man wie { $first } und { $last }.
check-copies = { $card } ist { $found }-mal genannt; in der Schachtel gibt es sie { $most ->
    [one] einmal
   *[other] { $most }-mal
}.
check-many = { $found } Karten sind hier zu viele; höchstens { $most } lassen sich eingeben.
check-groups = „{ $found }“ geht nicht; höchstens { $most } Listen von Karten lassen sich eingeben.
check-choice = { $name } ist „{ $found }“; möglich ist: { $known }.
check-number = { $name } ist { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.
check-flag = { $name } ist „{ $found }“; es ist wahr oder falsch.

log-line = Zeile { $line }: { $reason }
log-foreign = Das ist keine unserer Mitschriften; ihre erste Zeile lautet „{ $expected }“.
log-key-twice = „{ $key }“ steht hier zum zweiten Mal; einmal genügt.
log-unreadable = „{ $found }“ ist weder Kopfzeile noch Zug; ein Zug ist ein Platz (oder * für den Zufall) und eine Aktion.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du „{ $nearest }:“?
}
log-lacks-key = Die Mitschrift endet ohne „{ $key }:“, das zum Nachspielen nötig ist.
log-bad-value = „{ $found }“ ist kein Wert für „{ $key }“.
log-other-rules = Diese Partie folgt Regelfassung { $found }; dieses Programm spielt Fassung { $ours }.
log-chance-due = Hier ist der Zufall am Zug, aber die Mitschrift sagt „{ $found }“; möglich sind: { $known }.
log-chance-not-due = Die Mitschrift sagt „{ $found }“, aber der Zufall ist hier nicht am Zug.
log-seed-disagrees = Die Mitschrift sagt „{ $found }“, aber ihr Startwert { $seed } gibt hier „{ $dealt }“.
log-move-refused = { $reason }
log-results = Die Mitschrift endet mit dem Ergebnis { $found }, ihre Züge ergeben aber { $ours }.
no-cache = Die Regeln werden übersetzt, und { $folder } kann das Ergebnis nicht aufnehmen: { $error }. Schaff Platz oder nenne in LUDOTHEQUE_CACHE einen anderen Ordner.
