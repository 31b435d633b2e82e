### What Olympos says, in English.
### The names below are labels, so they stand without an article; $wonder-the and $god-the bring one along, $god-does
### says what a god does.

game-name = Olympos
game-summary = Settle ancient Greece, make discoveries, build wonders and court the gods. Every act takes time, and whoever is furthest back in time plays.
game-goal = Goal: the most points. A discovery brings 2, a territory 1, prestige 1, a wonder many: its number stands on it.
game-credit = By Philippe Keyaerts, pictures by Arnaud Demaegd; published by Ystari (2011). Two to five players; 60 to 90 minutes. If you like it, buy the box.

## Things

grain = grain
wood = wood
stone = stone
gold = gold

bonus-settler = a settler
bonus-hourglasses = 2 hourglasses
bonus-prestige = 2 prestige
bonus-grain = a cube of grain
bonus-wood = a cube of wood
bonus-stone = a cube of stone
bonus-gold = a cube of gold

north = the north
epirus = Epirus
macedonia = Macedonia
chalcidice = Chalcidice
thrace = Thrace
olympos = Olympos
thessaly = Thessaly
aetolia = Aetolia
phocis = Phocis
boeotia = Boeotia
attica = Attica
euboea = Euboea
achaea = Achaea
arcadia = Arcadia
argolis = Argolis
messenia = Messenia
laconia = Laconia
corcyra = Corcyra
cephalonia = Cephalonia
lesbos = Lesbos
chios = Chios
naxos = Naxos
rhodes = Rhodes
cydonia = Cydonia
knossos = Knossos
troad = Troad
lydia = Lydia
caria = Caria
lycia = Lycia
atlantis-west = West Atlantis
atlantis-north = North Atlantis
atlantis-south = South Atlantis
atlantis-east = East Atlantis

adriatic = Adriatic Sea
ionian = Ionian Sea
sicilian = Sicilian Sea
corinthian = Corinthian Gulf
thermaic = Thermaic Gulf
thracian = Thracian Sea
propontis = Propontis
aegean = Aegean Sea
saronic = Saronic Sea
icarian = Icarian Sea
cretan = Cretan Sea
carpathian = Carpathian Sea
libyan = Libyan Sea
atlantean = Atlantean Sea
okeanos = Okeanos

religion = Religion
cavalry = Cavalry
metallurgy = Metallurgy
medicine = Medicine
oracle = Oracle
polytheism = Polytheism
astronomy = Astronomy
hoplites = Hoplites
money = Money
agriculture = Agriculture
hellenism = Hellenism
cartography = Cartography
phalanx = Phalanx
commerce = Commerce
democracy = Democracy
art = Art
surgery = Surgery
strategy = Strategy
architecture = Architecture
poetry = Poetry
engineering = Engineering
city = City
absolutism = Absolutism
science = Science
philosophy = Philosophy

lion-gate = Lion Gate
    .the = the Lion Gate
colossus = Colossus
    .the = the Colossus
stadium = Stadium
    .the = the Stadium
parthenon = Parthenon
    .the = the Parthenon
statue-of-zeus = Statue of Zeus
    .the = the Statue of Zeus

zeus = Zeus
    .the = Zeus
    .does = { $amount } prestige
hecate = Hecate
    .the = Hecate
    .does = { $amount ->
        [one] { $amount } settler to the stock
       *[other] { $amount } settlers to the stock
    }
artemis = Artemis
    .the = Artemis
    .does = a cube of one’s choice
athena = Athena
    .the = Athena
    .does = a star for one wonder
ares = Ares
    .the = Ares
    .does = { $amount ->
        [one] { $amount } sword until the next god
       *[other] { $amount } swords until the next god
    }
keres = Keres
    .the = the Keres
    .does = { $amount ->
        [one] { $amount } point less at the end
       *[other] { $amount } points less at the end
    }
hades = Hades
    .the = Hades
    .does = a settler goes back to the stock
nemesis = Nemesis
    .the = Nemesis
    .does = all Destiny cards are discarded
erinyes = Erinyes
    .the = the Erinyes
    .does = the next action costs { $amount } more
siren = Siren
    .the = the Siren
    .does = no way over the sea until the next god

card-cube-grain = cube of grain
card-cube-wood = cube of wood
card-cube-stone = cube of stone
card-cube-gold = cube of gold
card-prestige-grain = prestige for grain
card-prestige-wood = prestige for wood
card-prestige-stone = prestige for stone
card-prestige-gold = prestige for gold
card-hourglass-grain = hourglasses for grain
card-hourglass-wood = hourglasses for wood
card-hourglass-stone = hourglasses for stone
card-hourglass-gold = hourglasses for gold
card-most-grain = 3 hourglasses for the most grain
card-most-wood = 3 hourglasses for the most wood
card-most-stone = 3 hourglasses for the most stone
card-most-gold = 3 hourglasses for the most gold
card-plenty = 3 prestige for all four resources
card-star = star for a wonder
card-zeus = Zeus symbol

## Parts of a cost, beside discoveries and the Erinyes

new-settler = new settler
land = land
sea = sea
longer-way = longer way
combat = combat
discovery = discovery
wonder = wonder

## Points, beside discoveries and the Keres

track = place on the track
prestige = prestige
territories = territories
discoveries = discoveries
wonders = wonders
destiny = Destiny cards

## What happened: setting up

disc-stacked = { $seat }’s disc goes on top of the stack.
tile-placed = Column { $column }: { $tile }.
territory-condemned = { $seat } condemns { $territory }.
tribes-placed = Tribes stand in { $territory }.
barbarians-placed = { $seat } places barbarians in { $territory }.
fifth-cube-drawn = The fifth cube is { $resource }.
cube-dealt = { $seat } begins with a cube of { $resource }.

## What happened: turns and paying

turn-began = { $seat }’s turn begins on space { $space }.
action-paid = { $seat } pays { $cost }{ $hourglasses ->
    [0] { "" }
    [one] { " " }(one with an hourglass)
   *[other] { " " }({ $hourglasses } with hourglasses)
}{ $spaces ->
    [0] { " " }and stays on space { $space }.
   *[other] { " " }and goes to space { $space }.
}
turn-waited = { $seat } cannot act and waits, going to space { $space }.

## What happened: expanding

settler-created = { $seat } sends a new settler from { $origin } to { $territory }.
settler-marched = { $seat } moves a settler from { $origin } to { $territory }.
settler-returned = { $seat } takes a settler out of { $territory } and back to attack.
territory-taken = { $seat } takes { $territory } and its { $resource }.
tribe-beaten = { $seat } beats the tribe of { $territory } and takes its { $resource }.
barbarians-beaten = { $seat } beats the barbarians of { $territory } and takes its { $resource }.
territory-conquered = { $seat } conquers { $territory } from { $owner } and takes its { $resource }.
star-won = { $seat } gets the star of { $territory }.
zeus-token-won = { $seat } gets the Zeus token.
territory-abandoned = Nobody controls { $territory } now.
control-fell = { $seat } controls { $territory } again.
barbarians-returned = The barbarians control { $territory } again.

## What happened: developing

cubes-spent = { $seat } pays with cubes: { $cubes }.
discovery-made = { $seat } discovers { $tile }.
tile-chosen = { $seat }’s { $tile } shows { $resource }.
bonus-taken = { $seat } puts a disc in column { $column } and gets { $bonus }.
cube-gained = { $seat } gets a cube of { $resource }.
hourglasses-gained = { $seat } gets { $count ->
    [one] an hourglass
   *[other] { $count } hourglasses
}.
prestige-gained = { $seat } gets { $count } prestige.
settlers-gained = { $seat } gets { $count ->
    [one] a settler
   *[other] { $count } settlers
} for the stock.
wonder-built = { $seat } builds { $wonder-the } with { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
athena-star-used = { $seat } uses up Athena’s star.
star-card-used = { $seat } uses up a star card.

## What happened: Destiny cards and gods

zeus-space-reached = { $seat } reaches the Zeus space at { $space }.
destiny-drawn = { $seat } draws a Destiny card: { $card }.
destiny-taken = { $seat } draws a Destiny card.
oracle-kept = { $seat } asks the Oracle and keeps a card: { $card }.
oracle-chose = { $seat } asks the Oracle and keeps a card.
card-discarded = { $seat } discards a card: { $card }.
pile-shuffled = { $count ->
    [one] The only discarded card makes a new pile.
   *[other] The { $count } discarded cards are shuffled into a new pile.
}
no-card-left = There is no Destiny card left for { $seat }.
card-played = { $seat } plays a card: { $card }.
god-revealed = { $seat } reveals { $god-the } ({ $god-does }).
zeus-card-played = { $seat } plays a Zeus symbol.
nobody-favoured = { $god } favours nobody.
god-favoured = Favoured by { $god-the }: { $seat }.
god-harmed = Struck by { $god-the }: { $seat }.
fate-god-favoured = A god favours { $seat }.
fate-god-harmed = A god strikes { $seat }.
settler-lost = { $seat } loses a settler in { $territory } to Hades.

## What happened: the end

last-action-began = { $seat } may finish here or take one last action.
seat-ended = { $seat } finishes on space { $space }.
seat-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
game-won = The game goes to { $seat }.

## Moves

move-settle = New settler from { $origin } to { $territory }
move-march = Settler from { $origin } to { $territory }
move-return = Settler out of { $territory } and back
move-discover = Discover { $tile }
move-build = Build { $wonder-the }
move-end = Finish here
move-wait = Wait
move-way = A way that costs { $cost }
move-pay = Pay
move-pay-cubes = Pay with cubes: { $cubes }
move-bonus = Bonus space { $space }
move-bonus-given = Bonus: { $bonus }
move-tile = The tile with { $resource }
move-cube = A cube of { $resource }
move-card = Play: { $card }
move-keep = Keep: { $card }
move-done = Done: no more cards
move-zeus = Play a Zeus symbol
move-no-zeus = Play no Zeus symbol
move-lose = Give up a settler in { $territory }
move-condemn = Condemn { $territory }
move-barbarian = Barbarians in { $territory }
move-disc = { $seat }’s disc
move-place = Place: { $tile }
move-fifth = A fifth cube of { $resource }
move-deal = Deal a cube of { $resource }
move-draw = Draw: { $card }
move-reveal = Reveal { $god-the }

## Questions

ask-stacking = Chance decides: whose disc comes next on the start space?
ask-placing = Chance decides: which discovery goes to row { $row }, column { $column }?
ask-wonder = Chance decides: which wonder goes to column { $column }?
ask-fifth = Chance decides: of which resource is the fifth cube?
ask-dealing = Chance decides: with which cube does { $seat } begin?
ask-drawing = Chance decides: which Destiny card does { $seat } draw?
ask-revealing = Chance decides: which god is revealed?
ask-condemning = Which territory do you condemn? { $count } to go: grain { $grain }, wood { $wood }, stone { $stone }, gold { $gold }.
ask-invading = Where do you place barbarians? { $count } to go.
ask-turn = Do you expand or develop?
ask-last-turn = Do you finish here or take one last action?
ask-spending = With which cubes do you pay for { $tile }?
ask-choosing = Which tile of { $tile } do you take?
ask-gaining = { $count ->
    [one] Which cube do you take?
   *[other] You take { $count } cubes. Which one first?
}
ask-bonus = Which bonus of { $tile } do you take?
ask-going = How much do you spend on the way to { $territory }?
ask-paying-cards = This costs { $cost }, and without cards you can pay { $budget }: which card do you play?
ask-paying = Do you play a card before you pay { $cost }?
ask-keeping = Which card do you keep?
ask-playing = Do you play a card now?
ask-praying = { $god } ({ $god-does }): do you play a Zeus symbol?
ask-losing = Which settler does Hades take?

## Why a move may not be made

why-not-drawn = That cannot come up in this draw.
why-chance-draws = Chance decides here.
why-only-chance = Only chance decides that.
why-past-the-cross = This costs { $cost }, and you can pay { $budget } at most: no action may take your disc past the Cross.
why-not-at-last-zeus = You may finish once you have reached the last Zeus space.
why-end-instead = You need not wait: you may finish here.
why-has-action = You may not wait: there is an action you can take.
why-stock-empty = You have no settler in your stock.
why-covered-there = You do not control { $territory }: no new settler may start there.
why-not-yours = A new settler starts in the north or where you are in control; you do not control { $territory }.
why-cheaper-from = By the rules of this game a new settler for { $territory } starts where no other start is cheaper: from { $origin }.
why-no-settler-there = You have no settler in { $territory }.
why-condemned = { $territory } is condemned: nobody may stop there.
why-yours-already = You control { $territory } already.
why-siren = The Siren keeps you off the sea, and there is no way over land to { $territory }.
why-no-way = There is no way to { $territory }.
why-no-such-way = No way to { $territory } costs just { $cost }.
why-discovered = You have discovered { $tile } already.
why-not-in-play = Not part of this game: { $tile }.
why-no-tile-left = No tile of { $tile } is left.
why-lacks-resources = You cannot pay for { $tile }. You lack: { $lacking }. Each group takes a different resource.
why-built = { $seat } has built { $wonder-the } already.
why-lacks-stars = You need { $needed } stars for { $wonder-the } and have { $stars }.
why-star-card = A star card is not played: it is used when you build a wonder.
why-zeus-card = A Zeus card is played after a god is revealed.
why-card-not-in-hand = You do not hold this card: { $card }.
why-card-without-effect = This card would have no effect: { $card }.
why-not-this-payment = These cubes do not pay for it, or some of them are not needed.
why-no-such-tile = No tile of { $tile } shows { $resource }.
why-tile-taken = The tile of { $tile } with { $resource } is taken.
why-bonus-taken = This bonus is taken: { $seat } has a disc there.
why-grey-bonus = The grey bonus space is for five players only, and not every slot has one.
why-not-looked-at = This is not one of the cards you are looking at: { $card }.
why-no-zeus-card = You hold no Zeus card.
why-condemned-already = { $territory } is condemned already.
why-enough-condemned = Enough territories of { $resource } are condemned.
why-one-star-only = Only one of the two starred territories of { $resource } may be condemned.
why-not-empty = { $territory } is not empty.
why-one-of-each = Barbarians stand on { $resource } already: place them on another resource.

why-nothing-to-pay = There is nothing to pay before you have acted.
why-no-discovery-to-pay = Cubes are paid for a discovery only.
why-no-bonus-due = A bonus is taken after a discovery.
why-no-tile-due = The tile of Money or Agriculture is chosen when it is discovered.
why-no-cube-due = You have no cube to choose.
why-no-way-due = No settler is on its way: its way is chosen after its goal, in a game with longer ways.
why-no-cards-looked-at = You are not looking at any cards.
why-no-card-drawn = You are not done: choose an action.
why-no-god-revealed = No god has just been revealed.
why-no-hades = Hades asks for no settler.
why-condemning-is-over = Territories are condemned in the set-up only.
why-no-barbarians-now = Barbarians are placed in the set-up only.

why-first-spending = First choose the cubes you pay with.
why-first-choosing = First choose your tile.
why-first-gaining = First choose a cube.
why-first-bonus = First choose your bonus.
why-first-paying = First pay for your action.
why-first-going = First choose what the way of your settler costs.
why-first-keeping = First choose the card you keep.
why-first-playing = First play a card, or say that you are done.
why-first-praying = First say whether you play a Zeus symbol.
why-first-losing = First choose the settler you lose.
why-first-condemning = First condemn territories.
why-first-invading = First place the barbarians.

## What an action leads to

forecast-way = The way: { $way }.
forecast-hourglasses = { $count ->
    [one] One hourglass pays part of it
   *[other] { $count } hourglasses pay part of it
}.
forecast-space = Your disc comes to lie on space { $space }.
forecast-zeus = Zeus spaces reached: { $spaces }.
forecast-order = Order of turns afterwards: { $seat }.

## The board in the terminal

board-northern-greece = Northern Greece
board-central-greece = Central Greece
board-peloponnese = Peloponnese
board-islands = Islands
board-crete = Crete
board-asia-minor = Asia Minor
board-atlantis = Atlantis
board-two-each = { $region } (2 each)
board-order = Order of turns:
board-hand = Your Destiny cards:
board-looked = You look at:
board-destiny = Destiny cards:
board-pile = { $count } in the pile
board-discards = { $count } discarded
board-gods = Gods revealed:
board-current = { $god } (the last one)
board-any = any one
board-tokens-and-cubes = tokens and cubes
board-star = star
board-zeus = Zeus
board-tribe = tribe
board-barbarians = barbarians
board-condemned = condemned
board-covered = A over b
board-hourglasses = hourglasses
board-settlers = settlers: stock/map
board-swords = swords
board-points = points
board-space = space on the track
board-to-zeus = to the next Zeus space
board-hidden = god face down
board-made = discovered, built
board-tie = discoveries and wonders

## What discoveries do, in a few words

brings-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
brings-zeus = { $count ->
    [one] { $count } Zeus symbol
   *[other] { $count } Zeus symbols
}
brings-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
brings-hourglasses = { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
}
brings-settlers = { $count ->
    [one] { $count } settler
   *[other] { $count } settlers
}
brings-cubes = { $count ->
    [one] { $count } cube to choose
   *[other] { $count } cubes to choose
}
brings-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brings-nothing = nothing but its 2 points
power-cavalry = riding
power-medicine = new settlers cost 1
power-oracle = draw 3 cards, keep 1
power-astronomy = sea 1 cheaper
power-money = 2 less for its colour
power-agriculture = 2 less for its colour
power-cartography = sea 1 cheaper
power-democracy = wins ties
power-architecture = wonders cost 5
power-engineering = 3 points a star token
power-city = 1 point a settler
power-absolutism = 2 points a sword
power-science = 1 point a discovery

## The board in words

told-track = The track ends at the Cross on space { $cross }; Zeus spaces, with a ? for each god still face down: { $text }.
told-row = Discoveries of row { $row }: { $text }.
told-wonders = Wonders: { $text }.
told-wonder = needs { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-time = costs you { $count } in time
told-lacking = you lack { $text }
told-bonuses = bonuses: { $text }

## What is wrong with an edition

mistake-zeus-token = One territory holds the Zeus token, not { $count }.
mistake-few-lands = At least { $least } territories bear { $resource }, not { $count }.
mistake-two-stars = Two territories that bear { $resource } have a star, not { $count }.
mistake-slug = “{ $text }”: a name here is small letters and hyphens.
mistake-name-twice = “{ $text }” is the name of two spaces.
mistake-many-seas = There are at most { $most } seas.
mistake-no-neighbours = { $space } has no neighbours.
mistake-neighbour-twice = { $space } names each other space once.
mistake-one-sided = { $space } names { $other } as its neighbour, but not the other way round.
mistake-out-of-reach = { $space } cannot be reached from the north.
mistake-double = There are one to { $most } Zeus spaces; for each of them this says true or false.
mistake-rising = The Zeus spaces must rise.
mistake-many-gods = This asks for more than { $most } gods; one of ten stays unseen.
mistake-points-from = These must rise, beginning with the last Zeus space, { $space }.
mistake-slot-twice = Row { $row }, column { $column } is given twice.
mistake-slot-missing = Row { $row }, column { $column } is missing.
mistake-group = “{ $text }” is no group such as “2 grain” or “any”.
mistake-group-twice = This asks for { $resource } twice; each group is of another resource.
mistake-many-groups = This has more groups than there are resources.
mistake-no-bonus-there = Row 5 has no bonuses.
mistake-few-bonuses = There are fewer bonus spaces here than { $count } players have tiles.
mistake-few-tiles = Row { $row } has { $count } discoveries, not { $most }.
mistake-shows = This must be { $count } different resources.
mistake-two-tiles = There are two tiles of { $tile }, and this row asks for more.
mistake-shows-only = { $tile } shows a resource; it cannot bring cubes or cards as well.
mistake-good = { $god } { $good ->
    [true] favours, and cannot harm.
   *[false] harms, and cannot favour.
}
mistake-many-settlers = There could be { $count } settlers on the map, more than the { $most } there are.

## How bots of a style play

style-warrior = Warrior
style-warrior-plays = Takes territories from its rivals, and does not mind that they come back.
style-builder = Builder
style-builder-plays = Settles where stars are to be won, and builds a wonder as soon as it can.
style-priest = Priest
style-priest-plays = Gathers Zeus symbols, so that the gods favour it and spare it.
