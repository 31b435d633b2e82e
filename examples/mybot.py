"""A bot of one's own: the move after which it has the most points. With this folder on the path it plays anywhere.

petteia arena gods mybot.Climber random                       against other bots
petteia play olympos --bots mybot.Climber                     against you, in the terminal
petteia join http://localhost:8000/table/ID mybot.Climber     against people, at a table of a server
gymnasium.make("petteia/gods-v0", opponents="mybot.Climber")  as an opponent of a learning agent
"""

import petteia


class Climber(petteia.Player):
    def choose(self, view):
        state = self.game.determinize(view, self.rng)  # a state that looks like the view
        return max(state.moves(), key=lambda move: self.points_after(state, move))

    def points_after(self, state, move):
        seat, after = state.to_act, state.copy()
        after.play(move)
        return after.scores()[seat] + self.rng.random()
