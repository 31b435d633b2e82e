"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ACTS = Counter("petteia_acts", "Acts stored by this process", ["kind"], registry=REGISTRY)
REFUSALS = Counter("petteia_refusals", "Wishes refused", ["code"], registry=REGISTRY)
STORAGE_FAILURES = Counter("petteia_storage_failures", "Writes the database did not do", registry=REGISTRY)
SOCKETS = Gauge("petteia_sockets", "Open sockets", registry=REGISTRY)
LIVE_TABLES = Gauge("petteia_live_tables", "Tables in memory", registry=REGISTRY)
ANSWERS = Histogram("petteia_request_seconds", "From a request to its answer", ["method", "route"], registry=REGISTRY)
WISHES = Histogram("petteia_wish_seconds", "From a wish over a socket to its answer", ["wish"], registry=REGISTRY)
COMMIT = Histogram("petteia_commit_seconds", "From a wish to its safe act", registry=REGISTRY)
THINKING = Histogram("petteia_bot_seconds", "From a bot's turn to its choice", registry=REGISTRY)
