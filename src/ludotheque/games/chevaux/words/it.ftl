# Cavallini in italiano.

goal = Porta tutti i tuoi cavallini, dopo un giro di pista, in fondo alla tua dirittura prima degli altri. Solo un sei apre la stalla.

option-horses = Cavallini
    .help = Quanti cavallini ha ciascuno: più sono, più dura, e più c’è da scegliere.
option-outside = Primo cavallino fuori
    .help = Il primo cavallino di ciascuno è già sulla sua casella di partenza.

first-youngest = Chi di voi è il più giovane?
first-youngest-told = { $who-is ->
    [you] Cominci tu: nessuno è più giovane.
   *[other] Comincia { $who }: nessuno è più giovane.
}

part-pawns = Cavallini
part-track = Pista

refusal-no-such-horse = Non hai così tanti cavallini.
refusal-dice-are-being-thrown = Il dado sta ancora rotolando.
refusal-roll-first = Prima lancia il dado.
refusal-already-rolled = Il dado è lanciato: ora fai correre uno dei tuoi cavallini.
refusal-needs-a-six = A questo cavallino serve un sei per uscire dalla stalla.
refusal-own-horse-there = Lì c’è già un tuo cavallino.
refusal-safe-there = Sulla sua casella di partenza quel cavallino è al sicuro: nessuno può fermarsi lì.
refusal-too-far = Il dado dice troppo: questo cavallino supererebbe la fine della dirittura.

label-roll = Lancia il dado
label-come-out = Fai uscire dalla stalla il cavallino { $horse }
label-run = Corri di { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
} con il cavallino { $horse }
label-climb = Corri con il cavallino { $horse } sulla casella { $space } della dirittura
label-send-back = Corri con il cavallino { $horse } e rimanda indietro { $whom-is ->
    [you] il tuo
   *[other] quello di { $whom }
}

log-rolled = { $who-is ->
    [you] Fai un { $value }.
   *[other] { $who } fa un { $value }.
}
log-came-out = { $who-is ->
    [you] Il tuo cavallino { $horse } esce dalla stalla.
   *[other] Il cavallino { $horse } di { $who } esce dalla stalla.
}
log-ran = { $who-is ->
    [you] Il tuo cavallino { $horse } corre di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    }.
   *[other] Il cavallino { $horse } di { $who } corre di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    }.
}
log-climbed = { $who-is ->
    [you] Il tuo cavallino { $horse } è sulla casella { $space } della tua dirittura.
   *[other] Il cavallino { $horse } di { $who } è sulla casella { $space } della dirittura.
}
log-sent-back = { $whom-is ->
    [you] { $who } rimanda nella stalla un tuo cavallino!
   *[other] { $who-is ->
        [you] Rimandi nella stalla un cavallino di { $whom }!
       *[other] { $who } rimanda nella stalla un cavallino di { $whom }!
    }
}
log-arrived = { $who-is ->
    [you] Il tuo cavallino { $horse } è arrivato!
   *[other] Il cavallino { $horse } di { $who } è arrivato!
}
log-stuck = { $who-is ->
    [you] Nessuno dei tuoi cavallini può correre.
   *[other] Nessun cavallino di { $who } può correre.
}
log-again = { $who-is ->
    [you] Un sei: rilancia il dado!
   *[other] Un sei: { $who } rilancia il dado.
}
log-enough-sixes = Tre sei di fila: ora basta.
log-won = { $who-is ->
    [you] Tutti i tuoi cavallini sono arrivati: hai vinto!
   *[other] Tutti i cavallini di { $who } sono arrivati!
}
log-enough-rolls = 1000 lanci: vince chi ha più caselle.

table-pawns = { $who-is ->
    [you] I tuoi cavallini
   *[other] I cavallini di { $who }
}: { $places }

score-total = { $points ->
    [one] una casella
   *[other] { $points } caselle
}
score-arrived = { $horses ->
    [one] un cavallino arrivato
   *[other] { $horses } cavallini arrivati
}
score-on-the-way = { $horses ->
    [one] un cavallino non ancora arrivato
   *[other] { $horses } cavallini non ancora arrivati
}

advice-roll = Tocca il dado!
advice-come-out = Fai uscire un cavallino: nella stalla non si vincono corse.
advice-run = Corri di { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
} con il cavallino { $horse }: lì sta meglio.
advice-climb = Porta il cavallino { $horse } nella dirittura: lì non lo prende nessuno.
advice-send-back = Corri con il cavallino { $horse } e rimanda { $whom-is ->
    [you] il tuo
   *[other] quello di { $whom }
} nella stalla!

lesson-roll = I cavallini rossi sono tuoi. Fanno un giro di pista in senso orario, poi entrano nella tua dirittura. Prima si lancia: tocca il dado!
lesson-out = Un sei! Solo un sei apre la stalla. Tocca il cavallino che aspetta lì, ed esce.
lesson-out-wrong = Quello potrebbe correre. Ma fai prima uscire un cavallino dalla stalla: i sei sono rari!
lesson-again = Con un sei si rilancia. Tocca ancora il dado!
lesson-catch = Un 4! Quattro caselle davanti a un tuo cavallino c’è quello della nonna. Saltagli addosso!
lesson-catch-wrong = Si può. Ma un altro cavallino finisce proprio su quello della nonna. Prova!
lesson-lane = Via, nella stalla! Attento: gli altri fanno lo stesso. Un cavallino è al sicuro solo nella dirittura e sulla sua casella di partenza. Rilancia!
lesson-climb = Un 3. Tocca il cavallino davanti alla tua dirittura: lì dentro non lo prende nessuno.
lesson-climb-wrong = Si può. Ma entra ora nella dirittura: lì il tuo cavallino è al sicuro!
lesson-end = In fondo alla dirittura i cavallini si mettono in fila su 6, 5 e 4. Vince chi per primo li ha tutti lì. Continua tu!

board-hint-move = Tocca il cavallino che deve correre.

hint-roll = Tocca il dado.
hint-move = Tocca il cavallino che deve correre. Chi sta dove arrivi torna nella stalla!

position-does-not-fit = Secondo le regole i cavallini non possono stare così.
