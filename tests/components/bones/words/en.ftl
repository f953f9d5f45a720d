goal = Lay all your tiles.

option-goal = Goal
    .help = So many points end the match.
option-draw = Draw
    .help = Who cannot lay draws.

part-bones = Boneyard

refusal-does-not-fit = That tile does not fit there.
refusal-you-can-lay = You hold a tile that fits.
refusal-you-must-draw = Draw a tile first.
refusal-nothing-to-draw = There is nothing to draw.

label-take = Draw a tile
label-knock = Knock

log-lay = { $who-is ->
    [you] You lay { $tile } { $side }.
   *[other] { $who } lays { $tile } { $side }.
}
log-take = { $who-is ->
    [you] You draw.
   *[other] { $who } draws.
}
log-knock = { $who-is ->
    [you] You knock.
   *[other] { $who } knocks.
}
