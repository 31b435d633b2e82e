### Ce que dit le dessin de la montagne.

board-name = La montagne. Les flèches passent d’une case à l’autre, Entrée choisit.
keys-words = Envoyer le dieu choisi par là ; sur la montagne, aller de case en case
    .keys = ← ↑ →
board-in-zone = dans la zone d’une foudre
board-may-choose = peut être choisi
summit-name = le sommet
summit-words = Le sommet : qui y mène un dieu à son tour gagne.
cards-name = Cartes
discard-name = Défausse
seat-partner = votre partenaire
seat-opponent = adversaire
glossary-name = À quoi sert chaque chose
option-rings = Anneaux de la montagne
option-box = À quatre, les cartes partent et reviennent comme dans
option-box-original = la première boîte : chacun pour soi, cartes d’Héra à la défausse
option-box-russian = la boîte russe : par équipe, cartes d’Héra hors du jeu
reserve-words = { $count } en réserve
hand-words = peut jouer : { $cards }
card-words = { $side ->
    [strong] { $god }, côté fort{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
    [weak] { $god }, côté faible
   *[none] { $god }, pas en main
}
power-zeus = Pose une foudre.
power-hera = Affaiblit une carte de l’adversaire.
power-poseidon = Renvoie un jeton à la réserve ou fait reculer un dieu d’une case.
power-demeter = Pose une fertilité.
power-athena = Peut affaiblir jusqu’à deux de ses propres cartes.
power-ares = Pose deux barrières.
power-aphrodite = Déplace un autre dieu d’une case.
power-hades = Pose un portail.

token-lightning = Un dieu qui entre dans sa zone perd son pouvoir pour ce tour.
token-barrier = Aucun dieu ne peut entrer sur cette case.
token-portal = Un dieu qui y entre ressort par un autre portail.
token-fertility = Un dieu qui s’y arrête avance encore.

lesson-goal = Huit dieux se tiennent au pied de la montagne. Qui amène un dieu au sommet pendant son propre tour gagne. Les dieux ne sont à personne : vous les déplacez tous les huit, votre adversaire aussi.
lesson-cards = Pour déplacer un dieu, il faut sa carte, côté fort visible. Les vôtres sont encadrées ; celles de l’adversaire sont visibles aussi. Une carte jouée devient faible. Quand la dernière est dépensée, les huit redeviennent fortes.
lesson-climb = Zeus est juste sous une feuille. Appuyez sur Zeus, sur la montagne ou sur sa carte : les cases entourées sont celles où il peut aller. Faites-le monter.
lesson-fertility = La feuille est la fertilité : un dieu qui s’y arrête avance encore. Encore vers le haut !
lesson-lightning = Voici le pouvoir de Zeus : il pose une foudre. Sa zone, une case tout autour, est teintée. Un dieu qui y entre perd son pouvoir pour ce tour. Posez-la devant Poséidon, en m2.
lesson-watch = Au tour de l’adversaire. Le journal raconte ce qui se passe ; votre carte de Zeus est devenue faible.
lesson-hera = À vous de nouveau. Le pouvoir d’Héra affaiblit une carte forte de l’adversaire. Faites-la monter.
lesson-weaken = Choisissez une carte dans la rangée de l’adversaire : il ne pourra plus déplacer ce dieu avant le retour de toutes ses cartes.
lesson-wait-again = Regardez encore ce que fait l’adversaire.
lesson-portals = Les arches sont des portails : un dieu entré par l’un ressort par un autre. Les murs sont des barrières : nul ne passe. Survolez un choix, ou touchez-le une fois : les pointillés montrent la suite.
lesson-why = Quelque chose ne peut être choisi ? Appuyez quand même : on vous dit pourquoi, et la règle est à un geste. Un pas se reprend tant que votre tour n’est pas fini.
lesson-end = C’est tout ce qu’il faut savoir. Souvenez-vous : un dieu à un pas du sommet est un cadeau pour qui a la main. Bonne chance !

## L’éditeur d’éditions

edit-mountain = La montagne
edit-rings = Anneaux sous le sommet ; ★ est le nombre habituel
edit-turns = La plus longue partie, en tours
edit-tokens = Jetons
edit-of-each = Dans la boîte
edit-at-the-start = Sur le plateau au départ
edit-cards = Cartes
edit-cards-how = La lettre est une colonne, le chiffre un anneau. Une lettre déjà prise est échangée entre les deux cartes.
edit-letter = lettre
edit-digit = chiffre

## Le jeu en images

primer-goal-name = Le but
primer-goal = Peu importe qui l’a fait avancer avant : un dieu à un pas du sommet est un cadeau pour celui dont c’est le tour.
primer-turn-name = Votre tour
primer-turn-card = Jouez une carte côté fort visible. Elle devient faible.
primer-turn-step = Son dieu fait un pas : à gauche, à droite ou vers le haut, sur une case sans dieu ni barrière.
primer-turn-power = Puis le pouvoir du dieu agit, sauf si la foudre l’a frappé.
primer-try-name = Essayez
primer-try = Menez Zeus au sommet : appuyez sur une case entourée, une flèche ou une touche fléchée.
primer-step = Un pas. Dans une partie, le pouvoir suivrait, puis ce serait le tour d’un autre.
primer-lightning = Dans cet exemple, la case de la foudre reste vide : c’est sa zone qui compte.
primer-summit = Le sommet ! Celui dont c’est le tour a gagné.
primer-left = À gauche
primer-up = Vers le haut
primer-right = À droite
primer-again = Encore une fois
primer-tokens-name = Ce qu’il y a sur la montagne
primer-powers-name = Ce que font les dieux
primer-cards-name = Les cartes reviennent
primer-cards = Quand votre dernière carte forte est jouée, les huit redeviennent fortes. Comptez donc ce que l’adversaire peut encore jouer : tout est visible.
primer-teams-name = Deux contre deux
primer-teams = Les partenaires sont assis face à face et gagnent ensemble. Les cartes circulent : les cartes jouées forment une pile où l’on refait sa main.

set-up-tokens = Jetons
set-up-put = { $token } : touchez la case où le poser.
set-up-away = Remettre en réserve
set-up-turn = Qui commence son tour
set-up-turns = Tours joués
set-up-hand = Cartes fortes : { $name }
set-up-drag = Glissez un dieu ou un jeton, ou touchez-le, puis sa place.
