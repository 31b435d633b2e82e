"""Load a data set of games with pandas and with polars: python examples/dataset.py games.parquet

`petteia arena gods level1 level2 --dataset games.parquet` makes one.
"""

import sys

import pandas
import polars

moves = pandas.read_parquet(sys.argv[1])
print(moves.groupby("player")["outcome"].mean())

lazy = polars.scan_parquet(sys.argv[1])
chosen = lazy.with_columns(choices=polars.col("legal").list.len())
print(chosen.group_by("player").agg(polars.col("choices").mean()).collect())
