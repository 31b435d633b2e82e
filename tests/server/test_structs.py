"""Messages are read by several threads at once."""

import subprocess
import sys

# Asks for every struct after a server was made, and prints how many have fields that msgspec finds out only now. The
# signatures of routes are structs too, which Litestar reads in the event loop alone.
ASKING = """
import sys
import msgspec
from petteia.server.app import make_app
from petteia.server.settings import Settings
from petteia.server.structs import kinds_of

asked = []

def watch(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        asked.append(kind.__name__)

{made}
ours = [kind for kind in kinds_of(msgspec.Struct) if kind.__module__.startswith("petteia.")]
kinds = [kind for kind in ours if not kind.__name__.endswith("_signature_model")]
sys.setprofile(watch)
for kind in kinds:
    msgspec.json.Decoder(kind)
sys.setprofile(None)
print(len(kinds) > 100, len(asked))
"""


def asked_late(made):
    command = [sys.executable, "-c", ASKING.format(made=made)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_a_server_knows_all_its_structs_before_its_threads_read_them(tmp_path):
    made = f'make_app(Settings(database="sqlite:///{tmp_path}/tables.sqlite"))'

    assert asked_late(made) == ["True", "0"]


def test_without_a_server_they_would_be_found_out_one_by_one():
    assert int(asked_late("")[1]) > 100
