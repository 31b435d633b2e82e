### Ciò che dice il disegno della mappa.

game-name = Olympos
game-summary = Popola la Grecia antica, fai scoperte, costruisci meraviglie e onora gli dei. Ogni azione richiede tempo, e gioca chi è più indietro.
tab-map = Mappa
tab-development = Scoperte
map-name = La mappa della Grecia. Tab passa tra le terre possibili, Invio sceglie.
the-north = Il Nord
north-words = Il Nord: da qui parte un nuovo colono
any-resource = di una risorsa a scelta
tiles-left = ne restano { $count }
wonder-words = chiede { $stars } stelle, vale { $points } punti
resource-words = { $resource }: { $tokens } dai territori, { $cubes } in cubi
space-words = sulla casella { $space }
sign-sword = spade
sign-zeus = simboli di Zeus
sign-star = stelle
sign-hourglass = clessidre
sign-settler = coloni in riserva
sign-prestige = prestigio
sign-card = carte Destino
is-condemned = condannato
is-tribe = una tribù
is-barbarian = barbari
is-held = tenuto dal posto { $seat }
forecast-space = casella { $from } → { $to }{ $hourglasses ->
    [0] { "" }
    [one] , una clessidra
   *[other] , { $hourglasses } clessidre
}
forecast-zeus = { $count ->
    [one] passa una casella di Zeus
   *[other] passa { $count } caselle di Zeus
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
sea-carpathian = Mare di Scarpanto
sea-libyan = Mare di Libia
sea-atlantean = Mare di Atlantide
sea-okeanos = Oceano

tile-religion = un simbolo di Zeus
tile-cavalry = due clessidre; ogni tratto di terra costa 1 in tutto
tile-metallurgy = una spada
tile-medicine = un nuovo colono costa 1
tile-oracle = guarda tre carte Destino, tienine una
tile-polytheism = un simbolo di Zeus
tile-astronomy = il mare costa 1 in meno
tile-hoplites = una spada
tile-money = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-agriculture = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-hellenism = una carta Destino e un simbolo di Zeus
tile-cartography = il mare costa 1 in meno
tile-phalanx = una carta Destino e una spada
tile-commerce = due cubi a scelta
tile-democracy = vince i pareggi
tile-art = due simboli di Zeus
tile-surgery = due coloni
tile-strategy = due spade
tile-architecture = una stella; le meraviglie costano 5
tile-poetry = 3 punti
tile-engineering = una stella; 3 punti per segnalino stella
tile-city = 1 punto per colono sulla mappa
tile-absolutism = 2 punti per spada
tile-science = 1 punto per scoperta
tile-philosophy = 5 punti
map-nearer = Più vicino
from-here = Da { $land }: scegli dove andare.
what-glows = Ciò che brilla si può scegliere; indicalo per vedere il prezzo e il seguito.
