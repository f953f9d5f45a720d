# Rummü in italiano.

goal = Abbi più punti di tutti quando qualcuno arriva a 200: liberati delle tue carte, ma calale bene.

option-teams = Squadre
    .help = A coppie, con chi ti siede di fronte; in quattro o in sei.
option-target = Punti da raggiungere
    .help = La partita finisce dopo la mano in cui qualcuno ha questi punti (di solito 200 da soli, 500 in squadra).

refusal-cards-are-being-dealt = Si stanno ancora dando le carte.
refusal-no-such-card-left = Quella carta non è più nel mazzo.
refusal-draw-first = Prima prendi una carta: dal mazzo o dagli scarti.
refusal-already-drawn = Hai già preso: dal mazzo o dagli scarti, mai da entrambi.
refusal-pile-is-empty = La pila degli scarti è vuota: non c’è più niente da prendere.
refusal-no-such-action = In questo gioco non si può fare.
refusal-not-in-hand = Non ce l’hai: gioca solo carte della tua mano.
refusal-not-your-turn = Non tocca a te.
refusal-too-few-cards = Una combinazione ha almeno tre carte.
refusal-no-combination = Non è una combinazione: cala un numero in colori diversi, oppure una scala tutta di un colore o tutta di colori diversi.
refusal-same-card-twice = Nessuna combinazione contiene due volte la stessa carta.
refusal-too-many-yellows = Troppe gialle: un gruppo o una scala di più colori ne contiene al massimo una, e in una scala di un colore le carte naturali devono essere di più.
refusal-opening-too-short = La tua prima combinazione è troppo corta: il tuo punteggio prima di questa mano chiede più carte.
refusal-open-first = Prima cala una combinazione tua; solo dopo puoi aggiungere carte o liberare un jolly.
refusal-does-not-fit = Lì non va: il risultato non sarebbe una combinazione.
refusal-no-such-combination = Sul tavolo non c’è nessuna combinazione con quel numero.
refusal-one-at-a-time = Questa partita segue la prima versione delle regole: aggiungi una carta alla volta.
refusal-nothing-to-free = Nessuna gialla lì sta al posto di quella carta.
refusal-take-back-first = Non hai più carte da scartare: prima riprendi qualcosa dalle tue combinazioni.
refusal-hand-not-empty = Si riprendono carte solo quando la mano è vuota.
refusal-not-yours = Quella combinazione non è tua: riprendi dalle tue.
refusal-not-in-combination = Quella carta non è in questa combinazione.
refusal-would-break = Senza quella carta il resto non sarebbe una combinazione: riprendine un’altra.
refusal-only-discard = Dopo aver ripreso carte puoi solo scartare.
refusal-match-is-over = La partita è finita.

label-draw = pescare una carta dal mazzo
label-renew = mescolare gli scarti in un nuovo mazzo e pescare
label-take = prendere { $card } dagli scarti
label-lay = calare { $cards }
label-add = aggiungere { $added } a { $cards }
label-free = mettere { $card } in { $cards } e prendere { $yellow }
label-back = riprendere { $card } da { $cards }
label-back-whole = riprendere tutta { $cards }
label-discard = scartare { $card }

log-dealt = Mano { $deal }: { $cards } carte a testa; { $card } apre la pila degli scarti.
log-renew = Il mazzo è vuoto: tutti gli scarti tranne quello in cima si mescolano in un nuovo mazzo.
log-draw = { $who-is ->
    [you] Peschi dal mazzo.
   *[other] { $who } pesca dal mazzo.
}
log-drawn = È { $card }.
log-take = { $who-is ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $who } prende { $card } dagli scarti.
}
log-lay = { $who-is ->
    [you] Cali la combinazione { $number }: { $cards }.
   *[other] { $who } cala la combinazione { $number }: { $cards }.
}
log-add = { $who-is ->
    [you] Aggiungi { $added } alla combinazione { $number }: { $cards }.
   *[other] { $who } aggiunge { $added } alla combinazione { $number }: { $cards }.
}
log-free = { $who-is ->
    [you] Metti { $card } nella combinazione { $number } e prendi { $yellow }: { $cards }.
   *[other] { $who } mette { $card } nella combinazione { $number } e prende { $yellow }: { $cards }.
}
log-back = { $who-is ->
    [you] Riprendi { $card } dalla combinazione { $number }; resta { $cards }.
   *[other] { $who } riprende { $card } dalla combinazione { $number }; resta { $cards }.
}
log-back-whole = { $who-is ->
    [you] Riprendi tutta la combinazione { $number }: { $cards }.
   *[other] { $who } riprende tutta la combinazione { $number }: { $cards }.
}
log-empty-hand = { $who-is ->
    [you] Non hai più carte da scartare e devi riprendere qualcosa.
   *[other] { $who } non ha più carte da scartare e deve riprendere qualcosa.
}
log-discard = { $who-is ->
    [you] Scarti { $card }.
   *[other] { $who } scarta { $card }.
}
log-out = { $who-is ->
    [you] Era la tua ultima carta: hai chiuso!
   *[other] Era l’ultima carta: { $who } ha chiuso!
}
log-stuck = La mano finisce qui, e nessuno ha chiuso.
log-score = { $who-is ->
    [you] Tu: { $points } punti, { $score } in tutto.
   *[other] { $who }: { $points } punti, { $score } in tutto.
}
log-score-team = { $who } e { $partner }: { $points } punti, { $score } in tutto.

table-deal = Mano { $deal }; la partita finisce a { $target ->
    [one] { $target } punto
   *[other] { $target } punti
}.
table-team = { $who } e { $partner } giocano insieme.
table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, punteggio { $score }
table-known = { $who } ha di sicuro in mano: { $cards }
table-combination = Combinazione { $number }: { $cards } ({ $who-is ->
    [you] tua
   *[other] { $who }
}, { $points } punti)
table-stock = Mazzo: { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}. Scarti: { $pile ->
    [one] { $pile } carta
   *[other] { $pile } carte
}, in cima { $top }
table-stock-alone = Mazzo: { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}. La pila degli scarti è vuota.
table-hand = La tua mano: { $cards }
table-opening = La tua prima combinazione deve avere almeno { $cards } carte.

notation-alone = «{ $text }» non si capisce: «{ $verb }» sta da solo.
notation-one-card = «{ $text }» non si capisce: scrivi «{ $verb }» e una carta, per esempio { $verb } g3.
notation-add = «{ $text }» non si capisce: scrivi «add», una o più carte e il numero di una combinazione, per esempio add r8 2 o add y8 r9 2.
notation-combination = «{ $text }» non si capisce: scrivi «{ $verb }», una carta e il numero di una combinazione, per esempio { $verb } r8 2.
notation-lay = «{ $text }» non si capisce: scrivi «lay» e le carte, per esempio lay r5 y6 r7.
notation-too-often = «{ $text }» nomina { $card } più volte di quante ce ne sono nella scatola.
notation-too-many = «{ $text }» nomina troppe carte: se ne aggiungono al massimo { $most } alla volta, perché una combinazione ne ha da tre a dieci.

position-dealer = Nella mano { $deal } (la prima è 0) dà le carte il posto { $dealer }.
position-partners = I posti { $seat } e { $partner } sono una squadra: hanno lo stesso punteggio.
position-target-reached = Qualcuno ha già { $target } punti: allora la fase è «over».
position-target-missed = La partita non è finita: nessuno ha { $target } punti, e non era la quarantesima mano.
position-card-count = La carta { $card } compare { $found } volte tra mani, mazzo, scarti e combinazioni; nella scatola { $copies } volte.
position-discard = { $key } è «{ $found }»; deve essere una carta sola, per esempio "r7".
position-combination = { $key } è { $found }; servono le chiavi id, owner e cards.
position-combination-order = { $key } ha il numero { $number } dopo { $before }; le combinazioni stanno in ordine di numero, ciascuno una volta.
position-no-combination = { $key }: «{ $cards }» non è una combinazione.
position-known = Il posto { $seat } non ha in mano ciò che si sa di lui: { $cards }.
position-stocks-number = «stocks» ha { $found } voci. C’è solo dopo un rinnovo, con una voce per il primo mazzo e una per ogni rinnovo; ce ne sono stati { $renewed }.
position-stocks = { $key } è { $found }; servono le chiavi cards e hands.
position-stocks-seen = { $key } elenca ciò che tutti vedono altrove: { $cards }.
position-stocks-hand = { $key }: il posto { $seat } non può avere { $found } carte coperte che vengono da lì.
position-stocks-missing = «stocks» non elenca ogni carta là da dove deve venire: { $cards }.
position-turn = Dopo { $turns } turni di questa mano tocca al posto { $turn }.
position-empty-hand = Il posto { $seat } non ha carte: la mano sarebbe finita.
position-back = Per riprendere, il posto { $seat } ha la mano vuota e una combinazione sua.
position-no-discard = Quando un turno comincia o è finito, c’è almeno una carta tra gli scarti.
position-deal-ended = Il mazzo è vuoto e non si può rifare: la mano sarebbe finita.
position-deal-goes-on = La partita non è finita: l’ultimo giocatore ha ancora carte, e la mano può continuare.

board-red = rosso
board-blue = blu
board-green = verde
board-yellow = giallo
board-black = nero
board-others = Gli altri al tavolo
board-own = Il tuo lato del tavolo
board-hand = La tua mano
board-cards = Carte in mano:
board-known = ha di sicuro
board-score = Punti:
board-lying = già sul tavolo
board-points = punti
board-with = con
board-combination = Combinazione
board-add = Aggiungere
board-stock = Mazzo
board-pile = Scarti
board-new = Nuova combinazione
board-opening = Carte necessarie per aprire:
board-lay = Cala
board-discard = Scarta
board-clear = Rimetti tutte
board-sorting = Ordina la mano
board-by-colour = Per colore
board-by-number = Per numero
board-by-hand = A mano: trascina le carte, o Maiusc e le frecce
board-gains = Questa mano:
board-last-hands = Rimaste in mano
board-hint-draw = Pesca dal mazzo, o prendi la carta in cima agli scarti.
board-hint-play = Cala, aggiungi o libera un jolly; poi scarta una carta.
board-hint-back = Hai la mano vuota: riprendi qualcosa dalle tue combinazioni.
board-hint-discard = Scarta una carta.

# Di che cosa parla il consigliere.
feature-table = Punti sul tavolo
feature-plan = Valore di ciò che potresti calare
feature-burden = Punti che costerebbe la tua mano

# Il punteggio alla fine, parte per parte.
score-total = { $points ->
    [one] un punto
   *[other] { $points } punti
}
score-deal = Mano { $deal }
score-combination = calato: { $cards }
score-out = ha chiuso
score-hand = rimasto in mano: { $cards }
score-hand-spared = ha chiuso il compagno: { $cards } in mano non costa nulla

# La prima partita guidata, e che cosa dice una volta la prima partita libera di ogni tipo di mossa.
lesson-goal = Liberati delle tue carte! Cala scale di un colore, oppure un numero in tanti colori. Di rosse hai già 3, 4 e 6.
lesson-draw = Si comincia sempre pescando una carta. Tocca il mazzo!
lesson-draw-wrong = Quella non ti serve. Pesca piuttosto dal mazzo!
lesson-lay = Il 5 rosso! Tocca i tuoi 3, 4, 5 e 6 rossi, poi «Cala». La prima volta devono essere quattro carte insieme.
lesson-lay-wrong = Non ancora! Prima cala i rossi 3, 4, 5 e 6, senza giallo: una scala pura vale molto di più.
lesson-add = Il giallo ★ è un jolly: il 5 giallo sta per qualsiasi 5. Toccalo, poi tocca la scala blu di Lina: diventa più lunga.
lesson-add-wrong = Prima aggiungi il 5 giallo ★ alla scala blu di Lina.
lesson-discard = Alla fine si scarta una carta. Quel che resta in mano costa punti: via il 9 nero ◆, che è alto!
lesson-discard-wrong = Ora scarta il 9 nero ◆: in mano è quello che costa di più.
lesson-points = Anche Lina e Tom hanno pescato e scartato. Danno punti le combinazioni lunghe, soprattutto quelle pure, senza giallo, come la tua rossa.
lesson-end = A 200 punti si finisce, e vince chi ne ha di più. Fare in fretta non basta! Continua!

hint-draw = Pesca una carta dal mazzo, o prendi gli scarti se ti servono.
hint-lay = Puoi calare: tocca le carte. Senza giallo vale di più.
hint-add = Puoi aggiungere: scegli le carte e tocca una combinazione.
hint-free = Hai la carta che la gialla sostituisce? Mettila lì e prendi il jolly.
hint-discard = Per finire scarta una carta, meglio se alta e senza posto.

# Il consigliere, in una frase.
advice-draw = Pesca una carta dal mazzo: quella scoperta ti serve poco.
advice-take = Prendi { $card } dagli scarti: va con le tue carte.
advice-lay = Cala { $cards }: quello che è sul tavolo conta per te.
advice-add = Aggiungi { $added } a { $cards }: meno in mano, più sul tavolo.
advice-free = Metti { $card } in { $cards } e prendi { $yellow }: un jolly serve sempre.
advice-back = Riprendi da { $cards }: ti serve una carta da scartare.
advice-discard = Scarta { $card }: è quella che ti serve meno.

# Domande al tavolo.
check-combination = Una combinazione
    .help = Si possono calare queste carte insieme, e quanto valgono?
check-combination-cards = Le carte
check-opening = L’apertura
    .help = Questa prima combinazione della mano è abbastanza lunga?
check-opening-cards = Le carte
check-opening-score = Punti prima di questa mano
check-opening-needs = Con questi punti la prima combinazione richiede almeno { $cards } carte.
check-add = Aggiungere
    .help = Si possono aggiungere queste carte a quella combinazione?
check-add-lying = La combinazione sul tavolo
check-add-added = Le carte da aggiungere
check-deal = Punti di una mano
    .help = Quanto si guadagna alla fine di una mano?
check-deal-combinations = Combinazioni sul tavolo
check-deal-hand = Ancora in mano
check-deal-out = ha chiuso
check-pure-set = { $cards } è un gruppo puro: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
check-mixed-set = { $cards } è un gruppo con il giallo: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
check-pure-run = { $cards } è una scala pura: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
check-mixed-run = { $cards } è una scala, ma non pura: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
check-before = Prima valeva { $points }.
check-lying-is-none = Quello che dovrebbe stare sul tavolo non è una combinazione:
check-nothing-added = Indica quali carte aggiungere.
check-is-none = { $cards } non può stare sul tavolo:
check-out-with-cards = Chi ha chiuso non ha più carte, e { $cards ->
    [one] ne è nominata una
   *[other] ne sono nominate { $cards }
}: togli una delle due cose.
check-out = Ha chiuso: { $points }
check-hand = Ancora in mano { $cards }: { $points }
check-total = { $points ->
    [one] Un punto
   *[other] { $points } punti
} in questa mano.
