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
why-better = Meglio era «{ $move }»: { $best }% di probabilità invece di { $played }%.
why-points = Nelle partite proseguite porta circa { NUMBER($points, maximumFractionDigits: 1) } punti in più, soprattutto alla voce «{ $item }».
why-rival = Inoltre lascia a { $rival } circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno, soprattutto alla voce «{ $item }».
why-plan = Senza questa scelta { $rival } arriva più spesso a «{ $move }»: in { $often } delle { $games } partite proseguite, con essa in { $seldom }.
why-fate-good = Con questa scelta «{ $event }» accade in { $often } delle { $games } partite proseguite, senza in { $seldom }.
why-fate-bad = Senza questa scelta «{ $event }» accade in { $often } delle { $games } partite proseguite, con essa in { $seldom }.

## Un rapporto

report-title = Analisi
report-player = giocatore
report-accuracy = precisione
report-start = inizio
report-decisions = decisioni proprie
report-others = decisioni altrui
report-draws = sorteggi
report-hidden = emerso più tardi
report-result = risultato
report-won = Vittoria: { $winners }
report-drawn = Patta
report-unfinished = Non finita
report-chances = Probabilità
report-turning = Momenti di svolta
report-worst = Che cosa è costato di più
report-move = mossa
report-loss = perdita
report-mark = giudizio
report-percent = { $percent }%
report-luck = fortuna
report-hindsight = Col senno di poi: giudicato a carte scoperte.
report-partial = Calcolate { $done } parti su { $tasks }.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s per posizione
   *[other] { $simulations } simulazioni per posizione
}
report-adds-up = inizio + decisioni + sorteggi + ciò che è emerso più tardi = risultato

## Giudizi

mark-brilliant = brillante
mark-only = l’unica
mark-best = la migliore
mark-good = buona
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = grave errore

## Suggerimenti e avvertimenti

hint-move = { $move }.
hint-only = C’è una sola cosa da fare.
hint-win = { $turns ->
    [0] Hai una vittoria sicura, qualunque cosa facciano gli altri.
    [1] Puoi vincere in questo turno.
   *[other] Hai una vittoria sicura in { $turns } turni, qualunque cosa facciano gli altri.
}
hint-lost = Gli altri possono forzare la vittoria: rendigliela difficile.
hint-defence = Gli altri minacciano di vincere, e c’è una sola difesa.
hint-look = Guarda: { $things }.
hint-near = { $near ->
    [1] Una delle { $count } scelte è chiaramente la migliore.
   *[other] Delle { $count } scelte, { $near } si equivalgono più o meno.
}
hint-why-win = { $turns ->
    [1] Così si vince: { $line }.
   *[other] Così si vince qualunque cosa facciano gli altri, per esempio: { $line }.
}
hint-why-defence = Tutto il resto perde.
hint-why-better = Le tue possibilità: circa { $best }%; con la seconda scelta, «{ $move }», { $next }%.
hint-why-close = Le tue possibilità: circa { $best }%; «{ $move }» vale più o meno altrettanto.
hint-why-line = Può continuare così: { $line }.
warn-win = { $turns ->
    [0] Qui hai una vittoria sicura, e così te la lasci sfuggire.
    [1] Puoi vincere in questo turno, e così ti lasci sfuggire la vittoria.
   *[other] Hai una vittoria sicura in { $turns } turni, e così te la lasci sfuggire.
}
warn-chances = Le tue possibilità scendono: circa { $played }% invece di { $best }%.
warn-points = Costa circa { NUMBER($points, maximumFractionDigits: 1) } punti, soprattutto alla voce «{ $item }».
