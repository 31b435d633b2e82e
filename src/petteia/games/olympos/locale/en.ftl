### Olympos in English.

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

adriatic = the Adriatic Sea
ionian = the Ionian Sea
sicilian = the Sicilian Sea
corinthian = the Corinthian Gulf
thermaic = the Thermaic Gulf
thracian = the Thracian Sea
propontis = the Propontis
aegean = the Aegean Sea
saronic = the Saronic Sea
icarian = the Icarian Sea
cretan = the Cretan Sea
carpathian = the Carpathian Sea
libyan = the Libyan Sea
atlantean = the Atlantean Sea
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

lion-gate = the Lion Gate
colossus = the Colossus
stadium = the Stadium
parthenon = the Parthenon
statue-of-zeus = the Statue of Zeus

zeus = Zeus
hecate = Hecate
artemis = Artemis
athena = Athena
ares = Ares
keres = the Keres
hades = Hades
nemesis = Nemesis
erinyes = the Erinyes
siren = the Siren

card-cube-grain = a cube of grain
card-cube-wood = a cube of wood
card-cube-stone = a cube of stone
card-cube-gold = a cube of gold
card-prestige-grain = prestige for grain
card-prestige-wood = prestige for wood
card-prestige-stone = prestige for stone
card-prestige-gold = prestige for gold
card-hourglass-grain = hourglasses for grain
card-hourglass-wood = hourglasses for wood
card-hourglass-stone = hourglasses for stone
card-hourglass-gold = hourglasses for gold
card-most-grain = most grain
card-most-wood = most wood
card-most-stone = most stone
card-most-gold = most gold
card-plenty = plenty
card-star = star
card-zeus = Zeus symbol

## Parts of a cost, beside discoveries and the Erinyes

new-settler = new settler
land = land
sea = sea
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

## What happened

disc-stacked = { $seat }’s disc is stacked on the start space.
tile-placed = { $tile } goes to column { $column }.
territory-condemned = { $seat } condemns { $territory }.
tribes-placed = Tribes settle in { $territory }.
barbarians-placed = { $seat } puts barbarians into { $territory }.
fifth-cube-drawn = The fifth cube is { $resource }.
cube-dealt = { $seat } begins with a cube of { $resource }.
turn-began = { $seat } is on turn, on space { $space }.
action-paid = { $seat } pays { $cost }: { $hourglasses ->
    [0] { "" }
    [one] one hourglass, then{ " " }
   *[other] { $hourglasses } hourglasses, then{ " " }
}{ $spaces ->
    [0] no step, staying
    [one] one space,
   *[other] { $spaces } spaces,
} on { $space }.
turn-waited = { $seat } has no action and waits on space { $space }.
settler-created = { $seat } sends a new settler from { $origin } to { $territory }.
settler-marched = { $seat } moves a settler from { $origin } to { $territory }.
territory-taken = { $seat } takes { $territory } and its { $resource }.
tribe-beaten = { $seat } beats the tribe of { $territory } and takes its { $resource }.
barbarians-beaten = { $seat } beats the barbarians of { $territory } and takes its { $resource }.
territory-conquered = { $seat } conquers { $territory } from { $owner } and takes its { $resource }.
star-won = { $seat } has the star of { $territory }.
zeus-token-won = { $seat } has the Zeus token.
territory-abandoned = { $seat } leaves { $territory } to nobody.
control-fell = { $seat } is in control of { $territory } again.
barbarians-returned = The barbarians are in control of { $territory } again.
cubes-spent = { $seat } pays with cubes: { $cubes }.
discovery-made = { $seat } discovers { $tile }.
tile-chosen = { $seat }’s { $tile } shows { $resource }.
bonus-taken = { $seat } takes the bonus: { $bonus }.
cube-gained = { $seat } gets a cube of { $resource }.
hourglasses-gained = { $seat } gets { $count ->
    [one] an hourglass
   *[other] { $count } hourglasses
}.
prestige-gained = { $seat } gets { $count } prestige.
settlers-gained = { $seat } gets { $count ->
    [one] a settler
   *[other] { $count } settlers
} to the stock.
wonder-built = { $seat } builds { $wonder } with { $stars } stars.
athena-star-used = { $seat } uses up Athena’s star.
star-card-used = { $seat } uses up a star card.
zeus-space-reached = { $seat } reaches the Zeus space { $space }.
destiny-drawn = { $seat } draws a Destiny card: { $card }.
destiny-taken = { $seat } draws a Destiny card.
oracle-kept = { $seat } asks the Oracle and keeps: { $card }.
oracle-chose = { $seat } asks the Oracle and keeps a card.
card-discarded = { $seat } discards: { $card }.
pile-shuffled = The { $count } discards are shuffled into a new pile.
no-card-left = There is no Destiny card left for { $seat }.
card-played = { $seat } plays: { $card }.
god-revealed = { $seat } reveals { $god }.
zeus-card-played = { $seat } plays a Zeus symbol.
nobody-favoured = { $god } favours nobody.
god-favoured = { $god } favours { $seat }.
god-harmed = { $god } strikes { $seat }.
settler-lost = { $seat } loses a settler in { $territory } to Hades.
last-action-began = { $seat } may end the game or take one last action.
seat-ended = { $seat } ends on space { $space }.
game-scored = Points: { $points }.
game-won = { $seat } wins.

## Moves

move-settle = new settler from { $origin } to { $territory }
move-march = settler from { $origin } to { $territory }
move-discover = discover { $tile }
move-build = build { $wonder }
move-end = end the game here
move-wait = wait
move-pay = pay
move-pay-cubes = pay with cubes: { $cubes }
move-bonus = bonus space { $space }
move-tile = the tile with { $resource }
move-cube = a cube of { $resource }
move-card = play { $card }
move-keep = keep { $card }
move-done = done
move-zeus = play a Zeus symbol
move-no-zeus = play no Zeus symbol
move-lose = give up a settler in { $territory }
move-condemn = condemn { $territory }
move-barbarian = barbarians in { $territory }
move-disc = { $seat }’s disc
move-place = place { $tile }
move-fifth = a fifth cube of { $resource }
move-deal = deal a cube of { $resource }
move-draw = draw { $card }
move-reveal = reveal { $god }

## Questions

ask-nothing = The game is over.
ask-stacking = Whose disc comes next on the start space?
ask-placing = Which discovery goes to row { $row }, column { $column }?
ask-wonder = Which wonder goes to column { $column }?
ask-fifth = Of what is the fifth cube?
ask-dealing = With which cube does { $seat } begin?
ask-drawing = Which Destiny card does { $seat } draw?
ask-revealing = Which god is revealed?
ask-condemning = { $seat }, which territory do you condemn?
ask-invading = { $seat }, where do barbarians stand?
ask-turn = { $seat }, expand or develop?
ask-last-turn = { $seat }, end your game, or one last action?
ask-spending = { $seat }, which cubes do you pay for { $tile }?
ask-choosing = { $seat }, which tile of { $tile }?
ask-gaining = { $seat }, which cube do you take?
ask-bonus = { $seat }, which bonus of { $tile }?
ask-paying = { $seat }, any cards before you pay { $cost }?
ask-keeping = { $seat }, which card do you keep?
ask-playing = { $seat }, any cards now?
ask-praying = { $seat }, a Zeus symbol for { $god }?
ask-losing = { $seat }, which settler does Hades take?

## Reasons

why-not-drawn = Chance cannot draw this here.
why-chance-draws = Chance decides this.
why-only-chance = Only chance decides that.
why-past-the-cross = This costs { $cost }, and no action may take your disc past the Cross: you can pay { $budget }.
why-not-at-last-zeus = You may end your game once you have reached the last Zeus space.
why-end-instead = You have no need to wait: you may end your game.
why-has-action = You have an action to take.
why-stock-empty = You have no settler in your stock.
why-covered-there = You do not control { $territory }: no new settler may be added there.
why-not-yours = A new settler starts in the north or where you are in control, not in { $territory }.
why-cheaper-from = The cheapest way to { $territory } starts from { $origin }.
why-no-settler-there = You have no settler in { $territory }.
why-condemned = { $territory } bears a cross: nobody may stop there.
why-yours-already = { $territory } is yours already.
why-siren = The Siren keeps you from the sea, and { $territory } cannot be reached over land.
why-no-way = No way leads to { $territory }.
why-discovered = You have discovered { $tile } already.
why-not-in-play = In this game there is no { $tile }.
why-no-tile-left = No tile of { $tile } is left.
why-lacks-resources = You cannot pay for { $tile }: each group takes a different resource.
why-built = { $seat } has built { $wonder }.
why-lacks-stars = You have { $stars } stars for { $wonder }, which needs { $needed }.
why-star-card = A star card is used when a wonder is built.
why-zeus-card = A Zeus card is played after a god is revealed.
why-card-not-in-hand = You do not hold this card: { $card }.
why-card-without-effect = This card would have no effect: { $card }.
why-not-this-payment = These cubes do not pay for it, or more of them than are needed.
why-no-such-tile = There is no tile of { $tile } with { $resource } to choose.
why-bonus-taken = { $seat } has a disc on this bonus space.
why-grey-bonus = The grey bonus space is for five players, and not every slot has one.
why-not-looked-at = This is not one of the cards you look at: { $card }.
why-no-zeus-card = You hold no Zeus card.
why-condemned-already = { $territory } bears a cross already.
why-enough-condemned = Enough territories of { $resource } are condemned.
why-one-star-only = Only one of the two starred territories of { $resource } may be condemned.
why-not-empty = { $territory } is not empty.
why-one-of-each = Barbarians stand on { $resource } already.

why-nothing-to-pay = There is nothing to pay before you have acted.
why-no-discovery-to-pay = Cubes are paid for a discovery.
why-no-bonus-due = A bonus is taken after a discovery.
why-no-tile-due = The tile of Money or Agriculture is chosen when it is discovered.
why-no-cube-due = You have no cube to choose.
why-no-cards-looked-at = You look at no cards.
why-no-card-drawn = Choose an action first.
why-no-god-revealed = No god has been revealed just now.
why-no-hades = Hades asks for no settler.
why-condemning-is-over = Territories are condemned in the set-up.
why-no-barbarians-now = Barbarians are placed in the set-up of a game for two.

why-first-spending = First choose which cubes you pay.
why-first-choosing = First choose your tile.
why-first-gaining = First choose a cube.
why-first-bonus = First choose your bonus.
why-first-paying = First pay for your action.
why-first-keeping = First choose the card you keep.
why-first-playing = First play cards or be done.
why-first-praying = First play a Zeus symbol or not.
why-first-losing = First choose the settler you lose.
why-first-condemning = First condemn territories.
why-first-invading = First place the barbarians.
