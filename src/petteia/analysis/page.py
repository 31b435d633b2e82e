"""A report as one HTML file that opens without a server: graph, boards, decisions, accounts; arrow keys step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from petteia.analysis.report import Report
from petteia.analysis.why import analysis_sentence, change_told, percent_told
from petteia.core.game import CHANCE
from petteia.core.notebook import svg_of
from petteia.core.registry import part_of
from petteia.core.text import DEFAULT, message, sentence

COLOURS = ("#b3541e", "#2a6f97", "#6a994e", "#7b5ea7", "#c9973a")
WIDTH, HEIGHT = 900, 240
SIGNS = {"brilliant": "!!", "only": "□", "best": "", "good": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}

STYLE = """
body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:75rem;padding:1rem;color:#2b2420;background:#faf6ef}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:1.2rem 0 .4rem}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem}
@media(max-width:48rem){main{grid-template-columns:minmax(0,1fr)}}
table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;text-align:right;border-bottom:1px solid #e3d8c8}
th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}
ol{list-style:none;margin:0;padding:0;max-height:34rem;overflow:auto}
li button{all:unset;display:block;width:100%;box-sizing:border-box;padding:.25rem .5rem;cursor:pointer}
li button:hover,li button[aria-current=true]{background:#efe3d0}li button:focus-visible{outline:2px solid #b3541e}
.inaccuracy{color:#8a6d00}.mistake{color:#b35a00}.blunder{color:#b3261e}.brilliant,.only{color:#1e7a4c}
.why{font-size:.92rem;color:#5a4c42;display:block}.swatch{display:inline-block;width:.8em;height:.8em;border-radius:50%}
svg{max-width:100%;height:auto}#graph{width:100%;height:12rem;touch-action:none;cursor:pointer}
"""
SCRIPT = """
var told=JSON.parse(document.getElementById('told').textContent),now=told.first;
function show(ply){
 now=Math.max(0,Math.min(told.plies.length-1,ply));var here=told.plies[now];
 document.querySelectorAll('[data-board]').forEach(function(b){b.style.display=b.dataset.board==here[0]?'':'none'});
 document.getElementById('caption').textContent=here[1];
 var x=told.width*now/Math.max(1,told.plies.length-1);
 var line=document.getElementById('now');line.setAttribute('x1',x);line.setAttribute('x2',x);
 document.querySelectorAll('li button').forEach(function(b){
  var on=Number(b.dataset.ply)===now;b.setAttribute('aria-current',on);
  var o=b.closest('ol');if(on)o.scrollTop=b.offsetTop-o.offsetTop-o.clientHeight/3;});
}
document.addEventListener('keydown',function(e){
 if(e.key==='ArrowRight'){show(now+1);e.preventDefault()}
 if(e.key==='ArrowLeft'){show(now-1);e.preventDefault()}
 if(e.key==='Home')show(0);if(e.key==='End')show(told.plies.length-1)});
document.querySelectorAll('li button').forEach(function(b){b.onclick=function(){show(Number(b.dataset.ply))}});
var graph=document.getElementById('graph');
graph.addEventListener('pointerdown',function(e){
 var box=graph.getBoundingClientRect();show(Math.round((e.clientX-box.left)/box.width*(told.plies.length-1)))});
show(now);
"""


def graph(report: Report, sides: Sequence[int], names: Sequence[str], title: str) -> str:
    """Return the chances over time as SVG: of two sides a curve, of more a stack."""
    known = [(place, each) for place, each in enumerate(report.graph) if each is not None]
    last = max(1, len(report.graph) - 1)
    order = [sides.index(side) for side in sorted(set(sides))]  # a seat of each side
    parts: list[str] = []
    floor = [0.0] * len(known)
    for number, seat in enumerate(order):
        top = [low + each[seat] for low, (_, each) in zip(floor, known, strict=True)]
        above = [
            f"{WIDTH * place / last:.1f},{HEIGHT * (1 - high):.1f}" for (place, _), high in zip(known, top, strict=True)
        ]
        below = [
            f"{WIDTH * place / last:.1f},{HEIGHT * (1 - low):.1f}" for (place, _), low in zip(known, floor, strict=True)
        ]
        parts.append(
            f'<polygon points="{" ".join([*above, *reversed(below)])}" fill="{COLOURS[number % len(COLOURS)]}"'
            f' fill-opacity="0.8"><title>{escape(team(seat, sides, names))}</title></polygon>'
        )
        floor = top
    marks = "".join(
        f'<circle cx="{WIDTH * each.ply / last:.1f}" cy="{HEIGHT - 8}" r="5" fill="#fff" stroke="#2b2420">'
        f"<title>{each.ply}</title></circle>"
        for each in report.decisions
        if each.ply in report.turning_points
    )
    return (
        f'<svg id="graph" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img" aria-label="{escape(title)}"'
        f' preserveAspectRatio="none">{"".join(parts)}'
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}" stroke="#fff" stroke-opacity="0.6"/>{marks}'
        f'<line id="now" x1="0" x2="0" y1="0" y2="{HEIGHT}" stroke="#2b2420" stroke-width="2"/></svg>'
    )


def team(seat: int, sides: Sequence[int], names: Sequence[str]) -> str:
    return " + ".join(name for name, side in zip(names, sides, strict=True) if side == sides[seat])


def boards(report: Report, language: str, names: Sequence[str]) -> tuple[str, list[tuple[int, str]]]:
    """Return all boards of the game on one ground, and for every ply its board and its caption."""
    record = report.record
    drawing = part_of(record.game, "drawing.svg")
    state = record.fresh().state
    found = [drawing.pieces(state.view(None))] if drawing else [""]
    plies: list[tuple[int, str]] = []
    for step in record.steps():
        chances = report.graph[step.number]
        told = "" if chances is None else f" ({' : '.join(percent_told(each, language) for each in chances)})"
        who = "" if step.seat == CHANCE else f"{names[step.seat]}: "
        plies.append(
            (len(found) - 1, f"{step.number + 1}. {who}{sentence(record.game, step.move.fact, language, names)}{told}")
        )
        board = drawing.pieces(step.after.view(None)) if drawing else ""
        if board != found[-1]:
            found.append(board)
    plies.append((len(found) - 1, result_told(report, language, names)))
    if drawing is None:
        return "", plies
    hidden = ' style="display:none"'
    frames = "".join(f'<g data-board="{number}"{hidden}>{board}</g>' for number, board in enumerate(found))
    empty = svg_of(state)
    assert empty is not None
    opening = empty[: empty.index(">") + 1]
    return f"{opening}{drawing.ground(state.view(None))}{frames}</svg>", plies


def result_told(report: Report, language: str, names: Sequence[str]) -> str:
    """Return how the game ended, in words."""
    outcome = report.record.outcome()
    if outcome is None:
        return analysis_sentence("report-unfinished", language)
    winners = [name for name, result in zip(names, outcome, strict=True) if result == max(outcome)]
    if len(winners) == len(names):
        return analysis_sentence("report-drawn", language)
    return analysis_sentence("report-won", language, winners=" + ".join(winners))


def page(report: Report, language: str = DEFAULT) -> str:
    """Return the report as HTML, all in one."""

    def tell(name: str, **facts: object) -> str:
        return escape(analysis_sentence(name, language, **facts))

    data: dict[str, Any] = report.to_json(language)
    names: list[str] = data["names"]
    game = report.record.game
    own = message(game, "game-name", language)
    title = f"{game.name if own == 'game-name' else own}: {' – '.join(names)}"
    sides = [int(report.record.state.side(seat)) for seat in range(report.record.seats)]
    drawn, plies = boards(report, language, names)
    told = {"plies": plies, "width": WIDTH, "first": (data["turning_points"] or [0])[0]}
    notes = [escape(result_told(report, language, names)), tell("report-how", **data["budget"])]
    if report.hindsight:
        notes.append(tell("report-hindsight"))
    if not report.is_complete:
        notes.append(tell("report-partial", done=report.done, tasks=report.tasks))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{tell('report-title')}: {escape(title)}</h1><p>{' · '.join(notes)}</p>"
        f"<h2>{tell('report-chances')}</h2>{graph(report, sides, names, analysis_sentence('report-chances', language))}"
        f"<p>{legend(sides, names)}</p>"
        f'<main><div>{drawn}<p id="caption" aria-live="polite"></p></div>'
        f"<div><ol>{decisions(data, names, language)}</ol></div></main>"
        f'<div class="wide">{accounts(data, names, language)}</div>'
        f'<script type="application/json" id="told">{json.dumps(told).replace("</", "<" + chr(92) + "/")}</script>'
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def legend(sides: Sequence[int], names: Sequence[str]) -> str:
    shown = [sides.index(side) for side in sorted(set(sides))]
    return " · ".join(
        f'<span class="swatch" style="background:{COLOURS[number % len(COLOURS)]}"></span>'
        f" {escape(team(seat, sides, names))}"
        for number, seat in enumerate(shown)
    )


def decisions(data: dict[str, Any], names: Sequence[str], language: str) -> str:
    """Return the decisions with a choice as a list of buttons, each with its mark and why."""
    rows = []
    for each in data["decisions"]:
        mark = each["mark"]
        if mark is None:
            continue
        why = "".join(f'<span class="why">{escape(told)}</span>' for told in each["why"])
        shown = f"{SIGNS[mark]} {escape(analysis_sentence(f'mark-{mark}', language))}" if SIGNS[mark] else ""
        loss = f" {change_told(-each['loss'], language)}" if each["why"] else ""
        rows.append(
            f'<li><button data-ply="{each["ply"]}">{each["ply"] + 1}. {escape(names[each["seat"]])}:'
            f' {escape(each["words"])} <b class="{mark}">{shown}</b>{loss}{why}</button></li>'
        )
    return "".join(rows)


def accounts(data: dict[str, Any], names: Sequence[str], language: str) -> str:
    """Return the account of every seat as a table."""

    def tell(name: str) -> str:
        return escape(analysis_sentence(f"report-{name}", language))

    heads = ["player", "accuracy", "start", "decisions", "others", "draws", "hidden", "result"]
    head = "".join(f"<th>{tell(name)}</th>" for name in heads)
    rows = []
    for seat, name in enumerate(names):
        accuracy = data["accuracy"][seat]
        cells = [escape(name), "–" if accuracy is None else f"{accuracy:.0f}"]
        if data["accounts"] is not None:
            account = data["accounts"][seat]
            own = account["decisions"][seat]
            others = sum(account["decisions"]) - own
            changes = own, others, account["draws"], account["hidden"]
            cells += [percent_told(account["start"], language), *(change_told(each, language) for each in changes)]
            cells.append(percent_told(account["result"], language))
        rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<h2>{tell('adds-up')}</h2><table><tr>{head}</tr>{''.join(rows)}</table>"
