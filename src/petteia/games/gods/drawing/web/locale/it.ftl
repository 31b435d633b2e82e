### Ciò che dice il disegno della montagna.

board-name = La montagna. Le frecce passano da una casella all’altra, Invio sceglie.
keys-words = Mandare là il dio scelto; sulla montagna, passare di casella in casella
    .keys = ← ↑ →
board-in-zone = nella zona di un fulmine
board-may-choose = si può scegliere
summit-name = la vetta
summit-words = La vetta: chi vi porta un dio nel proprio turno vince.
cards-name = Carte
discard-name = Scarti
seat-partner = il tuo compagno
seat-opponent = avversario
glossary-name = A che cosa serve ogni cosa
option-rings = Anelli della montagna
option-box = In quattro, le carte si tolgono e tornano come nella
option-box-original = prima scatola: ognuno per sé, carte di Era negli scarti
option-box-russian = scatola russa: per squadra, carte di Era fuori dal gioco
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
power-zeus = Mette un fulmine.
power-hera = Indebolisce una carta dell’avversario.
power-poseidon = Rimanda un segnalino nella riserva o fa arretrare un dio di una casella.
power-demeter = Mette una fertilità.
power-athena = Può indebolire fino a due delle proprie carte.
power-ares = Mette due barriere.
power-aphrodite = Muove un altro dio di una casella.
power-hades = Mette un portale.

token-lightning = Un dio che entra nella sua zona perde il potere per quel turno.
token-barrier = Nessuno può entrare in questa casella.
token-portal = Un dio che vi entra esce da un altro portale.
token-fertility = Un dio che vi si ferma deve muoversi ancora.

lesson-goal = Otto dèi stanno ai piedi della montagna. Vince chi porta un dio in vetta nel proprio turno. Gli dèi non sono di nessuno: tu li muovi tutti e otto, e l’avversario pure.
lesson-cards = Per muovere un dio serve la sua carta, lato forte in su. Le tue sono bordate; anche quelle dell’avversario sono scoperte. Una carta giocata diventa debole. Spesa l’ultima, tutte e otto tornano forti.
lesson-climb = Zeus sta proprio sotto una foglia. Premi Zeus, sulla montagna o sulla carta: le caselle bordate sono dove può andare. Fallo salire.
lesson-fertility = La foglia è fertilità: un dio che vi si ferma si muove ancora. Ancora su!
lesson-lightning = Ora il potere di Zeus: mette un fulmine. La sua zona, una casella tutt’intorno, è colorata. Un dio che vi entra perde il potere per quel turno. Mettilo davanti a Poseidone, in m2.
lesson-watch = Tocca all’avversario. Il diario racconta che cosa succede; la tua carta di Zeus è diventata debole.
lesson-hera = Di nuovo a te. Il potere di Era indebolisce una carta forte dell’avversario. Falla salire.
lesson-weaken = Scegli una carta nella fila dell’avversario: non potrà muovere quel dio finché non tornano tutte le sue carte.
lesson-wait-again = Guarda ancora che cosa fa l’avversario.
lesson-portals = Gli archi sono portali: un dio che entra in uno esce da un altro. I muri sono barriere: nessuno passa. Indica una scelta, o toccala una volta: la linea punteggiata mostra il seguito.
lesson-why = Qualcosa non si può scegliere? Premilo lo stesso: ti viene detto perché, e la regola è a un tocco. Un passo si può riprendere finché il tuo turno non è finito.
lesson-end = È tutto ciò che serve. Ricorda: un dio a un passo dalla vetta è un regalo per chi è di turno. Buona fortuna!

## L’editor delle edizioni

edit-mountain = La montagna
edit-rings = Anelli sotto la vetta; ★ è il numero usuale
edit-turns = La partita più lunga, in turni
edit-tokens = Segnalini
edit-of-each = Nella scatola
edit-at-the-start = Sul tabellone all’inizio
edit-cards = Carte
edit-cards-how = La lettera è una colonna, la cifra un anello. Una lettera già usata viene scambiata tra le due carte.
edit-letter = lettera
edit-digit = cifra

## Il gioco in figure

primer-goal-name = Lo scopo
primer-goal = Non importa chi l’ha mosso prima: un dio a un passo dalla vetta è un regalo per chi è di turno.
primer-turn-name = Il tuo turno
primer-turn-card = Gioca una carta con il lato forte in vista. Diventa debole.
primer-turn-step = Il suo dio fa un passo: a sinistra, a destra o in su, su una casella senza dèi né barriere.
primer-turn-power = Poi agisce il potere del dio, a meno che il fulmine non l’abbia colpito.
primer-try-name = Prova
primer-try = Porta Zeus in vetta: premi una casella evidenziata, una freccia o un tasto freccia.
primer-step = Un passo. In partita seguirebbe il potere, poi toccherebbe a un altro.
primer-lightning = In questo esempio la casella del fulmine resta vuota: conta la sua zona.
primer-summit = La vetta! Chi è di turno ha vinto.
primer-left = A sinistra
primer-up = In su
primer-right = A destra
primer-again = Da capo
primer-tokens-name = Che cosa c’è sulla montagna
primer-powers-name = Che cosa fanno gli dèi
primer-cards-name = Le carte ritornano
primer-cards = Quando l’ultima carta forte è spesa, tutte e otto tornano forti. Conta dunque che cosa può ancora giocare l’avversario: tutto è scoperto.
primer-teams-name = Due contro due
primer-teams = I compagni siedono di fronte e vincono insieme. Le carte girano: quelle spese formano una pila da cui si rifà la mano.

set-up-tokens = Segnalini
set-up-put = { $token }: tocca la casella dove metterlo.
set-up-away = Rimetti nella riserva
set-up-turn = Di chi comincia il turno
set-up-turns = Turni giocati
set-up-hand = Carte forti: { $name }
set-up-drag = Trascina un dio o un segnalino, oppure toccalo e poi tocca il posto.
