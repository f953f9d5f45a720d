# Rennschwein Rudi Rüssel in italiano.

goal = Taglia il traguardo per primo: la carta più alta corre, ma solo di quanto supera la seconda.

option-course = Percorso
    .help = Quanti passi ci sono dalla partenza al traguardo.
option-special = Caselle speciali
    .help = Se il tuo maialino vi si ferma, scambi una carta: sei caselle al massimo, tutte prima del traguardo.
option-races = Corse
    .help = Quante corse bisogna vincere.
option-races-1 = una sola corsa
option-races-3 = chi vince per primo tre corse
option-youngest = Posto del più giovane
    .help = Chi scambia per primo una carta dopo uno scambio di posti; gli altri seguono in senso orario.
option-open_discards = Carte giocate visibili
    .help = Le carte giocate restano sotto gli occhi di tutti.

first-ages = Chi è il più giovane? E poi, in ordine di età?
first-ages-told = { $who-is ->
    [you] In ordine di età: prima tu.
   *[other] In ordine di età: prima { $who }.
}

refusal-card-is-being-uncovered = Si sta ancora scoprendo la prossima carta di scambio.
refusal-no-such-card-left = Nel mazzo di scambio non c’è più nessuna carta così.
refusal-not-in-hand = Non hai quella carta: scegline una dalla tua mano.
refusal-already-chosen = Hai già scelto; aspetta gli altri.
refusal-no-such-action = In questo gioco non si può fare.
refusal-exchange-first = Il tuo maialino è su una casella speciale: prima dai una carta e prendi quella in cima al mazzo di scambio.
refusal-no-exchange-due = Non c’è nessuno scambio da fare: si dà una carta solo se un maialino finisce la mossa su una casella speciale.
refusal-give-from-hand = Non hai quella carta: danne una dalla tua mano.
refusal-others-exchange = Prima qualcun altro scambia una carta; aspetta un momento.
refusal-match-is-over = La partita è finita.

label-play = giocare la carta { $card }
label-give = dare la carta { $card }, prendere la carta { $top }

log-race = Comincia la corsa { $race }: tutti i maialini alla partenza, a tutti le carte da 1 a 10.
log-top = In cima al mazzo di scambio: { $card }.
log-chosen = { $who } ha scelto.
log-your-choice = Hai scelto la carta { $card }.
log-shown-3 = Carte – { $who0-is ->
    [you] tu
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] tu
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] tu
   *[other] { $who2 }
}: { $card2 }.
log-shown-4 = Carte – { $who0-is ->
    [you] tu
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] tu
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] tu
   *[other] { $who2 }
}: { $card2 }, { $who3-is ->
    [you] tu
   *[other] { $who3 }
}: { $card3 }.
log-run = { $who-is ->
    [you] Il tuo maialino avanza
   *[other] Il maialino di { $who } avanza
} di { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, fino alla casella { $space }.
log-run-home = { $who-is ->
    [you] Il tuo maialino avanza
   *[other] Il maialino di { $who } avanza
} di { $steps ->
    [one] un passo
   *[other] { $steps } passi
} ed è arrivato!
log-swap = Due hanno la carta più alta e i loro maialini si scambiano di posto: { $who-is ->
    [you] tu
   *[other] { $who }
} sulla { $place }, { $other-is ->
    [you] tu
   *[other] { $other }
} sulla { $other_place }.
log-nothing = { $count ->
    [3] In tre
   *[other] Tutti e quattro
} hanno la carta più alta: non succede niente.
log-wins = { $who-is ->
    [you] Vinci la corsa!
   *[other] { $who } vince la corsa.
}
log-foremost = Sono passati venti giri: { $who-is ->
    [you] il tuo maialino è in testa, vinci la corsa!
   *[other] il maialino di { $who } è in testa e vince la corsa.
}
log-races = { $who-is ->
    [you] Hai
   *[other] { $who } ha
} { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
} su { $races }.
log-take-back = Le mani sono vuote: tutti riprendono le loro dieci carte.
log-due = { $who-is ->
    [you] Il tuo maialino è su una casella speciale: scambi una carta.
   *[other] Il maialino di { $who } è su una casella speciale: { $who } scambia una carta.
}
log-exchange = { $who-is ->
    [you] Dai
   *[other] { $who } dà
} la carta { $given } e { $who-is ->
    [you] prendi
   *[other] prende
} la carta { $taken }.
log-renewed = Il mazzo di scambio è finito: le dieci carte scartate si mescolano e ne prendono il posto.

table-race = Corsa { $race }; servono tre vittorie.
table-round = Giro { $round }: ancora { $left ->
    [one] una carta
   *[other] { $left } carte
} a testa da giocare.
table-lane = { $lane } { $who-is ->
    [you] tu
   *[other] { $who }
}: { $space }
table-lane-races = { $lane } { $who-is ->
    [you] tu
   *[other] { $who }
}: { $space }, { $wins ->
    [one] una corsa vinta
   *[other] { $wins } corse vinte
}
table-played = { $who-is ->
    [you] Le tue carte giocate
   *[other] Carte giocate da { $who }
}: { $cards }
table-exchange = Mazzo di scambio (◇): { $top } in cima, { $beneath ->
    [one] una carta
   *[other] { $beneath } carte
} sotto
table-choice = La tua scelta: { $card }
table-hand = La tua mano: { $cards }

# Il tabellone
board-stadium = Lo stadio: la pista, i maialini e le carte
board-hand = La tua mano
board-card = carta
board-exchange = Mazzo di scambio, in cima:
board-choose = Scegli una carta in segreto.
board-chosen = Carta posata; scelgono gli altri.
board-wait = Tutti scelgono una carta.
board-give = Dai una carta in cambio di quella sul mazzo.
board-others-exchange = Qualcuno sta scambiando una carta.
board-over = La corsa è finita.


position-played = In un giro tutti hanno giocato lo stesso numero di carte; nella fase «{ $phase }» al massimo { $most }.
position-owns = Il posto { $seat } ha { $found } carte tra mano, scelta e giocate; devono essere dieci.
position-chosen = Ci sono carte scelte solo nella fase «choose», e mai di tutti: l’ultima scelta le mostra tutte.
position-top-missing = Quando la partita è finita, «exchange_top» nomina la carta in cima al mazzo.
position-pile = In cima, sotto e scartate ci sono { $found } carte, di cui { $discards } scartate; devono essere dieci, e dieci scartate sarebbero diventate il mazzo.
position-cards = La carta { $card } c’è { $found } volte; a questo tavolo ce ne sono { $copies }.
position-won = Qualcuno ne ha già vinte { $races }, quindi la partita è finita; la fase deve essere «over».
position-rounds = Una corsa finisce dopo { $last } giri; finché dura, sono di meno.
position-over = Una partita finita ha un solo vincitore, con { $races } vinte: il padrone dell’unico maialino arrivato a { $course } o oltre, o di quello in testa dopo { $last } giri.
position-due = «due» è { $found } nella fase «{ $phase }»: nella fase «exchange» nomina uno o due posti i cui maialini sono su caselle speciali, prima il più giovane; altrimenti nessuno.

# Di che cosa parla il consigliere.
feature-way = Caselle percorse
feature-pips = Punti ancora in mano

# Il punteggio alla fine, parte per parte.
score-total = { $points ->
    [0] nessuna corsa vinta
    [one] una corsa vinta
   *[other] { $points } corse vinte
}
score-race = Corsa { $race }
score-home = primo al traguardo
score-foremost = in testa dopo venti giri
score-away = { $steps ->
    [0] sulla linea del traguardo
    [one] a un passo dal traguardo
   *[other] a { $steps } passi dal traguardo
}

# La prima partita guidata, e che cosa dice una volta la prima partita libera di ogni tipo di mossa.
lesson-race = È una corsa! Il maialino rosso è il tuo. Vince chi arriva per primo al traguardo.
lesson-run = Tutti scelgono una carta in segreto. La più alta corre, ma solo di quanto supera la seconda. Gioca il 9!
lesson-run-wrong = Si può, ma corre solo la carta più alta. Ora gioca il 9!
lesson-special = Il tuo 9 contro il 6 di Lina: tre passi, proprio su una casella speciale! Lì si scambia: dai via il tuo 1 e prendi l’8 dal mazzo.
lesson-special-wrong = Quella ti servirà. Dai via la tua carta più debole: l’1.
lesson-equal = Lina è molto avanti, e le piace giocare carte alte. Gioca anche tu il tuo 10, e guarda che succede!
lesson-equal-wrong = Tienila per dopo. Ora gioca il 10!
lesson-swapped = Due 10! Quando due carte sono le più alte alla pari, i loro maialini si scambiano di posto. Ora sei in testa tu!
lesson-save = Attenzione: ogni carta si gioca una volta sola. Se gli altri si sfidano, tieni le alte. Giocane una piccola: il 2 o il 4.
lesson-save-wrong = Tieni questa carta alta! Gioca il 2 o il 4.
lesson-end = Lina ha speso il suo 9 e Tom il suo 8, per un solo passo! Vince il primo maialino che fa 24 passi. Continua!

hint-play = La più alta corre della differenza. Tieni le tue carte alte!
hint-give = Casella speciale: dai una carta debole per quella sul mazzo.

# Il consigliere, in una frase.
advice-high = Gioca la carta { $card }: se è la più alta, il tuo maialino corre.
advice-low = Gioca la carta { $card }: tieni le migliori per dopo.
advice-give-low = Dai la carta { $card } e prendi la carta { $top }: con una più alta corri più lontano.
advice-give = Dai la carta { $card } e prendi la carta { $top }: per te è lo scambio migliore.

# Domande al tavolo.
check-turn = Un turno
    .help = Tutte le carte vengono scoperte: quale maialino corre, e quanto?
check-turn-pig = Dove sta il maialino
check-turn-card = La carta mostrata
check-home = Un maialino su { $space } è già arrivato: il traguardo è a { $course }.
