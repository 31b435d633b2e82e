### What the drawing of the map says.

game-summary = Settle ancient Greece, make discoveries, build wonders and court the gods. Every act takes time, and whoever is furthest back in time plays.
tab-map = Map
tab-development = Discoveries
map-name = The map of Greece. Tab moves between the lands you can choose, Enter chooses.
the-north = The North
north-words = The north: start a new settler here
any-resource = of any resource
tiles-left = { $count } left
wonder-words = needs { $stars } stars, worth { $points } points
resource-words = { $resource }: { $tokens } from territories, { $cubes } in cubes
space-words = on space { $space }
sign-sword = swords
sign-zeus = Zeus symbols
sign-star = stars
sign-hourglass = hourglasses
sign-settler = settlers in stock
sign-prestige = prestige
sign-card = Destiny cards
is-condemned = condemned
is-tribe = a tribe
is-barbarian = barbarians
is-held = held by seat { $seat }
forecast-space = space { $from } → { $to }{ $hourglasses ->
    [0] { "" }
    [one] , one hourglass
   *[other] , { $hourglasses } hourglasses
}
forecast-zeus = { $count ->
    [one] passes a Zeus space
   *[other] passes { $count } Zeus spaces
}
forecast-next = then plays:

sea-adriatic = Adriatic Sea
sea-ionian = Ionian Sea
sea-sicilian = Sicilian Sea
sea-corinthian = Corinthian Gulf
sea-thermaic = Thermaic Gulf
sea-thracian = Thracian Sea
sea-propontis = Propontis
sea-aegean = Aegean Sea
sea-saronic = Saronic Sea
sea-icarian = Icarian Sea
sea-cretan = Cretan Sea
sea-carpathian = Carpathian Sea
sea-libyan = Libyan Sea
sea-atlantean = Atlantean Sea
sea-okeanos = Okeanos

tile-religion = one Zeus symbol
tile-cavalry = two hourglasses; each stretch of land costs 1 in all
tile-metallurgy = one sword
tile-medicine = a new settler costs 1
tile-oracle = look at three Destiny cards, keep one
tile-polytheism = one Zeus symbol
tile-astronomy = sea costs 1 less
tile-hoplites = one sword
tile-money = discoveries asking for its resource cost 2 less
tile-agriculture = discoveries asking for its resource cost 2 less
tile-hellenism = a Destiny card and a Zeus symbol
tile-cartography = sea costs 1 less
tile-phalanx = a Destiny card and a sword
tile-commerce = two cubes of your choice
tile-democracy = wins ties
tile-art = two Zeus symbols
tile-surgery = two settlers
tile-strategy = two swords
tile-architecture = a star; wonders cost 5
tile-poetry = 3 points
tile-engineering = a star; 3 points per star token
tile-city = 1 point per own settler on the map
tile-absolutism = 2 points per sword
tile-science = 1 point per discovery
tile-philosophy = 5 points
map-nearer = Nearer
from-here = From { $land }: choose where to go.
what-glows = What glows can be chosen; point at it to see its price and what follows.
