# Quartett et Quintett en français.

goal = Réunissez le plus de familles : une famille, c’est une valeur dans toutes ses couleurs.

colour-r = rouge ●
colour-b = bleu ■
colour-g = vert ▲
colour-y = jaune ★
colour-k = noir ◆

option-set = Cartes par famille
    .help = Quatre couleurs font un quartett ; avec les cartes noires, il en faut cinq.
option-set-4 = Quartett : quarante cartes, quatre de chaque valeur
option-set-5 = Quintett : cinquante cartes, cinq de chaque valeur

refusal-no-black-cards = Il n’y a pas de cartes noires au Quartett ; elles ne servent qu’au Quintett.
refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-card-is-dealt = Cette carte est déjà distribuée.
refusal-not-your-turn = Ce n’est pas à vous de demander.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-no-such-player = Ce joueur n’existe pas à cette table.
refusal-ask-someone-else = On ne se demande rien à soi-même : demandez à quelqu’un d’autre.
refusal-you-hold-it = Vous avez déjà cette carte : demandez-en une qui vous manque.
refusal-none-of-that-value = Vous ne pouvez demander qu’une valeur dont vous avez une carte.
refusal-has-no-cards = Ce joueur n’a plus de cartes : demandez à quelqu’un qui en a.
refusal-set-is-laid = Cette famille est déjà sur la table.
refusal-match-is-over = La partie est finie.

label-ask = demander à { $whom } le { $value } { $colour }

log-dealt = Toutes les cartes sont distribuées. { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
log-ask = { $who-is ->
    [you] Vous demandez à { $whom } le { $value } { $colour }.
   *[other] { $whom-is ->
        [you] { $who } vous demande le { $value } { $colour }.
       *[other] { $who } demande à { $whom } le { $value } { $colour }.
    }
}
log-given = { $whom-is ->
    [you] Vous l’avez et vous le donnez.
   *[other] { $who-is ->
        [you] { $whom } l’a et vous le donne.
       *[other] { $whom } l’a et le donne.
    }
}
log-refused = { $whom-is ->
    [you] Vous ne l’avez pas.
   *[other] { $whom } ne l’a pas.
}
log-laid = { $who-is ->
    [you] Vous posez les { $set } cartes de valeur { $value } : { $set ->
        [5] un quintett !
       *[other] un quartett !
    }
   *[other] { $who } pose les { $set } cartes de valeur { $value } : { $set ->
        [5] un quintett.
       *[other] un quartett.
    }
}
log-out = { $who-is ->
    [you] Vous n’avez plus de cartes.
   *[other] { $who } n’a plus de cartes.
}
log-again = { $who-is ->
    [you] Vous pouvez demander encore.
   *[other] { $who } peut demander encore.
}
log-turn = { $who-is ->
    [you] À toi !
   *[other] C’est à { $who }.
}
log-all-laid = Toutes les familles sont sur la table.
log-limit = { $questions } questions ont été posées : la partie s’arrête là.

table-questions = Questions posées : { $questions } sur { $most } au plus
table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
} (place { $number }) : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, aucune famille
table-seat-sets = { $who-is ->
    [you] Vous
   *[other] { $who }
} (place { $number }) : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, familles posées : { $sets }
table-known = { $who-is ->
    [you] Tout le monde sait que vous avez : { $cards }
   *[other] { $who } a sûrement : { $cards }
}
table-asked = { $who-is ->
    [you] Tout le monde sait que vous avez aussi une carte de ces valeurs : { $values }
   *[other] { $who } a demandé, et a donc aussi une carte de ces valeurs : { $values }
}
table-lacks = { $who-is ->
    [you] Tout le monde sait que vous n’avez pas : { $cards }
   *[other] { $who } n’a pas : { $cards }
}
table-hand = Votre main : { $cards }
typed-letters = Lettres à taper : { $letters }


position-hands-missing = La position donne « { $key } » mais pas « hands » : elle doit dire qui a quelles cartes.
position-set-twice = La famille des { $value } ne peut être sur la table qu’une fois.
position-black = Dans { $key }, { $card } est une carte noire ; elles ne servent qu’au Quintett, où « set » vaut 5.
position-card-twice = La carte { $card } apparaît deux fois.
position-card-laid = La carte { $card } ne peut pas être en main : la famille des { $value } est sur la table.
position-set-in-hand = La place { $seat } a toutes les cartes de valeur { $value } ; elle les aurait posées.
position-card-missing = Ces cartes ne sont ni dans une main ni dans une famille : { $cards }.
position-over = Toutes les familles sont posées, ou les { $questions } questions le sont : « phase » doit être « over ».
position-not-over = Il reste des familles à poser et moins de { $questions } questions sont posées : « phase » doit être « ask ».
position-turn = La place { $seat } n’a pas de cartes : ce ne peut pas être son tour.
position-known = On ne peut pas savoir que la place { $seat } a { $card } : cette carte n’est pas dans sa main.
position-asked = La place { $seat } ne peut pas avoir demandé la valeur { $value } : elle n’en a aucune carte hors des cartes connues.
position-lacks = On ne peut pas savoir que la place { $seat } n’a pas { $card } : cette carte est dans sa main.
position-elsewhere = On ne peut pas savoir qu’il manque à la place { $seat } une carte de valeur { $value } : hors des cartes connues, elle les a toutes.

board-you = Vous
board-others = Les autres à la table
board-cards = Cartes en main :
board-sets = Familles posées :
board-your-sets = Vos familles :
board-slate = Les questions d’avant
board-slate-empty = Les questions d’avant resteront notées ici.
board-given = donné
board-refused = pas là
board-tray = Toutes les cartes du jeu, une colonne par valeur
board-yours = à vous
board-seen = tout le monde sait que vous l’avez
board-laid = famille sur la table
board-has = l’a
board-lacks = ne l’a pas
board-some = a une carte de cette valeur
board-order = Les marques suivent l’ordre des joueurs ci-dessus.
board-notes = Aide-mémoire
board-hint = Touchez une carte qui vous manque, puis un joueur – ou l’inverse.
board-hint-whom = À qui la demander ? Touchez un joueur :
board-hint-what = Quelle carte ? Vous demandez à
board-cancel = Annuler

# Ce dont parle le conseiller.
feature-sets = Familles posées
feature-begun = Cartes en main qui vont ensemble
feature-turn = Votre tour continue
feature-shown = Vos cartes que tout le monde connaît

# Le score à la fin, part par part.
score-total = { $points ->
    [0] aucune famille
    [one] une famille
   *[other] { $points } familles
}
score-set = la famille des { $value }

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-sets = Réunissez des familles : un nombre dans les quatre couleurs. Vous avez déjà deux 7, le rouge ● et le bleu ■. Qui a les autres ?
lesson-ask = Demandez une carte à quelqu’un ! Touchez le 7 vert ▲, puis touchez Lina.
lesson-ask-wrong = Vous pourriez aussi. Mais cherchez d’abord les 7 : demandez le 7 vert ▲ à Lina.
lesson-again = Lina l’avait, elle doit le donner ! Qui reçoit une carte demande encore. Demandez maintenant le 7 jaune ★ à Tom.
lesson-again-wrong = Restez sur les 7 : demandez le 7 jaune ★ à Tom.
lesson-no = Tom ne l’a pas : c’était donc à lui de demander. Il voulait un 1, il en a donc un ! Vous n’en aviez pas, et c’est de nouveau à vous.
lesson-know = Réfléchissez : vous n’avez pas le 7 jaune, Tom non plus. C’est donc Lina qui l’a ! Demandez-lui le 7 jaune ★.
lesson-know-wrong = Presque ! Seule Lina peut avoir le 7 jaune ★ : demandez-le-lui.
lesson-end = Une famille entière ! On ne demande que les nombres dont on a une carte. Qui a le plus de familles gagne. Continuez !

hint-ask = Touchez une carte qui vous manque, puis qui pourrait l’avoir.

# Le conseiller, en une phrase.
advice-completes = Demandez à { $whom } le { $value } { $colour } : avec lui votre famille est complète !
advice-certain = Demandez à { $whom } le { $value } { $colour } : tout le monde sait qu’il est là.
advice-asked = Demandez à { $whom } le { $value } { $colour } : { $whom } a une carte de cette valeur.
advice-may = Demandez à { $whom } le { $value } { $colour } : avec un peu de chance il est là, et il va avec vos cartes.
