### What the drawing of the mountain says.

board-name = The mountain. Arrow keys move between cells, Enter chooses.
keys-words = Send the god you picked there; on the mountain, go from cell to cell
    .keys = ← ↑ →
board-in-zone = in a lightning’s zone
board-may-choose = can be chosen
summit-name = the summit
summit-words = The summit: whoever brings a god here in their own turn wins.
cards-name = Cards
discard-name = Discard pile
seat-partner = your partner
seat-opponent = opponent
glossary-name = What everything does
option-rings = Rings of the mountain
option-box = With four players, cards are put away and come back as in
option-box-original = the original box: each player for oneself, Hera’s cards to the discards
option-box-russian = the Russian box: team by team, Hera’s cards leave the game
reserve-words = { $count } in the reserve
hand-words = may play: { $cards }
card-words = { $side ->
    [strong] { $god }, strong{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
    [weak] { $god }, weak
   *[none] { $god }, not in hand
}
power-zeus = Places a lightning.
power-hera = Weakens a card of the opponent.
power-poseidon = Returns a token to the reserve, or moves a god one cell back.
power-demeter = Places fertility.
power-athena = May weaken up to two cards of your own.
power-ares = Places two barriers.
power-aphrodite = Moves another god one cell.
power-hades = Places a portal.

token-lightning = A god who comes into its zone loses the power of that turn.
token-barrier = Nobody can enter this cell.
token-portal = A god who enters comes out of another portal.
token-fertility = A god who comes to stand here must move again.

lesson-goal = Eight gods stand at the foot of the mountain. Whoever brings any god to the summit in their own turn wins. The gods belong to nobody: you move all eight, and so does your opponent.
lesson-cards = To move a god you need its card, strong side up. Yours are marked; your opponent’s lie open too. A card you play turns weak. When your last one is spent, all eight are strong again.
lesson-climb = Zeus stands right below a leaf. Press Zeus, on the mountain or on his card: the outlined cells are where he can go. Send him up.
lesson-fertility = The leaf is fertility: a god who comes to stand on it must go on at once. Up again!
lesson-lightning = Now Zeus’s own power: he places a lightning. Its zone, one cell in every direction, is tinted. A god who comes into it loses the power of that turn. Put it in front of Poseidon, on m2.
lesson-watch = Your opponent’s turn. The log tells what happens; your Zeus card has turned weak.
lesson-hera = Your turn again. Hera’s power turns a strong card of your opponent weak. Move her up.
lesson-weaken = Choose a card in your opponent’s row: that god they cannot move until all their cards come back.
lesson-wait-again = Watch once more what your opponent does.
lesson-portals = Arches are portals: a god who enters one comes out of another. Walls are barriers: nobody passes. Point at a choice, or tap it once, and the dotted line shows what would follow.
lesson-why = Something cannot be chosen? Press it all the same: you are told why, and the rule is one press away. A step can be taken back until your turn is over.
lesson-end = That is all you need. Remember: a god one step below the summit is a present for whoever is on turn. Good luck!

## The editor of editions

edit-mountain = The mountain
edit-rings = Rings below the summit; ★ is the usual number
edit-turns = The longest game, in turns
edit-tokens = Tokens
edit-of-each = In the box
edit-at-the-start = On the board at the start
edit-cards = Cards
edit-cards-how = The letter is a column, the digit a ring. A letter that another card has changes places with it.
edit-letter = letter
edit-digit = digit

## The game in pictures

primer-goal-name = The goal
primer-goal = It does not matter whose card moved it before: a god one step below the summit is a present for whoever is on turn.
primer-turn-name = Your turn
primer-turn-card = Play a card that lies strong side up. It turns weak.
primer-turn-step = Its god takes one step: left, right or up, onto a cell without a god or a barrier.
primer-turn-power = Then the god’s power acts, unless lightning has struck it.
primer-try-name = Try it
primer-try = Lead Zeus to the summit: press an outlined cell, an arrow, or an arrow key.
primer-step = A step. In a game the power would follow, and then it would be somebody else’s turn.
primer-lightning = In this little example the cell of the lightning stays empty; its zone is what matters.
primer-summit = The summit! Whoever’s turn it is has won.
primer-left = Left
primer-up = Up
primer-right = Right
primer-again = Once more
primer-tokens-name = What lies on the mountain
primer-powers-name = What the gods do
primer-cards-name = Cards come back
primer-cards = When your last strong card is spent, all eight are strong again. So count what your opponent can still play: everything lies open.
primer-teams-name = Two against two
primer-teams = Partners sit across from each other and win together. Cards go round: what is spent lies in one pile, from which hands are filled again.

set-up-tokens = Tokens
set-up-put = { $token }: tap the cell where it goes.
set-up-away = Back to the reserve
set-up-turn = Whose turn begins
set-up-turns = Turns played
set-up-hand = Strong cards of { $name }
set-up-drag = Drag a god or a token, or tap it and then its place.
