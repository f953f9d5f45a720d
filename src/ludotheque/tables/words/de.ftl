# Warum ein Tisch einem Befehl nicht folgt: was verlangt wurde, was daran nicht geht, was ginge.

other-rules = Diese Partie wurde nach Regelfassung { $played } begonnen; diese Ludothek spielt jetzt Fassung { $ours }. Man kann sie ansehen und ausgeben, aber nicht fortsetzen.
not-seated = Du hast keinen Platz an diesem Tisch; nimm zuerst einen.
not-started = Die Partie hat noch nicht begonnen; der Gastgeber kann sie starten.
already-started = Die Partie hat schon begonnen.
already-pledged = Dein Platz hat seinen Wert für das Geben schon gezogen.
not-pledged = Dein Platz hat keinen Wert für das Geben hinterlegt; er trägt also keinen bei.
not-called = Der Beginn wurde noch nicht verlangt; die Werte für das Geben werden erst danach gezeigt.
already-shown = Der Wert deines Platzes wurde schon gezeigt.
other-value = Das ist nicht der Wert, den dein Platz hinterlegt hat; gegeben wird ohne ihn.
match-over = Diese Partie ist zu Ende; für eine neue gibt es die Revanche.
not-over = Die Partie läuft noch; eine Revanche gibt es, wenn sie zu Ende ist.
host-only = Das kann nur der Gastgeber dieses Tisches.
no-such-seat = Platz { $asked } gibt es an diesem Tisch nicht; die Plätze heißen 0 bis { $last }.
table-full = An diesem Tisch ist kein Platz frei; zusehen geht.
seat-taken = Platz { $seat } ist besetzt; wähle einen anderen.
already-seated = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
knows-another-hand = Du hattest in dieser Partie einen anderen Platz und kennst dessen Karten; zusehen geht.
nobody-seated = An diesem Tisch sitzt niemand; nimm zuerst Platz.
first-no-person = Auf Platz { $seat } sitzt noch niemand; nenne jemanden, der einen Platz hat.
first-one = Nenne genau eine Person, die anfängt.
first-order = Nenne die Personen der Reihe nach, niemanden zweimal.
already-left = Dort spielt schon ein Bot.
seat-covered = Ein Bot spielt gerade für dich; nimm zuerst deinen Platz wieder ein.
not-covered = Dort spielst du selbst; kein Bot vertritt diesen Platz.
late = „{ $action }“ antwortet auf einen Tisch, der sich inzwischen verändert hat; schau noch einmal hin und wähle neu.
nothing-to-undo = Du hast noch nichts getan, was man zurücknehmen könnte.
undo-acted-on = Zum Zurücknehmen ist es zu spät: Es wurde schon weitergespielt.
proposal-pending = Es liegt schon ein Vorschlag vor; beantworte zuerst den.
no-proposal = Im Augenblick ist nichts vorgeschlagen.
own-proposal = Das ist dein eigener Vorschlag; nun sind die anderen dran.
already-answered = Du hast schon zugestimmt.
rematch-made = Die Revanche ist schon bereit; geh mit hinüber.
chat-off = An diesem Tisch wird nicht geplaudert.
chat-phrases-only = An diesem Tisch gibt es nur die fertigen Sätze.
chat-empty = Da steht nichts: Schreib etwas oder wähle einen Satz.
muted = Der Gastgeber dieses Tisches hat dich stummgeschaltet: Du kannst weiterspielen, aber nichts schreiben.
already-muted = Diese Person ist schon stumm.
not-muted = Diese Person ist nicht stumm.
removed = Der Gastgeber dieses Tisches hat dich weggeschickt; an jedem anderen Tisch kannst du spielen.
already-removed = Diese Person wurde schon weggeschickt.
nobody-meant = Sag, wer gemeint ist: jemand mit einem Platz, oder jemand, der vor Kurzem etwas gesagt hat.
own-device = Mit dir selbst und mit denen, die an deinem Gerät spielen, geht das nicht.
unknown-phrase = Den Satz „{ $asked }“ gibt es nicht; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}

# Was an der Niederschrift einer Partie nicht stimmt.

proof-no-record = Das ist keine Niederschrift einer Partie: { $why }
proof-other-seal = Das Siegel in dieser Niederschrift ist { $found }; notiert war { $due }. Es ist eine andere Partie, oder sie wurde verändert.
proof-broken-seal = Das Geheimnis passt nicht zum Siegel, das vor der Partie gezeigt wurde: Eines von beiden wurde verändert.
proof-other-value = Der Wert von Platz { $seat } ist nicht der, den er vor dem Beginn hinterlegt hat: Einer von beiden wurde verändert.
proof-unpledged = Platz { $seat } hat einen Wert beigetragen, aber vor dem Beginn keinen hinterlegt.
proof-left-out = Deine eigene Zufallszahl (Platz { $seat }) fehlt beim Geben, obwohl dein Gerät sie rechtzeitig angeboten hat: Die Ludothek könnte das Glück ausgesucht haben. Verlass dich nicht auf diese Partie.
proof-other-pledge = Was laut dieser Niederschrift hinterlegt war, ist nicht das, was hier vor dem Beginn zu sehen war.
proof-other-shown = Die Werte in dieser Niederschrift sind nicht die, die hier beim Beginn der Partie zu sehen waren.
proof-other-lots = Nach dem Los fängt Platz { $due } an (so wie alle vor dem Start saßen); in dieser Niederschrift ist es Platz { $found }.
proof-other-first = Wer anfängt, wurde anders bestimmt, als es hier vor dem Start zu sehen war.
proof-first-seat = Nach den Regeln fängt nicht Platz { $found } an.
proof-other-transcript = Was am Tisch zu sehen war und mit dieser Niederschrift gespeichert ist, passt nicht zu seiner Prüfsumme: Es wurde nachträglich verändert.
proof-other-draw = Ereignis { $n }: Der Startwert ergibt hier „{ $due }“, die Niederschrift sagt „{ $found }“ (oder nennt andere Chancen als die Regel).
proof-arithmetic = Die { $k }. gezogene Karte muss „{ $due }“ sein; die Niederschrift sagt „{ $found }“.
proof-bad-back = Ereignis { $n } nimmt gezogene Karten bis { $back } zurück, es waren aber erst { $made }.
proof-draws = Ereignis { $n }: Die Regel verlangt hier { $due } gezogene Karten, die Niederschrift hat { $found }.
proof-not-due = Ereignis { $n }: „{ $found }“ ist weder eine fällige Karte noch eine Aktion eines Platzes.
proof-no-such-undo = Ereignis { $n }: So gibt es hier nichts zurückzunehmen.
proof-other-redeal = Ereignis { $n }: Was nach diesem Zurücknehmen neu verteilt wurde, folgt nicht aus dem Siegel.
proof-illegal = Ereignis { $n }: „{ $action }“ war nicht möglich: { $why }
proof-results = Laut Niederschrift endet die Partie mit { $found }; nachgespielt endet sie mit { $ours }.
proof-other-view = Ereignis { $n }: Diese Niederschrift zeigt einen anderen Tisch als den, den du in diesem Augenblick gesehen hast.
proof-other-rules = Diese Partie wurde nach Regelfassung { $played } gespielt, hier ist Fassung { $ours }; die gezogenen Karten stimmen, aber die Partie lässt sich nicht nachspielen.

# Was man an jedem Tisch sagen kann.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-well-played = Gut gespielt!
phrase-oh-no = O nein!
phrase-hurry = Bitte etwas schneller!
phrase-wait = Einen Augenblick bitte.
phrase-thanks = Danke!
phrase-again = Spielen wir noch einmal?
phrase-goodbye = Tschüss!
