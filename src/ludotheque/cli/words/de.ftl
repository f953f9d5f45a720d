# Das Terminal auf Deutsch.

# Hilfe zur Befehlszeile.
help-ludotheque = Familienspiele, im Terminal oder im Browser: gegen Bots oder mit Freunden.
help-first = Zum Anfang:
help-further = Außerdem:
help-everywhere = Überall: --lang fr|en|de|it, --no-color; nach einem Befehl auch --help.
help-play = In diesem Terminal spielen, gegen Bots.
help-replay = Eine Partie erzählen, die in einer Datei steht.
help-verify = Prüfen, ob bei einer Partie ehrlich gegeben wurde.
help-games = Die Spiele im Regal ansehen.
help-rules = Die Regeln eines Spiels lesen.
help-new-game = Ein neues Spiel anfangen.
help-game = das Spiel; ohne es wählst du im Regal
help-players = wie viele mitspielen, Bots eingeschlossen
help-option = eine Variante; darf mehrmals stehen
help-yes = mit den üblichen Optionen spielen, ohne Fragen
help-seat = dein Platz; der erste ist 0
help-bot = wer auf den anderen Plätzen spielt: easy (leicht), medium (mittel), hard (stark), expert (Profi), oder random, simple, greedy; darf mehrmals stehen
help-name = dein Name
help-seed = eine Zahl: dieselbe gibt dieselben Karten
help-position = mit der Stellung in dieser JSON-Datei beginnen
help-save = die Partie in dieser Datei aufheben
help-resume = die Partie in dieser Datei fortsetzen
help-lesson = sich das Spiel zuerst Schritt für Schritt zeigen lassen
help-watch = den Bots beim Spielen zusehen
help-delay = Sekunden vor jedem Zug eines Bots
help-file = die Datei der Partie
help-record = die Niederschrift der Partie: eine Datei oder die Adresse des Tisches
help-seal = das Siegel, das vor der Partie gezeigt wurde, falls du es notiert hast
help-replay-seat = mit den Augen welches Platzes; sonst als Zuschauer
help-step = vor jedem Zug auf Enter warten
help-paragraph = nur ein Paragraf, zum Beispiel 3
help-new-name = sein Name: kleine Buchstaben, Ziffern, _
help-into = der Ordner, in dem es entsteht, statt im Regal
help-owner = Den Link zeigen, mit dem dir die Sammlung gehört.
help-renew = einen neuen Schlüssel machen; der alte gilt nicht mehr
help-catalog = Schachteln aus einer Datei holen, oder die Sammlung speichern.
help-import = Schachteln aus einer CSV- oder JSON-Datei übernehmen: unserer, der von BoardGameGeek oder der von MyLudo.
help-import-file = die CSV- oder JSON-Datei
help-dry-run = nur sagen, was geschehen würde
help-import-yes = vor dem Übernehmen nichts fragen
help-map = eine Spalte der Datei für ein Feld nehmen
help-export = Die Sammlung in einer Datei speichern.
help-export-file = die Datei, .csv oder .json
help-backup = Die Tische eines Servers in eine Datei kopieren, auch im Spiel.
help-restore = So eine Kopie zurückholen, in neuen Ordner oder leere Datenbank.
help-check = Prüfen, ob das Protokoll eines Servers vollständig ist.
help-server = der Ordner des Servers
help-server-anywhere = der Ordner des Servers oder die Adresse seiner Datenbank
help-backup-file = die Datei der Kopie
help-restore-place = der Ordner oder die Adresse der Datenbank, wohin die Kopie kommt; dort dürfen noch keine Tische sein

# Was auf der Befehlszeile nicht stimmt.
unknown-command = Den Befehl „{ $asked }“ gibt es nicht; es gibt: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unknown-flag = „{ $asked }“ gibt es hier nicht; --help zeigt, was es gibt.{ $nearest ->
    [none] { "" }
   *[other] { " " }Meintest du { $nearest }?
}
unexpected-word = „{ $asked }“ ist zu viel; --help zeigt, was der Befehl nimmt.
bad-number = „{ $asked }“ passt nicht für { $name }: Es muss eine Zahl sein.
flag-alone = { $name } steht allein, ohne „{ $asked }“.
missing-word = { $name } fehlt; --help zeigt, was der Befehl nimmt.
repeated-flag = { $name } steht zweimal da; einmal genügt.
bad-command-line = „{ $asked }“ ist nicht zu verstehen; --help zeigt, was es gibt.
flags-exclude = { $one } und { $other } passen nicht zusammen; wähle eines davon.
bad-delay = { $asked } Sekunden kann man nicht warten; es muss eine Zahl von 0 bis { $longest } sein.
too-many-bots = { $asked } Bots sind verlangt, aber nur { $seats ->
    [one] { $seats } Platz ist
   *[other] { $seats } Plätze sind
} frei.
option-form = Die Option „{ $asked }“ hat keinen Wert; schreibe { $asked }=… mit einem von diesen: { $known }.
unknown-paragraph = Die Regeln haben keinen Paragrafen „{ $asked }“; sie gehen von { $first } bis { $last }.
file-missing = Die Datei „{ $file }“ gibt es nicht; prüfe ihren Namen und ihren Ordner.
file-unreadable = „{ $file }“ ist nicht zu lesen; es muss eine Textdatei sein, die du lesen darfst.
file-unwritable = „{ $file }“ kann nicht geschrieben werden; wähle einen Ordner, den es gibt und der dir gehört.
bad-json = Die Datei „{ $file }“ ist kein JSON: Der Fehler steht in Zeile { $line }, Spalte { $column }.
save-taken = „{ $file }“ gibt es schon und wird nicht überschrieben; wähle einen anderen Namen oder setze jene Partie mit --resume fort.
save-where = Sag, in welcher Datei, zum Beispiel: { $command } partie.log

# Das Regal und die Optionen.
shelf = Im Regal
shelf-next = Zum Spielen: ludotheque play und der Name des Spiels.
seats = { $low } bis { $high } Personen
minutes = etwa { $minutes } Minuten
draft = Entwurf, Texte: { $languages }
ask-game = Welches Spiel? (Enter = { $first })
players = Mitspielende
yes = ja
no = nein
ask-usual = Enter = so spielen; o = Optionen ändern:
ask-number = Deine Wahl, 1 bis { $last } (Enter = { $usual }):
ask-value = Deine Wahl aus { $known } (Enter = { $usual }):
none = keine
no-such-number = „{ $asked }“ steht nicht auf der Liste; wähle eine Nummer von 1 bis { $last }.

level-wins = { $level }: landet in { $wins } der Fälle vor { $against }
levels = Wie die Bots spielen
ask-level = Deine Wahl, 1 bis { $last } (Enter = nach einer einfachen Regel):

# Am Tisch.
bots-preparing = Die Bots spielen vorerst nach einer einfachen Regel; ihr Nachdenken wird vorbereitet, nur einmal.
bots-prepared = Die Bots sind bereit und denken jetzt voraus.
guest = Gast
you = du
you-alone = Du
list-and = { $first } und { $last }
manner-random = zufällig
manner-simple = einfach
manner-easy = leicht
manner-medium = vernünftig
manner-hard = stark
manner-expert = wie ein Profi
manner-greedy = gierig
bots-random = Die Bots spielen zufällig.
bots-simple = Die Bots spielen nach einer einfachen Regel.
bots-easy = Die Bots spielen wie ein Kind und vertun sich oft.
bots-medium = Die Bots spielen vernünftig.
bots-hard = Die Bots denken voraus.
bots-expert = Die Bots denken weit voraus.
bots-greedy = Die Bots nehmen, was sofort am besten aussieht.
at-the-table = Am Tisch: { $names }.
tip = Jederzeit: ? für Hilfe, „regeln“ für die Regeln, „ende“ zum Aufhören.
so-far = Was bisher geschah
table = Der Tisch
your-turn = Du bist dran!
many-choices = Es gibt { $count } Möglichkeiten. Schreibe deine nach dem Muster „{ $example }“ oder nimm eines dieser Beispiele:
ask-action = { $last ->
    [1] Deine Wahl: 1 (? = Hilfe):
   *[other] Deine Wahl, 1 bis { $last } (? = Hilfe):
}
ambiguous = „{ $asked }“ kann { $count } Dinge bedeuten, zum Beispiel: { $known }. Schreibe etwas mehr.
refused-hint = Das steht in § { $paragraph }: Schreibe „regeln { $paragraph }“, um ihn zu lesen.
help-title = Hilfe
help-how = Schreibe die Nummer deiner Wahl oder was daneben steht: Der Anfang genügt. Enter zeigt den Tisch noch einmal.
command-help = hilfe
command-rules = regeln
command-table = tisch
command-log = verlauf
command-save = aufheben
command-quit = ende
file-word = DATEI
does-help = diese Hilfe
does-rules = die Regeln: ihr Inhalt oder ein Paragraf
does-table = der Tisch und deine Möglichkeiten
does-log = was seit dem Anfang geschah
does-save = die Partie in einer Datei aufheben
does-quit = aufhören; eine aufgehobene Partie kann später weitergehen
rules-contents = Die Regeln
rules-hint = „regeln 3“ zeigt § 3.
saved = Die Partie liegt in { $file }.
ask-save = Die Partie aufheben? Ein Dateiname, oder Enter für nein:
lesson-type = Tippe:
lesson-enter = Weiter mit der Eingabetaste.
left = Tschüss und bis bald!
left-saved = Tschüss! Die Partie liegt in { $file }. So geht sie weiter:

# Das Ende.
results = Ergebnis
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
won-you = Du hast gewonnen, bravo!
won = { $who } gewinnt die Partie.
with-takebacks = { $count ->
    [one] Eine Partie mit einem zurückgenommenen Zug.
   *[other] Eine Partie mit { $count } zurückgenommenen Zügen.
}
won-together = Gleichstand! Den Sieg teilen sich: { $names }.
ask-step = Enter = nächster Zug
replay-unfinished = Die Partie ist nicht zu Ende. So geht sie weiter:

# Ein neues Spiel.
new-name = „{ $asked }“ kann kein Name eines Spiels sein; er besteht aus kleinen Buchstaben, Ziffern oder _ und beginnt mit einem Buchstaben, etwa mein_spiel.
new-exists = „{ $asked }“ gibt es schon ({ $folder }); wähle einen anderen Namen.
new-reserved = „{ $asked }“ bedeutet im Programm schon etwas; wähle einen anderen Namen, etwa { $asked }_spiel.
new-made = Das Spiel ist da: { $folder }. Man kann es schon spielen; ändere es Schritt für Schritt.
new-step-play = Spiel es:
new-step-rules = Schreibe seine Regeln:
new-step-texts = Erzähle sie den Spielern:
new-step-test = Prüfe, ob alles hält:
new-entry-point = Damit es ins Regal kommt, meldet dein Paket einen Einstiegspunkt „{ $name }“ der Gruppe ludotheque.games an.

serving = Die Ludothek ist offen unter { $address }; ihre Tische liegen in { $folder }. Strg-C schließt sie.
serving-local = Nur dieser Computer kann sie öffnen. Um sie für dein Heimnetz zu öffnen, starte sie mit: { $command }
serving-reached = Andere Geräte öffnen sie unter { $address }
serving-no-page = Dieser Installation fehlt die Seite für Browser: Nur Terminals kommen herein (ludotheque join { $address }). Für die Seite führe „make wheel“ im Ordner der Quellen aus, installiere das genannte Paket und starte den Server neu.
served = Die Ludothek ist geschlossen; alle Tische sind aufgehoben.
cannot-listen = Die Ludothek kann unter { $host }, Port { $port }, nicht zuhören: { $error }. Wähle mit --port einen anderen.
help-serve = Hier einen Server starten: im Browser spielen, auch mit Freunden.
help-folder = wo der Server seine Tische aufhebt
help-host = die Adresse zum Zuhören; 0.0.0.0 für alle
help-port = der Port zum Zuhören
help-address = die öffentliche Adresse für Links, wenn ein Proxy davorsteht
help-proxy = ein Proxy, dem man Adressen glaubt; mehrfach möglich
help-bot-delay = wie lange Bots für einen Zug brauchen
help-bot-processes = so viele Prozesse für Bots, die vorausrechnen; 0 = Threads der Ludothek
help-store = die Ludothek in dieser Datenbank (postgresql://…) statt in einem Ordner aufbewahren; mehrere Knoten können sie teilen
help-bus = Valkey oder Redis, das Hinweise zwischen den Knoten trägt (redis://…); sonst tut es PostgreSQL
help-node = wo die anderen Knoten diesen erreichen, wenn nicht dort, wo er lauscht
help-quiet = nur melden, was schiefgeht
help-open = die Seite im Browser öffnen

# Ein Platz übers Netz.
help-join = Am Tisch eines Servers Platz nehmen, mit Adresse oder Link.
help-url = die Adresse eines Servers, eines Tisches, oder ein Link, den du bekommen hast
help-look-on = nur zusehen
bad-address = „{ $asked }“ ist keine Adresse einer Ludothek oder eines Tisches; es braucht eine wie http://localhost:8471 oder einen ganzen Link.
server-unreachable = { $server } antwortet nicht; prüfe die Adresse und ob die Ludothek offen ist.
not-a-server = { $server } antwortet, ist aber kein Server von Ludothèque; prüfe die Adresse.
other-version = Dieser Tisch spielt nach Regelfassung { $theirs }, dieses Programm kennt Fassung { $ours }; nimm dieselbe Version wie die Ludothek.
identity-taken = Auch auf diesem Gerät bist du jetzt { $name } bei { $server }.
lobby-yours = Deine Tische
lobby-open = Offene Tische
lobby-none = Hier ist gerade kein Tisch offen.
table-open = wartet auf Mitspielende
table-playing = mitten in einer Partie
ask-table = Welcher Tisch, 1 bis { $last }? { $new } = einen neuen eröffnen, Enter = noch einmal nachsehen:
ask-first-table = { $new } = einen Tisch eröffnen, Enter = noch einmal nachsehen:
no-such-table = „{ $asked }“ steht nicht auf der Liste; tippe eine Zahl von 1 bis { $last } oder { $new } für einen neuen Tisch.
no-table-yet = „{ $asked }“ geht hier nicht: Noch ist kein Tisch offen; tippe { $new } für einen neuen.
ask-bots = Wie viele Bots, 0 bis { $last }? Die anderen Plätze warten auf Menschen. (Enter = { $last }):
bad-bots = „{ $asked }“ Bots haben dort keinen Platz; es braucht eine Zahl von 0 bis { $last }.
by-link = nur wer den Link hat, kann kommen
by-all = alle in der Ludothek sehen den Tisch und können kommen; dort gibt es nur fertige Sätze
by-all-free = ebenso, und alle schreiben, was sie wollen
table-made = Der Tisch ist bereit. Der Link für die anderen:
watch-link = Der Link für alle, die nur zusehen möchten:
link-local = Diese Links gehen nur auf diesem Computer. Um die Ludothek für dein Heimnetz zu öffnen, starte sie mit:
ask-replace = Eine Partie läuft, und alle Plätze sind besetzt. Den Platz von { $who } übernehmen? { $yes } oder { $no } (Enter = { $no }, nur zusehen):
ask-stop = Die Partie wirklich beenden, ohne Ergebnis? { $yes } oder { $no } (Enter = { $no }):
ask-import = Diese Liste übernehmen? { $yes } oder { $no } (Enter = { $no }):
goes-on = Die Partie geht weiter.
no-seat = Für dich ist dort kein Platz frei; du siehst zu.
looking-on = Du siehst zu.
free-seat = freier Platz { $number }
bot-name = Bot { $number } ({ $level })
covered = { $who } (ein Bot spielt)
may-start = „{ $command }“ beginnt die Partie; noch freie Plätze bekommen Bots.
not-begun = Die Partie hat noch nicht begonnen.
who-begins = Wer fängt an?
ask-first = { $question } „{ $named }“ legt es fest; bei „{ $lots }“ wird gelost.
first-word-lots = los
first-word-turn = reihum
first-whom = Sag, wer anfängt: „{ $command } Anna“, die Nummer eines Platzes von 1 bis { $last }, „{ $command } { $lots }“ oder „{ $command } { $turn }“.
first-drawn = { $who-is ->
    [you] Das Los hat entschieden: Du fängst an.
   *[other] Das Los hat entschieden: { $who } fängt an.
}
first-next = { $who-is ->
    [you] Diesmal fängst du an.
   *[other] Diesmal fängt { $who } an.
}
first-named = { $who-is ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
connection-lost = Die Verbindung ist weg; neuer Versuch…
connection-back = Die Verbindung steht wieder.
deals-right = Das Geben ist geprüft: { $draws ->
    [one] Die eine gezogene Karte stand
   *[other] Alle { $draws } gezogenen Karten standen
} fest, bevor jemand saß.
deals-wrong = Bei dieser Partie wurde nicht ehrlich gegeben! { $why }
deals-missing = Nicht alle haben das Geben versiegelt: { $count ->
    [one] Die Zufallszahl von { $names } fehlt, obwohl sie hinterlegt war
   *[other] Die Zufallszahlen von { $names } fehlen, obwohl sie hinterlegt waren
}.
deals-nobody = Niemand hat eine Zufallszahl beigetragen: Alles Glück kommt aus dem versiegelten Geheimnis der Ludothek.
deals-own-late = Deine eigene Zufallszahl kam zu spät und zählt beim Geben nicht mit.
deals-own-unpledged = Die Ludothek hat deine eigene Zufallszahl vor dem Beginn nicht angenommen; sie zählt beim Geben nicht mit.
deals-own-elsewhere = Die Zufallszahl deines Platzes kam nicht von hier, sondern von einem anderen Gerät oder von jemandem, der vorher dort saß. Wenn beides nicht sein kann, verlass dich nicht auf diese Partie.
deals-own-none = Keine der Zufallszahlen beim Geben ist von dir: Wer eine beigetragen hat, kann das prüfen.
verified-match = { $title }, Tisch { $table }
verified-draws = ✓ { $draws ->
    [one] Die eine gezogene Karte folgt
   *[other] Alle { $draws } gezogenen Karten folgen
} aus dem Geheimnis, das versiegelt war, bevor jemand saß.
verified-values = ✓ Plätze, die einen eigenen Wert beigetragen haben: { $count } von { $players }.
verified-shown = ✓ Plätze, die einen Wert hinterlegt und gezeigt haben: { $seats }.
verified-missing = ! Nicht von allen versiegelt. Plätze, die einen Wert hinterlegt und nicht gezeigt haben: { $seats }.
verified-lots = ✓ Wer anfängt (Platz { $seat }), wurde ausgelost, mit demselben Geheimnis und denselben Zahlen.
verified-unnamed = ! Diese Niederschrift hat eine ältere Form, die nicht nennt, wer einen Wert hinterlegt und nicht gezeigt hat.
verified-own-in = ✓ Der Wert dessen, der diese Niederschrift gespeichert hat, zählt beim Geben mit.
verified-own-late = ! Der Wert dessen, der diese Niederschrift gespeichert hat, kam zu spät und zählt nicht mit.
verified-own-unpledged = ! Der Wert dessen, der diese Niederschrift gespeichert hat, wurde vor dem Beginn nicht angenommen und zählt nicht mit.
verified-own-elsewhere = ! Am Platz dessen, der diese Niederschrift gespeichert hat, kam der Wert von einem anderen Gerät oder von jemand anderem.
verified-own-none = ! Wer diese Niederschrift gespeichert hat, hat selbst keinen Wert beigetragen.
verified-played = ✓ Nach der Regel nachgespielt: Jede gezogene Karte war mit genau diesen Chancen fällig, jede Aktion war erlaubt{ $over ->
    [yes] {" "}und die Ergebnisse stimmen
   *[no] {""}
}.
verified-seal = Das Siegel: { $seal }
verified-noted = Wer es vor der Partie notiert hat, vergleicht es hier oder gibt es mit --seal an.
is-here = { $who } ist da.
is-away = { $who } ist gerade weg.
not-your-turn = „{ $asked }“ muss warten: Du bist nicht am Zug. Zum Reden: { $say } …
not-a-command = „{ $asked }“ ist unverständlich; ? zeigt, was man tippen kann. Zum Reden: { $say } …
hint-proposed = Deine Antwort: „{ $agree }“ oder „{ $decline }“.
hint-back = „{ $command }“ holt deinen Platz zurück.
hint-rematch = „{ $command }“ bringt dich hin.
after-match = Und nun? { $commands }
left-seat = Tschüss! Der Platz bleibt deiner. Um zurückzukommen:
said = { $who }: { $text }
said-deleted = (gelöscht)
event-seated = { $who-is ->
    [you] Du nimmst Platz.
   *[other] { $who } nimmt Platz.
}
event-left = { $who-is ->
    [you] Du stehst auf; der Platz ist frei.
   *[other] { $who } steht auf; der Platz ist frei.
}
event-left-playing = { $who-is ->
    [you] Du gehst; ein Bot spielt für dich.
   *[other] { $who } geht; ein Bot spielt weiter.
}
event-proposed-undo = { $who-is ->
    [you] Du möchtest deinen letzten Zug zurücknehmen; die anderen müssen zustimmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen.
}
event-proposed-abandon = { $who-is ->
    [you] Du schlägst vor, die Partie ohne Ergebnis zu beenden; die anderen müssen zustimmen.
   *[other] { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
}
event-agreed = { $who-is ->
    [you] Du stimmst zu.
   *[other] { $who } stimmt zu.
}
event-lapsed = Die Zeit für Antworten ist um: Der Vorschlag ist hinfällig.
event-declined = { $who-is ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
event-undone = { $who-is ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $who } nimmt den letzten Zug zurück.
}
event-redealt = { $who-is ->
    [you] Du nimmst deinen letzten Zug zurück. Was du da nicht sehen konntest, wird neu verteilt.
   *[other] { $who } nimmt den letzten Zug zurück. Was da verdeckt war, wird neu verteilt.
}
event-redealt-file = Ein Zug wurde zurückgenommen, und was verdeckt war, neu verteilt.
event-abandoned = Die Partie endet ohne Ergebnis.
event-covered-away = { $who-is ->
    [you] Du warst weg: Ein Bot spielt für dich.
   *[other] { $who } ist weg: Ein Bot spielt weiter.
}
event-covered-clock = { $who-is ->
    [you] Deine Zeit ist um: Ein Bot spielt für dich.
   *[other] Die Zeit von { $who } ist um: Ein Bot spielt weiter.
}
event-took-back = { $who-is ->
    [you] Du bist zurück und spielst selbst.
   *[other] { $who } ist zurück.
}
event-vacated-deleted = Ein Mitspieler ist für immer gegangen; der Gastgeber kann den Platz weitergeben.
event-vacated-removed = Der Gastgeber hat einen Mitspieler weggeschickt; jemand anders kann den Platz nehmen.
event-muted = { $who-is ->
    [you] Der Gastgeber hat dich stummgeschaltet: Du kannst weiterspielen, aber nichts schreiben.
   *[other] Der Gastgeber hat { $who } stummgeschaltet.
}
event-unmuted = { $who-is ->
    [you] Du darfst wieder schreiben.
   *[other] { $who } darf wieder schreiben.
}
event-muted-spectator = Der Gastgeber hat einen Zuschauer stummgeschaltet.
event-unmuted-spectator = Der Zuschauer darf wieder schreiben.
event-rematched = Die Revanche ist bereit.
event-first-named = { $who-is ->
    [you] Du sollst anfangen.
   *[other] { $who } soll anfangen.
}
event-first-lots = Wenn die Partie beginnt, wird gelost.
event-first-turn = Es geht reihum.
command-say = sagen
command-phrases = sätze
command-undo = zurücknehmen
command-agree = zustimmen
command-decline = ablehnen
command-first = zuerst
command-start = start
command-leave = aufstehen
command-back = übernehmen
command-mute = stumm
command-unmute = reden
command-remove = wegschicken
command-abandon = abbrechen
command-rematch = revanche
does-say = etwas zum Tisch sagen
does-phrases = Sätze, die alle in ihrer Sprache lesen; mit einer Zahl: einen davon sagen
does-undo = deinen letzten Zug zurücknehmen oder die anderen darum bitten
does-agree = einem Vorschlag zustimmen
does-decline = einen Vorschlag ablehnen
does-first = wer anfängt: ein Name, „los“ oder „reihum“
does-start = die Partie beginnen
does-leave = aufstehen; während einer Partie spielt ein Bot für dich
does-back = wieder selbst spielen statt des Bots
does-mute = jemanden nichts mehr schreiben lassen, mit Name oder Platznummer (als Gastgeber)
does-unmute = jemanden wieder schreiben lassen (als Gastgeber)
does-remove = jemanden vom Tisch wegschicken (als Gastgeber)
does-abandon = vorschlagen, die Partie ohne Ergebnis zu beenden
does-rematch = mit denselben Leuten noch einmal spielen
say-whom = Sag, wen: „{ $command } Anna“, oder die Nummer eines Platzes, von 1 bis { $last }.
quit-and-keep = dieses Programm beenden; der Platz bleibt deiner

# Eine Ludothek und ihr Protokoll.
backup-made = Die Kopie steht in { $file }.
restored = Die Ludothek in { $folder } ist wieder da: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, alles vollständig.
check-whole = Das Protokoll ist vollständig: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}.
check-faulty = Das Protokoll ist nicht vollständig. Von { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
} mit { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
} haben so viele einen Fehler: { $count }
fault-gap = Tisch { $table }: Ereignis { $seq } fehlt.
fault-hash = Tisch { $table }: Ereignis { $seq } wurde verändert.
fault-head = Tisch { $table }: Das Protokoll endet mit Ereignis { $seq }, aber sein Verzeichnis sagt etwas anderes.
fault-index = Tisch { $table }: Er hat ein Protokoll, fehlt aber im Verzeichnis.
check-next = Hebe eine Kopie dieses Ordners auf; stelle dann die letzte vollständige Sicherung in einem neuen Ordner wieder her.

# The arena.
help-arena = Ein Turnier der Bots, mit denselben Karten und wechselnden Plätzen.
help-levels = wer spielt, ein Wort für jeden Platz: easy, medium, hard, expert, random, simple oder greedy; oder ein eigenes Programm wie bei „ludotheque bot“
help-matches = wie viele Partien; aufgerundet auf ganze Platzwechsel
help-arena-out = die Datei für die Ergebnisse (JSON); ein Bild (SVG) und die gespielten Partien liegen daneben
help-workers = wie viele Prozesse; sonst alle Kerne
bad-matches = „{ $asked }“ ist keine Zahl von Partien; es müssen 1 oder mehr sein.
arena-other = „{ $file }“ gehört zu einem anderen Turnier; wähle mit --out eine andere Datei oder lösche diese.
arena-goes-on = { $done } Partien waren schon gespielt; es geht von dort weiter.
arena-kept = Angehalten. { $done } Partien stehen in { $file }; derselbe Befehl geht von dort weiter.
arena-title = { $game }: { $matches } Partien
arena-axis = Anteil der anderen, vor denen er landete, in Prozent, mit 95-%-Intervallen
arena-playing = Es wird gespielt
arena-written = Geschrieben: { $file }, { $picture }
arena-score = vor { $score } % ± { $within } der anderen
arena-first = Erster in { $share } % ± { $within }
arena-rating = Wertung { $rating } ± { $within }
arena-faults = { $name } verlor { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} an { $cover }: Es brach ab, antwortete nicht rechtzeitig oder wollte etwas Unerlaubtes.

# The coach.
command-coach = rat
does-coach = was der Ratgeber an deiner Stelle spielen würde, und warum
coach-title = Der Ratgeber
coach-preparing = Der Ratgeber bereitet sich vor, nur einmal: etwa eine Minute…
coach-only = Es gibt keine Wahl: { $best }.
coach-plain = Am besten hier: { $best }.
coach-ask-more = Für die Zahlen: { $command } { $more }.
more-word = zahlen
coach-matters = Worauf es jetzt ankommt: { $features }.
coach-nothing = auf wenig; einen Zug weiter sehen alle gleich aus
coach-candidates = Zwei Kandidaten: { $one } sollte vor { $share } % der anderen landen, { $other } vor { $other_share } %.
coach-best = Der bessere: { $best }, um { $margin } Punkte von hundert.
coach-best-unsure = Der Ratgeber bleibt dabei: { $best }. Ob das andere besser ist, steht nicht fest.
coach-reason = { $feature }: { $better }, gegenüber { $other } beim anderen.
coach-further = Einen Zug weiter sehen sie gleich aus; der Unterschied zeigt sich später.

# Ein eigenes Programm am Tisch.
help-own-bot = Ein eigenes Programm am Tisch eines Servers spielen lassen.
help-program = das Programm: eine Datei, ein Befehl in Anführungszeichen oder DATEI.py:KLASSE
help-table-url = der Link zum Tisch oder zum Platz
help-bot-name = der Name des Bots; an ihm erkennt die Ludothek ihn wieder
help-answer-seconds = wie lange er über jede Aktion nachdenken darf
help-cover = der Bot, der spielt, wenn er es nicht tut
bot-seated = { $name } sitzt am Tisch, auf Platz { $seat }; Strg-C holt ihn weg.
bot-no-seat = Für { $name } ist an diesem Tisch kein Platz frei.
bot-needs-table = „{ $asked }“ ist die Adresse einer Ludothek; ein Bot braucht den Link zu einem Tisch.
bot-died = Das Programm hat sich beendet; { $cover } spielt diesen Zug.
bot-silent = Das Programm hat nicht rechtzeitig geantwortet; { $cover } spielt diesen Zug.
bot-nonsense = Das Programm hat nicht mit einer Aktion geantwortet: { $said }; { $cover } spielt diesen Zug.
bot-illegal = Das Programm wollte „{ $said }“, was jetzt nicht erlaubt ist; { $cover } spielt diesen Zug.
bot-gave-up = Das Programm hat sich zu oft beendet; { $cover } spielt weiter.
bot-over = Die Partie ist zu Ende: { $results }.
bot-abandoned = Die Partie wurde abgebrochen.

# The collection.

catalog-server-open = Die Ludothek in „{ $folder }“ ist gerade offen. Halte sie zuerst an und versuch es dann noch einmal; oder bring die Datei auf ihrer Seite, wenn sie dir gehört.
bad-map = --map erwartet SPALTE=FELD, nicht „{ $asked }“.
bad-export = „{ $asked }“ endet auf keines von { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Meinst du { $nearest }?
}
export-taken = „{ $file }“ gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
export-done = { $count ->
    [one] Eine Schachtel
   *[other] { $count } Schachteln
} in { $file } gespeichert.
import-shape = { $shape ->
    [boardgamegeek] Eine Sammlung von BoardGameGeek
    [myludo] Eine Sammlung von MyLudo
   *[own] Eine Liste von Schachteln
} ({ $encoding }, { $how }). Übernommene Spalten:
import-comma = Spalten getrennt durch ein Komma
import-semicolon = Spalten getrennt durch einen Strichpunkt
import-tab = Spalten getrennt durch einen Tabulator
import-json = JSON
import-unused = Nicht übernommen: { $columns }
import-untitled = Keine Spalte der Datei ist der Titel; es gibt: { $known }. Sag, welche der Titel ist: --map SPALTE=title
import-warned = { $count ->
    [one] Eine Zelle bleibt leer, denn sie ist nicht zu lesen:
   *[other] { $count } Zellen bleiben leer, denn sie sind nicht zu lesen:
}
import-mistaken = { $count ->
    [one] Eine Zeile lässt sich nicht übernehmen:
   *[other] { $count } Zeilen lassen sich nicht übernehmen:
}
import-line = Zeile { $line }: { $why }
import-nothing = Geändert wurde nichts. Verbessere diese Zeilen und versuch es noch einmal.
import-left = Geändert wurde nichts.
import-would = Das brächte { $fresh } neue Schachteln und änderte { $changed }; { $same } sind schon so, { $skipped } Zeilen handeln von Schachteln, die du nicht hast. Geändert wurde nichts.
import-done = { $fresh } neue Schachteln, { $changed } geändert, { $same } wie zuvor; { $skipped } Zeilen handelten von Schachteln, die du nicht hast.
owner-link = Öffne diesen Link in deinem Browser; dann gehört dir diese Ludothek. Zeig ihn niemandem:
owner-renewed = Der alte Schlüssel gilt nicht mehr. Öffne diesen Link in deinem Browser; dann gehört dir diese Ludothek. Zeig ihn niemandem:
serving-owner = Die Sammlung dieser Ludothek gehört noch niemandem. Dir gehört sie, wenn du öffnest: { $address }
