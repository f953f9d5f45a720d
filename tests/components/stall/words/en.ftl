goal = Collect the most tokens.

option-turns = Turns
    .help = So many turns end the match.

part-gone = Full rows
part-done = Turns done

refusal-nothing-there = Nothing lies there.
refusal-hand-is-full = You hold four cards already.
refusal-does-not-rise = Rows never fall.
refusal-you-can-take = You can take a card.

label-take = Take the card on place { $place }
label-lay = Lay { $card } in row { $row }
label-rest = Rest

log-lay = { $who-is ->
    [you] You lay { $card } in row { $row }.
   *[other] { $who } lays { $card } in row { $row }.
}
log-open = A { $card } is uncovered.
