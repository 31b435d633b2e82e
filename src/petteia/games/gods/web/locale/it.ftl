### Ciò che dice il disegno della montagna.

board-name = La montagna. Le frecce passano da una casella all’altra, Invio sceglie.
board-in-zone = nella zona di un fulmine
board-may-choose = si può scegliere
summit-name = la vetta
cards-name = Carte
discard-name = Scarti
reserve-words = { $count } nella riserva
hand-words = può giocare: { $cards }
card-words = { $side ->
    [strong] { $god }, lato forte{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
    [weak] { $god }, lato debole
   *[none] { $god }, non in mano
}
power-zeus = Piazza un fulmine.
power-hera = Indebolisce una carta dell’avversario.
power-poseidon = Rimette un segnalino nella riserva o sposta un dio indietro di una casella.
power-demeter = Piazza una fertilità.
power-athena = Può indebolire fino a due proprie carte.
power-ares = Piazza due barriere.
power-aphrodite = Sposta un altro dio di una casella.
power-hades = Piazza un portale.

game-name = Gli dei dell’Olimpo
game-summary = Otto dei salgono la montagna e nessuno ne possiede uno: ognuno li muove tutti. Portane uno in vetta nel tuo turno.
