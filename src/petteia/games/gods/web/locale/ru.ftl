### Что говорит рисунок горы.

board-name = Гора. Стрелки переводят с клетки на клетку, Enter выбирает.
board-in-zone = в зоне молнии
board-may-choose = можно выбрать
summit-name = вершина
cards-name = Карты
discard-name = Сброс
reserve-words = в запасе: { $count }
hand-words = может сыграть: { $cards }
card-words = { $side ->
    [strong] { $god }, сильная сторона{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
    [weak] { $god }, слабая сторона
   *[none] { $god }, нет на руке
}
power-zeus = Ставит молнию.
power-hera = Ослабляет карту соперника.
power-poseidon = Возвращает жетон в запас или сдвигает бога на клетку назад.
power-demeter = Ставит плодородие.
power-athena = Может ослабить до двух своих карт.
power-ares = Ставит две преграды.
power-aphrodite = Двигает другого бога на одну клетку.
power-hades = Ставит портал.

game-name = Боги Олимпа
game-summary = Восемь богов взбираются на гору, и никто не владеет ни одним: каждый ходит всеми. Приведите любого на вершину в свой ход.
