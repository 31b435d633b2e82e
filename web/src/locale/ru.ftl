### Что говорит клиент в браузере, во что бы ни играли.

home = Главная
pages = Страницы
skip = К содержанию
close = Закрыть
settings = Настройки
about = О проекте
rules = Правила
replay = Просмотр
tagline = Настольные игры о богах и горах: с друзьями и с ботами.

## Главная

play-now = Играть
against-level = Уровень бота
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
level-name = { $level ->
    [0] 0 · ходит наугад
    [1] 1 · новичок
    [2] 2 · лёгкий
    [3] 3 · средний
    [4] 4 · сильный
    [6] 6 · сильнейший
   *[other] { $level } · очень сильный
}
with-friends = С друзьями
first-game = Первая партия с подсказками
my-games = Мои партии
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт. Откройте стол и пошлите ссылку.
no-games-yet = Здесь будут ваши партии.
your-turn = Ваш ход
your-turn-short = ваш ход
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
status-waiting = ждёт игроков
status-running = идёт игра
status-over = закончена
status-won = победа
status-lost = поражение
status-drawn = ничья
time-left = осталось { $time }
all-games = Все партии: { $count }
search-game = Игра
search-opponent = Соперник
search-result = Итог
search-all = все
games-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
no-games-found = Таких партий нет.
page-before = Назад
page-next = Дальше
continue = Продолжить
look = Смотреть
join = Сесть
server-away = Сервер не отвечает. Пробуем снова…
your-name = Ваше имя
save = Сохранить

## Новый стол

new-table = Новый стол
seats = Игроки
seat-number = Место { $number }
who-person = человек
who-me = я
who-bot = { $name } · бот, уровень { $level }
bot-style = Стиль
balanced-style = Уравновешенный
bot-ponders = Уровень 6 думает и тогда, когда решают люди
clock = Часы
clock-none = без часов
clock-live = минута на решение, 10 минут запаса
clock-days = три дня на решение
options = Ещё настройки
yes = да
no = нет
show-in-lobby = Показать в списке открытых столов
open-table = Открыть стол

## Стол

joining = Идём к столу…
table-missing = Такого стола нет
table-missing-hint = Возможно, ссылка неполная: попросите прислать её ещё раз или откройте свой стол.
page-missing = Такой страницы нет
waiting-for-players = Игра начнётся, когда все места будут заняты.
send-link = Отправьте эту ссылку тем, кого ждёте, или посадите бота.
choose-seat = Выберите место.
invite-link = Ссылка на этот стол
copy-link = Скопировать ссылку
copied = Скопировано
empty-seat = Свободное место
sit = Сесть сюда
stand-up = Встать
add-bot = Позвать: { $name } (бот, уровень { $level })
remove-bot = Убрать
you = вы
bot-level = Бот уровня { $level }
stand-in = Играет бот
away = не здесь
to-move = ходит
team = Команда { $number }
team-yours = ваша команда
team-other = соперники
take-seat-back = Вернуться за стол
call-bot = Позвать бота
leaving = Выйти из партии
hand-over = Передать боту
offer-draw = Предложить ничью
resign = Сдаться
resign-sure = Сдаться? Партия закончится победой соперника.
resign-sure-bot = Сдаться? За вас до конца доиграет бот.
resigned = партия сдана
reconnecting = Связь потеряна, восстанавливаем… Ничего не пропало: все ходы сохранены.

what-now = Что делать
watching = Вы смотрите эту партию.
game-over = Игра окончена.
do-it = Сделать
not-yet = Не сейчас
rule-number = правило { $number }
choices = Возможные ходы
all-choices = { $count ->
    [one] Все варианты: { $count }
   *[other] Все варианты: { $count }
}
undo = Отменить
ask-undo = Попросить отмену
log = Что произошло
log-only = Только { $name }
log-set-up = Подготовка ({ $count })
log-empty = Пока ничего.
next-move = Следующий ход
look-back = Посмотреть назад
moves-ago = { $count ->
    [one] { $count } ход назад
    [few] { $count } хода назад
   *[many] { $count } ходов назад
}
look-now = К текущему ходу
since-your-turn = После вашего хода
and-more = И ещё
in-words = Поле словами
say-something = Сказать что-нибудь
said-unread = Новые реплики: { $count }
looks-on = зритель
send = Отправить
asked-undo = { $name } просит взять ход назад.
asked-draw = { $name } предлагает ничью.
asked-rematch = { $name } предлагает сыграть ещё раз.
agree = Согласиться
decline = Отклонить
waiting-for-answers = Ждём ответа остальных.

## Конец

final-score = Итог
you-won = Вы победили
you-lost = Вы проиграли
drawn = Ничья
won-by = Победа: { $names }
player = Игрок
points = Очки
rematch = Ещё раз
to-rematch = К новой партии
decided-by = Решило: { $item } — на { $points } больше, чем у второго.
course = Очки по ходам
ahead-for-good = Окончательно впереди с хода { $turn } из { $count }
turn-before = Ход перед решающим
was-it-fair = Всё честно?
fair-how = До первой жеребьёвки сервер опубликовал хеш своего ключа; из ключа следует каждая жеребьёвка. Если хеш совпадает, ничего не подбирали. `petteia verify` проверит по скачанной записи каждую жеребьёвку.
fair-hash = Хеш, опубликованный до игры
fair-seed = Ключ жеребьёвки, названный в конце
fair-check = Проверить ключ
fair-kept = Ключ тот самый, что был обещан.
fair-broken = Это не тот ключ, что был обещан.
fair-unknown = Этот браузер не может вычислить хеш; скачайте запись и запустите petteia verify.

## Просмотр

at-start = начало
reading-record = Читаем запись…
move-number = Ход { $ply } из { $count }
step-back = На ход назад
step-next = На ход вперёд
turn-back = На ход игрока назад
turn-next = На ход игрока вперёд
to-start = В начало
to-end = В конец
key-space = пробел
moves = Ходы
play-through = Показать
pause = Пауза
position = Место в партии
link-here = Ссылка на эту позицию
download = Скачать запись
share = Поделиться
copy-it = Скопировать
share-picture = Картинка этой позиции
share-frame = Чтобы показать просмотр на другой странице
record-open = Открыть запись
record-drop = Перетащите файл с записью партии на эту страницу или выберите его. Запись смотрят как любую партию и нигде не хранят.
record-choose = Выбрать файл
record-other = Открыть другую запись
record-broken = Эту запись не прочесть
record-empty = Файл «{ $name }» пуст.
record-too-large = Файл «{ $name }» слишком велик: в записи не больше одного мегабайта.
play-on = Играть отсюда
play-on-as = за
seat-of = { $number } · { $name }
back-to-table = Назад к столу

## Правила, настройки, о проекте

primer = Игра в картинках
all-rules = Все правила по номерам
no-rules = Правил для показа нет.
rules-in-english = Эти правила ещё не переведены; вот они по-английски.
rules-edition = За вашим столом играют по другому изданию. Где в правилах стоит другое число, действует число этого издания.
language = Язык
theme = Вид
theme-auto = как в системе
theme-light = светлый
theme-dark = тёмный
pace = Темп остальных
pace-more = За каждым ходом можно проследить; нажатие или клавиша пропускает ожидание.
pace-instant = сразу
pace-quick = быстрый
pace-calm = спокойный
pace-step = по шагам
setting-confirm = Спрашивать в конце хода
setting-confirm-more = Выбор, который завершает ход, сначала показывается и делается вторым нажатием.
setting-askOnly = Спрашивать, даже если ответ один
setting-askOnly-more = Иначе он даётся за вас, а там, где поспешность выдала бы ваши карты, — после паузы.
setting-setUp = Готовить поле самостоятельно
setting-setUp-more = Иначе в игре с ботами это делает за вас жребий: например, там, где игроки сами закрывают земли.
set-up-board = Подготовка поля
set-up-how = Выбирайте на карте. Нажмите ещё раз, чтобы передумать: до подтверждения ничего не решено.
set-up-whole = Всё выбрано. Нажмите на землю, чтобы изменить выбор, или подтвердите: тогда игра начнётся.
set-up-ready = Оставить поле таким?
set-up-make = { $count ->
    [0] Подтвердить
   *[other] Подтвердить всё ({ $count })
}
set-up-suggest = Подсказать остальное
set-up-anew = Начать заново
setting-motion = Движение
setting-motion-more = Фигурки и фишки сами переходят на новое место.
setting-sound = Звук
setting-sound-more = Свои, синтезированные; каждый можно выключить ниже.
sound-turn = ваш ход
sound-step = шаг
sound-token = жетон
sound-conquest = завоевание
sound-god = бог
sound-end = конец игры
sound-word = слова
setting-notify = Уведомление
setting-notify-more = Когда ваш ход, а страница не видна.
setting-patterns = Усиленные узоры
setting-patterns-more = Штриховка, крупные узоры и фигуры со своим именем или формой там, где цвета можно спутать.
about-name = Петтейя (πεττεία) — так древние греки называли настольные игры.
about-what = Это дом для игр о богах и горах: полные правила, честные боты, партии, которые можно сохранить, пересмотреть и проверить. Судья здесь один — движок; страница лишь рисует то, что он говорит.
credits = Благодарности
credits-games = «Боги Олимпа» изданы как Above, автор Ив Шарамель-Ленен (2019). «Олимп» (Olympos) — автор Филипп Кейартс, издательство Ystari (2011). Спасибо им и всем, кто создал эти игры. Если понравится здесь, поищите коробки.
unofficial = Это неофициальный проект игроков, не связанный с авторами и издателями. Правила изложены своими словами.
credits-own = Все рисунки и звуки — наши. Береговая линия карты взята из Natural Earth, общественного достояния.
licence = Лицензия: Apache 2.0.

## Партия с подсказками

lesson = Партия с подсказками
lesson-step = Шаг { $step } из { $count }
lesson-show = Показать
lesson-next = Дальше
lesson-end = Закончить подсказки
lesson-done = Играть дальше

## Учётная запись

account = Учётная запись
account-guest = Вы — { $name }, гость в этом браузере. С именем и паролем можно вернуться откуда угодно.
account-kept = Вы — { $name }.
name = Имя
password = Пароль (не короче 8)
register = Зарегистрироваться
login = Войти
logout = Выйти
logout-everywhere = Выйти везде
password-old = Нынешний пароль
password-new = Новый пароль (не короче 8)
password-change = Сменить пароль
password-changed = Пароль изменён; на других устройствах нужно войти снова.
account-delete = Удалить учётную запись
account-delete-sure = Удалить навсегда? Партии останутся, имя исчезнет.
account-more = Пароль и учётная запись
other-device = Другое устройство
device-link = Откройте там эту ссылку, один раз
device-claim = Этот браузер станет тем же игроком, что и устройство, откуда ссылка.
device-yes = Да, это я
welcome = Добро пожаловать, { $name }.

## Company

company = Плохая компания?
company-more = Заблокированного вы больше не слышите, и он не может сесть там, где сидите вы. Жалобы получает администратор сервера.
nobody-else = Больше здесь никого нет.
block = Заблокировать
blocked = Игрока { $name } больше не слышно.
blocked-people = Заблокированные
unblock = Слышать снова
report = Пожаловаться
report-what = Что администратору следует знать об игроке { $name }?
reported = Спасибо, администратор это увидит.

## Letters

password-forgotten = Забыли?
letter-sent = Если адрес указан, письмо уже в пути.
mail = Адрес для писем
mail-none = С адресом можно выбрать новый пароль, если забудете прежний.
mail-kept = Письма приходят на { $mail }.
mail-keep = Сохранить адрес
mail-forgotten = Адрес больше не хранится.
mail-confirm = Ваш адрес
mail-confirm-yes = Да, это мой адрес
mail-confirmed = Адрес сохранён.

## For operators

operator = Администратору
op-now = Сейчас
op-database = База данных
op-disk = Диск
op-queue = Боты и часы
op-people = Людей здесь
op-sockets = Соединений
op-in-memory = Столов в памяти
op-bots = Ботов думает / ждёт
op-tables = Столов: ждут / идут / окончены
op-users = Пользователей / с именем
op-waiting-bots = { $count ->
    [one] { $count } бот должен ход дольше двух секунд.
    [few] { $count } бота должны ход дольше двух секунд.
   *[other] { $count } ботов должны ход дольше двух секунд.
}
op-live = Столы в памяти: { $count }
op-watchers = смотрят: { $count }
op-bot-waits = бот должен ход { $seconds } с
op-reports = Жалобы
op-no-reports = Нерассмотренных жалоб нет.
op-ban = Запретить вход на { $days } дн.
op-ban-network = Запретить сеть на { $days } дн.
op-handled = Рассмотрено
op-days = Срок запрета, дней
op-bans = Люди и запреты
op-search = Имя, номер или сеть
op-find = Найти
op-guest = гость
op-banned-until = вход запрещён до { $time }
op-unban = Снять запрет
op-announcement = Объявление
op-until = до { $time }
op-take-away = Убрать
op-hours = Часов
op-announce = Объявить всем
op-deeds = Что делали администраторы
deed-ban = запрет входа:
deed-ban-network = запрет сети:
deed-announce = объявление:
deed-handle-report = жалоба рассмотрена:
deed-make-operator = новый администратор:
deed-withdraw-operator = больше не администратор:
deed-reset-password = новый пароль для

## Keys

keys = Клавиши
key-pick = Взять карту или вариант с этим номером
key-walk = К следующему возможному выбору на поле или к предыдущему
key-enter = Выбрать; второй раз — сделать
key-escape = Не сейчас; отпустить выбранное
key-look = Посмотреть последние ходы и вернуться
key-tab = К следующему, что можно выбрать

## Издания

edition = Издание
editions = Издания
edition-new = новое издание
edition-how = Меняйте любое число там, где оно стоит; ошибки называются рядом. Потом сохраните как своё издание и играйте с кем угодно.
edition-rebuilt = { $count ->
    [one] { $count } значение нашего издания восстановлено: напечатанного нет ни в одном тексте.
    [few] { $count } значения нашего издания восстановлены: напечатанных нет ни в одном тексте.
   *[other] { $count } значений нашего издания восстановлено: напечатанных нет ни в одном тексте.
}
edition-name = Название издания
edition-origin = Откуда его числа
edition-needs-name = Сначала дайте изданию название.
edition-saved = Сохранено. Играть может каждый, у кого есть ссылка.
edition-play = Играть
edition-link = Скопировать ссылку
edition-upload = Открыть файл…
edition-file = Скачать одним файлом
edition-folder = Скачать папкой
edition-compare = Сравнить с «{ $name }»
edition-same = Они одинаковы.
edition-remove = Убрать из моих изданий
edition-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
edition-more = Ещё
edition-played = Издание: { $name }
edition-played-rebuilt = Некоторые числа этого издания восстановлены: напечатанных нет ни в одном тексте.
origin-printed = напечатано
origin-rebuilt = восстановлено
origin-ruling = наше решение
origin-mine = моё
less = меньше
more-of-it = больше

# Analysis
analysis = Разбор
analyse = Разобрать
analyse-record = Разобрать запись
analysis-missing-hint = Партию можно разобрать, когда она закончена; запись можно вставить в любое время.
paste-record = Вставьте запись партии или позицию
paste-record-hint = Такую, как скачивается при просмотре партии или пишет petteia: первая строка — «petteia record 1».
analysing = Идёт разбор: { $done } из { $tasks }
graph-label = Шансы всех игроков, ход за ходом; переломные моменты ниже говорят то же словами
bad-count = { $count ->
    [0] Плохих решений пока нет.
    [one] { $count } плохое решение.
    [few] { $count } плохих решения.
   *[other] { $count } плохих решений.
}
decisions = Решения
only-bad = Только ошибки
mark-brilliant = блестяще
mark-only = единственный ход
mark-best = лучший ход
mark-good = хорошо
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
marks-inaccuracy = Неточности
marks-mistake = Ошибки
marks-blunder = Грубые ошибки
verdict = Что здесь решили
no-choice = Выбора не было.
at-end = Это конец партии.
lost-chance = Потеряно { $loss } шансов на победу (от { $low } до { $high }).
drawn-there = Выпало: { $what }
drawn-there-more = Выпало: { $what } и ещё { $count }
decided-there = { $name }: { $what }
luck-hint = Что изменил жребий против ожидаемого.
proven-won = победа
proven-lost = проигрыш
proven = Наверняка: { $names } выигрывает, что бы ни делали остальные.
proven-in = { $turns ->
    [one] Наверняка: { $names } выигрывает этим ходом (своих ходов: { $turns }).
   *[other] Наверняка: { $names } выигрывает, что бы ни делали остальные (своих ходов: { $turns }).
}
engine = Программа
engine-thinks = Пусть программа думает
simulations = { $count ->
    [one] { $count } проба
    [few] { $count } пробы
   *[other] { $count } проб
}
variation = Вариант:
back-to-game = Назад к партии
turning-points = Переломные моменты
turned-by = Ход { $ply }. { $what }. Шансы: { $before } → { $after }
turned-at = Ход { $ply }. { $what }. Шансы игрока { $name }: { $before } → { $after }
no-turning-points = Ни один отдельный ход не переломил партию.
accounts = Точность и удача
accuracy = Точность
account-start = Шансы в начале
account-decisions = Решения: { $name }
account-draws = Удача в жребии
account-later = Выяснилось позже
account-result = Итог
accounts-hint = Начало, решения всех, жребий и то, что выяснилось позже, вместе дают итог. Позже выясняется скрытое в картах и то, что было слишком далеко и для программы.
hindsight = С открытыми картами (задним умом)
learn = Учиться на своих ошибках
learn-of = Учиться на ошибках: { $name }
learn-prompt = Здесь сыграно: { $move }. Это стоило { $loss } шансов. Найдите ход получше.
learn-right = Найдено: { $chance }.
learn-same = Это и было сыграно: { $chance }. У лучшего хода { $best }.
learn-wrong = Ещё нет: { $chance }. У лучшего хода { $best }.
learn-skip = Следующая
learn-show = Показать
learn-done = Это была последняя.

# Puzzles
puzzles = Задачи
puzzle = Задача
puzzles-all = Все задачи
puzzles-what = Позиции из партий, в которых есть один хороший ответ. Сыграйте его на доске: неверный ход будет тут же опровергнут, а первая попытка в каждой задаче идёт в ваш рейтинг.
puzzle-today = Задача дня
puzzle-was-solved = Вы её решили.
puzzle-was-failed = Вы уже пробовали.
puzzle-any = Подходящая мне из { $count }
puzzle-kinds = Что искать
puzzle-themes = Темы
puzzle-win = { $turns ->
    [1] Победите этим ходом
    [one] Победите за { $turns } ход вашей стороны при любой защите
    [few] Победите за { $turns } хода вашей стороны при любой защите
   *[other] Победите за { $turns } ходов вашей стороны при любой защите
}
puzzle-defence = { $turns ->
    [1] Найдите единственную защиту: всё остальное проигрывает сразу
    [one] Найдите единственную защиту: всё остальное проигрывает за { $turns } ход
    [few] Найдите единственную защиту: всё остальное проигрывает за { $turns } хода
   *[other] Найдите единственную защиту: всё остальное проигрывает за { $turns } ходов
}
puzzle-best = Найдите самое ценное решение
puzzle-win-short = { $turns ->
    [1] Победа этим ходом
    [one] Победа за { $turns } ход
    [few] Победа за { $turns } хода
   *[other] Победа за { $turns } ходов
}
puzzle-defence-short = { $turns ->
    [1] Защита от победы сразу
    [one] Защита от победы за { $turns } ход
    [few] Защита от победы за { $turns } хода
   *[other] Защита от победы за { $turns } ходов
}
puzzle-best-short = Самое ценное решение
puzzle-you-are = Вы — { $name }.
puzzle-hardness = Сложность { $rating }
puzzle-judging = Посмотрим…
puzzle-answer = Что из этого вышло
puzzle-right = Решено!
puzzle-shown = Вот решение.
puzzle-go-on = Верно. Соперники ответили: продолжайте.
puzzle-worse = Есть решение лучше. Так у вас остаётся { $chance } шансов, а с лучшим решением { $best }.
puzzle-no-win = { $turns ->
    [1] Этим ходом так не победить.
    [one] За { $turns } ход так не победить: соперники ускользают.
    [few] За { $turns } хода так не победить: соперники ускользают.
   *[other] За { $turns } ходов так не победить: соперники ускользают.
}
puzzle-others-win = Это не защита: соперники побеждают.
puzzle-rating = Ваш рейтинг
puzzle-margin = В 19 случаях из 20 он верен с точностью до { $margin } пунктов.
puzzle-solved = Решено
puzzle-streak = Подряд
puzzle-best-streak = Лучшая серия: { $count }
puzzle-unrated = Ваша первая попытка в этой задаче уже засчитана; эта рейтинга не меняет.
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-skip = Другую
puzzle-link = Ссылка на эту задачу
puzzle-missing-hint = Выберите другую: их сотни.

set-up = Расставить позицию
set-up-hint = Меняйте что угодно. Чего быть не может, то не принимается, и сказано почему.
set-up-rule = Правило { $rule }
set-up-undo = Отменить
set-up-beginning = Новая партия на { $seats }
set-up-play = Доиграть против ботов
set-up-text = Позиция текстом
set-up-apply = Принять
set-up-from-here = Изменить эту позицию
paste-position-of = Позиция игры
tries = Пробы
tries-name = Название этих проб
tries-share = Ссылка на эти пробы
tries-delete = Удалить все
tries-mine = Показать мои
tries-adopt = Добавить к моим
tries-of-another = Это пробовал кто-то другой.
try-keep = Сохранить эту пробу
try-after = после хода { $ply }
try-name = Название
try-comment = Замечание
try-delete = Удалить отсюда и дальше

# Hints
hint = Подсказка
hint-show = Показать ход
hint-why = Почему?
hint-thinking = Думаю…
warn = Вы уверены?
warn-anyway = Всё равно сыграть
setting-warn = Предупреждать о грубых ошибках
setting-warn-more = В игре с одними ботами: о том, что теряет много, сначала спросят и объяснят. В конце партии подсказки и предупреждения считаются.
helped-hints = { $count ->
    [one] Взята { $count } подсказка.
    [few] Взято { $count } подсказки.
   *[other] Взято { $count } подсказок.
}
helped-warnings = { $count ->
    [one] { $count } предупреждение.
    [few] { $count } предупреждения.
   *[other] { $count } предупреждений.
}
