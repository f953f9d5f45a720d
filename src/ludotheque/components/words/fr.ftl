# Ce que disent les jeux faits de composants, quand ils ne le disent pas à leur façon.

refusal-match-is-over = La partie est finie.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-dice-are-being-thrown = Les dés roulent encore.
refusal-card-is-not-left = Cette carte n’est plus là pour être distribuée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-already-chosen = Vous avez déjà choisi ; attendez les autres.
refusal-not-in-hand = Vous n’avez pas cette carte en main.

notation-form = « { $text } » est illisible : écrivez par exemple « { $first } » ou « { $last } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}
notation-alone = « { $text } » est illisible : « { $verb } » s’écrit seul.
position-card = Dans la position, { $key } nomme « { $found } », qui n’est pas une carte de ce jeu ; les cartes s’écrivent comme { $first } et { $last }.
position-card-twice = Dans la position, il y a plus de cartes { $card } que le jeu n’en a.
position-card-missing = Dans la position, il manque une carte { $card } : elle doit être quelque part.
position-top = Dans la position, { $key } vaut { $found }, mais cette carte n’est pas dans « { $pile } ».
position-too-many = Dans la position, { $key } a { $found } cartes ; il y a de la place pour { $most }.
position-chain = Dans la position, { $key } continue par { $tile }, mais le bout libre est { $end }.
position-lacks = Dans la position, une main a { $cards ->
    [none] moins de cartes qu’elle n’en a reçu depuis
   *[other] { $cards }, qui lui manque selon { $key }
} ; cartes reçues depuis, qui peuvent être quelconques : { $newer }.
position-supply = Dans la position, { $key } a plus que les { $most } qui existent.
position-pawns = Dans la position, { $key } a un pion en { $place }, où il y en a déjà un autre.
position-does-not-fit = Cette position ne peut pas résulter des règles.

part-hand = Main
part-stock = Pioche
part-undealt = Cartes non distribuées
part-discard = Défausse
part-played = Cartes jouées
part-choice = Choix
part-rows = Rangée
part-market = Marché
part-known = Cartes connues
part-line = Chaîne
part-pawns = Pions
part-die = Dé
part-points = Points
part-tokens = Jetons
part-supply = Réserve
part-suit = Couleur à suivre

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique
suit-r = rouge
suit-b = bleu
suit-g = vert
suit-y = jaune
suit-k = noir
suit-w = blanc
side-left = à gauche
side-right = à droite

label-play = Jouer { $card }
label-draw = Piocher une carte
label-pass = Passer
label-name = Annoncer { $suit }
label-move = Avancer le pion { $pawn }
label-lay = Poser { $tile } { $side }
label-take = Prendre { $card }
label-discard = Défausser { $card }
label-action = { $text }

table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
}
table-seat-points = { $who-is ->
    [you] Vous
   *[other] { $who }
}, points : { $points }
table-seat-cards = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
table-seat-cards-points = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}, points : { $points }
table-hand = Votre main : { $cards }
table-choice = Vous avez choisi { $card }.
table-shown = { $who-is ->
    [you] Vous avez montré { $card }.
   *[other] { $who } a montré { $card }.
}
table-known = { $who-is ->
    [you] Les autres savent que vous avez { $cards }.
   *[other] On sait que { $who } a { $cards }.
}
table-stock = { $part } : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
table-pile = { $part } : { $cards }
table-pile-top = { $part } : { $card } sur le dessus ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
})
table-piles = { $part } { $number } : { $cards }
table-suit = { $part } : { $suit }
table-suit-seat = { $who-is ->
    [you] Vous avez pioché au lieu de jouer { $suit }.
   *[other] { $who } a pioché au lieu de jouer { $suit }.
}
table-dice = { $part } : { $dice }
table-pawns = { $who-is ->
    [you] Vos pions
   *[other] Les pions de { $who }
} : { $places }
table-counter = { $part } : { $number }
table-counter-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
}, { $part } : { $number }
typed-track = { $row }
