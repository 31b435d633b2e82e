### Perché un testo non è una posizione.

ended = questo posto ha finito la sua partita
no-god-revealed = nessun dio è scoperto
numbers = servono { $count } numeri
every-seat-once = ogni posto va nominato una volta
discs = x è una croce, - nessuno, t una tribù; altrimenti i dischi dal basso, come 12 o b1
names = servono { $count } nomi, - dove non c’è nulla
not-there = { $name } non va lì
built-once = questa meraviglia si costruisce una volta sola: { $wonder }
bonus-form = una casella bonus si scrive riga.colonna.casella
taken-twice = { $bonus } è preso due volte
no-tile-left = per questo posto non resta una tessera { $tile }
no-resource = una tessera { $tile } non mostra risorse
no-such-tile = non resta una tessera { $tile } con questa risorsa: { $resource }
oracle-three = l’Oracolo guarda tre carte
hidden-cards = queste carte sono nascoste; una posizione le dice tutte
no-more-cards = non ci sono più carte { $card }
furthest-back = il posto { $seat } è il più indietro, tocca a lui
last-bare = last non ha valore
slot-form = una posizione si scrive riga.colonna
empty-slot = qui non c’è una scoperta
one-gain = un dio ne dà uno alla volta
