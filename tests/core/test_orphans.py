"""Processes that end with the one that started them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path("src/petteia")

LATE = """
import multiprocessing
import os
import time
from itertools import chain

from petteia.core.orphans import end_with_parent

def orphan(parent):
    print("begun", flush=True)
    while os.getppid() == parent:
        time.sleep(0.01)
    end_with_parent()
    sum(chain(range(10**7), map(os.write, [1], [b"alone"])))  # it lets no other thread in before it has written

if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=orphan, args=[os.getpid()])
    child.start()
    child.join()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a process keeps the number of its parent there")
def test_a_process_that_asks_after_its_parent_was_killed_ends_at_once(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(LATE)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout.readline() == "begun\n"
        parent.kill()

        assert parent.stdout.read() == ""


def test_all_processes_begin_alike_whatever_this_python_and_system_prefer():
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))

    assert set(re.findall(r"get_context\((.*?)\)", code)) == {'"spawn"'}
    assert not re.findall(r"ProcessPoolExecutor\((?!.*context)|multiprocessing\.(?:Pool|Process)\(", code)
