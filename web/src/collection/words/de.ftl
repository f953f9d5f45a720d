# The pages of the collection.

# The collection.
tab-search = Suchen
tab-loans = Ausleihen
tab-changes = Änderungen
tab-about = Über uns
tab-settings = Einstellungen
tab-helpers = Für Helfende

# Searching.
search-label = In der Sammlung suchen
search-hint = Titel, Autor, Verlag, Jahr …
search-keys = Die Taste / führt zu diesem Feld; mit den Pfeiltasten gehst du durch die Schachteln, mit der Eingabetaste öffnest du eine.
propose = Was spielen wir?
propose-title = { $count ->
    [0] Was spielen wir?
    [one] Ein Vorschlag
    [2] Zwei Vorschläge
   *[other] Drei Vorschläge
}
propose-again = Andere Vorschläge
propose-none = Keine Schachtel passt. Nimm einen Wunsch weg.
filters = Was du brauchst
filters-clear = Alles zurücksetzen
filter-any = egal
filter-players = Ihr seid
filter-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
filter-age = Alter der Jüngsten
filter-years = { $age } Jahre
filter-minutes = Zeit
filter-at-most = höchstens { $minutes } Minuten
filter-playable = hier gleich spielbar
filter-here = gerade nicht verliehen
filter-missing = Teile fehlen
spoken-remove = entfernen
filter-game = Mit { $game }
filter-work = Ausgaben von { $work }
mechanics = Spielmechanik
more-mechanics = { $count } weitere
fewer-mechanics = Weniger
found-title = Gefundene Schachteln
found = { $count ->
    [one] { $count } Schachtel
   *[other] { $count } Schachteln
}
found-playable = { $count } hier spielbar
found-more = Mehr zeigen
found-none-help = Versuch es mit weniger Wörtern, oder nimm einen Wunsch weg.
mark-playable = hier spielbar
mark-lent = verliehen

# A box.
players-at-least = mindestens { $low } Personen
players-at-most = höchstens { $high } Personen
players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
age-from = ab { $age } Jahren
by = von
details = Mehr über die Schachtel
play-on-screen = Hier am Bildschirm zu spielen
play-here = Hier spielen
our-rulebook = Unsere Spielregeln
edition-option = { $option }: { $value }
differences = Die Anleitung und wir
other-editions = Andere Ausgaben
where = Wo ist die Schachtel?
stands-at = Platz: { $shelf }
is-here-box = In der Ludothek
lent-out = Verliehen
lent-until = Verliehen bis { $day }
lent-to = Seit { $since } bei { $borrower }
keeping = Für Helfende
edit-box = Ändern
add-box = Schachtel hinzufügen
box-changes = Änderungen dieser Schachtel
remove-box = Entfernen …
remove-box-ask = Diese Schachtel aus der Sammlung nehmen? In der Liste der Änderungen lässt sich das zurücknehmen.
remove-box-yes = Ja, entfernen

# Its fields.
field-title = Titel, wie er auf der Schachtel steht
field-titles = Titel in anderen Sprachen
field-title-in = Titel auf { $language }
field-authors = Autorinnen und Autoren
field-illustrators = Illustration
field-publisher = Verlag
field-year = Jahr
field-edition-of = Ausgabe von
field-low = Personen, mindestens
field-high = Personen, höchstens
field-age = Alter, ab
field-minutes = Minuten
field-mechanics = Spielmechanik
field-languages = Sprachen in der Schachtel
field-shelf = Platz im Regal
field-notes = Bemerkungen, für alle
field-private-notes = Bemerkungen, nur für Helfende
field-missing = Fehlende Teile
field-picture = Bild
field-links = Links
field-plays = Spiele, hier am Bildschirm zu spielen
field-key = Deine eigene Nummer der Schachtel
field-players = Personen, von … bis …
field-owned = Vorhanden (0: wird ausgelassen)
field-subtitle = Untertitel
field-bgg = Nummer bei BoardGameGeek

# Changing a box.
edit-title = „{ $title }“ ändern
edit-not-yours = Diese Seite ist für die Helfenden der Ludothek.
edit-restored = Hier ist, was du geschrieben und noch nicht gespeichert hast.
edit-discard = Neu anfangen
edit-later = Zurück
edit-theirs = Jemand anderes hat geschrieben: { $value }
edit-nothing = (nichts)
edit-take = Das nehmen
edit-mine = Meines behalten
edit-taken = Von jemand anderem übernommen: { $fields }.
edit-conflicts = Vor dem Speichern zu entscheiden: { $fields }.
form-lid = Auf der Schachtel
form-place = In der Ludothek
form-more = Damit man sie leichter findet
form-plays-help = Wenn in dieser Schachtel ein Spiel steckt, das man hier spielen kann, wähle es aus.
form-lines = { $field }, je eine Zeile
form-as-usual = wie üblich
link-title = Link { $number }, Titel
link-title-hint = Titel
link-address = Link { $number }, Adresse
link-add = Link hinzufügen
link-remove = Weg damit

# Lending.
loan-start = Verleihen
loan-lend = Schachtel verleihen
loan-borrower = An wen?
loan-since = Seit
loan-due = Zurück bis
loan-note = Bemerkung
loan-back = Ist zurück
loan-extend = Verlängern …
loan-delete = Irrtümlich notiert: löschen …
loan-delete-ask = Diese Ausleihe samt Namen löschen? Das lässt sich nicht zurücknehmen.
loan-was-back = Zurück seit { $day }
loan-expected = Zurück bis { $day }
loan-late = Überfällig seit { $day }
loan-forget = Name löschen …
loan-forget-ask = „{ $borrower }“ aus allen beendeten Ausleihen löschen? Das lässt sich nicht zurücknehmen.
loan-forget-yes = Ja, löschen
loan-forgotten = (Name gelöscht)
loans-title = Verliehene Schachteln
loans-all = Auch zeigen, was zurück ist
loans-save = Liste speichern (CSV)
loans-count = { $count ->
    [one] { $count } Schachtel ist verliehen.
   *[other] { $count } Schachteln sind verliehen.
}

# Changes.
changes-title = Was geändert wurde
changes-of = Änderungen an „{ $title }“
changes-none = Noch wurde nichts geändert.
changes-nobody = ohne Namen
changes-undo = Zurücknehmen
changes-undone = { $count ->
    [one] Zurückgenommen: Es ist wie zuvor.
   *[other] Zurückgenommen: { $count } Schachteln sind wie zuvor.
}
changes-older = Ältere
changes-more = { $count ->
    [one] und noch { $count } Schachtel
   *[other] und noch { $count } Schachteln
}
change-added = Hinzugefügt:
change-changed = Geändert:
change-removed = Entfernt:
change-attached = Datei hinzugefügt:
change-detached = Datei weggenommen:
change-lent = Verliehen:
change-back = Zurückgekommen:
change-presented = Vorstellung geändert:
change-deleted = Datei für immer gelöscht:
change-due = Anderer Rückgabetag:
change-unlent = Ausleihe gelöscht:
change-joined = Hilft jetzt mit:
change-dismissed = Hilft nicht mehr mit:

# The library's own face.
about-address = Adresse
about-hours = Öffnungszeiten
about-boxes = { $count ->
    [one] { $count } Schachtel in der Sammlung
   *[other] { $count } Schachteln in der Sammlung
}
about-search = In der Sammlung suchen
about-name = Name der Ludothek
about-text = In wenigen Worten
about-colour = Farbe
about-own-colour = Eine eigene Farbe
settings-title = Deine Ludothek
settings-help = Was du hier schreibst, können alle lesen. Was leer bleibt, wird nicht gezeigt.
helpers-title = Wer hilft
helpers-help = Helfende dürfen Schachteln hinzufügen, ändern und verleihen, aber nicht die Einstellungen ändern.
helpers-since = seit { $day }
helpers-dismiss = Aus dem Team nehmen …
helpers-dismiss-yes = Ja, herausnehmen
helpers-link = Link für Helfende erzeugen
helpers-link-help = Wer diesen Link öffnet, kann mithelfen. Er gilt zwei Wochen; ein neuer Link beendet ihn.
helping-title = Du hilfst hier mit
helping-help = Du kannst Schachteln hinzufügen, ändern und verleihen. Die Einstellungen gehören dem Menschen, dem die Ludothek gehört.
key-title = Gehört dir diese Ludothek, oder hilfst du mit?
key-help = Den Schlüssel zeigt der Server beim Start, und der Befehl „ludotheque owner“. Helfende bekommen einen Link.
key-label = Schlüssel oder Link
key-use = Hinein

# Its files.
sheets-title = Anleitung und Bilder
sheet-read = Lesen
sheet-no-viewer = Dieser Browser zeigt in einer Seite kein PDF.
sheet-open = Das PDF öffnen
sheet-save = Speichern
sheet-print = Drucken
sheet-picture = Als Bild der Schachtel zeigen
sheet-delete = Datei wegnehmen …
sheet-delete-yes = Ja, wegnehmen
sheet-delete-ever = Für immer löschen
sheet-attach = Dateien hinzufügen: PDF, Bild oder Text, die du zeigen darfst

# Lists of boxes.
lists-title = Listen von Schachteln
lists-choose = Eine Liste übernehmen: CSV oder JSON. Bevor du es sagst, geschieht nichts.
lists-would = Das würde mit „{ $name }“ geschehen:
lists-done = Erledigt; in der Liste der Änderungen lässt es sich zurücknehmen.
lists-counts = Hinzugefügt: { $added }. Geändert: { $changed }. Schon gleich: { $same }.
lists-skipped = Ausgelassene Zeilen, weil die Schachtel dir nicht gehört: { $count }.
lists-mistaken = Zu verbessernde Zeilen: { $count }. Übernommen wurde nichts.
lists-warned = Zellen, die leer bleiben, weil sie nicht zu lesen sind: { $count }. Die Schachteln kommen trotzdem dazu.
lists-line = Zeile { $line }: { $sentence }
lists-columns = Als was jede Spalte gelesen wird (du kannst es ändern)
lists-no-field = nicht übernommen
lists-bring = Diese Schachteln übernehmen
lists-save-csv = Alles speichern (CSV)
lists-save-json = Alles speichern (JSON)
lists-untitled = Welche Spalte ist der Titel? Wähle sie unten aus.
lists-no-name = Spalte { $number }
about-picture = Bild
about-no-picture = Ohne Bild

# A game at a real table.
tab-at-table = Am Tisch
tool-rules = Spielregeln
tool-booklet = Die Anleitung
tool-pad = Punkteblock
tool-begin = Wer beginnt?
tool-dice = Würfel
tool-timer = Zeit
tool-check = Prüfen
field-scoring = Wie gewertet wird
scoring-wins = Wer gewinnt
scoring-highest = die meisten Punkte gewinnen
scoring-lowest = die wenigsten Punkte gewinnen
scoring-rounds = Runden
scoring-rounds-of = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
scoring-open = beliebig viele
scoring-target = Endet bei so vielen Punkten
scoring-target-of = { $points } Punkte beenden das Spiel
scoring-none = ohne Grenze
scoring-rows = Statt Runden: was zählt, eins pro Zeile
scoring-rows-hint = Münzen, Karten, Bonus …
scoring-declare = Sagen, wie dieses Spiel gewertet wird
players-who = Wer spielt mit?
players-name = Name
players-add = Dazu
players-remove = { $name } entfernen
players-known = Schon einmal dabei
players-forget = Namen vergessen
pad-new = Ein neuer Punkteblock
pad-title = Welches Spiel?
pad-title-hint = Irgendein Spiel
pad-start = Losschreiben
pad-begun = Angefangene Punkteblöcke
pad-cell = { $name }, { $row }
pad-row = Was zählt
pad-round = Runde
pad-sum = Summe
pad-ahead = vorn
pad-empty = nichts
pad-undo = Rückgängig
pad-reading = nur zum Lesen
pad-offline = Gerade keine Verbindung: Was du schreibst, bleibt hier und wird später gesendet.
pad-sending = Wird gesendet …
pad-conflict = { $cell }: Jemand anderes hat inzwischen { $theirs } geschrieben, und du { $mine }. Was stimmt?
pad-unread = „{ $text }“ ist keine Punktzahl ({ $cell }). Schreib zum Beispiel 12, −5 oder 10+5, höchstens 999 999.
pad-seen = Verstanden
pad-sign = Vorzeichen wechseln
pad-typing = Du kannst auch rechnen: 10+5
pad-decided = Das Spiel ist entschieden.
pad-end = Spiel beenden
pad-won = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten!
}
pad-nothing = Es wurde nichts geschrieben.
pad-ended-help = Das Ergebnis steht bei deinen Partien auf der Seite „Ich“.
pad-again = Noch einmal mit denselben
pad-reopen = Doch weiterschreiben
pad-share = Auf mehreren Handys schreiben
pad-link-write = zum Mitschreiben
pad-link-read = nur zum Lesen
pad-settings = Mitspielende und Wertung
pad-name-of = Name von { $name }
begin-draw = Auslosen
begin-order = Reihenfolge auslosen
begin-youngest = Die jüngste Person beginnt
begin-tap = Wer ist am jüngsten? Tippen.
begin-tap-next = Und wer kommt danach?
begin-found = { $name } beginnt!
begin-youngest-found = { $name } ist am jüngsten und beginnt!
begin-rules = Die Regeln sagen: { $question }
begin-ages-again = Noch einmal sagen, wer jünger ist
fingers-title = Mit den Fingern
fingers-help = Alle legen einen Finger hierher und halten ihn still. Nach einem Moment wird jemand ausgelost.
fingers-found = Wer unter dem großen Kreis ist, beginnt!
dice-count = Wie viele Würfel
dice-sides = Seiten
dice-aloud = den Wurf vorlesen
dice-throw = Würfeln
dice-thrown = { $values }: zusammen { $sum }
dice-thrown-one = { $value }
dice-die = Würfel { $number }: { $value }; behalten
dice-fresh = Würfel { $number }, noch nicht geworfen
dice-keep = Tipp auf einen Würfel, wenn er beim nächsten Wurf liegen bleiben soll.
dice-before = Frühere Würfe
timer-kind = Welche Uhr
timer-countdown = Countdown
timer-sand = Sanduhr
timer-stopwatch = Stoppuhr
timer-chess = Schachuhr
timer-minutes = Minuten
timer-seconds = Sekunden
timer-extra = Sekunden dazu nach jedem Zug
timer-go = Start
timer-pause = Pause
timer-again = Noch einmal
timer-reset = Zurücksetzen
timer-turn-over = Umdrehen
timer-ready = Uhren stellen
timer-over = Die Zeit ist um!
timer-over-of = { $name } hat keine Zeit mehr.
timer-chess-help = Wer fertig ist, tippt auf die eigene Uhr, und die nächste läuft. Auf eine andere Uhr tippen gibt den Zug dorthin.
timer-help = Die Zeit läuft weiter, wenn du andere Seiten ansiehst, und am Ende ertönt ein Klang, wenn die Klänge nicht aus sind.
check-title = Ist das erlaubt, und was zählt es?
check-question = Was möchtest du wissen?
check-tap = Tipp unten auf die Karten.
check-take = { $card } wegnehmen
check-clear = Alle weg
check-group = { $label }: { $number }
check-more = Noch eine
check-ask = Die Regeln fragen
check-anew = Von vorn
check-players-needed = Nenne { $low } bis { $high } Mitspielende.
check-yes = Erlaubt
check-no = Nicht erlaubt
check-rule = § { $paragraph } der Spielregeln lesen

# Labels.
labels-title = Etiketten für Schachteln
labels-one = Etikett drucken
labels-help = Kleb auf jede Schachtel ein Etikett: Wer das Handy darauf hält, hat Regeln, Punkteblock, Würfel und Uhr zu diesem Spiel.
labels-search = Schachteln suchen
labels-add-found = { $count ->
    [one] Die gefundene nehmen
   *[other] Alle { $count } gefundenen nehmen
}
labels-clear = Keine nehmen
labels-sheet = Etikettenbogen (A4)
labels-size = { $size } mm, { $count } auf einem Bogen
labels-used = Schon verbrauchte Etiketten
labels-address = Adresse deiner Ludothek, wie Handys sie erreichen
labels-bad-address = „{ $address }“ ist keine Adresse; schreib sie wie https://spiele.example.
labels-local = Diese Adresse gilt nur auf diesem Computer, Handys finden sie nicht. Schreib die Adresse, unter der sie die Ludothek erreichen.
labels-shelf = Mit dem Platz im Regal
labels-count = { $count ->
    [one] { $count } Etikett
   *[other] { $count } Etiketten
} auf { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bögen
}
labels-print = Drucken
labels-print-help = Druck in Originalgröße (100 %), ohne Ränder. Probier es zuerst auf normalem Papier und halte es an den Bogen.
labels-preview = Vorschau
labels-code = Code von { $title }
