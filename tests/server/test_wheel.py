"""The wheel as people get it: made from the source archive, installed where nothing of ours is, serving the client."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from petteia.server.routes.pages import PLACES, client_folder

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "build", "*.egg-info", "__pycache__", "*.so", "*.pyd", "var")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build as `make build` does, but without compiling, which has its own tests, and in a copy of the tree."""
    if client_folder(PLACES[-1]) is None:
        pytest.skip("no browser client was built here")
    tree = tmp_path_factory.mktemp("wheel") / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "../built"]
    made = subprocess.run(
        command, cwd=tree, env=os.environ | {"PETTEIA_COMPILE": "0"}, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return next((tree.parent / "built").glob("*.whl"))


def test_a_wheel_carries_the_whole_client(wheel):
    with ZipFile(wheel) as archive:
        carried = {name for name in archive.namelist() if name.startswith("petteia/server/static/")}

    built = {path.relative_to(PLACES[-1]).as_posix() for path in PLACES[-1].rglob("*") if path.is_file()}
    assert carried == {f"petteia/server/static/{name}" for name in built}


def test_an_installed_wheel_serves_the_client(wheel, start_server, tmp_path):
    venv.create(tmp_path / "env", symlinks=True)
    python = tmp_path / "env/bin/python"
    packages = next((tmp_path / "env/lib").glob("python*/site-packages"))
    # What we depend on comes from here, without us: a .pth file found through another one is not read.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--ignore-installed", str(wheel)], check=True)
    server = start_server(python=str(python))

    page = httpx.get(server.url, timeout=60)
    assert page.text.startswith((PLACES[-1] / "index.html").read_text(encoding="utf-8").partition("</head>")[0])
    script = page.text.partition('src="')[2].partition('"')[0]
    assert httpx.get(server.url + script, timeout=60).status_code == 200
