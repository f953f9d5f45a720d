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
propose-title = Drei Vorschläge
propose-again = Drei andere
propose-none = Keine Schachtel passt. Nimm einen Wunsch weg.
filters = Was du brauchst
filters-clear = Alles zurücksetzen
filter-any = egal
filter-players = Ihr seid
filter-people = { $count } Personen
filter-age = Alter der Jüngsten
filter-years = { $age } Jahre
filter-minutes = Zeit
filter-at-most = höchstens { $minutes } Minuten
filter-playable = hier gleich spielbar
filter-here = gerade nicht verliehen
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
other-editions = Andere Ausgaben
where = Wo ist die Schachtel?
stands-at = Steht bei { $shelf }
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
helpers-dismiss = Nicht mehr mithelfen lassen …
helpers-dismiss-yes = Ja, nicht mehr
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
sheet-save = Speichern
sheet-print = Drucken
sheet-picture = Als Bild der Schachtel zeigen
sheet-delete = Datei wegnehmen …
sheet-delete-yes = Ja, wegnehmen
sheet-delete-ever = Für immer löschen
sheet-attach = Dateien hinzufügen: PDF, Bild oder Text, die du zeigen darfst

# Lists of boxes.
lists-title = Listen von Schachteln
lists-choose = Eine Liste übernehmen (CSV). Bevor du es sagst, geschieht nichts.
lists-would = Das würde mit „{ $name }“ geschehen:
lists-done = Erledigt; in der Liste der Änderungen lässt es sich zurücknehmen.
lists-counts = Hinzugefügt: { $added }. Geändert: { $changed }. Schon gleich: { $same }.
lists-skipped = Ausgelassene Zeilen, weil die Schachtel dir nicht gehört: { $count }.
lists-mistaken = Zu verbessernde Zeilen: { $count }. Übernommen wurde nichts.
lists-line = Zeile { $line }: { $sentence }
lists-columns = Als was jede Spalte gelesen wird
lists-no-field = nicht übernommen
lists-bring = Diese Schachteln übernehmen
lists-save-csv = Alles speichern (CSV)
lists-save-json = Alles speichern (JSON)
about-picture = Bild
about-no-picture = Ohne Bild
