### Ce que dit l’analyse, en français.

## Pourquoi une décision était moins bonne qu’une autre

why-missed-win = { $turns ->
    [0] Il y avait une victoire certaine, quoi que fassent les autres : { $line }.
    [1] Il y avait une victoire immédiate : { $line }.
   *[other] Il y avait une victoire certaine en { $turns } tours, quoi que fassent les autres : { $line }.
}
why-allowed-win = { $turns ->
    [0] Après cela, { $winners } peut forcer la victoire : { $line }.
    [1] Après cela, { $winners } gagne au tour suivant : { $line }.
   *[other] Après cela, { $winners } peut forcer la victoire en { $turns } tours : { $line }.
}
why-better = Mieux valait « { $move } » : { $best } % de chances au lieu de { $played } %.
why-points = Dans les parties poursuivies, cela rapporte environ { NUMBER($points, maximumFractionDigits: 1) } points de plus, surtout à la rubrique « { $item } ».
why-rival = Cela laisse aussi à { $rival } environ { NUMBER($points, maximumFractionDigits: 1) } points de moins, surtout à la rubrique « { $item } ».
why-plan = Sans ce choix, { $rival } parvient plus souvent à « { $move } » : dans { $often } des { $games } parties poursuivies, avec lui dans { $seldom }.
why-fate-good = Avec ce choix, « { $event } » arrive dans { $often } des { $games } parties poursuivies, sans lui dans { $seldom }.
why-fate-bad = Sans ce choix, « { $event } » arrive dans { $often } des { $games } parties poursuivies, avec lui dans { $seldom }.

## Un rapport

report-title = Analyse
report-player = joueur
report-accuracy = précision
report-start = début
report-decisions = ses décisions
report-others = décisions des autres
report-draws = tirages
report-hidden = apparu plus tard
report-result = résultat
report-won = Victoire : { $winners }
report-drawn = Partie nulle
report-unfinished = Non terminée
report-chances = Chances
report-turning = Tournants
report-worst = Ce qui a coûté le plus
report-move = coup
report-loss = perte
report-mark = note
report-percent = { $percent } %
report-luck = chance au tirage
report-hindsight = Après coup : jugé avec toutes les cartes ouvertes.
report-partial = { $done } étapes sur { $tasks } sont calculées.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s par position
   *[other] { $simulations } simulations par position
}
report-adds-up = début + décisions + tirages + ce qui est apparu plus tard = résultat

## Notes

mark-brilliant = brillant
mark-only = le seul
mark-best = le meilleur
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

## Indices et avertissements

hint-move = { $move }.
hint-only = Il n’y a qu’une chose à faire.
hint-win = { $turns ->
    [0] Vous avez une victoire sûre, quoi que fassent les autres.
    [1] Vous pouvez gagner ce tour-ci.
   *[other] Vous avez une victoire sûre en { $turns } tours, quoi que fassent les autres.
}
hint-lost = Les autres peuvent forcer la victoire : compliquez-leur la tâche.
hint-defence = Les autres menacent de gagner, et il n’y a qu’une défense.
hint-look = Regardez : { $things }.
hint-near = { $near ->
    [1] Un des { $count } choix est nettement le meilleur.
   *[other] Parmi les { $count } choix, { $near } se valent à peu près.
}
hint-why-win = { $turns ->
    [1] Cela gagne : { $line }.
   *[other] Cela gagne quoi que fassent les autres, par exemple : { $line }.
}
hint-why-defence = Tout le reste perd.
hint-why-better = Cela vous donne environ { $best } % des chances ; le deuxième choix, « { $move } », { $next } %.
hint-why-close = Cela vous donne environ { $best } % des chances ; « { $move } » vaut à peu près autant.
hint-why-line = La suite peut être : { $line }.
warn-win = { $turns ->
    [0] Vous avez ici une victoire sûre, et ceci la laisse échapper.
    [1] Vous pouvez gagner ce tour-ci, et ceci laisse échapper la victoire.
   *[other] Vous avez une victoire sûre en { $turns } tours, et ceci la laisse échapper.
}
warn-chances = Vos chances tombent d’environ { $best } % à { $played } %.
warn-points = Cela coûte environ { NUMBER($points, maximumFractionDigits: 1) } points, surtout à la rubrique « { $item } ».
