goal = Erreiche als Erster die vereinbarten Punkte: Wer fertig ist, bekommt die Augen, die die anderen noch haben.

option-mode = Wenn nichts passt
    .help = Ziehen, bis ein Stein passt, oder einfach passen.
option-mode-draw = ziehen
option-mode-block = passen
option-target = Punkte bis zum Sieg
    .help = Runde um Runde geht es weiter, bis jemand so viele Punkte hat.
option-target-0 = nur eine Runde
option-target-50 = 50
option-target-100 = 100

part-line = Kette
part-stock = Vorrat
label-lay = { $tile } { $side } anlegen
label-draw = Stein ziehen

table-seat-cards = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $cards } Steine
}
table-seat-cards-points = { $who-is ->
    [you] Du
   *[other] { $who }
}: { $cards ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $cards } Steine
}, Punkte: { $points }
table-hand = Deine Steine: { $cards }
table-stock = { $part }: { $cards ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $cards } Steine
}

refusal-cards-are-being-dealt = Die Steine werden verteilt. Einen Augenblick.
refusal-card-is-not-left = Dieser Stein ist nicht mehr im Vorrat.
refusal-begin-with-the-highest = Du beginnst mit deinem höchsten Doppelstein, ohne einen mit deinem schwersten Stein.
refusal-not-in-hand = Diesen Stein hast du nicht.
refusal-does-not-fit = Dieser Stein passt dort nicht: Seine Hälfte muss so sein wie das Ende der Kette.
refusal-you-can-lay = Du hast einen Stein, der passt: Lege ihn an.
refusal-draw-first = Zieh einen Stein: Es sind noch welche da.
refusal-nothing-to-draw = Es gibt nichts zu ziehen: Passe.

position-card = In der Stellung nennt { $key } „{ $found }“, was kein Stein dieses Spiels ist; Steine schreibt man wie { $first } und { $last }.
position-card-twice = In der Stellung gibt es den Stein { $card } zweimal.
position-begins = Solange nichts liegt, ist dran, wer { $tile } hat, und alle haben eine volle Hand.
position-hands = Alle haben Steine, bis die Runde vorbei ist; dann ist höchstens eine Hand leer, und niemand beginnt mit weniger, als verteilt wird.
position-newer = „lacks_newer“ zählt seither gezogene Steine: nur einen, und nur bei dem, der an der Reihe ist.
position-over = Die Partie ist genau dann vorbei, wenn jemand „target“ erreicht hat, nach der vierzigsten Runde oder nach einer einzigen.

log-began = Runde { $round }: { $tiles } Steine für jeden. { $who-is ->
    [you] Du hast { $tile } und beginnst.
   *[other] { $who } hat { $tile } und beginnt.
}
log-open = { $who-is ->
    [you] Du eröffnest mit { $tile }.
   *[other] { $who } eröffnet mit { $tile }.
}
log-lay = { $who-is ->
    [you] Du legst { $tile } { $side } an.
   *[other] { $who } legt { $tile } { $side } an.
}
log-draw = { $who-is ->
    [you] Du ziehst { $tile }.
   *[other] { $who } zieht { $tile }.
}
log-draws = { $who } zieht einen Stein.
log-pass = { $who-is ->
    [you] Du passt.
   *[other] { $who } passt.
}
log-emptied = { $who-is ->
    [you] Du hast alle deine Steine gelegt!
   *[other] { $who } hat alle Steine gelegt!
}
log-blocked = Niemand kann mehr anlegen: Die Runde ist vorbei.
log-held = { $who-is ->
    [you] Dir bleiben { $tiles }: { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    }.
   *[other] { $who } behält { $tiles }: { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    }.
}
log-won = { $who-is ->
    [you] Du gewinnst die Runde und bekommst { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }: { $points } insgesamt!
   *[other] { $who } gewinnt die Runde und bekommt { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }: { $points } insgesamt.
}
log-tied = Mehrere haben die wenigsten Augen: Niemand bekommt Punkte.

feature-points = gewonnene Punkte
feature-pips = Augen auf deiner Hand
feature-tiles = Steine auf deiner Hand
feature-fitting = Möglichkeiten, danach anzulegen

hint-lay = Gleiche Hälften berühren sich. Doppelsteine liegen quer.
hint-draw = Nichts passt? Zieh einen Stein.
hint-pass = Nichts passt, und es gibt nichts zu ziehen: Passe.

lesson-line = Das ist die Kette. Es zählen nur ihre zwei Enden: links eine Fünf, rechts eine Zwei.
lesson-lay = Gleiche Hälften berühren sich. Dein Fünf-Vier passt links: Tippe ihn an, dann das linke Ende.
lesson-lay-wrong = Das passt auch. Nimm heute den Fünf-Vier: Schwere Steine kommen zuerst weg.
lesson-draw = An keinem Ende passt jetzt etwas von dir. Tippe auf den Vorrat und zieh einen Stein.
lesson-drawn = So ein Glück, er passt! Lege ihn an.
lesson-drawn-wrong = Lege den Stein an, den du gerade gezogen hast.
lesson-double = Ein Doppelstein liegt quer. Er ist schwer: Werde ihn los, solange er passt.
lesson-double-wrong = Das darfst du. Aber die Doppelsechs hat zwölf Augen: Lege lieber sie.
lesson-end = Wer den letzten Stein legt, bekommt die Augen aller anderen. Jetzt spiel allein weiter!

# Die Wertung am Ende, Runde für Runde.
score-total = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
score-round = Runde { $round }
score-won = was die anderen mehr hatten
score-held = { $held ->
    [one] ein Auge auf der Hand
   *[other] { $held } Augen auf der Hand
}

advice-lay = Lege { $tile } { $side } an: So kommst du weiter.
advice-draw = Zieh einen Stein: Keiner von deinen passt.
advice-pass = Passe: Nichts passt, und es gibt nichts zu ziehen.
