"""Secrets stand apart from the other settings, so that a backup can leave them out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO secrets (name, value) SELECT name, value FROM settings WHERE name = 'secret'")
    op.execute("DELETE FROM settings WHERE name = 'secret'")
