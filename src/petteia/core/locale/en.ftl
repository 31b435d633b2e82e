### What every game says.

player = Player { $number }
no-such-move = There is no move “{ $text }”.
game-is-over = The game is over.
