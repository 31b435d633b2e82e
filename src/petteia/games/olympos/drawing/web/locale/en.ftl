### What the drawing of the map says.

tab-map = Map
tab-development = Discoveries
map-name = The map of Greece. Tab moves between the lands you can choose, Enter chooses.
the-north = The North
north-words = The north: start a new settler here
amount = { $count } { $resource ->
    [grain] grain
    [wood] wood
    [stone] stone
    [gold] gold
   *[any] of any resource
}
tiles-left = { $count } left
wonder-words = needs { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resource-words = { $resource }: { $tokens } from territories, { $cubes } in cubes
space-words = on space { $space }
sign-sword = swords
sign-zeus = Zeus symbols
sign-star = stars
sign-hourglass = hourglasses
sign-settler = settlers in stock
sign-prestige = prestige
sign-card = Destiny cards
sign-tile = discoveries and wonders
sign-points = points
short-sword = { $count ->
    [one] sword
   *[other] swords
}
short-zeus = Zeus
short-star = { $count ->
    [one] star
   *[other] stars
}
short-hourglass = time
short-settler = { $count ->
    [one] settler
   *[other] settlers
}
short-prestige = prestige
short-card = { $count ->
    [one] card
   *[other] cards
}
is-star = a star
is-zeus = the Zeus token
quota-condemning = Condemned
quota-invading = Barbarians
quota-words = { $done } of { $most }
is-condemned = condemned
is-tribe = a tribe
is-barbarian = barbarians
is-held = held by { $name }
is-yours = yours
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

tile-cavalry = each stretch of land costs 1 in all
tile-medicine = a new settler costs 1
tile-oracle = look at three Destiny cards, keep one
tile-astronomy = sea costs 1 less
tile-money = discoveries asking for its resource cost 2 less
tile-agriculture = discoveries asking for its resource cost 2 less
tile-cartography = sea costs 1 less
tile-democracy = wins ties
tile-architecture = wonders cost 5
tile-engineering = 3 points per star token
tile-city = 1 point per own settler on the map
tile-absolutism = 2 points per sword
tile-science = 1 point per discovery
map-nearer = Nearer
map-farther = Farther
forecast-again = then you play again:
forecast-lead = { $count ->
    [one] One space
   *[other] { $count } spaces
} before the next player is on turn
slot-cost = Costs { $cost }
slot-lacking = You lack { $cost }
stars-lacking = { $count ->
    [one] You lack one star
   *[other] You lack { $count } stars
}
time-price = { $count } of time
tile-yours = You have made this discovery
zeus-space = Zeus space { $space }. In the turn you reach it you draw a Destiny card; the first to come reveals a god. { $count ->
    [0] The god is revealed.
   *[other] One god lies here face down.
}
zeus-space-double = Double Zeus space { $space }. In the turn you reach it you draw a Destiny card; the first and the last to come each reveal a god. { $count ->
    [0] Both gods are revealed.
    [one] One god lies here face down.
   *[other] Two gods lie here face down.
}
track-space = Space { $space } of the time track. Whoever is furthest back plays; of discs on one space the top one.
track-start = The start of the time track
track-cross = The Cross: no action may go beyond it. No points.
track-points = Space { $space }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a disc that ends here
gods-and-destiny = Gods and Destiny cards
god-good = It favours those with the most Zeus symbols.
god-bad = It strikes those with the fewest Zeus symbols.
no-god-yet = No god has been revealed yet.
gods-hidden = Not revealed:
destiny-pile = Destiny: { $pile } in the pile, { $discards } discarded
destiny-cube = Gives a cube of this resource.
destiny-prestige = 1 prestige for each of your territory tokens of this resource.
destiny-hourglass = 1 hourglass for each of your territory tokens of this resource.
destiny-most = 3 hourglasses if you have more territory tokens of this resource than anybody.
destiny-plenty = 3 prestige if you have a territory token of each resource.
destiny-star = A star, used up when you build a wonder.
destiny-zeus = A Zeus symbol, played when a god is revealed.
board-points = Points at the end:
from-here = From { $land }: choose where to go.
what-glows = What glows can be chosen; point at it or tap it to see its price and what follows.
things-name = What you can choose
tile-saves = discoveries asking for { $resource } cost 2 less
glossary-name = What everything does
glossary-signs = Signs
glossary-gods = Gods
track-name = The time track
space-title = Space { $space }
about-resource = Territory tokens pay again and again, cubes only once.
about-sword = With more swords than the other side a combat costs 1, with as many 2, with fewer 3.
about-zeus = Good gods favour whoever has the most, bad ones strike whoever has the fewest.
about-star = Wonders are built with stars; bonus discs in the wonder’s column count as stars too.
about-hourglass = Each pays 1 of time before your disc has to move.
about-settler = A new settler costs 2 and starts in the north or where you are in control.
about-prestige = 1 point each at the end.
about-card = Destiny cards are drawn at Zeus spaces and played in one’s own turn.
about-turn = Whoever is furthest back on the track plays; of discs on one space the top one. One may well play several times in a row.
about-points = Your points if the game ended now.
about-tile = A discovery is worth 2 points at the end, a wonder as many as stand on it; they also break ties.
about-bonus = One of your discs goes here after the discovery; it counts as a star for the wonder of the column.
about-time = Paid with your hourglasses first; for the rest your disc advances.
about-free = Nobody holds it: you take it without a combat.
about-combat = Taking it means a combat; the loser gets an hourglass and stays in the stack below.
about-condemned = Condemned: it may be crossed, but nobody stops here.
about-tribe = A tribe without swords stands here: a combat, and its star is yours.
about-barbarians = { $swords ->
    [0] Barbarians without swords
    [one] Barbarians with one sword
   *[other] Barbarians with { $swords } swords
} stand here: a combat, and nobody gets an hourglass.
about-starred = Its star comes with it.
about-olympos = The Zeus token comes with it: one Zeus symbol.
about-atlantis = Atlantis: 2 points instead of 1 at the end.

lesson-goal = Settle Greece, make discoveries, build wonders: at the end discoveries bring 2 points each, territories 1 (2 in Atlantis), wonders 8 to 12. Your four settlers are waiting. The hatched territories are closed in this game; barbarians hold a few more.
lesson-track = Everything costs time. The discs on the frame of the map show it: whoever is furthest back plays. Your opponent sent a settler south to Laconia, beat the barbarians there and paid 11 spaces; so you play, several times if you like, until you are ahead.
lesson-settle = Every land you can reach shows its price. A new settler costs 2 and enters from the north; each land it enters costs 1, each sea 2. Press Epirus, in the far west: 2 + 1 = 3.
lesson-token = Epirus is yours, and so is its token: one stone for as long as you hold the land. Tokens are never used up. The small square by your gold is a cube: it pays once.
lesson-fight = Camps are tribes, on territories with a star. Point at Macedonia, east of Epirus, or tap it: the line above the map itemises the price, 2 for the settler, 1 for the land, 2 for the combat, and tells where your disc comes to lie and who plays next. You always win a combat; swords only make it cheaper. Take Macedonia!
lesson-star = You have a wood token and a star now. Stars build wonders: look at the lowest shelf of the discoveries. Dark stars are yours already; bonus discs in the same column count as stars too.
lesson-shelves = These are the discoveries. Above each stands what it costs in resources; grey squares are any one resource. What you can pay for is lifted, with its price in time; red figures say what you lack.
lesson-discover = Stone and wood are what Medicine costs. Your two tokens pay for it and stay. A discovery takes 7 of time. Discover Medicine: from now on a new settler costs you 1.
lesson-bonus = After a discovery you put a disc on a free bonus: whoever comes later finds it taken. Take the settler.
lesson-zeus = With these 7 spaces your disc comes to the Zeus space: you draw a Destiny card, and as the first there you reveal a god. Play your card or keep it. Then your opponent, now furthest back, is on turn.
lesson-gods = Gods with a gold rim favour those with the most Zeus symbols; those with a red one strike those with the fewest. Religion, Art or holding Olympos bring symbols. The god on show, below your things, acts on whoever is named in the log.
lesson-cards = Your Destiny cards are with your things. Those with an outline can be played now: before an action, before paying, or when drawn. Point at a card to read what it does.
lesson-war = Others’ lands can be taken too: 1 of time with more swords than the owner, 2 with as many, 3 with fewer. The loser gets an hourglass, which pays 1 of time, and stays in the stack below: when you leave, the land is theirs again.
lesson-why = Something cannot be chosen? Press it all the same: you are told why, and the rule is one press away. An action can be taken back until something new is seen or somebody else has acted.
lesson-end = Golden spaces are the end of the track: who has reached the last Zeus space may finish, or take one last action. Less time used is worth up to 5 points. Play on; the score beside each name grows as you go. Good luck!

option-long_ways = Longer ways: a settler may spend more on its way than it must
option-long_ways-false = no
option-long_ways-true = yes

## The editor of editions

edit-development = Development board
edit-track = Track
edit-map = Map
edit-cards = Cards and gods
edit-setup = Set-up
edit-slot = Row { $row }, column { $column }
edit-cost = Cost: each group is of another resource
edit-add-group = + group
edit-remove-group = Remove this group
edit-bonuses = Bonus spaces
edit-grey = The grey space, for five players
edit-none = none
edit-discoveries = Discoveries
edit-wonders = Wonders
edit-row = Row
edit-swords = Swords
edit-zeus = Zeus
edit-stars = Stars
edit-hourglasses = Hourglasses
edit-settlers = Settlers
edit-cubes = Cubes
edit-cards-drawn = Cards
edit-points = Points
edit-shows = The resources of its two tiles
edit-track-how = Drag a Zeus space along the track, or press it and then the space it belongs to.
edit-zeus-at = Zeus space { $space }
edit-zeus-spaces = Zeus spaces
edit-earlier = One space earlier
edit-later = One space later
edit-make-double = make it double
edit-make-single = make it single
edit-add-zeus = + Zeus space
edit-cross = The Cross
edit-track-points = What a last position scores
edit-points-from = From space
edit-lands = Lands
edit-borders = Borders
edit-borders-how = From { $space }: press another space to make the two neighbours, or neighbours no more; press it again to begin elsewhere.
edit-resource = Resource
edit-star = Star
edit-atlantis = Atlantis: scores 2
edit-yes = yes
edit-no = no
edit-neighbours = Neighbours
edit-part = no longer a neighbour:
edit-add-neighbour = another neighbour
edit-destiny = Destiny cards: how many of each
edit-card-cube = A cube
edit-card-prestige = Prestige for each token
edit-card-hourglass = An hourglass for each token
edit-card-most = Hourglasses for most tokens
edit-card-plenty = Prestige for a token of each
edit-card-star = A star
edit-card-zeus = A Zeus symbol
edit-gods = Gods: how much they give or take
edit-amount-zeus = prestige
edit-amount-hecate = settlers
edit-amount-ares = swords
edit-amount-keres = points lost
edit-amount-erinyes = more to pay
edit-by-players = By number of players: 2, 3, 4, 5
edit-copies-row = Tiles of each discovery in row { $row }
edit-columns = Columns in use
edit-condemned = Condemned territories of each resource
edit-barbarians = Barbarians
edit-barbarian-swords = Swords of the barbarians
edit-first-settlers = Settlers at the start

## The game in pictures

primer-goal-name = The goal
primer-again = Once more
primer-turn-name = Your turn: one of three
primer-time-name = Time
primer-time = Every action takes time: your disc advances along the track by its price. Whoever is furthest back plays, even several times in a row; of discs on one space the top one goes first. Try it.
primer-time-next = Player { $number } is furthest back and plays:
primer-time-over = The track is full. In a game it ends at the Cross.
primer-do-march = March
primer-do-settle = New settler
primer-do-discover = Discovery
primer-do-wonder = Wonder
primer-hourglass = Hourglasses pay first: each saves your disc one space.
primer-expand-name = Expand
primer-expand = Move a settler, or bring a new one (2), to a territory you do not control. Land costs 1, sea 2.
primer-discover-name = Discover
primer-discover = Show the resources a discovery asks for, take its tile and a bonus. Costs 7.
primer-build-name = Build a wonder
primer-build = With enough stars a wonder is yours, each only once. Costs 7.
primer-combat-name = Combat
primer-combat = Whoever attacks always wins; the question is how much time it takes. The loser stays in the stack below and gets an hourglass.
primer-swords-mine = your swords
primer-swords-theirs = their swords
primer-combat-cost = The combat costs { $cost } of time.
primer-pay-name = Paying for discoveries
primer-pay = A territory you control gives a token of its resource, and tokens pay again and again. A cube helps where they do not suffice, once.
primer-wonders-name = Wonders
primer-gods = Reach a Zeus space on the track and you draw a Destiny card, which only you see; whoever comes there first reveals a god.
primer-end-name = The end
primer-end = The track ends at the Cross. Past the last Zeus space you may stop and take the points of your space. Then everything is counted:
primer-points-tile = 2 for every discovery.
primer-points-wonder = { $least } to { $most } for a wonder.
primer-points-land = 1 for every territory, 2 in Atlantis.
primer-points-rest = 1 for a Destiny card in hand, and what some discoveries bring.
primer-ours = Honestly: no rulebook tells the costs and bonuses on the discovery board, most numbers of the wonders, the points along the track and some borders of the map. Those here are ours, balanced over many games; chapter O12 of the rules lists them.

set-up-land = Discs on the map
set-up-drag = Drag a disc to another territory, or beside the map to take it away; drag a new one from its button. Or choose a territory and press.
set-up-empty = nobody
set-up-top-off = Take the top disc away
set-up-turn = A turn begins
set-up-order = Whoever is furthest back on the track is on turn.
set-up-space = Space on the track
set-up-shuffle = Shuffle the discards into the pile
