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
