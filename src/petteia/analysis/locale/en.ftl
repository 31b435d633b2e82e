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
why-better = Better was “{ $move }”: a chance of { $best }% instead of { $played }%.
why-points = In games played on it leads to about { NUMBER($points, maximumFractionDigits: 1) } more points, above all under “{ $item }”.
why-rival = It also leaves { $rival } about { NUMBER($points, maximumFractionDigits: 1) } points fewer, above all under “{ $item }”.
why-plan = Without it { $rival } gets to “{ $move }” more often: in { $often } of { $games } games played on, with it in { $seldom }.
why-fate-good = With it “{ $event }” comes about in { $often } of { $games } games played on, without it in { $seldom }.
why-fate-bad = Without it “{ $event }” comes about in { $often } of { $games } games played on, with it in { $seldom }.

## A report

report-title = Analysis
report-player = player
report-accuracy = accuracy
report-start = start
report-decisions = own decisions
report-others = decisions of others
report-draws = draws
report-hidden = came to light later
report-result = result
report-won = Won by { $winners }
report-drawn = A draw
report-unfinished = Not finished
report-chances = Chances
report-turning = Turning points
report-worst = What lost most
report-move = move
report-loss = loss
report-mark = mark
report-percent = { $percent }%
report-luck = luck
report-hindsight = In hindsight: judged with all cards open.
report-partial = { $done } of { $tasks } parts are computed.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } s for each position
   *[other] { $simulations } simulations for each position
}
report-adds-up = start + decisions + draws + what came to light later = result

## Marks

mark-brilliant = brilliant
mark-only = only one
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## Hints and warnings

hint-move = { $move }.
hint-only = There is only one thing to do.
hint-win = { $turns ->
    [0] You have a sure win, whatever the others do.
    [1] You can win this turn.
   *[other] You have a sure win in { $turns } turns, whatever the others do.
}
hint-lost = The others can force a win: make it hard for them.
hint-defence = The others threaten to win, and there is only one defence.
hint-look = Look at: { $things }.
hint-near = { $near ->
    [1] One of the { $count } choices is clearly the best.
   *[other] Of the { $count } choices, { $near } are about equally good.
}
hint-why-win = { $turns ->
    [1] It wins: { $line }.
   *[other] It wins whatever the others do, for example: { $line }.
}
hint-why-defence = Everything else loses.
hint-why-better = It gives you about { $best }% of the chances; the next best, “{ $move }”, { $next }%.
hint-why-close = It gives you about { $best }% of the chances; “{ $move }” is about as good.
hint-why-line = It may go on like this: { $line }.
warn-win = { $turns ->
    [0] You have a sure win here, and this gives it away.
    [1] You can win this turn, and this gives it away.
   *[other] You have a sure win in { $turns } turns, and this gives it away.
}
warn-chances = It lowers your chances from about { $best }% to { $played }%.
warn-points = It costs about { NUMBER($points, maximumFractionDigits: 1) } points, above all under “{ $item }”.
