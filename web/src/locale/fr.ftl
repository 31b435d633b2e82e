### Ce que dit le client du navigateur, quel que soit le jeu.

home = Accueil
pages = Pages
skip = Aller au contenu
close = Fermer
settings = Réglages
about = À propos
rules = Règles
replay = Revoir
tagline = Jeux de dieux et de montagnes, entre amis et contre des robots.

## Accueil

play-now = Jouer
against-level = Niveau du robot
players = { $count } joueurs
level-name = { $level ->
    [0] 0 · joue au hasard
    [1] 1 · débutant
    [2] 2 · facile
    [3] 3 · moyen
    [4] 4 · fort
    [6] 6 · le plus fort
   *[other] { $level } · très fort
}
with-friends = Entre amis
first-game = Première partie guidée
my-games = Mes parties
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvrez une table et envoyez le lien.
no-games-yet = Vos parties seront ici.
your-turn = À vous
your-turn-short = à vous
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
status-waiting = attend des joueurs
status-running = en cours
status-over = terminée
status-won = gagnée
status-lost = perdue
status-drawn = partie nulle
time-left = il reste { $time }
all-games = Toutes les parties ({ $count })
search-game = Jeu
search-opponent = Adversaire
search-result = Résultat
search-all = tous
games-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
no-games-found = Aucune partie ne correspond.
page-before = Précédentes
page-next = Suivantes
continue = Continuer
look = Regarder
join = S’asseoir
server-away = Le serveur ne répond pas. Nouvel essai…
your-name = Votre nom
save = Enregistrer

## Une nouvelle table

new-table = Nouvelle table
seats = Joueurs
seat-number = Place { $number }
who-person = une personne
who-me = moi
who-bot = { $name } · robot, niveau { $level }
bot-style = Style
balanced-style = Équilibré
bot-ponders = Le niveau 6 réfléchit aussi pendant que les autres décident
clock = Pendule
clock-none = aucune
clock-live = 1 minute par décision, 10 en réserve
clock-days = 3 jours par décision
options = Autres options
yes = oui
no = non
show-in-lobby = Montrer dans la liste des tables ouvertes
open-table = Ouvrir la table

## Une table

joining = On arrive à la table…
table-missing = Cette table n’existe pas
table-missing-hint = Le lien est peut-être incomplet : redemandez-le, ou ouvrez votre propre table.
page-missing = Cette page n’existe pas
waiting-for-players = La partie commence quand toutes les places sont prises.
send-link = Envoyez ce lien à qui doit vous rejoindre, ou placez un robot.
choose-seat = Choisissez une place.
invite-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
empty-seat = Place libre
sit = S’asseoir ici
stand-up = Se lever
add-bot = Inviter { $name } (robot, niveau { $level })
remove-bot = Renvoyer
you = vous
bot-level = Un robot de niveau { $level }
stand-in = Un robot joue à sa place
away = absent
to-move = joue
team = Équipe { $number }
team-yours = votre équipe
team-other = l’autre équipe
take-seat-back = Je suis de retour
call-bot = Demander un robot
leaving = Quitter la partie
hand-over = Laisser à un robot
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Abandonner ? La partie s’arrête et l’adversaire a gagné.
resign-sure-bot = Abandonner ? Un robot joue à votre place jusqu’à la fin.
resigned = a abandonné
reconnecting = La connexion est perdue, elle revient… Rien n’est perdu : chaque coup est gardé.

what-now = Que faire maintenant
watching = Vous regardez cette partie.
game-over = La partie est finie.
do-it = Valider
not-yet = Pas encore
rule-number = règle { $number }
choices = Choix
all-choices = { $count ->
    [one] Tous les choix : { $count }
   *[other] Les { $count } choix
}
undo = Annuler
ask-undo = Demander d’annuler
log = Ce qui s’est passé
log-only = Seulement { $name }
log-set-up = Mise en place ({ $count })
log-empty = Rien encore.
next-move = Coup suivant
look-back = Regarder en arrière
moves-ago = { $count ->
    [one] Il y a un coup
   *[other] Il y a { $count } coups
}
look-now = Au présent
since-your-turn = Depuis votre dernier tour
and-more = Et encore
in-words = Le plateau en mots
say-something = Dire quelque chose
said-unread = Nouveaux messages : { $count }
looks-on = spectateur
send = Envoyer
asked-undo = { $name } demande à reprendre un coup.
asked-draw = { $name } propose la nulle.
asked-rematch = { $name } aimerait une revanche.
agree = Accepter
decline = Refuser
waiting-for-answers = On attend la réponse des autres.

## La fin

final-score = Résultat
you-won = Vous avez gagné
you-lost = Vous avez perdu
drawn = Partie nulle
won-by = Victoire : { $names }
player = Joueur
points = Points
rematch = Revanche
to-rematch = Vers la revanche
decided-by = Ce qui a décidé : { $item }, { $points } de plus que le deuxième.
course = Les points, tour après tour
ahead-for-good = Devant pour de bon à partir du tour { $turn } sur { $count }
turn-before = Le tour avant que tout se décide
was-it-fair = Était-ce équitable ?
fair-how = Avant le premier tirage, le serveur a publié l’empreinte de sa graine ; chaque tirage découle de la graine. Si l’empreinte est la même, aucun tirage n’a été choisi. `petteia verify` vérifie un à un les tirages d’une partie téléchargée.
fair-hash = Empreinte publiée avant la partie
fair-seed = Graine, révélée à la fin
fair-check = Vérifier la graine
fair-kept = C’est bien la graine promise.
fair-broken = Ce n’est pas la graine promise.
fair-unknown = Ce navigateur ne peut pas calculer l’empreinte ici ; téléchargez la partie et utilisez petteia verify.

## Revoir

at-start = le début
reading-record = Lecture de la partie…
move-number = Coup { $ply } sur { $count }
step-back = Un coup en arrière
step-next = Un coup en avant
turn-back = Un tour en arrière
turn-next = Un tour en avant
to-start = Au début
to-end = À la fin
key-space = espace
moves = Coups
play-through = Dérouler
pause = Pause
position = Position dans la partie
link-here = Lien vers cette position
download = Télécharger la partie
share = Partager
copy-it = Copier
share-picture = Une image de cette position
share-frame = Pour montrer la partie sur une autre page
record-open = Ouvrir une partie enregistrée
record-drop = Déposez le fichier d’une partie n’importe où sur cette page, ou choisissez-le. On la revoit comme toute autre partie, et rien n’en est gardé.
record-choose = Choisir un fichier
record-other = Ouvrir un autre fichier
record-broken = Ce fichier ne peut pas être lu
record-empty = « { $name } » est vide.
record-too-large = « { $name } » est trop gros : un mégaoctet au plus.
play-on = Jouer à partir d’ici
play-on-as = à la place
seat-of = { $number } · { $name }
back-to-table = Retour à la table

## Règles, réglages, à propos

primer = Le jeu en images
all-rules = Toutes les règles, numérotées
no-rules = Il n’y a pas de règles à montrer.
rules-in-english = Ces règles ne sont pas encore traduites ; les voici en anglais.
rules-edition = Votre table joue avec une autre édition. Là où les règles donnent un autre nombre, c’est celui de cette édition qui vaut.
language = Langue
theme = Apparence
theme-auto = comme le système
theme-light = claire
theme-dark = sombre
pace = Rythme des autres
pace-more = On suit chaque coup ; une pression ou une touche passe à la suite.
pace-instant = immédiat
pace-quick = rapide
pace-calm = calme
pace-step = pas à pas
setting-confirm = Demander avant la fin du tour
setting-confirm-more = Un choix qui finit votre tour est d’abord montré, puis fait par une seconde pression.
setting-askOnly = Demander même s’il n’y a qu’une réponse
setting-askOnly-more = Sinon elle est donnée pour vous ; là où la hâte trahirait votre main, après une pause.
setting-setUp = Préparer le plateau moi-même
setting-setUp-more = Sinon, contre des robots, le sort le fait pour vous, par exemple là où les joueurs ferment des territoires.
set-up-board = La préparation du plateau
set-up-how = Choisissez sur la carte. Appuyez de nouveau pour changer d’avis : rien n’est définitif avant la confirmation.
set-up-whole = Tout est choisi. Appuyez sur un territoire pour changer d’avis, ou confirmez : la partie commence alors.
set-up-ready = Le plateau reste-t-il ainsi ?
set-up-make = { $count ->
    [0] Confirmer
   *[other] Confirmer les { $count }
}
set-up-suggest = Proposer le reste
set-up-anew = Recommencer
setting-motion = Mouvement
setting-motion-more = Les pièces voyagent jusqu’à leur case.
setting-sound = Son
setting-sound-more = Synthétisés ; chacun peut être coupé ci-dessous.
sound-turn = votre tour
sound-step = un pas
sound-token = un jeton
sound-conquest = une conquête
sound-god = un dieu
sound-end = la fin
sound-word = des paroles
setting-notify = Notification
setting-notify-more = Quand c’est à vous et que la page est cachée.
setting-patterns = Motifs renforcés
setting-patterns-more = Zones hachurées, motifs marqués et pièces avec leur nom ou leur forme là où l’on pourrait confondre les couleurs.
about-name = Petteia (πεττεία) : c’est ainsi que les Grecs anciens appelaient les jeux de plateau.
about-what = Une maison pour des jeux de dieux et de montagnes : règles complètes, robots honnêtes, parties que l’on garde, revoit et vérifie. Le moteur est seul juge ; cette page ne fait que dessiner ce qu’il dit.
credits = Remerciements
credits-games = Les Dieux de l’Olympe a été publié sous le nom Above, par Yves Charamel-Lenain (2019). Olympos est de Philippe Keyaerts, chez Ystari (2011). Merci à eux et à tous ceux qui ont fait ces jeux. S’ils vous plaisent ici, cherchez les boîtes.
unofficial = Ceci est un projet non officiel de joueurs, sans lien avec les auteurs ni les éditeurs. Les règles sont dites avec nos propres mots.
credits-own = Tous les dessins et les sons sont de nous. Le rivage de la carte vient de Natural Earth, dans le domaine public.
licence = Licence : Apache 2.0.

## La partie guidée

lesson = Partie guidée
lesson-step = Étape { $step } sur { $count }
lesson-show = Montrez-moi
lesson-next = Suite
lesson-end = Quitter le guide
lesson-done = Continuer la partie

## Compte

account = Compte
account-guest = Vous êtes { $name }, invité dans ce navigateur. Avec un nom et un mot de passe, on revient de partout.
account-kept = Vous êtes { $name }.
name = Nom
password = Mot de passe (8 ou plus)
register = S’inscrire
login = Se connecter
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
password-old = Mot de passe actuel
password-new = Nouveau mot de passe (8 ou plus)
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé ; les autres appareils doivent se reconnecter.
account-delete = Supprimer le compte
account-delete-sure = Le supprimer pour de bon ? Les parties restent, votre nom s’en va.
account-more = Mot de passe et compte
other-device = Autre appareil
device-link = Ouvrez ce lien là-bas, une fois
device-claim = Ce navigateur sera le même joueur que l’appareil d’où vient le lien.
device-yes = Oui, c’est moi
welcome = Bienvenue, { $name }.

## Company

company = Mauvaise compagnie ?
company-more = Qui est bloqué n’est plus entendu et ne peut pas vous rejoindre à une table. Les signalements vont à la personne qui gère ce serveur.
nobody-else = Il n’y a personne d’autre ici.
block = Bloquer
blocked = Vous n’entendrez plus { $name }.
blocked-people = Personnes bloquées
unblock = Entendre à nouveau
report = Signaler
report-what = Que faut-il savoir de { $name } ?
reported = Merci, ce sera lu.

## Letters

password-forgotten = Oublié ?
letter-sent = S’il y a une adresse, un e-mail est en route.
mail = Adresse e-mail
mail-none = Avec une adresse, vous pourrez choisir un nouveau mot de passe si vous l’oubliez.
mail-kept = Les e-mails vont à { $mail }.
mail-keep = Garder cette adresse
mail-forgotten = Aucune adresse n’est plus gardée.
mail-confirm = Votre adresse
mail-confirm-yes = Oui, cette adresse est à moi
mail-confirmed = L’adresse est gardée.

## For operators

operator = Administration
op-now = En ce moment
op-database = Base de données
op-disk = Disque
op-queue = Robots et pendules
op-people = Personnes présentes
op-sockets = Connexions
op-in-memory = Tables en mémoire
op-bots = Robots qui réfléchissent / attendent
op-tables = Tables en attente / en cours / finies
op-users = Utilisateurs / inscrits
op-waiting-bots = { $count ->
    [one] { $count } robot doit un coup depuis plus de deux secondes.
   *[other] { $count } robots doivent un coup depuis plus de deux secondes.
}
op-live = Tables en mémoire : { $count }
op-watchers = regardent : { $count }
op-bot-waits = un robot doit un coup depuis { $seconds } s
op-reports = Signalements
op-no-reports = Aucun signalement en attente.
op-ban = Exclure { $days } j
op-ban-network = Exclure le réseau { $days } j
op-handled = Traité
op-days = Jours d’exclusion
op-bans = Personnes et exclusions
op-search = Nom, identifiant ou réseau
op-find = Chercher
op-guest = invité
op-banned-until = exclu jusqu’au { $time }
op-unban = Lever l’exclusion
op-announcement = Annonce
op-until = jusqu’au { $time }
op-take-away = Retirer
op-hours = Heures
op-announce = Annoncer à tous
op-deeds = Journal de l’administration
deed-ban = exclusion :
deed-ban-network = exclusion d’un réseau :
deed-announce = annonce :
deed-handle-report = signalement traité :
deed-make-operator = nouvel accès à l’administration :
deed-withdraw-operator = accès à l’administration retiré :
deed-reset-password = nouveau mot de passe pour

## Keys

keys = Touches
key-pick = Prendre la carte ou le choix de ce numéro
key-walk = Aller au choix suivant sur le plateau, ou au précédent
key-enter = Choisir ; la seconde fois, valider
key-escape = Pas encore ; lâcher ce qui est pris
key-look = Revoir les derniers coups, et avancer
key-tab = À la prochaine chose à choisir

## Éditions

edition = Édition
editions = Éditions
edition-new = une nouvelle édition
edition-how = Changez n’importe quel nombre là où il se trouve ; ce qui ne va pas est dit à côté. Enregistrez ensuite votre édition et jouez-la avec qui vous voulez.
edition-rebuilt = { $count ->
    [one] Une valeur de notre édition est reconstituée : aucun texte ne donne celle qui est imprimée.
   *[other] { $count } valeurs de notre édition sont reconstituées : aucun texte ne donne celles qui sont imprimées.
}
edition-name = Nom de votre édition
edition-origin = D’où viennent ses nombres
edition-needs-name = Donnez d’abord un nom à votre édition.
edition-saved = Enregistré. Qui a son lien peut la jouer.
edition-play = La jouer
edition-link = Copier son lien
edition-upload = Ouvrir un fichier…
edition-file = Télécharger en un fichier
edition-folder = Télécharger en dossier
edition-compare = Comparer avec { $name }
edition-same = Les deux sont identiques.
edition-remove = Retirer de mes éditions
edition-mistakes = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
}
edition-more = Plus
edition-played = Édition : { $name }
edition-played-rebuilt = Certains nombres de cette édition sont reconstitués : aucun texte ne donne ceux qui sont imprimés.
origin-printed = imprimé
origin-rebuilt = reconstitué
origin-ruling = notre décision
origin-mine = à moi
less = moins
more-of-it = plus

# Analysis
analysis = Analyse
analyse = Analyser
analyse-record = Analyser une partie notée
analysis-missing-hint = Une partie s’étudie quand elle est finie ; on peut coller une partie notée à tout moment.
paste-record = Collez une partie notée, ou une position
paste-record-hint = Telle qu’on la télécharge en la revoyant, ou que petteia l’écrit : la première ligne est « petteia record 1 ».
analysing = Étude de la partie : { $done } sur { $tasks }
graph-label = Les chances de tous, coup après coup ; les tournants ci-dessous disent la même chose en mots
bad-count = { $count ->
    [0] Pas de mauvaise décision pour l’instant.
    [one] { $count } mauvaise décision.
   *[other] { $count } mauvaises décisions.
}
decisions = Décisions
only-bad = Seulement les erreurs
mark-brilliant = brillant
mark-only = seul coup
mark-best = meilleur coup
mark-good = bon coup
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
marks-inaccuracy = Imprécisions
marks-mistake = Erreurs
marks-blunder = Gaffes
verdict = Ce qui a été décidé ici
no-choice = Il n’y avait pas de choix.
at-end = C’est la fin de la partie.
lost-chance = Cela a coûté { $loss } des chances de gagner (entre { $low } et { $high }).
drawn-there = Tirage : { $what }
drawn-there-more = Tirage : { $what } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
decided-there = { $name } : { $what }
luck-hint = Ce que le tirage a changé par rapport à ce qu’on pouvait attendre.
proven-won = gagne
proven-lost = perd
proven = Certain : { $names } gagne quoi que fassent les autres.
proven-in = { $turns ->
    [1] Certain : { $names } gagne à ce tour.
   *[other] Certain : { $names } gagne en { $turns } de ses tours, quoi que fassent les autres.
}
engine = Moteur
engine-thinks = Laisser le moteur réfléchir
simulations = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
variation = Variante :
back-to-game = Retour à la partie
turning-points = Tournants
turned-by = Coup { $ply }. { $what }. Chances : { $before } → { $after }
turned-at = Coup { $ply }. { $what }. Chances de { $name } : { $before } → { $after }
no-turning-points = Aucun coup n’a, à lui seul, fait basculer la partie.
accounts = Précision et chance
accuracy = Précision
account-start = Chances au début
account-decisions = Décisions de { $name }
account-draws = Chance au tirage
account-later = Apparu plus tard
account-result = Résultat
accounts-hint = Le début, les décisions de tous, les tirages et ce qui est apparu plus tard font le résultat : ce que cachaient les cartes, ou ce qui était trop loin, même pour le moteur.
hindsight = Cartes sur table (après coup)
learn = Apprendre de vos erreurs
learn-of = Apprendre des erreurs de { $name }
learn-prompt = Ici on a joué : { $move }. Cela a coûté { $loss } des chances. Trouvez mieux.
learn-right = Trouvé : { $chance }.
learn-same = C’est ce qui a été joué : { $chance }. Le meilleur coup en a { $best }.
learn-wrong = Pas encore : { $chance }. Le meilleur coup en a { $best }.
learn-skip = Suivante
learn-show = Montrer
learn-done = C’était la dernière.

# Puzzles
puzzles = Problèmes
puzzle = Problème
puzzles-all = Tous les problèmes
puzzles-what = Des positions tirées de parties, avec une seule bonne réponse. Jouez-la sur le plateau : une erreur y est réfutée, et votre premier essai à chaque problème compte pour votre classement.
puzzle-today = Problème du jour
puzzle-was-solved = Vous l’avez résolu.
puzzle-was-failed = Vous l’avez essayé.
puzzle-any = Un à ma mesure, parmi { $count }
puzzle-kinds = Que chercher
puzzle-themes = Thèmes
puzzle-win = { $turns ->
    [1] Gagnez ce tour-ci
   *[other] Gagnez en { $turns } tours de votre camp, quoi que fassent les autres
}
puzzle-defence = { $turns ->
    [1] Trouvez la seule défense : tout le reste perd aussitôt
   *[other] Trouvez la seule défense : tout le reste perd en { $turns } tours
}
puzzle-best = Trouvez la décision qui vaut le plus
puzzle-win-short = { $turns ->
    [1] Gagner ce tour-ci
   *[other] Gagner en { $turns } tours
}
puzzle-defence-short = { $turns ->
    [1] Parer une victoire immédiate
   *[other] Parer une victoire en { $turns } tours
}
puzzle-best-short = Ce qui vaut le plus
puzzle-you-are = Vous êtes { $name }.
puzzle-hardness = Difficulté { $rating }
puzzle-judging = Voyons…
puzzle-answer = Ce qu’il en résulte
puzzle-right = Résolu !
puzzle-shown = Voici la solution.
puzzle-go-on = Juste. Les autres ont répondu : continuez.
puzzle-worse = Il y a mieux. Il vous reste ainsi { $chance } des chances, { $best } avec la meilleure décision.
puzzle-no-win = { $turns ->
    [1] Cela ne gagne pas ce tour-ci.
   *[other] Cela ne gagne pas en { $turns } tours : les autres s’échappent.
}
puzzle-others-win = Cela ne tient pas : les autres gagnent.
puzzle-rating = Votre classement
puzzle-margin = Dans 19 cas sur 20, il est juste à { $margin } points près.
puzzle-solved = Résolus
puzzle-streak = D’affilée
puzzle-best-streak = { $count } au mieux
puzzle-unrated = Votre premier essai à ce problème a déjà été compté ; celui-ci ne change aucun classement.
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-skip = Un autre
puzzle-link = Lien vers ce problème
puzzle-missing-hint = Choisissez-en un autre : il y en a des centaines.

set-up = Composer une position
set-up-hint = Changez ce que vous voulez. Ce qui ne peut pas être est refusé, avec la raison.
set-up-rule = Règle { $rule }
set-up-undo = Annuler
set-up-beginning = Une nouvelle partie à { $seats }
set-up-play = Continuer contre des robots
set-up-text = La position en texte
set-up-apply = Reprendre
set-up-from-here = Modifier cette position
paste-position-of = Une position de
tries = Essais
tries-name = Nom de ces essais
tries-share = Lien vers ces essais
tries-delete = Tout supprimer
tries-mine = Montrer les miens
tries-adopt = Les ajouter aux miens
tries-of-another = Ces essais sont de quelqu’un d’autre.
try-keep = Garder cet essai
try-after = après le coup { $ply }
try-name = Nom
try-comment = Commentaire
try-delete = Supprimer à partir d’ici

# Hints
hint = Indice
hint-show = Montrer le coup
hint-why = Pourquoi ?
hint-thinking = Je réfléchis…
warn = Vraiment ?
warn-anyway = Jouer quand même
setting-warn = M’avertir d’une gaffe
setting-warn-more = Seul contre des robots : avant ce qui perd beaucoup, une confirmation est demandée, avec la raison. La fin de la partie compte indices et avertissements.
helped-hints = { $count ->
    [one] Un indice pris.
   *[other] { $count } indices pris.
}
helped-warnings = { $count ->
    [one] Un avertissement.
   *[other] { $count } avertissements.
}
