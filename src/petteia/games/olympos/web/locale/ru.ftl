### Что говорит рисунок карты.

game-summary = Заселяйте Древнюю Грецию, делайте открытия, стройте чудеса света и чтите богов. Каждое действие требует времени, и ходит тот, кто позади всех.
tab-map = Карта
tab-development = Открытия
map-name = Карта Греции. Tab переводит между территориями, которые можно выбрать, Enter выбирает.
the-north = Север
north-words = Север: отсюда начинает новый поселенец
any-resource = любого ресурса
tiles-left = осталось: { $count }
wonder-words = нужно звёзд: { $stars }, очков: { $points }
resource-words = { $resource }: { $tokens } с территорий, { $cubes } в кубиках
space-words = на области { $space }
sign-sword = мечи
sign-zeus = символы Зевса
sign-star = звёзды
sign-hourglass = песочные часы
sign-settler = поселенцы в личном запасе
sign-prestige = престиж
sign-card = карты Судьбы
is-condemned = закрыта крестом
is-tribe = племя
is-barbarian = варвары
is-held = под контролем места { $seat }
forecast-space = область { $from } → { $to }{ $hourglasses ->
    [0] { "" }
   *[other] , песочных часов: { $hourglasses }
}
forecast-zeus = { $count ->
    [1] проходит область Зевса
   *[other] проходит областей Зевса: { $count }
}
forecast-next = затем ходят:

sea-adriatic = Адриатическое море
sea-ionian = Ионическое море
sea-sicilian = Сицилийское море
sea-corinthian = Коринфский залив
sea-thermaic = Термейский залив
sea-thracian = Фракийское море
sea-propontis = Пропонтида
sea-aegean = Эгейское море
sea-saronic = Саронический залив
sea-icarian = Икарийское море
sea-cretan = Критское море
sea-carpathian = Карпафское море
sea-libyan = Ливийское море
sea-atlantean = Море Атлантиды
sea-okeanos = Океан

tile-religion = один символ Зевса
tile-cavalry = 2 жетона песочных часов; каждый отрезок суши стоит 1
tile-metallurgy = один меч
tile-medicine = новый поселенец стоит 1
tile-oracle = посмотрите три карты Судьбы, оставьте одну
tile-polytheism = один символ Зевса
tile-astronomy = море дешевле на 1
tile-hoplites = один меч
tile-money = открытия, где нужен ресурс с жетона, дешевле на 2
tile-agriculture = открытия, где нужен ресурс с жетона, дешевле на 2
tile-hellenism = карта Судьбы и символ Зевса
tile-cartography = море дешевле на 1
tile-phalanx = карта Судьбы и меч
tile-commerce = два кубика на выбор
tile-democracy = выигрывает при равенстве
tile-art = два символа Зевса
tile-surgery = два поселенца
tile-strategy = два меча
tile-architecture = звезда; чудеса света стоят 5
tile-poetry = 3 очка
tile-engineering = звезда; 3 очка за каждый жетон звезды
tile-city = 1 очко за каждого своего поселенца на карте
tile-absolutism = 2 очка за каждый меч
tile-science = 1 очко за каждое открытие
tile-philosophy = 5 очков
map-nearer = Ближе
from-here = Отсюда ({ $land }): выберите, куда идти.
what-glows = Светящееся можно выбрать; наведите, чтобы увидеть цену и последствия.
