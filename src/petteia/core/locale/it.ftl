### Quello che dice ogni gioco.

player = Giocatore { $number }
no-such-move = Non c’è la mossa «{ $text }».
game-is-over = La partita è finita.

## La riga di comando

cli-word-why = perché
cli-word-help = aiuto ?
cli-word-moves = mosse
cli-word-board = tabellone
cli-word-log = diario
cli-word-show = mostra
cli-word-hint = consiglio
cli-word-undo = annulla
cli-word-bot = bot
cli-word-draw = patta
cli-word-resign = abbandona
cli-word-save = salva
cli-word-quit = esci
cli-help-why = perché una mossa è permessa o no: perché MOSSA
cli-help-help = questo elenco; o una regola col suo numero, un capitolo con l’inizio
cli-help-moves = di nuovo le mosse permesse
cli-help-board = di nuovo il tabellone
cli-help-log = tutto quello che è successo finora
cli-help-show = mostrare o nascondere qualcosa sul tabellone: mostra PAROLA
cli-help-hint = che cosa giocherebbe un bot
cli-help-undo = riprendere la propria ultima decisione e le risposte
cli-help-bot = lasciare d’ora in poi il tuo posto a un bot
cli-help-draw = concordare la patta, se il gioco la prevede
cli-help-resign = abbandonare; se si è più di due, continua un bot
cli-help-save = salvare la partita in un file: salva FILE
cli-help-quit = uscire; prima si può salvare la partita
cli-help-moves-how = Per muovere, scrivi il numero della mossa, il suo nome o l’inizio delle parole.
cli-welcome = { $game }. «aiuto» dice che cosa si può scrivere, «esci» per uscire.
cli-you-are = Tu sei { $name }.
cli-type-a-move = Scrivi una mossa o il suo numero; «aiuto» dice che altro si può scrivere.
cli-type-help = «mosse» mostra che cosa è permesso, «aiuto» che altro si può scrivere.
cli-ambiguous = «{ $text }» può essere:
cli-why-what = Di quale mossa si tratta? Scrivi «perché» e una mossa.
cli-why-legal = Questa mossa è permessa: { $move }
cli-in-all = in tutto
cli-show-what = Che cosa il tabellone può mostrare o nascondere: { $words }
cli-show-nothing = Questo tabellone non ha altro da mostrare.
cli-no-rules = Questo gioco non ha regole scritte.
cli-no-such-rule = Non c’è la regola «{ $text }»; vanno da { $first } a { $last }.
cli-edition = Si gioca con l’edizione «{ $text }»: dove le regole dicono un altro numero, vale il suo.
cli-hint = Il bot goloso giocherebbe: { $move }
cli-nothing-to-undo = Non c’è ancora niente da riprendere.
cli-all-agree = Siete tutti d’accordo? (s/n)
cli-undone = Mossa ripresa: { $move }
cli-resign-sure = Abbandonare la partita? (s/n)
cli-resigned = { $name } abbandona.
cli-left-to-bot = Un bot continua per { $name }.
cli-overwrite = { $file } esiste già. Sovrascrivere? (s/n)
cli-yes = s sì si
cli-cannot-save = Non si può scrivere { $file }: { $reason }
cli-saved =
    Partita salvata in { $file }.
    Per controllarla: { $command }
cli-offer-to-save = Salvare la partita? Scrivi il nome di un file, o niente per lasciarla:
cli-not-saved = La partita non è stata salvata.
cli-goodbye = Arrivederci.
cli-hand-over = { $name }, siediti e premi Invio.
cli-thinking = { $name } pensa…
cli-unfinished = La partita non è finita.
cli-drawn = Patta.
cli-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
cli-scores = Punti: { $scores }
cli-rules = regole { $version }
cli-setting-up = Preparazione
cli-chance = Il caso

## Che cosa non va in un’edizione

mistake-unknown = Qui non c’è nessun «{ $text }».
mistake-missing = Manca «{ $text }».
mistake-no-table = «{ $text }» deve essere una tabella.
mistake-origin = Un’origine è una di queste: { $text }.
mistake-number = Qui va un numero da { $least } a { $most }, non «{ $text }».
mistake-list = Qui va un elenco di { $count }.
mistake-truth = Qui va true o false, non «{ $text }».
mistake-word = «{ $text }» qui non c’è; ci sono { $known }.
mistake-text = Qui va una parola o due.

## Una partita a parole, per programmi e modelli linguistici

talk-you-are = Sei { $name } in una partita di { $game }.
talk-news = Dalla tua ultima decisione:
talk-how = Rispondi con il numero o il testo di una di queste mosse, e nient’altro.
talk-say-the-move = La mossa è permessa, ma la risposta non è chiara: di’ soltanto il suo numero o il suo testo.
talk-no-such-number = Non c’è una mossa numero { $number }; i numeri vanno da 1 a { $count }.
