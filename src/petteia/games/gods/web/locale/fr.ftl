### Ce que dit le dessin de la montagne.

board-name = La montagne. Les flèches passent d’une case à l’autre, Entrée choisit.
board-in-zone = dans la zone d’un éclair
board-may-choose = peut être choisi
summit-name = le sommet
cards-name = Cartes
discard-name = Défausse
reserve-words = { $count } en réserve
hand-words = peut jouer : { $cards }
card-words = { $side ->
    [strong] { $god }, face forte{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
    [weak] { $god }, face faible
   *[none] { $god }, pas en main
}
power-zeus = Pose un éclair.
power-hera = Affaiblit une carte de l’adversaire.
power-poseidon = Remet un jeton en réserve ou recule un dieu d’une case.
power-demeter = Pose une fertilité.
power-athena = Peut affaiblir jusqu’à deux de ses propres cartes.
power-ares = Pose deux barrières.
power-aphrodite = Déplace un autre dieu d’une case.
power-hades = Pose un portail.

game-name = Les Dieux de l’Olympe
game-summary = Huit dieux gravissent la montagne et personne n’en possède un seul : chacun les déplace tous. Menez-en un au sommet à votre tour.
