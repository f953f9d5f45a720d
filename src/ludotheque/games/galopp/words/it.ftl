# Schweins-Galopp in italiano.

goal = Metti al sicuro più pastone di tutti prima della fine: i maialini in testa ne fanno guadagnare, ma lo tieni solo se anche il maialino della tua ultimissima carta è in testa.

pig-r = rosso ●
pig-b = blu ■
pig-g = verde ▲
pig-y = giallo ★
pig-w = bianco ○

option-edition = Edizione
    .help = Quale scatola è sul tavolo.
option-edition-ravensburger = Ravensburger 1992: 22 caselle, 50 porzioni, tre corse
option-edition-abacus = Abacus 2000/2005: 22 caselle, 55 porzioni, tre corse
option-edition-groin = Groin devant: 27 caselle, 35 porzioni, fino a cinque giocatori
option-length = Durata
    .help = Quante corse ha una partita di Groin devant.
option-length-single = una corsa sola
option-length-each-starts = una corsa per giocatore
option-length-supply = finché la riserva non è esaurita
option-track_food = Pastone sul percorso
    .help = Prima di ogni corsa ciascuno mette una porzione sul percorso.
option-young = Per i più piccoli
    .help = Anche se l’ultimo maialino non è in testa, non si perde nulla.

first-piggiest = Chi di voi somiglia di più a un maialino?
first-piggiest-told = { $who-is ->
    [you] Cominci tu: più maialino di così non si può!
   *[other] Comincia { $who }: più maialino di così non si può!
}
first-cleanest = Chi di voi è il più pulito?
first-cleanest-told = { $who-is ->
    [you] Cominci tu: più puliti di così non si può!
   *[other] Comincia { $who }: più puliti di così non si può!
}

refusal-arrange-first = I maialini non sono ancora sul percorso: prima di tutto li schiera il primo giocatore.
refusal-already-arranged = I maialini sono già schierati; si rimettono in fila solo all’inizio di una corsa.
refusal-cards-are-being-dealt = Si stanno ancora dando le carte.
refusal-no-such-card-left = Di quel colore non resta nessuna carta da dare.
refusal-not-your-turn = Non tocca a te.
refusal-not-in-hand = Non hai carte di quel colore: giocane una della tua mano.
refusal-no-such-action = In questo gioco non si può fare.
refusal-match-is-over = La partita è finita.
refusal-feed-first = Prima ciascuno mette una porzione sul percorso; poi comincia la corsa.
refusal-no-feeding-now = Il pastone si mette sul percorso solo dopo aver dato le carte, una volta ciascuno, e solo in quella variante.
refusal-too-close = Troppo vicino: le quattro caselle subito davanti al primo maialino restano vuote.
refusal-pig-there = Lì c’è un maialino: il pastone va su una casella vuota.
refusal-food-there = Lì c’è già del pastone: scegli una casella vuota.
refusal-beyond-the-ring = Il percorso non è così lungo.

label-arrange = schiera { $pigs }
label-feed = metti una porzione { $ahead } caselle davanti al primo maialino
label-play = gioca { $pig }

log-dealt = Tutti ricevono sette carte.
log-arrange = { $who-is ->
    [you] Schieri i maialini, dal primo all’ultimo: { $pigs }.
   *[other] { $who } schiera i maialini, dal primo all’ultimo: { $pigs }.
}
log-feed = { $who-is ->
    [you] Metti una porzione { $ahead } caselle davanti al primo maialino.
   *[other] { $who } mette una porzione { $ahead } caselle davanti al primo maialino.
}
log-play-leads = { $who-is ->
    [you] Giochi { $pig }: il maialino avanza di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    } ed è in testa.
   *[other] { $who } gioca { $pig }: il maialino avanza di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    } ed è in testa.
}
log-play-follows = { $who-is ->
    [you] Giochi { $pig }: il maialino avanza di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    } ma non è in testa.
   *[other] { $who } gioca { $pig }: il maialino avanza di { $spaces ->
        [one] una casella
       *[other] { $spaces } caselle
    } ma non è in testa.
}
log-graze = { $who-is ->
    [you] Prendi la porzione che c’era lì.
   *[other] { $who } prende la porzione che c’era lì.
}
log-earn = { $who-is ->
    [you] Prendi una porzione, alla tua sinistra.
   *[other] { $who } prende una porzione.
}
log-no-food = La riserva è vuota: non c’è nulla da prendere.
log-safe = { $who-is ->
    [you] La tua ultima carta: { $food ->
        [one] una porzione
       *[other] { $food } porzioni
    } al sicuro per sempre!
   *[other] Ultima carta di { $who }: { $food ->
        [one] una porzione
       *[other] { $food } porzioni
    } al sicuro.
}
log-lost = { $who-is ->
    [you] Il tuo ultimo maialino non è in testa: { $food ->
        [one] la tua porzione torna
       *[other] le tue { $food } porzioni tornano
    } nella riserva.
   *[other] L’ultimo maialino di { $who } non è in testa: { $food ->
        [one] una porzione torna
       *[other] { $food } porzioni tornano
    } nella riserva.
}
log-race-over = La corsa { $race } è finita.

table-race = Corsa { $race } di { $races }; { $first-is ->
    [you] cominci tu.
   *[other] comincia { $first }.
}
table-race-at-most = Corsa { $race } di { $races } al massimo; { $first-is ->
    [you] cominci tu.
   *[other] comincia { $first }.
}
table-track = Percorso { $track } →
table-track-food = Percorso { $track } → (+ è pastone)
table-order = Dal primo all’ultimo: { $pigs }
table-supply = Riserva: { $food ->
    [one] una porzione
   *[other] { $food } porzioni
}
table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
}: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, a sinistra { $left }, al sicuro { $right }
table-hand = La tua mano: { $cards }

board-ring = Il percorso, i maialini dal primo all’ultimo
board-others = Gli altri al tavolo
board-cards = Carte in mano:
board-left = non ancora al sicuro
board-right = al sicuro
board-hand = La tua mano
board-lining = I maialini da schierare
board-place = posto
board-feeding = Le caselle del percorso, a partire dal primo maialino
board-space = casella
board-hint-line = Schiera i maialini: quello a sinistra parte in testa.
board-hint-how = Trascinane uno, toccane due per scambiarli o spostane uno con le frecce.
board-hint-feed = Metti una porzione su una casella libera.
board-hint-play = Gioca una carta: il suo maialino corre.
board-line-up = Ai vostri posti!
board-anew = Ricomincia


position-pigs-early = Finché i maialini sono da schierare, «pigs» è null.
position-pigs-missing = «pigs» deve dare la distanza percorsa da ciascuno: r, b, g, y, w.
position-pigs-share = I maialini { $one } e { $other } non possono stare entrambi sulla casella { $space }.
position-pigs-moved = Mentre si mette il pastone i maialini sono ancora schierati: su 4, 3, 2, 1 e 0.
position-undealt = Ci sono { $found } carte non date; con questi giocatori devono essere { $expected }.
position-left-settled = Il posto { $seat } non ha più carte: alla sua sinistra non può esserci nulla.
position-track = «track» assegna una porzione a una casella da 0 a { $last }; «{ $key }»: { $food } non va.
position-track-empty = Il pastone sta sul percorso solo con l’opzione track_food, da quando lo si mette alla fine di una corsa.
position-pig-on-food = Il maialino { $letter } sta sulla casella { $space } dove c’è del pastone; sarebbe stato preso.
position-food = A sinistra, a destra, sul percorso e nella riserva ci sono in tutto { $found } porzioni; questa edizione ne ha { $expected }.
position-feed = Il pastone non può stare così: dal primo giocatore fino a chi è di turno ciascuno ha messo una porzione, almeno cinque caselle davanti al primo maialino.
position-hand-sizes = Il numero di carte in mano non va: dal primo giocatore in poi ciascuno ha giocato tante carte quante il successivo o una in più, e tocca al posto { $turn }.
position-arrange-turn = È il primo giocatore a schierare i maialini: deve toccare al posto { $first }.

# La prima partita guidata, e che cosa dice una volta la prima partita libera di ogni tipo di mossa.
lesson-pigs = Cinque maialini corrono in tondo. Non sono di nessuno! Chi gioca un colore fa correre quel maialino.
lesson-first = Ecco le tue carte. Il bianco ○ è in fondo a tutti: giocalo, e salta sopra tutti gli altri!
lesson-first-wrong = Si potrebbe. Ma gioca prima il bianco ○, e guarda quanto salta lontano!
lesson-food = Il bianco era in testa, così hai avuto una porzione. È alla tua sinistra, non ancora al sicuro. Poi Lina ne ha guadagnata una con il rosso ●.
lesson-keep = Attenzione: se il maialino dell’ultima carta non è in testa, perdi tutto! Il rosso ● andrà in testa: tienilo. Ora gioca il verde ▲.
lesson-keep-wrong = Il rosso andrebbe in testa. Ma poi l’ultima carta sarebbe il verde, e perderesti tutto il pastone! Gioca il verde ▲.
lesson-lost = Guarda Lina! La sua ultima carta era il giallo ★. Non è in testa, così deve restituire tutto il suo pastone.
lesson-last = Ed ecco la tua ultima carta: il rosso ●. Se il maialino è in testa, tutto il tuo pastone è al sicuro per sempre.
lesson-last-wrong = Tocca la carta rossa ●.
lesson-end = Ce l’hai fatta! Dopo tre corse vince chi ha più pastone al sicuro. Nella prossima schieri tu i maialini: continua!

hint-arrange = Schiera i maialini come vuoi. Le tue carte le vedi solo dopo.
hint-feed = Metti una porzione: la prende chi porta lì un maialino.
hint-play = Se va in testa, hai una porzione. Tieni una buona carta per la fine!

# Di che cosa parla il consigliere.
feature-safe = Pastone al sicuro
feature-left = Pastone che si può ancora perdere
feature-leading = Carte il cui maialino ora sarebbe in testa

# Il punteggio alla fine, parte per parte.
score-total = { $points ->
    [one] una porzione
   *[other] { $points } porzioni
}
score-race = Corsa { $race }
score-safe = ultimo maialino in testa: al sicuro
score-lost = ultimo maialino non in testa: { $food ->
    [one] una porzione persa
   *[other] { $food } porzioni perse
}
score-nothing = niente da mettere al sicuro

# Il consigliere, in una frase.
advice-arrange = Schiera i maialini come vuoi: nessuno ha ancora carte.
advice-feed = Metti la porzione dove può passare un tuo maialino.
advice-leads = Gioca { $pig }: { $jumped ->
    [0] corre
    [1] salta un maialino
    [2] salta due maialini
    [3] salta tre maialini
   *[4] salta quattro maialini
} e va in testa. Una porzione per te!
advice-leads-only = Gioca { $pig }: { $jumped ->
    [0] corre
    [1] salta un maialino
    [2] salta due maialini
    [3] salta tre maialini
   *[4] salta quattro maialini
} e va in testa.
advice-graze = Gioca { $pig }: arriva alla porzione sulla pista. È tua!
advice-waits = Gioca { $pig }: le altre carte ti serviranno di più dopo.

# Domande al tavolo.
check-run = Una carta e il suo maiale
    .help = Fin dove corre il maiale, è in testa, e che cosa porta? Conta le caselle percorse da ogni maiale, da quello che alla partenza era ultimo.
check-run-card = La carta giocata
check-run-left = Porzioni a sinistra, prima
check-run-last = è l’ultima carta di questa corsa
check-run-empty = la riserva è vuota
check-stands = Ora { $pig } è su { $spaces }.
check-left = A sinistra { $food ->
    [one] c’è ora una porzione
   *[other] ci sono ora { $food } porzioni
}, non ancora al sicuro.
check-same-space = Due maiali non possono stare sulla stessa casella ({ $space }): guarda di nuovo. Sull’anello un giro in più è la stessa casella.
