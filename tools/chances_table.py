"""How true the chances are that analysis tells, in one table: python tools/chances_table.py [--write]

From what stands in every game's insight/chances.json, where `petteia calibrate --ship` has put it. With --write it goes
into docs/analysis.md.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from petteia.analysis.calibration import BINS
from petteia.analysis.chances import FILE
from petteia.core.registry import folder_of, game, games

DOCUMENT = Path(__file__).parent.parent / "docs/analysis.md"
PLACE = re.compile(r"(<!-- table: chances -->\n).*(<!-- end -->)", re.DOTALL)


def table() -> str:
    """Return a column for every game and number of seats."""
    heads, columns = ["chances"], []
    for slug in games():
        known = game(slug)
        data = json.loads((folder_of(known) / FILE).read_text(encoding="utf-8"))
        for seats in sorted(data):
            heads.append(f"[{known.name}, {seats}](analysis/{slug}-{seats}.svg)")
            columns.append(column(data[seats]))
    names = ["hopes by", "games (positions)", *(f"{10 * place} to {10 * place + 10} %" for place in range(BINS))]
    names += ["Brier score", "expected calibration error", "of who decides", "of the others"]
    rows = [heads, ["---"] * len(heads), *([name, *cells] for name, *cells in zip(names, *columns, strict=True))]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def column(found: dict[str, Any]) -> list[str]:
    judged = found["judged"]
    bins = {round(BINS * low): f"{100 * chance:.0f} → {100 * true:.0f}" for low, _, _, chance, true in judged["bins"]}
    errors = [judged.get(name) for name in ("brier", "error", "deciding", "waiting")]
    return [
        found["hopes"],
        f"{judged['games']:,} ({judged['positions']:,})",
        *(bins.get(place, "–") for place in range(BINS)),
        *("–" if error is None else f"{error:.3f}" for error in errors),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="put the table into docs/analysis.md")
    made = table()
    if parser.parse_args().write:
        text = DOCUMENT.read_text(encoding="utf-8")
        DOCUMENT.write_text(PLACE.sub(lambda place: f"{place[1]}{made}{place[2]}", text), encoding="utf-8")
    else:
        print(made, end="")


if __name__ == "__main__":
    main()
