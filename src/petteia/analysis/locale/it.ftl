### Ciò che dice l’analisi, in italiano.

## Perché una decisione era peggiore di un’altra

why-missed-win = { $turns ->
    [0] C’era una vittoria sicura, qualunque cosa facessero gli altri: { $line }.
    [1] C’era una vittoria immediata: { $line }.
   *[other] C’era una vittoria sicura in { $turns } turni, qualunque cosa facessero gli altri: { $line }.
}
why-allowed-win = { $turns ->
    [0] Dopo questo { $winners } può forzare la vittoria: { $line }.
    [1] Dopo questo { $winners } vince al turno successivo: { $line }.
   *[other] Dopo questo { $winners } può forzare la vittoria in { $turns } turni: { $line }.
}
why-better = Meglio era «{ $move }»: probabilità del { $best } % invece del { $played } %.
why-points = Porta circa { NUMBER($points, maximumFractionDigits: 1) } punti in più, soprattutto alla voce «{ $item }».
why-rival = Inoltre lascia a { $rival } circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno, soprattutto alla voce «{ $item }».

## Un rapporto

report-title = Analisi
report-player = giocatore
report-accuracy = precisione
report-start = inizio
report-decisions = decisioni proprie
report-others = decisioni altrui
report-draws = sorteggi
report-hidden = carte nascoste
report-result = risultato
report-chances = Probabilità
report-turning = Momenti di svolta
report-worst = Che cosa è costato di più
report-move = mossa
report-loss = perdita
report-mark = giudizio
report-luck = fortuna
report-hindsight = Col senno di poi: giudicato a carte scoperte.
report-partial = Calcolate { $done } parti su { $tasks }.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s per posizione
   *[other] { $simulations } simulazioni per posizione
}
report-adds-up = inizio + decisioni + sorteggi + carte nascoste = risultato

## Giudizi

mark-brilliant = brillante
mark-only = l’unica
mark-best = la migliore
mark-good = buona
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = grave errore
