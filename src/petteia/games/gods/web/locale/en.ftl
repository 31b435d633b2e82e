### What the drawing of the mountain says.

board-name = The mountain. Arrow keys move between cells, Enter chooses.
board-in-zone = in a lightning’s zone
board-may-choose = can be chosen
summit-name = the summit
cards-name = Cards
discard-name = Discard pile
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

game-name = Gods of Olympus
game-summary = Eight gods race up the mountain, and nobody owns one: everyone moves them all. Bring any of them to the summit in your own turn.
