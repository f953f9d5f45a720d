goal = Arriva per primo ai punti stabiliti: chi finisce guadagna ciò che gli altri hanno ancora in mano.

option-target = Punti da raggiungere
    .help = Si continua, mano dopo mano, finché qualcuno ha questi punti.
option-target-0 = una mano sola
option-target-50 = 50
option-target-100 = 100
option-target-200 = 200
option-specials = Carte speciali
    .help = Un due fa pescare due carte e saltare il turno, un fante fa saltare il turno, un asso cambia il senso.

refusal-does-not-fit = Questa carta non va: serve il seme o il valore di quella in cima. Un otto va sempre.
refusal-name-a-suit = Prima chiama un seme per il tuo otto: fiori, quadri, cuori o picche.
refusal-nothing-to-name = Un seme si chiama solo dopo un proprio otto.
refusal-draw-first = Pesca una carta prima di passare.
refusal-already-drawn = Hai già pescato: gioca quella carta, oppure passa.
refusal-only-the-drawn-card = Dopo aver pescato puoi giocare solo la carta pescata.
refusal-nothing-to-draw = Non c’è più niente da pescare: gioca una carta, oppure passa.

position-open = Ci vuole una carta scoperta; «suit» è il suo seme, o uno qualunque dopo un otto, e un seme si chiama solo dopo un otto.
position-hands = Tutti hanno carte finché la partita non è finita; poi al massimo una mano è vuota.
position-drawn = Solo nella fase «drawn», e solo per chi è di turno, «drawn» nomina una carta della sua mano che viene dal mazzo; altrimenti niente.
position-mixed = «mixed» nomina tutte le carte di cui era fatto il nuovo mazzo, anche quelle che ci sono ancora, e «shuffles» quante volte; senza un nuovo mazzo lascia stare entrambi.
position-over = La partita è finita quando qualcuno ha raggiunto «target», dopo la trentesima mano o dopo una mano unica, e mai altrimenti.

log-flip = Mano { $deal }: { $cards } carte a testa. La prima carta è { $card }.
log-play = { $who-is ->
    [you] Giochi { $card }.
   *[other] { $who } gioca { $card }.
}
log-name = { $who-is ->
    [you] Chiami { $suit }.
   *[other] { $who } chiama { $suit }.
}
log-draw = { $who-is ->
    [you] Peschi { $card }.
   *[other] { $who } pesca { $card }.
}
log-draws = { $who } pesca una carta.
log-pass = { $who-is ->
    [you] Passi.
   *[other] { $who } passa.
}
log-renew = Il mazzo è vuoto: gli scarti si mescolano in un mazzo nuovo.
log-must-draw = { $who-is ->
    [you] Devi pescare due carte e salti il turno!
   *[other] { $who } deve pescare due carte e salta il turno!
}
log-skip = { $who-is ->
    [you] Salti il turno!
   *[other] { $who } salta il turno!
}
log-turned = Ora si gioca nell’altro senso.
log-stuck = Nessuno può andare avanti: la mano è finita.
log-held = { $who-is ->
    [you] Ti resta { $cards }: { $held ->
        [one] un punto
       *[other] { $held } punti
    }.
   *[other] A { $who } resta { $cards }: { $held ->
        [one] un punto
       *[other] { $held } punti
    }.
}
log-won = { $who-is ->
    [you] Vinci { $gain ->
        [one] un punto
       *[other] { $gain } punti
    }: { $points } in tutto!
   *[other] { $who } vince { $gain ->
        [one] un punto
       *[other] { $gain } punti
    }: { $points } in tutto.
}
log-tied = In più d’uno hanno meno punti di tutti: nessuno ne riceve.

# La prima partita guidata, e ciò che la prima partita libera dice una volta di ogni tipo di mossa.
lesson-goal = Queste cinque carte sono tue. Il primo che le finisce guadagna i punti di quelle che gli altri hanno ancora.
lesson-suit = In cima c’è la donna di cuori. Cuori su cuori: gioca il tuo ♥7!
lesson-suit-wrong = Si potrebbe, ma tienila per dopo. Gioca il cuori, ♥7!
lesson-draw = La nonna ha giocato ♥3. Non hai cuori né tre, solo un otto. Tienilo: tocca il mazzo e pesca una carta.
lesson-draw-wrong = Tieni l’otto per dopo! Tocca il mazzo e pesca una carta.
lesson-pass = ♦9: non è un cuori e nemmeno un tre. Quindi passi.
lesson-pass-wrong = Ora non serve. Passa!
lesson-value = La nonna gioca ♣3 sul suo ♥3: lo stesso valore! Ora vale fiori. Gioca ♣9, la più cara.
lesson-value-wrong = Va, ma le carte care vanno via per prime. Gioca ♣9!
lesson-eight = La nonna ha pescato, ma la carta non andava. Ora il tuo otto: va su tutto. Guai a chi se lo tiene, costa 50 punti! Giocalo.
lesson-eight-wrong = Andrebbe. Ma prova l’otto, adesso!
lesson-name = Dopo un otto si chiama un seme. Hai ♦9 e ♦K: chiama quadri!
lesson-name-wrong = Meglio chiamare il seme che hai di più: quadri.
lesson-end = Ti restano due quadri e ♣7, e vale ancora quadri. Via! Quando la tua mano è vuota, la mano è vinta.

hint-play = Stesso seme o stesso valore. Prima le carte care!
hint-draw = Una carta sola. Se va, puoi giocarla subito.
hint-name = Chiama il seme che hai di più.

# Il punteggio alla fine, mano per mano.
score-total = { $points ->
    [one] un punto
   *[other] { $points } punti
}
score-deal = Mano { $deal }
score-won = ciò che avevano gli altri
score-held = { $held ->
    [one] un punto in mano
   *[other] { $held } punti in mano
}

# Il consiglio, in una frase.
advice-play = Gioca { $card }: le carte care devono andare via finché vanno.
advice-name = Chiama { $suit }: è ciò che ti aiuta di più.
advice-draw = Pesca una carta: le tue non vanno, o conviene tenerle.
advice-pass = Passa: questa carta non va, o conviene tenerla.
