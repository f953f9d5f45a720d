goal = Raggiungi per primo i punti stabiliti: chi finisce prende i punti che gli altri hanno ancora in mano.

option-mode = Se niente va bene
    .help = Si pesca finché una tessera va bene, oppure si passa.
option-mode-draw = si pesca
option-mode-block = si passa
option-target = Punti da raggiungere
    .help = La partita continua, una mano dopo l’altra, finché qualcuno ha quei punti.
option-target-0 = una mano sola
option-target-50 = 50
option-target-100 = 100

part-line = Fila
part-stock = Mazzo
label-lay = Metti { $tile } { $side }
label-draw = Pesca una tessera

table-seat-cards = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $cards } tessere
}
table-seat-cards-points = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $cards } tessere
}, punti: { $points }
table-hand = Le tue tessere: { $cards }
table-stock = { $part }: { $cards ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $cards } tessere
}

refusal-cards-are-being-dealt = Si distribuiscono le tessere. Un attimo.
refusal-card-is-not-left = Questa tessera non è più nel mazzo.
refusal-begin-with-the-highest = Comincia con il tuo doppio più alto; se non ne hai, con la tessera più pesante.
refusal-not-in-hand = Non hai questa tessera.
refusal-does-not-fit = Questa tessera lì non va: la sua metà deve essere uguale all’estremità della fila.
refusal-you-can-lay = Hai una tessera che va bene: mettila.
refusal-draw-first = Pesca una tessera: ce ne sono ancora.
refusal-nothing-to-draw = Non c’è niente da pescare: passa.

position-card = Nella posizione, { $key } nomina «{ $found }», che non è una tessera di questo gioco; le tessere si scrivono come { $first } e { $last }.
position-card-twice = Nella posizione la tessera { $card } c’è due volte.
position-begins = Finché non c’è niente sul tavolo tocca a chi ha { $tile }, e tutti hanno la mano completa.
position-hands = Tutti hanno tessere finché la mano dura; poi al massimo un giocatore è senza, e nessuno comincia con meno di quante se ne distribuiscono.
position-newer = «lacks_newer» conta le tessere pescate da allora: una sola, e solo di chi è di turno.
position-over = La partita è finita esattamente quando qualcuno ha raggiunto «target», dopo la quarantesima mano o dopo una sola.

log-began = Mano { $round }: { $tiles } tessere a testa. { $who-is ->
    [you] Hai { $tile } e cominci.
   *[other] { $who } ha { $tile } e comincia.
}
log-open = { $who-is ->
    [you] Apri con { $tile }.
   *[other] { $who } apre con { $tile }.
}
log-lay = { $who-is ->
    [you] Metti { $tile } { $side }.
   *[other] { $who } mette { $tile } { $side }.
}
log-draw = { $who-is ->
    [you] Peschi { $tile }.
   *[other] { $who } pesca { $tile }.
}
log-draws = { $who } pesca una tessera.
log-pass = { $who-is ->
    [you] Passi.
   *[other] { $who } passa.
}
log-emptied = { $who-is ->
    [you] Hai messo tutte le tue tessere!
   *[other] { $who } ha messo tutte le tessere!
}
log-blocked = Nessuno può più mettere tessere: la mano è finita.
log-held = { $who-is ->
    [you] Ti restano { $tiles }: { $pips ->
        [one] un punto
       *[other] { $pips } punti
    }.
   *[other] A { $who } restano { $tiles }: { $pips ->
        [one] un punto
       *[other] { $pips } punti
    }.
}
log-won = { $who-is ->
    [you] Vinci la mano e prendi { $gain ->
        [one] un punto
       *[other] { $gain } punti
    }: { $points } in tutto!
   *[other] { $who } vince la mano e prende { $gain ->
        [one] un punto
       *[other] { $gain } punti
    }: { $points } in tutto.
}
log-tied = Parità fra le mani più leggere: nessuno prende punti.

feature-points = punti vinti
feature-pips = punti nella tua mano
feature-tiles = tessere nella tua mano
feature-fitting = possibilità di mettere tessere dopo

hint-lay = Le metà uguali si toccano. I doppi stanno di traverso.
hint-draw = Niente va bene? Pesca una tessera.
hint-pass = Niente va bene e non c’è niente da pescare: passa.

lesson-line = Questa è la fila. Contano solo le sue due estremità: un cinque a sinistra, un due a destra.
lesson-lay = Le metà uguali si toccano. Il tuo cinque-quattro va a sinistra: toccalo, poi tocca l’estremità sinistra.
lesson-lay-wrong = Va bene anche questa. Ma prendi il cinque-quattro: le tessere pesanti vanno via per prime.
lesson-draw = A nessuna estremità va bene qualcosa di tuo. Tocca il mazzo e pesca una tessera.
lesson-drawn = Che fortuna, va bene! Mettila.
lesson-drawn-wrong = Metti la tessera che hai appena pescato.
lesson-double = Un doppio sta di traverso. È pesante: liberatene finché va bene.
lesson-double-wrong = Si può fare. Ma il doppio sei pesa dodici punti: metti quello.
lesson-end = Chi mette l’ultima tessera prende i punti di tutti gli altri. Adesso continua da solo!

# Il punteggio alla fine, smazzata per smazzata.
score-total = { $points ->
    [one] un punto
   *[other] { $points } punti
}
score-round = Mano { $round }
score-won = ciò che gli altri avevano in più
score-held = { $held ->
    [one] un punto in mano
   *[other] { $held } punti in mano
}

advice-lay = Metti { $tile } { $side }: così puoi andare avanti.
advice-draw = Pesca: nessuna delle tue tessere va bene.
advice-pass = Passa: niente va bene e non c’è niente da pescare.
