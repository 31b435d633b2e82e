### Che cosa dice Olympos, in italiano.
### I nomi qui sotto sono senza articolo; lo portano le loro forme: $territory-la «l’Attica», $territory-di «dell’Attica»,
### $territory-da «dall’Attica», $territory-in «in Attica»; $god-does dice che cosa fa un dio.

game-name = Olympos
game-summary = Popola la Grecia antica, fai scoperte, costruisci Meraviglie e onora gli dèi. Ogni azione richiede tempo, e gioca chi è più indietro.
game-goal = Scopo: avere più punti di tutti. Una scoperta ne vale 2, un territorio 1, il prestigio 1, una Meraviglia molti: il numero è scritto sopra.
game-credit = Di Philippe Keyaerts, illustrato da Arnaud Demaegd; pubblicato da Ystari (2011). Da due a cinque giocatori; da 60 a 90 minuti. Se ti piace, compra la scatola.

## Nomi

grain = grano
wood = legno
stone = pietra
gold = oro

bonus-settler = un colonizzatore
bonus-hourglasses = 2 clessidre
bonus-prestige = 2 punti prestigio
bonus-grain = un cubetto grano
bonus-wood = un cubetto legno
bonus-stone = un cubetto pietra
bonus-gold = un cubetto oro

north = nord
    .da = dal nord
epirus = Epiro
    .la = l’Epiro
    .di = dell’Epiro
    .da = dall’Epiro
    .in = in Epiro
macedonia = Macedonia
    .la = la Macedonia
    .di = della Macedonia
    .da = dalla Macedonia
    .in = in Macedonia
chalcidice = Calcidica
    .la = la Calcidica
    .di = della Calcidica
    .da = dalla Calcidica
    .in = in Calcidica
thrace = Tracia
    .la = la Tracia
    .di = della Tracia
    .da = dalla Tracia
    .in = in Tracia
olympos = Olimpo
    .la = l’Olimpo
    .di = dell’Olimpo
    .da = dall’Olimpo
    .in = sull’Olimpo
thessaly = Tessaglia
    .la = la Tessaglia
    .di = della Tessaglia
    .da = dalla Tessaglia
    .in = in Tessaglia
aetolia = Etolia
    .la = l’Etolia
    .di = dell’Etolia
    .da = dall’Etolia
    .in = in Etolia
phocis = Focide
    .la = la Focide
    .di = della Focide
    .da = dalla Focide
    .in = in Focide
boeotia = Beozia
    .la = la Beozia
    .di = della Beozia
    .da = dalla Beozia
    .in = in Beozia
attica = Attica
    .la = l’Attica
    .di = dell’Attica
    .da = dall’Attica
    .in = in Attica
euboea = Eubea
    .la = l’Eubea
    .di = dell’Eubea
    .da = dall’Eubea
    .in = in Eubea
achaea = Acaia
    .la = l’Acaia
    .di = dell’Acaia
    .da = dall’Acaia
    .in = in Acaia
arcadia = Arcadia
    .la = l’Arcadia
    .di = dell’Arcadia
    .da = dall’Arcadia
    .in = in Arcadia
argolis = Argolide
    .la = l’Argolide
    .di = dell’Argolide
    .da = dall’Argolide
    .in = in Argolide
messenia = Messenia
    .la = la Messenia
    .di = della Messenia
    .da = dalla Messenia
    .in = in Messenia
laconia = Laconia
    .la = la Laconia
    .di = della Laconia
    .da = dalla Laconia
    .in = in Laconia
corcyra = Corcira
    .la = Corcira
    .di = di Corcira
    .da = da Corcira
    .in = a Corcira
cephalonia = Cefalonia
    .la = Cefalonia
    .di = di Cefalonia
    .da = da Cefalonia
    .in = a Cefalonia
lesbos = Lesbo
    .la = Lesbo
    .di = di Lesbo
    .da = da Lesbo
    .in = a Lesbo
chios = Chio
    .la = Chio
    .di = di Chio
    .da = da Chio
    .in = a Chio
naxos = Nasso
    .la = Nasso
    .di = di Nasso
    .da = da Nasso
    .in = a Nasso
rhodes = Rodi
    .la = Rodi
    .di = di Rodi
    .da = da Rodi
    .in = a Rodi
cydonia = Cidonia
    .la = Cidonia
    .di = di Cidonia
    .da = da Cidonia
    .in = a Cidonia
knossos = Cnosso
    .la = Cnosso
    .di = di Cnosso
    .da = da Cnosso
    .in = a Cnosso
troad = Troade
    .la = la Troade
    .di = della Troade
    .da = dalla Troade
    .in = in Troade
lydia = Lidia
    .la = la Lidia
    .di = della Lidia
    .da = dalla Lidia
    .in = in Lidia
caria = Caria
    .la = la Caria
    .di = della Caria
    .da = dalla Caria
    .in = in Caria
lycia = Licia
    .la = la Licia
    .di = della Licia
    .da = dalla Licia
    .in = in Licia
atlantis-west = Atlantide Ovest
    .la = l’Atlantide Ovest
    .di = dell’Atlantide Ovest
    .da = dall’Atlantide Ovest
    .in = in Atlantide Ovest
atlantis-north = Atlantide Nord
    .la = l’Atlantide Nord
    .di = dell’Atlantide Nord
    .da = dall’Atlantide Nord
    .in = in Atlantide Nord
atlantis-south = Atlantide Sud
    .la = l’Atlantide Sud
    .di = dell’Atlantide Sud
    .da = dall’Atlantide Sud
    .in = in Atlantide Sud
atlantis-east = Atlantide Est
    .la = l’Atlantide Est
    .di = dell’Atlantide Est
    .da = dall’Atlantide Est
    .in = in Atlantide Est

adriatic = Mare Adriatico
ionian = Mare Ionio
sicilian = Mare di Sicilia
corinthian = Golfo di Corinto
thermaic = Golfo Termaico
thracian = Mare di Tracia
propontis = Propontide
aegean = Mare Egeo
saronic = Golfo Saronico
icarian = Mare Icario
cretan = Mare di Creta
carpathian = Mare Carpazio
libyan = Mare di Libia
atlantean = Mare di Atlantide
okeanos = Oceano

religion = Culto
    .la = il Culto
cavalry = Cavalleria
    .la = la Cavalleria
metallurgy = Metallurgia
    .la = la Metallurgia
medicine = Medicina
    .la = la Medicina
oracle = Oracolo
    .la = l’Oracolo
polytheism = Politeismo
    .la = il Politeismo
astronomy = Astronomia
    .la = l’Astronomia
hoplites = Oplite
    .la = l’Oplite
money = Moneta
    .la = la Moneta
agriculture = Agricoltura
    .la = l’Agricoltura
hellenism = Ellenismo
    .la = l’Ellenismo
cartography = Cartografia
    .la = la Cartografia
phalanx = Falange
    .la = la Falange
commerce = Commercio
    .la = il Commercio
democracy = Democrazia
    .la = la Democrazia
art = Arte
    .la = l’Arte
surgery = Chirurgia
    .la = la Chirurgia
strategy = Strategia
    .la = la Strategia
architecture = Architettura
    .la = l’Architettura
poetry = Poesia
    .la = la Poesia
engineering = Ingegneria
    .la = l’Ingegneria
city = Città
    .la = la Città
absolutism = Assolutismo
    .la = l’Assolutismo
science = Scienza
    .la = la Scienza
philosophy = Filosofia
    .la = la Filosofia

lion-gate = Porta dei Leoni
    .la = la Porta dei Leoni
colossus = Colosso
    .la = il Colosso
stadium = Stadio
    .la = lo Stadio
parthenon = Partenone
    .la = il Partenone
statue-of-zeus = Statua di Zeus
    .la = la Statua di Zeus

zeus = Zeus
    .di = di Zeus
    .does = { $amount ->
        [one] { $amount } punto prestigio
       *[other] { $amount } punti prestigio
    }
hecate = Ecate
    .di = di Ecate
    .does = { $amount ->
        [one] { $amount } colonizzatore nella riserva
       *[other] { $amount } colonizzatori nella riserva
    }
artemis = Artemide
    .di = di Artemide
    .does = un cubetto a scelta
athena = Atena
    .di = di Atena
    .does = una stella per una Meraviglia
ares = Ares
    .di = di Ares
    .does = { $amount ->
        [one] { $amount } spada fino al prossimo dio
       *[other] { $amount } spade fino al prossimo dio
    }
keres = Keres
    .di = delle Keres
    .does = { $amount ->
        [one] { $amount } punto in meno alla fine
       *[other] { $amount } punti in meno alla fine
    }
hades = Ade
    .di = di Ade
    .does = un colonizzatore torna nella riserva
nemesis = Nemesi
    .di = di Nemesi
    .does = tutte le carte Destino vengono scartate
erinyes = Erinni
    .di = delle Erinni
    .does = la prossima azione costa { $amount } in più
siren = Sirena
    .di = della Sirena
    .does = niente mare fino al prossimo dio

card-cube-grain = cubetto grano
card-cube-wood = cubetto legno
card-cube-stone = cubetto pietra
card-cube-gold = cubetto oro
card-prestige-grain = prestigio per il grano
card-prestige-wood = prestigio per il legno
card-prestige-stone = prestigio per la pietra
card-prestige-gold = prestigio per l’oro
card-hourglass-grain = clessidre per il grano
card-hourglass-wood = clessidre per il legno
card-hourglass-stone = clessidre per la pietra
card-hourglass-gold = clessidre per l’oro
card-most-grain = 3 clessidre a chi ha più grano
card-most-wood = 3 clessidre a chi ha più legno
card-most-stone = 3 clessidre a chi ha più pietra
card-most-gold = 3 clessidre a chi ha più oro
card-plenty = 3 punti prestigio per tutte e quattro le risorse
card-star = stella per una Meraviglia
card-zeus = simbolo Zeus

## Le parti di un costo, oltre alle scoperte e alle Erinni

new-settler = nuovo colonizzatore
land = terra
sea = mare
longer-way = percorso più lungo
combat = combattimento
discovery = scoperta
wonder = Meraviglia

## I punti, oltre alle scoperte e alle Keres

track = posizione sul Tracciato del Tempo
prestige = prestigio
territories = territori
discoveries = scoperte
wonders = Meraviglie
destiny = carte Destino

## Che cosa è successo: la preparazione

disc-stacked = Il gettone di { $seat } va in cima alla pila.
tile-placed = Colonna { $column }: { $tile }.
territory-condemned = { $seat } condanna { $territory-la }.
tribes-placed = Le tribù occupano questi territori: { $territory }.
barbarians-placed = { $seat } mette i barbari { $territory-in }.
fifth-cube-drawn = Il quinto cubetto: { $resource }.
cube-dealt = { $seat } comincia con un cubetto { $resource }.

## Che cosa è successo: turni e pagamento

turn-began = È il turno di { $seat } (casella { $space }).
action-paid = { $seat } paga { $cost } di tempo{ $hourglasses ->
    [0] { "" }
    [one] , di cui uno con una clessidra,
   *[other] , di cui { $hourglasses } con le clessidre,
}{ $spaces ->
    [0] { " " }e resta sulla casella { $space }.
   *[other] { " " }e avanza alla casella { $space }.
}
turn-waited = { $seat } non può agire e aspetta, avanzando alla casella { $space }.

## Che cosa è successo: l’espansione

settler-created = { $seat } manda un nuovo colonizzatore { $origin-da } { $territory-in }.
settler-marched = { $seat } muove un colonizzatore { $origin-da } { $territory-in }.
settler-returned = { $seat } fa uscire un colonizzatore { $territory-da } e torna ad attaccare.
territory-taken = { $seat } prende { $territory-la } e un segnalino { $resource }.
tribe-beaten = { $seat } sconfigge la tribù { $territory-di } e prende un segnalino { $resource }.
barbarians-beaten = { $seat } sconfigge i barbari { $territory-di } e prende un segnalino { $resource }.
territory-conquered = { $seat } conquista { $territory-la } e prende il segnalino { $resource } da { $owner }.
star-won = { $seat } ottiene la stella { $territory-di }.
zeus-token-won = { $seat } ottiene il segnalino Zeus.
territory-abandoned = Nessuno controlla più { $territory-la }.
control-fell = { $seat } controlla di nuovo { $territory-la }.
barbarians-returned = I barbari controllano di nuovo { $territory-la }.

## Che cosa è successo: lo sviluppo

cubes-spent = { $seat } paga con cubetti: { $cubes }.
discovery-made = { $seat } scopre { $tile-la }.
tile-chosen = { $seat }: la tessera { $tile } mostra la risorsa { $resource }.
bonus-taken = { $seat } mette un gettone nella colonna { $column } e riceve { $bonus }.
cube-gained = { $seat } ottiene un cubetto { $resource }.
hourglasses-gained = { $seat } ottiene { $count ->
    [one] una clessidra
   *[other] { $count } clessidre
}.
prestige-gained = { $seat } ottiene { $count ->
    [one] un punto prestigio
   *[other] { $count } punti prestigio
}.
settlers-gained = { $seat } ottiene { $count ->
    [one] un colonizzatore
   *[other] { $count } colonizzatori
} per la riserva.
wonder-built = { $seat } costruisce { $wonder-la } con { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}.
athena-star-used = { $seat } spende la stella di Atena.
star-card-used = { $seat } spende una carta stella.

## Che cosa è successo: le carte Destino e gli dèi

zeus-space-reached = { $seat } raggiunge la casella Zeus { $space }.
destiny-drawn = { $seat } pesca una carta Destino: { $card }.
destiny-taken = { $seat } pesca una carta Destino.
oracle-kept = { $seat } consulta l’Oracolo e tiene una carta: { $card }.
oracle-chose = { $seat } consulta l’Oracolo e tiene una carta.
card-discarded = { $seat } scarta una carta: { $card }.
pile-shuffled = { $count ->
    [one] L’unica carta scartata forma un nuovo mazzo.
   *[other] Le { $count } carte scartate vengono mescolate in un nuovo mazzo.
}
no-card-left = Non ci sono più carte Destino: { $seat } non pesca.
card-played = { $seat } gioca una carta: { $card }.
god-revealed = { $seat } rivela una carta Olimpo: { $god } ({ $god-does }).
zeus-card-played = { $seat } gioca un simbolo Zeus.
nobody-favoured = Il favore { $god-di } non tocca a nessuno.
god-favoured = Favore { $god-di }: { $seat }.
god-harmed = Ira { $god-di }: { $seat }.
fate-god-favoured = Favore di un dio: { $seat }.
fate-god-harmed = Ira di un dio: { $seat }.
settler-lost = { $seat } perde un colonizzatore { $territory-in }: lo prende Ade.

## Che cosa è successo: la fine

last-action-began = { $seat } può finire qui la sua partita o fare un’ultima azione.
seat-ended = { $seat } finisce la sua partita sulla casella { $space }.
seat-scored = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
game-won = Vittoria: { $seat }.

## Mosse

move-settle = Nuovo colonizzatore { $origin-da } { $territory-in }
move-march = Colonizzatore { $origin-da } { $territory-in }
move-return = Colonizzatore fuori { $territory-da } e ritorno
move-discover = Scoprire { $tile-la }
move-build = Costruire { $wonder-la }
move-end = Finire qui la partita
move-wait = Aspettare
move-way = Un percorso che costa { $cost }
move-pay = Pagare
move-pay-cubes = Pagare con cubetti: { $cubes }
move-bonus = Casella bonus { $space }
move-bonus-given = Bonus: { $bonus }
move-tile = La tessera con: { $resource }
move-cube = Un cubetto { $resource }
move-card = Giocare: { $card }
move-keep = Tenere: { $card }
move-done = Fatto: nessun’altra carta
move-zeus = Giocare un simbolo Zeus
move-no-zeus = Non giocare simboli Zeus
move-lose = Cedere un colonizzatore { $territory-in }
move-condemn = Condannare { $territory-la }
move-barbarian = Mettere i barbari { $territory-in }
move-disc = Il gettone di { $seat }
move-place = Mettere { $tile-la }
move-fifth = Un quinto cubetto { $resource }
move-deal = Dare un cubetto { $resource }
move-draw = Pescare: { $card }
move-reveal = Rivelare: { $god }

## Domande

ask-stacking = Decide il caso: di chi è il prossimo gettone sulla casella di partenza?
ask-placing = Decide il caso: quale scoperta va nella riga { $row }, colonna { $column }?
ask-wonder = Decide il caso: quale Meraviglia va nella colonna { $column }?
ask-fifth = Decide il caso: di quale risorsa è il quinto cubetto?
ask-dealing = Decide il caso: con quale cubetto comincia { $seat }?
ask-drawing = Decide il caso: quale carta Destino pesca { $seat }?
ask-revealing = Decide il caso: quale dio viene rivelato?
ask-condemning = Quale territorio condanni? Ancora { $count }: grano { $grain }, legno { $wood }, pietra { $stone }, oro { $gold }.
ask-invading = Dove metti i barbari? Ancora { $count }.
ask-turn = Espansione o sviluppo?
ask-last-turn = Finisci qui la partita o fai un’ultima azione?
ask-spending = Con quali cubetti paghi { $tile-la }?
ask-choosing = Quale tessera { $tile } prendi?
ask-gaining = { $count ->
    [one] Quale cubetto prendi?
   *[other] Prendi { $count } cubetti. Quale per primo?
}
ask-bonus = { $tile }: quale bonus prendi?
ask-going = Quanto spendi per il percorso { $territory-in }?
ask-paying-cards = Costa { $cost } e senza carte puoi pagare { $budget }: quale carta giochi?
ask-paying = Da pagare: { $cost } di tempo. Giochi prima una carta?
ask-keeping = Quale carta tieni?
ask-playing = Giochi una carta adesso?
ask-praying = { $god } ({ $god-does }): giochi un simbolo Zeus?
ask-losing = Quale colonizzatore prende Ade?

## Perché una mossa non si può fare

why-not-drawn = Questo non può uscire in questa estrazione.
why-chance-draws = Qui decide il caso.
why-only-chance = Questo lo decide solo il caso.
why-past-the-cross = Costa { $cost } e puoi pagare al massimo { $budget }: nessuna azione porta oltre la casella Croce.
why-not-at-last-zeus = Puoi finire la partita quando hai raggiunto l’ultima casella Zeus.
why-end-instead = Non serve aspettare: puoi finire qui la partita.
why-has-action = Non puoi aspettare: c’è un’azione possibile.
why-stock-empty = Non hai colonizzatori nella tua riserva personale.
why-covered-there = Non controlli { $territory-la }: lì non puoi aggiungere nuovi colonizzatori.
why-not-yours = Un nuovo colonizzatore parte dalla zona nord o da dove hai il controllo; non controlli { $territory-la }.
why-cheaper-from = Secondo le regole di questa partita un nuovo colonizzatore che va { $territory-in } parte da dove nessun’altra partenza costa meno: { $origin-da }.
why-no-settler-there = Non hai colonizzatori { $territory-in }.
why-condemned = { $territory }: territorio condannato, lì non ci si può fermare.
why-yours-already = Controlli già { $territory-la }.
why-siren = La Sirena ti chiude il mare, e per terra non si arriva { $territory-in }.
why-no-way = Nessuna via porta { $territory-in }.
why-no-such-way = Nessun percorso { $territory-in } costa esattamente { $cost }.
why-discovered = Hai già scoperto { $tile-la }.
why-not-in-play = Questa tessera non è in gioco: { $tile }.
why-no-tile-left = Non restano tessere { $tile }.
why-lacks-resources = Non puoi pagare { $tile-la }. Ti manca: { $lacking }. Ogni gruppo chiede una risorsa diversa.
why-built = { $seat } ha già costruito { $wonder-la }.
why-lacks-stars = Servono { $needed } stelle per { $wonder-la } e ne hai { $stars }.
why-star-card = Una carta stella non si gioca da sola: serve a costruire una Meraviglia.
why-zeus-card = Una carta Zeus si gioca dopo che un dio è stato rivelato.
why-card-not-in-hand = Non hai in mano questa carta: { $card }.
why-card-without-effect = Questa carta non avrebbe effetto: { $card }.
why-not-this-payment = Questi cubetti non bastano, o qualcuno è di troppo.
why-no-such-tile = Nessuna tessera { $tile } mostra questa risorsa: { $resource }.
why-tile-taken = La tessera { $tile } con questa risorsa è presa: { $resource }.
why-bonus-taken = Questo bonus è preso: c’è un gettone di { $seat }.
why-grey-bonus = La casella bonus grigia è solo per 5 giocatori, e non tutte le tessere ce l’hanno.
why-not-looked-at = Questa carta non è tra quelle che guardi: { $card }.
why-no-zeus-card = Non hai carte Zeus.
why-condemned-already = { $territory }: territorio già condannato.
why-enough-condemned = Di questa risorsa sono già condannati abbastanza territori: { $resource }.
why-one-star-only = Di questa risorsa si può condannare uno solo dei due territori con stella: { $resource }.
why-not-empty = C’è già qualcuno { $territory-in }.
why-one-of-each = Questa risorsa ha già i suoi barbari: { $resource }.

why-nothing-to-pay = Non c’è nulla da pagare prima di un’azione.
why-no-discovery-to-pay = I cubetti pagano solo le scoperte.
why-no-bonus-due = Un bonus si prende dopo una scoperta.
why-no-tile-due = La tessera Moneta o Agricoltura si sceglie al momento della scoperta.
why-no-cube-due = Non hai cubetti da scegliere.
why-no-way-due = Nessun colonizzatore è in viaggio: il percorso si sceglie dopo la meta, in una partita con percorsi lunghi.
why-no-cards-looked-at = Non hai carte da scegliere.
why-no-card-drawn = Il turno non è finito: scegli un’azione.
why-no-god-revealed = Nessun dio è stato appena rivelato.
why-no-hades = Ade non chiede colonizzatori.
why-condemning-is-over = I territori si condannano solo nella preparazione.
why-no-barbarians-now = I barbari si mettono solo nella preparazione.

why-first-spending = Prima scegli i cubetti con cui paghi.
why-first-choosing = Prima scegli la tua tessera.
why-first-gaining = Prima scegli un cubetto.
why-first-bonus = Prima scegli il tuo bonus.
why-first-paying = Prima paga la tua azione.
why-first-going = Prima scegli quanto costa il percorso del colonizzatore.
why-first-keeping = Prima scegli la carta che tieni.
why-first-playing = Prima gioca una carta, o di’ che hai fatto.
why-first-praying = Prima di’ se giochi un simbolo Zeus.
why-first-losing = Prima scegli il colonizzatore che perdi.
why-first-condemning = Prima condanna i territori.
why-first-invading = Prima metti i barbari.

## A che cosa porta un’azione

forecast-way = Percorso: { $way }.
forecast-hourglasses = { $count ->
    [one] Una clessidra ne paga
   *[other] { $count } clessidre ne pagano
} una parte.
forecast-space = Il tuo gettone arriva sulla casella { $space }.
forecast-zeus = Caselle Zeus raggiunte: { $spaces }.
forecast-order = Ordine di gioco dopo: { $seat }.

## Il tabellone nel terminale

board-northern-greece = Grecia del Nord
board-central-greece = Grecia centrale
board-peloponnese = Peloponneso
board-islands = Isole
board-crete = Creta
board-asia-minor = Asia Minore
board-atlantis = Atlantide
board-two-each = { $region } (2 ciascuno)
board-order = Ordine di gioco:
board-hand = Le tue carte Destino:
board-looked = Guardi:
board-destiny = Carte Destino:
board-pile = { $count } nel mazzo
board-discards = { $count } negli scarti
board-gods = Dèi rivelati:
board-current = { $god } (l’ultimo)
board-any = una risorsa a scelta
board-tokens-and-cubes = segnalini e cubetti
board-star = stella
board-zeus = Zeus
board-tribe = tribù
board-barbarians = barbari
board-condemned = condannato
board-covered = A sopra b
board-hourglasses = clessidre
board-settlers = colonizzatori: riserva/mappa
board-swords = spade
board-points = punti
board-space = casella del Tracciato
board-to-zeus = alla prossima casella Zeus
board-hidden = dio coperto
board-made = scoperto, costruito
board-tie = scoperte e Meraviglie

## Che cosa danno le scoperte, in breve

brings-swords = { $count ->
    [one] { $count } spada
   *[other] { $count } spade
}
brings-zeus = { $count ->
    [one] { $count } simbolo Zeus
   *[other] { $count } simboli Zeus
}
brings-stars = { $count ->
    [one] { $count } stella
   *[other] { $count } stelle
}
brings-hourglasses = { $count ->
    [one] { $count } clessidra
   *[other] { $count } clessidre
}
brings-settlers = { $count ->
    [one] { $count } colonizzatore
   *[other] { $count } colonizzatori
}
brings-cubes = { $count ->
    [one] { $count } cubetto a scelta
   *[other] { $count } cubetti a scelta
}
brings-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
brings-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
brings-nothing = nulla oltre ai suoi 2 punti
power-cavalry = a cavallo
power-medicine = colonizzatore a 1
power-oracle = 3 carte, ne tieni 1
power-astronomy = mare: 1 in meno
power-money = suo colore: −2
power-agriculture = suo colore: −2
power-cartography = mare: 1 in meno
power-democracy = vince i pareggi
power-architecture = Meraviglie a 5
power-engineering = 3 per segnalino Stella
power-city = 1 a colonizzatore
power-absolutism = 2 punti a spada
power-science = 1 punto a scoperta

## Il tabellone a parole

told-track = Il Tracciato finisce alla Croce, casella { $cross }; caselle Zeus, con un ? per ogni dio ancora coperto: { $text }.
told-row = Scoperte della fila { $row }: { $text }.
told-wonders = Meraviglie: { $text }.
told-wonder = { $stars ->
    [one] serve { $stars } stella
   *[other] servono { $stars } stelle
}, dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
told-time = ti costa { $count } di tempo
told-lacking = ti manca { $text }
told-bonuses = bonus: { $text }

## Che cosa non va in un’edizione

mistake-zeus-token = Un territorio porta il segnalino Zeus, non { $count }.
mistake-few-lands = Servono almeno { $least } territori di questa risorsa ({ $resource }), non { $count }.
mistake-two-stars = Due territori di questa risorsa ({ $resource }) hanno una stella, non { $count }.
mistake-slug = «{ $text }»: qui un nome si scrive in minuscole con trattini.
mistake-name-twice = «{ $text }» è il nome di due spazi.
mistake-many-seas = Ci sono al massimo { $most } mari.
mistake-no-neighbours = { $space } non ha vicini.
mistake-neighbour-twice = { $space } nomina ogni vicino una volta sola.
mistake-one-sided = { $space } nomina { $other } come vicino, ma non viceversa.
mistake-out-of-reach = { $space } non è raggiungibile dal nord.
mistake-double = Ci sono da una a { $most } caselle Zeus; per ciascuna, true o false.
mistake-rising = Le caselle Zeus devono crescere.
mistake-many-gods = Servirebbero più di { $most } dèi; uno dei dieci resta ignoto.
mistake-points-from = Questi numeri devono crescere a partire dall’ultima casella Zeus, { $space }.
mistake-slot-twice = La riga { $row }, colonna { $column } è data due volte.
mistake-slot-missing = Manca la riga { $row }, colonna { $column }.
mistake-group = «{ $text }» non è un gruppo come “2 grain” o “any”.
mistake-group-twice = Questa risorsa è chiesta due volte ({ $resource }); ogni gruppo ne ha una diversa.
mistake-many-groups = Ci sono più gruppi che risorse.
mistake-no-bonus-there = La riga 5 non ha bonus.
mistake-few-bonuses = Ci sono meno spazi bonus che tessere in { $count } giocatori.
mistake-few-tiles = La riga { $row } ha { $count } scoperte, non { $most }.
mistake-shows = Qui vanno { $count } risorse diverse.
mistake-two-tiles = Ci sono due tessere di { $tile }, e questa riga ne chiede di più.
mistake-shows-only = { $tile } mostra una risorsa; non può dare anche cubi o carte.
mistake-good = { $god } { $good ->
    [true] favorisce, e non può nuocere.
   *[false] nuoce, e non può favorire.
}
mistake-many-settlers = Sulla mappa potrebbero esserci { $count } colonizzatori, più dei { $most } che esistono.

## Come giocano i bot di uno stile

style-warrior = Guerriero
style-warrior-plays = Prende territori ai rivali e non teme che ritornino.
style-builder = Costruttore
style-builder-plays = Si stabilisce dove ci sono stelle da ottenere e costruisce una meraviglia appena può.
style-priest = Sacerdote
style-priest-plays = Raccoglie simboli Zeus, perché gli dèi lo favoriscano e lo risparmino.
