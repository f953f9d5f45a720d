# Tausch Rausch in italiano.

goal = Prendi cinque obiettivi prima degli altri, ciascuno con le carte esatte che chiede.

objective-even = cinque carte pari
objective-odd = cinque carte dispari
objective-colour = cinque carte di un solo colore
objective-colour-r = cinque carte rosse ●
objective-colour-b = cinque carte blu ■
objective-colour-g = cinque carte verdi ▲
objective-colour-y = cinque carte gialle ★
objective-nine-r = due carte rosse ● che fanno esattamente 9
objective-nine-b = due carte blu ■ che fanno esattamente 9
objective-nine-g = due carte verdi ▲ che fanno esattamente 9
objective-nine-y = due carte gialle ★ che fanno esattamente 9
objective-high-r = quattro carte rosse ● che fanno almeno 23
objective-high-b = quattro carte blu ■ che fanno almeno 23
objective-high-g = quattro carte verdi ▲ che fanno almeno 23
objective-high-y = quattro carte gialle ★ che fanno almeno 23
objective-low = quattro carte che fanno al massimo 7
objective-top = quattro carte che fanno almeno 37
objective-run5 = una scala di cinque
objective-run4 = una scala di quattro in un solo colore
objective-full = un full
objective-four = un poker
objective-three = un tris
objective-twins = due carte identiche
objective-pairs2 = due coppie vicine
objective-pairs3 = tre coppie vicine

option-deck = Obiettivi
    .help = Quale mazzo di 24 obiettivi è sul tavolo.
option-deck-mixed = misto: alcuni obiettivi ci sono due volte
option-deck-four-colours = quattro colori: 24 obiettivi diversi

first-youngest = Chi di voi è il più giovane?
first-youngest-told = { $who-is ->
    [you] Cominci tu: nessuno è più giovane.
   *[other] Comincia { $who }: nessuno è più giovane.
}

refusal-cards-are-being-dealt = Si stanno ancora dando le carte.
refusal-none-left = Nel mazzo non ce ne sono più.
refusal-not-your-turn = Non tocca a te.
refusal-no-such-action = In questo gioco non si può fare: scambia a un mercato o prendi un obiettivo.
refusal-market-asks-otherwise = Quel mercato chiede un altro numero di carte: danne esattamente quante ce ne sono lì.
refusal-not-in-hand = Non hai tutte queste carte: dai carte della tua mano.
refusal-cannot-show = Queste andrebbero bene, ma non le hai tutte.
refusal-market-is-closed = Per te quel mercato è chiuso: chiede più carte di quante ne hai.
refusal-match-is-over = La partita è finita.
refusal-not-even = Questo obiettivo chiede esattamente cinque carte pari.
refusal-not-odd = Questo obiettivo chiede esattamente cinque carte dispari.
refusal-not-one-colour = Questo obiettivo chiede esattamente cinque carte di un solo colore; se ne nomina uno, di quello.
refusal-not-nine = Questo obiettivo chiede esattamente due carte del suo colore che insieme fanno 9.
refusal-not-high = Questo obiettivo chiede esattamente quattro carte del suo colore che insieme fanno 23 o più.
refusal-not-low = Questo obiettivo chiede esattamente quattro carte che insieme fanno 7 o meno.
refusal-not-top = Questo obiettivo chiede esattamente quattro carte che insieme fanno 37 o più.
refusal-not-run5 = Questo obiettivo chiede esattamente cinque valori consecutivi, come 3 4 5 6 7; il 10 e l’1 non sono vicini.
refusal-not-run4 = Questo obiettivo chiede esattamente quattro valori consecutivi in un solo colore.
refusal-not-full = Questo obiettivo chiede tre carte di un valore e due di un altro, o cinque uguali.
refusal-not-four = Questo obiettivo chiede esattamente quattro carte dello stesso valore.
refusal-not-three = Questo obiettivo chiede esattamente tre carte dello stesso valore.
refusal-not-twins = Questo obiettivo chiede due carte dello stesso valore e dello stesso colore.
refusal-not-pairs2 = Questo obiettivo chiede due coppie di valori vicini, come 5 5 6 6.
refusal-not-pairs3 = Questo obiettivo chiede tre coppie di valori vicini, come 2 2 3 3 4 4.

log-dealt = I mercati sono pronti e tutti ricevono cinque carte.
log-swap = { $who-is ->
    [you] Scambi al mercato { $market }: dai { $cards } e prendi { $taken }.
   *[other] { $who } scambia al mercato { $market }: dà { $cards }, prende { $taken }.
}
log-claim = { $who-is ->
    [you] Prendi un obiettivo, { $objective }, con { $cards }.
   *[other] { $who } prende un obiettivo, { $objective }, con { $cards }.
}
log-uncover = Nuovo obiettivo: { $objective }.
log-drew = { $who-is ->
    [you] Peschi { $card }.
   *[other] { $who } pesca { $card }.
}
log-draws = { $who } pesca una carta.
log-reshuffle = Il mazzo è vuoto: si mescolano gli scarti, che diventano il nuovo mazzo.
log-nothing-to-draw = Non c’è più nulla da pescare.
log-wins = { $who-is ->
    [you] È il tuo quinto obiettivo: hai vinto!
   *[other] È il quinto obiettivo di { $who }: la partita è vinta!
}
log-last-turn = Tutti hanno giocato { $turns } turni: vince chi ha più obiettivi.

table-turn = Turno { $turn } di { $turns } al massimo
table-over = La partita è finita dopo { $turns } turni in tutto.
table-market = Mercato { $market }: { $asks ->
    [one] una carta
   *[other] { $asks } carte
} contro { $cards }
table-objective = Obiettivo { $place }: { $objective } (bonus { $bonus })
table-draw = Mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
table-discards = Scarti: { $cards }, in cima { $top }
table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, { $objectives ->
    [one] un obiettivo
   *[other] { $objectives } obiettivi
}
table-known = Tutti sanno che { $who } ha { $cards }
table-hand = La tua mano: { $cards }
typed-letters = Lettere da scrivere: { $letters }

label-swap = scambia al mercato { $market }: dai { $cards }, prendi { $taken }
label-claim = prendi { $objective }: { $cards }

card-r = rosso ●
card-b = blu ■
card-g = verde ▲
card-y = giallo ★
board-others = Gli altri al tavolo
board-cards = Carte in mano:
board-known = Tutti sanno di:
board-won = Obiettivi presi:
board-draw = mazzo
board-discards = scarti
board-objectives = Obiettivi
board-pile = nel mazzo:
board-bonus = bonus
board-you-hold = hai
board-even = pari
board-odd = dispari
board-markets = I mercati
board-market = Mercato
board-asks = chiede
board-offers = offre
board-gives = dai
board-hand = La tua mano
board-choose = carte scelte:
board-hint-turn = Scegli delle carte e un mercato, oppure un obiettivo che puoi prendere.
board-hint-market = Ora scegli un mercato.
board-swap = Scambia
board-claim = Prendi
board-cancel = Rimetti tutto giù
board-by-value = per numero

notation-swap = «{ $text }» non si capisce: scrivi «swap», un mercato da 1 a 5 e le carte che dai, per esempio «swap 3 r5 g7».
notation-claim = «{ $text }» non si capisce: scrivi «claim», un posto da 1 a 5 e le carte che mostri, per esempio «claim 2 r5 b5 g5».
notation-deal = «{ $text }» non si capisce: «deal» vuole una carta.
notation-uncover = «{ $text }» non si capisce: «uncover» vuole un obiettivo: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
notation-too-many = «{ $text }» nomina troppe carte; non se ne chiedono mai più di { $most }.
notation-thrice = «{ $text }» nomina { $card } più di due volte, ma di ogni carta ce ne sono solo due.

position-lacks = Quando si descrive una partita, deve esserci anche «{ $key }».
position-turn = Dopo { $turns } turni in tutto tocca al posto { $turn }.
position-thrice = { $key } nomina { $card } più di due volte, ma di ogni carta ce ne sono solo due.
position-market = Il mercato { $market } chiede { $asks }, quindi ha altrettante carte; qui sono { $found }.
position-empty-hand = Il posto { $seat } non ha carte; finché la partita dura ciascuno ne ha almeno una.
position-two-of-each = Di ogni carta ce ne sono due; { $card } compare { $found } volte.
position-top = «discard_top» è { $found }; deve essere uno degli scarti: { $known }.
position-claimed = Il posto { $seat } ha preso più di { $most } obiettivi.
position-claims-turns = Il posto { $seat } ha preso obiettivi in { $claims } turni, ma ne ha giocati solo { $turns }.
position-objectives = L’obiettivo { $objective } compare { $found } volte; in questo mazzo deve esserci { $expected } volte.
position-discards = Ci sono { $found } scarti, ma solo { $spent } carte sono state spese per obiettivi.
position-not-renewed = Il mazzo è vuoto, ma ci sono { $found } scarti: sarebbero diventati subito il nuovo mazzo.
position-winner = Il posto { $seat } ha cinque obiettivi, quindi l’ultimo turno era suo; secondo il numero di turni era del posto { $last }.
position-still-on = La partita non è finita: nessuno ha cinque obiettivi e restano turni.
position-is-over = La partita è finita: qualcuno ha cinque obiettivi, o tutti i turni sono stati giocati.
position-row = La fila scoperta ha { $found } posti vuoti; devono essere { $expected }.
position-known = Il posto { $seat } non ha tutte le carte che tutti gli conoscono.
position-old = «old» e «old_held» non vanno con le mani: delle carte vecchie ogni posto deve averne, coperte, tante quante è detto, e almeno un posto una.

# Di che cosa parla il consigliere.
feature-claims = Obiettivi presi
feature-nearest = Carte che mancano all’obiettivo più vicino
feature-cards = Carte in mano

# Il punteggio alla fine, parte per parte.
score-total = { $points ->
    [one] un obiettivo
   *[other] { $points } obiettivi
}
score-objective = { $objective }: { $cards }

# La prima partita guidata, e che cosa dice una volta la prima partita libera di ogni tipo di mossa.
lesson-objectives = In alto ci sono gli obiettivi. Il primo che ne ha cinque vince! Il primo a sinistra vuole quattro carte dello stesso numero. Hai già due 5.
lesson-swap = Al mercato 3 ci sono due 5! Dai in cambio il tuo 10 rosso ● e il tuo 9 giallo ★: toccali, poi il mercato, poi «Scambia».
lesson-swap-wrong = Si potrebbe. Ma i 5 sono al mercato 3: dai in cambio il 10 rosso ● e il 9 giallo ★.
lesson-four = Quattro 5! E a ogni scambio peschi una carta: così la mano cresce. Anche Lina ha scambiato.
lesson-claim = Ora il primo obiettivo è pronto. Toccalo, e i tuoi 5 sono scelti. Poi tocca «Prendi».
lesson-claim-wrong = Non serve: puoi prendere un obiettivo! Tocca il primo, poi «Prendi».
lesson-taken = Il tuo primo obiettivo! Le sue carte non ci sono più, ma ne hai pescate due. E guarda: Lina ha preso ciò che avevi lasciato al mercato 3!
lesson-end = Allora non lasciare quello che serve agli altri. Vince il primo che ha cinque obiettivi. Continua!

hint-swap = Scegli carte che non ti servono, poi un mercato con carte migliori.
hint-claim = Hai tutto per un obiettivo! Toccalo: con cinque si vince.

# Il consigliere, in una frase.
advice-claim = Prendi «{ $objective }»: hai le carte!
advice-swap-claim = Scambia al mercato { $market }: poi puoi prendere «{ $objective }».
advice-swap-near = Scambia al mercato { $market }: così ti avvicini a «{ $objective }».
advice-swap = Scambia al mercato { $market }: quelle carte ti servono di più.

# Domande al tavolo.
check-objective = Un obiettivo
    .help = Si può prendere con queste carte?
check-objective-objective = L’obiettivo
check-objective-cards = Le carte mostrate
check-fulfilled = Sì, va bene: { $objective } ({ $cards }).
check-bonus = Prendi l’obiettivo e pesca { $bonus ->
    [one] una carta
   *[other] { $bonus } carte
}.
