"""The report of a game: it adds up, finds planted blunders, separates luck, and says why in four languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import petteia
from petteia import _source
from petteia.analysis import Analysis, AnalysisError, Budget, Report, Task, analyse, evaluate
from petteia.analysis.judging import marked, turning_points
from petteia.analysis.report import BAD, MARKS, Account, Decision, Draw
from petteia.analysis.why import change_told, percent_told
from petteia.core.text import languages

COMPILED = _source.build() == "compiled"
QUICK = Budget(simulations=60 if COMPILED else 32)
GAMES = Path("src/petteia/games")
FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
HANDS = "hand1=zeus,hera,ares,hades hand2=hera,poseidon hand3=demeter,athena hand4=zeus,hades"

# Two players near the last Zeus space; the second has the longest way to waste its time on.
TWO = (
    "seats=2 seat=2 time=40,40 line=2,1 epirus=1 macedonia=1 thrace=b olympos=1 thessaly=1 aetolia=1 phocis=2 boeotia=2"
    " attica=2 arcadia=2 laconia=2 cephalonia=b lesbos=b chios=b naxos=x rhodes=x cydonia=x knossos=x troad=x lydia=x"
    " caria=x lycia=x atlantis-west=x atlantis-north=x atlantis-south=x atlantis-east=x"
    " row1=metallurgy,oracle,cavalry,religion,- row2=money,astronomy,agriculture,polytheism,-"
    " row3=cartography,hellenism,commerce,phalanx,- row4=poetry,surgery,art,strategy,-"
    " row5=science,philosophy,city,engineering,- wonders=lion-gate,parthenon,statue-of-zeus,stadium,-"
    " tiles1=metallurgy,astronomy,agriculture:wood,hellenism,surgery bonus1=1.1.2,2.2.1,2.3.2,3.2.2,4.2.2"
    " cubes1=grain,wood,stone,gold prestige1=4 stock1=1 hand1=cube-gold,plenty tiles2=religion,cavalry,art"
    " bonus2=1.3.2,1.4.1,4.3.2 cubes2=stone prestige2=6 stock2=1 hand2=star"
    " revealed=zeus,hecate,artemis,athena,keres,nemesis god=athena athena=2 keres=1+2"
    " discard=cube-stone,prestige-grain,prestige-stone,most-grain,zeus,zeus"
)
# Four players; the last to move can still gain by one way and give its land away by others.
FOUR = (
    "seats=4 seat=4 time=54,55,55,51 line=3,1,4,2 epirus=1 macedonia=23 chalcidice=4 thrace=1 olympos=1 thessaly=3"
    " aetolia=2 phocis=3 boeotia=2 attica=3 euboea=4 achaea=2 arcadia=3 argolis=3 messenia=2 lesbos=4 chios=1 naxos=4"
    " rhodes=x lydia=x caria=x lycia=x atlantis-west=x atlantis-north=x atlantis-south=x atlantis-east=x"
    " row1=religion,cavalry,oracle,medicine,metallurgy row2=agriculture,hoplites,polytheism,astronomy,money"
    " row3=democracy,cartography,hellenism,phalanx,commerce row4=strategy,surgery,poetry,architecture,art"
    " row5=absolutism,philosophy,science,city,engineering wonders=stadium,colossus,parthenon,lion-gate,statue-of-zeus"
    " tiles1=metallurgy,polytheism,art,poetry,science bonus1=1.5.2,2.3.2,4.3.1,4.5.2 prestige1=5 stock1=2"
    " hand1=hourglass-gold,star tiles2=cavalry,metallurgy,hoplites,strategy,absolutism"
    " bonus2=1.2.1,1.5.1,2.2.2,4.1.2 hourglasses2=1 prestige2=6 stock2=1 hand2=prestige-gold,most-gold,star,zeus"
    " tiles3=religion,medicine,democracy wonders3=stadium bonus3=1.1.1,1.4.1,3.1.1 cubes3=stone prestige3=4 stock3=0"
    " hand3=hourglass-wood tiles4=religion,cavalry,medicine,oracle,astronomy,money:stone,poetry"
    " bonus4=1.1.2,1.2.2,1.3.2,1.4.2,2.4.2,2.5.2,4.3.2 cubes4=gold prestige4=5 stock4=0"
    " hand4=most-wood,most-stone,plenty revealed=zeus,hecate,artemis,athena,ares,hades,nemesis,siren god=artemis"
    " athena=1 discard=cube-grain,cube-wood,cube-stone,prestige-grain,prestige-wood,prestige-stone,hourglass-grain,"
    "hourglass-stone,most-grain,zeus"
)

needs_speed = pytest.mark.skipif(not COMPILED, reason="whole games are analysed where the search is compiled")


def played(slug: str, position: str, *moves: str) -> petteia.Record:
    record = petteia.Record(petteia.game(slug), position=position)
    for move in moves:
        record.add(move)
    return record


def assert_adds_up(report: Report) -> None:
    assert report.accounts is not None
    for account in report.accounts:
        assert account.start + sum(account.decisions) + account.luck == pytest.approx(account.result, abs=1e-9)


@needs_speed
@pytest.mark.parametrize("file", ["gods/tests/records/two-poseidon.txt", "olympos/tests/records/3-seats-1.txt"])
def test_start_and_decisions_and_luck_make_the_result(file: str) -> None:
    record = petteia.Record.load(GAMES / file)

    report = analyse(record, Budget(simulations=16))

    assert report.is_complete
    assert_adds_up(report)
    assert [account.result for account in report.accounts or []] == report.graph[-1]
    assert all(each is not None for each in report.graph)


def test_an_unfinished_game_and_one_that_was_given_up_add_up_too() -> None:
    unfinished = played("gods", FOOT, "hades up", "place p6")
    given_up = played("gods", FOOT.replace("zeus@a6", "zeus@a2"), "hades up", "place p6")
    given_up.ending = "won 1 by resignation"

    for record in (unfinished, given_up):
        report = analyse(record, QUICK)

        assert_adds_up(report)
    assert [account.result for account in report.accounts or []] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("slug", "position", "blunder"),
    [
        ("gods", FOOT, "hades up"),
        ("gods", f"seats=4 {FOOT} {HANDS}", "hades up"),
        ("olympos", TWO, "march attica cephalonia"),
        ("olympos", FOUR, "march lesbos thrace"),
    ],
    ids=["gods of two", "gods of four", "olympos of two", "olympos of four"],
)
def test_a_planted_blunder_is_found(slug: str, position: str, blunder: str) -> None:
    record = played(slug, position, blunder)
    seat = record.moves[0][0]

    report = analyse(record, Budget(simulations=200 if COMPILED else 60))

    worst = report.worst()[0]
    assert (worst.ply, worst.seat, worst.move) == (0, seat, blunder)
    assert worst.mark in BAD
    assert 0 < worst.low <= worst.loss <= worst.high
    assert report.to_json()["decisions"][0]["why"]  # type: ignore[index]


@needs_speed
def test_who_decides_is_not_flattered_by_its_own_plans() -> None:
    """Games played on from here by quick bots are won by the second seat, nine of ten, whatever the last one plans."""
    state = petteia.game("olympos").position(FOUR)

    found = evaluate(state.view(3), QUICK, seed=1)

    assert found.to_act == 3
    assert max(found.chances) == found.chances[1] > 2 * found.chances[3]


def test_a_missed_win_is_told_with_its_way_in_four_languages() -> None:
    report = analyse(played("gods", FOOT, "hades up", "place p6", "zeus up"), QUICK)

    told = {language: report.to_json(language)["decisions"] for language in languages(petteia.game("gods"))}

    why = {language: found[0]["why"] for language, found in told.items()}  # type: ignore[index]
    assert why["en"][:2] == ["There was a win at once: Zeus goes up.", "Zeus stands on the summit: Player 1 wins."]
    assert len({sentences[0] for sentences in why.values()}) == 4
    assert re.match(r"After this Player 2 wins in the next turn: .+ · Zeus goes up\.", why["en"][2])


def test_where_points_would_have_come_from_is_told() -> None:
    report = analyse(played("olympos", FOUR, "march euboea macedonia"), Budget(simulations=120 if COMPILED else 40))

    why = " ".join(report.to_json()["decisions"][0]["why"])  # type: ignore[index]

    assert re.search(r"Better was “.+”: a chance of \d+% instead of \d+%", why)


def test_marks_follow_the_loss_and_need_to_be_sure() -> None:
    assert [marked(gap, True, 0) for gap in (0.0, 0.03, 0.06, 0.15, 0.4)] == [*MARKS[2:]]
    assert marked(0.4, False, 0) == "good"
    assert marked(-0.3, True, 0) == "only"
    assert marked(-0.3, True, 4) == "brilliant"


def test_tasks_may_be_done_elsewhere_and_in_any_order() -> None:
    record = played("gods", FOOT, "hades up", "place p6", "zeus up")
    here, there = Analysis(record, QUICK), Analysis(petteia.Record.parse(record.to_text()), QUICK)

    while tasks := here.pending():
        for task in reversed(tasks):
            sent = Task.of_json(json.loads(json.dumps(task.to_json())))
            here.add(sent, json.loads(json.dumps(there.do(sent))))
            assert here.report().done == len(here.found)

    assert here.report().is_complete
    assert json.dumps(here.report().to_json()) == json.dumps(analyse(record, QUICK).to_json())


def test_a_glance_shows_the_whole_course_before_anything_is_looked_at() -> None:
    record = played("gods", FOOT, "hades up", "place p6", "zeus up")
    analysis = Analysis(record, QUICK, glances=True)
    glance = analysis.pending()[0]

    analysis.add(glance, json.loads(json.dumps(analysis.do(glance))))

    seen = analysis.report()
    assert seen.done == 0
    assert all(each is not None for each in seen.graph)
    while tasks := analysis.pending():
        analysis.add(tasks[0], analysis.do(tasks[0]))
    assert analysis.report().to_json() == analyse(record, QUICK).to_json()  # nothing of it is left


@needs_speed
def test_several_processes_find_the_same() -> None:
    record = played("olympos", FOUR, "march chalcidice laconia")

    one, two = (analyse(record, QUICK, processes=processes) for processes in (1, 2))

    assert one.to_json() == two.to_json()


def test_hindsight_is_named_and_knows_what_the_seat_did_not() -> None:
    record = played("olympos", TWO, "build stadium")

    own, open_cards = (Analysis(record, QUICK, hindsight) for hindsight in (False, True))

    assert {task.viewer for task in own.pending()} == {1}
    assert {task.viewer for task in open_cards.pending()} == {-3}
    assert open_cards.report().to_json()["hindsight"] is True


def test_bad_input_gets_a_sentence() -> None:
    with pytest.raises(AnalysisError, match="only a record"):
        analyse("1. e4 e5", QUICK)  # type: ignore[arg-type]
    with pytest.raises(AnalysisError, match="without moves"):
        analyse(petteia.Record(petteia.game("gods"), 2), QUICK)
    with pytest.raises(AnalysisError, match="processes must be from 1"):
        analyse(played("gods", FOOT, "hades up"), QUICK, processes=0)


def test_an_account_adds_up_as_it_is_shown() -> None:
    account = Account(0.257, [-0.128, 0.134, 0.006, 0.001], 0.148, -0.0847, 1 / 3).rounded()

    shown = [round(100 * part) for part in (account.start, *account.decisions, account.draws, account.hidden)]
    assert shown == [26, -13, 13, 1, 0, 15, -9]
    assert sum(shown) == round(100 * account.result) == 33


def test_a_percentage_never_breaks() -> None:
    told = {language: percent_told(0.54, language) for language in ("en", "ru", "fr", "it")}

    assert told == {"en": "54%", "ru": "54\u00a0%", "fr": "54\u202f%", "it": "54%"}
    assert change_told(-0.054, "en") == "−5%"
    assert change_told(0.004, "en") == "0%"


def test_every_sentence_is_there_in_all_languages() -> None:
    folder = Path(petteia.__file__).parent / "analysis/locale"
    names = {
        file.stem: [
            line.split(" =")[0] for line in file.read_text("utf-8").splitlines() if re.match(r"[a-z-]+ =", line)
        ]
        for file in folder.glob("*.ftl")
    }

    assert set(names) == {"en", "ru", "fr", "it"}
    assert all(found == names["en"] for found in names.values())


def test_a_decision_as_good_as_any_turns_nothing_even_if_the_search_changes_its_mind():
    def decision(ply, mark, after):
        return Decision(ply, 0, "x", 3, [0.6, 0.4], [after, 1 - after], 0.0, 0.0, 0.0, mark, [], None, None, [])

    draw = Draw(6, 7, ["y"], [0.5, 0.5], [0.7, 0.3], [0.0, 0.0], 6)
    made = [decision(1, "best", 0.3), decision(2, "mistake", 0.4), decision(3, "only", 0.75), decision(4, "good", 0.5)]

    assert turning_points(made, [draw]) == [2, 3, 6]


@pytest.mark.parametrize(("worth", "mark", "loss"), [(0.41, "best", 0.01), (0.65, "blunder", 0.25)])
def test_a_decision_is_compared_with_what_others_lead_to_not_with_what_was_hoped(
    worth: float, mark: str, loss: float
) -> None:
    analysis = Analysis(played("gods", FOOT.replace("zeus@a6", "zeus@a2"), "hades up"))
    line = {"moves": ["hera up"], "seats": [0], "error": 0.01, "tried": 500, "points": None, "proof": 0, "promise": 1}
    look = {"errors": [0.01, 0.01], "points": None, "played": None, "sight": 0, "proof": None}
    before, after = analysis.pending()
    analysis.add(before, look | {"chances": [0.6, 0.4], "lines": [line | {"chances": [0.6, 0.4]}]})
    analysis.add(after, look | {"chances": [0.4, 0.6], "lines": []})

    (check,) = analysis.pending()
    way = {"error": 0.01, "proof": 0}
    ways = [("hades up", [0.4, 0.6]), ("hera up", [worth, 1 - worth])]
    analysis.add(check, {"ways": [way | {"move": move, "chances": chances} for move, chances in ways]})

    (decision,) = analysis.report().decisions
    assert (check.kind, decision.mark, round(decision.loss, 2)) == ("check", mark, loss)
    assert decision.before == pytest.approx([worth, 1 - worth])
    assert decision.lines[0]["chances"] == [worth, 1 - worth]
    assert_adds_up(analysis.report())
