### Что говорит игра «Боги Олимпа» по-русски.
### Имена богов и жетонов стоят ниже вместе с падежами: $god-gen — родительный, $god-dat — дательный, $god-acc — винительный.

game-name = Боги Олимпа

## Имена

zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
hera = Гера
    .gen = Геры
    .dat = Гере
    .acc = Геру
poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
demeter = Деметра
    .gen = Деметры
    .dat = Деметре
    .acc = Деметру
athena = Афина
    .gen = Афины
    .dat = Афине
    .acc = Афину
ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
aphrodite = Афродита
    .gen = Афродиты
    .dat = Афродите
    .acc = Афродиту
hades = Аид
    .gen = Аида
    .dat = Аиду
    .acc = Аида

lightning = молния
    .gen = молнии
barrier = преграда
    .gen = преграды
portal = портал
    .gen = портала
fertility = плодородие
    .gen = плодородия

## Что произошло: подготовка

god-set = { $god } стоит на { $cell }.
card-drawn = { $part ->
    [column] Карта { $god-gen } ({ $letter }, { $ring }) указывает столбец: { $letter }.
   *[ring] Карта { $god-gen } ({ $letter }, { $ring }) указывает кольцо: { $ring }.
}
token-set = Жетон { $token-gen } лежит на { $cell }.
card-dealt = { $seat } получает карту { $god-gen }.
first-seat-found = Начинает { $seat }: у этого игрока карта Зевса с буквой Α.

## Что произошло: ход

card-spent = { $seat } играет карту { $god-gen }; она становится слабой.
card-discarded = { $seat }: карта { $god-gen } уходит в сброс.
god-stepped = { $way ->
    [up] { $cell ->
        [summit] { $seat }: { $god } поднимается с { $origin } на вершину.
       *[other] { $seat }: { $god } поднимается с { $origin } на { $cell }.
    }
    [left] { $seat }: { $god } идёт влево с { $origin } на { $cell }.
   *[right] { $seat }: { $god } идёт вправо с { $origin } на { $cell }.
}
god-stayed = { $seat }: { $god-dat } некуда идти, фигурка остаётся на { $cell }.
fertility-used = Плодородие на { $cell }: { $god } ходит ещё раз, жетон возвращается в запас.
portal-entered = { $god } входит в портал на { $cell }.
portals-used = { $god } выходит из портала на { $cell }; оба портала возвращаются в запас.
lone-portal-used = Другого портала нет: { $god } переходит с { $origin } на { $cell }, портал остаётся.
lightning-struck = Молния на { $cell } поражает { $god-acc } и возвращается в запас.
lightning-removed = Молния на { $cell } не срабатывает и возвращается в запас.
power-lost = { $god } под ударом молнии: способность в этот ход потеряна.

## Что произошло: способности

token-placed = { $seat } кладёт жетон { $token-gen } на { $cell }.
token-taken = Запас пуст: { $seat } берёт жетон { $token-gen } с { $cell }, чтобы переложить его.
token-returned = { $seat }: Посейдон убирает жетон { $token-gen } с { $cell } в запас.
god-led = { $way ->
    [up] { $seat }: Афродита ведёт { $god-acc } вверх с { $origin } на { $cell }.
    [left] { $seat }: Афродита ведёт { $god-acc } влево с { $origin } на { $cell }.
   *[right] { $seat }: Афродита ведёт { $god-acc } вправо с { $origin } на { $cell }.
}
god-pushed-back = { $seat }: способностью Посейдона { $god } отступает с { $origin } на { $cell }.
card-weakened = { $owner }: карта { $god-gen } становится слабой.
cards-put-away = { $pile ->
    [discard] { $count ->
        [one] { $owner } кладёт карту { $god-gen } в сброс.
       *[other] { $owner } кладёт обе карты { $god-gen } в сброс.
    }
   *[box] { $count ->
        [one] { $owner } убирает карту { $god-gen } в коробку.
       *[other] { $owner } убирает обе карты { $god-gen } в коробку.
    }
}
nothing-happened = Способность { $god-gen } применить не к чему.

## Что произошло: карты возвращаются, конец партии

cards-recovered = { $seat }: сильных карт не осталось, все восемь снова сильные.
card-recovered = { $seat } берёт из сброса карту { $god-gen }.
turn-passed = { $seat } пропускает ход: карт нет.
summit-reached = { $seats ->
    [4] { $god } на вершине Олимпа: { $seat } побеждает вместе с союзником.
   *[other] { $god } на вершине Олимпа: { $seat } побеждает.
}
game-drawn = { $turns ->
    [one] Сыгран { $turns } ход, вершины не достиг никто: ничья.
    [few] Сыграно { $turns } хода, вершины не достиг никто: ничья.
   *[other] Сыграно { $turns } ходов, вершины не достиг никто: ничья.
}

## Ходы

move-god = { $way ->
    [up] { $god } идёт вверх
    [left] { $god } идёт влево
    [right] { $god } идёт вправо
   *[stay] { $god } остаётся на месте
}
move-step = { $way ->
    [up] Дальше вверх
    [left] Дальше влево
    [right] Дальше вправо
   *[stay] Остаться на месте
}
move-to = Выйти на { $cell }
move-place = Положить жетон на { $cell }
move-take = Взять жетон с { $cell }
move-remove = Убрать жетон с { $cell } в запас
move-back = Двинуть { $god-acc } на клетку назад
move-weaken = Ослабить карту { $god-gen }
move-weaken-partner = Ослабить карту { $god-gen } у союзника
move-done = Готово: больше карт не ослаблять
move-nothing = Ничего: способность применить не к чему
move-recover = Взять карту { $god-gen }
move-pass = Пропустить ход
move-set = Поставить { $god-acc }
move-draw = Открыть карту { $god-gen } ({ $letter }, { $ring })
move-deal = Карту получает { $seat }

## Вопросы

ask-set = Решает случай: кто из богов встанет на { $cell }?
ask-draw = { $part ->
    [column] Решает случай: какая карта укажет столбец для жетона { $token-gen }?
   *[ring] Решает случай: какая карта укажет кольцо для жетона { $token-gen }?
}
ask-deal = Решает случай: кому достанется карта { $god-gen }?
ask-turn-two = Какого бога вы двигаете и куда? Его карта должна лежать сильной стороной вверх.
ask-turn-four = Какого бога вы двигаете и куда? Его карта должна быть у вас на руках.
ask-pass = У вас нет карт, и сброс пуст: вы пропускаете ход.
ask-step = Плодородие: { $god } ходит ещё раз. Куда?
ask-exit = Где { $god } выйдет из портала?
ask-place = Куда вы кладёте жетон { $token-gen }?
ask-take = Жетонов { $token-gen } в запасе нет: какой жетон с поля вы переложите?
ask-weaken-two = Гера: какую сильную карту соперника вы ослабите?
ask-weaken-four = Гера: карты какого бога должны убрать ваши соперники?
ask-spend-two = { $left ->
    [1] Афина: вы можете ослабить ещё одну свою карту. Какую?
   *[other] Афина: вы можете ослабить до двух своих карт. Какую?
}
ask-spend-four = { $whose ->
    [own] Афина: вы можете ослабить одну свою карту. Какую?
    [partner] Афина: вы можете ослабить одну карту союзника. Какую?
   *[both] Афина: вы можете ослабить одну свою карту, одну карту союзника или обе. Какую?
}
ask-lead = Афродита: какого другого бога вы двигаете и куда?
ask-flood = Посейдон: какой жетон вернётся в запас или какой бог отступит на клетку?
ask-recover = { $left ->
    [one] Ваши новые карты: возьмите из сброса ещё { $left } карту.
    [few] Ваши новые карты: возьмите из сброса ещё { $left } карты.
   *[other] Ваши новые карты: возьмите из сброса ещё { $left } карт.
}

## Почему так ходить нельзя

why-set-up-is-over = Подготовка закончена: случаю больше нечего решать.
why-not-drawn = Сейчас это выпасть не может.
why-chance-draws = Идёт подготовка: здесь решает случай.
why-has-cards = Пропускать ход нельзя: у вас есть карта, которую можно сыграть.
why-choose-a-god = Ход начинается с бога: скажите, кто из них идёт и куда.
why-card-is-weak = Ваша карта { $god-gen } слабая: её нельзя сыграть, пока карты не восстановятся.
why-card-not-in-hand = У вас нет карты { $god-gen }.
why-must-move = Рядом есть свободная клетка: { $god } не может оставаться на месте.
why-not-to-the-summit = Способность Афродиты не может привести { $god-acc } на вершину, даже через плодородие.
why-god-there = На { $cell } стоит { $god }.
why-barrier-there = На { $cell } лежит преграда: богам туда нельзя.
why-no-such-ring = Клетки { $cell } нет: на этой горе { $rings ->
    [one] { $rings } кольцо
    [few] { $rings } кольца
   *[other] { $rings } колец
}.
why-must-step-again = Плодородие: { $god } ходит ещё раз — вверх, влево или вправо.
why-must-leave-portal = { $god } в портале: скажите, на какую клетку выйти.
why-not-the-same-portal = Бог стоит в этом самом портале: выберите другую клетку.
why-to-another-portal = На { $cell } нет портала: пока на поле есть другой портал, выходить надо туда.
why-to-ring-one = { $cell } не на кольце 1: из единственного портала бог попадает на кольцо 1.
why-must-place = Способность обязательна: скажите, куда вы кладёте жетон { $token-gen }.
why-reserve-not-empty = В запасе ещё есть жетон { $token-gen }: кладите его.
why-already-taken = Вы уже взяли с поля жетон { $token-gen }: теперь положите его.
why-token-there = На { $cell } лежит жетон { $token-gen }: жетоны кладут только на пустые клетки.
why-another-cell = Жетон взят с { $cell }: его надо положить на другую клетку.
why-reserve-empty = Жетонов { $token-gen } в запасе нет: сначала возьмите один из лежащих на поле.
why-just-placed = Преграду на { $cell } положили только что: возьмите другую.
why-no-token-there = На { $cell } нет жетона { $token-gen }.
why-hera-must-choose = Способность Геры обязательна: назовите бога, чью карту она уберёт.
why-opponent-lacks = { $seats ->
    [2] Карта { $god-gen } у соперника уже слабая.
   *[other] Ни у одного из соперников нет карты { $god-gen }.
}
why-own-card-spent = Одну свою карту вы уже ослабили.
why-card-in-play = Эта карта { $god-gen } сейчас играет: в конце хода она и так уйдёт в сброс.
why-own-card-missing = { $seats ->
    [2] Ваша карта { $god-gen } уже слабая.
   *[other] У вас нет карты { $god-gen }.
}
why-no-partner = В игре вдвоём союзников нет.
why-partner-card-spent = Одну карту союзника вы уже ослабили.
why-partner-lacks = У союзника нет карты { $god-gen }.
why-athena-must-choose = Афина спрашивает, какие карты ослабить: назовите карту или скажите «готово».
why-power-is-compulsory = Способность есть к чему применить, и она обязательна.
why-aphrodite-must-lead = Афродита двигает другого бога: скажите, какого и куда.
why-another-god = Афродита двигает другого бога, а не себя.
why-led-god-must-move = Афродита двигает бога: оставить { $god-acc } на месте нельзя.
why-nothing-to-remove = На { $cell } нет жетона.
why-on-ring-one = { $god } на кольце 1: назад идти некуда.
why-poseidon-must-choose = Посейдон убирает жетон в запас или двигает бога на клетку назад: выберите одно.
why-must-recover = Сначала { $seat } берёт новые карты из сброса.
why-not-discarded = В сбросе нет карты { $god-gen }.
why-different-cards-first = Карта { $god-gen } у вас уже есть: берите разные карты, пока они есть.

## Поле в терминале

board-turn = Ход { $number }
board-reserve = Запас
board-weak = слаб.
board-discard = Сброс
board-summit = вершина
