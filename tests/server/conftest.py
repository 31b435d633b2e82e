"""Real servers in processes of their own, and clients that speak the protocol."""

import contextlib
import itertools
import json
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from petteia.core import registry

ROOT = Path(__file__).parent.parent.parent
TOYS = ROOT / "tests/toys"
RUN = "from petteia.cli import main; main()"
OWNER = "postgres"  # PostgreSQL refuses to run as root
LONG = 60  # seconds nothing should take, even on a busy machine
PATIENT = {"ping_interval": None}  # a busy server may answer late
PORTS = itertools.count(20_000 + 100 * (os.getpid() % 120))  # other processes are given later ones unasked


def pytest_collection_modifyitems(items):
    """Where both builds are tested, run with the interpreted one only what depends on the rules."""
    package = Path(registry.__file__).parent.parent
    is_second_build = os.environ.get("PETTEIA_INTERPRETED") == "1" and next(package.rglob("*.so"), None) is not None
    for item in items:
        if is_second_build and "tests/server" in str(item.path) and item.path.name != "test_tables.py":
            item.add_marker(pytest.mark.skip("alike in both builds: tested with the compiled one"))


def is_free(port):
    with socket.socket() as probe, contextlib.suppress(OSError):
        probe.bind(("127.0.0.1", port))
        return True
    return False


def unused_port():
    return next(filter(is_free, PORTS))


class Server:
    """A running `petteia serve`."""

    def __init__(self, database, python=sys.executable, **environment):
        self.port = unused_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        variables = {"PETTEIA_GAMES": str(TOYS), "PETTEIA_LIMITS": "0", "PETTEIA_BOTS": "1"} | environment
        command = [python, "-c", RUN, "serve", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen(
            command, env=os.environ | variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        assert line == f"Petteia is at {self.url}\n", line + self.process.stderr.read()

    def kill(self):
        """End the server as a power cut would."""
        self.process.kill()
        self.process.wait(LONG)
        self.close_pipes()

    def stop(self):
        """Ask the server to stop; return what it had to complain about."""
        self.process.terminate()
        try:
            return self.process.communicate(timeout=LONG)[1]
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def close_pipes(self):
        self.process.stdout.close()
        self.process.stderr.close()


class Client:
    """A program at a server: a guest with a token, and a socket once it wants one."""

    def __init__(self, server, name="Anna", token=None):
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=LONG)
        if token is None:
            answer = self.http.post("/api/guests", json={"name": name, "token": True})
            assert answer.status_code == 201, answer.text
            token = answer.json()["token"]
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"
        self.id = self.http.get("/api/me").json()["user"]["id"]
        self.received = []  # every text that came over the socket
        self.socket = None

    def open(self):
        address = self.server.url.replace("http", "ws", 1) + "/api/socket"
        self.line = contextlib.ExitStack()
        headers = {"authorization": f"Bearer {self.token}"}
        self.socket = self.line.enter_context(
            connect(address, additional_headers=headers, open_timeout=LONG, close_timeout=2, max_queue=None, **PATIENT)
        )
        assert self.receive()["type"] == "welcome"
        return self

    def leave(self):
        """Close the socket; the next wish opens a new one."""
        if self.socket is not None:
            with contextlib.suppress(Exception):
                self.line.close()
            self.socket = None

    def close(self):
        self.leave()
        self.http.close()

    def table(self, game="hush", seats=2, **more):
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    def wish(self, kind, **more):
        if self.socket is None:
            self.open()
        self.socket.send(json.dumps({"type": kind} | more))

    def receive(self, timeout=LONG):
        text = self.socket.recv(timeout=timeout)
        self.received.append(text)
        return json.loads(text)

    def until(self, test, timeout=LONG):
        """Return the first message for which *test* is true, by type or by function."""
        is_it = test if callable(test) else lambda message: message["type"] == test
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if is_it(message):
                return message

    def watch(self, table, **more):
        self.wish("watch", table=table, **more)
        return self.until(lambda message: message["type"] == "update" and message["info"] and message["table"] == table)

    def play(self, table, ply, move):
        """Send a move; return the answer to it."""
        self.wish("play", table=table, ply=ply, move=move, id="move")
        return self.until(lambda message: message.get("re") == "move")


def play_to_the_end(clients, table):
    """Let every client play the first legal move whenever it has one; return the last updates."""
    ends = {}
    for client in clients:
        client.wish("watch", table=table)
    while len(ends) < len(clients):
        for client in clients:
            if client in ends:
                continue
            with contextlib.suppress(TimeoutError):
                while True:
                    message = client.receive(timeout=0.02)
                    if message["type"] == "update":
                        if message["status"] == "over":
                            ends[client] = message
                            break
                        if message["moves"]:
                            client.wish("play", table=table, ply=message["ply"], move=message["moves"][0]["text"])
    return ends


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server without rate limits, for all tests of this worker that do not kill it."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/petteia.sqlite")
    yield running
    complaints = running.stop()
    assert "Traceback" not in complaints, complaints


@pytest.fixture
def client(server):
    """Return a function that makes clients, which are closed after the test."""
    made = []

    def make(name="Anna", **more):
        made.append(Client(server, name, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


class Browser(httpx.Client):
    """A page: cookies, and the header that shows a change was meant."""

    def __init__(self, server, name=None, **more):
        super().__init__(base_url=server.url, timeout=LONG, **more)
        if name is not None:
            self.become(self.post("/api/guests", json={"name": name}), 201)

    def become(self, answer, status=200):
        assert answer.status_code == status, answer.text
        self.headers["x-csrf-token"] = answer.json()["csrf"]

    def register(self, name):
        self.become(self.post("/api/register", json={"name": name, "password": "correct horse"}))
        return self


@pytest.fixture
def browser(server):
    """Return a function that makes browsers, which are closed after the test."""
    made = []

    def make(name=None, server=server, **more):
        made.append(Browser(server, name, **more))
        return made[-1]

    yield make
    for page in made:
        page.close()


@pytest.fixture(scope="session")
def petteia():
    """Return a function that runs a command beside a server."""

    def run(server, *arguments):
        command = [sys.executable, "-c", RUN, *arguments, "--database", server.database]
        return subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)

    return run


@pytest.fixture
def start_server(tmp_path):
    """Return a function that starts servers, which end with the test."""
    running = []

    def start(database=f"sqlite:///{tmp_path}/petteia.sqlite", **environment):
        running.append(Server(database, **environment))
        return running[-1]

    yield start
    for one in running:
        if one.process.poll() is None:
            one.kill()


@pytest.fixture(scope="session")
def new_client():
    return Client


@pytest.fixture(name="play_to_the_end", scope="session")
def play_to_the_end_function():
    return play_to_the_end


@pytest.fixture(scope="session")
def free_port():
    return unused_port


def binaries():
    """Return the folder of PostgreSQL's programs; install Debian's package if they are missing and we may."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    if not found[-1].exists() and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for wish in ("update", "install -y --no-install-recommends postgresql"):
            command = ["apt-get", *wish.split()]
            subprocess.run(command, env=environment, capture_output=True, check=False, timeout=300)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or found
    if not found[-1].exists():
        pytest.skip("no PostgreSQL here, and it cannot be installed: apt-get install postgresql")
    return found[-1].parent


class Postgres:
    """A PostgreSQL of our own, in a folder of its own."""

    def __init__(self, folder, port):
        self.programs = binaries()
        self.folder = folder / "data"
        self.url = f"postgresql://petteia@127.0.0.1:{port}/postgres"
        self.options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.as_owner = []
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self.as_owner = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
        self.run("initdb", "-D", str(self.folder), "-A", "trust", "-U", "petteia", "--no-sync")

    def run(self, program, *arguments):
        command = [*self.as_owner, str(self.programs / program), *arguments]
        log = self.folder.parent / "log"
        with log.open("ab") as file:
            done = subprocess.run(command, stdout=file, stderr=file, cwd="/", check=False, timeout=120)
        assert done.returncode == 0, log.read_text()

    def start(self):
        self.run("pg_ctl", "-D", str(self.folder), "-w", "-o", self.options, "start")

    def stop(self):
        self.run("pg_ctl", "-D", str(self.folder), "-w", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgres(free_port):
    """A PostgreSQL for all tests of this worker."""
    folder = Path(tempfile.mkdtemp(prefix="petteia-postgres-"))
    running = Postgres(folder, free_port())
    running.start()
    yield running
    running.stop()
    shutil.rmtree(folder, ignore_errors=True)
