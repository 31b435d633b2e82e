"""Whether bots are waited for in vain."""

import petteia
from petteia.server.live.wellbeing import bot_waits
from petteia.table import Setup, Table
from petteia.table.setup import check
from petteia.table.wish import SeatBot, Sit

SEED = "1"  # with which the first seat begins


def test_a_bot_that_owes_its_move_is_waited_for_from_the_last_act_on():
    version = petteia.game("gods").version
    setup = check(Setup(game="gods", version=version, seats=2, options={}, seed=SEED, host="anna"))
    table = Table(setup).plan(SeatBot("anna", 0, 1), 1_000).after

    assert bot_waits(table, 9_000) == 0
    table = table.plan(Sit("anna", "Anna", 1), 2_000).after
    assert bot_waits(table, 9_000) == 7_000
