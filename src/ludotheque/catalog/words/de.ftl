# Was der Katalog der Sammlung nicht tut, und warum eine Schachtel vorgeschlagen wird.

catalog-no-record = Eine Schachtel { $number } gibt es in der Sammlung nicht.
catalog-changed = Jemand anderes hat „{ $title }“ inzwischen geändert; deshalb wurde nichts überschrieben. Sieh dir an, was jetzt dort steht, und schick deine Änderung noch einmal.
catalog-taken = Die Nummer { $source } gehört zu einer anderen Schachtel der Sammlung.
catalog-no-title = Eine Schachtel braucht einen Titel mit mindestens einem Buchstaben oder einer Ziffer.
catalog-players = Mindestens { $low } und höchstens { $high } Mitspielende, das geht nicht: Die kleinere Zahl kommt zuerst.
catalog-link = „{ $address }“ ist keine Adresse im Web; sie beginnt mit https:// oder http://.
catalog-filter = { $name } ist „{ $found }“; es muss eine Zahl von { $low } bis { $high } sein.
catalog-no-game = Ein Spiel { $game } gibt es hier nicht; es gibt: { $known }.
catalog-no-change = Diese Änderung steht nicht in der Liste.
catalog-cannot-undo = „{ $title }“ wurde seither noch einmal geändert; zurücknehmen geht deshalb nicht: Nimm zuerst die neuere Änderung zurück.
why-just-players = Für genau { $players } gemacht
why-players = Für { $low } bis { $high }, und ihr seid { $players }
why-age = Ab { $age } Jahren
why-minutes = Dauert etwa { $minutes } Minuten
why-playable = Ihr könnt es auch hier am Bildschirm spielen
why-shelf = Steht bei { $shelf }
why-chance = Aus der ganzen Sammlung gezogen
