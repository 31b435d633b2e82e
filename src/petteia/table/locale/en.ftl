### What a table says, whatever is played at it.

undo-nothing = There is nothing of yours to take back.
undo-chance = Chance has decided since: taking back needs everybody’s consent.
undo-another-acted = Another player has acted since: taking back needs everybody’s consent.
undo-secret = The move has shown you something new: taking back needs everybody’s consent.

no-such-seat = There is no seat { $number } at this table.
not-your-seat = This seat is not yours.
seat-taken = This seat is taken.
no-seat-here = You have no seat at this table.
not-the-host = Only whoever opened the table can do this.
sent-away = The host has sent you away from this table.
seat-kept = This seat is kept for somebody who was invited.
one-seat = You have a seat here already; the others are for others.
not-wanted = Somebody at this table does not want to play with you.
already-begun = The game has begun.
not-begun = The game has not begun: seats are still empty.
not-running = The game is not running.
not-over = The game is not over.
table-is-over = The game is over.
stale = The table has gone on meanwhile; here is how it stands.
not-your-turn = It is not your turn.
not-in-one-go = These moves cannot be made in one go: after the first of them others decide, or something new comes to light.
nothing-to-set-up = Nothing is being set up: this you must choose yourself.
nothing-asked = Nobody has asked for anything.
rematch-made = The rematch is already there.
nobody-to-replace = A bot already plays this seat.
not-absent = A bot can take over only from someone who has been away for { $seconds } seconds.
no-draws = This game cannot be drawn by agreement.
bots-never-draw = A bot does not agree to a draw.
has-resigned = You have given this game up; a bot plays on for you.

sat = { $seat } sits down.
bot-sat = { $seat }, a bot of level { $level }, takes a seat.
left = Seat { $number } is free again.
began = The game begins.
taken-back = { $seat } takes a move back.
asked-undo = { $seat } asks to take back a move.
asked-draw = { $seat } offers a draw.
asked-rematch = { $seat } would like a rematch.
agreed = { $who } agrees.
declined = { $who } declines.
voted-absent = { $who } asks for a bot in place of { $seat }.
hurried = Many bots are waiting for their turns: { $seat } thought only briefly.
stood-in-clock = The time of { $seat } is up: a bot plays on.
stood-in-vote = { $seat } is away: a bot plays on.
stood-in-owner = { $seat } lets a bot play on.
returned = { $seat } is back.
resigned = { $seat } resigns.
resigned-to-bot = { $seat } resigns: a bot plays on.
drawn = The players agree on a draw.
came-as = { $was } is now called { $who }.
clock-stopped = The server was away for a while; the clock stood still.
rematched = The rematch is ready.

waiting-for = Waiting for { $seat }.
waiting-for-players = Waiting for players.

storage-failed = The move could not be saved, and nothing was changed. Please try again in a moment.
watching-only = This token is for watching only.
broken-rules = Something in the rules of this game went wrong; nothing was changed. Please report it.
not-understood = This message makes no sense: { $text }
no-such-table = There is no such table.
too-fast = Too many messages: please slow down.
too-long = This is too long: { $most } characters at the most.
too-late-for-rules = This table was played with other rules and can only be looked at.

letter-confirm-subject = Petteia: is this your address?
letter-confirm = Hello { $who }, somebody, we hope you, gave this address to an account at Petteia. If it is yours, follow this link within a day: { $link } Otherwise do nothing.
letter-reset-subject = Petteia: a new password
letter-reset = Hello { $who }, with this link you can choose a new password within an hour: { $link } If you did not ask for it, do nothing; the old password goes on.

picture-move = Move { $ply } of { $count }.
picture-won = Won by { $names }.
picture-drawn = A draw.
nobody-thinks = Nobody has the time to think about this now: please try again in a moment.
being-played = This is being played at a table with other people: it can be studied when that game is over.
game-not-over = A game can be studied when it is over.
too-many-analyses = { $count } games are being studied for you: wait until one is done.
hinted = { $seat } takes a hint.
warned = { $seat } is warned.
no-hints-in-company = Hints are for whoever plays alone in one seat against bots: somebody else has a seat here.
hints-for-people = Hints are for people: a program gets none.
