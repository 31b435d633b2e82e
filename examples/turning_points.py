"""Read a record and tell where the chances of whoever moved fell most: python examples/turning_points.py game.txt"""

import sys

import petteia
from petteia.analysis import Budget, evaluate

record = petteia.Record.load(sys.argv[1])
budget = Budget(simulations=int(sys.argv[2]) if len(sys.argv) > 2 else 400)
falls = []
for step in record.steps():
    if step.seat != petteia.CHANCE and step.after.to_act is not None:
        before = evaluate(step.before.view(step.seat), budget, seed=1).chances[step.seat]
        after = evaluate(step.after.view(step.seat), budget, seed=1).chances[step.seat]
        falls.append((before - after, step.number + 1, step.move.text))
for fall, number, text in sorted(falls, reverse=True)[:5]:
    print(f"move {number}: {text} lost {fall:.0%}")
