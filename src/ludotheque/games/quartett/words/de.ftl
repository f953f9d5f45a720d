# Quartett und Quintett auf Deutsch.

goal = Sammle die meisten Sätze: Ein Satz ist ein Wert in allen Farben.

colour-r = rote ●
colour-b = blaue ■
colour-g = grüne ▲
colour-y = gelbe ★
colour-k = schwarze ◆

option-set = Karten pro Satz
    .help = Vier Farben sind ein Quartett; mit den schwarzen Karten braucht es fünf.
option-set-4 = Quartett: vierzig Karten, vier von jedem Wert
option-set-5 = Quintett: fünfzig Karten, fünf von jedem Wert

refusal-no-black-cards = Im Quartett gibt es keine schwarzen Karten; die spielen nur im Quintett mit.
refusal-cards-are-being-dealt = Die Karten werden noch ausgeteilt.
refusal-card-is-dealt = Diese Karte ist schon ausgeteilt.
refusal-not-your-turn = Du bist nicht mit Fragen dran.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-no-such-player = Diesen Platz gibt es an diesem Tisch nicht.
refusal-ask-someone-else = Dich selbst kannst du nicht fragen: Frag jemand anderen.
refusal-you-hold-it = Diese Karte hast du selbst: Frag nach einer, die dir fehlt.
refusal-none-of-that-value = Du darfst nur nach einem Wert fragen, von dem du eine Karte hast.
refusal-has-no-cards = Dort sind keine Karten mehr auf der Hand: Frag jemanden, der noch welche hat.
refusal-set-is-laid = Dieser Satz liegt schon auf dem Tisch.
refusal-match-is-over = Die Partie ist zu Ende.

label-ask = { $whom } um die { $colour }{ $value } bitten

log-dealt = Alle Karten sind ausgeteilt. { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
log-ask = { $who-is ->
    [you] Du möchtest von { $whom } die { $colour }{ $value }.
   *[other] { $whom-is ->
        [you] { $who } möchte von dir die { $colour }{ $value }.
       *[other] { $who } möchte von { $whom } die { $colour }{ $value }.
    }
}
log-given = { $whom-is ->
    [you] Du hast sie und gibst sie her.
   *[other] { $who-is ->
        [you] { $whom } hat sie und gibt sie dir.
       *[other] { $whom } hat sie und gibt sie her.
    }
}
log-refused = { $whom-is ->
    [you] Du hast sie nicht.
   *[other] { $whom } hat sie nicht.
}
log-laid = { $who-is ->
    [you] Du legst alle { $set } Karten mit dem Wert { $value } aus: { $set ->
        [5] ein Quintett!
       *[other] ein Quartett!
    }
   *[other] { $who } legt alle { $set } Karten mit dem Wert { $value } aus: { $set ->
        [5] ein Quintett.
       *[other] ein Quartett.
    }
}
log-out = { $who-is ->
    [you] Du hast keine Karten mehr.
   *[other] { $who } hat keine Karten mehr.
}
log-again = { $who-is ->
    [you] Du darfst noch einmal fragen.
   *[other] { $who } darf noch einmal fragen.
}
log-turn = { $who-is ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
}
log-all-laid = Alle Sätze liegen auf dem Tisch.
log-limit = { $questions } Fragen sind gestellt: Die Partie endet hier.

table-questions = Gestellte Fragen: { $questions } von höchstens { $most }
table-seat = { $who-is ->
    [you] Du
   *[other] { $who }
} (Platz { $number }): { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, noch kein Satz
table-seat-sets = { $who-is ->
    [you] Du
   *[other] { $who }
} (Platz { $number }): { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, ausgelegte Sätze: { $sets }
table-known = { $who-is ->
    [you] Alle wissen, dass du das hast: { $cards }
   *[other] { $who } hat sicher: { $cards }
}
table-asked = { $who-is ->
    [you] Alle wissen, dass du auch von diesen Werten eine Karte hast: { $values }
   *[other] { $who } hat gefragt und hat also auch von diesen Werten eine Karte: { $values }
}
table-lacks = { $who-is ->
    [you] Alle wissen, dass du das nicht hast: { $cards }
   *[other] { $who } hat nicht: { $cards }
}
table-hand = Deine Hand: { $cards }
typed-letters = Buchstaben zum Tippen: { $letters }


position-hands-missing = Die Stellung nennt „{ $key }“, aber keine „hands“: Sie muss sagen, wer welche Karten hat.
position-set-twice = Der Satz der { $value } kann nur einmal auf dem Tisch liegen.
position-black = In { $key } ist { $card } eine schwarze Karte; die spielen nur im Quintett mit, wo „set“ 5 ist.
position-card-twice = Die Karte { $card } kommt zweimal vor.
position-card-laid = Die Karte { $card } kann auf keiner Hand sein: Der Satz der { $value } liegt auf dem Tisch.
position-set-in-hand = Platz { $seat } hat alle Karten mit dem Wert { $value }; sie wären schon ausgelegt.
position-card-missing = Diese Karten sind auf keiner Hand und in keinem Satz: { $cards }.
position-over = Alle Sätze liegen, oder { $questions } Fragen sind gestellt: „phase“ muss „over“ sein.
position-not-over = Es fehlen noch Sätze, und es sind weniger als { $questions } Fragen gestellt: „phase“ muss „ask“ sein.
position-turn = Platz { $seat } hat keine Karten und kann nicht am Zug sein.
position-known = Von Platz { $seat } kann { $card } nicht bekannt sein: Die Karte ist nicht auf dieser Hand.
position-asked = Platz { $seat } kann nicht nach dem Wert { $value } gefragt haben: Außer den bekannten Karten hat er keine davon.
position-lacks = Von Platz { $seat } kann nicht bekannt sein, dass { $card } fehlt: Die Karte ist auf dieser Hand.
position-elsewhere = Von Platz { $seat } kann nicht bekannt sein, dass eine Karte mit dem Wert { $value } fehlt: Außer den bekannten hat er alle.

board-you = Du
board-others = Die anderen am Tisch
board-cards = Karten auf der Hand:
board-sets = Ausgelegte Sätze:
board-your-sets = Deine Sätze:
board-slate = Die früheren Fragen
board-slate-empty = Frühere Fragen bleiben hier stehen.
board-given = bekommen
board-refused = nicht da
board-tray = Alle Karten des Spiels, eine Spalte je Wert
board-yours = deine
board-seen = alle wissen, dass du sie hast
board-laid = Satz liegt auf dem Tisch
board-has = hat sie
board-lacks = hat sie nicht
board-some = hat eine Karte dieses Werts
board-order = Die Zeichen stehen in der Reihenfolge der Spieler oben.
board-notes = Merkzettel
board-hint = Tippe auf eine Karte, die dir fehlt, dann auf einen Spieler – oder umgekehrt.
board-hint-whom = Wen fragst du? Tippe auf einen Spieler:
board-hint-what = Nach welcher Karte? Du fragst
board-cancel = Abbrechen

# Wovon der Ratgeber spricht.
feature-sets = Ausgelegte Sätze
feature-begun = Handkarten, die zusammengehören
feature-turn = Du bleibst an der Reihe
feature-shown = Deine Karten, die alle kennen

# Das Ergebnis am Ende, Teil für Teil.
score-total = { $points ->
    [0] kein Satz
    [one] ein Satz
   *[other] { $points } Sätze
}
score-set = alle { $value }er

# Das geführte erste Spiel, und was im ersten freien Spiel zu jeder Art Zug einmal dasteht.
lesson-sets = Sammle Sätze: eine Zahl in allen vier Farben. Du hast schon zwei Siebener, die rote ● und die blaue ■. Wer hat die anderen?
lesson-ask = Frag jemanden nach einer Karte! Tippe auf die grüne 7 ▲ und dann auf Lina.
lesson-ask-wrong = Danach darfst du auch fragen. Aber such jetzt die Siebener: Frag Lina nach der grünen 7 ▲.
lesson-again = Lina hatte sie und musste sie hergeben! Wer eine Karte bekommt, fragt noch einmal. Frag jetzt Tom nach der gelben 7 ★.
lesson-again-wrong = Bleib bei den Siebenern: Frag Tom nach der gelben 7 ★.
lesson-no = Tom hat sie nicht: Darum durfte er fragen. Nach einer 1, also hat er selbst eine! Du hattest keine und bist wieder dran.
lesson-know = Denk nach: Du hast die gelbe 7 nicht, Tom auch nicht. Also hat Lina sie! Frag Lina nach der gelben 7 ★.
lesson-know-wrong = Fast! Die gelbe 7 ★ kann nur bei Lina sein: Frag Lina danach.
lesson-end = Ein ganzer Satz! Fragen darfst du nur nach Zahlen, von denen du eine Karte hast. Die meisten Sätze gewinnen. Spiel weiter!

hint-ask = Tippe auf eine Karte, die dir fehlt, dann darauf, wer sie haben könnte.

# Der Ratgeber, in einem Satz.
advice-completes = Bitte { $whom } um die { $colour }{ $value }: Mit ihr ist dein Satz vollständig!
advice-certain = Bitte { $whom } um die { $colour }{ $value }: Alle wissen, dass sie dort ist.
advice-asked = Bitte { $whom } um die { $colour }{ $value }: { $whom } hat eine Karte mit diesem Wert.
advice-may = Bitte { $whom } um die { $colour }{ $value }: Mit etwas Glück ist sie dort, und sie passt zu deinen Karten.
