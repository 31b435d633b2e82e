### What every game says.

player = Player { $number }
no-such-move = There is no move “{ $text }”.
game-is-over = The game is over.

## The command line

cli-word-why = why
cli-word-help = help ?
cli-word-moves = moves
cli-word-board = board
cli-word-log = log
cli-word-show = show
cli-word-hint = hint
cli-word-undo = undo
cli-word-bot = bot
cli-word-draw = draw
cli-word-resign = resign
cli-word-save = save
cli-word-quit = quit
cli-help-why = why a move may or may not be made: why MOVE
cli-help-help = this list; or a rule by its number, a chapter by its beginning
cli-help-moves = the legal moves once more
cli-help-board = the board once more
cli-help-log = everything that has happened so far
cli-help-show = show or hide something on the board: show WORD
cli-help-hint = what a bot would do
cli-help-undo = take back your last decision, and what was answered
cli-help-bot = let a bot play your seat from now on
cli-help-draw = agree on a draw, where the game knows one
cli-help-resign = give the game up; with more than two players a bot plays on
cli-help-save = keep the game in a file: save FILE
cli-help-quit = leave; the game can be saved first
cli-help-moves-how = To move, type its number, its name, or the beginnings of its words.
cli-welcome = { $game }. “help” lists what can be typed, “quit” leaves.
cli-you-are = You are { $name }.
cli-type-a-move = Type a move or its number; “help” lists what else can be typed.
cli-type-help = “moves” lists what is legal now, “help” what else can be typed.
cli-ambiguous = “{ $text }” could be:
cli-why-what = Why what? Type “why” and a move.
cli-why-legal = This is legal now: { $move }
cli-in-all = in all
cli-show-what = What the board can show or hide: { $words }
cli-show-nothing = This board has nothing more to show.
cli-no-rules = This game has no written rules.
cli-no-such-rule = There is no rule “{ $text }”; the rules are { $first } to { $last }.
cli-edition = The edition { $text } is played: where the rules tell another number, its own holds.
cli-hint = The greedy bot would play: { $move }
cli-nothing-to-undo = There is nothing to take back yet.
cli-all-agree = Does everybody agree? (y/n)
cli-undone = Taken back: { $move }
cli-resign-sure = Give the game up? (y/n)
cli-resigned = { $name } resigns.
cli-left-to-bot = A bot plays on for { $name }.
cli-overwrite = { $file } exists. Write over it? (y/n)
cli-yes = y yes
cli-cannot-save = { $file } cannot be written: { $reason }
cli-saved =
    Saved in { $file }.
    To check it: { $command }
cli-offer-to-save = Save the game? Type the name of a file, or nothing to let it go:
cli-not-saved = The game was not saved.
cli-goodbye = Goodbye.
cli-hand-over = { $name }, please sit down and press Enter.
cli-thinking = { $name } is thinking …
cli-unfinished = The game is not finished.
cli-drawn = A draw.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
cli-scores = Scores: { $scores }
cli-rules = rules { $version }
cli-setting-up = Setting up
cli-chance = Chance

## What is wrong with an edition

mistake-unknown = There is no “{ $text }” here.
mistake-missing = “{ $text }” is missing.
mistake-no-table = “{ $text }” must be a table.
mistake-origin = An origin is one of { $text }.
mistake-number = This must be a number from { $least } to { $most }, not “{ $text }”.
mistake-list = This must be a list of { $count }.
mistake-truth = This must be true or false, not “{ $text }”.
mistake-word = There is no “{ $text }” here; there is { $known }.
mistake-text = This must be a word or two.

## A game in words, for programs and language models

talk-you-are = You are { $name } in a game of { $game }.
talk-news = Since your last decision:
talk-how = Answer with the number or the text of one of these moves, and nothing else.
talk-say-the-move = That is a legal move, but it was not said clearly: answer with its number or its text alone.
talk-no-such-number = There is no move number { $number }; they are numbered from 1 to { $count }.
