### Ciò che dice il client nel browser, qualunque sia il gioco.

home = Inizio
pages = Pagine
skip = Vai al contenuto
close = Chiudi
settings = Impostazioni
about = Informazioni
rules = Regole
replay = Rivedi
tagline = Giochi di dèi e di montagne, con gli amici e contro i bot.

## Inizio

play-now = Gioca
against-level = Livello del bot
players = { $count } giocatori
level-name = { $level ->
    [0] 0 · gioca a caso
    [1] 1 · principiante
    [2] 2 · facile
    [3] 3 · medio
    [4] 4 · forte
    [6] 6 · il più forte
   *[other] { $level } · molto forte
}
with-friends = Con gli amici
first-game = Prima partita guidata
my-games = Le mie partite
open-tables = Tavoli aperti
no-open-tables = Al momento nessuno aspetta. Apri un tavolo e manda il link.
no-games-yet = Qui ci saranno le tue partite.
your-turn = Tocca a te
your-turn-short = tocca a te
free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
status-waiting = aspetta giocatori
status-running = in corso
status-over = finita
status-won = vinta
status-lost = persa
status-drawn = patta
time-left = restano { $time }
all-games = Tutte le { $count } partite
search-game = Gioco
search-opponent = Avversario
search-result = Esito
search-all = tutti
games-found = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
no-games-found = Nessuna partita corrisponde.
page-before = Indietro
page-next = Avanti
continue = Continua
look = Guarda
join = Siediti
server-away = Il server non risponde. Riprovo…
your-name = Il tuo nome
save = Salva

## Un nuovo tavolo

new-table = Nuovo tavolo
seats = Giocatori
seat-number = Posto { $number }
who-person = una persona
who-me = io
who-bot = { $name } · bot, livello { $level }
bot-style = Stile
balanced-style = Equilibrato
bot-ponders = Il livello 6 pensa anche mentre decidono gli altri
clock = Orologio
clock-none = nessuno
clock-live = 1 minuto per decisione, 10 di riserva
clock-days = 3 giorni per decisione
options = Altre opzioni
yes = sì
no = no
show-in-lobby = Mostra nell’elenco dei tavoli aperti
open-table = Apri il tavolo

## Un tavolo

joining = Arrivo al tavolo…
table-missing = Questo tavolo non esiste
table-missing-hint = Forse il link è incompleto: chiedilo di nuovo, o apri un tavolo tuo.
page-missing = Questa pagina non esiste
waiting-for-players = La partita comincia quando tutti i posti sono presi.
send-link = Manda questo link a chi deve unirsi, oppure metti un bot.
choose-seat = Scegli un posto.
invite-link = Link a questo tavolo
copy-link = Copia il link
copied = Copiato
empty-seat = Posto libero
sit = Siediti qui
stand-up = Alzati
add-bot = Invita { $name } (bot, livello { $level })
remove-bot = Manda via
you = tu
bot-level = Un bot di livello { $level }
stand-in = Gioca un bot
away = assente
to-move = muove
team = Squadra { $number }
team-yours = la tua squadra
team-other = l’altra squadra
take-seat-back = Eccomi di nuovo
call-bot = Chiedi un bot
leaving = Lasciare la partita
hand-over = Lascia a un bot
offer-draw = Proponi la patta
resign = Abbandona
resign-sure = Abbandonare? La partita finisce e vince l’avversario.
resign-sure-bot = Abbandonare? Un bot gioca al tuo posto fino alla fine.
resigned = ha abbandonato
reconnecting = La connessione è caduta, sta tornando… Nulla è perduto: ogni mossa è salva.

what-now = Che cosa fare
watching = Stai guardando questa partita.
game-over = La partita è finita.
do-it = Conferma
not-yet = Non ancora
rule-number = regola { $number }
choices = Scelte
all-choices = { $count ->
    [one] Tutte le scelte: { $count }
   *[other] Tutte le { $count } scelte
}
undo = Annulla
ask-undo = Chiedi di annullare
log = Che cosa è successo
log-only = Solo { $name }
log-set-up = Preparazione ({ $count })
log-empty = Ancora nulla.
next-move = Mossa seguente
look-back = Guarda indietro
moves-ago = { $count ->
    [one] Una mossa fa
   *[other] { $count } mosse fa
}
look-now = Torna al presente
since-your-turn = Dal tuo ultimo turno
and-more = E ancora
in-words = Il tabellone a parole
say-something = Di’ qualcosa
said-unread = Nuovi messaggi: { $count }
looks-on = spettatore
send = Invia
asked-undo = { $name } chiede di riprendere una mossa.
asked-draw = { $name } propone la patta.
asked-rematch = { $name } vorrebbe la rivincita.
agree = Accetta
decline = Rifiuta
waiting-for-answers = Si attende la risposta degli altri.

## La fine

final-score = Risultato
you-won = Hai vinto
you-lost = Hai perso
drawn = Patta
won-by = Vittoria: { $names }
player = Giocatore
points = Punti
rematch = Rivincita
to-rematch = Alla rivincita
decided-by = Ha deciso: { $item }, { $points } in più del secondo.
course = I punti, turno per turno
ahead-for-good = In testa fino alla fine dal turno { $turn } su { $count }
turn-before = Il turno prima di quello decisivo
was-it-fair = È stato tutto regolare?
fair-how = Prima della prima estrazione il server ha pubblicato l’impronta del suo seme; dal seme segue ogni estrazione. Se l’impronta è la stessa, nessuna estrazione è stata scelta. `petteia verify` controlla una per una le estrazioni di una partita scaricata.
fair-hash = Impronta pubblicata prima della partita
fair-seed = Seme, rivelato alla fine
fair-check = Controlla il seme
fair-kept = È il seme promesso.
fair-broken = Non è il seme promesso.
fair-unknown = Questo browser non può calcolare l’impronta qui; scarica la partita e usa petteia verify.

## Rivedere

at-start = l’inizio
reading-record = Lettura della partita…
move-number = Mossa { $ply } di { $count }
step-back = Una mossa indietro
step-next = Una mossa avanti
turn-back = Un turno indietro
turn-next = Un turno avanti
to-start = All’inizio
to-end = Alla fine
key-space = spazio
moves = Mosse
play-through = Scorri
pause = Pausa
position = Posizione nella partita
link-here = Link a questa posizione
download = Scarica la partita
share = Condividi
copy-it = Copia
share-picture = Un’immagine di questa posizione
share-frame = Per mostrare la partita in un’altra pagina
record-open = Apri una partita salvata
record-drop = Trascina il file di una partita in un punto qualsiasi di questa pagina, oppure sceglilo. Si rivede come ogni altra partita e non viene conservato.
record-choose = Scegli un file
record-other = Apri un altro file
record-broken = Questo file non si può leggere
record-empty = «{ $name }» è vuoto.
record-too-large = «{ $name }» è troppo grande: al massimo un megabyte.
play-on = Gioca da qui
play-on-as = al posto
seat-of = { $number } · { $name }
back-to-table = Torna al tavolo

## Regole, impostazioni, informazioni

primer = Il gioco in figure
all-rules = Tutte le regole, numerate
no-rules = Non ci sono regole da mostrare.
rules-in-english = Queste regole non sono ancora tradotte; eccole in inglese.
rules-edition = Il tuo tavolo gioca con un’altra edizione. Dove le regole dicono un altro numero, vale quello di quell’edizione.
language = Lingua
theme = Aspetto
theme-auto = come il sistema
theme-light = chiaro
theme-dark = scuro
pace = Ritmo degli altri
pace-more = Si segue ogni mossa; un tocco o un tasto porta avanti.
pace-instant = immediato
pace-quick = rapido
pace-calm = calmo
pace-step = passo passo
setting-confirm = Chiedi prima della fine del turno
setting-confirm-more = Una scelta che chiude il turno viene prima mostrata, poi fatta con una seconda pressione.
setting-askOnly = Chiedi anche se c’è una sola risposta
setting-askOnly-more = Altrimenti viene data per te; dove la fretta tradirebbe la tua mano, dopo una pausa.
setting-setUp = Preparare il tabellone da me
setting-setUp-more = Altrimenti, contro i bot, lo fa per te la sorte, per esempio dove i giocatori chiudono dei territori.
set-up-board = La preparazione del tabellone
set-up-how = Scegli sulla mappa. Premi di nuovo per cambiare idea: nulla è definitivo prima della conferma.
set-up-whole = Tutto è scelto. Premi un territorio per cambiare idea, oppure conferma: allora la partita comincia.
set-up-ready = Il tabellone resta così?
set-up-make = { $count ->
    [0] Conferma
   *[other] Conferma tutti e { $count }
}
set-up-suggest = Proponi il resto
set-up-anew = Ricomincia
setting-motion = Movimento
setting-motion-more = I pezzi viaggiano fino alla loro casella.
setting-sound = Suono
setting-sound-more = Sintetizzati; ognuno si può spegnere qui sotto.
sound-turn = il tuo turno
sound-step = un passo
sound-token = un segnalino
sound-conquest = una conquista
sound-god = un dio
sound-end = la fine
sound-word = parole
setting-notify = Notifica
setting-notify-more = Quando tocca a te e la pagina non si vede.
setting-patterns = Motivi più forti
setting-patterns-more = Zone tratteggiate, motivi marcati e pezzi con un nome o una forma propria dove i colori si potrebbero confondere.
about-name = Petteia (πεττεία): così gli antichi Greci chiamavano i giochi da tavolo.
about-what = Una casa per giochi di dèi e di montagne: regole complete, bot onesti, partite che si salvano, si rivedono e si verificano. Il motore è l’unico giudice; questa pagina disegna soltanto ciò che dice.
credits = Ringraziamenti
credits-games = Gli dèi dell’Olimpo è uscito come Above, di Yves Charamel-Lenain (2019). Olympos è di Philippe Keyaerts, edito da Ystari (2011). Grazie a loro e a tutti coloro che hanno fatto questi giochi. Se ti piacciono qui, cerca le scatole.
unofficial = Questo è un progetto non ufficiale di giocatori, senza legami con autori ed editori. Le regole sono dette con parole nostre.
credits-own = Tutti i disegni e i suoni sono nostri. La costa della mappa viene da Natural Earth, di pubblico dominio.
licence = Licenza: Apache 2.0.

## La partita guidata

lesson = Partita guidata
lesson-step = Passo { $step } di { $count }
lesson-show = Mostrami
lesson-next = Avanti
lesson-end = Lascia la guida
lesson-done = Continua la partita

## Account

account = Account
account-guest = Sei { $name }, ospite in questo browser. Con un nome e una password si torna da ovunque.
account-kept = Sei { $name }.
name = Nome
password = Password (8 o più)
register = Registrati
login = Entra
logout = Esci
logout-everywhere = Esci ovunque
password-old = Password attuale
password-new = Nuova password (8 o più)
password-change = Cambia la password
password-changed = La password è cambiata; gli altri dispositivi devono entrare di nuovo.
account-delete = Elimina l’account
account-delete-sure = Eliminarlo per sempre? Le partite restano, il tuo nome se ne va.
account-more = Password e account
other-device = Altro dispositivo
device-link = Apri lì questo link, una volta
device-claim = Questo browser sarà lo stesso giocatore del dispositivo da cui viene il link.
device-yes = Sì, sono io
welcome = Ti diamo il benvenuto, { $name }.

## Company

company = Cattiva compagnia?
company-more = Chi è bloccato non si sente più e non può sedersi dove giochi tu. Le segnalazioni vanno a chi gestisce il server.
nobody-else = Non c’è nessun altro.
block = Blocca
blocked = Non sentirai più { $name }.
blocked-people = Persone bloccate
unblock = Ascolta di nuovo
report = Segnala
report-what = Che cosa bisogna sapere di { $name }?
reported = Grazie, verrà letto.

## Letters

password-forgotten = Dimenticata?
letter-sent = Se c’è un indirizzo, un’e-mail è in viaggio.
mail = Indirizzo e-mail
mail-none = Con un indirizzo puoi scegliere una nuova password se dimentichi la tua.
mail-kept = Le e-mail arrivano a { $mail }.
mail-keep = Tieni questo indirizzo
mail-forgotten = Nessun indirizzo è più conservato.
mail-confirm = Il tuo indirizzo
mail-confirm-yes = Sì, questo indirizzo è mio
mail-confirmed = L’indirizzo è conservato.

## For operators

operator = Amministrazione
op-now = Adesso
op-database = Database
op-disk = Disco
op-queue = Bot e orologi
op-people = Persone presenti
op-sockets = Connessioni
op-in-memory = Tavoli in memoria
op-bots = Bot che pensano / aspettano
op-tables = Tavoli in attesa / in corso / finiti
op-users = Utenti / registrati
op-waiting-bots = { $count ->
    [one] { $count } bot deve una mossa da più di due secondi.
   *[other] { $count } bot devono una mossa da più di due secondi.
}
op-live = Tavoli in memoria: { $count }
op-watchers = guardano: { $count }
op-bot-waits = un bot deve una mossa da { $seconds } s
op-reports = Segnalazioni
op-no-reports = Nessuna segnalazione aperta.
op-ban = Escludi per { $days } g
op-ban-network = Escludi la rete per { $days } g
op-handled = Fatto
op-days = Giorni di esclusione
op-bans = Persone ed esclusioni
op-search = Nome, codice o rete
op-find = Cerca
op-guest = ospite
op-banned-until = fuori fino al { $time }
op-unban = Togli l’esclusione
op-announcement = Annuncio
op-until = fino al { $time }
op-take-away = Togli
op-hours = Ore
op-announce = Annuncia a tutti
op-deeds = Registro dell’amministrazione
deed-ban = esclusione:
deed-ban-network = esclusione di una rete:
deed-announce = annuncio:
deed-handle-report = segnalazione chiusa:
deed-make-operator = nuovo accesso all’amministrazione:
deed-withdraw-operator = accesso all’amministrazione tolto:
deed-reset-password = nuova password per

## Keys

keys = Tasti
key-pick = Prendere la carta o la scelta con questo numero
key-walk = Vai alla prossima scelta sul tabellone, o alla precedente
key-enter = Scegliere; la seconda volta, confermare
key-escape = Non ancora; lasciare ciò che è preso
key-look = Rivedi le ultime mosse, e avanti
key-tab = Alla prossima cosa da scegliere

## Edizioni

edition = Edizione
editions = Edizioni
edition-new = una nuova edizione
edition-how = Cambia qualsiasi numero là dove si trova; ciò che non va è detto accanto. Poi salva la tua edizione e giocala con chi vuoi.
edition-rebuilt = { $count ->
    [one] Un valore della nostra edizione è ricostruito: nessun testo dà quello stampato.
   *[other] { $count } valori della nostra edizione sono ricostruiti: nessun testo dà quelli stampati.
}
edition-name = Nome della tua edizione
edition-origin = Da dove vengono i suoi numeri
edition-needs-name = Dai prima un nome alla tua edizione.
edition-saved = Salvata. Chi ha il link può giocarla.
edition-play = Giocala
edition-link = Copia il link
edition-upload = Apri un file…
edition-file = Scarica come file unico
edition-folder = Scarica come cartella
edition-compare = Confronta con { $name }
edition-same = Sono uguali.
edition-remove = Togli dalle mie edizioni
edition-mistakes = { $count ->
    [one] Una cosa non va
   *[other] { $count } cose non vanno
}
edition-more = Altro
edition-played = Edizione: { $name }
edition-played-rebuilt = Alcuni numeri di questa edizione sono ricostruiti: nessun testo dà quelli stampati.
origin-printed = stampato
origin-rebuilt = ricostruito
origin-ruling = nostra decisione
origin-mine = mio
less = meno
more-of-it = più

# Analysis
analysis = Analisi
analyse = Analizza
analyse-record = Analizza una partita annotata
analysis-missing-hint = Una partita si può studiare quando è finita; una partita annotata si può incollare in ogni momento.
paste-record = Incolla una partita annotata, o una posizione
paste-record-hint = Come si scarica rivedendola, o come la scrive petteia: la prima riga è «petteia record 1».
analysing = Studio della partita: { $done } di { $tasks }
graph-label = Le probabilità di tutti, mossa per mossa; le svolte qui sotto dicono lo stesso a parole
bad-count = { $count ->
    [0] Nessuna decisione cattiva finora.
    [one] { $count } decisione cattiva.
   *[other] { $count } decisioni cattive.
}
decisions = Decisioni
only-bad = Solo gli errori
mark-brilliant = brillante
mark-only = unica mossa
mark-best = migliore
mark-good = buona
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave
marks-inaccuracy = Imprecisioni
marks-mistake = Errori
marks-blunder = Errori gravi
verdict = Che cosa si è deciso qui
no-choice = Non c’era scelta.
at-end = È la fine della partita.
lost-chance = È costato { $loss } delle probabilità di vincere (fra { $low } e { $high }).
drawn-there = Sorteggio: { $what }
drawn-there-more = Sorteggio: { $what } e { $count ->
    [one] un altro
   *[other] altri { $count }
}
decided-there = { $name }: { $what }
luck-hint = Che cosa ha cambiato il sorteggio rispetto a ciò che ci si poteva aspettare.
proven-won = vince
proven-lost = perde
proven = Certo: { $names } vince, qualunque cosa facciano gli altri.
proven-in = { $turns ->
    [one] Certo: { $names } vince in questo turno.
   *[other] Certo: { $names } vince entro { $turns } dei suoi turni, qualunque cosa facciano gli altri.
}
engine = Motore
engine-thinks = Lascia pensare il motore
simulations = { $count ->
    [one] { $count } prova
   *[other] { $count } prove
}
variation = Variante:
back-to-game = Torna alla partita
turning-points = Svolte
turned-by = Mossa { $ply }. { $what }. Probabilità: { $before } → { $after }
turned-at = Mossa { $ply }. { $what }. Probabilità di { $name }: { $before } → { $after }
no-turning-points = Nessuna mossa da sola ha deciso la partita.
accounts = Precisione e fortuna
accuracy = Precisione
account-start = Probabilità all’inizio
account-decisions = Decisioni di { $name }
account-draws = Fortuna nei sorteggi
account-later = Emerso più tardi
account-result = Risultato
accounts-hint = L’inizio, le decisioni di tutti, i sorteggi e ciò che è emerso più tardi danno il risultato: ciò che nascondevano le carte, o che era troppo lontano anche per il motore.
hindsight = A carte scoperte (col senno di poi)
learn = Imparare dai propri errori
learn-of = Imparare dagli errori di { $name }
learn-prompt = Qui si è giocato: { $move }. È costato { $loss } delle probabilità. Trova di meglio.
learn-right = Trovato: { $chance }.
learn-same = È ciò che si è giocato: { $chance }. La mossa migliore ha { $best }.
learn-wrong = Non ancora: { $chance }. La mossa migliore ha { $best }.
learn-skip = Avanti
learn-show = Mostra
learn-done = Era l’ultimo.

# Puzzles
puzzles = Problemi
puzzle = Problema
puzzles-all = Tutti i problemi
puzzles-what = Posizioni di partite con una sola buona risposta. Giocala sul tabellone: ciò che è sbagliato viene confutato lì, e il primo tentativo a ogni problema conta per il tuo punteggio.
puzzle-today = Problema del giorno
puzzle-was-solved = L’hai risolto.
puzzle-was-failed = L’hai già provato.
puzzle-any = Uno adatto a me, fra { $count }
puzzle-kinds = Che cosa cercare
puzzle-themes = Temi
puzzle-win = { $turns ->
    [1] Vinci in questo turno
   *[other] Vinci in { $turns } turni della tua parte, qualunque cosa facciano gli altri
}
puzzle-defence = { $turns ->
    [1] Trova l’unica difesa: tutto il resto perde subito
   *[other] Trova l’unica difesa: tutto il resto perde in { $turns } turni
}
puzzle-best = Trova la decisione che vale di più
puzzle-win-short = { $turns ->
    [1] Vincere in questo turno
   *[other] Vincere in { $turns } turni
}
puzzle-defence-short = { $turns ->
    [1] Parare una vittoria immediata
   *[other] Parare una vittoria in { $turns } turni
}
puzzle-best-short = Ciò che vale di più
puzzle-you-are = Sei { $name }.
puzzle-hardness = Difficoltà { $rating }
puzzle-judging = Vediamo…
puzzle-answer = Che cosa ne risulta
puzzle-right = Risolto!
puzzle-shown = Ecco la soluzione.
puzzle-go-on = Giusto. Gli altri hanno risposto: continua.
puzzle-worse = C’è di meglio. Così ti resta il { $chance } delle possibilità, con la decisione migliore il { $best }.
puzzle-no-win = { $turns ->
    [1] Così non si vince in questo turno.
   *[other] Così non si vince in { $turns } turni: gli altri si salvano.
}
puzzle-others-win = Non regge: gli altri vincono.
puzzle-rating = Il tuo punteggio
puzzle-margin = In 19 casi su 20 è giusto a meno di { $margin } punti.
puzzle-solved = Risolti
puzzle-streak = Di fila
puzzle-best-streak = Al massimo { $count }
puzzle-unrated = Il tuo primo tentativo a questo problema è già stato contato; questo non cambia il punteggio.
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-skip = Un altro
puzzle-link = Link a questo problema
puzzle-missing-hint = Scegline un altro: ce ne sono centinaia.

set-up = Componi una posizione
set-up-hint = Cambia quello che vuoi. Ciò che non può essere viene rifiutato, con il motivo.
set-up-rule = Regola { $rule }
set-up-undo = Annulla
set-up-beginning = Una nuova partita in { $seats }
set-up-play = Continua contro i bot
set-up-text = La posizione come testo
set-up-apply = Applica
set-up-from-here = Modifica questa posizione
paste-position-of = Una posizione di
tries = Prove
tries-name = Nome di queste prove
tries-share = Link a queste prove
tries-delete = Elimina tutte
tries-mine = Mostra le mie
tries-adopt = Aggiungile alle mie
tries-of-another = Queste prove sono di qualcun altro.
try-keep = Conserva questa prova
try-after = dopo la mossa { $ply }
try-name = Nome
try-comment = Commento
try-delete = Elimina da qui in poi

# Hints
hint = Suggerimento
hint-show = Mostra la mossa
hint-why = Perché?
hint-thinking = Sto pensando…
warn = Davvero?
warn-anyway = Gioca lo stesso
setting-warn = Avvertimi degli errori gravi
setting-warn-more = Da soli contro i bot: prima di ciò che fa perdere molto si chiede conferma e si dice perché. A fine partita si contano suggerimenti e avvertimenti.
helped-hints = { $count ->
    [one] Un suggerimento preso.
   *[other] { $count } suggerimenti presi.
}
helped-warnings = { $count ->
    [one] Un avvertimento.
   *[other] { $count } avvertimenti.
}
