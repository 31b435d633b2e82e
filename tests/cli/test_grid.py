"""Very many moves in a table: where to in the rows, what with in the columns."""

from petteia.cli.grid import for_grid, grid
from petteia.cli.listing import ListedMove
from petteia.core.event import fact
from petteia.core.game import Move

TARGETS = [f"land{number}" for number in range(12)]


def listed(*texts: str) -> list[ListedMove]:
    moves = [Move(index, text, fact("move"), cost=(("land", 3),)) for index, text in enumerate(texts)]
    return [ListedMove(move.index + 1, move, move.text, tuple(move.text.split())) for move in moves]


def lines(found: list[ListedMove], width: int = 80) -> list[str]:
    return [line.plain for line in grid(found, width, 2)]


def test_moves_that_differ_in_one_word_are_no_table() -> None:
    assert for_grid(listed(*[f"go north {target}" for target in TARGETS * 2])) == []
    assert for_grid(listed("go north a", "go south a")) == []


def test_each_origin_is_a_column_and_each_target_a_row() -> None:
    found = listed(*[f"go {origin} {target}" for origin in ("north", "south") for target in TARGETS])
    verb, heads, *rows = lines(for_grid(found), width=40)

    assert verb.split() == ["go"]
    assert heads.split() == ["north", "south"]
    assert [row.split() for row in rows[:2]] == [["land0", "1", "(3)", "13", "(3)"], ["land1", "2", "(3)", "14", "(3)"]]
    assert len(rows) == len(TARGETS)


def test_targets_with_one_move_each_share_a_column_that_names_the_origin() -> None:
    sparse = [f"set {'north' if number % 2 else 'south'} {target}" for number, target in enumerate(TARGETS)]
    found = listed(*sparse, *[f"go east {target}" for target in TARGETS])
    verbs, *rows = lines(found, width=50)

    assert verbs.split() == ["set", "go", "east"]
    assert rows[0].split() == ["land0", "1", "south", "(3)", "13", "(3)"]


def test_a_wide_terminal_has_two_halves_and_a_narrow_one_two_tables() -> None:
    found = listed(*[f"go {origin}{origin}{origin} {target}" for origin in "abcdef" for target in TARGETS])
    wide, narrow = lines(found, width=160), lines(found, width=40)

    assert len(wide) == 2 + len(TARGETS) // 2
    assert len(narrow) > 2 + len(TARGETS)
    for width, drawn in ((160, wide), (40, narrow)):
        assert max(map(len, drawn)) <= width
        assert sorted(int(word) for line in drawn for word in line.split() if word.isdecimal()) == list(range(1, 73))
