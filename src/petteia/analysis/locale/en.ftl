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
why-points = It leads to about { NUMBER($points, maximumFractionDigits: 1) } more points, most of them under “{ $item }”.
why-rival = It also leaves { $rival } about { NUMBER($points, maximumFractionDigits: 1) } points fewer, most of them under “{ $item }”.
