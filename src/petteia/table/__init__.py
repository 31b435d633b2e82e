"""A live game: seats, clocks, undo, stand-ins and votes on top of a record. Pure: no clock of its own, no I/O."""

from petteia.table.act import Act
from petteia.table.clock import Clock
from petteia.table.parts import Entry
from petteia.table.refusal import Refused
from petteia.table.seat import Seat
from petteia.table.setup import Setup
from petteia.table.table import Plan, Table
from petteia.table.wish import Wish

__all__ = ["Act", "Clock", "Entry", "Plan", "Refused", "Seat", "Setup", "Table", "Wish"]
