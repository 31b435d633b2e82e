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

token-lightning = Un dio che entra nella sua zona perde il potere per quel turno.
token-barrier = Nessuno può entrare in questa casella.
token-portal = Un dio che vi entra esce da un altro portale.
token-fertility = Un dio che vi si ferma deve muovere ancora.

lesson-goal = Otto dei stanno ai piedi della montagna. Vince chi porta un dio in vetta nel proprio turno. Gli dei non sono di nessuno: tu li muovi tutti e otto, e l’avversario pure.
lesson-cards = Per muovere un dio serve la sua carta, lato forte in su. Le tue sono bordate; anche quelle dell’avversario sono scoperte. Una carta giocata diventa debole. Spesa l’ultima, tutte e otto tornano forti.
lesson-climb = Zeus sta proprio sotto una foglia. Premi Zeus, sulla montagna o sulla carta: le caselle bordate sono dove può andare. Fallo salire.
lesson-fertility = La foglia è fertilità: un dio che vi si ferma riparte subito. Ancora su!
lesson-lightning = Ora il potere di Zeus: piazza un fulmine. La sua zona, una casella tutt’intorno, è colorata. Un dio che vi entra perde il potere per quel turno. Mettilo davanti a Poseidone, in m2.
lesson-watch = Tocca all’avversario. Il diario a destra racconta che cosa succede; la tua carta di Zeus è diventata debole.
lesson-hera = Di nuovo a te. Il potere di Era indebolisce una carta forte dell’avversario. Falla salire.
lesson-weaken = Scegli una carta nella fila dell’avversario: non potrà muovere quel dio finché non tornano tutte le sue carte.
lesson-wait-again = Guarda ancora che cosa fa l’avversario.
lesson-portals = Gli archi sono portali: un dio che entra in uno esce da un altro. I muri sono barriere: nessuno passa. Indica una scelta, o toccala una volta: la linea punteggiata mostra il seguito.
lesson-why = Qualcosa non si può scegliere? Premilo lo stesso: ti viene detto perché, e la regola è a un tocco. Un passo si può ritirare finché il tuo turno non è finito.
lesson-end = È tutto ciò che serve. Ricorda: un dio a un passo dalla vetta è un regalo per chi è di turno. Buona fortuna!
