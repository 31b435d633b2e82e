"""Do one step of `make setup`: say what and for about how long, run it, and say how long it took.

    step.py STAMP WHAT ABOUT COMMAND

Steps run side by side, so what COMMAND prints comes in one piece when it ends. The file STAMP is dated before the work
begins, so that what changes meanwhile is done again next time; it is not written if COMMAND fails.
"""

import subprocess
import sys
import time
from pathlib import Path

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def main(stamp: Path, what: str, about: str, command: str) -> int:
    fresh = stamp.with_name(stamp.name + ".new")
    if stamp.parent.is_dir():
        fresh.touch()
    print(f"petteia: {what}, {about} ...", flush=True)
    began = time.monotonic()
    try:
        done = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except KeyboardInterrupt:
        fresh.unlink(missing_ok=True)
        return INTERRUPTED
    ending = (
        f"failed after {time.monotonic() - began:.0f} s" if done.returncode else f"{time.monotonic() - began:.0f} s"
    )
    report = f"petteia: {what}: {ending}\n".encode()
    sys.stdout.buffer.write(done.stdout + report)
    sys.stdout.flush()
    if done.returncode:
        fresh.unlink(missing_ok=True)
        return 1
    if fresh.exists():
        fresh.replace(stamp)
    else:
        stamp.touch()  # COMMAND made the folder
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
