### Что говорит каждая игра.

player = Игрок { $number }
no-such-move = Нет такого хода: «{ $text }».
game-is-over = Партия окончена.

## Командная строка

cli-word-why = почему
cli-word-help = помощь ?
cli-word-moves = ходы
cli-word-board = поле
cli-word-log = запись
cli-word-show = покажи
cli-word-hint = совет
cli-word-undo = назад
cli-word-bot = бот
cli-word-draw = ничья
cli-word-resign = сдаюсь
cli-word-save = сохрани
cli-word-quit = выход
cli-help-why = почему ход можно или нельзя сделать: почему ХОД
cli-help-help = этот список; или правило по номеру, глава по началу номера
cli-help-moves = ещё раз возможные ходы
cli-help-board = ещё раз поле
cli-help-log = всё, что произошло с начала партии
cli-help-show = показать или скрыть что-то на поле: покажи СЛОВО
cli-help-hint = как сыграл бы бот
cli-help-undo = вернуть своё последнее решение и ответы на него
cli-help-bot = дальше за вас играет бот
cli-help-draw = согласиться на ничью, где она возможна
cli-help-resign = сдать партию; если играют больше двух, доигрывает бот
cli-help-save = записать партию в файл: сохрани ФАЙЛ
cli-help-quit = уйти; перед этим партию можно сохранить
cli-help-moves-how = Чтобы сходить, наберите номер хода, его название или начала слов.
cli-welcome = { $game }. «помощь» покажет, что можно набрать, «выход» — уйти.
cli-you-are = Вы — { $name }.
cli-type-a-move = Наберите ход или его номер; «помощь» покажет остальное.
cli-type-help = «ходы» покажет возможные ходы, «помощь» — что ещё можно набрать.
cli-ambiguous = «{ $text }» может означать:
cli-why-what = О каком ходе речь? Наберите «почему» и ход.
cli-why-legal = Этот ход возможен: { $move }
cli-in-all = всего
cli-show-what = На поле можно показать или скрыть: { $words }
cli-show-nothing = На этом поле больше нечего показать.
cli-no-rules = У этой игры нет записанных правил.
cli-no-such-rule = Нет правила «{ $text }»; правила идут от { $first } до { $last }.
cli-edition = Играют по изданию «{ $text }»: где в правилах стоит другое число, действует его собственное.
cli-hint = Жадный бот сыграл бы так: { $move }
cli-nothing-to-undo = Пока нечего возвращать.
cli-all-agree = Все согласны? (да/нет)
cli-undone = Ход возвращён: { $move }
cli-resign-sure = Сдать партию? (да/нет)
cli-resigned = { $name } сдаётся.
cli-left-to-bot = За игрока { $name } дальше играет бот.
cli-overwrite = Файл { $file } уже есть. Переписать? (да/нет)
cli-yes = д да
cli-cannot-save = Не удалось записать { $file }: { $reason }
cli-saved =
    Партия записана в { $file }.
    Проверить её: { $command }
cli-offer-to-save = Сохранить партию? Наберите имя файла или просто нажмите Enter:
cli-not-saved = Партия не сохранена.
cli-goodbye = До свидания.
cli-hand-over = { $name }, садитесь и нажмите Enter.
cli-thinking = { $name } думает…
cli-unfinished = Партия не окончена.
cli-drawn = Ничья.
cli-won = { $count ->
    [one] Победа: { $names }.
   *[other] Победили вместе: { $names }.
}
cli-scores = Очки: { $scores }
cli-rules = правила { $version }
cli-setting-up = Подготовка
cli-chance = Случай

## Что не так в издании

mistake-unknown = Здесь нет «{ $text }».
mistake-missing = Не хватает «{ $text }».
mistake-no-table = «{ $text }» должно быть таблицей.
mistake-origin = Происхождение бывает только таким: { $text }.
mistake-number = Здесь должно быть число от { $least } до { $most }, а не «{ $text }».
mistake-list = Здесь должен быть список, длина которого { $count }.
mistake-truth = Здесь должно быть true или false, а не «{ $text }».
mistake-word = Слова «{ $text }» здесь нет; есть { $known }.
mistake-text = Здесь должно быть одно-два слова.

## Партия словами, для программ и языковых моделей

talk-you-are = Вы — { $name }, идёт партия «{ $game }».
talk-news = С вашего последнего решения:
talk-how = Ответьте номером или текстом одного из этих ходов и больше ничем.
talk-say-the-move = Такой ход возможен, но ответ неясен: назовите только его номер или текст.
talk-no-such-number = Хода с номером { $number } нет; номера идут от 1 до { $count }.
