### What the browser client says, whatever is played.

home = Home
pages = Pages
skip = Skip to the content
close = Close
settings = Settings
about = About
rules = Rules
replay = Replay
tagline = Board games of gods and mountains, with friends and with bots.

## Home

play-now = Play now
against-level = Bot level
players = { $count } players
level-name = { $level ->
    [0] 0 · plays at random
    [1] 1 · beginner
    [2] 2 · easy
    [3] 3 · fair
    [4] 4 · strong
    [6] 6 · the strongest
   *[other] { $level } · very strong
}
with-friends = With friends
first-game = First game, guided
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment. Open a table and send the link.
no-games-yet = Your games will stand here.
your-turn = Your turn
your-turn-short = your turn
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
status-waiting = waiting for players
status-running = being played
status-over = finished
status-won = won
status-lost = lost
status-drawn = a draw
time-left = { $time } left
all-games = All { $count } games
search-game = Game
search-opponent = Opponent
search-result = Result
search-all = all
games-found = { $count ->
    [one] One game
   *[other] { $count } games
}
no-games-found = No game fits.
page-before = Back
page-next = On
continue = Continue
look = Watch
join = Join
server-away = The server cannot be reached. Trying again…
your-name = Your name
save = Save

## A new table

new-table = A new table
seats = Players
seat-number = Seat { $number }
who-person = a person
who-me = me
who-bot = { $name } · bot, level { $level }
bot-style = Style
balanced-style = Balanced
bot-ponders = Level 6 thinks on while people do
clock = Clock
clock-none = none
clock-live = 1 minute per decision, 10 in reserve
clock-days = 3 days per decision
options = More options
yes = yes
no = no
show-in-lobby = Show in the list of open tables
open-table = Open the table

## A table

joining = Coming to the table…
table-missing = There is no such table
table-missing-hint = The link may be incomplete: ask for it again, or open a table of your own.
page-missing = There is no such page
waiting-for-players = The game begins when every seat is taken.
send-link = Send this link to whoever should join, or fill a seat with a bot.
choose-seat = Choose a seat.
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
empty-seat = Empty seat
sit = Sit here
stand-up = Stand up
add-bot = Add { $name } (bot, level { $level })
remove-bot = Send away
you = you
bot-level = A bot of level { $level }
stand-in = A bot stands in
away = away
to-move = to move
team = Team { $number }
team-yours = your team
team-other = the other team
take-seat-back = I am back
call-bot = Ask for a bot
leaving = Leave the game
hand-over = Leave it to a bot
offer-draw = Offer a draw
resign = Resign
resign-sure = Resign? The game ends, and the other side has won.
resign-sure-bot = Resign? A bot plays on in your seat to the end.
resigned = resigned
reconnecting = The connection is lost. Coming back… Nothing is lost: every move is kept.

what-now = What to do now
watching = You are watching this game.
game-over = The game is over.
do-it = Do it
not-yet = Not yet
rule-number = rule { $number }
choices = Choices
all-choices = { $count ->
    [one] All choices: { $count }
   *[other] All { $count } choices
}
undo = Undo
ask-undo = Ask to undo
log = What happened
log-only = Only { $name }
log-set-up = Set-up ({ $count })
log-empty = Nothing yet.
next-move = Next move
look-back = Look back
moves-ago = { $count ->
    [one] One move ago
   *[other] { $count } moves ago
}
look-now = Back to now
since-your-turn = Since your last turn
and-more = And more
in-words = The board in words
say-something = Say something
said-unread = New words: { $count }
looks-on = looks on
send = Send
asked-undo = { $name } asks to take back a move.
asked-draw = { $name } offers a draw.
asked-rematch = { $name } would like a rematch.
agree = Agree
decline = Decline
waiting-for-answers = Waiting for the others’ answers.

## The end

final-score = Final score
you-won = You have won
you-lost = You have lost
drawn = A draw
won-by = { $names } won
player = Player
points = Points
rematch = Rematch
to-rematch = To the rematch
decided-by = Decided by { $item }: { $points } more than the second.
course = The points, turn by turn
ahead-for-good = Ahead for good from turn { $turn } of { $count }
turn-before = The turn before it was decided
was-it-fair = Was it fair?
fair-how = Before the first draw the server published the hash of its seed; every draw follows from the seed. If its hash is the same, no draw was chosen. `petteia verify` checks the draws of a downloaded record one by one.
fair-hash = Hash published before the game
fair-seed = Seed, told at the end
fair-check = Check the seed
fair-kept = The seed is the one that was promised.
fair-broken = This is not the seed that was promised.
fair-unknown = This browser cannot compute the hash here; download the record and use petteia verify.

## Replay

at-start = the start
reading-record = Reading the record…
move-number = Move { $ply } of { $count }
step-back = One move back
step-next = One move on
turn-back = One turn back
turn-next = One turn on
to-start = To the start
to-end = To the end
key-space = space
moves = Moves
play-through = Play
pause = Pause
position = Position in the game
link-here = Link to this position
download = Download the record
share = Share
copy-it = Copy
share-picture = A picture of this position
share-frame = To show the replay on another page
record-open = Open a record
record-drop = Drop the file of a game anywhere on this page, or choose it. It is looked at like any other game, and kept nowhere.
record-choose = Choose a file
record-other = Open another record
record-broken = This record cannot be read
record-empty = “{ $name }” is empty.
record-too-large = “{ $name }” is too large: a record has one megabyte at most.
play-on = Play on from here
play-on-as = as
seat-of = { $number } · { $name }
back-to-table = Back to the table

## Rules, settings, about

primer = The game in pictures
all-rules = All rules, numbered
no-rules = There are no rules to show.
rules-in-english = These rules have not been translated yet; here they are in English.
rules-edition = Your table plays another edition. Where the rules tell another number, the numbers of that edition hold.
language = Language
theme = Look
theme-auto = as the system
theme-light = light
theme-dark = dark
pace = Pace of the others
pace-more = Every move can be followed; a press or a key skips ahead.
pace-instant = instant
pace-quick = quick
pace-calm = calm
pace-step = step by step
setting-confirm = Ask before a turn ends
setting-confirm-more = A choice that ends your turn is shown first and made with a second press.
setting-askOnly = Ask even where there is one answer
setting-askOnly-more = Otherwise it is given for you; where haste would tell others what you hold, after a pause.
setting-setUp = Set up the board myself
setting-setUp-more = Against bots it is done for you by lot, as where a game lets players choose closed territories.
set-up-board = The board is set up
set-up-how = Choose on the map. What you press again is free again; nothing is final before you confirm.
set-up-whole = Everything is chosen. Press a land to change your mind, or confirm: then the game begins.
set-up-ready = Shall the board stay like this?
set-up-make = { $count ->
    [0] Confirm
   *[other] Confirm all { $count }
}
set-up-suggest = Suggest the rest
set-up-anew = Start over
setting-motion = Movement
setting-motion-more = Pieces travel to where they go.
setting-sound = Sound
setting-sound-more = Synthesised, each to be switched off below.
sound-turn = your turn
sound-step = a step
sound-token = a token
sound-conquest = a conquest
sound-god = a god
sound-end = the end
sound-word = words
setting-notify = Notification
setting-notify-more = When it is your turn and the page is out of sight.
setting-patterns = Stronger patterns
setting-patterns-more = Hatched zones, bold patterns, and pieces with a name or shape of their own where colours could be mistaken.
about-name = Petteia (πεττεία) is what the ancient Greeks called board games.
about-what = This is a home for games of gods and mountains: complete rules, fair bots, games that can be saved, replayed and checked. The engine is the one judge; this page only draws what it says.
credits = Credits
credits-games = Gods of Olympus was published as Above, by Yves Charamel-Lenain (2019). Olympos is by Philippe Keyaerts, published by Ystari (2011). Our thanks to them and to everybody who made these games. If you like them here, look for the boxes.
unofficial = This is an unofficial project by players, not connected with the designers or publishers. Rules are told in our own words.
credits-own = All drawings and sounds are our own. The coastline of the map comes from Natural Earth, which is in the public domain.
licence = Licence: Apache 2.0.

## The guided game

lesson = Guided game
lesson-step = Step { $step } of { $count }
lesson-show = Show me
lesson-next = Next
lesson-end = Leave the guide
lesson-done = Play on

## Account

account = Account
account-guest = You are { $name }, a guest in this browser. With a name and a password you can come back from anywhere.
account-kept = You are { $name }.
name = Name
password = Password (8 or more)
register = Register
login = Log in
logout = Log out
logout-everywhere = Log out everywhere
password-old = Password now
password-new = New password (8 or more)
password-change = Change the password
password-changed = The password is changed; other devices have to log in again.
account-delete = Delete the account
account-delete-sure = Delete it for good? Games stay, your name goes.
account-more = Password and account
other-device = Another device
device-link = Open this link there, once
device-claim = This browser will be the same player as the device the link comes from.
device-yes = Yes, that is me
welcome = Welcome, { $name }.

## Company

company = Not good company?
company-more = Who is blocked is heard no more and cannot join where you sit. Reports go to the operator of this server.
nobody-else = Nobody else is here.
block = Block
blocked = { $name } is heard no more.
blocked-people = Blocked people
unblock = Hear again
report = Report
report-what = What should the operator know about { $name }?
reported = Thank you; the operator will see it.

## Letters

password-forgotten = Forgotten?
letter-sent = If there is an address, a letter is on its way.
mail = Address for letters
mail-none = With an address you can choose a new password when you have forgotten yours.
mail-kept = Letters go to { $mail }.
mail-keep = Keep this address
mail-forgotten = No address is kept any more.
mail-confirm = Your address
mail-confirm-yes = Yes, this address is mine
mail-confirmed = The address is kept.

## For operators

operator = For operators
op-now = Now
op-database = Database
op-disk = Disk
op-queue = Bots and clocks
op-people = People here
op-sockets = Sockets
op-in-memory = Tables in memory
op-bots = Bots thinking / waiting
op-tables = Tables waiting / running / over
op-users = Users / registered
op-waiting-bots = { $count ->
    [one] { $count } bot has owed a move for more than two seconds.
   *[other] { $count } bots have owed a move for more than two seconds.
}
op-live = Tables in memory: { $count }
op-watchers = watching: { $count }
op-bot-waits = a bot owes a move for { $seconds } s
op-reports = Reports
op-no-reports = No report is open.
op-ban = Ban for { $days } d
op-ban-network = Ban the network for { $days } d
op-handled = Done
op-days = Days of a ban
op-bans = People and bans
op-search = Name, id or network
op-find = Find
op-guest = guest
op-banned-until = banned until { $time }
op-unban = End the ban
op-announcement = Announcement
op-until = until { $time }
op-take-away = Take it away
op-hours = Hours
op-announce = Tell everybody
op-deeds = What operators did
deed-ban = ban:
deed-ban-network = ban of a network:
deed-announce = announcement to
deed-handle-report = report done:
deed-make-operator = new operator:
deed-withdraw-operator = no longer an operator:
deed-reset-password = new password for

## Keys

keys = Keys
key-pick = Pick the card or the choice with this number
key-walk = Go to the next choice on the board, or the one before
key-enter = Choose; the second time, do it
key-escape = Not yet; let go of what is picked
key-look = Look back at the last moves, and on
key-tab = To the next thing that can be chosen

## Editions

edition = Edition
editions = Editions
edition-new = a new edition
edition-how = Change any number where it stands; what is wrong is said beside it. Then save it as your own edition and play it with anybody.
edition-rebuilt = { $count ->
    [one] One value of our edition is rebuilt: no text gives the printed one.
   *[other] { $count } values of our edition are rebuilt: no text gives the printed ones.
}
edition-name = Name of your edition
edition-origin = Where its numbers come from
edition-needs-name = Give your edition a name first.
edition-saved = Saved. Whoever has its link can play it.
edition-play = Play it
edition-link = Copy its link
edition-upload = Open a file …
edition-file = Download as one file
edition-folder = Download as a folder
edition-compare = Compare with { $name }
edition-same = Both are the same.
edition-remove = Remove from my editions
edition-mistakes = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
edition-more = More
edition-played = Edition: { $name }
edition-played-rebuilt = Some numbers of this edition are rebuilt: no text gives the printed ones.
origin-printed = printed
origin-rebuilt = rebuilt
origin-ruling = our ruling
origin-mine = mine
less = less
more-of-it = more

# Analysis
analysis = Analysis
analyse = Analyse
analyse-record = Analyse a record
analysis-missing-hint = A game can be studied when it is over; a record can be pasted at any time.
paste-record = Paste the record of a game, or a position
paste-record-hint = As the replay downloads it, or as petteia writes it: the first line is “petteia record 1”.
analysing = Thinking about the game: { $done } of { $tasks }
graph-label = The chances of all players, move by move; the turning points below tell the same in words
bad-count = { $count ->
    [0] No bad decisions so far.
    [one] { $count } bad decision.
   *[other] { $count } bad decisions.
}
decisions = Decisions
only-bad = Mistakes only
mark-brilliant = brilliant
mark-only = only move
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
marks-inaccuracy = Inaccuracies
marks-mistake = Mistakes
marks-blunder = Blunders
verdict = What was decided here
no-choice = There was no choice.
at-end = This is the end of the game.
lost-chance = This lost { $loss } of the chances to win (between { $low } and { $high }).
drawn-there = Drawn: { $what }
drawn-there-more = Drawn: { $what }, and { $count } more
decided-there = { $name }: { $what }
luck-hint = What the draw changed, against what could be expected.
proven-won = wins
proven-lost = loses
proven = Certain: { $names } wins whatever the others do.
proven-in = { $turns ->
    [one] Certain: { $names } wins this turn.
   *[other] Certain: { $names } wins within { $turns } own turns, whatever the others do.
}
engine = Engine
engine-thinks = Let the engine think
simulations = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
variation = Variation:
back-to-game = Back to the game
turning-points = Turning points
turned-by = Move { $ply }. { $what }. Chances: { $before } → { $after }
turned-at = Move { $ply }. { $what }. Chances of { $name }: { $before } → { $after }
no-turning-points = No single move turned this game.
accounts = Accuracy and luck
accuracy = Accuracy
account-start = Chances at the start
account-decisions = Decisions of { $name }
account-draws = Luck of the draws
account-later = Came to light later
account-result = Result
accounts-hint = Start, decisions of all, the draws and what came to light later make the result. That is what was hidden in cards, or lay too far ahead for the engine too.
hindsight = With open cards (hindsight)
learn = Learn from your mistakes
learn-of = Learn from the mistakes of { $name }
learn-prompt = Played here: { $move }. It lost { $loss } of the chances. Find something better.
learn-right = Found: { $chance }.
learn-same = That is what was played: { $chance }. The best has { $best }.
learn-wrong = Not yet: { $chance }. The best has { $best }.
learn-skip = Next one
learn-show = Show it
learn-done = That was the last one.

# Puzzles
puzzles = Puzzles
puzzle = Puzzle
puzzles-all = All puzzles
puzzles-what = Positions from games with one good answer. Play it on the board: what is wrong is refuted there, and your first try at each counts for your rating.
puzzle-today = Puzzle of the day
puzzle-was-solved = You have solved it.
puzzle-was-failed = You have tried it.
puzzle-any = One that fits me, of { $count }
puzzle-kinds = What to look for
puzzle-themes = Themes
puzzle-win = { $turns ->
    [one] Win this turn
   *[other] Win in { $turns } turns of your side, whatever the others do
}
puzzle-defence = { $turns ->
    [one] Find the only defence: everything else loses at once
   *[other] Find the only defence: everything else loses in { $turns } turns
}
puzzle-best = Find the decision worth most
puzzle-win-short = { $turns ->
    [one] Win this turn
   *[other] Win in { $turns } turns
}
puzzle-defence-short = { $turns ->
    [one] Parry a win at once
   *[other] Parry a win in { $turns } turns
}
puzzle-best-short = What is worth most
puzzle-you-are = You are { $name }.
puzzle-hardness = Difficulty { $rating }
puzzle-judging = Let us see…
puzzle-answer = What came of it
puzzle-right = Solved!
puzzle-shown = This is the solution.
puzzle-go-on = Right. The others have answered: go on.
puzzle-worse = There is something better. This leaves you { $chance } of the chances, the best { $best }.
puzzle-no-win = { $turns ->
    [one] That does not win this turn.
   *[other] That does not win in { $turns } turns: the others get away.
}
puzzle-others-win = That does not hold: the others win.
puzzle-rating = Your rating
puzzle-margin = In 19 of 20 cases it is right up to { $margin } points.
puzzle-solved = Solved
puzzle-streak = In a row
puzzle-best-streak = { $count } at best
puzzle-unrated = Your first try at this puzzle has been counted before; this one changes no rating.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-skip = Another one
puzzle-link = Link to this puzzle
puzzle-missing-hint = Choose another one: there are hundreds.

set-up = Set up a position
set-up-hint = Change what you like. What cannot be is refused, with the reason.
set-up-rule = Rule { $rule }
set-up-undo = Undo
set-up-beginning = A new game for { $seats }
set-up-play = Play on against bots
set-up-text = The position as text
set-up-apply = Take over
set-up-from-here = Set up from here
paste-position-of = A position of
tries = Tries
tries-name = Name of these tries
tries-share = Link to these tries
tries-delete = Delete all
tries-mine = Show mine
tries-adopt = Add them to mine
tries-of-another = Somebody else tried this.
try-keep = Keep this try
try-after = after move { $ply }
try-name = Name
try-comment = Comment
try-delete = Delete from here on

# Hints
hint = Hint
hint-show = Show the move
hint-why = Why?
hint-thinking = Thinking…
warn = Are you sure?
warn-anyway = Play it all the same
setting-warn = Warn me of a blunder
setting-warn-more = Alone against bots: what loses much is asked about first, with the reason. The end of the game counts hints and warnings.
helped-hints = { $count ->
    [one] One hint taken.
   *[other] { $count } hints taken.
}
helped-warnings = { $count ->
    [one] Warned once.
   *[other] Warned { $count } times.
}
