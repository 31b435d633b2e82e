### Pourquoi un texte n’est pas une position.

ended = cette place a terminé sa partie
no-god-revealed = aucun dieu n’est révélé
numbers = il faut { $count } nombres
every-seat-once = il faut nommer chaque place une fois
discs = x est une croix, - personne, t une tribu ; sinon les disques à partir du bas, comme 12 ou b1
names = il faut { $count } noms, - là où il n’y a rien
not-there = { $name } n’a rien à faire là
built-once = cette merveille ne se construit qu’une fois : { $wonder }
bonus-form = une case bonus s’écrit rangée.colonne.case
taken-twice = { $bonus } est pris deux fois
no-tile-left = il ne reste pas de tuile { $tile } pour cette place
no-resource = une tuile { $tile } ne porte pas de ressource
no-such-tile = il ne reste pas de tuile { $tile } avec cette ressource : { $resource }
oracle-three = l’Oracle regarde trois cartes
hidden-cards = ces cartes sont cachées ; une position les dit toutes
no-more-cards = il n’y a plus de cartes { $card }
furthest-back = la place { $seat } est la plus en arrière, c’est son tour
last-bare = last ne prend pas de valeur
slot-form = un emplacement s’écrit rangée.colonne
empty-slot = il n’y a pas de découverte ici
one-gain = un dieu n’en donne qu’un à la fois
