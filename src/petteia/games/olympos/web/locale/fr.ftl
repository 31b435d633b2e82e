### Ce que dit le dessin de la carte.

game-summary = Peuplez la Grèce antique, faites des découvertes, bâtissez des merveilles et honorez les dieux. Tout prend du temps, et c’est au joueur le plus en retrait de jouer.
tab-map = Carte
tab-development = Découvertes
map-name = La carte de la Grèce. Tab passe d’un territoire possible à l’autre, Entrée choisit.
the-north = Le Nord
north-words = Le Nord : un nouveau colon part d’ici
any-resource = d’une ressource au choix
tiles-left = il en reste { $count }
wonder-words = demande { $stars } étoiles, vaut { $points } points
resource-words = { $resource } : { $tokens } des territoires, { $cubes } en cubes
space-words = sur la case { $space }
sign-sword = épées
sign-zeus = symboles Zeus
sign-star = étoiles
sign-hourglass = sabliers
sign-settler = colons en réserve
sign-prestige = prestige
sign-card = cartes Destin
is-condemned = condamné
is-tribe = une peuplade
is-barbarian = des barbares
is-held = contrôlé par la place { $seat }
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

sea-adriatic = Mer Adriatique
sea-ionian = Mer Ionienne
sea-sicilian = Mer de Sicile
sea-corinthian = Golfe de Corinthe
sea-thermaic = Golfe Thermaïque
sea-thracian = Mer de Thrace
sea-propontis = Propontide
sea-aegean = Mer Égée
sea-saronic = Golfe Saronique
sea-icarian = Mer Icarienne
sea-cretan = Mer de Crète
sea-carpathian = Mer de Karpathos
sea-libyan = Mer de Libye
sea-atlantean = Mer d’Atlantide
sea-okeanos = Océan

tile-religion = un symbole Zeus
tile-cavalry = deux sabliers ; chaque trajet sur terre coûte 1 en tout
tile-metallurgy = une épée
tile-medicine = un nouveau colon coûte 1
tile-oracle = regardez trois cartes Destin, gardez-en une
tile-polytheism = un symbole Zeus
tile-astronomy = la mer coûte 1 de moins
tile-hoplites = une épée
tile-money = les découvertes demandant sa ressource coûtent 2 de moins
tile-agriculture = les découvertes demandant sa ressource coûtent 2 de moins
tile-hellenism = une carte Destin et un symbole Zeus
tile-cartography = la mer coûte 1 de moins
tile-phalanx = une carte Destin et une épée
tile-commerce = deux cubes au choix
tile-democracy = gagne les égalités
tile-art = deux symboles Zeus
tile-surgery = deux colons
tile-strategy = deux épées
tile-architecture = une étoile ; les merveilles coûtent 5
tile-poetry = 3 points
tile-engineering = une étoile ; 3 points par jeton étoile
tile-city = 1 point par colon sur la carte
tile-absolutism = 2 points par épée
tile-science = 1 point par découverte
tile-philosophy = 5 points
map-nearer = Plus près
from-here = { $land } : choisissez où aller.
what-glows = Ce qui brille peut être choisi ; survolez pour voir le prix et la suite.
