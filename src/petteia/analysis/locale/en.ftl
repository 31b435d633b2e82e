### What analysis says, in English.

## Why a decision was worse than another

why-missed-win = { $turns ->
    [0] There was a sure win, whatever the others do: { $line }.
    [1] There was a win at once: { $line }.
   *[other] There was a sure win in { $turns } turns, whatever the others do: { $line }.
}
why-allowed-win = { $turns ->
    [0] After this { $winners } can force a win: { $line }.
    [1] After this { $winners } wins in the next turn: { $line }.
   *[other] After this { $winners } can force a win in { $turns } turns: { $line }.
}
why-better = Better was “{ $move }”: a chance of { $best } % instead of { $played } %.
why-points = It leads to about { NUMBER($points, maximumFractionDigits: 1) } more points, above all under “{ $item }”.
why-rival = It also leaves { $rival } about { NUMBER($points, maximumFractionDigits: 1) } points fewer, above all under “{ $item }”.

## A report

report-title = Analysis
report-player = player
report-accuracy = accuracy
report-start = start
report-decisions = own decisions
report-others = decisions of others
report-draws = draws
report-hidden = hidden cards
report-result = result
report-chances = Chances
report-turning = Turning points
report-worst = What lost most
report-move = move
report-loss = loss
report-mark = mark
report-luck = luck
report-hindsight = In hindsight: judged with all cards open.
report-partial = { $done } of { $tasks } parts are computed.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s for each position
   *[other] { $simulations } simulations for each position
}
report-adds-up = start + decisions + draws + hidden cards = result

## Marks

mark-brilliant = brilliant
mark-only = only one
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
