# Quartett e Quintett in italiano.

goal = Riunisci più famiglie di tutti: una famiglia è un valore in tutti i suoi colori.

colour-r = rosso ●
colour-b = blu ■
colour-g = verde ▲
colour-y = giallo ★
colour-k = nero ◆

option-set = Carte per famiglia
    .help = Quattro colori fanno un quartetto; con le carte nere ne servono cinque.
option-set-4 = Quartett: quaranta carte, quattro per ogni valore
option-set-5 = Quintett: cinquanta carte, cinque per ogni valore

refusal-no-black-cards = Nel Quartett non ci sono carte nere: si usano solo nel Quintett.
refusal-cards-are-being-dealt = Si stanno ancora dando le carte.
refusal-card-is-dealt = Quella carta è già stata data.
refusal-not-your-turn = Non tocca a te chiedere.
refusal-no-such-action = In questo gioco non si può fare.
refusal-no-such-player = A questo tavolo quel giocatore non c’è.
refusal-ask-someone-else = A te non puoi chiedere: chiedi a qualcun altro.
refusal-you-hold-it = Quella carta ce l’hai già: chiedine una che ti manca.
refusal-none-of-that-value = Puoi chiedere solo un valore di cui hai una carta.
refusal-has-no-cards = Quel giocatore non ha più carte: chiedi a chi ne ha.
refusal-set-is-laid = Quella famiglia è già sul tavolo.
refusal-match-is-over = La partita è finita.

label-ask = chiedere a { $whom } { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }

log-dealt = Tutte le carte sono state date. { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
}
log-ask = { $who-is ->
    [you] Chiedi a { $whom }
   *[other] { $whom-is ->
        [you] { $who } ti chiede
       *[other] { $who } chiede a { $whom }
    }
} { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }.
log-given = { $whom-is ->
    [you] Ce l’hai e lo dai.
   *[other] { $who-is ->
        [you] { $whom } ce l’ha e te lo dà.
       *[other] { $whom } ce l’ha e lo dà.
    }
}
log-refused = { $whom-is ->
    [you] Non ce l’hai.
   *[other] { $whom } non ce l’ha.
}
log-laid = { $who-is ->
    [you] Metti giù le { $set } carte di valore { $value }: { $set ->
        [5] un quintetto!
       *[other] un quartetto!
    }
   *[other] { $who } mette giù le { $set } carte di valore { $value }: { $set ->
        [5] un quintetto.
       *[other] un quartetto.
    }
}
log-out = { $who-is ->
    [you] Non hai più carte.
   *[other] { $who } non ha più carte.
}
log-again = { $who-is ->
    [you] Puoi chiedere ancora.
   *[other] { $who } può chiedere ancora.
}
log-turn = { $who-is ->
    [you] Tocca a te.
   *[other] Tocca a { $who }.
}
log-all-laid = Tutte le famiglie sono sul tavolo.
log-limit = Sono state fatte { $questions } domande: la partita finisce qui.

table-questions = Domande fatte: { $questions } su { $most } al massimo
table-seat = { $who-is ->
    [you] Tu
   *[other] { $who }
} (posto { $number }): { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, ancora nessuna famiglia
table-seat-sets = { $who-is ->
    [you] Tu
   *[other] { $who }
} (posto { $number }): { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, famiglie sul tavolo: { $sets }
table-known = { $who-is ->
    [you] Tutti sanno che hai: { $cards }
   *[other] { $who } ha di sicuro: { $cards }
}
table-asked = { $who-is ->
    [you] Tutti sanno che hai anche una carta di questi valori: { $values }
   *[other] { $who } ha chiesto, quindi ha anche una carta di questi valori: { $values }
}
table-lacks = { $who-is ->
    [you] Tutti sanno che non hai: { $cards }
   *[other] { $who } non ha: { $cards }
}
table-hand = La tua mano: { $cards }
typed-letters = Lettere da scrivere: { $letters }


position-hands-missing = La posizione ha «{ $key }» ma non «hands»: deve dire chi ha quali carte.
position-set-twice = La famiglia di valore { $value } può stare sul tavolo una volta sola.
position-black = In { $key }, { $card } è una carta nera; si usano solo nel Quintett, dove «set» è 5.
position-card-twice = La carta { $card } compare due volte.
position-card-laid = La carta { $card } non può essere in mano: la famiglia di valore { $value } è sul tavolo.
position-set-in-hand = Il posto { $seat } ha tutte le carte di valore { $value }; sarebbero già sul tavolo.
position-card-missing = Queste carte non sono in nessuna mano e in nessuna famiglia: { $cards }.
position-over = Tutte le famiglie sono sul tavolo, o sono state fatte { $questions } domande: «phase» deve essere «over».
position-not-over = Mancano ancora famiglie e sono state fatte meno di { $questions } domande: «phase» deve essere «ask».
position-turn = Il posto { $seat } non ha carte: non può essere il suo turno.
position-known = Non si può sapere che il posto { $seat } ha { $card }: quella carta non è nella sua mano.
position-asked = Il posto { $seat } non può aver chiesto il valore { $value }: a parte le carte note non ne ha nessuna.
position-lacks = Non si può sapere che il posto { $seat } non ha { $card }: quella carta è nella sua mano.
position-elsewhere = Non si può sapere che al posto { $seat } manca una carta di valore { $value }: a parte quelle note le ha tutte.

board-you = Tu
board-others = Gli altri al tavolo
board-cards = Carte in mano:
board-sets = Famiglie sul tavolo:
board-your-sets = Le tue famiglie:
board-slate = Le domande di prima
board-slate-empty = Le domande di prima resteranno qui.
board-given = data
board-refused = non c’è
board-tray = Tutte le carte del gioco, una colonna per valore
board-yours = tua
board-seen = tutti sanno che ce l’hai
board-laid = famiglia sul tavolo
board-has = ce l’ha
board-lacks = non ce l’ha
board-some = ha una carta di questo valore
board-order = I segni seguono l’ordine dei giocatori qui sopra.
board-notes = Promemoria
board-hint = Tocca una carta che ti manca, poi un giocatore – o viceversa.
board-hint-whom = A chi la chiedi? Tocca un giocatore:
board-hint-what = Quale carta? Chiedi a
board-cancel = Annulla

# Di che cosa parla il consigliere.
feature-sets = Famiglie sul tavolo
feature-begun = Carte in mano che stanno insieme
feature-turn = Il turno resta tuo
feature-shown = Le tue carte note a tutti

# Il punteggio alla fine, parte per parte.
score-total = { $points ->
    [0] nessuna famiglia
    [one] una famiglia
   *[other] { $points } famiglie
}
score-set = la famiglia dei { $value }

# La prima partita guidata, e che cosa dice una volta la prima partita libera di ogni tipo di mossa.
lesson-sets = Riunisci famiglie: un numero in tutti e quattro i colori. Hai già due 7, il rosso ● e il blu ■. Chi ha gli altri?
lesson-ask = Chiedi una carta a qualcuno! Tocca il 7 verde ▲, poi tocca Lina.
lesson-ask-wrong = Potresti chiedere anche quella. Ma prima cerca i 7: chiedi a Lina il 7 verde ▲.
lesson-again = Lina l’aveva e deve dartelo! Chi riceve una carta chiede ancora. Ora chiedi a Tom il 7 giallo ★.
lesson-again-wrong = Resta sui 7: chiedi a Tom il 7 giallo ★.
lesson-no = Tom non ce l’ha: così ha chiesto lui. Voleva un 1, quindi ne ha uno! Tu non l’avevi, e tocca di nuovo a te.
lesson-know = Pensaci: il 7 giallo non ce l’hai tu e nemmeno Tom. Allora ce l’ha Lina! Chiedi a Lina il 7 giallo ★.
lesson-know-wrong = Quasi! Il 7 giallo ★ può averlo solo Lina: chiedilo a lei.
lesson-end = Una famiglia intera! Puoi chiedere solo numeri di cui hai una carta. Vince chi ha più famiglie. Continua!

hint-ask = Tocca una carta che ti manca, poi chi potrebbe averla.

# Il consigliere, in una frase.
advice-completes = Chiedi a { $whom } { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }: con quello la tua famiglia è completa!
advice-certain = Chiedi a { $whom } { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }: tutti sanno che ce l’ha.
advice-asked = Chiedi a { $whom } { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }: { $whom } ha una carta di questo valore.
advice-may = Chiedi a { $whom } { $value ->
    [1] l’1
    [8] l’8
   *[other] il { $value }
} { $colour }: con un po’ di fortuna ce l’ha, e va con le tue carte.
