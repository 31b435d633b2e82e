### Ciò che dice il disegno della mappa.

tab-map = Mappa
tab-development = Scoperte
map-name = La mappa della Grecia. Tab passa tra i territori possibili, Invio sceglie.
the-north = Il Nord
north-words = Il Nord: da qui parte un nuovo colonizzatore
amount = { $count } { $resource ->
    [grain] grano
    [wood] legno
    [stone] { $count ->
        [one] pietra
       *[other] pietre
    }
    [gold] oro
   *[any] di una risorsa a scelta
}
tiles-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
wonder-words = chiede { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
resource-words = { $resource }: { $tokens } dai territori, { $cubes } in cubetti
space-words = sulla casella { $space }
sign-sword = spade
sign-zeus = simboli Zeus
sign-star = stelle
sign-hourglass = clessidre
sign-settler = colonizzatori nella riserva
sign-prestige = prestigio
sign-card = carte Destino
sign-tile = scoperte e Meraviglie
sign-points = punti
short-sword = { $count ->
    [one] spada
   *[other] spade
}
short-zeus = Zeus
short-star = { $count ->
    [one] stella
   *[other] stelle
}
short-hourglass = tempo
short-settler = riserva
short-prestige = prestigio
short-card = { $count ->
    [one] carta
   *[other] carte
}
is-star = una stella
is-zeus = il segnalino Zeus
quota-condemning = Condannati
quota-invading = Barbari
quota-words = { $done } su { $most }
is-condemned = condannato
is-tribe = una tribù
is-barbarian = barbari
is-held = controllato da { $name }
is-yours = tuo
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

tile-cavalry = ogni tratto di terra costa 1 in tutto
tile-medicine = un nuovo colonizzatore costa 1
tile-oracle = guarda tre carte Destino, tienine una
tile-astronomy = il mare costa 1 in meno
tile-money = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-agriculture = le scoperte che chiedono la sua risorsa costano 2 in meno
tile-cartography = il mare costa 1 in meno
tile-democracy = vince i pareggi
tile-architecture = le Meraviglie costano 5
tile-engineering = 3 punti per segnalino Stella
tile-city = 1 punto per colonizzatore sulla mappa
tile-absolutism = 2 punti per spada
tile-science = 1 punto per scoperta
map-nearer = Più vicino
map-farther = Più lontano
forecast-again = poi tocca ancora a te:
forecast-lead = { $count ->
    [one] Una casella
   *[other] { $count } caselle
} prima del turno successivo
slot-cost = Costa { $cost }
slot-lacking = Ti manca { $cost }
stars-lacking = { $count ->
    [one] Ti manca una stella
   *[other] Ti mancano { $count } stelle
}
time-price = { $count } di tempo
tile-yours = Hai fatto questa scoperta
zeus-space = Casella Zeus { $space }. Nel turno in cui la raggiungi peschi una carta Destino; il primo che arriva rivela un dio. { $count ->
    [0] Il dio è rivelato.
   *[other] Un dio è qui, coperto.
}
zeus-space-double = Casella Zeus doppia { $space }. Nel turno in cui la raggiungi peschi una carta Destino; il primo e l’ultimo che arrivano rivelano un dio ciascuno. { $count ->
    [0] Entrambi gli dèi sono rivelati.
    [one] Un dio è qui, coperto.
   *[other] Due dèi sono qui, coperti.
}
track-space = Casella { $space } del Tracciato del Tempo. Gioca chi è più indietro; sulla stessa casella, il gettone in cima.
track-start = La partenza del Tracciato del Tempo
track-cross = La casella Croce: nessuna azione va oltre. Nessun punto.
track-points = Casella { $space }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per un gettone che finisce qui
gods-and-destiny = Dèi e carte Destino
god-good = Favorisce chi ha più simboli Zeus.
god-bad = Colpisce chi ha meno simboli Zeus.
no-god-yet = Nessun dio è ancora stato rivelato.
gods-hidden = Non rivelati:
destiny-pile = Destino: { $pile } nel mazzo, { $discards } negli scarti
destiny-cube = Dà un cubetto di questa risorsa.
destiny-prestige = 1 punto prestigio per ogni segnalino Territorio di questa risorsa.
destiny-hourglass = 1 clessidra per ogni segnalino Territorio di questa risorsa.
destiny-most = 3 clessidre se hai più segnalini Territorio di questa risorsa di chiunque altro.
destiny-plenty = 3 punti prestigio se hai un segnalino Territorio di ogni risorsa.
destiny-star = Una stella, spesa per costruire una Meraviglia.
destiny-zeus = Un simbolo Zeus, giocato quando viene rivelato un dio.
board-points = Punti alla fine:
from-here = { $land }: scegli dove andare.
what-glows = Ciò che brilla si può scegliere; indicalo o toccalo per vedere il prezzo e il seguito.
things-name = Che cosa puoi scegliere
tile-saves = le scoperte che chiedono questa risorsa ({ $resource }) costano 2 in meno
glossary-name = A che cosa serve ogni cosa
glossary-signs = Segni
glossary-gods = Dèi
track-name = Il Tracciato del Tempo
space-title = Casella { $space }
about-resource = I segnalini Territorio pagano ogni volta, i cubetti una volta sola.
about-sword = Con più spade dell’altra parte un combattimento costa 1, con altrettante 2, con meno 3.
about-zeus = Gli dèi benevoli favoriscono chi ne ha di più, gli altri colpiscono chi ne ha di meno.
about-star = Con le stelle si costruiscono le Meraviglie; i tuoi gettoni bonus nella colonna contano come stelle.
about-hourglass = Ognuna paga 1 di tempo prima che il tuo gettone avanzi.
about-settler = Un nuovo colonizzatore costa 2 e parte dal Nord o da un territorio che controlli.
about-prestige = 1 punto ciascuno alla fine.
about-card = Le carte Destino si pescano alle caselle Zeus e si giocano nel proprio turno.
about-turn = Gioca chi è più indietro; sulla stessa casella, il gettone in cima. Si può giocare anche più volte di seguito.
about-points = I tuoi punti se la partita finisse ora.
about-tile = Una scoperta vale 2 punti alla fine, una Meraviglia quanti ne porta scritti; decidono anche i pareggi.
about-bonus = Dopo la scoperta qui va un tuo gettone; conta come stella per la Meraviglia della colonna.
about-time = Prima pagano le clessidre; per il resto il tuo gettone avanza.
about-free = Nessuno lo controlla: lo prendi senza combattere.
about-combat = Prenderlo richiede un combattimento; chi perde riceve una clessidra e resta sotto nella pila.
about-condemned = Condannato: si può attraversare, ma nessuno vi si ferma.
about-tribe = Qui c’è una tribù senza spade: un combattimento, e la sua stella è tua.
about-barbarians = { $swords ->
    [0] Qui ci sono barbari senza spade
    [one] Qui ci sono barbari con una spada
   *[other] Qui ci sono barbari con { $swords } spade
}: un combattimento, e nessuno riceve clessidre.
about-starred = La sua stella viene con lui.
about-olympos = Con lui viene il segnalino Zeus: un simbolo Zeus.
about-atlantis = Atlantide: 2 punti invece di 1 alla fine.

lesson-goal = Popola la Grecia, fai scoperte, costruisci Meraviglie: alla fine una scoperta vale 2 punti, un territorio 1 (2 in Atlantide), una Meraviglia da 8 a 12. I tuoi quattro colonizzatori aspettano. I territori tratteggiati sono chiusi in questa partita; alcuni altri li tengono i barbari.
lesson-track = Tutto costa tempo. Lo mostrano i gettoni sulla cornice della mappa, il Tracciato del Tempo: gioca chi è più indietro. L’avversario ha mandato un colonizzatore a sud, in Laconia, vi ha battuto i barbari e ha pagato 11 caselle; perciò tocca a te, anche più volte, finché non lo superi.
lesson-settle = Ogni territorio raggiungibile mostra il suo prezzo. Un nuovo colonizzatore costa 2 ed entra da nord; ogni spazio di terra costa 1, ogni spazio di mare 2. Premi l’Epiro, all’estremo ovest: 2 + 1 = 3.
lesson-token = L’Epiro è tuo, e con esso il segnalino: una pietra finché tieni il territorio. I segnalini non si spendono. Il quadratino vicino al tuo oro è un cubetto: paga una volta sola.
lesson-fight = Le tende sono tribù, sui territori con la stella. Indica o tocca la Macedonia, a est dell’Epiro: la riga sopra la mappa dettaglia il prezzo, 2 per il colonizzatore, 1 per la terra, 2 per il combattimento, e dice dove arriva il tuo gettone e chi gioca dopo. L’attaccante vince sempre; le spade rendono solo più economico il combattimento. Prendi la Macedonia!
lesson-star = Ora hai un segnalino legno e una stella. Le stelle costruiscono Meraviglie: guarda l’ultimo ripiano delle scoperte. Le stelle scure le hai già; anche i tuoi gettoni bonus nella stessa colonna contano come stelle.
lesson-shelves = Ecco le scoperte. In alto il costo in risorse; i quadrati grigi sono una risorsa a scelta. Ciò che puoi pagare è rialzato, con il suo prezzo in tempo; le cifre rosse dicono che cosa manca.
lesson-discover = La Medicina costa pietra e legno. I tuoi due segnalini pagano e restano. Una scoperta costa 7. Scopri la Medicina: d’ora in poi un nuovo colonizzatore ti costa 1.
lesson-bonus = Dopo una scoperta metti un gettone su un bonus libero: chi viene dopo lo trova preso. Prendi il colonizzatore.
lesson-zeus = Queste 7 caselle portano il tuo gettone alla casella Zeus: peschi una carta Destino e, primo ad arrivare, riveli un dio. Gioca la carta o tienila. Poi tocca all’avversario, ora più indietro.
lesson-gods = Gli dèi con il bordo dorato favoriscono chi ha più simboli Zeus; quelli con il bordo rosso colpiscono chi ne ha meno. Culto, Arte o il possesso dell’Olimpo danno simboli. Il dio mostrato sotto le tue cose agisce su chi è nominato nel diario.
lesson-cards = Le tue carte Destino stanno con le tue cose. Quelle bordate si possono giocare ora: prima di un’azione, prima di pagare, o appena pescate. Indica una carta per leggere che cosa fa.
lesson-war = Anche i territori altrui si possono prendere: il combattimento costa 1 con più spade del difensore, 2 con altrettante, 3 con meno. Lo sconfitto riceve una clessidra, che paga 1 di tempo, e resta sotto la pila: se te ne vai, il territorio torna suo.
lesson-why = Qualcosa non si può scegliere? Premilo lo stesso: ti viene detto perché, e la regola è a un tocco. Un’azione si può riprendere finché non appare nulla di nuovo e nessun altro ha giocato.
lesson-end = Le caselle dorate sono la fine del Tracciato: chi ha raggiunto l’ultima casella Zeus può finire, o fare un’ultima azione. Il tempo risparmiato vale fino a 5 punti. Continua; il punteggio accanto al nome cresce via via. Buona fortuna!

option-long_ways = Percorsi lunghi: un colonizzatore può spendere più del necessario
option-long_ways-false = no
option-long_ways-true = sì

## L’editor delle edizioni

edit-development = Tabellone delle scoperte
edit-track = Tracciato del Tempo
edit-map = Mappa
edit-cards = Carte e dèi
edit-setup = Preparazione
edit-slot = Riga { $row }, colonna { $column }
edit-cost = Costo: ogni gruppo è di un’altra risorsa
edit-add-group = + gruppo
edit-remove-group = Togli questo gruppo
edit-bonuses = Spazi bonus
edit-grey = Lo spazio grigio, in cinque
edit-none = nessuno
edit-discoveries = Scoperte
edit-wonders = Meraviglie
edit-row = Riga
edit-swords = Spade
edit-zeus = Zeus
edit-stars = Stelle
edit-hourglasses = Clessidre
edit-settlers = Colonizzatori
edit-cubes = Cubetti
edit-cards-drawn = Carte
edit-points = Punti
edit-shows = Le risorse delle sue due tessere
edit-track-how = Trascina una casella Zeus lungo il tracciato, oppure toccala e poi tocca il suo posto.
edit-zeus-at = Casella Zeus { $space }
edit-zeus-spaces = Caselle Zeus
edit-earlier = Una casella prima
edit-later = Una casella dopo
edit-make-double = rendila doppia
edit-make-single = rendila singola
edit-add-zeus = + casella Zeus
edit-cross = La Croce
edit-track-points = Quanto vale l’ultima posizione
edit-points-from = Dalla casella
edit-lands = Territori
edit-borders = Confini
edit-borders-how = Da { $space }: tocca un altro spazio per renderli vicini o non più vicini; toccalo di nuovo per partire da un altro.
edit-resource = Risorsa
edit-star = Stella
edit-atlantis = Atlantide: vale 2
edit-yes = sì
edit-no = no
edit-neighbours = Vicini
edit-part = non più vicino:
edit-add-neighbour = un altro vicino
edit-destiny = Carte Destino: quante di ciascuna
edit-card-cube = Un cubetto
edit-card-prestige = Prestigio per ogni segnalino
edit-card-hourglass = Una clessidra per ogni segnalino
edit-card-most = Clessidre per il maggior numero di segnalini
edit-card-plenty = Prestigio per un segnalino di ciascuna
edit-card-star = Una stella
edit-card-zeus = Un simbolo Zeus
edit-gods = Dèi: quanto danno o tolgono
edit-amount-zeus = prestigio
edit-amount-hecate = colonizzatori
edit-amount-ares = spade
edit-amount-keres = punti persi
edit-amount-erinyes = in più da pagare
edit-by-players = Per numero di giocatori: 2, 3, 4, 5
edit-copies-row = Tessere di ogni scoperta nella riga { $row }
edit-columns = Colonne in uso
edit-condemned = Territori condannati di ogni risorsa
edit-barbarians = Barbari
edit-barbarian-swords = Spade dei barbari
edit-first-settlers = Colonizzatori all’inizio

## Il gioco in figure

primer-goal-name = Lo scopo
primer-again = Da capo
primer-turn-name = Il tuo turno: una di tre azioni
primer-time-name = Il tempo
primer-time = Ogni azione richiede tempo: il tuo gettone avanza del suo prezzo sul Tracciato del Tempo. Gioca chi è più indietro, anche più volte di seguito; su una stessa casella comincia il gettone in cima. Prova.
primer-time-next = Il giocatore { $number } è più indietro e gioca:
primer-time-over = Il tracciato è finito. In partita termina con la Croce.
primer-do-march = Marcia
primer-do-settle = Nuovo colonizzatore
primer-do-discover = Scoperta
primer-do-wonder = Meraviglia
primer-hourglass = Le clessidre pagano per prime: ognuna risparmia una casella al tuo gettone.
primer-expand-name = Espandersi
primer-expand = Muovi un colonizzatore, o portane uno nuovo (2), in un territorio che non controlli. La terra costa 1, il mare 2.
primer-discover-name = Scoprire
primer-discover = Mostra le risorse richieste, prendi la tessera e un bonus. Costa 7.
primer-build-name = Costruire una Meraviglia
primer-build = Con abbastanza stelle una Meraviglia è tua, ognuna una volta sola. Costa 7.
primer-combat-name = Combattimento
primer-combat = Chi attacca vince sempre; resta da vedere quanto tempo ci vuole. Lo sconfitto resta sotto la pila e riceve una clessidra.
primer-swords-mine = le tue spade
primer-swords-theirs = le spade altrui
primer-combat-cost = Il combattimento costa { $cost } di tempo.
primer-pay-name = Pagare le scoperte
primer-pay = Un territorio che controlli dà un segnalino della sua risorsa, e i segnalini pagano ogni volta. Un cubetto aiuta dove non bastano, una volta sola.
primer-wonders-name = Meraviglie
primer-gods = Raggiungendo una casella Zeus peschi una carta Destino che solo tu vedi; chi arriva per primo rivela un dio.
primer-end-name = La fine
primer-end = Il tracciato termina con la Croce. Oltre l’ultima casella Zeus ci si può fermare e prendere i punti della propria casella. Poi si conta tutto:
primer-points-tile = 2 per ogni scoperta.
primer-points-wonder = Da { $least } a { $most } per una Meraviglia.
primer-points-land = 1 per ogni territorio, 2 in Atlantide.
primer-points-rest = 1 per ogni carta Destino in mano, e quanto portano alcune scoperte.
primer-ours = Onestamente: nessun regolamento riporta i costi e i bonus del tabellone delle scoperte, gran parte dei numeri delle Meraviglie, i punti del tracciato e alcuni confini. Questi sono nostri, bilanciati su molte partite; il capitolo O12 delle regole li elenca.

set-up-land = Gettoni sulla mappa
set-up-drag = Trascina un gettone su un altro territorio, o fuori dalla mappa per toglierlo; uno nuovo parte dal suo pulsante. Oppure scegli un territorio e premi.
set-up-empty = nessuno
set-up-top-off = Togli il gettone in cima
set-up-turn = Comincia un turno
set-up-order = Gioca chi è più indietro sul tracciato.
set-up-space = Casella del tracciato
set-up-shuffle = Rimescola gli scarti nel mazzo
