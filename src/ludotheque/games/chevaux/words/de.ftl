# Pferdchenrennen auf Deutsch.

goal = Bring alle deine Pferde vor den anderen um die Bahn und ans Ende deiner Zielgasse. Nur eine Sechs öffnet den Stall.

option-horses = Pferde
    .help = Wie viele Pferde jeder hat: Je mehr, desto länger dauert es, und desto mehr gibt es zu überlegen.
option-outside = Erstes Pferd draußen
    .help = Bei allen steht das erste Pferd schon auf dem Startfeld.

first-youngest = Wer von euch ist am jüngsten?
first-youngest-told = { $who-is ->
    [you] Du fängst an: Du bist am jüngsten.
   *[other] { $who } fängt an: Niemand ist jünger.
}

part-pawns = Pferde
part-track = Bahn

refusal-no-such-horse = So viele Pferde hast du nicht.
refusal-dice-are-being-thrown = Der Würfel rollt noch.
refusal-roll-first = Erst wird gewürfelt.
refusal-already-rolled = Gewürfelt ist: Jetzt läufst du mit einem Pferd.
refusal-needs-a-six = Dieses Pferd braucht eine Sechs, um aus dem Stall zu kommen.
refusal-own-horse-there = Dort steht schon eines deiner Pferde.
refusal-safe-there = Auf seinem eigenen Startfeld ist dieses Pferd sicher: Dort darf niemand stehen bleiben.
refusal-too-far = Der Würfel zeigt zu viel: Dieses Pferd käme über das Ende der Zielgasse hinaus.

label-roll = Würfeln
label-come-out = Pferd { $horse } aus dem Stall holen
label-run = { $spaces ->
    [one] Ein Feld
   *[other] { $spaces } Felder
} laufen mit Pferd { $horse }
label-climb = Mit Pferd { $horse } auf Feld { $space } der Zielgasse laufen
label-send-back = Mit Pferd { $horse } laufen und { $whom-is ->
    [you] deines
   *[other] das von { $whom }
} zurückschicken

log-rolled = { $who-is ->
    [you] Du würfelst eine { $value }.
   *[other] { $who } würfelt eine { $value }.
}
log-came-out = { $who-is ->
    [you] Dein Pferd { $horse } kommt aus dem Stall.
   *[other] Pferd { $horse } von { $who } kommt aus dem Stall.
}
log-ran = { $who-is ->
    [you] Dein Pferd { $horse } läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
   *[other] Pferd { $horse } von { $who } läuft { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
}
log-climbed = { $who-is ->
    [you] Dein Pferd { $horse } steht auf Feld { $space } deiner Zielgasse.
   *[other] Pferd { $horse } von { $who } steht auf Feld { $space } der Zielgasse.
}
log-sent-back = { $whom-is ->
    [you] { $who } schickt dein Pferd zurück in den Stall!
   *[other] { $who-is ->
        [you] Du schickst das Pferd von { $whom } zurück in den Stall!
       *[other] { $who } schickt das Pferd von { $whom } zurück in den Stall!
    }
}
log-arrived = { $who-is ->
    [you] Dein Pferd { $horse } ist am Ziel!
   *[other] Pferd { $horse } von { $who } ist am Ziel!
}
log-stuck = { $who-is ->
    [you] Keines deiner Pferde kann laufen.
   *[other] Kein Pferd von { $who } kann laufen.
}
log-again = { $who-is ->
    [you] Eine Sechs: Würfle noch einmal!
   *[other] Eine Sechs: { $who } würfelt noch einmal.
}
log-enough-sixes = Drei Sechsen hintereinander: Das reicht.
log-won = { $who-is ->
    [you] Alle deine Pferde sind am Ziel: Du gewinnst!
   *[other] Alle Pferde von { $who } sind am Ziel!
}
log-enough-rolls = 1000 Würfe: Die meisten Felder gewinnen.

table-pawns = { $who-is ->
    [you] Deine Pferde
   *[other] Pferde von { $who }
}: { $places }

score-total = { $points ->
    [one] ein Feld
   *[other] { $points } Felder
}
score-arrived = { $horses ->
    [one] ein Pferd am Ziel
   *[other] { $horses } Pferde am Ziel
}
score-on-the-way = { $horses ->
    [one] ein Pferd noch nicht am Ziel
   *[other] { $horses } Pferde noch nicht am Ziel
}

advice-roll = Tippe auf den Würfel!
advice-come-out = Hol ein Pferd heraus: Im Stall gewinnt keines ein Rennen.
advice-run = Lauf { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} mit Pferd { $horse }: Dort steht es am besten.
advice-climb = Lauf mit Pferd { $horse } in die Zielgasse: Dort erwischt es keiner.
advice-send-back = Lauf mit Pferd { $horse } und schick { $whom-is ->
    [you] deines
   *[other] das von { $whom }
} zurück in den Stall!

lesson-roll = Die roten Pferde gehören dir. Einmal im Uhrzeigersinn um die Bahn, dann in deine Zielgasse! Erst wird gewürfelt: Tippe auf den Würfel!
lesson-out = Eine Sechs! Nur eine Sechs öffnet den Stall. Tippe auf das Pferd im Stall, und es kommt heraus.
lesson-out-wrong = Das könnte auch laufen. Aber hol zuerst ein Pferd aus dem Stall: Sechsen sind selten!
lesson-again = Nach einer Sechs würfelst du noch einmal. Tippe auf den Würfel!
lesson-catch = Eine 4! Vier Felder vor einem deiner Pferde steht eines von Oma. Lande darauf!
lesson-catch-wrong = Das ginge auch. Aber ein anderes Pferd landet genau auf Omas Pferd. Versuch es!
lesson-lane = Ab in den Stall! Aber gib acht, die anderen machen es genauso. Sicher ist ein Pferd nur in der Zielgasse und auf dem eigenen Startfeld. Würfle!
lesson-climb = Eine 3. Tippe auf das Pferd kurz vor deiner Zielgasse: Dort drin erwischt es keiner.
lesson-climb-wrong = Das ginge auch. Aber lauf jetzt in die Zielgasse: Dort ist dein Pferd sicher!
lesson-end = Am Ende der Zielgasse stellen sich deine Pferde auf 6, 5 und 4 auf. Wer dort zuerst alle hat, gewinnt. Spiel weiter!

board-hint-move = Tippe auf das Pferd, das laufen soll.

hint-roll = Tippe auf den Würfel.
hint-move = Tippe auf das Pferd, das laufen soll. Wer dort steht, muss zurück!

position-does-not-fit = So können die Pferde nach den Regeln nicht stehen.
