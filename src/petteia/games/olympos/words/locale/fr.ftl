### Ce que dit Olympos, en français.
### Les noms ci-dessous sont sans article ; leurs formes l’apportent : $territory-la « l’Attique », $territory-de « d’Attique »,
### $territory-en « en Attique » ; $god-does dit ce que fait un dieu.

game-name = Olympos
game-summary = Peuplez la Grèce antique, faites des découvertes, bâtissez des merveilles et honorez les dieux. Tout prend du temps, et c’est au joueur le plus en retrait de jouer.
game-goal = But : avoir le plus de points. Une découverte en rapporte 2, un territoire 1, le prestige 1, une merveille beaucoup : c’est écrit dessus.
game-credit = De Philippe Keyaerts, illustré par Arnaud Demaegd ; paru chez Ystari (2011). De deux à cinq joueurs ; de 60 à 90 minutes. Il vous plaît ? Achetez la boîte.

## Noms

grain = céréales
    .de = de céréales
wood = bois
    .de = de bois
stone = pierre
    .de = de pierre
gold = or
    .de = d’or

bonus-settler = un colon
bonus-hourglasses = 2 sabliers
bonus-prestige = 2 points de prestige
bonus-grain = un cube de céréales
bonus-wood = un cube de bois
bonus-stone = un cube de pierre
bonus-gold = un cube d’or

north = nord
    .de = du nord
epirus = Épire
    .la = l’Épire
    .de = d’Épire
    .en = en Épire
macedonia = Macédoine
    .la = la Macédoine
    .de = de Macédoine
    .en = en Macédoine
chalcidice = Chalcidique
    .la = la Chalcidique
    .de = de Chalcidique
    .en = en Chalcidique
thrace = Thrace
    .la = la Thrace
    .de = de Thrace
    .en = en Thrace
olympos = Olympe
    .la = l’Olympe
    .de = de l’Olympe
    .en = sur l’Olympe
thessaly = Thessalie
    .la = la Thessalie
    .de = de Thessalie
    .en = en Thessalie
aetolia = Étolie
    .la = l’Étolie
    .de = d’Étolie
    .en = en Étolie
phocis = Phocide
    .la = la Phocide
    .de = de Phocide
    .en = en Phocide
boeotia = Béotie
    .la = la Béotie
    .de = de Béotie
    .en = en Béotie
attica = Attique
    .la = l’Attique
    .de = d’Attique
    .en = en Attique
euboea = Eubée
    .la = l’Eubée
    .de = d’Eubée
    .en = en Eubée
achaea = Achaïe
    .la = l’Achaïe
    .de = d’Achaïe
    .en = en Achaïe
arcadia = Arcadie
    .la = l’Arcadie
    .de = d’Arcadie
    .en = en Arcadie
argolis = Argolide
    .la = l’Argolide
    .de = d’Argolide
    .en = en Argolide
messenia = Messénie
    .la = la Messénie
    .de = de Messénie
    .en = en Messénie
laconia = Laconie
    .la = la Laconie
    .de = de Laconie
    .en = en Laconie
corcyra = Corcyre
    .la = Corcyre
    .de = de Corcyre
    .en = à Corcyre
cephalonia = Céphalonie
    .la = Céphalonie
    .de = de Céphalonie
    .en = à Céphalonie
lesbos = Lesbos
    .la = Lesbos
    .de = de Lesbos
    .en = à Lesbos
chios = Chios
    .la = Chios
    .de = de Chios
    .en = à Chios
naxos = Naxos
    .la = Naxos
    .de = de Naxos
    .en = à Naxos
rhodes = Rhodes
    .la = Rhodes
    .de = de Rhodes
    .en = à Rhodes
cydonia = Cydonie
    .la = Cydonie
    .de = de Cydonie
    .en = à Cydonie
knossos = Cnossos
    .la = Cnossos
    .de = de Cnossos
    .en = à Cnossos
troad = Troade
    .la = la Troade
    .de = de Troade
    .en = en Troade
lydia = Lydie
    .la = la Lydie
    .de = de Lydie
    .en = en Lydie
caria = Carie
    .la = la Carie
    .de = de Carie
    .en = en Carie
lycia = Lycie
    .la = la Lycie
    .de = de Lycie
    .en = en Lycie
atlantis-west = Atlantide Ouest
    .la = l’Atlantide Ouest
    .de = d’Atlantide Ouest
    .en = en Atlantide Ouest
atlantis-north = Atlantide Nord
    .la = l’Atlantide Nord
    .de = d’Atlantide Nord
    .en = en Atlantide Nord
atlantis-south = Atlantide Sud
    .la = l’Atlantide Sud
    .de = d’Atlantide Sud
    .en = en Atlantide Sud
atlantis-east = Atlantide Est
    .la = l’Atlantide Est
    .de = d’Atlantide Est
    .en = en Atlantide Est

adriatic = Mer Adriatique
ionian = Mer Ionienne
sicilian = Mer de Sicile
corinthian = Golfe de Corinthe
thermaic = Golfe Thermaïque
thracian = Mer de Thrace
propontis = Propontide
aegean = Mer Égée
saronic = Golfe Saronique
icarian = Mer Icarienne
cretan = Mer de Crète
carpathian = Mer de Karpathos
libyan = Mer de Libye
atlantean = Mer d’Atlantide
okeanos = Océan

religion = Culte
    .la = le Culte
cavalry = Cavalerie
    .la = la Cavalerie
metallurgy = Métallurgie
    .la = la Métallurgie
medicine = Médecine
    .la = la Médecine
oracle = Oracle
    .la = l’Oracle
polytheism = Polythéisme
    .la = le Polythéisme
astronomy = Astronomie
    .la = l’Astronomie
hoplites = Hoplite
    .la = l’Hoplite
money = Monnaie
    .la = la Monnaie
agriculture = Agriculture
    .la = l’Agriculture
hellenism = Hellénisme
    .la = l’Hellénisme
cartography = Cartographie
    .la = la Cartographie
phalanx = Phalange
    .la = la Phalange
commerce = Commerce
    .la = le Commerce
democracy = Démocratie
    .la = la Démocratie
art = Art
    .la = l’Art
surgery = Chirurgie
    .la = la Chirurgie
strategy = Stratégie
    .la = la Stratégie
architecture = Architecture
    .la = l’Architecture
poetry = Poésie
    .la = la Poésie
engineering = Ingénierie
    .la = l’Ingénierie
city = Cité
    .la = la Cité
absolutism = Absolutisme
    .la = l’Absolutisme
science = Science
    .la = la Science
philosophy = Philosophie
    .la = la Philosophie

lion-gate = Porte des Lionnes
    .la = la Porte des Lionnes
colossus = Colosse
    .la = le Colosse
stadium = Stade
    .la = le Stade
parthenon = Parthénon
    .la = le Parthénon
statue-of-zeus = Statue de Zeus
    .la = la Statue de Zeus

zeus = Zeus
    .de = de Zeus
    .does = { $amount ->
        [one] { $amount } point de prestige
       *[other] { $amount } points de prestige
    }
hecate = Hécate
    .de = d’Hécate
    .does = { $amount ->
        [one] { $amount } colon dans la réserve
       *[other] { $amount } colons dans la réserve
    }
artemis = Artémis
    .de = d’Artémis
    .does = un cube au choix
athena = Athéna
    .de = d’Athéna
    .does = une étoile pour une merveille
ares = Arès
    .de = d’Arès
    .does = { $amount ->
        [one] { $amount } épée jusqu’au prochain dieu
       *[other] { $amount } épées jusqu’au prochain dieu
    }
keres = Kères
    .de = des Kères
    .does = { $amount ->
        [one] { $amount } point de moins à la fin
       *[other] { $amount } points de moins à la fin
    }
hades = Hadès
    .de = d’Hadès
    .does = un colon retourne dans la réserve
nemesis = Némésis
    .de = de Némésis
    .does = toutes les cartes Destin sont défaussées
erinyes = Érinyes
    .de = des Érinyes
    .does = la prochaine action coûte { $amount } de plus
siren = Sirène
    .de = de la Sirène
    .does = pas de traversée maritime jusqu’au prochain dieu

card-cube-grain = cube de céréales
card-cube-wood = cube de bois
card-cube-stone = cube de pierre
card-cube-gold = cube d’or
card-prestige-grain = prestige pour les céréales
card-prestige-wood = prestige pour le bois
card-prestige-stone = prestige pour la pierre
card-prestige-gold = prestige pour l’or
card-hourglass-grain = sabliers pour les céréales
card-hourglass-wood = sabliers pour le bois
card-hourglass-stone = sabliers pour la pierre
card-hourglass-gold = sabliers pour l’or
card-most-grain = 3 sabliers à qui a le plus de céréales
card-most-wood = 3 sabliers à qui a le plus de bois
card-most-stone = 3 sabliers à qui a le plus de pierre
card-most-gold = 3 sabliers à qui a le plus d’or
card-plenty = 3 points de prestige pour les quatre ressources
card-star = étoile pour une merveille
card-zeus = symbole Zeus

## Ce qui fait un coût, outre les découvertes et les Érinyes

new-settler = nouveau colon
land = terre
sea = mer
longer-way = chemin plus long
combat = combat
discovery = découverte
wonder = merveille

## Ce qui fait des points, outre les découvertes et les Kères

track = place sur l’échelle du temps
prestige = prestige
territories = territoires
discoveries = découvertes
wonders = merveilles
destiny = cartes Destin

## Ce qui s’est passé : la mise en place

disc-stacked = { $seat } : le jeton va en haut de la pile.
tile-placed = Colonne { $column } : { $tile }.
territory-condemned = { $seat } condamne { $territory-la }.
tribes-placed = Des peuplades occupent ces territoires : { $territory }.
barbarians-placed = { $seat } place des barbares { $territory-en }.
fifth-cube-drawn = Le cinquième cube : { $resource }.
cube-dealt = { $seat } commence avec un cube { $resource-de }.

## Ce qui s’est passé : les tours et le paiement

turn-began = C’est à { $seat } de jouer (case { $space }).
action-paid = { $seat } paie { $cost } de temps{ $hourglasses ->
    [0] { "" }
    [one] , dont un avec un sablier,
   *[other] , dont { $hourglasses } avec des sabliers,
}{ $spaces ->
    [0] { " " }et reste sur la case { $space }.
   *[other] { " " }et avance sur la case { $space }.
}
turn-waited = { $seat } ne peut pas agir et attend, en avançant sur la case { $space }.

## Ce qui s’est passé : l’extension

settler-created = { $seat } envoie un nouveau colon { $origin-de } { $territory-en }.
settler-marched = { $seat } déplace un colon { $origin-de } { $territory-en }.
settler-returned = { $seat } fait sortir un colon { $territory-de } et revient attaquer.
territory-taken = { $seat } prend { $territory-la } et un jeton { $resource-de }.
tribe-beaten = { $seat } bat la peuplade { $territory-de } et prend un jeton { $resource-de }.
barbarians-beaten = { $seat } bat les barbares { $territory-de } et prend un jeton { $resource-de }.
territory-conquered = { $seat } conquiert { $territory-la } et prend le jeton { $resource-de } à { $owner }.
star-won = { $seat } obtient l’étoile { $territory-de }.
zeus-token-won = { $seat } obtient le jeton Zeus.
territory-abandoned = Plus personne ne contrôle { $territory-la }.
control-fell = { $seat } contrôle de nouveau { $territory-la }.
barbarians-returned = Les barbares contrôlent de nouveau { $territory-la }.

## Ce qui s’est passé : le développement

cubes-spent = { $seat } paie en cubes : { $cubes }.
discovery-made = { $seat } découvre { $tile-la }.
tile-chosen = { $seat } : la tuile { $tile } porte la ressource { $resource }.
bonus-taken = { $seat } pose un jeton dans la colonne { $column } et reçoit { $bonus }.
cube-gained = { $seat } reçoit un cube { $resource-de }.
hourglasses-gained = { $seat } reçoit { $count ->
    [one] un sablier
   *[other] { $count } sabliers
}.
prestige-gained = { $seat } gagne { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}.
settlers-gained = { $seat } reçoit { $count ->
    [one] un colon
   *[other] { $count } colons
} dans sa réserve.
wonder-built = { $seat } construit { $wonder-la } avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
athena-star-used = { $seat } dépense l’étoile d’Athéna.
star-card-used = { $seat } dépense une carte étoile.

## Ce qui s’est passé : les cartes Destin et les dieux

zeus-space-reached = { $seat } atteint la case Zeus { $space }.
destiny-drawn = { $seat } pioche une carte Destin : { $card }.
destiny-taken = { $seat } pioche une carte Destin.
oracle-kept = { $seat } consulte l’Oracle et garde une carte : { $card }.
oracle-chose = { $seat } consulte l’Oracle et garde une carte.
card-discarded = { $seat } défausse une carte : { $card }.
pile-shuffled = { $count ->
    [one] La seule carte de la défausse forme une nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment une nouvelle pioche.
}
no-card-left = Il ne reste plus de carte Destin : { $seat } ne pioche pas.
card-played = { $seat } joue une carte : { $card }.
god-revealed = { $seat } révèle une carte Olympos : { $god } ({ $god-does }).
zeus-card-played = { $seat } joue un symbole Zeus.
nobody-favoured = La faveur { $god-de } ne va à personne.
god-favoured = Faveur { $god-de } : { $seat }.
god-harmed = Colère { $god-de } : { $seat }.
fate-god-favoured = Faveur d’un dieu : { $seat }.
fate-god-harmed = Colère d’un dieu : { $seat }.
settler-lost = { $seat } perd un colon { $territory-en } : Hadès l’emporte.

## Ce qui s’est passé : la fin

last-action-began = { $seat } peut s’arrêter là ou faire une dernière action.
seat-ended = { $seat } termine sur la case { $space }.
seat-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
game-won = Victoire : { $seat }.

## Coups

move-settle = Nouveau colon { $origin-de } { $territory-en }
move-march = Colon { $origin-de } { $territory-en }
move-return = Colon sortant { $territory-de } pour y revenir
move-discover = Découvrir { $tile-la }
move-build = Construire { $wonder-la }
move-end = S’arrêter là
move-wait = Attendre
move-way = Un chemin qui coûte { $cost }
move-pay = Payer
move-pay-cubes = Payer en cubes : { $cubes }
move-bonus = Case bonus { $space }
move-bonus-given = Bonus : { $bonus }
move-tile = La tuile qui porte : { $resource }
move-cube = Un cube { $resource-de }
move-card = Jouer : { $card }
move-keep = Garder : { $card }
move-done = Terminé : pas d’autre carte
move-zeus = Jouer un symbole Zeus
move-no-zeus = Ne pas jouer de symbole Zeus
move-lose = Céder un colon { $territory-en }
move-condemn = Condamner { $territory-la }
move-barbarian = Placer des barbares { $territory-en }
move-disc = Jeton : { $seat }
move-place = Placer { $tile-la }
move-fifth = Un cinquième cube { $resource-de }
move-deal = Donner un cube { $resource-de }
move-draw = Piocher : { $card }
move-reveal = Révéler : { $god }

## Questions

ask-stacking = Le hasard décide : quel jeton vient ensuite sur la case de départ ?
ask-placing = Le hasard décide : quelle découverte va sur la rangée { $row }, colonne { $column } ?
ask-wonder = Le hasard décide : quelle merveille va dans la colonne { $column } ?
ask-fifth = Le hasard décide : de quelle ressource est le cinquième cube ?
ask-dealing = Le hasard décide : avec quel cube commence { $seat } ?
ask-drawing = Le hasard décide : quelle carte Destin pioche { $seat } ?
ask-revealing = Le hasard décide : quel dieu est révélé ?
ask-condemning = Quel territoire condamnez-vous ? Encore { $count } : céréales { $grain }, bois { $wood }, pierre { $stone }, or { $gold }.
ask-invading = Où placez-vous des barbares ? Encore { $count }.
ask-turn = Voulez-vous vous étendre ou vous développer ?
ask-last-turn = Voulez-vous vous arrêter là ou faire une dernière action ?
ask-spending = Avec quels cubes payez-vous { $tile-la } ?
ask-choosing = Quelle tuile { $tile } prenez-vous ?
ask-gaining = { $count ->
    [one] Quel cube prenez-vous ?
   *[other] Vous prenez { $count } cubes. Lequel d’abord ?
}
ask-bonus = { $tile } : quel bonus prenez-vous ?
ask-going = Combien dépensez-vous pour le chemin qui mène { $territory-en } ?
ask-paying-cards = Cela coûte { $cost } et, sans cartes, vous pouvez payer { $budget } : quelle carte jouez-vous ?
ask-paying = À payer : { $cost } de temps. Jouez-vous d’abord une carte ?
ask-keeping = Quelle carte gardez-vous ?
ask-playing = Jouez-vous une carte maintenant ?
ask-praying = { $god } ({ $god-does }) : jouez-vous un symbole Zeus ?
ask-losing = Quel colon Hadès emporte-t-il ?

## Pourquoi un coup est refusé

why-not-drawn = Cela ne peut pas sortir à ce tirage.
why-chance-draws = Ici, le hasard décide.
why-only-chance = Seul le hasard décide cela.
why-past-the-cross = Cela coûte { $cost } et vous pouvez payer { $budget } au plus : aucune action ne mène au-delà de la Croix.
why-not-at-last-zeus = Vous pourrez vous arrêter quand vous aurez atteint la dernière case Zeus.
why-end-instead = Inutile d’attendre : vous pouvez vous arrêter là.
why-has-action = Vous ne pouvez pas attendre : une action est possible.
why-stock-empty = Vous n’avez pas de colon dans votre réserve.
why-covered-there = Vous ne contrôlez pas { $territory-la } : aucun nouveau colon ne peut y apparaître.
why-not-yours = Un nouveau colon apparaît au nord ou là où vous avez le contrôle ; vous ne contrôlez pas { $territory-la }.
why-cheaper-from = Selon les règles de cette partie, un nouveau colon qui va { $territory-en } part d’où aucun autre départ n’est moins cher : { $origin-de }.
why-no-settler-there = Vous n’avez pas de colon { $territory-en }.
why-condemned = { $territory } : territoire condamné, on ne peut pas s’y arrêter.
why-yours-already = Vous contrôlez déjà { $territory-la }.
why-siren = La Sirène vous ferme la mer, et aucun chemin par la terre ne mène { $territory-en }.
why-no-way = Aucun chemin ne mène { $territory-en }.
why-no-such-way = Aucun chemin pour aller { $territory-en } ne coûte exactement { $cost }.
why-discovered = Vous avez déjà découvert { $tile-la }.
why-not-in-play = Cette tuile n’est pas en jeu : { $tile }.
why-no-tile-left = Il ne reste plus de tuile { $tile }.
why-lacks-resources = Vous ne pouvez pas payer { $tile-la }. Il vous manque : { $lacking }. Chaque groupe demande une ressource différente.
why-built = { $seat } a déjà construit { $wonder-la }.
why-lacks-stars = { $needed ->
    [one] Il faut une étoile
   *[other] Il faut { $needed } étoiles
} pour { $wonder-la } ; vous en avez { $stars }.
why-star-card = Une carte étoile ne se joue pas seule : elle sert à construire une merveille.
why-zeus-card = Une carte Zeus se joue quand un dieu vient d’être révélé.
why-card-not-in-hand = Vous n’avez pas cette carte : { $card }.
why-card-without-effect = Cette carte n’aurait aucun effet : { $card }.
why-not-this-payment = Ces cubes ne suffisent pas, ou certains sont de trop.
why-no-such-tile = Aucune tuile { $tile } ne porte cette ressource : { $resource }.
why-tile-taken = La tuile { $tile } qui porte cette ressource est prise : { $resource }.
why-bonus-taken = Ce bonus est pris : { $seat } y a un jeton.
why-grey-bonus = La case bonus grise ne sert qu’à 5 joueurs, et toutes les tuiles n’en ont pas.
why-not-looked-at = Cette carte n’est pas de celles que vous regardez : { $card }.
why-no-zeus-card = Vous n’avez pas de carte Zeus.
why-condemned-already = { $territory } : territoire déjà condamné.
why-enough-condemned = Pour cette ressource, assez de territoires sont condamnés : { $resource }.
why-one-star-only = Un seul des deux territoires avec étoile peut être condamné pour cette ressource : { $resource }.
why-not-empty = Il y a déjà quelqu’un { $territory-en }.
why-one-of-each = Cette ressource a déjà ses barbares : { $resource }.

why-nothing-to-pay = Il n’y a rien à payer avant d’avoir agi.
why-no-discovery-to-pay = Les cubes ne paient que les découvertes.
why-no-bonus-due = Un bonus se prend après une découverte.
why-no-tile-due = La tuile Monnaie ou Agriculture se choisit au moment de la découverte.
why-no-cube-due = Vous n’avez pas de cube à choisir.
why-no-way-due = Aucun colon n’est en route : le chemin se choisit après le but, dans une partie à longs chemins.
why-no-cards-looked-at = Vous n’avez pas de carte à choisir.
why-no-card-drawn = Votre tour n’est pas fini : choisissez une action.
why-no-god-revealed = Aucun dieu ne vient d’être révélé.
why-no-hades = Hadès ne réclame pas de colon.
why-condemning-is-over = Les territoires ne se condamnent qu’à la mise en place.
why-no-barbarians-now = Les barbares se placent seulement à la mise en place.

why-first-spending = Choisissez d’abord les cubes à payer.
why-first-choosing = Choisissez d’abord votre tuile.
why-first-gaining = Choisissez d’abord un cube.
why-first-bonus = Choisissez d’abord votre bonus.
why-first-paying = Payez d’abord votre action.
why-first-going = Choisissez d’abord ce que coûte le chemin de votre colon.
why-first-keeping = Choisissez d’abord la carte à garder.
why-first-playing = Jouez d’abord une carte, ou dites que c’est terminé.
why-first-praying = Dites d’abord si vous jouez un symbole Zeus.
why-first-losing = Choisissez d’abord le colon que vous perdez.
why-first-condemning = Condamnez d’abord des territoires.
why-first-invading = Placez d’abord les barbares.

## À quoi mène une action

forecast-way = Chemin : { $way }.
forecast-hourglasses = { $count ->
    [one] Un sablier en paie
   *[other] { $count } sabliers en paient
} une partie.
forecast-space = Votre jeton arrive sur la case { $space }.
forecast-zeus = Cases Zeus atteintes : { $spaces }.
forecast-order = Ordre de jeu ensuite : { $seat }.

## Le plateau dans le terminal

board-northern-greece = Grèce du Nord
board-central-greece = Grèce centrale
board-peloponnese = Péloponnèse
board-islands = Îles
board-crete = Crète
board-asia-minor = Asie Mineure
board-atlantis = Atlantide
board-two-each = { $region } (2 chacun)
board-order = Ordre de jeu :
board-hand = Vos cartes Destin :
board-looked = Vous regardez :
board-destiny = Cartes Destin :
board-pile = { $count } dans la pioche
board-discards = { $count } dans la défausse
board-gods = Dieux révélés :
board-current = { $god } (le dernier)
board-any = une ressource au choix
board-tokens-and-cubes = jetons et cubes
board-star = étoile
board-zeus = Zeus
board-tribe = peuplade
board-barbarians = barbares
board-condemned = condamné
board-covered = A sur b
board-hourglasses = sabliers
board-settlers = colons : réserve/carte
board-swords = épées
board-points = points
board-space = case de l’échelle du temps
board-to-zeus = jusqu’à la prochaine case Zeus
board-hidden = dieu face cachée
board-made = découvert, construit
board-tie = découvertes et merveilles

## Ce que font les découvertes, en quelques mots

brings-swords = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
brings-zeus = { $count ->
    [one] { $count } symbole Zeus
   *[other] { $count } symboles Zeus
}
brings-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
brings-hourglasses = { $count ->
    [one] { $count } sablier
   *[other] { $count } sabliers
}
brings-settlers = { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
brings-cubes = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
}
brings-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brings-nothing = rien que ses 2 points
power-cavalry = à cheval
power-medicine = nouveau colon pour 1
power-oracle = 3 cartes, en garder 1
power-astronomy = mer 1 de moins
power-money = sa couleur : −2
power-agriculture = sa couleur : −2
power-cartography = mer 1 de moins
power-democracy = gagne les égalités
power-architecture = merveille à 5
power-engineering = 3 par jeton étoile
power-city = 1 point par colon
power-absolutism = 2 points par épée
power-science = 1 par découverte

## Le plateau en mots

told-track = L’échelle du temps finit à la Croix, case { $cross } ; cases Zeus, avec un ? par dieu encore caché : { $text }.
told-row = Découvertes de la rangée { $row } : { $text }.
told-wonders = Merveilles : { $text }.
told-wonder = demande { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-time = vous coûte { $count } en temps
told-lacking = il vous manque { $text }
told-bonuses = bonus : { $text }

## Ce qui ne va pas dans une édition

mistake-zeus-token = Un territoire porte le jeton Zeus, pas { $count }.
mistake-few-lands = Il faut au moins { $least } territoires de cette ressource ({ $resource }), pas { $count }.
mistake-two-stars = Deux territoires de cette ressource ({ $resource }) portent une étoile, pas { $count }.
mistake-slug = « { $text } » : un nom s’écrit ici en minuscules avec des traits d’union.
mistake-name-twice = « { $text } » est le nom de deux espaces.
mistake-many-seas = Il y a au plus { $most } mers.
mistake-no-neighbours = { $space } n’a pas de voisins.
mistake-neighbour-twice = { $space } nomme chaque voisin une seule fois.
mistake-one-sided = { $space } nomme { $other } comme voisin, mais pas l’inverse.
mistake-out-of-reach = { $space } ne peut pas être atteint depuis le nord.
mistake-double = Il y a une à { $most } cases Zeus ; pour chacune, true ou false.
mistake-rising = Les cases Zeus doivent aller en croissant.
mistake-many-gods = Il faudrait plus de { $most } dieux ; l’un des dix reste inconnu.
mistake-points-from = Ces nombres doivent croître depuis la dernière case Zeus, { $space }.
mistake-slot-twice = La rangée { $row }, colonne { $column } est donnée deux fois.
mistake-slot-missing = Il manque la rangée { $row }, colonne { $column }.
mistake-group = « { $text } » n’est pas un groupe comme « 2 grain » ou « any ».
mistake-group-twice = Cette ressource est demandée deux fois ({ $resource }) ; chaque groupe en a une autre.
mistake-many-groups = Il y a plus de groupes que de ressources.
mistake-no-bonus-there = La rangée 5 n’a pas de bonus.
mistake-few-bonuses = Il y a moins de cases de bonus que de tuiles à { $count } joueurs.
mistake-few-tiles = La rangée { $row } a { $count } découvertes, pas { $most }.
mistake-shows = Il faut { $count } ressources différentes.
mistake-two-tiles = Il y a deux tuiles de { $tile }, et cette rangée en demande plus.
mistake-shows-only = { $tile } montre une ressource ; elle ne peut donner en plus ni cubes ni cartes.
mistake-good = { $god } { $good ->
    [true] favorise, et ne peut nuire.
   *[false] nuit, et ne peut favoriser.
}
mistake-many-settlers = Il pourrait y avoir { $count } colons sur la carte, plus que les { $most } qui existent.

## Comment jouent les robots d’un style

style-warrior = Guerrier
style-warrior-plays = Prend des territoires à ses rivaux, sans craindre leur retour.
style-builder = Bâtisseur
style-builder-plays = S’installe là où il y a des étoiles à gagner et bâtit une merveille dès qu’il le peut.
style-priest = Prêtre
style-priest-plays = Réunit des symboles Zeus pour que les dieux le favorisent et l’épargnent.
