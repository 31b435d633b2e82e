"""Positions in which people play with each other right now."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "in_play",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("key", sa.BigInteger, primary_key=True),
        sa.Column("decisions", sa.Integer, nullable=False),
    )
    op.create_index("in_play_by_key", "in_play", ["key"])
