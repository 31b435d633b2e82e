"""Records people study, and what was found out about games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "studied",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
