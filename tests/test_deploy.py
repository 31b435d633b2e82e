"""The files in deploy/ are what the tools that read them, and the program they run, understand."""

import importlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from petteia.server.metrics import REGISTRY

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
SETTINGS = (ROOT / "src/petteia/server/settings.py").read_text("utf-8")
FOR_COMPOSE = {"PETTEIA_HOST"}  # read by the proxy, not by us
MOST_EXPOSED = 15  # of systemd's hundred


def test_the_unit_is_sound_and_hardly_exposed(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here")
    unit = tmp_path / "petteia.service"
    unit.write_text((DEPLOY / "petteia.service").read_text().replace("/opt/petteia/bin/petteia", "/bin/true"))
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", unit]
    rated = subprocess.run(command, capture_output=True, text=True, check=False)
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)

    assert rated.returncode == 0, rated.stdout
    assert "petteia.service" not in checked.stderr, checked.stderr


def test_compose_runs_a_server_a_worker_a_database_and_a_proxy():
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))

    assert set(made["services"]) == {"server", "worker", "database", "proxy"}
    assert all("ports" not in service for name, service in made["services"].items() if name != "proxy")
    for name in ("server", "worker"):
        assert made["services"][name]["read_only"]
        assert made["services"][name]["cap_drop"] == ["ALL"]
    known = subprocess.run(["docker", "compose", "version"], capture_output=True, check=False) if docker() else None
    if known is not None and known.returncode == 0:
        command = ["docker", "compose", "-f", DEPLOY / "compose.yaml", "config", "--quiet"]
        filled = os.environ | {"POSTGRES_PASSWORD": "x", "PETTEIA_HOST": "example.org"}
        done = subprocess.run(command, env=filled, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def docker():
    return shutil.which("docker")


def test_every_setting_named_in_deploy_is_one():
    named = {name for file in DEPLOY.iterdir() for name in re.findall(r"PETTEIA_[A-Z_]+", file.read_text("utf-8"))}

    assert named - FOR_COMPOSE
    assert [name for name in named - FOR_COMPOSE if f'"{name}"' not in SETTINGS] == []


def test_every_figure_named_in_alerts_and_dashboard_is_one():
    known = {metric.name for metric in REGISTRY.collect()}
    expressions = [rule["expr"] for group in alerts()["groups"] for rule in group["rules"]]
    panels = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))["panels"]
    expressions += [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for text in expressions for name in re.findall(r"petteia_[a-z_]+", text)}

    assert {re.sub("_(bucket|total)$", "", name) for name in named} <= known
    assert len(expressions) > 10


def alerts():
    return yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))


def test_prometheus_understands_the_alerts():
    if shutil.which("promtool") is None:
        pytest.skip("no promtool here")
    subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yml"], check=True)


def test_the_image_copies_what_is_there_and_runs_commands_there_are():
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    copied = [word for line in lines if line.startswith("COPY") and "--from" not in line for word in line.split()[1:-1]]
    started = {words[0] for line in lines for words in [re.findall(r'"petteia", "([a-z-]+)"', line)] if words}

    assert [path for path in copied if not (ROOT / path).exists()] == []
    for command in started:
        assert importlib.import_module(f"petteia.cli.{command}")
    assert "USER petteia" in lines
