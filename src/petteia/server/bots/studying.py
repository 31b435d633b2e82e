"""Study in its own processes: the tasks of a report, and thoughts about one position that go on as long as wanted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.random import Random

from petteia.core.edition import Edition
from petteia.core.record import Record
from petteia.core.registry import game as find_game
from petteia.server.bots.crew import MOST_REMEMBERED

if TYPE_CHECKING:
    from petteia.analysis import Analysis, Study

DEEPEST = 20_000  # simulations of one position: then it is enough
FIRST_SECONDS, SECONDS = 0.1, 0.4  # of a thought, and of every further one
MOST_ANALYSES, MOST_STUDIES = 4, MOST_REMEMBERED  # a process remembers

Found = dict[str, Any]

_analyses: OrderedDict[str, Analysis] = OrderedDict()
_studies: OrderedDict[str, Study] = OrderedDict()


def do_task(
    key: str,
    record: tuple[str, str, str],
    hindsight: bool,
    task: Sequence[object],
    needed: Sequence[tuple[Sequence[object], Found]],
) -> Found:
    """Do a task of the analysis *key* of a *record* (its game, text and edition); *needed* is what it builds on."""
    from petteia.analysis import Analysis, Task  # noqa: PLC0415 - the server itself does not search

    if key not in _analyses:
        slug, text, edition = record
        data = Edition.of_json(edition, slug) if edition else None
        _analyses[key] = Analysis(Record.parse(text, data), hindsight=hindsight)
    _analyses.move_to_end(key)
    while len(_analyses) > MOST_ANALYSES:
        _analyses.popitem(last=False)
    analysis = _analyses[key]
    for source, found in needed:
        analysis.add(Task.of_json(source), found)
    return dict(analysis.do(Task.of_json(task)))


def think(
    key: str, view: Mapping[str, object], edition: str, language: str, names: Sequence[str]
) -> tuple[Found, bool]:
    """Think a little further about *view*; return what is known, and whether more thought would change nothing."""
    from petteia.analysis import Budget, Study  # noqa: PLC0415

    is_new = key not in _studies
    if is_new:
        slug, seat = str(view["game"]), view["seat"]
        game = find_game(slug, Edition.of_json(edition, slug) if edition else None).by_rules(int(str(view["version"])))
        viewer = seat if isinstance(seat, int) else None
        _studies[key] = Study(game.determinize(view, Random(1)), viewer, seed=1, simulations=DEEPEST)
    _studies.move_to_end(key)
    while len(_studies) > MOST_STUDIES:
        _studies.popitem(last=False)
    found = _studies[key]
    left = DEEPEST - found.simulations
    if left > 0:
        found.think(Budget(simulations=left, seconds=FIRST_SECONDS if is_new else SECONDS))
    is_done = found.is_settled or found.simulations >= DEEPEST
    return dict(found.evaluation().to_json(language, names)), is_done
