### Что говорит каждая игра.

player = Игрок { $number }
no-such-move = Нет такого хода: «{ $text }».
game-is-over = Партия окончена.
