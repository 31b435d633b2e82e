### Ce que dit chaque jeu.

player = Joueur { $number }
no-such-move = Il n’y a pas de coup « { $text } ».
game-is-over = La partie est finie.

## La ligne de commande

cli-word-why = pourquoi
cli-word-help = aide ?
cli-word-moves = coups
cli-word-board = plateau
cli-word-log = journal
cli-word-show = montre
cli-word-hint = conseil
cli-word-undo = annule
cli-word-bot = robot
cli-word-draw = nulle
cli-word-resign = abandonne
cli-word-save = garde
cli-word-quit = quitter
cli-help-why = pourquoi un coup est permis ou non : pourquoi COUP
cli-help-help = cette liste ; ou une règle par son numéro, un chapitre par son début
cli-help-moves = encore une fois les coups permis
cli-help-board = encore une fois le plateau
cli-help-log = tout ce qui s’est passé jusqu’ici
cli-help-show = montrer ou cacher quelque chose sur le plateau : montre MOT
cli-help-hint = ce que jouerait un robot
cli-help-undo = reprendre sa dernière décision et les réponses
cli-help-bot = laisser désormais un robot jouer à votre place
cli-help-draw = convenir d’une partie nulle, si le jeu le permet
cli-help-resign = abandonner ; à plus de deux joueurs, un robot continue
cli-help-save = garder la partie dans un fichier : garde FICHIER
cli-help-quit = partir ; on peut d’abord garder la partie
cli-help-moves-how = Pour jouer, tapez le numéro du coup, son nom ou le début de ses mots.
cli-welcome = { $game }. « aide » dit ce qu’on peut taper, « quitter » pour partir.
cli-you-are = Vous êtes { $name }.
cli-type-a-move = Tapez un coup ou son numéro ; « aide » dit ce qu’on peut taper d’autre.
cli-type-help = « coups » montre ce qui est permis, « aide » ce qu’on peut taper d’autre.
cli-ambiguous = « { $text } » peut être :
cli-why-what = De quel coup s’agit-il ? Tapez « pourquoi » et un coup.
cli-why-legal = Ce coup est permis : { $move }
cli-in-all = en tout
cli-show-what = Ce que le plateau peut montrer ou cacher : { $words }
cli-show-nothing = Ce plateau n’a rien d’autre à montrer.
cli-no-rules = Ce jeu n’a pas de règles écrites.
cli-no-such-rule = Il n’y a pas de règle « { $text } » ; elles vont de { $first } à { $last }.
cli-edition = On joue avec l’édition « { $text } » : là où les règles donnent un autre nombre, le sien vaut.
cli-hint = Le robot glouton jouerait : { $move }
cli-nothing-to-undo = Il n’y a encore rien à reprendre.
cli-all-agree = Tout le monde est d’accord ? (o/n)
cli-undone = Coup repris : { $move }
cli-resign-sure = Abandonner la partie ? (o/n)
cli-resigned = { $name } abandonne.
cli-left-to-bot = Un robot continue pour { $name }.
cli-overwrite = { $file } existe déjà. L’écraser ? (o/n)
cli-yes = o oui
cli-cannot-save = Impossible d’écrire { $file } : { $reason }
cli-saved =
    Partie gardée dans { $file }.
    Pour la vérifier : { $command }
cli-offer-to-save = Garder la partie ? Tapez un nom de fichier, ou rien pour la laisser :
cli-not-saved = La partie n’est pas gardée.
cli-goodbye = Au revoir.
cli-hand-over = { $name }, prenez place et appuyez sur Entrée.
cli-thinking = { $name } réfléchit…
cli-unfinished = La partie n’est pas finie.
cli-drawn = Partie nulle.
cli-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
cli-scores = Points : { $scores }
cli-rules = règles { $version }
cli-setting-up = Mise en place
cli-chance = Le hasard

## Ce qui ne va pas dans une édition

mistake-unknown = Il n’y a pas de « { $text } » ici.
mistake-missing = Il manque « { $text } ».
mistake-no-table = « { $text } » doit être une table.
mistake-origin = Une origine est l’une de celles-ci : { $text }.
mistake-number = Il faut un nombre de { $least } à { $most }, pas « { $text } ».
mistake-list = Il faut une liste de { $count }.
mistake-truth = Il faut true ou false, pas « { $text } ».
mistake-word = « { $text } » n’existe pas ici ; il y a { $known }.
mistake-text = Il faut un mot ou deux.

## Une partie en mots, pour les programmes et les modèles de langue

talk-you-are = Vous êtes { $name } dans une partie de { $game }.
talk-news = Depuis votre dernière décision :
talk-how = Répondez par le numéro ou le texte d’un de ces coups, et rien d’autre.
talk-say-the-move = Ce coup est permis, mais la réponse n’est pas claire : donnez seulement son numéro ou son texte.
talk-no-such-number = Il n’y a pas de coup numéro { $number } ; les numéros vont de 1 à { $count }.
