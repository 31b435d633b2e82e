"""Run every check and say at the end how many tests passed and failed; one failing check does not hide the next."""

import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
NOTE = ROOT / "build/not-compiled.txt"  # written by setup.py
CHROMIUM = os.environ.get("PETTEIA_CHROMIUM", "/usr/bin/chromium")
# Nothing in them is compiled, or next to nothing and they search long: run for one build.
ONCE = (
    "tests/web",
    "tests/server",
    "tests/store",
    "tests/table",
    "tests/analysis",
    "tests/arena/test_arena_command.py",
    "tests/arena/test_benchmark.py",
    "tests/arena/test_laboratory.py",
    "tests/arena/test_schooling.py",
    "tests/cli/test_mcp.py",
    "tests/cli/test_play.py",
    "tests/players/test_program.py",
    "tests/rl/test_bench.py",
    "tests/rl/test_textarena.py",
    "tests/test_examples.py",
)
WORKERS = {"compiled": "3", "interpreted": "2"}  # for two cores: the compiled tests wait for servers and browsers
ORDER = ("tests/web", "tests/server", "tests", "src/petteia")  # the longest first: they share the cores best
EXCUSES = ("no C compiler", "PETTEIA_COMPILE=0")  # any other reason is a mistake of ours

LINT = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "mypy": [sys.executable, "-m", "mypy", "--strict"],
    "import-linter": [str(BIN / "lint-imports"), "--no-logo"],
}


def run(name: str, command: list[str], **variables: str) -> bool:
    """Run *command* under a headline; return whether it succeeded."""
    print(f"\n=== {name}", flush=True)
    return subprocess.run(command, cwd=ROOT, env=os.environ | variables, check=False).returncode == 0


def fetch_browser() -> None:
    """Install Debian's Chromium for the browser tests, where it is missing and we may; else they are skipped."""
    if shutil.which(CHROMIUM) is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        run("chromium", ["apt-get", "-qq", "update"])
        run("chromium", ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", "chromium"])


def pytest(build: str, *left_out: str) -> Counter[str]:
    """Run the tests, those *left_out* excepted, on the *build* "compiled" or "interpreted" and count their results."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch, "report.xml")
        command = [sys.executable, "-m", "pytest", "-q", "--durations=20", "--dist=worksteal", "-n", WORKERS[build]]
        command += [f"--junitxml={report}"]
        command += [f"--ignore={folder}" for folder in left_out]
        command += [folder for folder in ORDER if folder not in left_out]
        succeeded = run(f"pytest, {build}", command, PETTEIA_INTERPRETED=str(int(build == "interpreted")))
        count: Counter[str] = Counter()
        if report.exists():
            for suite in ET.parse(report).iter("testsuite"):
                bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                skipped = int(suite.get("skipped", 0))
                count.update(passed=int(suite.get("tests", 0)) - bad - skipped, failed=bad, skipped=skipped)
    if not succeeded and not count["failed"]:
        count["failed"] = 1  # pytest itself broke, or found no tests
    return count


def is_compiled() -> bool:
    question = "import petteia._source as s; raise SystemExit(s.build() != 'compiled')"
    environment = os.environ | {"PETTEIA_INTERPRETED": "0"}
    return subprocess.run([sys.executable, "-c", question], cwd=ROOT, env=environment, check=False).returncode == 0


def main() -> int:
    broken = [name for name, command in LINT.items() if not run(name, command)]
    if "--lint" in sys.argv:
        print(f"\nfailed: {', '.join(broken)}" if broken else "\nall checks passed")
        return bool(broken)

    fetch_browser()
    total: Counter[str] = Counter()
    compiled = is_compiled()
    if compiled:
        total += pytest("compiled")
    else:
        reason = NOTE.read_text(encoding="utf-8").strip() if NOTE.exists() else "no module asks for it"
        print(f"\n=== pytest, compiled\nnot run: {reason}")
        if not reason.startswith(EXCUSES):
            broken.append("compile")
            (BIN.parent / ".compiled").unlink(missing_ok=True)  # so that `make setup` tries, and tells, again
    total += pytest("interpreted", *(ONCE if compiled else ()))

    # A broken check counts as one failure: the last line never says "0 failed" when something is wrong.
    print(f"\nfailed checks: {', '.join(broken) or 'none'}")
    failed = total["failed"] + len(broken)
    closing = f"{total['passed']} passed, {failed} failed"
    print(closing + (f", {total['skipped']} skipped" if total["skipped"] else ""), flush=True)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
