### Что говорит игра «Олимп» по-русски.
### Имена стоят в именительном падеже, ниже — их формы: .gen — родительный, .acc — винительный; .from, .to и .in вместе с
### предлогом отвечают на вопросы «откуда», «куда» и «где»; .does говорит, что делает бог.

game-name = Олимп
game-summary = Заселяйте Древнюю Грецию, делайте открытия, стройте чудеса света и чтите богов. Каждое действие требует времени, и ходит тот, кто позади всех.
game-goal = Цель: больше всех очков. Открытие приносит 2, территория 1, престиж 1, а чудо света много: число стоит на нём.
game-credit = Автор Филипп Кейартс, художник Арно Демаг; издательство Ystari (2011). От двух до пяти игроков; 60–90 минут. Понравилась — купите коробку.

## Имена

grain = зерно
    .gen = зерна
wood = дерево
    .gen = дерева
stone = камень
    .gen = камня
gold = золото
    .gen = золота

bonus-settler = поселенец
bonus-hourglasses = 2 жетона песочных часов
bonus-prestige = 2 очка престижа
bonus-grain = кубик зерна
bonus-wood = кубик дерева
bonus-stone = кубик камня
bonus-gold = кубик золота

north = север
    .from = с севера
epirus = Эпир
    .gen = Эпира
    .acc = Эпир
    .from = из Эпира
    .to = в Эпир
    .in = в Эпире
macedonia = Македония
    .gen = Македонии
    .acc = Македонию
    .from = из Македонии
    .to = в Македонию
    .in = в Македонии
chalcidice = Халкидика
    .gen = Халкидики
    .acc = Халкидику
    .from = с Халкидики
    .to = на Халкидику
    .in = на Халкидике
thrace = Фракия
    .gen = Фракии
    .acc = Фракию
    .from = из Фракии
    .to = во Фракию
    .in = во Фракии
olympos = Олимп
    .gen = Олимпа
    .acc = Олимп
    .from = с Олимпа
    .to = на Олимп
    .in = на Олимпе
thessaly = Фессалия
    .gen = Фессалии
    .acc = Фессалию
    .from = из Фессалии
    .to = в Фессалию
    .in = в Фессалии
aetolia = Этолия
    .gen = Этолии
    .acc = Этолию
    .from = из Этолии
    .to = в Этолию
    .in = в Этолии
phocis = Фокида
    .gen = Фокиды
    .acc = Фокиду
    .from = из Фокиды
    .to = в Фокиду
    .in = в Фокиде
boeotia = Беотия
    .gen = Беотии
    .acc = Беотию
    .from = из Беотии
    .to = в Беотию
    .in = в Беотии
attica = Аттика
    .gen = Аттики
    .acc = Аттику
    .from = из Аттики
    .to = в Аттику
    .in = в Аттике
euboea = Эвбея
    .gen = Эвбеи
    .acc = Эвбею
    .from = с Эвбеи
    .to = на Эвбею
    .in = на Эвбее
achaea = Ахайя
    .gen = Ахайи
    .acc = Ахайю
    .from = из Ахайи
    .to = в Ахайю
    .in = в Ахайе
arcadia = Аркадия
    .gen = Аркадии
    .acc = Аркадию
    .from = из Аркадии
    .to = в Аркадию
    .in = в Аркадии
argolis = Арголида
    .gen = Арголиды
    .acc = Арголиду
    .from = из Арголиды
    .to = в Арголиду
    .in = в Арголиде
messenia = Мессения
    .gen = Мессении
    .acc = Мессению
    .from = из Мессении
    .to = в Мессению
    .in = в Мессении
laconia = Лакония
    .gen = Лаконии
    .acc = Лаконию
    .from = из Лаконии
    .to = в Лаконию
    .in = в Лаконии
corcyra = Керкира
    .gen = Керкиры
    .acc = Керкиру
    .from = с Керкиры
    .to = на Керкиру
    .in = на Керкире
cephalonia = Кефалления
    .gen = Кефаллении
    .acc = Кефаллению
    .from = с Кефаллении
    .to = на Кефаллению
    .in = на Кефаллении
lesbos = Лесбос
    .gen = Лесбоса
    .acc = Лесбос
    .from = с Лесбоса
    .to = на Лесбос
    .in = на Лесбосе
chios = Хиос
    .gen = Хиоса
    .acc = Хиос
    .from = с Хиоса
    .to = на Хиос
    .in = на Хиосе
naxos = Наксос
    .gen = Наксоса
    .acc = Наксос
    .from = с Наксоса
    .to = на Наксос
    .in = на Наксосе
rhodes = Родос
    .gen = Родоса
    .acc = Родос
    .from = с Родоса
    .to = на Родос
    .in = на Родосе
cydonia = Кидония
    .gen = Кидонии
    .acc = Кидонию
    .from = из Кидонии
    .to = в Кидонию
    .in = в Кидонии
knossos = Кносс
    .gen = Кносса
    .acc = Кносс
    .from = из Кносса
    .to = в Кносс
    .in = в Кноссе
troad = Троада
    .gen = Троады
    .acc = Троаду
    .from = из Троады
    .to = в Троаду
    .in = в Троаде
lydia = Лидия
    .gen = Лидии
    .acc = Лидию
    .from = из Лидии
    .to = в Лидию
    .in = в Лидии
caria = Кария
    .gen = Карии
    .acc = Карию
    .from = из Карии
    .to = в Карию
    .in = в Карии
lycia = Ликия
    .gen = Ликии
    .acc = Ликию
    .from = из Ликии
    .to = в Ликию
    .in = в Ликии
atlantis-west = Западная Атлантида
    .gen = Западной Атлантиды
    .acc = Западную Атлантиду
    .from = из Западной Атлантиды
    .to = в Западную Атлантиду
    .in = в Западной Атлантиде
atlantis-north = Северная Атлантида
    .gen = Северной Атлантиды
    .acc = Северную Атлантиду
    .from = из Северной Атлантиды
    .to = в Северную Атлантиду
    .in = в Северной Атлантиде
atlantis-south = Южная Атлантида
    .gen = Южной Атлантиды
    .acc = Южную Атлантиду
    .from = из Южной Атлантиды
    .to = в Южную Атлантиду
    .in = в Южной Атлантиде
atlantis-east = Восточная Атлантида
    .gen = Восточной Атлантиды
    .acc = Восточную Атлантиду
    .from = из Восточной Атлантиды
    .to = в Восточную Атлантиду
    .in = в Восточной Атлантиде

adriatic = Адриатическое море
ionian = Ионическое море
sicilian = Сицилийское море
corinthian = Коринфский залив
thermaic = Термейский залив
thracian = Фракийское море
propontis = Пропонтида
aegean = Эгейское море
saronic = Саронический залив
icarian = Икарийское море
cretan = Критское море
carpathian = Карпафское море
libyan = Ливийское море
atlantean = Море Атлантиды
okeanos = Океан

religion = Религия
cavalry = Конница
metallurgy = Металлургия
medicine = Медицина
oracle = Оракул
polytheism = Политеизм
astronomy = Астрономия
hoplites = Гоплиты
money = Деньги
agriculture = Сельское хозяйство
hellenism = Эллинизм
cartography = Картография
phalanx = Фаланга
commerce = Торговля
democracy = Демократия
art = Искусство
surgery = Хирургия
strategy = Стратегия
architecture = Архитектура
poetry = Поэзия
engineering = Инженерия
city = Город
absolutism = Абсолютизм
science = Наука
philosophy = Философия

lion-gate = Львиные ворота
    .acc = Львиные ворота
colossus = Колосс
    .acc = Колосс
stadium = Стадион
    .acc = Стадион
parthenon = Парфенон
    .acc = Парфенон
statue-of-zeus = Статуя Зевса
    .acc = Статую Зевса

zeus = Зевс
    .gen = Зевса
    .does = { $amount ->
        [one] { $amount } очко престижа
        [few] { $amount } очка престижа
       *[other] { $amount } очков престижа
    }
hecate = Геката
    .gen = Гекаты
    .does = { $amount ->
        [one] { $amount } поселенец в личный запас
        [few] { $amount } поселенца в личный запас
       *[other] { $amount } поселенцев в личный запас
    }
artemis = Артемида
    .gen = Артемиды
    .does = кубик на выбор
athena = Афина
    .gen = Афины
    .does = звезда для одного чуда света
ares = Арес
    .gen = Ареса
    .does = { $amount ->
        [one] { $amount } меч до следующего бога
        [few] { $amount } меча до следующего бога
       *[other] { $amount } мечей до следующего бога
    }
keres = Керы
    .gen = Кер
    .does = { $amount ->
        [one] минус { $amount } очко в конце игры
        [few] минус { $amount } очка в конце игры
       *[other] минус { $amount } очков в конце игры
    }
hades = Аид
    .gen = Аида
    .does = поселенец возвращается в личный запас
nemesis = Немезида
    .gen = Немезиды
    .does = все карты Судьбы уходят в сброс
erinyes = Эринии
    .gen = Эриний
    .does = следующее действие на { $amount } дороже
siren = Сирена
    .gen = Сирены
    .does = в море нельзя до следующего бога

card-cube-grain = кубик зерна
card-cube-wood = кубик дерева
card-cube-stone = кубик камня
card-cube-gold = кубик золота
card-prestige-grain = престиж за зерно
card-prestige-wood = престиж за дерево
card-prestige-stone = престиж за камень
card-prestige-gold = престиж за золото
card-hourglass-grain = песочные часы за зерно
card-hourglass-wood = песочные часы за дерево
card-hourglass-stone = песочные часы за камень
card-hourglass-gold = песочные часы за золото
card-most-grain = 3 жетона часов, если зерна больше всех
card-most-wood = 3 жетона часов, если дерева больше всех
card-most-stone = 3 жетона часов, если камня больше всех
card-most-gold = 3 жетона часов, если золота больше всех
card-plenty = 3 очка престижа за все четыре ресурса
card-star = звезда для чуда света
card-zeus = символ Зевса

## Из чего складывается цена, кроме открытий и Эриний

new-settler = новый поселенец
land = суша
sea = море
longer-way = более длинный путь
combat = сражение
discovery = открытие
wonder = чудо света

## За что дают очки, кроме открытий и Кер

track = место на Течении Времени
prestige = престиж
territories = территории
discoveries = открытия
wonders = чудеса света
destiny = карты Судьбы

## Что произошло: подготовка

disc-stacked = { $seat }: фишка ложится сверху стопки.
tile-placed = Колонка { $column }: { $tile }.
territory-condemned = { $seat } закрывает { $territory-acc }.
tribes-placed = Племена занимают территории: { $territory }.
barbarians-placed = { $seat } ставит варваров { $territory-to }.
fifth-cube-drawn = Пятый кубик: { $resource }.
cube-dealt = { $seat } начинает с кубиком { $resource-gen }.

## Что произошло: ход и оплата

turn-began = Ходит { $seat } (область { $space }).
action-paid = { $seat } платит { $cost ->
    [one] { $cost } шаг времени
    [few] { $cost } шага времени
   *[other] { $cost } шагов времени
}{ $hourglasses ->
    [0] { "" }
   *[other] { " " }(песочными часами — { $hourglasses })
}{ $spaces ->
    [0] { " " }и остаётся на области { $space }.
   *[other] { " " }и переходит на область { $space }.
}
turn-waited = { $seat } не может действовать и ждёт, переходя на область { $space }.

## Что произошло: расширение

settler-created = { $seat } отправляет нового поселенца { $origin-from } { $territory-to }.
settler-marched = { $seat } ведёт поселенца { $origin-from } { $territory-to }.
settler-returned = { $seat } выводит поселенца { $territory-from } и возвращает его в бой.
territory-taken = { $seat } занимает { $territory-acc } и берёт жетон { $resource-gen }.
tribe-beaten = { $seat } побеждает племя { $territory-in } и берёт жетон { $resource-gen }.
barbarians-beaten = { $seat } побеждает варваров { $territory-in } и берёт жетон { $resource-gen }.
territory-conquered = { $seat } завоёвывает { $territory-acc } и жетон { $resource-gen }; их теряет { $owner }.
star-won = { $seat } получает звезду { $territory-gen }.
zeus-token-won = { $seat } получает жетон Зевса.
territory-abandoned = Теперь никто не контролирует { $territory-acc }.
control-fell = { $seat } снова контролирует { $territory-acc }.
barbarians-returned = Варвары снова контролируют { $territory-acc }.

## Что произошло: развитие

cubes-spent = { $seat } платит кубиками: { $cubes }.
discovery-made = { $seat } делает открытие: { $tile }.
tile-chosen = { $seat }: на жетоне «{ $tile }» — { $resource }.
bonus-taken = { $seat } кладёт фишку в колонку { $column } и берёт бонус: { $bonus }.
cube-gained = { $seat } получает кубик { $resource-gen }.
hourglasses-gained = { $seat } получает { $count ->
    [1] жетон песочных часов
    [one] { $count } жетон песочных часов
    [few] { $count } жетона песочных часов
   *[other] { $count } жетонов песочных часов
}.
prestige-gained = { $seat } получает { $count ->
    [one] { $count } очко престижа
    [few] { $count } очка престижа
   *[other] { $count } очков престижа
}.
settlers-gained = { $seat } получает { $count ->
    [1] поселенца
    [one] { $count } поселенца
   *[other] { $count } поселенцев
} в личный запас.
wonder-built = { $seat } строит { $wonder-acc }; использовано звёзд: { $stars }.
athena-star-used = { $seat } тратит звезду Афины.
star-card-used = { $seat } тратит карту звезды.

## Что произошло: карты Судьбы и боги

zeus-space-reached = { $seat } достигает области Зевса ({ $space }).
destiny-drawn = { $seat } берёт карту Судьбы: { $card }.
destiny-taken = { $seat } берёт карту Судьбы.
oracle-kept = { $seat } вопрошает Оракула и оставляет карту: { $card }.
oracle-chose = { $seat } вопрошает Оракула и оставляет одну карту.
card-discarded = { $seat } сбрасывает карту: { $card }.
pile-shuffled = Сброс перетасован в новую колоду; карт в ней: { $count }.
no-card-left = Карт Судьбы не осталось: { $seat } ничего не берёт.
card-played = { $seat } играет карту: { $card }.
god-revealed = { $seat } открывает карту Олимпа: { $god } ({ $god-does }).
zeus-card-played = { $seat } играет символ Зевса.
nobody-favoured = Милость { $god-gen } не достаётся никому.
god-favoured = Милость { $god-gen }: { $seat }.
god-harmed = Гнев { $god-gen }: { $seat }.
fate-god-favoured = Милость кого-то из богов: { $seat }.
fate-god-harmed = Гнев кого-то из богов: { $seat }.
settler-lost = { $seat } теряет поселенца { $territory-in }: его забирает Аид.

## Что произошло: конец игры

last-action-began = { $seat } может закончить игру здесь или сделать последнее действие.
seat-ended = { $seat } заканчивает игру на области { $space }.
seat-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
game-won = Победа: { $seat }.

## Ходы

move-settle = Новый поселенец: { $origin-from } { $territory-to }
move-march = Поселенец: { $origin-from } { $territory-to }
move-return = Поселенец: { $territory-from } и обратно
move-discover = Открытие: { $tile }
move-build = Построить { $wonder-acc }
move-end = Закончить игру здесь
move-wait = Ждать
move-way = Путь ценой { $cost }
move-pay = Заплатить
move-pay-cubes = Заплатить кубиками: { $cubes }
move-bonus = Бонус { $space }
move-bonus-given = Бонус: { $bonus }
move-tile = Жетон: { $resource }
move-cube = Кубик { $resource-gen }
move-card = Сыграть: { $card }
move-keep = Оставить: { $card }
move-done = Готово: больше карт не играть
move-zeus = Сыграть символ Зевса
move-no-zeus = Не играть символ Зевса
move-lose = Отдать поселенца { $territory-in }
move-condemn = Закрыть { $territory-acc }
move-barbarian = Поставить варваров { $territory-to }
move-disc = Фишка: { $seat }
move-place = Положить жетоны: { $tile }
move-fifth = Пятый кубик: { $resource }
move-deal = Раздать кубик { $resource-gen }
move-draw = Взять карту: { $card }
move-reveal = Открыть карту Олимпа: { $god }

## Вопросы

ask-stacking = Решает случай: чья фишка ляжет следующей на стартовую область?
ask-placing = Решает случай: какое открытие лежит в ряду { $row }, колонке { $column }?
ask-wonder = Решает случай: какое чудо света лежит в колонке { $column }?
ask-fifth = Решает случай: какого ресурса пятый кубик?
ask-dealing = Решает случай: с каким кубиком начинает { $seat }?
ask-drawing = Решает случай: какую карту Судьбы берёт { $seat }?
ask-revealing = Решает случай: какой бог откроется?
ask-condemning = Какую территорию вы закрываете? Осталось { $count }: зерно { $grain }, дерево { $wood }, камень { $stone }, золото { $gold }.
ask-invading = На какую территорию вы ставите варваров? Осталось { $count }.
ask-turn = Расширение или развитие?
ask-last-turn = Вы заканчиваете игру или делаете последнее действие?
ask-spending = Какими кубиками вы платите за открытие «{ $tile }»?
ask-choosing = Какой жетон «{ $tile }» вы берёте?
ask-gaining = { $count ->
    [1] Какой кубик вы берёте?
   *[other] Вы выбираете кубики, осталось взять: { $count }. Какой следующий?
}
ask-bonus = Какой бонус открытия «{ $tile }» вы берёте?
ask-going = Сколько вы тратите на путь { $territory-to }?
ask-paying-cards = Цена — { $cost }, а без карт вы можете заплатить не больше { $budget }: какую карту вы играете?
ask-paying = { $cost ->
    [one] К оплате { $cost } шаг времени. Сыграете сначала карту?
    [few] К оплате { $cost } шага времени. Сыграете сначала карту?
   *[other] К оплате { $cost } шагов времени. Сыграете сначала карту?
}
ask-keeping = Какую карту вы оставляете?
ask-playing = Сыграете сейчас карту?
ask-praying = { $god } ({ $god-does }): сыграете символ Зевса?
ask-losing = Какого поселенца вы отдаёте Аиду?

## Почему так ходить нельзя

why-not-drawn = Сейчас это выпасть не может.
why-chance-draws = Здесь решает случай.
why-only-chance = Это решает только случай.
why-past-the-cross = Цена — { $cost }, а заплатить вы можете не больше { $budget }: действие не может увести фишку за область с крестом.
why-not-at-last-zeus = Закончить игру можно, когда вы достигли последней области Зевса.
why-end-instead = Ждать незачем: вы можете закончить игру.
why-has-action = Ждать нельзя: у вас есть возможное действие.
why-stock-empty = В вашем личном запасе нет поселенцев.
why-covered-there = Вы не контролируете { $territory-acc }: новых поселенцев туда не добавляют.
why-not-yours = Новый поселенец начинает на севере или на вашей территории, а { $territory-acc } вы не контролируете.
why-cheaper-from = По правилам этой партии новый поселенец отправляется { $territory-to } оттуда, откуда не дороже всего: { $origin-from }.
why-no-settler-there = У вас нет поселенца { $territory-in }.
why-condemned = { $territory }: эта территория закрыта, останавливаться на ней нельзя.
why-yours-already = Вы уже контролируете { $territory-acc }.
why-siren = Сирена не пускает вас в море, а по суше { $territory-to } не попасть.
why-no-way = Пути { $territory-to } нет.
why-no-such-way = Пути { $territory-to }, который стоил бы ровно { $cost }, нет.
why-discovered = Это открытие у вас уже есть: { $tile }.
why-not-in-play = В этой партии этого нет: { $tile }.
why-no-tile-left = Жетонов «{ $tile }» не осталось.
why-lacks-resources = Вам нечем оплатить открытие «{ $tile }». Не хватает: { $lacking }. На каждую группу нужен свой ресурс.
why-built = { $wonder }: это чудо света уже построено, им владеет { $seat }.
why-lacks-stars = { $wonder }: нужно звёзд — { $needed }, у вас — { $stars }.
why-star-card = Карту звезды не играют: она помогает построить чудо света.
why-zeus-card = Карту Зевса играют после того, как открыта карта Олимпа.
why-card-not-in-hand = У вас нет этой карты: { $card }.
why-card-without-effect = Эта карта ничего не даст: { $card }.
why-not-this-payment = Этих кубиков не хватает или среди них есть лишние.
why-no-such-tile = На жетонах «{ $tile }» такого ресурса не бывает: { $resource }.
why-tile-taken = Жетон «{ $tile }» с этим ресурсом уже взят: { $resource }.
why-bonus-taken = Этот бонус уже занимает { $seat }.
why-grey-bonus = Серый бонус — только для игры впятером, и есть он не везде.
why-not-looked-at = Среди карт, которые вы смотрите, этой нет: { $card }.
why-no-zeus-card = У вас нет карты Зевса.
why-condemned-already = { $territory }: эта территория уже закрыта.
why-enough-condemned = Территорий { $resource-gen } закрыто уже достаточно.
why-one-star-only = Из двух территорий { $resource-gen } со звездой закрыть можно только одну.
why-not-empty = { $territory } не пустует.
why-one-of-each = На территории { $resource-gen } варвары уже стоят: выберите другой ресурс.

why-nothing-to-pay = Платить пока не за что: сначала действие.
why-no-discovery-to-pay = Кубиками платят только за открытие.
why-no-bonus-due = Бонус берут после открытия.
why-no-tile-due = Жетон «Деньги» или «Сельское хозяйство» выбирают, когда делают это открытие.
why-no-cube-due = Сейчас вы не выбираете кубик.
why-no-way-due = Никто не в пути: путь выбирают после цели, и лишь в игре с длинными путями.
why-no-cards-looked-at = Сейчас вы не выбираете карту Судьбы.
why-no-card-drawn = Ход не закончен: выберите действие.
why-no-god-revealed = Карта Олимпа сейчас не открыта.
why-no-hades = Аид не требует поселенца.
why-condemning-is-over = Территории закрывают только при подготовке.
why-no-barbarians-now = Варваров ставят только при подготовке к игре.

why-first-spending = Сначала выберите кубики для оплаты.
why-first-choosing = Сначала выберите жетон.
why-first-gaining = Сначала выберите кубик.
why-first-bonus = Сначала выберите бонус.
why-first-paying = Сначала заплатите за действие.
why-first-going = Сначала выберите, сколько стоит путь поселенца.
why-first-keeping = Сначала выберите карту, которую оставите.
why-first-playing = Сначала сыграйте карту или скажите «готово».
why-first-praying = Сначала скажите, играете ли вы символ Зевса.
why-first-losing = Сначала выберите поселенца, которого отдаёте.
why-first-condemning = Сначала закройте территории.
why-first-invading = Сначала поставьте варваров.

## К чему ведёт действие

forecast-way = Путь: { $way }.
forecast-hourglasses = Часть цены покрывают песочные часы: { $count }.
forecast-space = Ваша фишка окажется на области { $space }.
forecast-zeus = Достигнутые области Зевса: { $spaces }.
forecast-order = Порядок ходов после этого: { $seat }.

## Поле в терминале

board-northern-greece = Северная Греция
board-central-greece = Средняя Греция
board-peloponnese = Пелопоннес
board-islands = Острова
board-crete = Крит
board-asia-minor = Малая Азия
board-atlantis = Атлантида
board-two-each = { $region } (по 2 очка)
board-order = Порядок ходов:
board-hand = Ваши карты Судьбы:
board-looked = Вы смотрите:
board-destiny = Карты Судьбы:
board-pile = в колоде { $count }
board-discards = в сбросе { $count }
board-gods = Открытые карты Олимпа:
board-current = { $god } (последняя)
board-any = любой один ресурс
board-tokens-and-cubes = жетоны и кубики
board-star = звезда
board-zeus = Зевс
board-tribe = племя
board-barbarians = варвары
board-condemned = закрыта
board-covered = A поверх b
board-hourglasses = песочные часы
board-settlers = поселенцы: запас/карта
board-swords = мечи
board-points = очки
board-space = область Течения Времени
board-to-zeus = до следующей области Зевса
board-hidden = закрытая карта Олимпа
board-made = открыто, построено
board-tie = открытия и чудеса света

## Что дают открытия, в двух словах

brings-swords = { $count ->
    [one] { $count } меч
    [few] { $count } меча
   *[other] { $count } мечей
}
brings-zeus = { $count ->
    [one] { $count } символ Зевса
    [few] { $count } символа Зевса
   *[other] { $count } символов Зевса
}
brings-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звёзд
}
brings-hourglasses = { $count ->
    [one] { $count } жетон часов
    [few] { $count } жетона часов
   *[other] { $count } жетонов часов
}
brings-settlers = { $count ->
    [one] { $count } поселенец
    [few] { $count } поселенца
   *[other] { $count } поселенцев
}
brings-cubes = { $count ->
    [one] { $count } кубик на выбор
    [few] { $count } кубика на выбор
   *[other] { $count } кубиков на выбор
}
brings-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
brings-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
brings-nothing = ничего, кроме своих 2 очков
power-cavalry = верхом
power-medicine = новый поселенец за 1
power-oracle = 3 карты, одна ваша
power-astronomy = море на 1 дешевле
power-money = свой цвет: дешевле 2
power-agriculture = свой цвет: дешевле 2
power-cartography = море на 1 дешевле
power-democracy = ничьи в вашу пользу
power-architecture = чудеса за 5
power-engineering = 3 за жетон звезды
power-city = очко за поселенца
power-absolutism = 2 очка за меч
power-science = очко за открытие

## Поле словами

told-track = Течение Времени кончается Крестом на области { $cross }; области Зевса, где ? — закрытая карта Олимпа: { $text }.
told-row = Открытия ряда { $row }: { $text }.
told-wonders = Чудеса света: { $text }.
told-wonder = нужно звёзд: { $stars }, очков: { $points }
told-time = вам это стоит времени: { $count }
told-lacking = вам не хватает: { $text }
told-bonuses = бонусы: { $text }

## Что не так в издании

mistake-zeus-token = Жетон Зевса лежит на одной территории, а не на { $count }.
mistake-few-lands = Территорий с этим ресурсом ({ $resource }) нужно не меньше { $least }, а не { $count }.
mistake-two-stars = Звезду несут две территории с ресурсом «{ $resource }», а не { $count }.
mistake-slug = «{ $text }»: имя здесь пишется строчными латинскими буквами и дефисами.
mistake-name-twice = «{ $text }» — имя двух мест сразу.
mistake-many-seas = Морей не больше { $most }.
mistake-no-neighbours = Нет соседей: { $space }.
mistake-neighbour-twice = Каждого соседа надо назвать один раз: { $space }.
mistake-one-sided = Сосед назван, но сам в ответ не называет: { $space } → { $other }.
mistake-out-of-reach = Сюда нельзя дойти с севера: { $space }.
mistake-double = Областей Зевса от одной до { $most }; для каждого здесь true или false.
mistake-rising = Области Зевса должны идти по возрастанию.
mistake-many-gods = Для этого нужно больше { $most } богов; один из десяти остаётся неизвестным.
mistake-points-from = Числа должны возрастать, начиная с последней области Зевса, { $space }.
mistake-slot-twice = Место дважды: ряд { $row }, колонка { $column }.
mistake-slot-missing = Не хватает места: ряд { $row }, колонка { $column }.
mistake-group = «{ $text }» — не группа вроде «2 grain» или «any».
mistake-group-twice = Ресурс «{ $resource }» спрошен дважды; у каждой группы свой ресурс.
mistake-many-groups = Групп больше, чем ресурсов.
mistake-no-bonus-there = В пятом ряду нет бонусов.
mistake-few-bonuses = Мест для бонусов меньше, чем жетонов открытий при таком числе игроков: { $count }.
mistake-few-tiles = В ряду { $row } открытий: { $count }, а нужно { $most }.
mistake-shows = Здесь нужны разные ресурсы, числом { $count }.
mistake-two-tiles = Таких жетонов два ({ $tile }), а ряд требует больше.
mistake-shows-only = Этот жетон показывает ресурс и не может приносить ещё кубики или карты: { $tile }.
mistake-good = { $god }: { $good ->
    [true] это добрый бог, вредить он не может.
   *[false] это злой бог, помогать он не может.
}
mistake-many-settlers = На карте могло бы оказаться { $count } поселенцев, а их всего { $most }.

## Как играют боты разных стилей

style-warrior = Воин
style-warrior-plays = Отнимает территории у соперников и не боится, что они вернутся.
style-builder = Строитель
style-builder-plays = Селится там, где можно получить звёзды, и строит чудо света, как только может.
style-priest = Жрец
style-priest-plays = Собирает символы Зевса, чтобы боги благоволили ему и щадили его.
