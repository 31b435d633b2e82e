"""What people have tried in games they studied."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "trees",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("study", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("nodes", sa.Text, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("trees_by_user", "trees", ["user_id", "study"], unique=True)
