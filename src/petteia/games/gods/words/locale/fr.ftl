### Ce que dit le jeu des dieux de l’Olympe, en français.
### Les noms ci-dessous portent leur complément : $god-de donne « de Zeus », « d’Athéna ».

game-name = Les Dieux de l’Olympe
game-summary = Huit dieux gravissent la montagne et personne n’en possède un seul : chacun les déplace tous. Menez-en un au sommet à votre tour.
game-goal = But : amener n’importe quel dieu au sommet pendant votre tour.
game-credit = De Yves Charamel-Lenain, illustré par Maëva da Silva ; paru sous le titre Above chez Don’t Panic Games (2019), en russe chez Magellan (2020). À deux, ou deux contre deux ; environ 20 minutes. Il vous plaît ? Achetez la boîte.

## Noms

zeus = Zeus
    .de = de Zeus
hera = Héra
    .de = d’Héra
poseidon = Poséidon
    .de = de Poséidon
demeter = Déméter
    .de = de Déméter
athena = Athéna
    .de = d’Athéna
ares = Arès
    .de = d’Arès
aphrodite = Aphrodite
    .de = d’Aphrodite
hades = Hadès
    .de = d’Hadès

lightning = foudre
barrier = barrière
portal = portail
fertility = fertilité

## Ce qui s’est passé : la mise en place

god-set = { $god } prend place en { $cell }.
card-drawn = { $part ->
    [column] La carte { $god-de } ({ $letter }, { $ring }) donne la colonne : { $letter }.
   *[ring] La carte { $god-de } ({ $letter }, { $ring }) donne l’anneau : { $ring }.
}
token-set = Un jeton { $token } est posé en { $cell }.
card-dealt = { $seat } reçoit une carte { $god-de }.
first-seat-found = { $seat } a la carte de Zeus marquée Α et commence.

## Ce qui s’est passé : un tour

card-spent = { $seat } joue la carte { $god-de } ; elle passe au côté faible.
card-discarded = { $seat } : la carte { $god-de } va à la défausse.
god-stepped = { $way ->
    [up] { $cell ->
        [summit] { $seat } : { $god } monte de { $origin } au sommet.
       *[other] { $seat } : { $god } monte de { $origin } à { $cell }.
    }
    [left] { $seat } : { $god } va à gauche, de { $origin } à { $cell }.
   *[right] { $seat } : { $god } va à droite, de { $origin } à { $cell }.
}
god-stayed = { $seat } : { $god } ne peut pas bouger et reste en { $cell }.
fertility-used = Fertilité en { $cell } : { $god } avance encore ; le jeton retourne à la réserve.
portal-entered = { $god } entre dans le portail en { $cell }.
portals-used = { $god } sort du portail en { $cell } ; les deux portails retournent à la réserve.
lone-portal-used = Il n’y a pas d’autre portail : { $god } passe de { $origin } à { $cell } ; le portail reste.
lightning-struck = La foudre en { $cell } frappe { $god } et retourne à la réserve.
lightning-removed = La foudre en { $cell } retourne à la réserve sans effet.
power-lost = La foudre a frappé { $god } : pas de pouvoir ce tour-ci.

## Ce qui s’est passé : les pouvoirs

token-placed = { $seat } pose un jeton { $token } en { $cell }.
token-taken = La réserve est vide : { $seat } prend le jeton { $token } en { $cell } pour le déplacer.
token-returned = { $seat } : Poséidon renvoie le jeton { $token } de { $cell } à la réserve.
god-led = { $way ->
    [up] { $seat } : Aphrodite fait monter { $god } de { $origin } à { $cell }.
    [left] { $seat } : Aphrodite mène { $god } à gauche, de { $origin } à { $cell }.
   *[right] { $seat } : Aphrodite mène { $god } à droite, de { $origin } à { $cell }.
}
god-pushed-back = { $seat } : par le pouvoir de Poséidon, { $god } recule de { $origin } à { $cell }.
card-weakened = { $owner } : la carte { $god-de } passe au côté faible.
cards-put-away = { $pile ->
    [discard] { $count ->
        [one] { $owner } met la carte { $god-de } à la défausse.
       *[other] { $owner } met les deux cartes { $god-de } à la défausse.
    }
   *[box] { $count ->
        [one] { $owner } remet la carte { $god-de } dans la boîte.
       *[other] { $owner } remet les deux cartes { $god-de } dans la boîte.
    }
}
nothing-happened = Le pouvoir { $god-de } n’a rien sur quoi agir.

## Ce qui s’est passé : le retour des cartes, la fin

cards-recovered = { $seat } n’a plus de carte forte : les huit redeviennent fortes.
card-recovered = { $seat } prend une carte { $god-de } dans la défausse.
turn-passed = { $seat } n’a pas de carte et passe.
summit-reached = { $seats ->
    [4] { $god } est au sommet : { $seat } gagne avec son partenaire.
   *[other] { $god } est au sommet : { $seat } gagne.
}
game-drawn = { $turns } tours joués et personne au sommet : la partie est nulle.

## Coups

move-god = { $way ->
    [up] { $god } monte
    [left] { $god } va à gauche
    [right] { $god } va à droite
   *[stay] { $god } reste sur place
}
move-step = { $way ->
    [up] Continuer vers le haut
    [left] Continuer à gauche
    [right] Continuer à droite
   *[stay] Rester sur place
}
move-to = Sortir en { $cell }
move-place = Poser le jeton en { $cell }
move-take = Prendre le jeton en { $cell }
move-remove = Renvoyer le jeton de { $cell } à la réserve
move-back = Faire reculer { $god } d’une case
move-weaken = Affaiblir la carte { $god-de }
move-weaken-partner = Affaiblir la carte { $god-de } du partenaire
move-done = Terminé : pas d’autre carte
move-nothing = Rien : le pouvoir ne peut pas servir
move-recover = Prendre une carte { $god-de }
move-pass = Passer
move-set = Placer { $god }
move-draw = Tirer la carte { $god-de } ({ $letter }, { $ring })
move-deal = Donner la carte à { $seat }

## Questions

ask-set = Le hasard décide : quel dieu prend place en { $cell } ?
ask-draw = { $part ->
    [column] Le hasard décide : quelle carte donne la colonne du jeton { $token } ?
   *[ring] Le hasard décide : quelle carte donne l’anneau du jeton { $token } ?
}
ask-deal = Le hasard décide : qui reçoit la carte { $god-de } ?
ask-turn-two = Quel dieu déplacez-vous, et dans quelle direction ? Sa carte doit montrer son côté fort.
ask-turn-four = Quel dieu déplacez-vous, et dans quelle direction ? Sa carte doit être dans votre main.
ask-pass = Vous n’avez aucune carte à jouer : vous devez passer.
ask-step = Fertilité : { $god } avance encore. Dans quelle direction ?
ask-exit = Où { $god } sort-il du portail ?
ask-place = Où posez-vous le jeton { $token } ?
ask-take = Il n’y a plus de jeton { $token } en réserve : lequel déplacez-vous sur le plateau ?
ask-weaken-two = Héra : quelle carte forte de l’adversaire affaiblissez-vous ?
ask-weaken-four = Héra : de quel dieu vos adversaires doivent-ils retirer les cartes ?
ask-spend-two = { $left ->
    [1] Athéna : vous pouvez affaiblir encore une de vos cartes. Laquelle ?
   *[other] Athéna : vous pouvez affaiblir jusqu’à deux de vos cartes. Laquelle ?
}
ask-spend-four = { $whose ->
    [own] Athéna : vous pouvez défausser une de vos cartes. Laquelle ?
    [partner] Athéna : vous pouvez défausser une carte du partenaire. Laquelle ?
   *[both] Athéna : vous pouvez défausser une de vos cartes, une du partenaire ou les deux. Laquelle ?
}
ask-lead = Aphrodite : quel autre dieu déplacez-vous, et dans quelle direction ?
ask-flood = Poséidon : quel jeton retourne à la réserve, ou quel dieu recule d’une case ?
ask-recover = { $left ->
    [one] Vos nouvelles cartes : prenez-en encore une dans la défausse.
   *[other] Vos nouvelles cartes : prenez-en { $left } dans la défausse.
}

## Pourquoi un coup est refusé

why-set-up-is-over = La mise en place est finie : le hasard n’a plus rien à décider.
why-not-drawn = Cela ne peut pas sortir à ce tirage.
why-chance-draws = La mise en place n’est pas finie : ici, le hasard décide.
why-has-cards = Vous avez une carte à jouer : vous ne pouvez pas passer.
why-choose-a-god = Un tour commence par un dieu : dites lequel se déplace, et dans quelle direction.
why-card-is-weak = Votre carte { $god-de } est faible : elle ne se joue pas avant le retour de vos cartes.
why-card-not-in-hand = Vous n’avez pas de carte { $god-de }.
why-must-move = { $god } a une case libre où aller et ne peut pas rester sur place.
why-not-to-the-summit = Le pouvoir d’Aphrodite ne peut pas mener { $god } au sommet, même grâce à la fertilité.
why-god-there = { $god } occupe { $cell }.
why-barrier-there = Il y a une barrière en { $cell } : aucun dieu ne peut y aller.
why-no-such-ring = La case { $cell } n’existe pas : cette montagne a { $rings } anneaux.
why-no-such-column = La case { $cell } n’existe pas : cette montagne a { $columns } colonnes.
why-must-step-again = Fertilité : { $god } doit avancer encore, vers le haut, à gauche ou à droite.
why-must-leave-portal = { $god } est dans un portail : dites sur quelle case en sortir.
why-not-the-same-portal = C’est le portail où se tient le dieu : choisissez une autre case.
why-to-another-portal = Il n’y a pas de portail en { $cell } : tant qu’il en reste un autre, le dieu doit y sortir.
why-to-ring-one = { $cell } n’est pas sur l’anneau 1 : du seul portail en jeu, un dieu va sur l’anneau 1.
why-must-place = Le pouvoir est obligatoire : dites où vous posez le jeton { $token }.
why-reserve-not-empty = Il reste un jeton { $token } en réserve : posez celui-là.
why-already-taken = Vous avez pris un jeton { $token } sur le plateau : posez-le maintenant.
why-token-there = Il y a un jeton { $token } en { $cell } : un jeton se pose sur une case vide.
why-another-cell = Le jeton vient de { $cell } : il doit aller sur une autre case.
why-reserve-empty = Il n’y a plus de jeton { $token } en réserve : prenez d’abord l’un de ceux du plateau.
why-just-placed = La barrière en { $cell } vient d’être posée : prenez-en une autre.
why-no-token-there = Il n’y a pas de jeton { $token } en { $cell }.
why-hera-must-choose = Le pouvoir d’Héra est obligatoire : nommez un dieu dont elle écarte la carte.
why-opponent-lacks = { $seats ->
    [2] La carte { $god-de } de l’adversaire est déjà faible.
   *[other] Aucun de vos adversaires n’a de carte { $god-de }.
}
why-own-card-spent = Vous avez déjà défaussé une de vos cartes.
why-card-in-play = Cette carte { $god-de } est en train d’être jouée : elle quitte votre main à la fin du tour.
why-own-card-missing = { $seats ->
    [2] Votre carte { $god-de } est déjà faible.
   *[other] Vous n’avez pas de carte { $god-de }.
}
why-no-partner = À deux joueurs, il n’y a pas de partenaire.
why-partner-card-spent = Vous avez déjà défaussé une carte du partenaire.
why-partner-lacks = Votre partenaire n’a pas de carte { $god-de }.
why-athena-must-choose = Athéna demande quelles cartes affaiblir : nommez-en une, ou dites que c’est terminé.
why-power-is-compulsory = Le pouvoir a de quoi agir, et il est obligatoire.
why-aphrodite-must-lead = Aphrodite déplace un autre dieu : dites lequel, et dans quelle direction.
why-another-god = Aphrodite déplace un autre dieu, pas elle-même.
why-led-god-must-move = Aphrodite déplace un dieu : { $god } ne peut pas rester sur place.
why-nothing-to-remove = Il n’y a pas de jeton en { $cell }.
why-on-ring-one = { $god } est sur l’anneau 1 et ne peut pas reculer.
why-poseidon-must-choose = Poséidon renvoie un jeton à la réserve ou fait reculer un dieu d’une case : choisissez.
why-must-recover = { $seat } n’a plus de cartes et en prend d’abord dans la défausse.
why-not-discarded = Il n’y a pas de carte { $god-de } dans la défausse.
why-different-cards-first = Vous avez déjà une carte { $god-de } : prenez des cartes différentes tant qu’il y en a.
why-never-back = Les dieux vont vers le haut, à gauche ou à droite : seul le pouvoir de Poséidon fait reculer { $god }.
why-must-pass = Vous n’avez aucune carte et ne pouvez en prendre aucune : vous ne pouvez que passer.
why-must-stay = { $god } n’a aucune case libre : il faut rester.
why-nothing-to-weaken = Aucun adversaire n’a de carte qu’Héra puisse écarter : il ne se passe rien.
why-nothing-to-spend = Athéna n’a aucune carte à dépenser : dites que c’est terminé.
why-nothing-to-lead = Aucun autre dieu ne peut bouger : il ne se passe rien.
why-nothing-to-flood = Il n’y a aucun jeton sur le plateau, et aucun dieu ne peut reculer : il ne se passe rien.
why-first-barrier-from-there = La première barrière vient de { $cell } : la seconde ne peut y aller.
why-not-on-the-summit = On ne pose jamais de jeton au sommet.

## Le plateau dans le terminal

board-turn = Tour { $number }
board-reserve = Réserve
board-weak = faible
board-discard = Défausse
board-summit = sommet

## Le plateau en mots

told-mountain = La montagne a { $rings } anneaux fermés de { $columns } cases, colonnes a à { $last } ; l’anneau 1 est le pied, et au-dessus de l’anneau { $rings } se trouve le sommet.
told-gods = Dieux : { $text }.
told-zones = Un dieu qui s’arrête ici est frappé par la foudre : { $text }.
told-cards = { $name }, cartes fortes : { $strong } ; cartes faibles : { $text }.
told-hand = { $name } (équipe { $team }), cartes : { $text }.
told-acting = La carte jouée est celle de { $god }.

## Ce qui ne va pas dans une édition

mistake-fixed = Les règles ne connaissent que : { $text }.
mistake-rings-twice = Un nombre d’anneaux est donné deux fois.
mistake-first-tokens = Il n’y a que { $count } jetons de cette sorte : { $token }.
mistake-few-cards = Seize cartes placent { $most } jetons au départ, pas { $count }.
mistake-no-tokens = Au moins un jeton se trouve sur le plateau au départ.
mistake-two-barriers = Arès pose deux barrières : il y en a au moins deux.
mistake-two-cards = Chaque dieu a deux cartes : { $god }.
mistake-sign = « { $text } » n’est pas le signe d’une carte : une lettre de a à p et le numéro d’un anneau.
mistake-letter-twice = La lettre { $text } est déjà sur une autre carte ({ $god }) : des jetons se rencontreraient.
mistake-digit = « { $text } » : le chiffre d’une carte est un anneau de 2 à { $most } ; sur l’anneau 1 se tiennent les dieux.
mistake-first-card = Une carte de Zeus porte la lettre a : qui la reçoit commence.

## Comment jouent les robots d’un style

style-climber = Grimpeur
style-climber-plays = Grimpe dès qu’il le peut, avec n’importe quel dieu.
style-trickster = Rusé
style-trickster-plays = S’écarte et vous laisse grimper pour faire lui-même le dernier pas.
