"""What a server says of itself: lines for a console or JSON for a collector, each with its request and its table."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")  # which request, or socket, this is about
TABLE: ContextVar[str] = ContextVar("table", default="")  # and which table
CONSOLE, JSON = "console", "json"


class Lines(logging.Formatter):
    """Lines that people read."""

    def format(self, record: logging.LogRecord) -> str:
        about = [("request", REQUEST.get()), ("table", TABLE.get())]
        named = "".join(f" {name}={value}" for name, value in about if value)
        return f"{at(record)} {record.levelname} {record.name}:{named} {super().format(record)}"


class Objects(logging.Formatter):
    """An object of JSON on every line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": at(record), "level": record.levelname.lower(), "logger": record.name}
        told |= {"message": record.getMessage(), "request": REQUEST.get(), "table": TABLE.get()}
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode({name: value for name, value in told.items() if value}).decode()


def at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def set_up(form: str) -> None:
    """Say warnings and worse on the standard error, in the form the operator wants."""
    handler = logging.StreamHandler()
    handler.setFormatter(Objects() if form == JSON else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
