# Was Spiele aus Bestandteilen sagen, wo sie keine eigenen Worte dafür haben.

refusal-match-is-over = Die Partie ist zu Ende.
refusal-no-such-action = Das geht in diesem Spiel nicht.
refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-dice-are-being-thrown = Die Würfel rollen noch.
refusal-card-is-not-left = Diese Karte ist nicht mehr auszuteilen.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-already-chosen = Du hast schon gewählt; warte auf die anderen.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.

notation-form = „{ $text }“ ist nicht zu lesen: Schreibe zum Beispiel „{ $first }“ oder „{ $last }“.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $nearest }“?
}
notation-alone = „{ $text }“ ist nicht zu lesen: „{ $verb }“ steht allein.
position-card = In der Stellung nennt { $key } „{ $found }“, was keine Karte dieses Spiels ist; Karten schreibt man wie { $first } und { $last }.
position-card-twice = In der Stellung gibt es die Karte { $card } öfter als im Spiel.
position-card-missing = In der Stellung fehlt eine Karte { $card }: Irgendwo muss sie sein.
position-top = In der Stellung ist { $key } { $found }, aber diese Karte liegt nicht in „{ $pile }“.
position-too-many = In der Stellung hat { $key } { $found } Karten; Platz ist für { $most }.
position-chain = In der Stellung geht { $key } mit { $tile } weiter, aber das offene Ende ist { $end }.
position-lacks = In der Stellung hat eine Hand { $cards ->
    [none] weniger Karten, als sie seither bekam
   *[other] { $cards }, was ihr laut { $key } fehlt
}; Karten, die sie seither bekam und die beliebig sein dürfen: { $newer }.
position-supply = In der Stellung hat { $key } mehr als die { $most }, die es gibt.
position-pawns = In der Stellung hat { $key } eine Spielfigur auf { $place }, wo schon eine andere steht.
position-does-not-fit = Diese Stellung kann nach den Regeln nicht entstehen.

part-hand = Hand
part-stock = Nachziehstapel
part-undealt = Nicht ausgeteilte Karten
part-discard = Ablagestapel
part-played = Gespielte Karten
part-choice = Wahl
part-rows = Reihe
part-market = Auslage
part-known = Bekannte Karten
part-line = Kette
part-pawns = Figuren
part-die = Würfel
part-points = Punkte
part-tokens = Chips
part-supply = Vorrat
part-suit = Gespielt wird

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
suit-r = Rot
suit-b = Blau
suit-g = Grün
suit-y = Gelb
suit-k = Schwarz
suit-w = Weiß
side-left = links
side-right = rechts

label-play = { $card } spielen
label-draw = Karte ziehen
label-pass = Passen
label-name = { $suit } wünschen
label-move = Figur { $pawn } ziehen
label-lay = { $tile } { $side } anlegen
label-take = { $card } nehmen
label-discard = { $card } ablegen
label-action = { $text }

table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}
table-seat-points = { $who-is ->
    [you] Du
   *[other] { $who }
}, Punkte: { $points }
table-seat-cards = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}
table-seat-cards-points = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}, Punkte: { $points }
table-hand = Deine Hand: { $cards }
table-choice = Du hast { $card } gewählt.
table-shown = { $who-is ->
    [you] Du hast { $card } gezeigt.
   *[other] { $who } hat { $card } gezeigt.
}
table-known = { $who-is ->
    [you] Die anderen wissen, dass du { $cards } hast.
   *[other] Von { $who } weiß man: { $cards }.
}
table-stock = { $part }: { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}
table-pile = { $part }: { $cards }
table-pile-top = { $part }: { $card } obenauf ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
table-piles = { $part } { $number }: { $cards }
table-suit = { $part }: { $suit }
table-suit-seat = { $who-is ->
    [you] Du hast gezogen, statt { $suit } zu spielen.
   *[other] { $who } hat gezogen, statt { $suit } zu spielen.
}
table-dice = { $part }: { $dice }
table-pawns = { $who-is ->
    [you] Deine Figuren
   *[other] Figuren von { $who }
}: { $places }
table-counter = { $part }: { $number }
table-counter-seat = { $who-is ->
    [you] Du
   *[other] { $who }
}, { $part }: { $number }
typed-track = { $row }
