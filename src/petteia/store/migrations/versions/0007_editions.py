"""Editions of games' data that people made."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(255), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("saved_at", sa.BigInteger, nullable=False),
    )
    op.create_index("editions_by_user", "editions", ["user_id", "saved_at"])
