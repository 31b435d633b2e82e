"""Draw how the strength of the networks grew with the hours of self-play: docs/training.svg.

    .venv/bin/python tools/training_plot.py

It reads docs/training/GAME.jsonl, the `history.jsonl` of trainings (`petteia train`). A network that beat the best
before it stands above it by what it won at its gate; these add up, so the height flatters: gates stop when they are
sure, and a network knows its predecessor best. One that was not let through is a hollow ring where it would have stood.
"""

from __future__ import annotations

import json
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 56, 24, 40
COLOURS = {"gods": "#2a6f97", "olympos": "#b5651d"}
STEP = 200  # points of Elo between two lines


def points(rows: list[dict[str, float]]) -> list[tuple[float, float, bool]]:
    """Return hours, rating and whether it was let through, of every round."""
    found, rating = [(0.0, 0.0, True)], 0.0
    for row in rows:
        found.append((row["hours"], rating + row["gain"], bool(row["passed"])))
        rating += row["gain"] if row["passed"] else 0.0
    return found


def drawing(histories: dict[str, list[dict[str, float]]]) -> str:
    lines = {slug: points(rows) for slug, rows in histories.items()}
    most = max(hours for line in lines.values() for hours, _, _ in line)
    top = max(rating for line in lines.values() for _, rating, _ in line)

    def at(hours: float, rating: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - 20) * hours / most
        return round(across, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rating / top, 1)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for height in range(0, int(top) + 1, STEP):
        _, down = at(0, height)
        parts.append(f'<path d="M{LEFT} {down}H{WIDTH - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{down + 4}" font-size="11" text-anchor="end">{height}</text>')
    for tenth in range(int(most * 20) + 1):
        across, _ = at(tenth / 20, 0)
        mark = f"{tenth / 20:g}"
        parts.append(f'<text x="{across}" y="{HEIGHT - 22}" font-size="11" text-anchor="middle">{mark}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{HEIGHT - 6}" font-size="11" text-anchor="end">hours of self-play</text>')
    parts.append('<text x="6" y="14" font-size="11">Elo won at the gates</text>')
    for number, (slug, line) in enumerate(lines.items()):
        colour = COLOURS[slug]
        way = " ".join(f"{across},{down}" for across, down in (at(h, r) for h, r, passed in line if passed))
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for hours, rating, passed in line[1:]:
            across, down = at(hours, max(0.0, rating))
            inside = colour if passed else "#fff"
            parts.append(f'<circle cx="{across}" cy="{down}" r="3.5" fill="{inside}" stroke="{colour}"/>')
        parts.append(
            f'<text x="{LEFT + 14}" y="{TOP + 16 * (number + 1)}" font-size="13" fill="{colour}">{slug}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    histories = {
        path.stem: [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for path in sorted((DOCS / "training").glob("*.jsonl"))
    }
    (DOCS / "training.svg").write_text(drawing(histories), encoding="utf-8")


if __name__ == "__main__":
    main()
