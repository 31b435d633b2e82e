### Che cosa dice un tavolo, qualunque gioco vi si giochi.

undo-nothing = Non hai nulla da riprendere.
undo-chance = Intanto ha deciso il caso: per riprendere serve il consenso di tutti.
undo-another-acted = Intanto ha agito un altro giocatore: per riprendere serve il consenso di tutti.
undo-secret = La mossa ti ha mostrato qualcosa di nuovo: per riprenderla serve il consenso di tutti.

no-such-seat = A questo tavolo non c’è il posto { $number }.
not-your-seat = Questo posto non è tuo.
seat-taken = Questo posto è occupato.
no-seat-here = Non hai un posto a questo tavolo.
not-the-host = Può farlo solo chi ha aperto il tavolo.
sent-away = Chi ha aperto il tavolo ti ha mandato via.
seat-kept = Questo posto è tenuto per una persona invitata.
one-seat = Hai già un posto qui; gli altri sono per altri.
not-wanted = Qualcuno a questo tavolo non vuole giocare con te.
already-begun = La partita è cominciata.
not-begun = La partita non è cominciata: ci sono posti liberi.
not-running = La partita non è in corso.
not-over = La partita non è finita.
table-is-over = La partita è finita.
stale = Intanto il gioco è andato avanti; ecco la situazione.
not-your-turn = Non è il tuo turno.
not-in-one-go = Queste mosse non si possono fare tutte insieme: dopo la prima decidono altri, o si scopre qualcosa di nuovo.
nothing-to-set-up = Il tabellone è già preparato: questa scelta spetta a te.
nothing-asked = Nessuno ha chiesto nulla.
rematch-made = La rivincita è già pronta.
nobody-to-replace = A questo posto gioca già un bot.
not-absent = Un bot può sostituire solo chi manca da { $seconds } secondi.
no-draws = In questo gioco non si può concordare la patta.
bots-never-draw = Un bot non accetta la patta.
has-resigned = Hai abbandonato questa partita; per te continua un bot.

sat = { $seat } si siede.
bot-sat = { $seat }, un bot di livello { $level }, prende posto.
left = Il posto { $number } è di nuovo libero.
began = La partita comincia.
taken-back = { $seat } riprende una mossa.
asked-undo = { $seat } chiede di riprendere una mossa.
asked-draw = { $seat } propone la patta.
asked-rematch = { $seat } vorrebbe la rivincita.
agreed = { $who } accetta.
declined = { $who } rifiuta.
voted-absent = { $who } chiede un bot al posto di { $seat }.
hurried = Molti bot aspettano il loro turno: { $seat } ha pensato solo brevemente.
stood-in-clock = Il tempo di { $seat } è finito: continua un bot.
stood-in-vote = { $seat } è assente: continua un bot.
stood-in-owner = { $seat } lascia continuare un bot.
returned = { $seat } è di ritorno.
resigned = { $seat } abbandona.
resigned-to-bot = { $seat } abbandona: continua un bot.
drawn = I giocatori concordano la patta.
came-as = { $was } ora si chiama { $who }.
clock-stopped = Il server è stato assente per un po’; l’orologio si è fermato.
rematched = La rivincita è pronta.

waiting-for = Si aspetta { $seat }.
waiting-for-players = Si aspettano giocatori.

storage-failed = La mossa non è stata salvata e nulla è cambiato. Riprova tra un momento.
watching-only = Questo token permette solo di guardare.
broken-rules = Qualcosa nelle regole di questo gioco è andato storto; nulla è cambiato. Segnalalo, per favore.
not-understood = Messaggio incomprensibile: { $text }
no-such-table = Questo tavolo non esiste.
too-fast = Troppi messaggi: più piano, per favore.
too-long = È troppo lungo: al massimo { $most } caratteri.
too-late-for-rules = A questo tavolo si è giocato con altre regole; si può solo guardare.

letter-confirm-subject = Petteia: è il tuo indirizzo?
letter-confirm = Ciao { $who }, qualcuno (speriamo tu) ha indicato questo indirizzo per un profilo su Petteia. Se è tuo, segui questo link entro un giorno: { $link } Altrimenti non fare nulla.
letter-reset-subject = Petteia: una nuova password
letter-reset = Ciao { $who }, con questo link puoi scegliere una nuova password entro un’ora: { $link } Se non l’hai chiesto tu, non fare nulla: la vecchia resta valida.

picture-move = Mossa { $ply } di { $count }.
picture-won = Vittoria: { $names }.
picture-drawn = Patta.
nobody-thinks = Nessuno ha tempo di pensarci adesso: riprovate tra un momento.
being-played = Questa posizione si sta giocando a un tavolo con altre persone: si potrà studiare quando quella partita sarà finita.
game-not-over = Una partita si può studiare quando è finita.
too-many-analyses = { $count } partite sono già allo studio per te: aspetta che una sia pronta.
hinted = { $seat } prende un suggerimento.
warned = { $seat } riceve un avvertimento.
no-hints-in-company = I suggerimenti sono per chi gioca da solo, con un posto, contro i bot: qui ha un posto anche qualcun altro.
hints-for-people = I suggerimenti sono per le persone: un programma non ne riceve.
