### Что говорит анализ, по-русски.

## Почему решение хуже другого

why-missed-win = { $turns ->
    [0] Была верная победа, что бы ни делали другие: { $line }.
    [1] Можно было победить сразу: { $line }.
   *[other] Была верная победа за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, что бы ни делали другие: { $line }.
}
why-allowed-win = { $turns ->
    [0] После этого { $winners } побеждает, что ни делай: { $line }.
    [1] После этого { $winners } побеждает следующим ходом: { $line }.
   *[other] После этого { $winners } побеждает за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, что ни делай: { $line }.
}
why-better = Лучше было «{ $move }»: шансы { $best } % вместо { $played } %.
why-points = В доигранных партиях очков при этом больше примерно на { NUMBER($points, maximumFractionDigits: 1) }, прежде всего по статье «{ $item }».
why-rival = К тому же соперник ({ $rival }) получает очков меньше примерно на { NUMBER($points, maximumFractionDigits: 1) }, прежде всего по статье «{ $item }».
why-plan = Без этого { $rival } чаще добирается до «{ $move }»: в { $often } из { $games } продолжений, а с этим — в { $seldom }.
why-fate-good = С этим «{ $event }» случается в { $often } из { $games } продолжений, а без этого — в { $seldom }.
why-fate-bad = Без этого «{ $event }» случается в { $often } из { $games } продолжений, а с этим — в { $seldom }.

## Отчёт

report-title = Анализ
report-player = игрок
report-accuracy = точность
report-start = начало
report-decisions = свои решения
report-others = чужие решения
report-draws = жребий
report-hidden = выяснилось позже
report-result = итог
report-won = Победа: { $winners }
report-drawn = Ничья
report-unfinished = Не окончена
report-chances = Шансы
report-turning = Поворотные моменты
report-worst = Что стоило больше всего
report-move = ход
report-loss = потеря
report-mark = оценка
report-percent = { $percent } %
report-luck = удача
report-hindsight = Задним числом: оценено с открытыми картами.
report-partial = Рассчитано частей: { $done } из { $tasks }.
report-how = { $simulations ->
    [0] { NUMBER($seconds) } с на каждую позицию
   *[other] симуляций на каждую позицию: { $simulations }
}
report-adds-up = начало + решения + жребий + то, что выяснилось позже = итог

## Оценки

mark-brilliant = блестяще
mark-only = единственное
mark-best = лучшее
mark-good = хорошо
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка

## Подсказки и предупреждения

hint-move = { $move }.
hint-only = Выбора здесь нет.
hint-win = { $turns ->
    [0] У вас верная победа при любой игре соперников.
    [1] Вы можете победить этим ходом.
    [one] У вас верная победа за { $turns } ход при любой игре соперников.
    [few] У вас верная победа за { $turns } хода при любой игре соперников.
   *[other] У вас верная победа за { $turns } ходов при любой игре соперников.
}
hint-lost = Соперники могут добиться победы силой: усложните им задачу.
hint-defence = Соперники грозят победить, и защита только одна.
hint-look = Обратите внимание: { $things }.
hint-near = { $near ->
    [1] Из вариантов ({ $count }) один явно лучше всех.
   *[other] Вариантов { $count }, примерно одинаково хороши из них { $near }.
}
hint-why-win = { $turns ->
    [1] Это победа: { $line }.
   *[other] Это победа при любой игре соперников, например: { $line }.
}
hint-why-defence = Всё остальное проигрывает.
hint-why-better = Так у вас около { $best } % шансов; следующий по силе выбор, «{ $move }», даёт { $next } %.
hint-why-close = Так у вас около { $best } % шансов; «{ $move }» примерно не хуже.
hint-why-line = Дальше может быть так: { $line }.
warn-win = { $turns ->
    [0] У вас здесь верная победа, а так вы её упускаете.
    [1] Вы можете победить этим ходом, а так упускаете победу.
    [one] У вас верная победа за { $turns } ход, а так вы её упускаете.
    [few] У вас верная победа за { $turns } хода, а так вы её упускаете.
   *[other] У вас верная победа за { $turns } ходов, а так вы её упускаете.
}
warn-chances = Ваши шансы упадут примерно с { $best } % до { $played } %.
warn-points = Это стоит около { NUMBER($points, maximumFractionDigits: 1) } очков, прежде всего по статье «{ $item }».
