"""Snapshots of positions, when a table must be looked at again, and the end of all sessions of a user."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("snapshot", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("due_at", sa.BigInteger))
    op.execute("UPDATE tables SET due_at = 0 WHERE status = 'running'")  # a server looks at each of them once
    op.create_index("tables_by_due", "tables", ["due_at"])
    with op.batch_alter_table("users") as batch:
        batch.add_column(sa.Column("sessions", sa.Integer, nullable=False, server_default="0"))
