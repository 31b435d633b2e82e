### What Gods of Olympus says, in English.
### $god and $token are told by the names below; $way, $part, $pile and $whose come as they are; $cell is a cell or `summit`.

game-name = Gods of Olympus
game-summary = Eight gods race up the mountain, and nobody owns one: everyone moves them all. Bring any of them to the summit in your own turn.
game-goal = Goal: bring any god to the summit in your own turn.
game-credit = By Yves Charamel-Lenain, pictures by Maëva da Silva; published as Above by Don’t Panic Games (2019), in Russian by Magellan (2020). Two, or two against two; about 20 minutes. If you like it, buy the box.

## Names

zeus = Zeus
hera = Hera
poseidon = Poseidon
demeter = Demeter
athena = Athena
ares = Ares
aphrodite = Aphrodite
hades = Hades

lightning = lightning
barrier = barrier
portal = portal
fertility = fertility

## What happened: setting up

god-set = { $god } stands on { $cell }.
card-drawn = { $part ->
    [column] The card of { $god } ({ $letter }, { $ring }) gives the column: { $letter }.
   *[ring] The card of { $god } ({ $letter }, { $ring }) gives the ring: { $ring }.
}
token-set = A { $token } token lies on { $cell }.
card-dealt = { $seat } gets a card of { $god }.
first-seat-found = { $seat } holds the card of Zeus with the letter Α and plays first.

## What happened: a turn

card-spent = { $seat } plays the card of { $god }; it turns weak.
card-discarded = { $seat }: the card of { $god } goes to the discard pile.
god-stepped = { $way ->
    [up] { $cell ->
        [summit] { $seat }: { $god } climbs from { $origin } to the summit.
       *[other] { $seat }: { $god } climbs from { $origin } to { $cell }.
    }
    [left] { $seat }: { $god } goes left from { $origin } to { $cell }.
   *[right] { $seat }: { $god } goes right from { $origin } to { $cell }.
}
god-stayed = { $seat }: { $god } cannot move and stays on { $cell }.
fertility-used = Fertility on { $cell }: { $god } moves again; the token goes back to the reserve.
portal-entered = { $god } enters the portal on { $cell }.
portals-used = { $god } comes out of the portal on { $cell }; both portals go back to the reserve.
lone-portal-used = There is no other portal: { $god } goes from { $origin } to { $cell }; the portal stays.
lightning-struck = The lightning on { $cell } strikes { $god } and goes back to the reserve.
lightning-removed = The lightning on { $cell } goes back to the reserve without effect.
power-lost = { $god } was struck: no power this turn.

## What happened: powers

token-placed = { $seat } places a { $token } token on { $cell }.
token-taken = The reserve is empty: { $seat } takes the { $token } token from { $cell } to place it elsewhere.
token-returned = { $seat }: Poseidon returns the { $token } token on { $cell } to the reserve.
god-led = { $way ->
    [up] { $seat }: Aphrodite leads { $god } up from { $origin } to { $cell }.
    [left] { $seat }: Aphrodite leads { $god } left from { $origin } to { $cell }.
   *[right] { $seat }: Aphrodite leads { $god } right from { $origin } to { $cell }.
}
god-pushed-back = { $seat }: by Poseidon’s power { $god } goes back from { $origin } to { $cell }.
card-weakened = { $owner }: the card of { $god } is turned weak.
cards-put-away = { $pile ->
    [discard] { $count ->
        [one] { $owner } puts the card of { $god } on the discard pile.
       *[other] { $owner } puts both cards of { $god } on the discard pile.
    }
   *[box] { $count ->
        [one] { $owner } puts the card of { $god } back in the box.
       *[other] { $owner } puts both cards of { $god } back in the box.
    }
}
nothing-happened = The power of { $god } finds nothing to act on.

## What happened: cards come back, the end

cards-recovered = { $seat } has no strong card left: all eight are strong again.
card-recovered = { $seat } takes a card of { $god } from the discard pile.
turn-passed = { $seat } has no card and passes.
summit-reached = { $seats ->
    [4] { $god } stands on the summit: { $seat } wins, and so does the partner.
   *[other] { $god } stands on the summit: { $seat } wins.
}
game-drawn = { $turns } turns have been played and nobody has reached the summit: the game is a draw.

## Moves

move-god = { $way ->
    [up] { $god } goes up
    [left] { $god } goes left
    [right] { $god } goes right
   *[stay] { $god } stays
}
move-step = { $way ->
    [up] Go on: up
    [left] Go on: left
    [right] Go on: right
   *[stay] Stay
}
move-to = Come out on { $cell }
move-place = Place the token on { $cell }
move-take = Take the token on { $cell }
move-remove = Return the token on { $cell } to the reserve
move-back = Move { $god } one cell back
move-weaken = Weaken { $god }
move-weaken-partner = Weaken the partner’s { $god }
move-done = Done: no more cards
move-nothing = Nothing: the power cannot be used
move-recover = Take a card of { $god }
move-pass = Pass
move-set = Set { $god }
move-draw = Draw the card of { $god } ({ $letter }, { $ring })
move-deal = Deal the card to { $seat }

## Questions

ask-set = Chance decides: which god stands on { $cell }?
ask-draw = { $part ->
    [column] Chance decides: which card gives the column of the { $token } token?
   *[ring] Chance decides: which card gives the ring of the { $token } token?
}
ask-deal = Chance decides: who gets the card of { $god }?
ask-turn-two = Which god do you move, and which way? You need its card, strong side up.
ask-turn-four = Which god do you move, and which way? You need its card in your hand.
ask-pass = You have no card to play: you must pass.
ask-step = Fertility: { $god } moves again. Which way?
ask-exit = Where does { $god } come out of the portal?
ask-place = Where do you place the { $token } token?
ask-take = There is no { $token } token in the reserve: which one on the board do you move?
ask-weaken-two = Hera: which strong card of your opponent do you turn weak?
ask-weaken-four = Hera: which god’s cards must your opponents put away?
ask-spend-two = { $left ->
    [1] Athena: you may turn one more of your cards weak. Which?
   *[other] Athena: you may turn up to two of your cards weak. Which?
}
ask-spend-four = { $whose ->
    [own] Athena: you may spend one of your own cards. Which?
    [partner] Athena: you may spend one of your partner’s cards. Which?
   *[both] Athena: you may spend one of your own cards, one of your partner’s, or both. Which?
}
ask-lead = Aphrodite: which other god do you move, and which way?
ask-flood = Poseidon: which token goes back to the reserve, or which god goes one cell back?
ask-recover = { $left ->
    [one] Your new cards: take one more from the discard pile.
   *[other] Your new cards: take { $left } from the discard pile.
}

## Why a move may not be made

why-set-up-is-over = The game is set up: chance has nothing left to decide.
why-not-drawn = That cannot come up in this draw.
why-chance-draws = The game is still being set up: chance decides here.
why-has-cards = You have a card to play, so you may not pass.
why-choose-a-god = Your turn begins with a god: say which one moves, and which way.
why-card-is-weak = Your card of { $god } is weak: it may not be played until your cards recover.
why-card-not-in-hand = You hold no card of { $god }.
why-must-move = { $god } has a free cell to go to and may not stay.
why-not-to-the-summit = The power of Aphrodite may not bring { $god } to the summit, not even by way of fertility.
why-god-there = { $god } stands on { $cell }.
why-barrier-there = A barrier lies on { $cell }: no god may go there.
why-no-such-ring = There is no { $cell }: this mountain has { $rings } rings.
why-no-such-column = There is no { $cell }: this mountain has { $columns } columns.
why-must-step-again = Fertility: { $god } must move again, up, left or right.
why-must-leave-portal = { $god } stands in a portal: say on which cell to come out.
why-not-the-same-portal = The god stands in this very portal: choose another cell.
why-to-another-portal = There is no portal on { $cell }: while another is on the board, the god must come out there.
why-to-ring-one = { $cell } is not on ring 1: from the only portal on the board a god goes to ring 1.
why-must-place = The power is compulsory: say on which cell you place the { $token } token.
why-reserve-not-empty = There is still a { $token } token in the reserve: place that one.
why-already-taken = You have taken a { $token } token off the board: now place it.
why-token-there = There is a { $token } token on { $cell }: tokens are placed on empty cells only.
why-another-cell = The token was taken from { $cell }: it must go to another cell.
why-reserve-empty = There is no { $token } token in the reserve: first take one of those on the board.
why-just-placed = The barrier on { $cell } was placed a moment ago: take another one.
why-no-token-there = There is no { $token } token on { $cell }.
why-hera-must-choose = Hera’s power is compulsory: name a god whose card she puts down.
why-opponent-lacks = { $seats ->
    [2] Your opponent’s card of { $god } is weak already.
   *[other] Neither of your opponents holds a card of { $god }.
}
why-own-card-spent = You have already spent one of your own cards.
why-card-in-play = This card of { $god } is being played: it leaves your hand at the end of the turn anyway.
why-own-card-missing = { $seats ->
    [2] Your card of { $god } is weak already.
   *[other] You hold no card of { $god }.
}
why-no-partner = With two players there is no partner.
why-partner-card-spent = You have already spent one of your partner’s cards.
why-partner-lacks = Your partner holds no card of { $god }.
why-athena-must-choose = Athena asks which cards to spend: name one, or say that you are done.
why-power-is-compulsory = There is something the power can act on, and it is compulsory.
why-aphrodite-must-lead = Aphrodite moves another god: say which one, and which way.
why-another-god = Aphrodite moves another god, not herself.
why-led-god-must-move = Aphrodite moves a god: { $god } may not just stay.
why-nothing-to-remove = There is no token on { $cell }.
why-on-ring-one = { $god } stands on ring 1 and cannot go back.
why-poseidon-must-choose = Poseidon returns a token to the reserve or moves a god one cell back: choose one.
why-must-recover = { $seat } has run out of cards and takes new ones from the discard pile first.
why-not-discarded = There is no card of { $god } in the discard pile.
why-different-cards-first = You hold a card of { $god } already: take different cards while there are any.
why-never-back = Gods move up, left or right: only Poseidon’s power moves { $god } back.
why-must-pass = You have no card, and there is none for you to take: you can only pass.
why-must-stay = { $god } has no free cell to go to: it can only stay.
why-nothing-to-weaken = No opponent holds a card that Hera could put down: nothing happens.
why-nothing-to-spend = There is no card that Athena could spend: say that you are done.
why-nothing-to-lead = No other god can move: nothing happens.
why-nothing-to-flood = There is no token on the board and no god that can go back: nothing happens.
why-first-barrier-from-there = The first barrier was taken from { $cell }: the second may not go there.
why-not-on-the-summit = No token is ever placed on the summit.

## The board in the terminal

board-turn = Turn { $number }
board-reserve = Reserve
board-weak = weak
board-discard = Discard pile
board-summit = summit

## The board in words

told-mountain = The mountain has { $rings } closed rings of { $columns } cells, columns a to { $last }; ring 1 is the foot, and above ring { $rings } is the summit.
told-gods = Gods: { $text }.
told-zones = A god that comes to stand here is struck by lightning: { $text }.
told-cards = { $name }, strong cards: { $strong }; weak cards: { $text }.
told-hand = { $name } (team { $team }), cards: { $text }.
told-acting = The card of { $god } is being played.

## What is wrong with an edition

mistake-fixed = The rules know these alone: { $text }.
mistake-rings-twice = A number of rings is named twice.
mistake-first-tokens = There are only { $count } tokens of { $token }.
mistake-few-cards = Sixteen cards place { $most } tokens at the start, not { $count }.
mistake-no-tokens = At least one token lies on the board at the start.
mistake-two-barriers = Ares places two barriers: there are at least two.
mistake-two-cards = { $god } has two cards.
mistake-sign = “{ $text }” is no sign of a card: a letter from a to p and the number of a ring.
mistake-letter-twice = The letter { $text } is on another card already, of { $god }: tokens would meet.
mistake-digit = “{ $text }”: the number on a card is a ring from 2 to { $most }; on ring 1 the gods stand.
mistake-first-card = One card of Zeus has the letter a: whoever gets it begins.

## How bots of a style play

style-climber = Climber
style-climber-plays = Climbs whenever it can, with whatever god.
style-trickster = Trickster
style-trickster-plays = Steps aside and lets you climb, so that the last step is its own.
