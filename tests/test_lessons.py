"""Guided games go as their sentences say, whatever others do; web/src/table/guide.test.ts follows each course."""

import importlib.util
from pathlib import Path

import pytest

from petteia import _source

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(_source.is_source_only(), reason="thousands of turns")
def test_the_courses_of_guided_games_are_all_that_opponents_can_make_of_them():
    spec = importlib.util.spec_from_file_location("lesson_courses", ROOT / "tools/lesson_courses.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    assert module.COURSES.read_text("utf-8") == module.generated(), "run python tools/lesson_courses.py"
