# Die Seite auf Deutsch.

# Der Rahmen jeder Seite.
skip = Zum Inhalt
navigation = Du und deine Sprache
language = Sprache
you-screen = Du
you = du
guest = Gast
your-turn = Du bist dran!
connection-lost = Die Verbindung ist weg. Sie wird wiederhergestellt; nichts geht verloren.
house-unreachable = Die Ludothek antwortet nicht. Prüfe deine Verbindung; die Seite versucht es von selbst wieder.
offline = Keine Verbindung
offline-help = Dieses Gerät ist nicht mit dem Netz verbunden. Deine Tische warten auf dich, nichts ist verloren. Sieh nach WLAN oder mobilen Daten; sobald das Netz wieder da ist, geht es von selbst weiter.
silent = Die Ludothek antwortet nicht
silent-help = Vielleicht startet sie gerade neu, oder das Netz ist langsam. Die Seite versucht es alle drei Sekunden von selbst; deine Tische bleiben erhalten.
retry = Noch einmal versuchen
waking = Die Lampe wird angezündet …
nowhere = Hier ist nichts
nowhere-help = Diese Adresse führt nirgendwohin. Das Regal steht auf der Startseite.
no-such-game = Dieses Spiel steht nicht im Regal.
to-home = Zur Startseite

# Die Startseite.
dealing = Es wird ausgeteilt …
dealing-help = Dein Tisch ist gleich bereit.
whole-table = Den ganzen Tisch zeigen
see-result = Das Ergebnis ansehen
your-tables = Deine Tische
shelf = Das Regal
open-tables = Tische für alle
no-open-tables = Zurzeit keine. Öffne eine Schachtel, um einen zu eröffnen.
status-open = wartet auf Mitspielende
status-playing = wird gespielt
players-range = { $low } bis { $high } Personen
collection = Die Sammlung
collection-help = Alle Schachteln, zu finden nach Titel, Mitspielenden, Alter und Dauer
minutes = etwa { $minutes } Minuten
ages = ab { $age } Jahren
draft = Entwurf: Dieses Spiel entsteht noch. Texte: { $languages }.

# Eine Schachtel.
rulebook = Spielregeln
new-table = Ein neuer Tisch
play-now = Jetzt spielen
invite = Mit Freunden
players = Mitspielende, Bots eingeschlossen
bots-level = Stufe der Bots
level-random = Bot, zufällig
level-simple = Bot, mit einer einfachen Regel
level-easy = Bot, leicht
level-medium = Bot, mittel
level-hard = Bot, stark
level-expert = Bot, Profi
level-greedy = Bot, gierig
level-measured = { $level } ({ $strength } gegen die Stufe darunter)
pace = Bedenkzeit
pace-free = ohne Grenze
pace-move = eine Minute je Zug
pace-days = drei Tage je Zug
chat = Gespräch
chat-free = frei
chat-phrases = nur vorgegebene Sätze
chat-none = keines
chat-free-listed = An diesen Tisch können alle kommen: Was dort geschrieben wird, lesen alle.
chat-phrases-listed = An diesen Tisch können alle kommen, auch Kinder: Darum gibt es dort nur fertige Sätze.
listed = Diesen Tisch allen auf der Startseite zeigen
seat = Platz { $number }

# Die Regeln.
boxes-of-game = Schachteln in der Sammlung
to-box = Die Schachtel öffnen
contents = Paragrafen
rule-table = Tabelle
essentials = Das Wichtigste
set-up-picture = Der Tisch, bevor es losgeht
appendix = Wenn du mehr wissen willst
aid = Spielhilfe
print-aid = Spielhilfe drucken
to-example = Beispiel
credits-authors = Von:
credits-illustrators = Illustrationen:
credits-editors = Redaktion:
credits-publishers = Verlag:
credits-translators = Übersetzung der Anleitung:
credits-layout = Gestaltung und Veröffentlichung der Anleitung:
read-paragraph = § { $paragraph } lesen

# Ein Tisch.
table-coming = Der Tisch kommt …
dead-table = Dieser Tisch ist nicht für dich oder nicht mehr da
looking-on = Alle Plätze sind besetzt: Du schaust zu.
not-begun = Die Partie hat noch nicht begonnen
not-begun-host = Teile den Link, oder fang an: Bots nehmen die freien Plätze.
not-begun-guest = Wer eingeladen hat, fängt an; oder irgendwer am Tisch, wenn er voll ist.
start = Anfangen
the-table = Der Tisch
a-moment = Einen Moment …
waiting-for = Am Zug: { $names }
more-actions = Und { $count } weitere: tippe den Anfang von deiner.
show-all = { $count } weitere zeigen
type-action = Einen Zug suchen oder eintippen
do-it = Spielen
why-not = Warum nicht?
allowed = Das ist erlaubt.
to-list = Zur Liste der Züge
as-list = Als Liste
close = Schließen
what-happened = Was geschehen ist
film = Noch einmal zeigen
film-stop = Film anhalten
around = Rund um den Tisch
at-the-table = Am Tisch
tab-log = Verlauf
tab-chat = Chat
tab-coach = Rat
tab-rules = Regeln
tab-list = Liste
tab-table = Tisch
unread = ungelesen
drawer-close = Leiste zuklappen
rulebook-whole = Alle Spielregeln
connection-fine = Die Verbindung steht
stop-ask = Partie beenden? Sie endet dann ohne Ergebnis.
stop-ask-others = Den anderen vorschlagen, die Partie zu beenden?
stop-yes = Ja, beenden
stop-no = Weiterspielen
see-board = Brett ansehen
left-covered = Du hast { $game } verlassen: Ein Bot spielt für dich, bis du wiederkommst.
left-back = Zurück an den Tisch
seat-free = Platz { $number }
seat-bot = Bot { $number }
seat-guest = Gast { $number }
waits-for-person = frei
who-plays-seat = Wer spielt auf Platz { $number }?
person-to-come = wartet auf jemanden
covered-by-bot = ein Bot spielt inzwischen
is-here = ist da
bots-preparing = Die Bots spielen vorerst nach einer einfachen Regel; ihr Nachdenken wird vorbereitet, nur einmal.
is-muted = ist stumm
mute = Stummschalten
unmute = Wieder reden lassen
remove = Wegschicken …
remove-ask = { $name } von diesem Tisch wegschicken? In einer Partie spielt ein Bot weiter.
remove-yes = Wegschicken
is-away = ist weg
to-act = am Zug
days-left = { $days } Tage
watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
sit = Platz nehmen
undo = Zurücknehmen
leave = Gehen
get-up = Aufstehen
abandon = Ende vorschlagen
bot-covers = Ein Bot spielt für dich.
take-back = Wieder selbst spielen
proposal-undo = Jemand möchte den letzten Zug zurücknehmen
proposal-abandon = Jemand schlägt vor, ohne Ergebnis aufzuhören
proposal-waits = Die Antworten stehen noch aus.
agree = Einverstanden
decline = Nein
share = Teilen
bring-friends = Freunde holen
new-link-help = Der Link zu diesem Tisch wurde auf einem anderen Gerät vergeben. Ein neuer Link ersetzt den alten, der dann nicht mehr gilt.
no-link = Nur wer den Tisch eröffnet hat, kann den Link weitergeben.
qr = Der Link als QR-Code
link = Link
link-local = Dieser Link gilt nur auf diesem Computer. Damit er im Heimnetz gilt, starte die Ludothek so: ludotheque serve --host 0.0.0.0
copy-link = Link kopieren
copied = Kopiert
talk = Gespräch
say-phrase = Einen Satz sagen …
say-words = Deine Nachricht
send = Senden
said-deleted = (gelöscht)

# Das Ende.
you-win = Du hast gewonnen!
you-share = Du teilst dir den Sieg
ended-without = Die Partie endete ohne Ergebnis
winner = gewinnt
rematch = Revanche
follow-rematch = Zur Revanche
save-log = Partie sichern

# Du.
your-name = Dein Name, wie andere ihn sehen
save = Speichern
saved = Gespeichert
theme = Licht
theme-auto = wie das Gerät
theme-light = Tag
theme-dark = Abend
speed = Tempo der anderen auf dem Bildschirm
speed-past = Tempo
speed-0 = sehr ruhig
speed-1 = ruhig
speed-2 = gut zu verfolgen
speed-3 = schnell
speed-4 = so schnell, wie sie spielen
other-device = Auf einem anderen Gerät
other-device-help = Ein Link nimmt dich mit deinen Tischen auf ein anderes Gerät mit. Er gilt einmal; gib ihn niemandem.
make-link = Link erstellen
take-identity = Hier dieselbe Person sein
take-identity-help = Dieser Link kommt von einem anderen Gerät. Name und Tische von dort ersetzen die hiesigen.
stay-as-is = So bleiben
your-data = Deine Daten
your-data-help = Die Ludothek behält deinen Namen, deine Sprache, deine Tische und was du geschrieben hast. Du kannst alles lesen oder alles löschen.
export-data = Alles lesen
delete-data = Alles löschen …
delete-sure = Ja, alles löschen
keep-data = Nein, behalten
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
they-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}

# Was rund um eine Partie geschieht.
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
event-taken-back = Der letzte Zug ist zurückgenommen.
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
event-first-turn = Es geht reihum.

# Wurde ehrlich gegeben?
fair-sealed = Das Geben ist versiegelt
fair-sealed-help = Bevor jemand saß, hat die Ludothek alles Glück dieser Partie versiegelt. Am Ende öffnet sie das Siegel, und diese Seite rechnet jede gezogene Karte nach.
fair-added = Das Glück kommt auch von denen, die spielen: { $count ->
    [one] Einer von { $players } Plätzen hat
   *[other] { $count } von { $players } Plätzen haben
} eine Zufallszahl beigetragen, welche die Ludothek nicht kennen konnte.
fair-added-none = Kein Platz hat eine eigene Zufallszahl beigetragen; das Glück kommt also allein aus dem versiegelten Geheimnis der Ludothek.
fair-checking = Das Geben wird geprüft …
fair-right = Ehrlich gegeben: geprüft
fair-right-help = { $draws ->
    [0] In dieser Partie wurde noch keine Karte gezogen; Siegel und Geheimnis passen zusammen.
    [one] Dein Browser hat die eine gezogene Karte nachgerechnet: Während der Partie wurde nichts ausgesucht und nichts verändert.
   *[other] Dein Browser hat alle { $draws } gezogenen Karten nachgerechnet: Während der Partie wurde nichts ausgesucht und nichts verändert.
}
fair-right-others = Das Geben ist geprüft, ohne eine Zahl von dir
fair-partly = Das Geben ist geprüft, aber nicht von allen versiegelt
fair-unsealed = Das Geben ist nicht von allen versiegelt
fair-missing = { $count ->
    [one] Die Zufallszahl von { $names } fehlt: Hinterlegt war sie, gezeigt wurde sie nicht.
   *[other] Die Zufallszahlen von { $names } fehlen: Hinterlegt waren sie, gezeigt wurden sie nicht.
}
fair-own-in = Deine eigene Zufallszahl zählt beim Geben mit.
fair-own-late = Deine eigene Zufallszahl kam zu spät und zählt beim Geben nicht mit. Wenn das bei guter Verbindung öfter vorkommt, trau dieser Ludothek nicht.
fair-own-unpledged = Die Ludothek hat deine eigene Zufallszahl vor dem Beginn nicht angenommen; sie zählt beim Geben nicht mit. Wenn das öfter vorkommt, trau dieser Ludothek nicht.
fair-own-elsewhere = Die Zufallszahl deines Platzes kommt nicht von diesem Browser, sondern von einem anderen deiner Geräte oder von jemandem, der vorher dort saß. Wenn beides nicht sein kann, verlass dich nicht auf diese Partie.
fair-own-none = Keine der Zufallszahlen beim Geben ist von dir. Ob sie frei von jedem Einfluss waren, können die sagen, die eine beigetragen haben.
fair-left-out-short = Deine Zufallszahl wurde weggelassen!
fair-left-out = Deine eigene Zufallszahl fehlt beim Geben, obwohl dein Gerät sie angeboten hat: Die Ludothek könnte das Glück ausgesucht haben. Verlass dich nicht auf diese Partie.
fair-wrong = Hier wurde nicht ehrlich gegeben!
fair-wrong-seal = Das Geheimnis der Ludothek passt nicht zum Siegel, das sie vor der Partie gezeigt hat.
fair-wrong-value = Die Zufallszahl von Platz { $number } ist nicht die, die vor dem Beginn gezeigt wurde.
fair-wrong-draw = Eine gezogene Karte in der Niederschrift ist nicht die, die das Siegel verlangt.
fair-wrong-move = Die Niederschrift erzählt einen anderen Zug als den, den du hier gesehen hast.
fair-wrong-seen = Die Niederschrift stimmt nicht mit dem überein, was dieser Browser vor dem Beginn gesehen hat.
fair-wrong-record = Die Niederschrift dieser Partie ist nicht lesbar.
fair-unknown = Die Niederschrift war nicht zu bekommen; komm später wieder.
fair-seal = Das Siegel dieses Tisches:
fair-how = So geht das
fair-record = Niederschrift speichern
fair-yourself = Du traust niemandem? Prüfe die Niederschrift selbst mit einem kleinen Programm:

# Eine Partie noch einmal.
replay = Noch einmal ansehen
replay-of = { $game }: die Partie noch einmal
replay-missing = Diese Partie lässt sich nicht zeigen
replay-empty = Diese Partie hat noch nicht begonnen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Ablaufen lassen
replay-stop = Anhalten
replay-moment = Augenblick { $at } von { $count }
replay-seat = Gesehen von
replay-everyone = den Zuschauern
replay-link = Link zu diesem Augenblick kopieren
go-on = Von hier aus weiterspielen
go-on-help = Ein neuer, eigener Tisch gegen Bots.
go-on-same = Mit denselben verdeckten Karten
go-on-anew = Neu verteilen, was dieser Platz nicht sah
to-table = Zurück zum Tisch

# Der Ratgeber.
coach = Der Ratgeber
coach-ask = Was würdest du hier spielen?
coach-thinks = Er denkt nach …
coach-warms = Beim allerersten Mal dauert das ein, zwei Minuten.
coach-more = Die Zahlen
coach-only = Es gibt keine Wahl: { $best }.
coach-plain = Am besten hier: { $best }.
coach-matters = Worauf es jetzt ankommt: { $features }.
coach-nothing = Einen Schritt weiter sehen alle gleich gut aus.
coach-share = dürfte { $share } % der anderen hinter sich lassen
coach-best = Besser ist: { $best } (+ { $margin } Punkte von hundert).
coach-best-unsure = Der Ratgeber bleibt dabei: { $best }. Ob das andere besser ist, steht nicht fest.
coach-reason = { $feature }: { $better }, mit dem anderen { $other }
coach-further = Einen Schritt weiter sehen beide gleich aus; der Unterschied zeigt sich später.

# Eine Partie aus einer Datei.
file = Eine Partie aus einer Datei
file-help = Eine gesicherte Partie („Partie sichern“) lässt sich hier noch einmal ansehen, mit Ratgeber und den Aussichten aller.
file-choose = Datei wählen
file-drop = Oder hierher ziehen.
file-wrong = „{ $name }“ lässt sich nicht zeigen. { $why }
file-too-large = „{ $name }“ ist viel zu groß für eine Partie: Wähle eine Datei, die mit „Partie sichern“ entstanden ist.
file-link = Eine Partie aus einer Datei ansehen

# Im Nachhinein.
hindsight-ask = Was hätte der Ratgeber gespielt?
hindsight-seat = Wähle unter „Gesehen von“ einen Platz: Der Ratgeber weiß nur, was dieser Platz sah.
hindsight-none = In diesem Augenblick hatte { $name } nichts zu wählen.
hindsight-forced = Es gab keine Wahl.
hindsight-played = Gespielt
hindsight-coach = Der Ratgeber hätte lieber
hindsight-even = Ebenso gut, meint der Ratgeber
hindsight-same = Der Ratgeber hätte genauso gespielt.
hindsight-next = Zur nächsten Wahl
chances = Die Aussichten aller
chances-of = Wie gut jeder dastand, nach dem, was { $name } sah.
chances-public = Wie gut jeder dastand, nach dem, was alle sahen.
chances-picture = Aussichten im Lauf der Partie
chances-coming = Wird berechnet; das Bild wird nach und nach feiner. Beim allerersten Mal dauert es für jedes Spiel eine Minute.
chances-table = Dasselbe als Tabelle
chances-moment = Augenblick
turning = Wendepunkte
turning-by = { $name }, von { $from } auf { $to } %:
turning-none = Kein großer Wendepunkt: Die Partie entschied sich nach und nach.

# Glück und Können.
luck-ask = Glück oder Können?
luck-coming = Die Partie wird in Gedanken noch einmal gespielt… { $part } %
luck-cards = Die Karten
luck-choices = Deine Wahl
luck-choices-short = Wahl
luck-rest = Die anderen
luck-cards-good = Du hattest Glück mit den Karten.
luck-cards-bad = Du hattest Pech mit den Karten.
luck-cards-even = Die Karten waren weder für noch gegen dich.
luck-choices-good = Du hast besser gewählt als die meisten.
luck-choices-bad = Andere Züge hätten mehr gebracht.
luck-choices-even = Du hast gewählt wie die meisten.
luck-rest-good = Was die anderen taten, hat dir geholfen.
luck-rest-bad = Was die anderen taten, kam dir in die Quere.
luck-rest-even = Was die anderen taten, änderte wenig.
luck-sum = Alle beginnen bei 50: 50 { $luck } { $choices } { $rest } = { $end } von 100.
luck-everyone = Und bei den anderen?
luck-who = Wer
luck-end = Ende
luck-help = 100: vor allen anderen; 0: hinter allen. „Die Karten“: was der Zufall mehr oder weniger gab als im Durchschnitt dessen, was kommen konnte. „Wahl“: verglichen mit dem, was die einfache Regel der Bots gespielt hätte. „Die anderen“: was sie taten, und was niemand wissen konnte. Alles ist geschätzt.

# Mehrere Personen an einem Gerät.
here-together = An diesem Gerät
here-help = Alle spielen auf diesem Gerät und geben es weiter; ein Vorhang trennt die Hände.
here-name = Name { $number }
here-more = Noch eine Person
here-fewer = Ohne Person { $number }
here-others = { $count ->
    [one] Der andere Platz
   *[other] Die { $count } anderen Plätze
}
here-bots = Bots
here-friends = Freunde, über einen Link
here-deal = Austeilen
here-lay = Tisch eröffnen
curtain-title = Gebt das Gerät an { $name }
curtain-help = Die anderen schauen weg. Nur { $name } hebt den Vorhang.
curtain-lift = Ich bin { $name }
curtain-other = Lieber { $name }
hand-on-help = { $name } ist an der Reihe.
hand-on = Weiter an { $name }
hand-of = Hand von { $name }
cover-hand = Hand verdecken

# Die Glocke.
bell = Wenn du dran bist
bell-help = Dieses Gerät kann dir mit einer Mitteilung Bescheid geben, auch wenn die Seite zu ist: an Tischen, an denen andere auf dich warten, einmal je Zug und ohne etwas über deine Karten zu verraten.
bell-on = Auf diesem Gerät Bescheid geben
bell-off = Nicht mehr
bell-is-on = Dieses Gerät gibt dir Bescheid, wenn du dran bist.
bell-forbidden = Mitteilungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers und komm dann hierher zurück.
bell-impossible = Dieser Browser kann keine Mitteilungen einer geschlossenen Seite zeigen. Füge die Seite auf einem Telefon dem Startbildschirm hinzu und versuche es dort.
bell-failed = Der Browser konnte keine Mitteilungen einrichten. Versuche es später oder in einem anderen Browser.
hours-left = { $hours } Stunden

# Während man weg war.
missed = Während du weg warst: { $count } Züge.
missed-show = Zeigen
missed-skip = Überspringen

# Beispiele auf dem Brett.
example = Beispiel auf dem Brett
example-play = Beispiel spielen
example-stop = Anhalten
example-at = Zug { $at } von { $count }
example-before = Vorher
example-after = Nachher
print = Drucken

# Films, secret choices, titles.
has-chosen = hat gewählt
luck-preparing = Gleich wird die Partie in Gedanken nachgespielt. Beim allerersten Mal dauert das je Spiel bis zu einer Minute.
luck-seconds = { $seconds } s
# Startseite, Schachtel und du.
home-what = Familienspiele, die du sofort spielen kannst, gegen Bots oder mit Freunden, hier oder aus der Ferne: kostenlos und ohne Konto.
shelf-facts = { $low }–{ $high } Personen · { $minutes } Min.
rules-minute = Die Regeln in einer Minute
more-on-you = { $count ->
    [one] noch einer unter „Du“
   *[other] noch { $count } unter „Du“
}
search-shelf = Das Regal durchsuchen
search-shelf-none = Kein Spiel im Regal heißt so.
status-over = zu Ende gespielt
status-abandoned = ohne Ergebnis beendet
play-now-help = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}, sofort ausgeteilt
invite-help = Schick einen Link: Alle spielen auf dem eigenen Gerät
here-together-help = Ein Gerät geht reihum
strength-easy = Leicht
strength-easy-help = Spielt oft, was ihm gerade einfällt: für Kinder und die erste Partie.
strength-medium = Mittel
strength-medium-help = Spielt vernünftig, ohne vorauszudenken.
strength-hard = Stark
strength-hard-help = Denkt ein paar Züge voraus und verzeiht wenig.
strength-expert = Profi
strength-expert-help = Denkt jede Entscheidung durch: für alle, die das Spiel gut kennen.
how-strong = Wie stark?
how-strong-figure = { $level } landet in { $strength } der Vergleiche vor { $below }.
how-strong-unknown = Für dieses Spiel ist noch nichts gemessen.
variants = Varianten
more-options = Mehr
your-portrait = Dein Bild, wie andere es am Tisch sehen
portrait-red = das grimmige Schwein
portrait-blue = das verschlafene Schwein
portrait-green = das gefräßige Schwein
portrait-yellow = das eitle Schwein
portrait-black = das gefleckte Schwein
portrait-white = das gelehrte Schwein
portrait-hat = { $pig }, mit Hut
your-matches = Gespielte Partien
matches-none = Noch keine: Eine beendete Partie bleibt hier, zum Wiederansehen.
matches-nothing = Keine Partie mit „{ $search }“.
matches-search = Spiel oder Name
matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
matches-page = Seite { $page } von { $pages }
matches-newer = Neuere
matches-older = Ältere
match-watch = Noch einmal ansehen
match-at-table = am Tisch
match-pad = Punkteblock
pad-untitled = Punkteblock
pad-delete-of = Punkteblock löschen: { $title }, { $date }
pad-delete-ask = Diesen Punkteblock löschen? Er verschwindet aus deinen Listen; wer mitgeschrieben hat, behält ihn.
table-delete = Löschen
table-delete-of = { $game } vom { $date } löschen
table-delete-ask = Diesen Tisch löschen? Er verschwindet für immer aus deinen Listen; andere, die dort saßen, behalten ihn in ihren. Warst du allein, werden auch seine Links und alles, was dort geschrieben wurde, gelöscht. Das Protokoll der Ludothek behält die Züge, ohne Namen.
table-delete-ask-open = Diesen Tisch löschen? Du gibst deinen Platz auf, und er verschwindet aus deinen Listen. Andere, die dort sitzen, behalten ihn; bist du allein, ist er weg und sein Link mit ihm.
table-delete-yes = Ja, löschen
table-delete-no = Behalten
# Das Ende einer Partie, groß.
score-table = Das Ergebnis, Teil für Teil
score-who = Wer
score-why = Warum
score-round = Diese Runde
score-all = gesamt
result-more = Das Ergebnis und mehr
result-home = Startseite
rematch-waits = Es fehlt noch: { $names }. Dann beginnt die Revanche von selbst.

# Töne.
volume = Töne
volume-percent = { $percent } %
volume-off = aus
mute-sounds = Töne ausschalten
unmute-sounds = Töne einschalten
# Zurücknehmen.
undo-nothing = Du hast noch nichts getan, was man zurücknehmen könnte
undo-late = Zum Zurücknehmen ist es zu spät: Es wurde schon weitergespielt
undo-proposed = Eine Frage wartet noch auf ihre Antwort
event-redealt = { $who-is ->
    [you] Du nimmst deinen letzten Zug zurück. Was du da nicht sehen konntest, wird neu verteilt.
   *[other] { $who } nimmt den letzten Zug zurück. Was da verdeckt war, wird neu verteilt.
}
event-redealt-file = Ein Zug wurde zurückgenommen, und was verdeckt war, neu verteilt.
with-takebacks = { $count ->
    [one] Eine Partie mit einem zurückgenommenen Zug
   *[other] Eine Partie mit { $count } zurückgenommenen Zügen
}
fair-redealt = { $count ->
    [one] Einmal wurde ein Zug zurückgenommen, nachdem schon etwas zu sehen war; was verdeckt war, wurde neu verteilt, aus demselben versiegelten Glück.
   *[other] { $count }-mal wurde ein Zug zurückgenommen, nachdem schon etwas zu sehen war; was verdeckt war, wurde neu verteilt, aus demselben versiegelten Glück.
}

# Einladungen.
link-for = Wofür ist der Link?
link-to-play = Zum Mitspielen
link-to-watch = Nur zum Zusehen
watch-link-help = Wer diesen Link hat, sieht der Partie zu und nimmt keinen Platz ein.
replace-ask = Eine Partie läuft. Den Platz von { $name } übernehmen?
replace-yes = Platz übernehmen
replace-no = Nur zusehen

# Vorlesen: Zeichen als Wörter.
read-aloud = Vorlesen
read-stop = Nicht weiter vorlesen
spoken-red = Rot
spoken-blue = Blau
spoken-green = Grün
spoken-yellow = Gelb
spoken-black = Schwarz
spoken-white = Weiß
spoken-minus = minus
spoken-paragraph = Paragraf
spoken-to = bis
# Das geführte erste Spiel, und Hinweise im ersten freien.
show-me = Zeig es mir
show-me-help = Dein erstes Spiel, Schritt für Schritt: zwei Minuten
lesson-next = Weiter
lesson-play-on = Spiel weiter!
lesson-leave = Zurück zur Schachtel
lesson-step = { $at } von { $count }
lesson-you = Du
hints = In der ersten Partie eines Spiels sagen, was zu tun ist und warum
# Wer fängt an?
who-begins = Wer fängt an?
first-lots = Losen
first-turn = Reihum
first-of-order = { $who }, Nummer { $place }
first-as-written = So wie oben, von Jung nach Alt
first-named-told = { $who-is ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
first-lots-told = Wenn die Partie beginnt, wird gelost.
first-turn-told = { $who-is ->
    [you] Du fängst an; nächstes Mal geht es reihum weiter.
   *[other] { $who } fängt an; nächstes Mal geht es reihum weiter.
}
first-drawn = { $who-is ->
    [you] Das Los hat entschieden: Du fängst an.
   *[other] Das Los hat entschieden: { $who } fängt an.
}
first-next = { $who-is ->
    [you] Diesmal fängst du an.
   *[other] Diesmal fängt { $who } an.
}
fair-lots = Wer anfängt, wurde ausgelost, mit denselben versiegelten Zahlen.
fair-wrong-first = Wer angefangen hat, passt nicht zu dem, was hier vor dem Start zu sehen war, oder nicht zum Los.

# Wer bist du?
who-are-you = Wer bist du?
who-are-you-help = Damit die anderen wissen, wer du bist. Du kannst es jederzeit ändern.
thats-me = Das bin ich
stay-guest = Überspringen
pig-red = Borste
pig-blue = Schnarchi
pig-green = Mampf
pig-yellow = Schleifchen
pig-black = Fleckchen
pig-white = Brille
pig-red-hat = Baron
pig-blue-hat = Bommel
pig-green-hat = Sonnchen
pig-yellow-hat = Krönchen
pig-black-hat = Käpt’n
pig-white-hat = Köchlein

# Ein Spielplan ohne eigene Zeichnung.
kit-hint-suit = Wähle eine Farbe.
kit-hint-card = Tippe auf eine Karte.
kit-hint-tile = Tippe auf einen Dominostein.
kit-hint-pawn = Tippe auf eine Spielfigur.
kit-hint-which = Was möchtest du tun?
kit-hint-end = An welches Ende?
kit-pawn = Spielfigur { $number }
kit-by-suit = Nach Farbe
kit-by-value = Nach Wert
lay-back = Zurücklegen
