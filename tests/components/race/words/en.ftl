goal = Bring all your pawns home first.

option-used = Pawns
    .help = How many pawns each player has.

refusal-six-to-enter = Only a six brings a pawn in.
refusal-beyond-home = That is further than home.
refusal-no-such-pawn = You do not play with that pawn.

log-roll = The die shows { $number }.
log-move = { $who-is ->
    [you] You move your pawn { $pawn }.
   *[other] { $who } moves pawn { $pawn }.
}
