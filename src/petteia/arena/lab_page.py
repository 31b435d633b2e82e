"""What the laboratory found, as one HTML file that opens without a server: plots with intervals, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from petteia.arena.laboratory import Difference, Metric, sections
from petteia.core.game import Game
from petteia.core.svg import circle, element, path, rect, text
from petteia.core.text import message

COLOURS = ("#b3541e", "#2a6f97")  # of the edition, and of the one it is compared with
WIDTH, ROW, LEFT, RIGHT = 860, 22, 300, 120  # points: the plot, a line of it, its names, figures of an edition
BINS = 24
MIXED = ("the game", "figures per player", "skill and luck")  # sections of unlike things
STYLE = """
body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#2b2420;background:#faf6ef}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:1.6rem 0 .4rem}
svg{max-width:100%;min-width:40rem;height:auto;display:block}
table{border-collapse:collapse;width:100%}th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #e3d8c8}
th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}.swatch{display:inline-block;width:.8em;height:.8em;
border-radius:50%;margin-right:.3em}p{max-width:44rem}small{color:#5a4c42}
"""


def named(game: Game, name: str) -> str:
    """Return a thing by its name in the game, word by word if it is several."""
    own = message(game, name)
    if own != name:
        return own
    words = [message(game, word) if not word.isdecimal() else word for word in name.split(" ")]
    return " ".join(words)


def number(value: float) -> str:
    return f"{value:.3g}" if abs(value) < 100 else f"{value:.0f}"


def plot(game: Game, rows: Sequence[Sequence[Metric | None]]) -> str:
    """Return a line for every metric: its name, a dot with its 95 % interval for each edition, and its figures."""
    known = [metric for row in rows for metric in row if metric is not None]
    section = known[0].section
    is_fair, is_mixed = "1 is fair" in section, section in MIXED
    low, high = ends([1.0 if is_fair else 0.0], known)
    height = ROW * len(rows) + (6 if is_mixed else 24)

    def across(value: float) -> float:
        return LEFT + (value - low) * (WIDTH - LEFT - RIGHT * len(rows[0]) - 20) / ((high - low) or 1.0)

    parts = [path(f"M{across(0):.1f} 0V{height - 18}", stroke="#cbbda8", fill="none")] if not is_mixed else []
    if is_fair:
        parts.append(path(f"M{across(1):.1f} 0V{height - 18}", stroke="#8a7b68", fill="none", stroke_dasharray="3 3"))
    for place, row in enumerate(rows):
        first = next(metric for metric in row if metric is not None)
        middle = ROW * place + ROW / 2
        if is_mixed:  # each line has a scale of its own
            low, high = ends([0.0], [metric for metric in row if metric is not None])
            parts.append(path(f"M{across(0):.1f} {middle - 8}v16", stroke="#cbbda8", fill="none"))
        if first.expected is not None:
            start, end = first.expected
            parts.append(rect(across(start), middle - 9, across(end) - across(start), 18, fill="#e7dcc4"))
        parts.append(text(named(game, first.name), LEFT - 8, middle + 5, 14, text_anchor="end"))
        figures = []
        for which, metric in enumerate(row):
            if metric is None:
                continue
            up = middle + (0 if len(row) == 1 else 5 * (2 * which - 1))
            begins, stops = across(metric.mean - metric.margin), across(metric.mean + metric.margin)
            parts.append(path(f"M{begins:.1f} {up}H{stops:.1f}", stroke=COLOURS[which], stroke_width=2, fill="none"))
            parts.append(circle(4, across(metric.mean), up, fill=COLOURS[which]))
            figures.append(f"{number(metric.mean)} ± {number(metric.margin)}")
        parts.append(text(" | ".join(figures), WIDTH, middle + 5, 13, text_anchor="end"))
    for value in () if is_mixed else (low, high):
        parts.append(text(number(value), across(value), height - 4, 12, text_anchor="middle", fill="#5a4c42"))
    return drawn("".join(parts), WIDTH, height, section)


def ends(least: Sequence[float], metrics: Sequence[Metric]) -> tuple[float, float]:
    """Return from where to where a scale for *metrics* reaches: zero, *least* and all intervals are on it."""
    values = [0.0, *least]
    for each in metrics:
        values += [each.mean - each.margin, each.mean + each.margin, *(each.expected or ())]
    return min(values), max(values)


def histogram(metrics: Sequence[Metric], title: str) -> str:
    """Return how often each value came, for every edition."""
    values = [value for metric in metrics for value in metric.values]
    low, high = min(values), max(values)
    step = max((high - low) / BINS, 1e-9)
    height, parts = 160, []
    counts = [[0] * (BINS + 1) for _ in metrics]
    for which, metric in enumerate(metrics):
        for value in metric.values:
            counts[which][int((value - low) / step)] += 1
    most = max(max(each) / len(metric.values) for each, metric in zip(counts, metrics, strict=True))
    wide = WIDTH / (BINS + 1)
    for which, (each, metric) in enumerate(zip(counts, metrics, strict=True)):
        for place, count in enumerate(each):
            tall = (height - 30) * count / len(metric.values) / most
            across, thick = place * wide + which * wide / len(metrics), wide / len(metrics) - 1
            parts.append(rect(across, height - 20 - tall, thick, tall, fill=COLOURS[which]))
    for value, across, anchor in ((low, 0.0, "start"), (high, float(WIDTH), "end")):
        parts.append(text(number(value), across, height - 4, 12, text_anchor=anchor, fill="#5a4c42"))
    return drawn("".join(parts), WIDTH, height, title)


def drawn(inner: str, width: float, height: float, title: str) -> str:
    told = element("title", escape(title)) + inner
    svg = element("svg", told, viewBox=f"0 0 {width:g} {height:g}", width=f"{width:g}", role="img")
    return f'<div class="wide">{svg}</div>'


def changes(game: Game, found: Sequence[Difference], names: Sequence[str]) -> str:
    """Return the table of what differs beyond chance."""
    if not found:
        return "<p>Nothing differs beyond chance in these games.</p>"
    head = "".join(f"<th>{escape(each)}</th>" for each in ("figure", *names, "difference", "by chance"))
    rows = []
    for each in found:
        cells = (
            f"{escape(each.one.section)}: {escape(named(game, each.one.name))}",
            f"{number(each.one.mean)} ± {number(each.one.margin)}",
            f"{number(each.two.mean)} ± {number(each.two.margin)}",
            f"{each.by:+.3g}",
            f"{each.chance:.1g}",
        )
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def page(
    game: Game, title: str, names: Sequence[str], runs: Sequence[Sequence[Metric]], found: Sequence[Difference] | None
) -> str:
    """Return the whole page: one edition, or two side by side with what differs."""
    parts = [f"<h1>{escape(title)}</h1>"]
    swatches = [
        f'<span class="swatch" style="background:{COLOURS[which]}"></span>{escape(name)}'
        for which, name in enumerate(names)
    ]
    parts.append(f"<p>{' &nbsp; '.join(swatches)}</p>")
    parts.append(
        "<p><small>Dots are means, lines their 95 % intervals; a shaded band is what is expected of such a game."
        " Where 1 is fair, wins are told as multiples of an equal share.</small></p>"
    )
    if found is not None:
        parts.append("<h2>What differs beyond chance</h2>")
        parts.append(changes(game, found, names))
        if found:
            parts.append("<p><small>Of these differences about one in twenty may be chance.</small></p>")
    lengths = [next(metric for metric in run if metric.name == "decisions") for run in runs]
    parts += ["<h2>Length in decisions</h2>", histogram(lengths, "length in decisions")]
    by_section = [sections(run) for run in runs]
    for section in dict.fromkeys(section for each in by_section for section in each):
        rows = aligned([each.get(section, []) for each in by_section])
        parts += [f"<h2>{escape(section[0].upper() + section[1:])}</h2>", plot(game, rows)]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def aligned(columns: Sequence[Sequence[Metric]]) -> list[list[Metric | None]]:
    """Return rows of the metrics with the same name."""
    names = dict.fromkeys(metric.name for column in columns for metric in column)
    by_name = [{metric.name: metric for metric in column} for column in columns]
    return [[column.get(name) for column in by_name] for name in names]
