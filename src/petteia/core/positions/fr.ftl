### Pourquoi un texte n’est pas une position.

no-word = il n’y a pas de tel mot dans une position
twice = { $key } est donné deux fois
number = il faut un nombre de { $least } à { $most }
not-one-of = { $value } n’est pas l’un de ceux-ci : { $names }
order = rien ne se demande dans cet ordre
nobody-can-answer = personne ne peut y répondre ici
seats = il y a { $seats } places
