### Why a text is no position. The English sentence is the one in the code: by it the others are found.

no-word = no such word in a position
twice = { $key } is given twice
number = must be a number from { $least } to { $most }
not-one-of = { $value } is not one of { $names }
order = nothing can be asked in this order
nobody-can-answer = nobody can answer this here
seats = there are { $seats } seats
