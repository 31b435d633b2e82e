### Why a text is no position. The English sentence is the one in the code: by it the others are found.

ended = this seat has ended its game
no-god-revealed = no god is revealed
numbers = must be { $count } numbers
every-seat-once = must name every seat once
discs = x is a cross, - nobody, t a tribe; else the discs from the bottom, such as 12 or b1
names = must be { $count } names, - where there is none
not-there = { $name } does not belong there
built-once = { $wonder } is built once
bonus-form = a bonus space is row.column.space
taken-twice = { $bonus } is taken twice
no-tile-left = there is no tile of { $tile } left for this seat
no-resource = a tile of { $tile } shows no resource
no-such-tile = there is no tile of { $tile } with { $resource } left
oracle-three = the Oracle looks at three cards
hidden-cards = these cards are hidden; a position says them all
no-more-cards = there are no more cards { $card }
furthest-back = seat { $seat } is furthest back and on turn
last-bare = last takes no value
slot-form = a slot is row.column
empty-slot = there is no discovery in this slot
one-gain = a god gives one at a time
