### Ciò che dice il disegno della mappa.

game-summary = Popola la Grecia antica, fai scoperte, costruisci Meraviglie e onora gli dèi. Ogni azione richiede tempo, e gioca chi è più indietro.
tab-map = Mappa
tab-development = Scoperte
map-name = La mappa della Grecia. Tab passa tra i territori possibili, Invio sceglie.
the-north = Il Nord
north-words = Il Nord: da qui parte un nuovo colonizzatore
any-resource = di una risorsa a scelta
tiles-left = ne restano { $count }
wonder-words = chiede { $stars } stelle, vale { $points } punti
resource-words = { $resource }: { $tokens } dai territori, { $cubes } in cubetti
space-words = sulla casella { $space }
sign-sword = spade
sign-zeus = simboli Zeus
sign-star = stelle
sign-hourglass = clessidre
sign-settler = colonizzatori nella riserva
sign-prestige = prestigio
sign-card = carte Destino
is-condemned = condannato
is-tribe = una tribù
is-barbarian = barbari
is-held = controllato dal posto { $seat }
forecast-space = casella { $from } → { $to }{ $hourglasses ->
    [0] { "" }
    [one] , una clessidra
   *[other] , { $hourglasses } clessidre
}
forecast-zeus = { $count ->
    [one] passa una casella Zeus
   *[other] passa { $count } caselle Zeus
}
forecast-next = poi giocano:

sea-adriatic = Mare Adriatico
sea-ionian = Mare Ionio
sea-sicilian = Mare di Sicilia
sea-corinthian = Golfo di Corinto
sea-thermaic = Golfo Termaico
sea-thracian = Mare di Tracia
sea-propontis = Propontide
sea-aegean = Mare Egeo
sea-saronic = Golfo Saronico
sea-icarian = Mare Icario
sea-cretan = Mare di Creta
sea-carpathian = Mare Carpazio
sea-libyan = Mare di Libia
sea-atlantean = Mare di Atlantide
sea-okeanos = Oceano

tile-religion = un simbolo Zeus
tile-cavalry = due clessidre; ogni tratto di terra costa 1 in tutto
tile-metallurgy = una spada
tile-medicine = un nuovo colonizzatore costa 1
tile-oracle = guarda tre carte Destino, tienine una
tile-polytheism = un simbolo Zeus
tile-astronomy = il mare costa 1 in meno
tile-hoplites = una spada
tile-money = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-agriculture = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-hellenism = una carta Destino e un simbolo Zeus
tile-cartography = il mare costa 1 in meno
tile-phalanx = una carta Destino e una spada
tile-commerce = due cubetti a scelta
tile-democracy = vince i pareggi
tile-art = due simboli Zeus
tile-surgery = due colonizzatori
tile-strategy = due spade
tile-architecture = una stella; le Meraviglie costano 5
tile-poetry = 3 punti
tile-engineering = una stella; 3 punti per segnalino Stella
tile-city = 1 punto per colonizzatore sulla mappa
tile-absolutism = 2 punti per spada
tile-science = 1 punto per scoperta
tile-philosophy = 5 punti
map-nearer = Più vicino
from-here = { $land }: scegli dove andare.
what-glows = Ciò che brilla si può scegliere; indicalo per vedere il prezzo e il seguito.
