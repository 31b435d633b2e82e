"""An edition with other numbers: a wonder that is worth more, and how often it is built then."""

import petteia
from petteia.core.edition import Edition

own = petteia.game("olympos").edition
wonders = own.parts["wonders"] | {"stadium": own.parts["wonders"]["stadium"] | {"points": 15}}
dear = petteia.game("olympos", Edition("olympos", "Dear Stadium", "mine", own.parts | {"wonders": wonders}))
for game in (petteia.game("olympos"), dear):
    built = 0
    for seed in range(3):
        state, bot = game.new(seats=2, seed=seed), petteia.player(game, "greedy", seed=1)
        while state.to_act is not None:
            state.play(bot.choose(state.view(state.to_act)))
        built += any("stadium" in player["wonders"] for player in state.view(None)["players"])
    print(f"{game.edition.name}: built in {built} of 3 games")
