"""Tokens of programs say how far they reach, and end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

YEAR = 365 * 24 * 60 * 60 * 1000


def upgrade() -> None:
    with op.batch_alter_table("tokens") as batch:
        batch.add_column(sa.Column("scope", sa.String(16), nullable=False, server_default="play"))
    op.execute(f"UPDATE tokens SET expires_at = created_at + {YEAR} WHERE expires_at IS NULL")
