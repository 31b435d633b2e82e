### Ce que dit l’analyse, en français.

## Pourquoi une décision était moins bonne qu’une autre

why-missed-win = { $turns ->
    [0] Il y avait une victoire certaine, quoi que fassent les autres : { $line }.
    [1] Il y avait une victoire immédiate : { $line }.
   *[other] Il y avait une victoire certaine en { $turns } tours, quoi que fassent les autres : { $line }.
}
why-allowed-win = { $turns ->
    [0] Après cela, { $winners } peut forcer la victoire : { $line }.
    [1] Après cela, { $winners } gagne au tour suivant : { $line }.
   *[other] Après cela, { $winners } peut forcer la victoire en { $turns } tours : { $line }.
}
why-better = Mieux valait « { $move } » : { $best } % de chances au lieu de { $played } %.
why-points = Cela rapporte environ { NUMBER($points, maximumFractionDigits: 1) } points de plus, surtout au titre « { $item } ».
why-rival = Cela laisse aussi à { $rival } environ { NUMBER($points, maximumFractionDigits: 1) } points de moins, surtout au titre « { $item } ».

## Un rapport

report-title = Analyse
report-player = joueur
report-accuracy = précision
report-start = début
report-decisions = ses décisions
report-others = décisions des autres
report-draws = tirages
report-hidden = cartes cachées
report-result = résultat
report-chances = Chances
report-turning = Tournants
report-worst = Ce qui a coûté le plus
report-move = coup
report-loss = perte
report-mark = note
report-luck = chance au tirage
report-hindsight = Après coup : jugé avec toutes les cartes ouvertes.
report-partial = { $done } parties sur { $tasks } sont calculées.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s par position
   *[other] { $simulations } simulations par position
}
report-adds-up = début + décisions + tirages + cartes cachées = résultat

## Notes

mark-brilliant = brillant
mark-only = le seul
mark-best = le meilleur
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
