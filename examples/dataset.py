"""Load a data set of games with pandas and with polars: python examples/dataset.py [games.parquet]

`petteia arena gods level1 level2 --dataset games.parquet` makes one; without a file it is the small one that ships.
"""

import sys

import pandas
import polars

from petteia.rl.dataset import sample

path = sys.argv[1] if len(sys.argv) > 1 else sample("gods")
moves = pandas.read_parquet(path)
print(moves.groupby("player")["outcome"].mean())

lazy = polars.scan_parquet(path)
chosen = lazy.with_columns(choices=polars.col("legal").list.len())
print(chosen.group_by("player").agg(polars.col("choices").mean()).collect())
