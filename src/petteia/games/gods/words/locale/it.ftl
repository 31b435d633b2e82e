### Che cosa dice il gioco degli dèi dell’Olimpo, in italiano.

game-name = Gli dèi dell’Olimpo
game-summary = Otto dèi salgono la montagna e nessuno ne possiede uno: ognuno li muove tutti. Portane uno in vetta nel tuo turno.
game-goal = Scopo: portare un dio qualsiasi in vetta nel proprio turno.
game-credit = Di Yves Charamel-Lenain, illustrato da Maëva da Silva; pubblicato come Above da Don’t Panic Games (2019), in russo da Magellan (2020). In due, o due contro due; circa 20 minuti. Se ti piace, compra la scatola.

## Nomi

zeus = Zeus
hera = Era
poseidon = Poseidone
demeter = Demetra
athena = Atena
ares = Ares
aphrodite = Afrodite
hades = Ade

lightning = fulmine
barrier = barriera
portal = portale
fertility = fertilità

## Che cosa è successo: la preparazione

god-set = { $god } prende posto in { $cell }.
card-drawn = { $part ->
    [column] La carta di { $god } ({ $letter }, { $ring }) indica la colonna: { $letter }.
   *[ring] La carta di { $god } ({ $letter }, { $ring }) indica l’anello: { $ring }.
}
token-set = Un segnalino { $token } va in { $cell }.
card-dealt = { $seat } riceve una carta di { $god }.
first-seat-found = { $seat } ha la carta di Zeus con la lettera Α e comincia.

## Che cosa è successo: un turno

card-spent = { $seat } gioca la carta di { $god }; diventa debole.
card-discarded = { $seat }: la carta di { $god } va negli scarti.
god-stepped = { $way ->
    [up] { $cell ->
        [summit] { $seat }: { $god } sale da { $origin } alla vetta.
       *[other] { $seat }: { $god } sale da { $origin } a { $cell }.
    }
    [left] { $seat }: { $god } va a sinistra da { $origin } a { $cell }.
   *[right] { $seat }: { $god } va a destra da { $origin } a { $cell }.
}
god-stayed = { $seat }: { $god } non può muoversi e resta in { $cell }.
fertility-used = Fertilità in { $cell }: { $god } si muove ancora; il segnalino torna nella riserva.
portal-entered = { $god } entra nel portale in { $cell }.
portals-used = { $god } esce dal portale in { $cell }; i due portali tornano nella riserva.
lone-portal-used = Non c’è un altro portale: { $god } passa da { $origin } a { $cell }; il portale resta.
lightning-struck = Il fulmine in { $cell } colpisce { $god } e torna nella riserva.
lightning-removed = Il fulmine in { $cell } torna nella riserva senza effetto.
power-lost = Il fulmine ha colpito { $god }: nessun potere in questo turno.

## Che cosa è successo: i poteri

token-placed = { $seat } mette un segnalino { $token } in { $cell }.
token-taken = La riserva è vuota: { $seat } prende il segnalino { $token } da { $cell } per spostarlo.
token-returned = { $seat }: Poseidone rimanda nella riserva il segnalino { $token } di { $cell }.
god-led = { $way ->
    [up] { $seat }: Afrodite conduce { $god } in alto da { $origin } a { $cell }.
    [left] { $seat }: Afrodite conduce { $god } a sinistra da { $origin } a { $cell }.
   *[right] { $seat }: Afrodite conduce { $god } a destra da { $origin } a { $cell }.
}
god-pushed-back = { $seat }: per il potere di Poseidone { $god } arretra da { $origin } a { $cell }.
card-weakened = { $owner }: la carta di { $god } diventa debole.
cards-put-away = { $pile ->
    [discard] { $count ->
        [one] { $owner } mette negli scarti la carta di { $god }.
       *[other] { $owner } mette negli scarti le due carte di { $god }.
    }
   *[box] { $count ->
        [one] { $owner } rimette nella scatola la carta di { $god }.
       *[other] { $owner } rimette nella scatola le due carte di { $god }.
    }
}
nothing-happened = Il potere di { $god } non ha nulla su cui agire.

## Che cosa è successo: le carte tornano, la fine

cards-recovered = { $seat } non ha più carte forti: tutte e otto tornano forti.
card-recovered = { $seat } prende dagli scarti una carta di { $god }.
turn-passed = { $seat } non ha carte e passa.
summit-reached = { $seats ->
    [4] { $god } è sulla vetta: { $seat } vince insieme al compagno.
   *[other] { $god } è sulla vetta: { $seat } vince.
}
game-drawn = Dopo { $turns } turni nessuno ha raggiunto la vetta: la partita è patta.

## Mosse

move-god = { $way ->
    [up] { $god } sale
    [left] { $god } va a sinistra
    [right] { $god } va a destra
   *[stay] { $god } resta sul posto
}
move-step = { $way ->
    [up] Avanti: in alto
    [left] Avanti: a sinistra
    [right] Avanti: a destra
   *[stay] Restare sul posto
}
move-to = Uscire in { $cell }
move-place = Mettere il segnalino in { $cell }
move-take = Prendere il segnalino in { $cell }
move-remove = Rimandare nella riserva il segnalino di { $cell }
move-back = Far arretrare { $god } di una casella
move-weaken = Indebolire la carta di { $god }
move-weaken-partner = Indebolire la carta di { $god } del compagno
move-done = Fatto: nessun’altra carta
move-nothing = Niente: il potere non si può usare
move-recover = Prendere una carta di { $god }
move-pass = Passare
move-set = Collocare { $god }
move-draw = Scoprire la carta di { $god } ({ $letter }, { $ring })
move-deal = Dare la carta a { $seat }

## Domande

ask-set = Decide il caso: quale dio prende posto in { $cell }?
ask-draw = { $part ->
    [column] Decide il caso: quale carta indica la colonna del segnalino { $token }?
   *[ring] Decide il caso: quale carta indica l’anello del segnalino { $token }?
}
ask-deal = Decide il caso: chi riceve la carta di { $god }?
ask-turn-two = Quale dio muovi, e in che direzione? La sua carta deve mostrare il lato forte.
ask-turn-four = Quale dio muovi, e in che direzione? Devi avere la sua carta in mano.
ask-pass = Non hai carte da giocare: devi passare.
ask-step = Fertilità: { $god } si muove ancora. In che direzione?
ask-exit = Dove esce { $god } dal portale?
ask-place = Dove metti il segnalino { $token }?
ask-take = Nella riserva non c’è più alcun segnalino { $token }: quale sposti sul tabellone?
ask-weaken-two = Era: quale carta forte dell’avversario indebolisci?
ask-weaken-four = Era: di quale dio gli avversari devono togliere le carte?
ask-spend-two = { $left ->
    [1] Atena: puoi indebolire ancora una delle tue carte. Quale?
   *[other] Atena: puoi indebolire fino a due delle tue carte. Quale?
}
ask-spend-four = { $whose ->
    [own] Atena: puoi scartare una delle tue carte. Quale?
    [partner] Atena: puoi scartare una carta del compagno. Quale?
   *[both] Atena: puoi scartare una delle tue carte, una del compagno o entrambe. Quale?
}
ask-lead = Afrodite: quale altro dio muovi, e in che direzione?
ask-flood = Poseidone: quale segnalino torna nella riserva, o quale dio arretra di una casella?
ask-recover = { $left ->
    [one] Le tue nuove carte: prendine ancora una dagli scarti.
   *[other] Le tue nuove carte: prendine { $left } dagli scarti.
}

## Perché una mossa non si può fare

why-set-up-is-over = La preparazione è finita: il caso non ha più nulla da decidere.
why-not-drawn = Questo non può uscire in questa estrazione.
why-chance-draws = La preparazione non è finita: qui decide il caso.
why-has-cards = Hai una carta da giocare: non puoi passare.
why-choose-a-god = Un turno comincia con un dio: di’ quale si muove, e in che direzione.
why-card-is-weak = La tua carta di { $god } è debole: non si gioca finché le tue carte non tornano forti.
why-card-not-in-hand = Non hai in mano una carta di { $god }.
why-must-move = { $god } ha una casella libera dove andare e non può restare sul posto.
why-not-to-the-summit = Il potere di Afrodite non può portare { $god } alla vetta, nemmeno grazie alla fertilità.
why-god-there = In { $cell } c’è { $god }.
why-barrier-there = In { $cell } c’è una barriera: nessun dio può andarci.
why-no-such-ring = La casella { $cell } non esiste: questa montagna ha { $rings } anelli.
why-no-such-column = La casella { $cell } non esiste: questa montagna ha { $columns } colonne.
why-must-step-again = Fertilità: { $god } deve muoversi ancora, in alto, a sinistra o a destra.
why-must-leave-portal = { $god } è in un portale: di’ in quale casella uscire.
why-not-the-same-portal = È il portale in cui si trova il dio: scegli un’altra casella.
why-to-another-portal = In { $cell } non c’è un portale: finché ce n’è un altro, il dio deve uscire lì.
why-to-ring-one = { $cell } non è sull’anello 1: dall’unico portale in gioco un dio va sull’anello 1.
why-must-place = Il potere è obbligatorio: di’ dove metti il segnalino { $token }.
why-reserve-not-empty = Nella riserva c’è ancora un segnalino { $token }: metti quello.
why-already-taken = Hai preso dal tabellone un segnalino { $token }: ora mettilo.
why-token-there = In { $cell } c’è un segnalino { $token }: un segnalino va su una casella vuota.
why-another-cell = Il segnalino viene da { $cell }: deve andare in un’altra casella.
why-reserve-empty = Nella riserva non c’è più alcun segnalino { $token }: prendine prima uno dal tabellone.
why-just-placed = La barriera in { $cell } è stata appena messa: prendine un’altra.
why-no-token-there = In { $cell } non c’è alcun segnalino { $token }.
why-hera-must-choose = Il potere di Era è obbligatorio: nomina un dio di cui togliere la carta.
why-opponent-lacks = { $seats ->
    [2] La carta di { $god } dell’avversario è già debole.
   *[other] Nessuno degli avversari ha una carta di { $god }.
}
why-own-card-spent = Hai già scartato una delle tue carte.
why-card-in-play = Questa carta di { $god } è in gioco: lascia la tua mano alla fine del turno.
why-own-card-missing = { $seats ->
    [2] La tua carta di { $god } è già debole.
   *[other] Non hai una carta di { $god }.
}
why-no-partner = In due giocatori non c’è un compagno.
why-partner-card-spent = Hai già scartato una carta del compagno.
why-partner-lacks = Il tuo compagno non ha una carta di { $god }.
why-athena-must-choose = Atena chiede quali carte indebolire: nominane una, o di’ che hai fatto.
why-power-is-compulsory = Il potere ha qualcosa su cui agire, ed è obbligatorio.
why-aphrodite-must-lead = Afrodite muove un altro dio: di’ quale, e in che direzione.
why-another-god = Afrodite muove un altro dio, non sé stessa.
why-led-god-must-move = Afrodite muove un dio: { $god } non può restare sul posto.
why-nothing-to-remove = In { $cell } non c’è alcun segnalino.
why-on-ring-one = { $god } è sull’anello 1 e non può arretrare.
why-poseidon-must-choose = Poseidone rimanda un segnalino nella riserva o fa arretrare un dio di una casella: scegli.
why-must-recover = { $seat } non ha più carte e prima ne prende di nuove dagli scarti.
why-not-discarded = Negli scarti non c’è una carta di { $god }.
why-different-cards-first = Hai già una carta di { $god }: prendi carte diverse finché ce ne sono.
why-never-back = Gli dèi vanno in alto, a sinistra o a destra: solo il potere di Poseidone fa arretrare { $god }.
why-must-pass = Non hai carte e non puoi prenderne: puoi solo passare.
why-must-stay = { $god } non ha caselle libere: deve restare.
why-nothing-to-weaken = Nessun avversario ha una carta che Era possa mettere via: non accade nulla.
why-nothing-to-spend = Atena non ha carte da spendere: di’ che hai fatto.
why-nothing-to-lead = Nessun altro dio può muoversi: non accade nulla.
why-nothing-to-flood = Non ci sono segnalini sul tabellone e nessun dio può arretrare: non accade nulla.
why-first-barrier-from-there = La prima barriera viene da { $cell }: la seconda non può andarci.
why-not-on-the-summit = Sulla vetta non si mettono mai segnalini.

## Il tabellone nel terminale

board-turn = Turno { $number }
board-reserve = Riserva
board-weak = debole
board-discard = Scarti
board-summit = vetta

## Il tabellone a parole

told-mountain = La montagna ha { $rings } anelli chiusi di { $columns } caselle, colonne da a a { $last }; l’anello 1 è la base, e sopra l’anello { $rings } c’è la vetta.
told-gods = Dèi: { $text }.
told-zones = Un dio che si ferma qui è colpito dal fulmine: { $text }.
told-cards = { $name }, carte forti: { $strong }; carte deboli: { $text }.
told-hand = { $name } (squadra { $team }), carte: { $text }.
told-acting = Si sta giocando la carta di { $god }.

## Che cosa non va in un’edizione

mistake-fixed = Le regole conoscono solo: { $text }.
mistake-rings-twice = Un numero di anelli è dato due volte.
mistake-first-tokens = Di questo tipo ci sono solo { $count } segnalini: { $token }.
mistake-few-cards = Sedici carte piazzano { $most } segnalini all’inizio, non { $count }.
mistake-no-tokens = All’inizio c’è almeno un segnalino sul tabellone.
mistake-two-barriers = Ares piazza due barriere: ce ne sono almeno due.
mistake-two-cards = Ogni dio ha due carte: { $god }.
mistake-sign = «{ $text }» non è il segno di una carta: una lettera da a a p e il numero di un anello.
mistake-letter-twice = La lettera { $text } è già su un’altra carta ({ $god }): i segnalini si incontrerebbero.
mistake-digit = «{ $text }»: il numero di una carta è un anello da 2 a { $most }; sull’anello 1 stanno gli dèi.
mistake-first-card = Una carta di Zeus ha la lettera a: chi la riceve comincia.

## Come giocano i bot di uno stile

style-climber = Scalatore
style-climber-plays = Sale appena può, con qualunque dio.
style-trickster = Astuto
style-trickster-plays = Si fa da parte e ti lascia salire, per fare lui l’ultimo passo.
