### Ce que dit le dessin de la carte.

tab-map = Carte
tab-development = Découvertes
map-name = La carte de la Grèce. Tab passe d’un territoire possible à l’autre, Entrée choisit.
the-north = Le Nord
north-words = Le Nord : un nouveau colon part d’ici
amount = { $count } { $resource ->
    [grain] { $count ->
        [one] céréale
       *[other] céréales
    }
    [wood] bois
    [stone] { $count ->
        [one] pierre
       *[other] pierres
    }
    [gold] or
   *[any] d’une ressource au choix
}
tiles-left = il en reste { $count }
wonder-words = demande { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resource-words = { $resource } : { $tokens } des territoires, { $cubes } en cubes
space-words = sur la case { $space }
sign-sword = épées
sign-zeus = symboles Zeus
sign-star = étoiles
sign-hourglass = sabliers
sign-settler = colons en réserve
sign-prestige = prestige
sign-card = cartes Destin
sign-tile = découvertes et merveilles
sign-points = points
short-sword = { $count ->
    [one] épée
   *[other] épées
}
short-zeus = Zeus
short-star = { $count ->
    [one] étoile
   *[other] étoiles
}
short-hourglass = temps
short-settler = réserve
short-prestige = prestige
short-card = { $count ->
    [one] carte
   *[other] cartes
}
is-star = une étoile
is-zeus = le jeton Zeus
quota-condemning = Condamnés
quota-invading = Barbares
quota-words = { $done } sur { $most }
is-condemned = condamné
is-tribe = une peuplade
is-barbarian = des barbares
is-held = tenu par { $name }
is-yours = à vous
forecast-space = case { $from } → { $to }{ $hourglasses ->
    [0] { "" }
    [one] , un sablier
   *[other] , { $hourglasses } sabliers
}
forecast-zeus = { $count ->
    [one] passe une case Zeus
   *[other] passe { $count } cases Zeus
}
forecast-next = puis jouent :

tile-cavalry = chaque trajet sur terre coûte 1 en tout
tile-medicine = un nouveau colon coûte 1
tile-oracle = regardez trois cartes Destin, gardez-en une
tile-astronomy = la mer coûte 1 de moins
tile-money = les découvertes demandant sa ressource coûtent 2 de moins
tile-agriculture = les découvertes demandant sa ressource coûtent 2 de moins
tile-cartography = la mer coûte 1 de moins
tile-democracy = gagne les égalités
tile-architecture = les merveilles coûtent 5
tile-engineering = 3 points par jeton étoile
tile-city = 1 point par colon sur la carte
tile-absolutism = 2 points par épée
tile-science = 1 point par découverte
map-nearer = Plus près
map-farther = Plus loin
forecast-again = puis vous rejouez :
forecast-lead = { $count ->
    [one] Une case
   *[other] { $count } cases
} avant le tour du suivant
slot-cost = Coûte { $cost }
slot-lacking = Il vous manque { $cost }
stars-lacking = { $count ->
    [one] Il vous manque une étoile
   *[other] Il vous manque { $count } étoiles
}
time-price = { $count } de temps
tile-yours = Vous avez fait cette découverte
zeus-space = Case Zeus { $space }. Au tour où vous l’atteignez, vous piochez une carte Destin ; le premier arrivé révèle un dieu. { $count ->
    [0] Le dieu est révélé.
   *[other] Un dieu y attend, face cachée.
}
zeus-space-double = Case Zeus double { $space }. Au tour où vous l’atteignez, vous piochez une carte Destin ; le premier et le dernier arrivés révèlent chacun un dieu. { $count ->
    [0] Les deux dieux sont révélés.
    [1] Un dieu y attend, face cachée.
   *[other] Deux dieux y attendent, faces cachées.
}
track-space = Case { $space } de l’échelle du temps. Le plus en retrait joue ; sur une même case, le jeton du dessus.
track-start = Le départ de l’échelle du temps
track-cross = La Croix : aucune action ne va au-delà. Aucun point.
track-points = Case { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un jeton qui finit ici
gods-and-destiny = Dieux et cartes Destin
god-good = Favorise ceux qui ont le plus de symboles Zeus.
god-bad = Frappe ceux qui ont le moins de symboles Zeus.
no-god-yet = Aucun dieu n’est encore révélé.
gods-hidden = Non révélés :
destiny-pile = Destin : { $pile } dans la pioche, { $discards } en défausse
destiny-cube = Donne un cube de cette ressource.
destiny-prestige = 1 point de prestige par jeton territoire de cette ressource.
destiny-hourglass = 1 sablier par jeton territoire de cette ressource.
destiny-most = 3 sabliers si vous avez plus de jetons de cette ressource que chacun des autres.
destiny-plenty = 3 points de prestige si vous avez un jeton de chaque ressource.
destiny-star = Une étoile, dépensée pour construire une merveille.
destiny-zeus = Un symbole Zeus, joué quand un dieu est révélé.
board-points = Points à la fin :
from-here = { $land } : choisissez où aller.
what-glows = Ce qui brille peut être choisi ; survolez ou touchez pour voir le prix et la suite.
things-name = Ce que vous pouvez choisir
tile-saves = les découvertes demandant cette ressource ({ $resource }) coûtent 2 de moins
glossary-name = À quoi sert chaque chose
glossary-signs = Signes
glossary-gods = Dieux
track-name = L’échelle du temps
space-title = Case { $space }
about-resource = Les jetons territoire paient encore et encore, les cubes une seule fois.
about-sword = Avec plus d’épées que l’autre camp un combat coûte 1, avec autant 2, avec moins 3.
about-zeus = Les dieux bienveillants favorisent qui en a le plus, les autres frappent qui en a le moins.
about-star = Les étoiles bâtissent les merveilles ; vos jetons bonus de la colonne comptent aussi comme étoiles.
about-hourglass = Chacun paie 1 de temps avant que votre jeton avance.
about-settler = Un nouveau colon coûte 2 et part du Nord ou d’un territoire que vous contrôlez.
about-prestige = 1 point chacun à la fin.
about-card = Les cartes Destin se piochent aux cases Zeus et se jouent à son tour.
about-turn = Le plus en retrait joue ; sur une même case, le jeton du dessus. On peut fort bien jouer plusieurs fois de suite.
about-points = Vos points si la partie finissait maintenant.
about-tile = Une découverte vaut 2 points à la fin, une merveille ce qui est écrit dessus ; elles départagent aussi les égalités.
about-bonus = Un de vos jetons s’y pose après la découverte ; il compte comme étoile pour la merveille de la colonne.
about-time = Vos sabliers paient d’abord ; pour le reste votre jeton avance.
about-free = Personne ne le contrôle : vous le prenez sans combat.
about-combat = Le prendre demande un combat ; le battu reçoit un sablier et reste sous la pile.
about-condemned = Condamné : on peut le traverser, personne ne s’y arrête.
about-tribe = Une peuplade sans épée est ici : un combat, et son étoile est à vous.
about-barbarians = { $swords ->
    [0] Des barbares sans épée sont ici
    [one] Des barbares avec { $swords } épée sont ici
   *[other] Des barbares avec { $swords } épées sont ici
} : un combat, et personne ne reçoit de sablier.
about-starred = Son étoile vient avec lui.
about-olympos = Le jeton Zeus vient avec lui : un symbole Zeus.
about-atlantis = Atlantide : 2 points au lieu de 1 à la fin.

lesson-goal = Peuplez la Grèce, faites des découvertes, bâtissez des merveilles : à la fin une découverte vaut 2 points, un territoire 1 (2 en Atlantide), une merveille de 8 à 12. Vos quatre colons attendent. Les territoires hachurés sont fermés dans cette partie ; des barbares en tiennent quelques autres.
lesson-track = Tout prend du temps. Les jetons sur le cadre de la carte, l’échelle du temps, le montrent : le plus en retrait joue. Votre adversaire a envoyé un colon au sud, en Laconie, y a battu les barbares et payé 11 cases ; c’est donc à vous, plusieurs fois si vous voulez, jusqu’à ce que vous soyez devant.
lesson-settle = Chaque territoire accessible montre son prix. Un nouveau colon coûte 2 et entre par le nord ; chaque case de terre coûte 1, chaque case de mer 2. Appuyez sur l’Épire, tout à l’ouest : 2 + 1 = 3.
lesson-token = L’Épire est à vous, avec son jeton : une pierre tant que vous tenez le territoire. Les jetons ne se dépensent pas. Le petit carré près de votre or est un cube : il ne paie qu’une fois.
lesson-fight = Les tentes sont des peuplades, sur les territoires à étoile. Survolez ou touchez la Macédoine, à l’est de l’Épire : la ligne au-dessus de la carte détaille le prix, 2 pour le colon, 1 pour la terre, 2 pour le combat, et dit où arrive votre jeton et qui joue ensuite. L’attaquant gagne toujours ; les épées rendent seulement le combat moins cher. Prenez la Macédoine !
lesson-star = Vous avez un jeton bois et une étoile. Les étoiles bâtissent les merveilles : voyez l’étagère du bas des découvertes. Les étoiles sombres sont déjà à vous ; vos jetons bonus de la même colonne comptent aussi comme étoiles.
lesson-shelves = Voici les découvertes. En haut, leur coût en ressources ; les carrés gris sont une ressource au choix. Ce que vous pouvez payer est relevé, avec son prix en temps ; les chiffres rouges disent ce qui manque.
lesson-discover = La Médecine coûte pierre et bois. Vos deux jetons paient et restent. Une découverte coûte 7. Découvrez la Médecine : désormais un nouveau colon vous coûte 1.
lesson-bonus = Après une découverte, posez un jeton sur un bonus libre : qui vient plus tard le trouve pris. Prenez le colon.
lesson-zeus = Ces 7 cases mènent votre jeton à la case Zeus : vous piochez une carte Destin et, premier arrivé, révélez un dieu. Jouez votre carte ou gardez-la. Puis c’est à l’adversaire, maintenant le plus en retrait.
lesson-gods = Les dieux au bord doré favorisent ceux qui ont le plus de symboles Zeus ; ceux au bord rouge frappent ceux qui en ont le moins. Le Culte, l’Art ou l’Olympe donnent des symboles. Le dieu montré sous vos biens agit sur ceux que nomme le journal.
lesson-cards = Vos cartes Destin sont avec vos biens. Celles qui sont entourées peuvent être jouées maintenant : avant une action, avant de payer, ou quand on les pioche. Survolez une carte pour lire son effet.
lesson-war = On peut prendre aussi les territoires des autres : le combat coûte 1 avec plus d’épées que le défenseur, 2 avec autant, 3 avec moins. Le battu reçoit un sablier, qui paie 1 de temps, et reste sous la pile : si vous partez, le territoire lui revient.
lesson-why = Quelque chose ne peut être choisi ? Appuyez quand même : on vous dit pourquoi, et la règle est à un geste. Une action se reprend tant que rien de nouveau n’est apparu et que personne d’autre n’a joué.
lesson-end = Les cases dorées sont la fin de l’échelle du temps : qui a atteint la dernière case Zeus peut s’arrêter, ou faire une dernière action. Le temps épargné vaut jusqu’à 5 points. Continuez ; le score près de chaque nom grandit en route. Bonne chance !

option-long_ways = Longs chemins : un colon peut dépenser plus que nécessaire en chemin
option-long_ways-false = non
option-long_ways-true = oui

## L’éditeur d’éditions

edit-development = Plateau des découvertes
edit-track = Échelle du temps
edit-map = Carte
edit-cards = Cartes et dieux
edit-setup = Mise en place
edit-slot = Rangée { $row }, colonne { $column }
edit-cost = Coût : chaque groupe est d’une autre ressource
edit-add-group = + groupe
edit-remove-group = Enlever ce groupe
edit-bonuses = Cases de bonus
edit-grey = La case grise, à cinq joueurs
edit-none = aucun
edit-discoveries = Découvertes
edit-wonders = Merveilles
edit-row = Rangée
edit-swords = Épées
edit-zeus = Zeus
edit-stars = Étoiles
edit-hourglasses = Sabliers
edit-settlers = Colons
edit-cubes = Cubes
edit-cards-drawn = Cartes
edit-points = Points
edit-shows = Les ressources de ses deux tuiles
edit-track-how = Faites glisser une case Zeus le long de l’échelle du temps, ou touchez-la puis touchez sa place.
edit-zeus-at = Case Zeus { $space }
edit-zeus-spaces = Cases Zeus
edit-earlier = Une case plus tôt
edit-later = Une case plus tard
edit-make-double = la rendre double
edit-make-single = la rendre simple
edit-add-zeus = + case Zeus
edit-cross = La Croix
edit-track-points = Ce que rapporte une dernière position
edit-points-from = À partir de la case
edit-lands = Territoires
edit-borders = Frontières
edit-borders-how = Depuis { $space } : touchez un autre espace pour les rendre voisins, ou ne plus l’être ; touchez-le de nouveau pour partir d’ailleurs.
edit-resource = Ressource
edit-star = Étoile
edit-atlantis = Atlantide : rapporte 2
edit-yes = oui
edit-no = non
edit-neighbours = Voisins
edit-part = n’est plus voisin :
edit-add-neighbour = un autre voisin
edit-destiny = Cartes Destin : combien de chaque
edit-card-cube = Un cube
edit-card-prestige = Prestige par jeton
edit-card-hourglass = Un sablier par jeton
edit-card-most = Sabliers pour le plus de jetons
edit-card-plenty = Prestige pour un jeton de chaque
edit-card-star = Une étoile
edit-card-zeus = Un symbole Zeus
edit-gods = Dieux : combien ils donnent ou prennent
edit-amount-zeus = prestige
edit-amount-hecate = colons
edit-amount-ares = épées
edit-amount-keres = points perdus
edit-amount-erinyes = de plus à payer
edit-by-players = Par nombre de joueurs : 2, 3, 4, 5
edit-copies-row = Tuiles de chaque découverte en rangée { $row }
edit-columns = Colonnes utilisées
edit-condemned = Territoires condamnés de chaque ressource
edit-barbarians = Barbares
edit-barbarian-swords = Épées des barbares
edit-first-settlers = Colons au départ

## Le jeu en images

primer-goal-name = Le but
primer-again = Encore une fois
primer-turn-name = Votre tour : une action sur trois
primer-time-name = Le temps
primer-time = Toute action prend du temps : votre jeton avance de son prix sur l’échelle du temps. Celui qui est le plus en arrière joue, même plusieurs fois de suite ; sur une même case, le jeton du dessus d’abord. Essayez.
primer-time-next = Le joueur { $number } est le plus en arrière et joue :
primer-time-over = L’échelle du temps est finie. Dans une partie, elle s’arrête à la Croix.
primer-do-march = Marche
primer-do-settle = Nouveau colon
primer-do-discover = Découverte
primer-do-wonder = Merveille
primer-hourglass = Les sabliers paient d’abord : chacun épargne une case à votre jeton.
primer-expand-name = S’étendre
primer-expand = Déplacez un colon, ou faites-en venir un nouveau (2), vers un territoire que vous ne contrôlez pas. La terre coûte 1, la mer 2.
primer-discover-name = Découvrir
primer-discover = Montrez les ressources demandées, prenez la tuile et un bonus. Coûte 7.
primer-build-name = Bâtir une merveille
primer-build = Avec assez d’étoiles, une merveille est à vous, chacune une seule fois. Coûte 7.
primer-combat-name = Combat
primer-combat = L’attaquant gagne toujours ; reste à savoir combien de temps cela prend. Le vaincu reste sous la pile et reçoit un sablier.
primer-swords-mine = vos épées
primer-swords-theirs = leurs épées
primer-combat-cost = Le combat coûte { $cost } de temps.
primer-pay-name = Payer les découvertes
primer-pay = Un territoire que vous contrôlez donne un jeton de sa ressource, et les jetons paient encore et encore. Un cube complète, une seule fois.
primer-wonders-name = Merveilles
primer-gods = En atteignant une case Zeus, vous piochez une carte Destin que vous seul voyez ; le premier arrivé révèle un dieu.
primer-end-name = La fin
primer-end = L’échelle du temps s’arrête à la Croix. Passé la dernière case Zeus, on peut s’arrêter et prendre les points de sa case. Puis on compte tout :
primer-points-tile = 2 par découverte.
primer-points-wonder = { $least } à { $most } par merveille.
primer-points-land = 1 par territoire, 2 en Atlantide.
primer-points-rest = 1 par carte Destin en main, et ce que rapportent certaines découvertes.
primer-ours = En toute franchise : aucune règle publiée ne donne les coûts et bonus du plateau des découvertes, la plupart des chiffres des merveilles, les points de l’échelle du temps et certaines frontières. Ceux d’ici sont les nôtres, équilibrés sur de nombreuses parties ; le chapitre O12 des règles les énumère.

set-up-land = Jetons sur la carte
set-up-drag = Glissez un jeton vers un autre territoire, ou hors de la carte pour l’ôter ; un nouveau part de son bouton. Ou choisissez un territoire et appuyez.
set-up-empty = personne
set-up-top-off = Ôter le jeton du dessus
set-up-turn = Un tour commence
set-up-order = Joue qui est le plus en retrait sur l’échelle du temps.
set-up-space = Case de l’échelle du temps
set-up-shuffle = Mêler la défausse à la pioche
