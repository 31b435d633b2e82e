"""`petteia analyse`: where a game turned, what would have been better, and how much was luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from petteia.analysis import Analysis, Budget, Report, analyse
from petteia.analysis.page import page
from petteia.analysis.report import BAD, names_of
from petteia.analysis.why import analysis_sentence, change_told, percent_told, sentences
from petteia.cli.terminal import make_console
from petteia.core.game import PetteiaError
from petteia.core.library import WAYS
from petteia.core.record import Record
from petteia.core.text import DEFAULT, check_language, sentence

BARS = "▁▂▃▄▅▆▇█"
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red", "brilliant": "green", "only": "green"}


@click.command("analyse")
@click.argument("file", type=click.Path())
@click.option("--simulations", type=int, default=0, help="For each position; the game's usual number unless told.")
@click.option("--seconds", type=float, default=0.0, help="For each position, instead or at the most.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--hindsight", is_flag=True, help="Judge with all cards open.")
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
@click.option("--data", metavar=WAYS, help="The edition it was played with.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write it as a page, all in one file.")
@click.option("--dataset", type=click.Path(dir_okay=False, path_type=Path), help="Write it as a parquet data set.")
def analyse_command(
    file: str,
    simulations: int,
    seconds: float,
    processes: int,
    hindsight: bool,
    language: str,
    data: str | None,
    as_json: bool,
    html: Path | None,
    dataset: Path | None,
) -> None:
    """Analyse the game in FILE: chances, the loss of each decision, luck, and why.

    Ctrl-C stops thinking and tells what is known so far.
    """
    record = Record.load(file, data)
    check_language(record.game, language)
    budget = Budget(simulations, seconds) if simulations or seconds else None
    columns = TextColumn("positions"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("positions", total=None)

        def heard(done: int, of: int, _: Analysis) -> None:
            progress.update(task, completed=done, total=of)

        report = analyse(record, budget, processes, hindsight, heard=heard)
    if html is not None:
        html.write_text(page(report, language), encoding="utf-8")
        click.echo(f"{html}", err=True)
    if dataset is not None:
        write_dataset(dataset, report)
    if as_json:
        click.echo(json.dumps(report.to_json(language), ensure_ascii=False, indent=1))
    elif html is None and dataset is None:
        show(report, language)


def write_dataset(path: Path, report: Report) -> None:
    """Write every decision with what the report says of it."""
    try:
        from petteia.rl.dataset import DatasetWriter  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise PetteiaError(str(error)) from error
    with DatasetWriter(path, report.record.game, report.record.seats) as data:
        data.add(report.record, report)


def sparkline(numbers: Sequence[float | None], width: int) -> str:
    """Return numbers from 0 to 1 as bars, a mean for each of *width* stretches."""
    count = len(numbers)
    width = min(width, count)
    bars = []
    for place in range(width):
        part = [each for each in numbers[place * count // width : (place + 1) * count // width] if each is not None]
        bars.append(BARS[min(7, int(8 * sum(part) / len(part)))] if part else " ")
    return "".join(bars)


def show(report: Report, language: str) -> None:
    """Print accounts, the course of every seat's chances, and what lost most."""
    console = make_console()
    record = report.record
    names = names_of(record, language)

    def tell(name: str, **facts: object) -> str:
        return analysis_sentence(name, language, **facts)

    if report.hindsight:
        console.print(tell("report-hindsight"))
    if not report.is_complete:
        console.print(tell("report-partial", done=report.done, tasks=report.tasks))
    for seat, name in enumerate(names):
        course = [None if each is None else each[seat] for each in report.graph]
        console.print(Text(f"{name[:16]:16} {sparkline(course, max(10, console.width - 18))}"))
    console.print(accounts(report, names, language))
    for title, plies in (
        ("report-turning", report.turning_points),
        ("report-worst", [each.ply for each in report.worst(5)]),
    ):
        if plies:
            console.print(Text(tell(title), style="bold"))
        for ply in plies:
            print_change(console, report, ply, names, language, with_why=title == "report-worst")


def accounts(report: Report, names: Sequence[str], language: str) -> Table:
    """Return a column for every seat: how it came from its start to its result, its accuracy and its bad marks."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")

    def row(name: str, cells: Sequence[str], style: str = "") -> None:
        table.add_row(analysis_sentence(name, language), *cells, style=style)

    if report.accounts is not None:
        told = [account.rounded() for account in report.accounts]
        own = [account.decisions[seat] for seat, account in enumerate(told)]
        others = [sum(account.decisions) - each for account, each in zip(told, own, strict=True)]
        row("report-start", [percent_told(account.start, language) for account in told])
        row("report-decisions", [change_told(each, language) for each in own])
        row("report-others", [change_told(each, language) for each in others])
        row("report-draws", [change_told(account.draws, language) for account in told])
        row("report-hidden", [change_told(account.hidden, language) for account in told])
        row("report-result", [percent_told(account.result, language) for account in told], "bold")
    row("report-accuracy", ["–" if each is None else f"{each:.0f}" for each in report.accuracy])
    for mark in BAD:
        marks = [[each.mark for each in report.decisions if each.seat == seat] for seat in range(len(names))]
        row(f"mark-{mark}", [str(each.count(mark)) for each in marks], STYLES[mark])
    return table


def print_change(
    console: Console, report: Report, ply: int, names: Sequence[str], language: str, with_why: bool
) -> None:
    """Print what changed chances at *ply*: a decision with its mark, or a draw with its luck."""
    game = report.record.game
    decision = next((each for each in report.decisions if each.ply == ply), None)
    if decision is None:
        draw = next(each for each in report.draws if each.ply == ply)
        luck = ", ".join(
            f"{name} {change_told(swing, language)}" for name, swing in zip(names, draw.swing, strict=True)
        )
        words = sentence(game, game.by_text[draw.moves[-1]].fact, language, names)
        console.print(Text(f"  {ply + 1}. {words}: {analysis_sentence('report-luck', language)} {luck}"))
        return
    words = sentence(game, game.by_text[decision.move].fact, language, names)
    before, after = (percent_told(each[decision.seat], language) for each in (decision.before, decision.after))
    text = Text(f"  {ply + 1}. {names[decision.seat]}: {words} ({before} → {after}) ")
    if decision.mark in STYLES:
        text.append(analysis_sentence(f"mark-{decision.mark}", language), style=STYLES[decision.mark])
    console.print(text)
    if with_why:
        for told in sentences(game, decision.facts, language, names):
            console.print(Padding(Text(told), (0, 0, 0, 5), expand=False))
