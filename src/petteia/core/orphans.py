"""Processes that end with the one that started them, even if that was killed."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading

PR_SET_PDEATHSIG = 1  # of Linux


def end_with_parent() -> None:
    """Let this process, begun by `multiprocessing`, end when its parent is gone.

    Linux ends it in the middle of a long thought. Elsewhere a thread does, once the thought lets it in.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if not parent.is_alive():  # it was gone before we could ask for anything
        os._exit(0)
    threading.Thread(target=watch, args=[parent], daemon=True).start()


def watch(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()  # its end of our pipe is closed
    os._exit(0)
